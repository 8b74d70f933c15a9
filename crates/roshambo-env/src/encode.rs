//! What a game must provide to be an environment.

use std::fmt;

use roshambo_rules::Seat;
use roshambo_table::{AnyView, RegisteredGame};

use crate::action::Action;
use crate::tensor::Sink;

/// A game with a fixed encoding of its moves and views as numbers.
///
/// A registered game that does not implement this trait does not compile: every function of this crate
/// that takes a [`GameId`](roshambo_table::GameId) dispatches over all games.
pub trait Encode: RegisteredGame<View: Into<AnyView>> {
    /// The number of actions, for every number of seats and all options.
    const ACTIONS: usize;

    /// The choices that a seat has made of a factored move. Only that seat knows them.
    type Choices: Choices;

    /// Appends the legal actions of a seat that may act now, each once. `moves` is a buffer that the
    /// caller reuses.
    fn list_actions(
        &self,
        seat: Seat,
        choices: &Self::Choices,
        moves: &mut Vec<Self::Move>,
        actions: &mut Vec<Action>,
    );

    /// Makes a legal action. Returns the move if the action completes one; otherwise `choices` has one
    /// choice more. Complete choices are emptied.
    fn choose(&self, seat: Seat, choices: &mut Self::Choices, action: Action) -> Option<Self::Move>;

    /// The actions that make a move, in order. Only a factored move needs more than one. `None` for a
    /// text that is in the notation but is never a legal move, such as a step by two squares.
    fn actions_of(seat: Seat, mv: Self::Move) -> Option<Vec<Action>>;

    /// The text of an action: the notation of the move, or a short text for a choice of a factored
    /// move. `action` is below [`ACTIONS`](Self::ACTIONS).
    fn action_text(seat: Seat, action: Action) -> String;

    /// Writes what a seat may know. Calls [`Sink::field`] for the same fields in the same order in
    /// every state with the same number of seats.
    fn encode(&self, viewer: Seat, choices: &Self::Choices, out: &mut impl Sink);
}

/// The choices that a seat has made of a factored move.
pub trait Choices: Copy + Default + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The number of choices made.
    fn made(&self) -> usize;
}

/// A game without factored moves.
impl Choices for () {
    fn made(&self) -> usize {
        0
    }
}
