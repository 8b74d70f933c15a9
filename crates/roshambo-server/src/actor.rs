//! A table actor: one table in memory, the clients connected to it, and what waits for the disk.
//!
//! All work at a table is done under its mutex, which is never held across an await. The table in memory runs ahead of
//! the disk by the entries that are being appended. Messages about a change are made at once and wait in
//! [`PendingSends`](crate::durable::PendingSends) until its entries are durable, so nobody waits for anybody else's
//! append. If an append fails, the table is dropped and rebuilt from its log, and all clients are resynced.
//!
//! ```text
//! command ─▶ Changes: log entries ─▶ DurableLog::append ─▶ durable ─▶ clients
//!                           └─▶ bots are asked                 └─▶ bus: other nodes catch up
//! ```

mod audience;
mod clock_context;
pub(crate) mod commands;
mod commit;
mod connection;
mod loading;
mod moves;
pub(crate) mod scheduling;
mod sleeping;
mod state;
pub(crate) mod sync;
#[cfg(test)]
mod tests;
mod turns;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::api_error::ApiError;
use crate::durable::{Durable, DurableWait};
use crate::guest::Guest;
use crate::ids::{GuestId, TableId};
use crate::node::Node;
use crate::protocol::TableInfo;
use crate::table::{Changes, OnlineTable, Step};

pub(crate) use audience::Requester;
pub(crate) use connection::Connection;
pub(crate) use sleeping::SleepingClocks;
pub(crate) use state::TableState;

/// One table of this node.
pub(crate) struct TableActor {
    pub(crate) id: TableId,
    pub(crate) node: Arc<Node>,
    state: Mutex<TableState>,
}

impl TableActor {
    /// A table that is not loaded yet. Its clocks go on from where they were when it was evicted.
    pub(crate) fn new(id: TableId, node: Arc<Node>, clocks: Option<SleepingClocks>) -> Arc<TableActor> {
        let mut state = TableState::new(None, &node);
        if let Some(clocks) = clocks {
            state.turns.wake(clocks);
        }
        Arc::new(TableActor { id, node, state: Mutex::new(state) })
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
        let actor = Arc::new(TableActor { id, node, state: Mutex::new(state) });
        let mut state = actor.lock();
        commit::commit(&actor, &mut state, 0, steps, None)?;
        let wait = state.wait_until_durable();
        drop(state);
        Ok((actor, wait))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, TableState> {
        // A panic under the lock is a bug; the log still has the truth.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Locks the table after loading it, if it is not in memory.
    pub(crate) async fn loaded(self: &Arc<Self>) -> Result<MutexGuard<'_, TableState>, ApiError> {
        loop {
            {
                let mut state = self.lock();
                state.last_used = self.node.clock.now();
                if state.table.is_some() {
                    return Ok(state);
                }
            }
            let (table, durable) = loading::load(&self.node, self.id).await?;
            let mut state = self.lock();
            // What another node wrote during the read is not in it: read again.
            let outdated = std::mem::take(&mut state.announced_length) > table.number;
            if state.table.is_none() && !outdated {
                state.pending.advance(durable);
                state.table = Some(Box::new(table));
                scheduling::schedule_bots_and_clocks(self, &mut state);
            }
        }
    }

    /// Reads the table once everything about it is durable.
    pub(crate) async fn read<T>(
        self: &Arc<Self>,
        read: impl Fn(&OnlineTable, &TableState) -> T,
    ) -> Result<Durable<T>, ApiError> {
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
            wait.done().await?;
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
        requester: Option<Requester>,
        change: impl FnOnce(&mut Changes<'_>) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let table = state.table.as_deref_mut().ok_or_else(ApiError::no_such_table)?;
        let expected = table.number;
        let mut changes = Changes::new(table);
        let done = change(&mut changes);
        let steps = changes.into_steps();
        match done {
            Ok(()) if steps.is_empty() => Ok(()),
            Ok(()) => commit::commit(self, state, expected, steps, requester),
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

/// The session of a client, or the refusal of a client that has none.
fn required(guest: Option<&Guest>) -> Result<&Guest, ApiError> {
    let refusal =
        || ApiError::new(axum::http::StatusCode::UNAUTHORIZED, roshambo_rules::say!("server-no-guest"));
    guest.ok_or_else(refusal)
}
