//! How long a bot may think, and how to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a bot may think about one decision.
#[derive(Clone, Debug)]
pub struct Budget {
    /// When it is enough.
    pub limit: Limit,
    /// On how many threads; at least one is used.
    pub threads: usize,
    /// Ends it early.
    pub stop: Stop,
}

/// When thinking is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many iterations, over all threads: the result depends on no clock.
    Iterations(u64),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// A budget that nobody ends early.
    pub fn new(limit: Limit, threads: usize) -> Budget {
        Budget { limit, threads: threads.max(1), stop: Stop::default() }
    }

    /// What is left of it after some time.
    #[must_use]
    pub(crate) fn after(&self, spent: Duration) -> Budget {
        let limit = match self.limit {
            Limit::Iterations(iterations) => Limit::Iterations(iterations),
            Limit::Time(time) => Limit::Time(time.saturating_sub(spent)),
        };
        Budget { limit, ..self.clone() }
    }
}

/// Tells a thinking bot to stop and play what it has; all clones are one.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stop now.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to.
    #[inline]
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A budget being used by one thread.
#[derive(Clone, Debug)]
pub struct Clock {
    iterations: u64,
    deadline: Option<Instant>,
    stop: Stop,
}

impl Clock {
    /// This thread's part of a budget that began at `start`.
    pub(crate) fn new(budget: &Budget, start: Instant, thread: usize) -> Clock {
        let threads = budget.threads.max(1) as u64;
        let (iterations, deadline) = match budget.limit {
            Limit::Iterations(all) => (all / threads + u64::from((thread as u64) < all % threads), None),
            Limit::Time(time) => (u64::MAX, Some(start + time)),
        };
        Clock { iterations: iterations.max(1), deadline, stop: budget.stop.clone() }
    }

    /// A clock that is never up.
    #[cfg(test)]
    pub(crate) fn endless() -> Clock {
        Clock { iterations: u64::MAX, deadline: None, stop: Stop::default() }
    }

    /// The clock of one of several equal parts that come one after the other, the first being 0.
    pub(crate) fn part(&self, part: u32, parts: u32) -> Clock {
        let now = Instant::now();
        let left = parts.saturating_sub(part).max(1);
        let deadline = self.deadline.map(|end| now + end.saturating_duration_since(now) / left);
        let iterations = (self.iterations / u64::from(parts.max(1))).max(1);
        Clock { iterations, deadline, stop: self.stop.clone() }
    }

    /// Whether another iteration may begin after so many. Looks at the time every few only: an
    /// iteration takes microseconds.
    #[inline]
    pub(crate) fn allows(&self, done: u64) -> bool {
        const EVERY: u64 = 8;
        done < self.iterations && (!done.is_multiple_of(EVERY) || done == 0 || !self.is_up())
    }

    /// Whether there is so much to think with that preparing for it thoroughly pays.
    pub fn is_long(&self) -> bool {
        match self.deadline {
            Some(deadline) => deadline.saturating_duration_since(Instant::now()) > Duration::from_millis(500),
            None => self.iterations > 20_000,
        }
    }

    /// Whether time is up, or somebody said stop. Thinking looks at this at least every millisecond.
    pub fn is_up(&self) -> bool {
        self.stop.is_told() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterations_are_shared_by_the_threads_and_none_is_lost() {
        let budget = Budget::new(Limit::Iterations(11), 3);
        let parts: Vec<u64> =
            (0..3).map(|thread| Clock::new(&budget, Instant::now(), thread).iterations).collect();
        assert_eq!(parts, [4, 4, 3]);
    }

    #[test]
    fn a_clock_ends_by_count_by_time_and_when_told() {
        let now = Instant::now();
        let counted = Clock::new(&Budget::new(Limit::Iterations(2), 1), now, 0);
        assert!(counted.allows(1) && !counted.allows(2));
        let timed = Clock::new(&Budget::new(Limit::Time(Duration::ZERO), 1), now, 0);
        assert!(timed.allows(0), "one iteration is always made");
        assert!(timed.is_up() && !timed.allows(8));
        let budget = Budget::new(Limit::Time(Duration::from_secs(3600)), 1);
        let told = Clock::new(&budget, now, 0);
        assert!(told.allows(8) && told.is_long());
        budget.stop.stop();
        assert!(!told.allows(8));
    }
}
