//! Everything that one seat may know when it has to act. Bots and outside programs decide from it.

use std::sync::Arc;

use roshambo_rules::{Recall, Seat, Viewer};
use serde::Serialize;

use crate::driver::{Driver, NumberedEvent};
use crate::move_list::MoveList;
use crate::registry::AnyView;

/// What one seat knows of a game. It is made of a view and redacted events, so nothing hidden can be
/// read from it. It owns all its parts and can be sent to another thread.
///
/// As JSON, without its events, it is the question to an outside program (`docs/outside-players.md`).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Observation {
    /// Whose knowledge it is.
    pub seat: Seat,
    /// What the seat may know of the present, with everything that it was ever shown.
    pub view: AnyView,
    /// Its legal moves.
    pub legal: MoveList,
    /// What the seat may know of the past, with everything that it was ever shown. The driver and
    /// all observations of the seat share this list.
    #[serde(skip)]
    pub events: Arc<Vec<NumberedEvent>>,
}

impl Observation {
    /// What a seat may know of a game now.
    pub fn of(driver: &dyn Driver, seat: Seat) -> Observation {
        Observation {
            seat,
            view: driver.view(Viewer::Seat(seat), Recall::Memory),
            legal: driver.legal(seat),
            events: driver.history(seat),
        }
    }
}
