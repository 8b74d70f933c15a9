//! A table actor: one table in memory, the clients connected to it, and what waits for the disk.
//!
//! All work at a table is done under its mutex, which is never held across an await. The table in memory runs ahead of
//! the disk by the entries that are being appended. Messages about a change are made at once and wait in
//! [`PendingSends`](crate::durable::PendingSends) until its entries are durable, so nobody waits for anybody else's
//! append. If an append fails because another node was first, the table is rebuilt from its log, and what was to be
//! appended is done again. If it fails for another reason, all clients are resynced.
//!
//! ```text
//! command ─▶ Changes: log entries ─▶ DurableLog::append ─▶ durable ─▶ clients
//!                           └─▶ bots are asked                 └─▶ bus: other nodes catch up
//! ```

mod again;
mod audience;
mod cause;
mod clock_context;
pub(crate) mod commands;
mod commit;
mod connection;
pub(crate) mod lease;
mod loading;
mod moves;
pub(crate) mod scheduling;
mod sleeping;
mod state;
pub(crate) mod sync;
#[cfg(test)]
mod tests;
mod turns;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use roshambo_rules::say;
use tokio::task::AbortHandle;

use crate::api_error::ApiError;
use crate::durable::{Durable, DurableWait};
use crate::guest::Guest;
use crate::ids::{GuestId, TableId};
use crate::node::Node;
use crate::outbox::RETRY;
use crate::protocol::TableInfo;
use crate::table::{Changes, OnlineTable, Step};

use loading::Loaded;

pub(crate) use audience::Requester;
pub(crate) use cause::Cause;
pub(crate) use connection::Connection;
pub(crate) use sleeping::SleepingClocks;
pub(crate) use state::TableState;

/// One table of this node.
pub(crate) struct TableActor {
    pub(crate) id: TableId,
    pub(crate) node: Arc<Node>,
    state: Mutex<TableState>,
    /// The task that listens to other nodes.
    listener: OnceLock<AbortHandle>,
}

impl TableActor {
    /// A table that is not loaded yet. Its clocks go on from where they were when it was evicted.
    pub(crate) fn new(id: TableId, node: Arc<Node>, clocks: Option<SleepingClocks>) -> Arc<TableActor> {
        let mut state = TableState::new(None, &node);
        if let Some(clocks) = clocks {
            state.turns.wake(clocks);
        }
        TableActor::listening(id, node, state)
    }

    /// An actor that hears what other nodes do at its table.
    fn listening(id: TableId, node: Arc<Node>, state: TableState) -> Arc<TableActor> {
        let actor = Arc::new(TableActor { id, node, state: Mutex::new(state), listener: OnceLock::new() });
        if let Some(listener) = sync::listen(&actor) {
            // It is set only here.
            let _ = actor.listener.set(listener);
        }
        actor
    }

