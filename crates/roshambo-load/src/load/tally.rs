//! What was measured and what was wrong: one for each thread, added up at the end.

use std::collections::BTreeMap;
use std::time::Duration;

use hdrhistogram::Histogram;
use roshambo_rules::Seat;

/// So many wrongs are shown; all are counted.
const SHOWN: usize = 20;
/// The longest time that is told from a longer one, in microseconds.
const LONGEST: u64 = 120_000_000;

/// A game that was played to its end, to be checked against its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// At which table.
    pub table: String,
    /// Which game of it.
    pub game: u32,
    /// The moves that clients made and the server acknowledged, in order of their numbers.
    pub moves: Vec<(u64, Seat, String)>,
}

/// What was measured and what was wrong.
#[derive(Clone, Debug)]
pub struct Tally {
    /// From sending until everybody has it, in microseconds.
    pub everybody: Histogram<u64>,
    /// From when it should have been sent until everybody has it, in microseconds.
    pub from_due: Histogram<u64>,
    /// Moves that everybody had within the time of measuring.
    pub moves: u64,
    /// Moves at all.
    pub moves_in_all: u64,
    /// Messages within the time of measuring.
    pub messages: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Games that ended.
    pub games: u64,
    /// Times that the server told everything anew.
    pub resyncs: u64,
    /// Records that were fetched and verified.
    pub records: u64,
    /// Refusals by code.
    pub refused: BTreeMap<String, u64>,
    /// What went wrong with connections.
    pub errors: u64,
    /// What the server should not have done.
    pub wrongs: u64,
    /// The first of both, in words.
    pub shown: Vec<String>,
    /// Games to be checked.
    pub finished: Vec<Finished>,
}

impl Default for Tally {
    #[expect(clippy::expect_used, reason = "the bounds are constants that the library takes")]
    fn default() -> Tally {
        let times = Histogram::new_with_bounds(1, LONGEST, 3).expect("fine bounds");
        Tally {
            everybody: times.clone(),
            from_due: times,
            moves: 0,
            moves_in_all: 0,
            messages: 0,
            bytes: 0,
            games: 0,
            resyncs: 0,
            records: 0,
            refused: BTreeMap::new(),
            errors: 0,
            wrongs: 0,
            shown: Vec::new(),
            finished: Vec::new(),
        }
    }
}

impl Tally {
    /// Notes how long a move took.
    pub fn took(&mut self, since_sent: Duration, since_due: Duration) {
        self.everybody.saturating_record(micros(since_sent));
        self.from_due.saturating_record(micros(since_due));
    }

    /// Notes what the server should not have done.
    pub fn wrong(&mut self, what: String) {
        self.wrongs += 1;
        self.show(what);
    }

    /// Notes what went wrong with a connection.
    pub fn error(&mut self, what: String) {
        self.errors += 1;
        self.show(what);
    }

    fn show(&mut self, what: String) {
        if self.shown.len() < SHOWN {
            self.shown.push(what);
        }
    }

    /// Adds what another thread has noted.
    pub fn add(&mut self, other: Tally) {
        // Both have the same bounds, so nothing can be lost.
        let _ = self.everybody.add(&other.everybody);
        let _ = self.from_due.add(&other.from_due);
        self.moves += other.moves;
        self.moves_in_all += other.moves_in_all;
        self.messages += other.messages;
        self.bytes += other.bytes;
        self.games += other.games;
        self.resyncs += other.resyncs;
        self.records += other.records;
        for (code, count) in other.refused {
            *self.refused.entry(code).or_default() += count;
        }
        self.errors += other.errors;
        self.wrongs += other.wrongs;
        other.shown.into_iter().for_each(|what| self.show(what));
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
    fn tallies_add_up() {
        let mut one = Tally::default();
        let mut other = Tally::default();
        for ms in 1..=100 {
            let tally = if ms % 2 == 0 { &mut one } else { &mut other };
            tally.took(Duration::from_millis(ms), Duration::from_millis(2 * ms));
        }
        other.wrong("a".to_owned());
        other.refused.insert("old".to_owned(), 2);
        one.add(other);
        assert_eq!(one.everybody.len(), 100);
        assert_eq!(one.everybody.value_at_quantile(0.5) / 1000, 50);
        assert_eq!(one.from_due.max() / 1000, 200);
        assert_eq!((one.wrongs, one.shown.len(), one.refused["old"]), (1, 1, 2));
    }
}
