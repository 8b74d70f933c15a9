//! Counters and latencies of a run. Each thread has its own; they are added up at the end.

use std::collections::BTreeMap;
use std::time::Duration;

use hdrhistogram::Histogram;
use roshambo_rules::Seat;

/// The number of problems that are described. All are counted.
const MAX_PROBLEMS: usize = 20;
/// The upper bound of the histograms, in microseconds.
const MAX_LATENCY_MICROS: u64 = 120_000_000;

/// A finished game whose record is checked later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The id of the table.
    pub table: String,
    /// The number of the game at the table.
    pub game: u32,
    /// The acknowledged moves, in the order of their numbers.
    pub moves: Vec<(u64, Seat, String)>,
}

/// Counters and latencies.
#[derive(Clone, Debug)]
pub struct Metrics {
    /// The time from sending a move until all clients have received it, in microseconds.
    pub delivery: Histogram<u64>,
    /// The time from when a move was due until all clients have received it, in microseconds.
    pub delivery_from_due: Histogram<u64>,
    /// Moves that all clients had received within the measured time.
    pub moves: u64,
    /// All moves.
    pub total_moves: u64,
    /// Messages within the measured time.
    pub messages: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Finished games.
    pub games: u64,
    /// Resyncs: the server sent the complete state again.
    pub resyncs: u64,
    /// Records that were fetched and verified.
    pub records: u64,
    /// Refusals by code.
    pub refused: BTreeMap<String, u64>,
    /// Failed connections.
    pub errors: u64,
    /// Protocol violations of the server.
    pub violations: u64,
    /// Descriptions of the first errors and violations.
    pub problems: Vec<String>,
    /// Games whose records will be checked.
    pub finished: Vec<FinishedGame>,
}

impl Default for Metrics {
    #[expect(clippy::expect_used, reason = "the bounds are valid constants")]
    fn default() -> Metrics {
        let times = Histogram::new_with_bounds(1, MAX_LATENCY_MICROS, 3).expect("the bounds are valid");
        Metrics {
            delivery: times.clone(),
            delivery_from_due: times,
            moves: 0,
            total_moves: 0,
            messages: 0,
            bytes: 0,
            games: 0,
            resyncs: 0,
            records: 0,
            refused: BTreeMap::new(),
            errors: 0,
            violations: 0,
            problems: Vec::new(),
            finished: Vec::new(),
        }
    }
}

impl Metrics {
    /// Records the latency of a move.
    pub fn record_delivery(&mut self, since_sent: Duration, since_due: Duration) {
        self.delivery.saturating_record(micros(since_sent));
        self.delivery_from_due.saturating_record(micros(since_due));
    }

    /// Counts a protocol violation.
    pub fn add_violation(&mut self, problem: String) {
        self.violations += 1;
        self.describe(problem);
    }

    /// Counts a failed connection.
    pub fn add_error(&mut self, problem: String) {
        self.errors += 1;
        self.describe(problem);
    }

    fn describe(&mut self, problem: String) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(problem);
        }
    }

    /// Adds the metrics of another thread.
    pub fn add(&mut self, other: Metrics) {
        // Adding fails only for values above the bounds, and both histograms have the same bounds.
        let _ = self.delivery.add(&other.delivery);
        let _ = self.delivery_from_due.add(&other.delivery_from_due);
        self.moves += other.moves;
        self.total_moves += other.total_moves;
        self.messages += other.messages;
        self.bytes += other.bytes;
        self.games += other.games;
        self.resyncs += other.resyncs;
        self.records += other.records;
        for (code, count) in other.refused {
            *self.refused.entry(code).or_default() += count;
        }
        self.errors += other.errors;
        self.violations += other.violations;
        other.problems.into_iter().for_each(|problem| self.describe(problem));
        self.finished.extend(other.finished);
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_of_threads_add_up() {
        let mut one = Metrics::default();
        let mut other = Metrics::default();
        for ms in 1..=100 {
            let metrics = if ms % 2 == 0 { &mut one } else { &mut other };
            metrics.record_delivery(Duration::from_millis(ms), Duration::from_millis(2 * ms));
        }
        other.add_violation("a".to_owned());
        other.refused.insert("old".to_owned(), 2);
        one.add(other);
        assert_eq!(one.delivery.len(), 100);
        assert_eq!(one.delivery.value_at_quantile(0.5) / 1000, 50);
        assert_eq!(one.delivery_from_due.max() / 1000, 200);
        assert_eq!((one.violations, one.problems.len(), one.refused["old"]), (1, 1, 2));
    }
}
