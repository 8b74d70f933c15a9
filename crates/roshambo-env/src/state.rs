//! A state of any game, played by actions or by moves in notation. Its user supplies chance.

use std::fmt;
use std::sync::Arc;

use roshambo_rules::{Awaits, Dice, Game, GameOptions, Outcome, Recall, Sampler, Seat, Seats, Viewer};
use roshambo_table::{AnyView, GameId, MoveError, MoveList, Observation, RegisteredGame, Stream, with_game};

use crate::action::Action;
use crate::encode::Encode;
use crate::env::{check_length, check_viewer};
use crate::error::EnvError;
use crate::play::{Play, PlayBuffers};
use crate::spec::Spec;

/// A full state of any game. Only code that may know everything holds one.
pub struct GameState {
    play: Box<dyn AnyPlay>,
    spec: Spec,
}

impl GameState {
    /// A new game, before any input.
    pub fn new(game: GameId, seats: u8, options: &[(String, String)]) -> Result<GameState, EnvError> {
        let seats = table_seats(game, seats)?;
        with_game!(game, G => {
            Ok(GameState::of(Play::new(G::new(seats, &chosen_options::<G>(seats, options)?))))
        })
    }

    pub(crate) fn of<G: Encode>(play: Play<G>) -> GameState {
        let spec = Spec::of::<G>(play.game.seats());
        GameState { play: Box::new(play), spec }
    }

    /// Some state that fits a view with [`Recall::Memory`]. Its tensor for the viewer is the tensor of
    /// the true state, so this is how a bot encodes what it sees.
    pub fn of_view(view: &AnyView) -> GameState {
        with_game!(view.game(), G => match G::view_of(view) {
            Some(view) => GameState::of(Play::new(<G as Game>::Sampler::new(view).sample(&mut FirstOfAll))),
            None => unreachable!("a view is a view of its game"),
        })
    }

    /// The game, its seats, and the sizes of masks and tensors.
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// What the game waits for.
    pub fn awaits(&self) -> Awaits {
        self.play.awaits()
    }

    /// The seat that decides now: whose turn it is, or the first one that has not sealed its decision.
    pub fn player(&self) -> Option<Seat> {
        self.awaits().seats().first()
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// The legal actions of a seat in rising order; none if the seat may not act now.
    pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.awaits().seats().contains(seat) {
            self.play.list_actions(seat, &mut actions);
            actions.sort_unstable();
        }
        actions
    }

    /// Makes an action of a seat that may act now. Returns the move in notation, if the action completes
    /// one.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Option<String>, EnvError> {
        self.play.apply(seat, action)
    }

    /// Makes a move in notation. Choices that the seat has made of a factored move are dropped.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<(), EnvError> {
        self.play.play(seat, text)
    }

    /// The actions that make a move in notation, in order.
    pub fn actions_of(&self, seat: Seat, text: &str) -> Result<Vec<Action>, EnvError> {
        self.play.actions_of(seat, text)
    }

    /// The number of choices that a seat has made of a factored move.
    pub fn choices_made(&self, seat: Seat) -> usize {
        if self.spec.seats.all().contains(seat) { self.play.choices_made(seat) } else { 0 }
    }

    /// The cards of the awaited deck in canonical order; empty unless a deck is awaited.
    pub fn awaited_deck(&self) -> Vec<String> {
        self.play.awaited_deck()
    }

    /// Deals the awaited deck, given as cards with one space between them, top first.
    pub fn deal(&mut self, cards: &str) -> Result<(), EnvError> {
        self.play.deal(cards)
    }

    /// Shuffles and deals the awaited deck. Returns its cards, top first; empty if no deck is awaited.
    pub fn deal_shuffled(&mut self, dice: &mut Stream) -> Vec<String> {
        let mut cards = self.awaited_deck();
        if cards.is_empty() {
            return cards;
        }
        dice.shuffle(&mut cards);
        let dealt = self.deal(&cards.join(" "));
        debug_assert_eq!(dealt, Ok(()), "a shuffled deck is dealt");
        cards
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.play.view(viewer, recall)
    }

    /// What a bot at this seat gets for its decision. It has no events, because a state has no past; in a
    /// whole game, the observation of a `Table` lets bots infer more.
    pub fn observation(&self, seat: Seat) -> Observation {
        let view = self.view(Viewer::Seat(seat), Recall::Memory);
        let legal = match self.awaits().seats().contains(seat) {
            true => self.play.legal(seat),
            false => MoveList::NONE,
        };
        Observation { seat, view, legal, events: Arc::default() }
    }

    /// Writes the tensor of a seat.
    pub fn write_tensor(&self, viewer: Seat, tensor: &mut [f32]) -> Result<(), EnvError> {
        check_length("tensor", tensor.len(), self.spec.tensor)?;
        check_viewer(&self.spec, viewer)?;
        self.play.encode(viewer, tensor);
        Ok(())
    }

    /// Writes which actions are legal for a seat.
    pub fn write_mask(&self, seat: Seat, mask: &mut [bool]) -> Result<(), EnvError> {
        check_length("mask", mask.len(), self.spec.actions)?;
        mask.fill(false);
        for action in self.legal_actions(seat) {
            mask[action.index()] = true;
        }
        Ok(())
    }

    /// A random state that a seat cannot distinguish from this one: hidden cards, items and sealed
    /// decisions are drawn again. Choices that other seats have made of a factored move are dropped: nobody
    /// else knows of them.
    pub fn resample(&self, viewer: Seat, dice: &mut Stream) -> Result<GameState, EnvError> {
        check_viewer(&self.spec, viewer)?;
        Ok(GameState { play: self.play.resample(viewer, dice), spec: self.spec })
    }
}

