//! Limits on expensive answers: how many are being made and sent at the same time, and how much they cost.
//!
//! An answer counts until it is sent. So clients that ask and do not read use up their own permits, and not the memory of
//! the server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::middleware::address::Address;

/// Something that costs much more than an ordinary request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// The replay of a record that the visitor sends.
    Record,
    /// A step of a practice game.
    Practice,
    /// The replay or record of a game at a table.
    Replay,
    /// A hint.
    Hint,
    /// The review of a game.
    Review,
}

impl Work {
    const ALL: [Work; 5] = [Work::Record, Work::Practice, Work::Replay, Work::Hint, Work::Review];

    /// Those who wait for a bot or a review use little memory, so there may be more of them.
    fn factor(self) -> u32 {
        match self {
            Work::Record | Work::Practice | Work::Replay => 1,
            Work::Hint | Work::Review => 4,
        }
    }
}

/// One address may have this part of all permits of a kind.
const ADDRESS_PART: u32 = 4;

/// Why there is no permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoPermit {
    /// The address has too many.
    Address,
    /// All are in use.
    Server,
}

/// The answers that are being made and sent.
pub(super) struct WorkPermits {
    at_once: u32,
    running: [Mutex<HashMap<Address, u32>>; Work::ALL.len()],
}

impl WorkPermits {
    pub(super) fn new(at_once: u32) -> WorkPermits {
        WorkPermits { at_once, running: Default::default() }
    }

    /// A permit for one answer.
    pub(super) fn take(self: &Arc<Self>, work: Work, from: Address) -> Result<WorkPermit, NoPermit> {
        let most = self.at_once.saturating_mul(work.factor());
        let mut running = self.running[work as usize].lock().unwrap_or_else(PoisonError::into_inner);
        let own = running.get(&from).copied().unwrap_or(0);
        if own >= most.div_ceil(ADDRESS_PART) {
            return Err(NoPermit::Address);
        }
        if running.values().sum::<u32>() >= most {
            return Err(NoPermit::Server);
        }
        running.insert(from, own + 1);
        drop(running);
        Ok(WorkPermit { permits: self.clone(), work, from })
    }
}

/// The permit for one expensive answer, in use until this is dropped.
#[must_use]
pub(crate) struct WorkPermit {
    permits: Arc<WorkPermits>,
    work: Work,
    from: Address,
}

impl Drop for WorkPermit {
    fn drop(&mut self) {
        let running = &self.permits.running[self.work as usize];
        super::decrement(&mut running.lock().unwrap_or_else(PoisonError::into_inner), self.from);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn an_address_has_a_quarter_of_all_permits_and_the_rest_is_for_others() {
        let permits = Arc::new(WorkPermits::new(8));
        let address = |last| Address::from(IpAddr::from([10, 0, 0, last]));
        let take = |last| permits.take(Work::Record, address(last));
        let mut held = vec![take(1), take(1)];
        assert_eq!(take(1).err(), Some(NoPermit::Address));
        held.extend((2..5).flat_map(|last| [take(last), take(last)]));
        assert!(held.iter().all(Result::is_ok));
        assert_eq!(take(5).err(), Some(NoPermit::Server));
        assert!(permits.take(Work::Practice, address(1)).is_ok(), "each kind counts for itself");
        held.pop();
        assert!(take(5).is_ok());
        held.clear();
        assert!(permits.running.iter().all(|running| running.lock().unwrap().is_empty()));
    }
}
