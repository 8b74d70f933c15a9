//! What the clocks of a table need while the table is not in memory.

use std::time::Duration;

use roshambo_rules::Seat;

/// The clocks of a table that was evicted. A few bytes instead of a whole table.
#[derive(Debug)]
pub(crate) struct SleepingClocks {
    /// The people who are to act, since when, and the length of the log after their previous decision.
    pub(super) waiting: Box<[(Seat, u64, Duration)]>,
    /// Since when the game is paused.
    pub(super) paused_since: Option<Duration>,
    /// When the table was evicted.
    pub(crate) since: Duration,
}