impl Clone for GameState {
    fn clone(&self) -> GameState {
        GameState { play: self.play.boxed(), spec: self.spec }
    }
}

impl fmt::Debug for GameState {
    /// Does not show the state, which contains hidden cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameState").field("spec", &self.spec).field("awaits", &self.awaits()).finish()
    }
}

/// The number of seats, if the game can be played by so many.
pub(crate) fn table_seats(game: GameId, seats: u8) -> Result<Seats, EnvError> {
    game.seats(seats).ok_or(EnvError::Seats { game, seats })
}

/// The options of a game, from their texts.
pub(crate) fn chosen_options<G: Game>(
    seats: Seats,
    options: &[(String, String)],
) -> Result<G::Options, EnvError> {
    let mut chosen = G::Options::default();
    for (name, value) in options {
        chosen.set(seats, name, value)?;
    }
    Ok(chosen)
}

/// Always the first possibility. Any state that fits a view has the same tensor.
struct FirstOfAll;

impl Dice for FirstOfAll {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// A play of any kind of game.
trait AnyPlay: Send + Sync {
    fn awaits(&self) -> Awaits;
    fn outcome(&self) -> Option<Outcome>;
    fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>);
    fn legal(&self, seat: Seat) -> MoveList;
    fn apply(&mut self, seat: Seat, action: Action) -> Result<Option<String>, EnvError>;
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), EnvError>;
    fn actions_of(&self, seat: Seat, text: &str) -> Result<Vec<Action>, EnvError>;
    fn choices_made(&self, seat: Seat) -> usize;
    fn awaited_deck(&self) -> Vec<String>;
    fn deal(&mut self, cards: &str) -> Result<(), EnvError>;
    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView;
    fn encode(&self, viewer: Seat, tensor: &mut [f32]);
    fn resample(&self, viewer: Seat, dice: &mut Stream) -> Box<dyn AnyPlay>;
    fn boxed(&self) -> Box<dyn AnyPlay>;
}

impl<G: Encode> AnyPlay for Play<G> {
    fn awaits(&self) -> Awaits {
        self.game.awaits()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        Play::list_actions(self, seat, &mut PlayBuffers::default(), actions);
    }

    fn legal(&self, seat: Seat) -> MoveList {
        if let Some(form) = self.game.unlisted(seat) {
            return MoveList::Unlisted { form };
        }
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        MoveList::Listed(texts)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Option<String>, EnvError> {
        let mv = self.check_and_apply(seat, action, &mut PlayBuffers::default())?;
        Ok(mv.map(|mv| mv.to_string()))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), EnvError> {
        self.game.check_seat(seat).map_err(EnvError::refused)?;
        self.play_move(seat, parsed::<G>(text)?)
    }

    fn actions_of(&self, seat: Seat, text: &str) -> Result<Vec<Action>, EnvError> {
        G::actions_of(seat, parsed::<G>(text)?).ok_or_else(|| EnvError::NoAction { text: text.to_owned() })
    }

    fn choices_made(&self, seat: Seat) -> usize {
        Play::choices_made(self, seat)
    }

    fn awaited_deck(&self) -> Vec<String> {
        let mut cards = Vec::new();
        self.game.awaited_deck(&mut cards);
        cards.iter().map(ToString::to_string).collect()
    }

    fn deal(&mut self, cards: &str) -> Result<(), EnvError> {
        if self.game.awaits() != Awaits::Deck {
            return Err(EnvError::refused(roshambo_rules::DeckError::NotAwaited));
        }
        let order: Result<Vec<G::Card>, _> = cards.split(' ').map(str::parse).collect();
        let order = order.map_err(|error| EnvError::refused(MoveError::malformed(&error)))?;
        self.game.shuffle(&order).map_err(EnvError::refused)?;
        Ok(())
    }

    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.game.view(viewer, recall).into()
    }

    fn encode(&self, viewer: Seat, tensor: &mut [f32]) {
        Play::encode(self, viewer, tensor);
    }

    fn resample(&self, viewer: Seat, dice: &mut Stream) -> Box<dyn AnyPlay> {
        Box::new(Play::resample(self, viewer, dice))
    }

    fn boxed(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }
}

fn parsed<G: Game>(text: &str) -> Result<G::Move, EnvError> {
    text.parse().map_err(|error| EnvError::refused(MoveError::malformed(&error)))
}
