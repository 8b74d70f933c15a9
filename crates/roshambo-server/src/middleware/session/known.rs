//! A cache of recent guests, so that not every request reads the store.
//!
//! It has two generations. When the young one is full, it replaces the old one. So the cache is bounded, and
//! frequent guests stay in it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::guest::Look;
use crate::ids::GuestId;
use crate::store::GuestChange;
use crate::time::{Clock, Millis};

/// The maximum number of guests in a generation.
const GENERATION_SIZE: usize = 16 * 1024;
/// After this time the store is read again: the guest may have expired.
const MAX_AGE: Duration = Duration::from_secs(60);

/// A cached guest.
#[derive(Clone)]
pub(super) struct Known {
    /// The hash of each session's token.
    pub(super) hashes: Vec<[u8; 32]>,
    pub(super) name: Option<String>,
    pub(super) look: Option<Look>,
    pub(super) seen: Millis,
}

/// The cache.
pub(super) struct Knowledge {
    clock: Clock,
    max_age: Duration,
    guests: Mutex<Generations>,
}

#[derive(Default)]
struct Generations {
    young: HashMap<GuestId, (Known, Duration)>,
    old: HashMap<GuestId, (Known, Duration)>,
    renames: u64,
}

impl Knowledge {
    /// A cache for a node that has its store for itself.
    pub(super) fn new(clock: Clock) -> Knowledge {
        Knowledge { clock, max_age: MAX_AGE, guests: Mutex::default() }
    }

    /// A cache that keeps nothing, for nodes that share a store: another node may rename a guest or add a session at any
    /// time, and the next request of the guest may come here.
    pub(super) fn disabled(clock: Clock) -> Knowledge {
        Knowledge { max_age: Duration::ZERO, ..Knowledge::new(clock) }
    }

    pub(super) fn get(&self, id: GuestId) -> Option<Known> {
        let now = self.clock.now();
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        let found = guests.young.get(&id).cloned().or_else(|| {
            let found = guests.old.remove(&id)?;
            guests.insert(id, found.clone());
            Some(found)
        });
        found.filter(|(_, since)| now.saturating_sub(*since) < self.max_age).map(|(known, _)| known)
    }

    /// The number of renames so far. Read it before you read the store.
    pub(super) fn page(&self) -> u64 {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner).renames
    }

    /// Caches what the store returned, unless a guest was renamed since `page` was read: the row could
    /// contain the old name.
    pub(super) fn put(&self, id: GuestId, known: Known, page: u64) {
        let now = self.clock.now();
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        if guests.renames == page && !self.max_age.is_zero() {
            guests.insert(id, (known, now));
        }
    }

    /// Changes the name and look of a guest in the cache.
    pub(super) fn change(&self, id: GuestId, change: GuestChange) {
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        guests.renames += 1;
        guests.change(id, |known| {
            known.name = change.name.or(known.name.take());
            known.look = change.look.or(known.look);
        });
    }

    /// Records in the cache that a guest was seen.
    pub(super) fn seen(&self, id: GuestId, seen: Millis) {
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        guests.change(id, |known| known.seen = seen);
    }
}

impl Generations {
    fn change(&mut self, id: GuestId, change: impl FnOnce(&mut Known)) {
        if let Some((known, _)) = self.young.get_mut(&id).or_else(|| self.old.get_mut(&id)) {
            change(known);
        }
    }

    fn insert(&mut self, id: GuestId, known: (Known, Duration)) {
        if self.young.len() >= GENERATION_SIZE && !self.young.contains_key(&id) {
            self.old = std::mem::take(&mut self.young);
        }
        self.old.remove(&id);
        self.young.insert(id, known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str) -> Known {
        Known { hashes: vec![[7; 32]], name: Some(name.into()), look: None, seen: 0 }
    }

    #[test]
    fn the_cache_is_bounded_and_frequent_guests_stay() {
        let knowledge = Knowledge::new(Clock::manual());
        knowledge.put(GuestId(-1), known("often"), 0);
        for id in 0..5 * GENERATION_SIZE as i64 {
            knowledge.put(GuestId(id), known("once"), 0);
            assert!(id % 1000 != 0 || knowledge.get(GuestId(-1)).is_some());
        }
        let guests = knowledge.guests.lock().unwrap();
        assert!(guests.young.len() <= GENERATION_SIZE && guests.old.len() <= GENERATION_SIZE);
        assert!(guests.young.contains_key(&GuestId(-1)) || guests.old.contains_key(&GuestId(-1)));
    }

    #[test]
    fn a_cached_guest_is_read_again_after_a_minute() {
        let clock = Clock::manual();
        let knowledge = Knowledge::new(clock.clone());
        knowledge.put(GuestId(1), known("Anna"), 0);
        clock.advance(MAX_AGE / 2);
        assert!(knowledge.get(GuestId(1)).is_some());
        clock.advance(MAX_AGE / 2);
        assert!(knowledge.get(GuestId(1)).is_none(), "a use does not extend the time");
    }

    #[test]
    fn a_name_read_before_a_rename_is_not_cached_after_it() {
        let knowledge = Knowledge::new(Clock::manual());
        let page = knowledge.page();
        knowledge.change(GuestId(1), GuestChange { name: Some("Berta".into()), look: None });
        knowledge.put(GuestId(1), known("Anna"), page);
        assert!(knowledge.get(GuestId(1)).is_none());
    }
}
