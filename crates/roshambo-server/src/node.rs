//! What all tables of this server process share: the logs, the clock, the bots, metrics, and how it stops.
//!
//! Several nodes may serve the same store; each has a random id, which is new at every start.

mod alarms;
mod peers;
mod shutdown;
mod storage;

use std::sync::Arc;

use crate::api_error::ApiError;
use crate::bot_pool::BotPool;
use crate::bus::{Bus, News};
use crate::config::Config;
use crate::durable::{Backlog, DurableLog};
use crate::ids::{TableId, random};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::store::cluster::NodeId;
use crate::time::Clock;

pub(crate) use alarms::Alarms;
pub(crate) use peers::{Peers, Wish};
pub(crate) use shutdown::{ConnectionGuard, Shutdown};
pub(crate) use storage::Storage;

/// One server process.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    pub(crate) config: Config,
    pub(crate) log: DurableLog,
    /// What waits for the disk.
    pub(crate) backlog: Arc<Backlog>,
    /// The other nodes; `None` if this process has the store for itself.
    pub(crate) peers: Option<Peers>,
    pub(crate) clock: Clock,
    pub(crate) bots: BotPool,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) alarms: Arc<Alarms>,
    pub(crate) shutdown: Shutdown,
    pub(crate) storage: Storage,
}

impl Node {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        metrics: Arc<Metrics>,
    ) -> Arc<Node> {
        let threads = match config.bot_threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1),
            threads => threads,
        };
        let id = NodeId(i64::from_le_bytes(random()) & i64::MAX);
        Arc::new(Node {
            id,
            peers: store.cluster().is_some().then(|| Peers::new(id, bus)),
            bots: BotPool::new(threads, config.times.pace, clock.clone()),
            log: DurableLog::new(store, metrics.clone()),
            backlog: Arc::new(Backlog::new(config.tables.table_backlog, config.tables.backlog)),
            storage: Storage::new(config.max_database),
            config,
            clock,
            metrics,
            alarms: Arc::default(),
            shutdown: Shutdown::default(),
        })
    }

    /// Refuses new work during a shutdown.
    pub(crate) fn check_running(&self) -> Result<(), ApiError> {
        if self.shutdown.has_begun() { Err(ApiError::stopping()) } else { Ok(()) }
    }

    /// Notifies the other nodes about a table, if there are any.
    pub(crate) fn publish(&self, table: TableId, news: impl FnOnce() -> News) {
        if let Some(peers) = &self.peers {
            peers.publish(table, news());
        }
    }
}
