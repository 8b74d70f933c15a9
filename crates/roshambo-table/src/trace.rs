//! The lines of `roshambo replay --trace` and `--view`: one JSON object per ply, for programs that check
//! the rules from outside. The format is fixed.

use std::collections::BTreeMap;

use roshambo_rules::{Awaits, Outcome, Recall, Viewer};
use serde::Serialize;

use crate::driver::{Driver, NumberedEvent};
use crate::move_list::MoveList;
use crate::registry::AnyView;

/// A line of `roshambo replay --trace`.
#[derive(Clone, Debug, Serialize)]
pub struct TraceLine {
    ply: u64,
    chance: Option<&'static str>,
    legal: BTreeMap<u8, MoveList>,
    outcome: Option<Outcome>,
}

impl TraceLine {
    /// The state of a game after `ply` entries of its record.
    pub fn new(ply: u64, game: &dyn Driver) -> TraceLine {
        let awaits = game.awaits();
        TraceLine {
            ply,
            chance: (awaits == Awaits::Deck).then_some("deck"),
            legal: awaits.seats().iter().map(|seat| (seat.number(), game.legal(seat))).collect(),
            outcome: game.outcome(),
        }
    }
}

/// A line of `roshambo replay --view`.
#[derive(Clone, Debug, Serialize)]
pub struct ViewLine {
    ply: u64,
    view: AnyView,
    events: Vec<NumberedEvent>,
    legal: MoveList,
}

impl ViewLine {
    /// What one viewer gets after `ply` entries: the view, the events since number `from`, and the
    /// viewer's legal moves.
    pub fn new(ply: u64, game: &dyn Driver, from: u64, viewer: Viewer, recall: Recall) -> ViewLine {
        ViewLine {
            ply,
            view: game.view(viewer, recall),
            events: game.events_for(from..game.events(), viewer, recall),
            legal: viewer.seat().map_or(MoveList::NONE, |seat| game.legal(seat)),
        }
    }
}
