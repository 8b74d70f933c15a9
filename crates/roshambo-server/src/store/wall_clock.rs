//! The calendar as callers see it. A store does not read the clock of the machine, because a test may use a different
//! one.

use std::time::Instant;

use crate::time::Millis;

/// The last calendar time that a caller has passed, and when.
#[derive(Debug, Default)]
pub(super) struct WallClock(Option<(Millis, Instant)>);

impl WallClock {
    /// A caller says that it is this time now.
    pub(super) fn set(&mut self, now: Millis) {
        self.0 = Some((now, Instant::now()));
    }

    /// The time now; `None` if no caller has passed one.
    pub(super) fn now(&self) -> Option<Millis> {
        self.0.map(|(then, at)| then.saturating_add(at.elapsed().as_millis() as Millis))
    }
}
