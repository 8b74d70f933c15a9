//! All that one seat may know when it is asked to act: what players outside the rules get to see.

use roshambo_rules::{Recall, Seat, Viewer};
use serde::Serialize;

use crate::driver::{Driver, NumberedEvent};
use crate::registry::AnyView;

/// One seat's sight of a game. It is made of a view, so nothing hidden can be read off it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Observation {
    /// Who looks.
    pub seat: Seat,
    /// What it may know of the present, nothing forgotten.
    pub view: AnyView,
    /// Its legal moves, sorted; one placeholder where they are too many to list.
    pub legal: Vec<String>,
    /// What it may know of what happened, nothing forgotten.
    #[serde(skip)]
    pub told: Vec<NumberedEvent>,
}

impl Observation {
    /// What a seat may know of a game now.
    pub fn of(driver: &dyn Driver, seat: Seat) -> Observation {
        let viewer = Viewer::Seat(seat);
        Observation {
            seat,
            view: driver.view(viewer, Recall::Memory),
            legal: driver.legal(seat),
            told: driver.events_for(0..driver.events(), viewer, Recall::Memory),
        }
    }
}
