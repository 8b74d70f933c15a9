//! How many HTTP connections there may be: of one address, of one wide network, and in total.
//!
//! A limit refuses nobody as long as it can be met by closing something of less value: first a connection that never had
//! an answer, then one that waits for its next request. So silent connections lock nobody out, and clients that are
//! being served keep their connections. A connection that becomes a WebSocket no longer counts: WebSockets have their
//! own limits.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::activity::{Activity, Phase};
use crate::middleware::{Address, WideNetwork};

/// The limits, and all open connections.
pub(crate) struct ConnectionSlots {
    most: usize,
    /// The limit of one address. `None` behind a reverse proxy: then all connections have the same address.
    most_of_address: Option<usize>,
    open: Mutex<Open>,
    events: Arc<AtomicU64>,
}

#[derive(Default)]
struct Open {
    next_id: u64,
    connections: HashMap<u64, (Address, Arc<Activity>)>,
    addresses: HashMap<Address, usize>,
    networks: HashMap<WideNetwork, usize>,
}

impl ConnectionSlots {
    /// Slots without connections.
    pub(crate) fn new(most: usize, most_of_address: Option<usize>) -> ConnectionSlots {
        ConnectionSlots { most, most_of_address, open: Mutex::default(), events: Arc::default() }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A slot for a connection from this address. If a limit is reached, another connection is closed; `None` if
    /// no other can be closed.
    pub(crate) fn take(self: &Arc<Self>, from: Address) -> Option<ConnectionSlot> {
        let mut open = self.open();
        if let Some(most) = self.most_of_address {
            if open.of_address(from) >= most {
                open.close_one(|other| other == from, Phase::Idle)?;
            }
            // Half of all connections, however many addresses the network has.
            if open.of_network(from.wide()) >= most.max(self.most / 2) {
                open.close_one(|other| other.wide() == from.wide(), Phase::Idle)?;
            }
        }
        if open.connections.len() >= self.most {
            open.make_room(from.wide())?;
        }
        let id = open.next_id;
        open.next_id += 1;
        let activity = Activity::new(self.events.clone());
        open.connections.insert(id, (from, activity.clone()));
        *open.addresses.entry(from).or_default() += 1;
        *open.networks.entry(from.wide()).or_default() += 1;
        drop(open);
        Some(ConnectionSlot { slots: self.clone(), id, activity })
    }
}

impl Open {
    fn of_address(&self, from: Address) -> usize {
        self.addresses.get(&from).copied().unwrap_or(0)
    }

    fn of_network(&self, network: WideNetwork) -> usize {
        self.networks.get(&network).copied().unwrap_or(0)
    }

    /// Closes a connection of the network that has the most. One that is being served is closed only if its network has
    /// more connections than the newcomer's.
    fn make_room(&mut self, newcomer: WideNetwork) -> Option<()> {
        let (&largest, &count) = self.networks.iter().max_by_key(|(_, count)| **count)?;
        let worst = if count > self.of_network(newcomer) + 1 { Phase::Busy } else { Phase::Idle };
        self.close_one(|other| other.wide() == largest, worst)
    }

    /// Closes the connection of the lowest phase, at most `worst`, whose last event is the oldest.
    fn close_one(&mut self, of: impl Fn(Address) -> bool, worst: Phase) -> Option<()> {
        let own = self.connections.iter().filter(|(_, (from, _))| of(*from));
        let candidates = own.map(|(id, (_, activity))| (activity.phase(), activity.last_event(), *id));
        let (_, _, id) = candidates.filter(|(phase, ..)| *phase <= worst).min()?;
        if let Some(activity) = self.remove(id) {
            activity.close();
        }
        Some(())
    }

    fn remove(&mut self, id: u64) -> Option<Arc<Activity>> {
        let (from, activity) = self.connections.remove(&id)?;
        if let Some(count) = self.addresses.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                self.addresses.remove(&from);
            }
        }
        if let Some(count) = self.networks.get_mut(&from.wide()) {
            *count -= 1;
            if *count == 0 {
                self.networks.remove(&from.wide());
            }
        }
        Some(activity)
    }
}

/// One HTTP connection, counted until this is dropped.
pub(crate) struct ConnectionSlot {
    slots: Arc<ConnectionSlots>,
    id: u64,
    pub(crate) activity: Arc<Activity>,
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        // A connection that was closed to make room is no longer there.
        self.slots.open().remove(self.id);
    }
}

#[cfg(test)]
mod tests;
