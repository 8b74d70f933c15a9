//! The table registry: finds tables in memory, loads them, opens new ones and evicts idle ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::actor::TableActor;
use crate::api_error::ApiError;
use crate::durable::Durable;
use crate::ids::TableId;
use crate::node::Node;
use crate::protocol::Created;
use crate::table::Opening;

/// The tables that this node has in memory.
pub(crate) struct TableRegistry {
    node: Arc<Node>,
    tables: Mutex<HashMap<TableId, Arc<TableActor>>>,
}

impl TableRegistry {
    pub(crate) fn new(node: Arc<Node>) -> Arc<TableRegistry> {
        Arc::new(TableRegistry { node, tables: Mutex::default() })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<TableActor>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table, which is loaded if it is not in memory.
    pub(crate) async fn get(&self, id: TableId) -> Result<Arc<TableActor>, ApiError> {
        // The actor is registered before it is loaded, so that it hears of entries that other nodes write meanwhile.
        let actor = {
            let mut tables = self.tables();
            tables.entry(id).or_insert_with(|| TableActor::new(id, self.node.clone())).clone()
        };
        let loaded = actor.loaded().await.map(drop);
        match loaded {
            Ok(()) => Ok(actor),
            Err(error) => {
                self.remove_if_unused(&actor);
                Err(error)
            }
        }
    }

    /// A table, if it is in memory.
    pub(crate) fn in_memory(&self, id: TableId) -> Option<Arc<TableActor>> {
        self.tables().get(&id).cloned()
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<TableActor>> {
        self.tables().values().cloned().collect()
    }

    /// Opens a new table.
    pub(crate) async fn open(&self, opening: Opening) -> Result<Durable<Created>, ApiError> {
        self.node.check_running()?;
        self.node.storage.check_space()?;
        let id = TableId::random();
        let (table, steps) = opening.carry_out(id)?;
        let code = table.code.to_string();
        let (actor, wait) = TableActor::open(self.node.clone(), table, steps)?;
        self.tables().insert(id, actor);
        match wait.done().await {
            Ok(number) => Ok(number.map(|_| Created { id, code })),
            Err(error) => {
                self.tables().remove(&id);
                Err(error)
            }
        }
    }

    /// Removes a table that could not be loaded, unless somebody else uses it.
    fn remove_if_unused(&self, actor: &Arc<TableActor>) {
        let mut tables = self.tables();
        let is_registered = tables.get(&actor.id).is_some_and(|other| Arc::ptr_eq(other, actor));
        // The registry and the caller hold one reference each.
        let is_shared = Arc::strong_count(actor) > 2;
        let is_empty = {
            let state = actor.lock();
            state.table.is_none() && state.audience.is_empty()
        };
        if is_registered && !is_shared && is_empty {
            tables.remove(&actor.id);
        }
    }

    /// Drops tables that nobody has used for a while. A game that waits for a clock or a bot stays.
    pub(crate) fn evict_idle(&self) {
        let (now, idle) = (self.node.clock.now(), self.node.config.times.idle);
        let mut tables = self.tables();
        tables.retain(|_, actor| {
            let mut state = actor.lock();
            if !state.is_idle(now, idle) {
                return true;
            }
            state.table = None;
            !state.audience.is_empty() || Arc::strong_count(actor) > 1
        });
        tables.shrink_to_fit();
        self.node.metrics.tables_live.set(tables.len() as i64);
    }
}
