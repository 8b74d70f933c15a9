//! Several nodes of one process with one store, for tests: leases, heartbeats and presence are kept in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::cluster::{Cluster, Fence, Head, LEASE, NodeId};
use super::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, OpenTables, Reply, ReviewRow, Store, StoreError,
    StoreStatus, StoredLog, TransferRow,
};
use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, TableSummary};
use crate::time::{Clock, Millis};

/// A store that several nodes of this process use.
#[derive(Clone)]
pub struct Shared {
    store: Arc<dyn Store>,
    clock: Clock,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    nodes: HashMap<NodeId, Duration>,
    leases: HashMap<TableId, (Option<NodeId>, Fence)>,
    present: HashMap<(TableId, NodeId), Vec<GuestId>>,
    reads: Reads,
}

/// What nodes have read so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// How often they asked what the store says about tables.
    pub questions: usize,
    /// The number of tables in these questions.
    pub heads: usize,
    /// Logs that were read, as a whole or in part.
    pub logs: usize,
}

impl State {
    fn is_alive(&self, node: NodeId, now: Duration) -> bool {
        self.nodes.get(&node).is_some_and(|seen| now.saturating_sub(*seen) < LEASE)
    }
}

impl Shared {
    /// Shares a store between nodes that use this clock.
    pub fn new(store: Arc<dyn Store>, clock: Clock) -> Shared {
        Shared { store, clock, state: Arc::default() }
    }

    /// Forgets the heartbeat of a node, as if it had been silent for long.
    pub fn forget(&self, node: NodeId) {
        self.state().nodes.remove(&node);
    }

    /// What nodes have read since this was last called.
    pub fn take_reads(&self) -> Reads {
        std::mem::take(&mut self.state().reads)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn done<T: Send + 'static>(value: T) -> Reply<T> {
    Box::pin(async { Ok(value) })
}

impl Cluster for Shared {
    fn heartbeat(&self, node: NodeId, _name: String) -> Reply<Vec<NodeId>> {
        let now = self.clock.now();
        let mut state = self.state();
        state.nodes.insert(node, now);
        done(state.nodes.keys().copied().filter(|node| state.is_alive(*node, now)).collect())
    }

    fn leave(&self, node: NodeId) -> Reply<()> {
        let mut state = self.state();
        state.nodes.remove(&node);
        state.present.retain(|(_, other), _| *other != node);
        state
            .leases
            .values_mut()
            .filter(|(holder, _)| *holder == Some(node))
            .for_each(|lease| lease.0 = None);
        done(())
    }

    fn acquire(&self, node: NodeId, tables: Vec<TableId>) -> Reply<Vec<(TableId, Fence)>> {
        let now = self.clock.now();
        let mut state = self.state();
        if !state.is_alive(node, now) {
            return done(Vec::new());
        }
        let mut held = Vec::new();
        for table in tables {
            let (holder, fence) = state.leases.get(&table).copied().unwrap_or((None, Fence(0)));
            let lease = match holder {
                Some(holder) if holder == node => (Some(node), fence),
                Some(holder) if state.is_alive(holder, now) => continue,
                Some(_) | None => (Some(node), Fence(fence.0 + 1)),
            };
            state.leases.insert(table, lease);
            held.push((table, lease.1));
        }
        done(held)
    }

    fn release(&self, node: NodeId, tables: Vec<TableId>) -> Reply<()> {
        let mut state = self.state();
        for table in tables {
            if let Some(lease) = state.leases.get_mut(&table).filter(|(holder, _)| *holder == Some(node)) {
                lease.0 = None;
            }
        }
        done(())
    }

    fn attend(&self, node: NodeId, tables: Vec<(TableId, Vec<GuestId>)>) -> Reply<()> {
        let mut state = self.state();
        for (table, guests) in tables {
            state.present.insert((table, node), guests);
        }
        done(())
    }

