//! Background work of a node: alarms, eviction of idle tables, expiry, its place among other nodes, and the shutdown.

mod cluster;
mod expiry;

use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::future::join_all;
use roshambo_rules::say;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::actor::{TableActor, scheduling};
use crate::ids::TableId;
use crate::node::{Alarms, Node, Peers};
use crate::outbox::RETRY;
use crate::registry::TableRegistry;
use crate::time::Clock;
pub(crate) use cluster::refresh;
use expiry::Expirer;

/// The most time between two evictions of idle tables.
const SWEEP: Duration = Duration::from_secs(60);
/// The least time between two evictions.
const LEAST_SWEEP: Duration = Duration::from_millis(100);
/// How many tables are loaded at the same time because of their alarms.
const MOST_LOADS: usize = 16;
/// When a table that could not be loaded for its alarm is tried again.
const LOAD_RETRY: Duration = Duration::from_secs(5);
/// Starts the background tasks of a node. They end when its shutdown begins, or when it is dropped.
pub(crate) fn spawn(node: &Arc<Node>, registry: &Arc<TableRegistry>) {
    let (weak_node, weak_registry) = (Arc::downgrade(node), Arc::downgrade(registry));
    let alarms = run_alarms(node.clock.clone(), node.alarms.clone(), weak_registry.clone());
    spawn_until_shutdown(node, alarms);
    spawn_until_shutdown(node, sweep(weak_node, weak_registry.clone()));
    let Some(wishes) = node.peers.as_ref().and_then(Peers::take_wishes) else { return };
    let weak_node = Arc::downgrade(node);
    spawn_until_shutdown(node, cluster::beat(weak_node.clone()));
    spawn_until_shutdown(node, cluster::measure_bus(weak_node.clone()));
    spawn_until_shutdown(node, cluster::fulfil(weak_node.clone(), weak_registry.clone(), wishes));
    spawn_until_shutdown(node, cluster::check(weak_node, weak_registry));
}

fn spawn_until_shutdown(node: &Node, task: impl Future<Output = ()> + Send + 'static) {
    let shutdown = node.shutdown.signal();
    tokio::spawn(async move {
        tokio::select! {
            () = task => {}
            () = shutdown => {}
        }
    });
}

/// Wakes tables when their alarms are due.
async fn run_alarms(clock: Clock, alarms: Arc<Alarms>, weak_registry: Weak<TableRegistry>) {
    let loads = Arc::new(Semaphore::new(MOST_LOADS));
    loop {
        let next = alarms.next().unwrap_or(clock.now() + SWEEP);
        tokio::select! {
            () = clock.sleep_until(next) => {}
            () = alarms.earlier() => {}
        }
        let Some(registry) = weak_registry.upgrade() else { return };
        while let Some((_, table)) = alarms.take_due(clock.now()) {
            let Some(actor) = registry.in_memory(table) else { continue };
            let (is_loaded, has_clients) = {
                let state = actor.lock();
                (state.table.is_some(), !state.audience.is_empty())
            };
            if is_loaded {
                scheduling::on_alarm(&actor);
            } else if has_clients {
                // Without clients a game is paused, and nothing is due.
                tokio::spawn(wake(weak_registry.clone(), table, loads.clone(), clock.clone()));
            }
        }
    }
}

/// Loads a table whose alarm is due.
async fn wake(registry: Weak<TableRegistry>, table: TableId, loads: Arc<Semaphore>, clock: Clock) {
    loop {
        {
            let Ok(_permit) = loads.acquire().await else { return };
            let Some(registry) = registry.upgrade() else { return };
            match registry.get(table).await {
                Ok(actor) => return scheduling::on_alarm(&actor),
                Err(error) if error.status == StatusCode::NOT_FOUND.as_u16() => return,
                Err(error) => {
                    tracing::warn!(%table, code = error.code, "a table was not loaded for its alarm");
                }
            }
        }
        clock.sleep_until(clock.now() + LOAD_RETRY).await;
    }
}

/// Evicts idle tables and expires stored ones from time to time.
async fn sweep(node: Weak<Node>, registry: Weak<TableRegistry>) {
    let Some(first) = node.upgrade() else { return };
    let mut expirer = Expirer::new(&first);
    expirer.measure(&first).await;
    drop(first);
    loop {
        let Some((clock, pause)) = node
            .upgrade()
            .map(|node| (node.clock.clone(), SWEEP.min(node.config.times.idle / 2).max(LEAST_SWEEP)))
        else {
            return;
        };
        clock.sleep_until(clock.now() + pause).await;
        let (Some(node), Some(registry)) = (node.upgrade(), registry.upgrade()) else { return };
        registry.evict_idle();
        expirer.sweep(&node, &registry).await;
    }
}

/// Stops the node: accepts nothing more, waits for the appends under way, closes all connections.
pub(crate) async fn shut_down(node: &Node, registry: &TableRegistry) {
    node.shutdown.begin();
    node.bots.stop();
    let patience = node.config.times.shutdown;
    // The store answers in order, so everything that was appended before is answered after this.
    if let Err(error) = node.log.check().await {
        tracing::warn!(code = error.code, "the store could not be checked during the shutdown");
    }
    let tables = registry.all();
    let flushed = join_all(tables.iter().map(|actor| TableActor::flushed(actor)));
    if timeout(patience, flushed).await.is_err() {
        tracing::warn!("some appends did not complete in time");
    }
    let phrase = say!("server-stopping");
    for actor in &tables {
        actor.lock().audience.close_all("restart", RETRY, &phrase);
    }
    if timeout(patience, node.shutdown.all_disconnected()).await.is_err() {
        tracing::warn!("some clients did not disconnect in time");
    }
    // Other nodes need not wait until the heartbeat is old.
    if let Some(cluster) = node.log.cluster()
        && let Err(error) = cluster.leave(node.id).await
    {
        node.log.failed(&error);
    }
}
