//! The load generator: many tables, one client for each seat, random moves, every message checked.
//!
//! Each thread has its own runtime and its own tables; one task drives all sockets of a table. So the
//! hot path takes no lock that anybody else wants, and copies nothing that it does not keep.

mod drive;
mod follow;
mod limit;
mod player;
mod records;
mod report;
mod run;
mod seals;
mod setup;
mod tally;
mod wrong;

pub use follow::{Follow, Sent, Step};
pub use limit::raise_open_files;
pub use records::check_record;
pub use report::Report;
pub use run::run;
pub use tally::{Finished, Tally};
pub use wrong::Wrong;

use std::time::Duration;

/// What is played, how fast and for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the server is.
    pub url: String,
    /// Which game.
    pub game: String,
    /// How many seats each table has; a client sits at each.
    pub seats: u8,
    /// The level of bots at all seats but the first, instead of clients.
    pub bots: Option<String>,
    /// How many tables.
    pub tables: usize,
    /// For how long is measured.
    pub time: Duration,
    /// For how long is played before that.
    pub warmup: Duration,
    /// How many moves a second in all; as many as possible, if not given.
    pub rate: Option<f64>,
    /// Whether to fall silent after a few moves.
    pub idle: bool,
    /// Of a hundred finished games so many are fetched and verified.
    pub check_records: u8,
    /// On how many threads.
    pub threads: usize,
    /// Whence the moves follow.
    pub seed: u64,
}
