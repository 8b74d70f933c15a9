//! A node among others: its heartbeat, its leases, and a regular look at the store, which makes lost notices harmless.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::mpsc;

use crate::actor::{TableActor, lease, sync};
use crate::bus::News;
use crate::ids::{GuestId, TableId};
use crate::node::{Node, Wish};
use crate::registry::TableRegistry;
use crate::store::StoreError;
use crate::store::cluster::{Fence, Head};

/// The time between two heartbeats, and between two looks at the store. A lost notice delays nothing for longer.
pub(crate) const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// The most wishes that are fulfilled together.
const MOST_WISHES: usize = 2000;
/// The most tables of one query.
const MOST_HEADS: usize = 1000;

/// Tells the other nodes that this one is alive.
pub(super) async fn beat(node: Weak<Node>) {
    loop {
        let Some(clock) = node.upgrade().map(|node| node.clock.clone()) else { return };
        let next = clock.now() + CHECK_INTERVAL;
        if let Some(node) = node.upgrade()
            && let Some(cluster) = node.log.cluster()
        {
            match cluster.heartbeat(node.id, node.config.name.clone()).await {
                Ok(alive) => drop(node.metrics.nodes_alive.set(alive.len() as i64)),
                Err(error) => drop(node.log.failed(&error)),
            }
        }
        clock.sleep_until(next).await;
    }
}

/// Measures how long notices take.
pub(super) async fn measure_bus(node: Weak<Node>) {
    loop {
        let Some(clock) = node.upgrade().map(|node| node.clock.clone()) else { return };
        let next = clock.now() + CHECK_INTERVAL;
        if let Some(node) = node.upgrade()
            && let Some(peers) = &node.peers
        {
            let took = peers.bus.round_trip().await;
            let was_up = node.metrics.bus_connected.set(i64::from(took.is_some())) == 1;
            match took {
                Some(took) => node.metrics.bus_seconds.observe(took.as_secs_f64()),
                None if was_up => tracing::warn!("the bus does not work; notices of other nodes come late"),
                None => {}
            }
        }
        clock.sleep_until(next).await;
    }
}

/// Fulfils the wishes of tables, many at a time.
pub(super) async fn fulfil(
    node: Weak<Node>,
    registry: Weak<TableRegistry>,
    mut wishes: mpsc::UnboundedReceiver<Wish>,
) {
    let mut batch = Vec::new();
    while wishes.recv_many(&mut batch, MOST_WISHES).await > 0 {
        let (Some(node), Some(registry)) = (node.upgrade(), registry.upgrade()) else { return };
        // A wish that came twice is fulfilled once.
        let of = |choose: fn(&Wish) -> Option<TableId>| -> HashSet<TableId> {
            batch.iter().filter_map(choose).collect()
        };
        let attended = of(|wish| if let Wish::Attend(table) = wish { Some(*table) } else { None });
        let released = of(|wish| if let Wish::Release(table) = wish { Some(*table) } else { None });
        let acquired = of(|wish| if let Wish::Acquire(table) = wish { Some(*table) } else { None });
        release(&node, released).await;
        acquire(&node, &registry, acquired).await;
        attend(&node, &registry, attended).await;
        batch.clear();
    }
}

async fn acquire(node: &Node, registry: &TableRegistry, tables: HashSet<TableId>) {
    let Some(cluster) = node.log.cluster().filter(|_| !tables.is_empty()) else { return };
    let answer = cluster.acquire(node.id, tables.iter().copied().collect()).await;
    let answer: Result<HashMap<TableId, Fence>, StoreError> = answer.map(|held| held.into_iter().collect());
    for actor in tables.into_iter().filter_map(|table| registry.in_memory(table)) {
        match &answer {
            Ok(held) => lease::answered(&actor, held.get(&actor.id).copied()),
            Err(_) => lease::not_answered(&actor),
        }
    }
    if let Err(error) = answer {
        node.log.failed(&error);
    }
}

async fn release(node: &Node, tables: HashSet<TableId>) {
    let Some(cluster) = node.log.cluster().filter(|_| !tables.is_empty()) else { return };
    match cluster.release(node.id, tables.iter().copied().collect()).await {
        Ok(()) => tables.into_iter().for_each(|table| node.publish(table, || News::Released)),
        // The lease stays with this node, and comes back with its next question, or ends with its heartbeat.
        Err(error) => drop(node.log.failed(&error)),
    }
}

async fn attend(node: &Node, registry: &TableRegistry, tables: HashSet<TableId>) {
    let Some(cluster) = node.log.cluster().filter(|_| !tables.is_empty()) else { return };
    let guests = |table: TableId| -> Vec<GuestId> {
        registry.in_memory(table).map_or(Vec::new(), |actor| actor.lock().audience.guests())
    };
    let tables = tables.into_iter().map(|table| (table, guests(table))).collect();
    if let Err(error) = cluster.attend(node.id, tables).await {
        // The next regular check notices the difference, and writes it again.
        node.log.failed(&error);
    }
}

/// Compares all tables in memory with the store again and again.
pub(super) async fn check(node: Weak<Node>, registry: Weak<TableRegistry>) {
    loop {
        let Some(clock) = node.upgrade().map(|node| node.clock.clone()) else { return };
        clock.sleep_until(clock.now() + CHECK_INTERVAL).await;
        let (Some(node), Some(registry)) = (node.upgrade(), registry.upgrade()) else { return };
        check_once(&node, &registry).await;
    }
}

/// Compares all tables in memory with the store: one question for many tables, and a read of each log that has grown.
async fn check_once(node: &Node, registry: &TableRegistry) {
    for actors in registry.all().chunks(MOST_HEADS) {
        compare(node, actors).await;
    }
}

/// Compares one table with the store now. Returns whether other nodes had changed it in the meantime.
pub(crate) async fn refresh(node: &Node, actor: &Arc<TableActor>) -> bool {
    let length = || actor.lock().table.as_ref().map(|table| table.number);
    let before = length();
    compare(node, std::slice::from_ref(actor)).await;
    length() != before
}

async fn compare(node: &Node, actors: &[Arc<TableActor>]) {
    let Some(cluster) = node.log.cluster().filter(|_| !actors.is_empty()) else { return };
    let heads = cluster.heads(actors.iter().map(|actor| actor.id).collect()).await;
    let heads: HashMap<TableId, Head> = match heads {
        Ok(heads) => heads.into_iter().map(|head| (head.table, head)).collect(),
        Err(error) => {
            node.metrics.checks_failed.inc();
            node.log.failed(&error);
            return;
        }
    };
    for actor in actors {
        match heads.get(&actor.id) {
            Some(head) => sync::compare(actor, head).await,
            None => forget_deleted(actor),
        }
    }
}

/// Removes a table from memory that the store does not have. Another node has deleted it because it was too old, a moment
/// before somebody began to use it here. The next request for it is told that it does not exist.
fn forget_deleted(actor: &TableActor) {
    let mut state = actor.lock();
    // A new table is not stored yet.
    if state.is_evictable() {
        state.unload();
    }
}

#[cfg(test)]
mod tests;
