//! Guests who were here a moment ago, so that not every request reads the store.
//!
//! There are two generations. When the young one is full it becomes the old one, and what was old is
//! forgotten: so there is a bound, and who comes often stays.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::ids::GuestId;
use crate::time::{Clock, Millis};

/// A generation has so many.
const MANY: usize = 16 * 1024;
/// After this the store is asked again: another node may have renamed the guest, or he expired.
const FRESH: Duration = Duration::from_secs(60);

/// What is known of a guest.
#[derive(Clone)]
pub(super) struct Known {
    pub(super) hash: [u8; 32],
    pub(super) name: Option<String>,
    pub(super) seen: Millis,
}

/// Guests who were here a moment ago.
pub(super) struct Knowledge {
    clock: Clock,
    guests: Mutex<Generations>,
}

#[derive(Default)]
struct Generations {
    young: HashMap<GuestId, (Known, Duration)>,
    old: HashMap<GuestId, (Known, Duration)>,
    renames: u64,
}

impl Knowledge {
    pub(super) fn new(clock: Clock) -> Knowledge {
        Knowledge { clock, guests: Mutex::default() }
    }

    pub(super) fn get(&self, id: GuestId) -> Option<Known> {
        let now = self.clock.now();
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        let found = guests.young.get(&id).cloned().or_else(|| {
            let found = guests.old.remove(&id)?;
            guests.insert(id, found.clone());
            Some(found)
        });
        found.filter(|(_, since)| now.saturating_sub(*since) < FRESH).map(|(known, _)| known)
    }

    /// How many were renamed so far: to be asked before the store is.
    pub(super) fn page(&self) -> u64 {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner).renames
    }

    /// Notes what the store said, unless somebody was renamed since it was asked: it may have said
    /// the name of before.
    pub(super) fn put(&self, id: GuestId, known: Known, page: u64) {
        let now = self.clock.now();
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        if guests.renames == page {
            guests.insert(id, (known, now));
        }
    }

    /// A guest has another name.
    pub(super) fn rename(&self, id: GuestId, name: &str) {
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        guests.renames += 1;
        guests.change(id, |known| known.name = Some(name.to_owned()));
    }

    /// A guest was noted as seen.
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
        if self.young.len() >= MANY && !self.young.contains_key(&id) {
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
        Known { hash: [7; 32], name: Some(name.into()), seen: 0 }
    }

    #[test]
    fn however_many_guests_come_few_are_kept_and_the_frequent_stay() {
        let knowledge = Knowledge::new(Clock::manual());
        knowledge.put(GuestId(-1), known("often"), 0);
        for id in 0..5 * MANY as i64 {
            knowledge.put(GuestId(id), known("once"), 0);
            assert!(id % 1000 != 0 || knowledge.get(GuestId(-1)).is_some());
        }
        let guests = knowledge.guests.lock().unwrap();
        assert!(guests.young.len() <= MANY && guests.old.len() <= MANY);
        assert!(guests.young.contains_key(&GuestId(-1)) || guests.old.contains_key(&GuestId(-1)));
    }

    #[test]
    fn what_is_known_is_asked_for_again_after_a_minute() {
        let clock = Clock::manual();
        let knowledge = Knowledge::new(clock.clone());
        knowledge.put(GuestId(1), known("Anna"), 0);
        clock.advance(FRESH / 2);
        assert!(knowledge.get(GuestId(1)).is_some());
        clock.advance(FRESH / 2);
        assert!(knowledge.get(GuestId(1)).is_none(), "being used does not make it fresh");
    }

    #[test]
    fn a_name_read_before_a_renaming_is_not_noted_after_it() {
        let knowledge = Knowledge::new(Clock::manual());
        let page = knowledge.page();
        knowledge.rename(GuestId(1), "Berta");
        knowledge.put(GuestId(1), known("Anna"), page);
        assert!(knowledge.get(GuestId(1)).is_none());
    }
}
