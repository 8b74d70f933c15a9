//! The sizes of an environment, and what its numbers mean.

use roshambo_rules::{Game, Seat, Seats};
use roshambo_table::{GameId, with_game};

use crate::action::Action;
use crate::encode::Encode;
use crate::tensor::{Describer, Field};

/// The sizes of an environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The game.
    pub game: GameId,
    /// The number of seats.
    pub seats: Seats,
    /// The number of actions: the length of a mask.
    pub actions: usize,
    /// The number of values of a tensor.
    pub tensor: usize,
}

impl Spec {
    pub(crate) fn of<G: Encode>(seats: Seats) -> Spec {
        Spec { game: G::GAME, seats, actions: G::ACTIONS, tensor: describe::<G>(seats).len() }
    }
}

/// The number of actions of a game. It does not depend on seats and options.
pub fn action_count(game: GameId) -> usize {
    with_game!(game, G => G::ACTIONS)
}

/// The text of an action; `None` if the game has no such action. In Tsu-e-fa! it depends on the seat,
/// because actions are relative to the own side of the board.
pub fn action_text(game: GameId, seat: Seat, action: Action) -> Option<String> {
    with_game!(game, G => (action.index() < G::ACTIONS).then(|| G::action_text(seat, action)))
}

/// The fields of a tensor, in order.
pub fn fields(game: GameId, seats: Seats) -> Vec<Field> {
    with_game!(game, G => describe::<G>(seats).fields)
}

/// The number of values of a tensor.
pub fn tensor_len(game: GameId, seats: Seats) -> usize {
    with_game!(game, G => describe::<G>(seats).len())
}

fn describe<G: Encode>(seats: Seats) -> Describer {
    let mut describer = Describer::default();
    G::new(seats, &<G as Game>::Options::default()).encode(
        Seat::FIRST,
        &G::Choices::default(),
        &mut describer,
    );
    describer
}
