//! How long a bot may search for one decision, and how to stop it early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The search effort for one decision.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The limit of iterations or time.
    pub limit: Limit,
    /// The number of threads. At least one is used.
    pub threads: usize,
    /// Stops the search early.
    pub stop: Stop,
}

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// This many iterations over all threads. The result does not depend on the clock.
    Iterations(u64),
    /// This much wall-clock time.
    Time(Duration),
}

impl Budget {
    /// A budget with a stop signal of its own.
    pub fn new(limit: Limit, threads: usize) -> Budget {
        Budget { limit, threads: threads.max(1), stop: Stop::default() }
    }

    /// The rest of the budget after some time was spent.
    #[must_use]
    pub(crate) fn after(&self, spent: Duration) -> Budget {
        let limit = match self.limit {
            Limit::Iterations(iterations) => Limit::Iterations(iterations),
            Limit::Time(time) => Limit::Time(time.saturating_sub(spent)),
        };
        Budget { limit, ..self.clone() }
    }
}

/// A stop signal. A bot that receives it returns the best move found so far. All clones share one
/// signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Sends the signal.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the signal was sent.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// One thread's part of a budget: how many iterations it may make, and until when.
#[derive(Clone, Debug)]
pub struct SearchClock {
    iterations: u64,
    deadline: Option<Instant>,
    stop: Stop,
}

impl SearchClock {
    /// The part of the thread with this index. The budget began at `start`.
    pub(crate) fn new(budget: &Budget, start: Instant, thread: usize) -> SearchClock {
        let threads = budget.threads.max(1) as u64;
        let (iterations, deadline) = match budget.limit {
            Limit::Iterations(all) => (all / threads + u64::from((thread as u64) < all % threads), None),
            Limit::Time(time) => (u64::MAX, Some(start + time)),
        };
        SearchClock { iterations: iterations.max(1), deadline, stop: budget.stop.clone() }
    }

    /// A clock without a limit.
    #[cfg(test)]
    pub(crate) fn endless() -> SearchClock {
        SearchClock { iterations: u64::MAX, deadline: None, stop: Stop::default() }
    }

    /// The clock for one of several equal parts that run one after the other; the first part is 0.
    pub(crate) fn part(&self, part: u32, parts: u32) -> SearchClock {
        let now = Instant::now();
        let left = parts.saturating_sub(part).max(1);
        let deadline = self.deadline.map(|end| now + end.saturating_duration_since(now) / left);
        let iterations = (self.iterations / u64::from(parts.max(1))).max(1);
        SearchClock { iterations, deadline, stop: self.stop.clone() }
    }

    /// Whether another iteration may begin after `done` iterations. Reads the time only every
    /// `CHECK_INTERVAL` iterations, because an iteration takes microseconds.
    #[inline]
    pub(crate) fn allows(&self, done: u64) -> bool {
        /// In iterations. Chosen by hand; not tuned.
        const CHECK_INTERVAL: u64 = 8;
        done < self.iterations && (!done.is_multiple_of(CHECK_INTERVAL) || done == 0 || !self.is_up())
    }

    /// Whether the budget is that of the expert level rather than the hard one, so that a belief may
    /// spend more on its set-up. The limits lie between the budgets of these two levels; chosen by
    /// hand, not tuned.
    pub fn is_long(&self) -> bool {
        const LONG_TIME: Duration = Duration::from_millis(500);
        const LONG_ITERATIONS: u64 = 20_000;
        match self.deadline {
            Some(deadline) => deadline.saturating_duration_since(Instant::now()) > LONG_TIME,
            None => self.iterations > LONG_ITERATIONS,
        }
    }

    /// Whether the time is up or the stop signal was sent. Set-up code checks this at least every
    /// millisecond.
    pub fn is_up(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterations_are_divided_among_the_threads_without_loss() {
        let budget = Budget::new(Limit::Iterations(11), 3);
        let parts: Vec<u64> =
            (0..3).map(|thread| SearchClock::new(&budget, Instant::now(), thread).iterations).collect();
        assert_eq!(parts, [4, 4, 3]);
    }

    #[test]
    fn a_clock_ends_by_count_by_time_and_by_the_stop_signal() {
        let now = Instant::now();
        let counted = SearchClock::new(&Budget::new(Limit::Iterations(2), 1), now, 0);
        assert!(counted.allows(1) && !counted.allows(2));
        let timed = SearchClock::new(&Budget::new(Limit::Time(Duration::ZERO), 1), now, 0);
        assert!(timed.allows(0), "one iteration is always allowed");
        assert!(timed.is_up() && !timed.allows(8));
        let budget = Budget::new(Limit::Time(Duration::from_secs(3600)), 1);
        let stoppable = SearchClock::new(&budget, now, 0);
        assert!(stoppable.allows(8) && stoppable.is_long());
        budget.stop.stop();
        assert!(!stoppable.allows(8));
    }
}
