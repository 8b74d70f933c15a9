//! One rate limit with a separate count for each key, and one that counts addresses and their networks.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::middleware::address::{Address, WideNetwork};
use crate::time::Clock;

/// A wide network may have this many times the rate of one address.
pub(super) const NETWORK_FACTOR: u32 = 4;
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Idle keys are removed once in this many checks.
const CLEAN_UP_INTERVAL: u32 = 1024;
/// With fewer keys than this, none is removed.
pub(super) const SOME: usize = 8 * 1024;
/// With more keys than this, all are removed.
pub(super) const MOST: usize = 128 * 1024;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, Clock, NoOpMiddleware<Duration>>;

/// A number of units per minute or day for each key.
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
    /// A burst of a whole minute is allowed.
    pub(super) fn per_minute(units: u32, clock: &Clock) -> Rate<K> {
        Rate::new(units, MINUTE, clock)
    }

    /// A burst of a whole day is allowed.
    pub(super) fn per_day(units: u32, clock: &Clock) -> Rate<K> {
        Rate::new(units, DAY, clock)
    }

    fn new(units: u32, period: Duration, clock: &Clock) -> Rate<K> {
        let quota = NonZeroU32::new(units).and_then(|units| {
            // At least a nanosecond: the rate of a larger number could not be expressed.
            let each = (period / units.get()).max(Duration::from_nanos(1));
            Some(Quota::with_period(each)?.allow_burst(units))
        });
        let limiter = quota.map(|quota| RateLimiter::dashmap_with_clock(quota, clock.clone()));
        Rate { quota, clock: clock.clone(), limiter: RwLock::new(limiter), checks: AtomicU32::new(0) }
    }

    /// Uses one unit of the key, or returns how long to wait.
    pub(super) fn take(&self, key: K) -> Result<(), Duration> {
        self.take_units(key, 1)
    }

    /// Uses this many units of the key, or none and returns how long to wait. More units than a burst are never there.
    pub(super) fn take_units(&self, key: K, units: u32) -> Result<(), Duration> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CLEAN_UP_INTERVAL == CLEAN_UP_INTERVAL - 1 {
            self.clean_up();
        }
        let refused = Err(Duration::from_secs(59));
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        let Some(limiter) = limiter.as_ref() else { return refused };
        let Some(units) = NonZeroU32::new(units) else { return Ok(()) };
        match limiter.check_key_n(&key, units) {
            Ok(taken) => taken.map_err(|until| until.wait_time_from(self.clock.now())),
            Err(_) => refused,
        }
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

/// A rate for each address, and a multiple of it for each wide network.
pub(super) struct AddressRate {
    addresses: Rate<Address>,
    networks: Rate<WideNetwork>,
}

impl AddressRate {
    /// A rate of one address per minute.
    pub(super) fn per_minute(units: u32, clock: &Clock) -> AddressRate {
        AddressRate {
            addresses: Rate::per_minute(units, clock),
            networks: Rate::per_minute(units.saturating_mul(NETWORK_FACTOR), clock),
        }
    }

    /// A rate of one address per day.
    pub(super) fn per_day(units: u32, clock: &Clock) -> AddressRate {
        AddressRate {
            addresses: Rate::per_day(units, clock),
            networks: Rate::per_day(units.saturating_mul(NETWORK_FACTOR), clock),
        }
    }

    /// Uses one unit, or returns how long to wait.
    pub(super) fn take(&self, from: Address) -> Result<(), Duration> {
        self.take_units(from, 1)
    }

    /// Uses this many units, or returns how long to wait.
    pub(super) fn take_units(&self, from: Address, units: u32) -> Result<(), Duration> {
        self.addresses.take_units(from, units)?;
        self.networks.take_units(from.wide(), units)
    }
}
