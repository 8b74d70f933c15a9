//! One rate limit with a separate count for each key.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::time::Clock;

/// Idle keys are removed once in this many checks.
const CLEAN_UP_INTERVAL: u32 = 1024;
/// With fewer keys than this, none is removed.
pub(super) const SOME: usize = 8 * 1024;
/// With more keys than this, all are removed.
pub(super) const MOST: usize = 128 * 1024;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, Clock, NoOpMiddleware<Duration>>;

/// A number of requests per minute for each key.
pub(super) struct Rate<K: Hash + Eq + Clone> {
    /// `None` if nothing is allowed.
    quota: Option<Quota>,
    clock: Clock,
    limiter: RwLock<Option<Limiter<K>>>,
    checks: AtomicU32,
}

impl governor::clock::Clock for Clock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Clock::now(self)
    }
}

impl<K: Hash + Eq + Clone> Rate<K> {
    pub(super) fn new(per_minute: u32, clock: &Clock) -> Rate<K> {
        let quota = NonZeroU32::new(per_minute).map(Quota::per_minute);
        let limiter = quota.map(|quota| RateLimiter::dashmap_with_clock(quota, clock.clone()));
        Rate { quota, clock: clock.clone(), limiter: RwLock::new(limiter), checks: AtomicU32::new(0) }
    }

    /// Uses one request of the key, or returns how long to wait.
    pub(super) fn take(&self, key: K) -> Result<(), Duration> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CLEAN_UP_INTERVAL == CLEAN_UP_INTERVAL - 1 {
            self.clean_up();
        }
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        let Some(limiter) = limiter.as_ref() else { return Err(Duration::from_secs(59)) };
        limiter.check_key(&key).map_err(|until| until.wait_time_from(self.clock.now()))
    }

    /// Removes keys that have been idle so long that their whole rate is available again. An attacker with
    /// more addresses than `MOST` resets the counts of all keys. That is better than to run out of memory,
    /// and better than to refuse everybody.
    fn clean_up(&self) {
        let len = {
            let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
            let Some(limiter) = limiter.as_ref().filter(|limiter| limiter.len() > SOME) else { return };
            limiter.retain_recent();
            limiter.shrink_to_fit();
            limiter.len()
        };
        if len > MOST {
            let fresh = self.quota.map(|quota| RateLimiter::dashmap_with_clock(quota, self.clock.clone()));
            *self.limiter.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        }
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.limiter.read().unwrap().as_ref().map_or(0, RateLimiter::len)
    }
}
