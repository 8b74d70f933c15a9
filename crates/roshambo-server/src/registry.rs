//! The table registry: finds tables in memory, loads them, opens new ones and evicts idle ones.
//!
//! The number of tables in memory is bounded. An evicted table leaves only its clocks behind, if the time of a player
//! runs: they go on, and the table comes back when the time is up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use roshambo_rules::say;

use crate::actor::{SleepingClocks, TableActor};
use crate::api_error::ApiError;
use crate::durable::Durable;
use crate::ids::{GuestId, TableId};
use crate::node::Node;
use crate::protocol::Created;
use crate::table::Opening;

/// The tables of this node.
pub(crate) struct TableRegistry {
    node: Arc<Node>,
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    /// Those in memory.
    actors: HashMap<TableId, Arc<TableActor>>,
    /// The clocks of those that were evicted.
    sleeping: HashMap<TableId, SleepingClocks>,
    /// When no table could be evicted although the memory was full.
    found_full: Option<Duration>,
}

/// How long the memory counts as full without another search for tables that can be evicted.
const FULL_FOR: Duration = Duration::from_secs(1);

impl TableRegistry {
    pub(crate) fn new(node: Arc<Node>) -> Arc<TableRegistry> {
        Arc::new(TableRegistry { node, tables: Mutex::default() })
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table, which is loaded if it is not in memory.
    pub(crate) async fn get(&self, id: TableId) -> Result<Arc<TableActor>, ApiError> {
        // The actor is registered before it is loaded, so that it hears of entries that other nodes write meanwhile.
        let actor = {
            let mut tables = self.tables();
            match tables.actors.get(&id) {
                Some(actor) => actor.clone(),
                None => {
                    self.make_room(&mut tables)?;
                    let clocks = tables.sleeping.remove(&id);
                    let actor = TableActor::new(id, self.node.clone(), clocks);
                    tables.actors.insert(id, actor.clone());
                    actor
                }
            }
        };
        let loaded = actor.loaded().await.map(drop);
        match loaded {
            Ok(()) => Ok(actor),
            Err(error) => {
                self.remove_if_unused(&actor, &error);
                Err(error)
            }
        }
    }

    /// A table, if it is in memory.
    pub(crate) fn in_memory(&self, id: TableId) -> Option<Arc<TableActor>> {
        self.tables().actors.get(&id).cloned()
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<TableActor>> {
        self.tables().actors.values().cloned().collect()
    }

    /// Opens a new table.
    pub(crate) async fn open(&self, opening: Opening) -> Result<Durable<Created>, ApiError> {
        self.node.check_running()?;
        if self.node.backlog.is_full() {
            return Err(ApiError::storage_slow());
        }
        self.check_may_open(opening.host()).await?;
        self.node.storage.check_space()?;
        let id = TableId::random();
        let (table, steps) = opening.carry_out(id)?;
        let code = table.code.to_string();
        self.make_room(&mut self.tables())?;
        let (actor, wait) = TableActor::open(self.node.clone(), table, steps)?;
        self.tables().actors.insert(id, actor);
        match wait.done().await {
            Ok(number) => Ok(number.map(|_| Created { id, code })),
            Err(error) => {
                self.tables().actors.remove(&id);
                Err(error)
            }
        }
    }

    /// Refuses another table of a guest who has too many that are not over, or if there are too many in all.
    async fn check_may_open(&self, guest: GuestId) -> Result<(), ApiError> {
        let (open, limits) = (self.node.log.open_tables(guest).await?, self.node.config.tables);
        if open.of_guest >= limits.per_guest {
            self.node.metrics.limited("guest-tables");
            let phrase = say!("server-too-many-open-tables", most = limits.per_guest);
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, phrase).with("most", limits.per_guest));
        }
        if open.all >= limits.open {
            self.node.metrics.limited("open-tables");
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-tables-full")));
        }
        Ok(())
    }

    /// Removes a table that could not be loaded, unless somebody else uses it. Unless there is no such table, its clocks
    /// are kept.
    fn remove_if_unused(&self, actor: &Arc<TableActor>, error: &ApiError) {
        let mut tables = self.tables();
        let is_registered = tables.actors.get(&actor.id).is_some_and(|other| Arc::ptr_eq(other, actor));
        // The registry and the caller hold one reference each.
        let is_shared = Arc::strong_count(actor) > 2;
        let state = actor.lock();
        let is_empty = state.table.is_none() && state.audience.is_empty();
        if is_registered && !is_shared && is_empty {
            tables.actors.remove(&actor.id);
            let exists = error.status != StatusCode::NOT_FOUND.as_u16();
            if let Some(clocks) = state.sleep(&self.node).filter(|_| exists) {
                tables.sleeping.insert(actor.id, clocks);
            }
        }
    }

    /// Drops tables that nobody has used for a while. A game that waits for a bot, or whose alarm is soon due, stays.
    pub(crate) fn evict_idle(&self) {
        let (now, times) = (self.node.clock.now(), &self.node.config.times);
        let mut tables = self.tables();
        // What nobody plays for so long expires in the store as well.
        tables.sleeping.retain(|_, clocks| now.saturating_sub(clocks.since) < times.keep_playing);
        let idle: Vec<_> =
            tables.actors.values().filter(|actor| actor.lock().is_idle(now, times.idle)).cloned().collect();
        for actor in idle {
            self.evict(&mut tables, actor);
        }
        tables.actors.shrink_to_fit();
        tables.sleeping.shrink_to_fit();
        self.node.metrics.tables_live.set(tables.actors.len() as i64);
    }

    /// Makes room for one more table in memory. At the limit, the tables that have been unused for the longest time
    /// are evicted, a tenth of all at once, so that the next ones need no search.
    fn make_room(&self, tables: &mut Tables) -> Result<(), ApiError> {
        let (limit, now) = (self.node.config.tables.in_memory, self.node.clock.now());
        if tables.actors.len() < limit {
            return Ok(());
        }
        let full = || {
            self.node.metrics.limited("tables-in-memory");
            Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-tables-full")).with("retry", 5))
        };
        if tables.found_full.is_some_and(|when| now < when + FULL_FOR) {
            return full();
        }
        let unused = |actor: &&Arc<TableActor>| {
            let state = actor.lock();
            state.is_evictable() && state.audience.is_empty() && Arc::strong_count(actor) == 1
        };
        let mut oldest: Vec<_> = tables.actors.values().filter(unused).cloned().collect();
        oldest.sort_by_cached_key(|actor| actor.lock().last_used);
        oldest.truncate(limit.div_ceil(10));
        for actor in oldest {
            self.evict(tables, actor);
        }
        let has_room = tables.actors.len() < limit;
        tables.found_full = (!has_room).then_some(now);
        if has_room { Ok(()) } else { full() }
    }

    /// Removes a table from memory. Its actor stays while it has clients or somebody uses it.
    fn evict(&self, tables: &mut Tables, actor: Arc<TableActor>) {
        let mut state = actor.lock();
        // The registry and this function hold one reference each.
        if !state.audience.is_empty() || Arc::strong_count(&actor) > 2 {
            state.unload();
            return;
        }
        if let Some(clocks) = state.sleep(&self.node) {
            if tables.sleeping.len() >= self.node.config.tables.open as usize {
                // The memory for clocks is bounded, and a clock is never lost: this table stays.
                return;
            }
            tables.sleeping.insert(actor.id, clocks);
        }
        tables.actors.remove(&actor.id);
    }
}
