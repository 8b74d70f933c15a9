//! What applying a log entry changed, for the messages that tell clients about it.

use std::ops::Range;

use crate::log_entry::LogEntry;
use crate::protocol::{Opened, Seal};

/// A log entry that was applied, and what it changed.
pub(crate) struct Step {
    pub(crate) entry: LogEntry,
    pub(crate) effect: Effect,
}

/// What log entries changed.
#[derive(Debug, Default)]
pub(crate) struct Effect {
    /// The numbers of the game's new events.
    pub(crate) events: Range<u64>,
    /// The seal of a sealed decision that was made.
    pub(crate) seal: Option<Seal>,
    /// Seals that were opened.
    pub(crate) opened: Vec<Opened>,
    /// Whether the game changed.
    pub(crate) game: bool,
    /// Whether seats or status changed.
    pub(crate) table: bool,
    /// Whether clients must forget the game that they show, so that they get the whole table again.
    pub(crate) restart: bool,
}

impl Effect {
    /// An effect on seats or status.
    pub(super) fn table() -> Effect {
        Effect { table: true, ..Effect::default() }
    }

    /// Combines this effect with that of the next entry.
    pub(crate) fn add(&mut self, next: Effect) {
        if self.events.is_empty() {
            self.events = next.events;
        } else if !next.events.is_empty() {
            self.events.end = next.events.end;
        }
        self.seal = self.seal.take().or(next.seal);
        self.opened.extend(next.opened);
        self.game |= next.game;
        self.table |= next.table;
        self.restart |= next.restart;
    }
}
