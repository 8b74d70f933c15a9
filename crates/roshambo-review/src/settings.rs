//! What a review is asked to do, and how it reports its progress.

use roshambo_bots::Stop;
use roshambo_rules::Seat;

use crate::report::Depth;

/// What a review is asked to do.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How much is computed.
    pub depth: Depth,
    /// Judges only the decisions of this seat. Luck, choices and guessing are told apart for all seats.
    pub seat: Option<Seat>,
    /// All random numbers follow from it.
    pub seed: u64,
    /// Multiplies the sample sizes of the depth. Statistics over many games use small ones.
    pub effort: f64,
    /// The number of threads. It does not change the result.
    pub threads: usize,
    /// Cancels the review.
    pub stop: Stop,
}

impl Settings {
    /// The settings for a depth: all seats, seed 0, the full sample sizes, and one thread.
    pub fn new(depth: Depth) -> Settings {
        Settings { depth, seat: None, seed: 0, effort: 1.0, threads: 1, stop: Stop::default() }
    }
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Parts of the work that are done.
    pub done: usize,
    /// All parts.
    pub all: usize,
}
