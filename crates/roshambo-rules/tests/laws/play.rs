//! Random games with a journal of their inputs, and the laws about journals and cards.

use roshambo_rules::{Awaits, Dice, Game, GameOptions, Seat, Seats};

use super::{commute, legality, sampling};

/// A game with a number of seats and options.
pub struct Case<G: Game> {
    pub seats: Seats,
    pub options: G::Options,
}

impl<G: Game> Case<G> {
    pub fn new(seats: u8, options: &[(&str, &str)]) -> Case<G> {
        let seats = Seats::new(seats).unwrap();
        let mut chosen = G::Options::default();
        for (name, value) in options {
            chosen.set(seats, name, value).unwrap();
        }
        Case { seats, options: chosen }
    }

    pub fn start(&self) -> G {
        G::new(self.seats, &self.options)
    }
}

/// An input to a game.
pub enum Input<G: Game> {
    Deck(Vec<G::Card>),
    Move(Seat, G::Move),
}

impl<G: Game> Clone for Input<G> {
    fn clone(&self) -> Self {
        match self {
            Input::Deck(order) => Input::Deck(order.clone()),
            Input::Move(seat, mv) => Input::Move(*seat, *mv),
        }
    }
}

/// How many times each law was tested.
#[derive(Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub plies: u64,
    pub samples: u64,
    /// Samples that differ from the true state, because something was hidden.
    pub different: u64,
    pub illegal_texts: u64,
    pub legal_texts: u64,
    pub commuted: u64,
    /// Plies with several undrawn cards, and those of them at which reshuffling changed their order.
    pub undrawn: u64,
    pub reshuffled: u64,
    /// Plies at which a viewer could not distinguish two different games.
    pub indistinguishable: u64,
}

impl Tally {
    pub fn assert_that_every_law_was_tested(&self) {
        assert!(self.plies > 0 && self.samples > 0, "{self:?}");
        assert!(self.different * 2 > self.samples, "samples rarely differ from the true state: {self:?}");
        assert!(self.illegal_texts > 0 && self.legal_texts > 0, "{self:?}");
        assert!(self.indistinguishable > self.games, "{self:?}");
        assert!(self.reshuffled * 10 >= self.undrawn * 9, "{self:?}");
    }

    /// Whether enough random games were played: as many as `ROSHAMBO_LAW_GAMES` says, by default 2,000, or fewer of a game
    /// with many plies, so that every case is tested about as thoroughly.
    pub fn is_complete(&self) -> bool {
        match variable("ROSHAMBO_LAW_GAMES") {
            Some(games) => self.games >= games,
            None => self.games >= 2000 || self.plies >= 150_000,
        }
    }
}

pub fn seed() -> u64 {
    variable("ROSHAMBO_LAW_SEED").unwrap_or(1)
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

pub struct Random(fastrand::Rng);

pub fn dice(seed: u64) -> Random {
    Random(fastrand::Rng::with_seed(seed))
}

impl Dice for Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

/// More plies than any game has.
const MOST_PLIES: usize = 100_000;
/// The expensive laws are checked at about one of this number of plies.
const PLIES_PER_CLOSE_CHECK: u32 = 24;

/// Plays one random game and checks the laws at each ply.
pub fn random_game<G: Game>(case: &Case<G>, dice: &mut Random, tally: &mut Tally) -> Vec<Input<G>> {
    let mut game = case.start();
    let mut journal = Vec::new();
    let mut deck_of_the_game: Option<Vec<G::Card>> = None;
    loop {
        assert!(journal.len() < MOST_PLIES, "every game ends");
        assert_eq!(game.outcome().is_some(), game.awaits() == Awaits::Over);
        cards_are_conserved(&game, &mut deck_of_the_game);
        tally.plies += 1;
        let closely = dice.below(PLIES_PER_CLOSE_CHECK) == 0 || journal.len() < 3;
        if closely {
            sampling::samples_are_consistent_with_the_view(&game, dice, tally);
            sampling::reshuffling_undrawn_cards_changes_no_view(&game, dice, tally);
        }
        let input = match game.awaits() {
            Awaits::Over => return journal,
            Awaits::Deck => {
                let mut order = Vec::new();
                game.awaited_deck(&mut order);
                assert!(order.is_sorted(), "the awaited deck is listed in canonical order");
                dice.shuffle(&mut order);
                Input::Deck(order)
            }
            awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                let seats = awaits.seats();
                let seat = dice.pick(&seats.iter().collect::<Vec<_>>());
                legality::only_awaited_seats_may_act(&game);
                legality::listed_moves_are_legal(&game, seat, closely);
                if closely {
                    legality::listed_moves_are_equally_likely(&game, seat);
                    legality::legal_texts_are_listed(&game, seat, dice, tally);
                    commute::sealed_decisions_commute(&game, dice, tally);
                }
                Input::Move(seat, game.sample_move(seat, dice, &mut Vec::new()))
            }
        };
        apply(&mut game, &input);
        journal.push(input);
    }
}

/// Applies an input with all checks.
pub fn apply<G: Game>(game: &mut G, input: &Input<G>) -> Vec<G::Event> {
    match input {
        Input::Deck(order) => game.shuffle(order).unwrap(),
        Input::Move(seat, mv) => game.play(*seat, *mv).unwrap_or_else(|error| panic!("{seat} {mv}: {error}")),
    }
}

/// The same inputs give the same states and events, also if every input is parsed from its text.
pub fn replay_gives_an_equal_state<G: Game>(case: &Case<G>, journal: &[Input<G>]) {
    let (mut direct, mut by_text) = (case.start(), case.start());
    for input in journal {
        let events = apply(&mut direct, input);
        let parsed = match input {
            Input::Deck(order) => {
                Input::Deck(order.iter().map(|card| card.to_string().parse().unwrap()).collect())
            }
            Input::Move(seat, mv) => Input::Move(*seat, mv.to_string().parse().unwrap()),
        };
        assert_eq!(apply(&mut by_text, &parsed), events);
        assert_eq!(by_text, direct);
    }
    assert_eq!(direct.awaits(), Awaits::Over);
}

/// From the first deal on, the game always has the same cards.
fn cards_are_conserved<G: Game>(game: &G, deck: &mut Option<Vec<G::Card>>) {
    if game.awaits() == Awaits::Deck && deck.is_none() {
        let mut cards = Vec::new();
        game.awaited_deck(&mut cards);
        *deck = Some(cards);
        return;
    }
    if let Some(deck) = deck {
        let mut cards = Vec::new();
        game.all_cards(&mut cards);
        cards.sort_unstable();
        assert!(cards == *deck, "cards were lost or added: {} instead of {}", cards.len(), deck.len());
    }
}
