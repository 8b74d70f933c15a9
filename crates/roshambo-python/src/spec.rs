//! What the numbers of an environment mean: actions, and the fields of a tensor.

use pyo3::prelude::*;
use roshambo_env::{Action, action_count, action_text, fields, tensor_len};
use roshambo_rules::{Seat, Seats};
use roshambo_table::GameId;

use crate::errors::Failure;

/// A run of values in a tensor.
#[pyclass(frozen, get_all, eq, module = "roshambo")]
#[derive(PartialEq)]
pub(crate) struct Field {
    /// The name, unique in the tensor.
    name: &'static str,
    /// The index of the first value.
    offset: usize,
    /// The number of values.
    length: usize,
    /// What the values mean.
    about: &'static str,
}

#[pymethods]
impl Field {
    fn __repr__(&self) -> String {
        format!("Field({:?}, offset={}, length={})", self.name, self.offset, self.length)
    }
}

/// The fields of a tensor, in order.
pub(crate) fn tensor_fields(game: GameId, seats: Seats) -> Vec<Field> {
    let own = fields(game, seats).into_iter();
    own.map(|field| Field { name: field.name, offset: field.offset, length: field.len, about: field.about })
        .collect()
}

/// The number of values of a tensor.
pub(crate) fn tensor_size(game: GameId, seats: Seats) -> usize {
    tensor_len(game, seats)
}

/// The action with this index.
pub(crate) fn action(game: GameId, index: i64) -> Result<Action, Failure> {
    let count = action_count(game);
    let error = roshambo_env::EnvError::NoSuchAction { action: index, count };
    Action::checked(index, count).ok_or_else(|| Failure::from(error))
}

/// The text of an action of a player.
pub(crate) fn text(game: GameId, seat: Seat, index: i64) -> Result<String, Failure> {
    Ok(action_text(game, seat, action(game, index)?).unwrap_or_default())
}

/// The seat of a player. Players are counted from 0, as in arrays; seats from 1, as at a table.
pub(crate) fn player_seat(seats: Seats, player: i64) -> Result<Seat, Failure> {
    let index = usize::try_from(player).ok().filter(|index| *index < seats.count());
    index.map(Seat::new).ok_or_else(|| Failure::no_such_player(player, seats.count()))
}
