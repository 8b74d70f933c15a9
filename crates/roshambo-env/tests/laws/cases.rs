//! The cases, and a game that a state and a driver play together.

use roshambo_env::{Action, GameState};
use roshambo_rules::{Awaits, Dice, Seat};
use roshambo_table::{Driver, GameId, Stream, open};

pub(crate) struct Case {
    pub(crate) game: GameId,
    pub(crate) seats: u8,
    pub(crate) options: Vec<(String, String)>,
}

/// Options that change what a state contains. Every game also has a case without options.
const OPTIONS: &[(GameId, &[(&str, &str)])] = &[
    (GameId::Paws, &[("opening", "2"), ("comeback", "once"), ("jokers", "two")]),
    (GameId::PawsQuick, &[("opening", "1"), ("games", "3"), ("help", "on"), ("token", "game")]),
    (GameId::PawsQuick, &[("games", "2"), ("help", "off"), ("comeback", "always")]),
    (GameId::Ninjan, &[("triple", "paper")]),
    (GameId::Kanobu, &[("opening", "2"), ("draw", "free"), ("answer", "keeps-turn")]),
    (GameId::Tsuefa, &[("variant", "pro")]),
    (GameId::Tsuefa, &[("items", "1-1-8"), ("quiet", "30")]),
];

/// Calls `check` with each game and number of seats, without options and with the options above.
pub(crate) fn each_case(mut check: impl FnMut(&Case)) {
    for game in GameId::ALL {
        let info = game.info();
        let options = OPTIONS.iter().filter(|(of, _)| *of == game).map(|(_, options)| *options);
        for options in std::iter::once(&[][..]).chain(options) {
            for seats in info.min_seats..=info.max_seats {
                let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
                check(&Case { game, seats, options: options.collect() });
            }
        }
    }
}

pub(crate) struct Random(fastrand::Rng);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }
}

impl Dice for Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

/// A state and a driver of the same game.
pub(crate) struct Table {
    pub(crate) state: GameState,
    pub(crate) driver: Box<dyn Driver>,
    pub(crate) dice: Random,
    decks: Stream,
    /// By seat: the actions since its last whole move.
    pub(crate) chosen: Vec<Vec<Action>>,
}

impl Table {
    pub(crate) fn new(case: &Case, seed: u64) -> Table {
        let state = GameState::new(case.game, case.seats, &case.options).unwrap();
        let driver = open(case.game, state.spec().seats, &case.options).unwrap();
        Table {
            state,
            driver,
            dice: Random::new(seed),
            decks: Stream::of_text(&format!("decks {seed}")),
            chosen: vec![Vec::new(); case.seats.into()],
        }
    }

    /// Deals awaited decks. Returns whether a seat has to decide.
    pub(crate) fn deal_or_end(&mut self) -> bool {
        while self.state.awaits() == Awaits::Deck {
            let cards = self.state.deal_shuffled(&mut self.decks);
            self.driver.deal(&cards.join(" ")).unwrap();
        }
        assert_eq!(self.state.awaits(), self.driver.awaits());
        self.state.awaits() != Awaits::Over
    }

    /// The seat that decides.
    pub(crate) fn seat(&self) -> Seat {
        self.state.player().unwrap()
    }

    /// Makes an action, and the move that it completes.
    pub(crate) fn act(&mut self, action: Action) {
        let seat = self.seat();
        self.chosen[seat.index()].push(action);
        if let Some(text) = self.state.apply(seat, action).unwrap() {
            self.driver.play(seat, &text).unwrap();
            self.chosen[seat.index()].clear();
        }
    }
}
