//! Limits on guessing: lookups that find no table. A client that guesses too fast must not learn about a hit either, so
//! after too many misses all lookups are refused for a while.
//!
//! The id of a table cannot be guessed, but its short code can. So codes that lead to no table are also counted for the
//! whole server: somebody with many networks is no faster. Meanwhile, links to tables still work.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::rate::{self, Rate};
use crate::middleware::address::{Address, WideNetwork};
use crate::time::Clock;

/// The whole server may have this many times the misses of one address.
const SERVER_FACTOR: u32 = 20;

/// Counts misses, and refuses lookups after too many.
pub(super) struct Lookups {
    addresses: Rate<Address>,
    networks: Rate<WideNetwork>,
    code_misses: Rate<()>,
    blocked: Mutex<Blocked>,
    clock: Clock,
}

/// Until when lookups are refused.
#[derive(Default)]
struct Blocked {
    addresses: HashMap<Address, Duration>,
    networks: HashMap<WideNetwork, Duration>,
    codes: Duration,
}

impl Lookups {
    pub(super) fn new(misses: u32, clock: &Clock) -> Lookups {
        Lookups {
            addresses: Rate::per_minute(misses, clock),
            networks: Rate::per_minute(misses.saturating_mul(rate::NETWORK_FACTOR), clock),
            code_misses: Rate::per_minute(misses.saturating_mul(SERVER_FACTOR), clock),
            blocked: Mutex::default(),
            clock: clock.clone(),
        }
    }

    fn blocked(&self) -> MutexGuard<'_, Blocked> {
        self.blocked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a lookup that found no table.
    pub(super) fn miss(&self, from: Address) -> Result<(), Duration> {
        let now = self.clock.now();
        let address = self.addresses.take(from).inspect_err(|wait| {
            insert(&mut self.blocked().addresses, from, now, *wait);
        });
        let network = self.networks.take(from.wide()).inspect_err(|wait| {
            insert(&mut self.blocked().networks, from.wide(), now, *wait);
        });
        address.and(network)
    }

    /// Counts a code that leads to no table.
    pub(super) fn code_miss(&self, from: Address) -> Result<(), Duration> {
        let server = self.code_misses.take(());
        if let Err(wait) = server {
            self.blocked().codes = self.clock.now() + wait;
        }
        self.miss(from).and(server)
    }

    /// Whether an address may look up tables. The check itself does not count.
    pub(super) fn may_look(&self, from: Address) -> Result<(), Duration> {
        let blocked = self.blocked();
        let until = blocked.addresses.get(&from).max(blocked.networks.get(&from.wide()));
        self.past(until.copied().unwrap_or_default())
    }

    /// Whether an address may look up codes.
    pub(super) fn may_try_code(&self, from: Address) -> Result<(), Duration> {
        self.may_look(from)?;
        let until = self.blocked().codes;
        self.past(until)
    }

    fn past(&self, until: Duration) -> Result<(), Duration> {
        let wait = until.saturating_sub(self.clock.now());
        if wait.is_zero() { Ok(()) } else { Err(wait) }
    }
}

fn insert<K: Eq + std::hash::Hash>(
    blocked: &mut HashMap<K, Duration>,
    key: K,
    now: Duration,
    wait: Duration,
) {
    if blocked.len() >= rate::SOME {
        blocked.retain(|_, until| *until > now);
    }
    // If more than that are blocked, the rate limit alone must be enough.
    if blocked.len() < rate::MOST {
        blocked.insert(key, now + wait);
    }
}
