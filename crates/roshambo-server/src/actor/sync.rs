//! Entries and remarks that reach a table through other nodes.

use std::sync::Arc;

use super::{TableActor, TableState, moves, scheduling};
use crate::api_error::ApiError;
use crate::bus::News;
use crate::durable::decode;
use crate::log_entry::LogEntry;
use crate::node::Node;
use crate::protocol::ServerMessage;
use crate::store::StoreError;

/// Another node has news about a table that this node has in memory.
#[allow(dead_code)]
pub(crate) async fn receive(actor: &Arc<TableActor>, news: News) {
    match news {
        News::Said { seat, what } => actor.lock().send_all(&ServerMessage::Said { seat, what }),
        News::Grown { length, .. } => catch_up(actor, length).await,
        News::Released | News::Hurry | News::Present { .. } => {}
    }
}

/// Reads and applies the entries that another node wrote, up to `number`.
///
/// It does nothing while this node has an append under way: that either succeeds first, or fails and the table is
/// reloaded. Entries that are written during the read are applied in the next round.
pub(super) async fn catch_up(actor: &Arc<TableActor>, number: u64) {
    loop {
        let (from, to) = {
            let mut state = actor.lock();
            state.announced_length = state.announced_length.max(number);
            (behind(&state), state.announced_length)
        };
        let Some(from) = from else { return };
        let (entries, durable) = match actor.node.log.entries(actor.id, from, to).await {
            Ok(read) => read,
            Err(error) => {
                tracing::warn!(table = %actor.id, code = error.code, "entries of another node could not be read");
                // The next notice tries again.
                return;
            }
        };
        let mut state = actor.lock();
        if behind(&state) != Some(from) {
            continue;
        }
        let entries = decode(actor.id, &entries);
        let mut apply_all = |entries: Vec<LogEntry>| {
            entries.iter().try_for_each(|entry| apply(&mut state, entry, &actor.node))
        };
        if let Err(error) = entries.and_then(&mut apply_all) {
            tracing::warn!(table = %actor.id, code = error.code, "entries of another node could not be applied");
            // The table is reloaded from its log, which decides whether it is void.
            state.fail(&StoreError::Conflict.into());
            return;
        }
        scheduling::schedule_bots_and_clocks(actor, &mut state);
        state.pending.advance(durable);
        let lagging = state.send_released();
        actor.node.metrics.resyncs.inc_by(lagging);
        // The other node may have logged the decision of a bot that people waited for.
        moves::make_queued_moves(actor, &mut state);
        // If the store has fewer entries than announced, the rest will be announced again.
        if durable.get() == from {
            return;
        }
    }
}

/// The length of the log in memory, if it is shorter than announced and no own append is under way.
fn behind(state: &TableState) -> Option<u64> {
    let number = state.table.as_ref()?.number;
    (number < state.announced_length && number <= state.pending.durable().get()).then_some(number)
}

/// Applies an entry that is durable already, and tells all clients.
fn apply(state: &mut TableState, entry: &LogEntry, node: &Node) -> Result<(), ApiError> {
    let Some(table) = state.table.as_deref_mut() else { return Ok(()) };
    let effect = table.apply(entry)?;
    if matches!(entry, LogEntry::Started(_)) {
        state.audience.cover_all();
    }
    state.announce(&effect, None, node);
    Ok(())
}
