//! The load generator: plays many tables with one client for each seat and random moves, and checks every message.
//!
//! Each thread has its own runtime and its own tables, and one task drives all sockets of a table. So the hot path
//! takes no contended lock, and copies only what it keeps.

mod metrics;
mod open_files;
mod player;
mod records;
mod report;
mod run;
mod seals;
mod setup;
mod step_tracker;
mod table_task;
mod violation;

pub use metrics::{FinishedGame, Metrics};
pub use open_files::raise_open_files;
pub use records::check_record;
pub use report::LoadReport;
pub use run::run;
pub use step_tracker::{SentMove, Step, StepTracker};
pub use violation::ProtocolViolation;

use std::time::Duration;

/// What to play, how fast and for how long.
#[derive(Clone, Debug)]
pub struct LoadConfig {
    /// The addresses of the server, or of several nodes. The clients of a table are at different ones.
    pub urls: Vec<String>,
    /// The id of the game.
    pub game: String,
    /// The number of seats of each table. Each has a client.
    pub seats: u8,
    /// The level of bots at all seats but the first, instead of clients.
    pub bots: Option<String>,
    /// The number of tables.
    pub tables: usize,
    /// The time to measure.
    pub time: Duration,
    /// The time to play before measuring.
    pub warmup: Duration,
    /// Moves per second of all tables together. As many as possible if not given.
    pub rate: Option<f64>,
    /// Whether to make only a few moves and then stay connected.
    pub idle: bool,
    /// The percentage of finished games whose records are fetched and verified.
    pub check_records: u8,
    /// The number of threads.
    pub threads: usize,
    /// The seed of the random moves.
    pub seed: u64,
}