    fn heads(&self, tables: Vec<TableId>) -> Reply<Vec<Head>> {
        let shared = self.clone();
        let reads = &mut self.state().reads;
        reads.questions += 1;
        reads.heads += tables.len();
        Box::pin(async move {
            let mut heads = Vec::new();
            for table in tables {
                let Some(log) = shared.store.log(table).await? else { continue };
                let now = shared.clock.now();
                let state = shared.state();
                let driver = state.leases.get(&table).and_then(|(holder, _)| *holder);
                let present = state
                    .present
                    .iter()
                    .filter(|((other, node), _)| *other == table && state.is_alive(*node, now));
                heads.push(Head {
                    table,
                    length: log.from + log.entries.len() as u64,
                    driver: driver.filter(|node| state.is_alive(*node, now)),
                    present: present
                        .flat_map(|((_, node), guests)| guests.iter().map(|guest| (*node, *guest)))
                        .collect(),
                });
            }
            Ok(heads)
        })
    }
}

impl Store for Shared {
    fn append(&self, append: Append) -> Reply<()> {
        // The lock is held until the append has its place in the order, so no lease changes hands between.
        let state = self.state();
        let fence = state.leases.get(&append.table).map(|(_, fence)| *fence);
        if append.fence.is_some() && append.fence != fence {
            return Box::pin(async { Err(StoreError::Fenced) });
        }
        self.store.append(append)
    }
    fn log(&self, table: TableId) -> Reply<Option<StoredLog>> {
        self.state().reads.logs += 1;
        self.store.log(table)
    }
    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>> {
        self.state().reads.logs += 1;
        self.store.entries(table, from, to)
    }
    fn by_code(&self, code: Code) -> Reply<Option<TableId>> {
        self.store.by_code(code)
    }
    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>> {
        self.store.list(filter)
    }
    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>> {
        self.store.tables_of(guest)
    }
    fn open_tables(&self, guest: GuestId) -> Reply<OpenTables> {
        self.store.open_tables(guest)
    }
    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>> {
        self.store.history(guest, before, limit)
    }
    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>> {
        self.store.game(table, game)
    }
    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>> {
        self.store.guest(id)
    }
    fn add_guest(&self, guest: GuestRow) -> Reply<()> {
        self.store.add_guest(guest)
    }
    fn touch_guest(&self, id: GuestId, change: GuestChange, seen: Millis) -> Reply<()> {
        self.store.touch_guest(id, change, seen)
    }
    fn offer_transfer(&self, transfer: TransferRow) -> Reply<()> {
        self.store.offer_transfer(transfer)
    }
    fn transfer(&self, secret: [u8; 32]) -> Reply<Option<TransferRow>> {
        self.store.transfer(secret)
    }
    fn accept_transfer(&self, transfer: TransferRow, token: [u8; 32], now: Millis) -> Reply<()> {
        self.store.accept_transfer(transfer, token, now)
    }
    fn mark_seen(&self, guest: GuestId, table: TableId, game: u32) -> Reply<()> {
        self.store.mark_seen(guest, table, game)
    }
    fn seen_games(&self, guest: GuestId, limit: u32) -> Reply<Vec<Ended>> {
        self.store.seen_games(guest, limit)
    }
    fn keep_review(&self, review: ReviewRow) -> Reply<()> {
        self.store.keep_review(review)
    }
    fn review(&self, table: TableId, game: u32, version: u32) -> Reply<Option<String>> {
        self.store.review(table, game, version)
    }
    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)> {
        self.store.expire(expiry)
    }
    fn status(&self) -> Reply<StoreStatus> {
        self.store.status()
    }
    fn check(&self) -> Reply<()> {
        self.store.check()
    }
    fn schema(&self) -> u32 {
        self.store.schema()
    }
    fn cluster(&self) -> Option<&dyn Cluster> {
        Some(self)
    }
    fn close(&self) -> Reply<()> {
        self.store.close()
    }
}
