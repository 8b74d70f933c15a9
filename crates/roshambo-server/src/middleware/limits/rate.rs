//! One rate for many visitors.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::time::Clock;

/// How often it is looked whether there is something to forget.
const EVERY: u32 = 1024;
/// With fewer visitors than this nothing is forgotten.
pub(super) const SOME: usize = 8 * 1024;
/// More visitors than this are not remembered.
pub(super) const MOST: usize = 128 * 1024;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, Clock, NoOpMiddleware<Duration>>;

/// So many a minute for each key.
pub(super) struct Rate<K: Hash + Eq + Clone> {
    /// None where nothing is allowed.
    quota: Option<Quota>,
    clock: Clock,
    limiter: RwLock<Option<Limiter<K>>>,
    taken: AtomicU32,
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
        Rate { quota, clock: clock.clone(), limiter: RwLock::new(limiter), taken: AtomicU32::new(0) }
    }

    /// Uses one up, or says how long to wait.
    pub(super) fn take(&self, key: K) -> Result<(), Duration> {
        if self.taken.fetch_add(1, Ordering::Relaxed) % EVERY == EVERY - 1 {
            self.forget();
        }
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        let Some(limiter) = limiter.as_ref() else { return Err(Duration::from_secs(59)) };
        limiter.check_key(&key).map_err(|until| until.wait_time_from(self.clock.now()))
    }

    /// Lets go of those who have been quiet long enough to have used up nothing. An attacker with more
    /// addresses than can be remembered gets everybody forgotten, himself included: better than to
    /// run out of memory, and better than to shut everybody out.
    fn forget(&self) {
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