    /// A table that has just been opened. The wait completes when its first entries are durable.
    pub(crate) fn open(
        node: Arc<Node>,
        table: OnlineTable,
        steps: Vec<Step>,
    ) -> Result<(Arc<TableActor>, DurableWait), ApiError> {
        let id = table.id;
        let state = TableState::new(Some(Box::new(table)), &node);
        state.check_storage()?;
        let actor = TableActor::listening(id, node, state);
        let mut state = actor.lock();
        commit::commit(&actor, &mut state, 0, steps, Cause::default())?;
        let wait = state.wait_until_durable();
        drop(state);
        Ok((actor, wait))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, TableState> {
        // A panic under the lock is a bug; the log still has the truth.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Locks the table after loading it, if it is not in memory. Clients that are connected already get what has happened
    /// since they were last told.
    pub(crate) async fn loaded(self: &Arc<Self>) -> Result<MutexGuard<'_, TableState>, ApiError> {
        loop {
            let (told, before) = {
                let mut state = self.lock();
                state.last_used = self.node.clock.now();
                if state.table.is_some() {
                    return Ok(state);
                }
                let before = state.pending.durable();
                ((!state.audience.is_empty()).then_some(before), before)
            };
            let Some(loaded) = loading::load(&self.node, self.id, told).await? else {
                return Err(self.leave_to_newer_nodes());
            };
            let mut state = self.lock();
            // What another node wrote during the read is not in it: read again.
            let outdated = std::mem::take(&mut state.announced_length) > loaded.durable.get();
            // Another task may have loaded the table meanwhile, and it has left the memory again. Then clients know more
            // than this read assumes, and would be told the same twice.
            let is_known = state.pending.durable() != before;
            if state.table.is_none() && !outdated && !is_known {
                self.put(&mut state, loaded)?;
            }
        }
    }

    /// This version cannot read the table. Its clients find a newer node when they connect again.
    fn leave_to_newer_nodes(&self) -> ApiError {
        self.lock().audience.close_all("restart", RETRY, &say!("server-stopping"));
        ApiError::stopping()
    }

    /// Puts a table that was loaded in its place.
    fn put(self: &Arc<Self>, state: &mut TableState, loaded: Loaded) -> Result<(), ApiError> {
        state.table = Some(Box::new(loaded.table));
        sync::apply_all(state, &loaded.untold, sync::Source::Store, &self.node)?;
        state.pending.advance(loaded.durable);
        scheduling::schedule_bots_and_clocks(self, state);
        if loaded.is_restart {
            state.restart_all(&self.node);
        }
        let lagging = state.send_released();
        self.node.metrics.resyncs.inc_by(lagging);
        again::run(self, state);
        moves::make_queued_moves(self, state);
        Ok(())
    }

    /// Reads the table once everything about it is durable.
    pub(crate) async fn read<T>(
        self: &Arc<Self>,
        read: impl Fn(&OnlineTable, &TableState) -> T,
    ) -> Result<Durable<T>, ApiError> {
        let mut races = 0;
        loop {
            let wait = {
                let mut state = self.loaded().await?;
                let table = state.table.as_deref().ok_or_else(ApiError::no_such_table)?;
                if let Some(value) = state.pending.read(table.number, || read(table, &state)) {
                    return Ok(value);
                }
                state.check_storage()?;
                state.wait_until_durable()
            };
            match wait.done().await {
                Err(error)
                    if error.lost_race() && self.node.peers.is_some() && races < again::MOST_ATTEMPTS =>
                {
                    races += 1;
                }
                waited => {
                    waited?;
                }
            }
        }
    }

    /// The table as a visitor sees it, without its game.
    pub(crate) async fn info(
        self: &Arc<Self>,
        viewer: Option<GuestId>,
    ) -> Result<Durable<TableInfo>, ApiError> {
        let info = self.read(|table, state| state.clock_context(table, &self.node).table_info(viewer));
        info.await
    }

    /// Changes the table and commits the new entries, or changes nothing.
    pub(crate) fn change(
        self: &Arc<Self>,
        state: &mut TableState,
        cause: Cause,
        change: impl FnOnce(&mut Changes<'_>) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let table = state.table.as_deref_mut().ok_or_else(ApiError::no_such_table)?;
        let expected = table.number;
        let mut changes = Changes::new(table);
        let done = change(&mut changes);
        let steps = changes.into_steps();
        match done {
            Ok(()) if steps.is_empty() => Ok(()),
            Ok(()) => commit::commit(self, state, expected, steps, cause),
            Err(error) => {
                if !steps.is_empty() {
                    // Some entries were applied and will not be logged, so the table is reloaded.
                    tracing::error!(table = %self.id, code = error.code, "a change was refused half-way");
                    state.fail(&ApiError::internal());
                }
                Err(error)
            }
        }
    }

    /// Completes when everything that was done so far is durable, or has failed.
    pub(crate) async fn flushed(&self) {
        let wait = {
            let mut state = self.lock();
            state.is_pending().then(|| state.wait_until_durable())
        };
        if let Some(wait) = wait
            && let Err(error) = wait.done().await
        {
            tracing::warn!(table = %self.id, code = error.code, "the last entries of a table were not stored");
        }
    }
}

impl Drop for TableActor {
    fn drop(&mut self) {
        if let Some(listener) = self.listener.get() {
            listener.abort();
        }
    }
}

/// The session of a client, or the refusal of a client that has none.
fn required(guest: Option<&Guest>) -> Result<&Guest, ApiError> {
    let refusal =
        || ApiError::new(axum::http::StatusCode::UNAUTHORIZED, roshambo_rules::say!("server-no-guest"));
    guest.ok_or_else(refusal)
}
