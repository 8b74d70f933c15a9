//! Limits lines of the log that the same problem would repeat with every request, so that a full disk does not also fill
//! the disk with logs.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The least time between two lines of the same kind.
const INTERVAL: Duration = Duration::from_secs(60);

/// Admits one line of each kind per minute, and counts the others.
pub(crate) struct LogLimit(Mutex<BTreeMap<&'static str, Line>>);

/// The last line of a kind.
struct Line {
    at: Instant,
    suppressed: u64,
}

impl LogLimit {
    pub(crate) const fn new() -> LogLimit {
        LogLimit(Mutex::new(BTreeMap::new()))
    }

    /// Whether a line of this kind may be logged now. If so, returns how many were not logged since the last one.
    pub(crate) fn admit(&self, kind: &'static str, now: Instant) -> Option<u64> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match lines.get_mut(kind) {
            Some(line) if now.saturating_duration_since(line.at) < INTERVAL => {
                line.suppressed += 1;
                None
            }
            line => {
                let suppressed = line.map_or(0, |line| line.suppressed);
                lines.insert(kind, Line { at: now, suppressed: 0 });
                Some(suppressed)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_logged_once_a_minute_with_the_number_of_suppressed_lines() {
        let (limit, start) = (LogLimit::new(), Instant::now());
        let after = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(limit.admit("full", start), Some(0));
        for second in 0..60 {
            assert_eq!(limit.admit("full", after(second)), None);
        }
        assert_eq!(limit.admit("moved", after(59)), Some(0), "another kind has its own minute");
        assert_eq!(limit.admit("full", after(60)), Some(60));
        assert_eq!(limit.admit("full", after(61)), None);
        assert_eq!(limit.admit("full", after(600)), Some(1));
    }
}
