//! What reaches a table through other nodes: entries, remarks, and who is connected there.

use std::sync::Arc;

use tokio::task::AbortHandle;

use super::lease::{self, Lease};
use super::{TableActor, TableState, moves, scheduling};
use crate::api_error::ApiError;
use crate::bus::{News, Notice, Waiting};
use crate::durable::{DurableNumber, decode};
use crate::ids::GuestId;
use crate::log_entry::LogEntry;
use crate::node::{Node, Wish};
use crate::protocol::ServerMessage;
use crate::store::StoreError;
use crate::store::cluster::{Head, NodeId};
use crate::table::Effect;

/// Where entries of another node come from.
#[derive(Clone, Copy)]
pub(super) enum Source {
    /// A notice: they are one append.
    Notice,
    /// The store: they may be several appends.
    Store,
}

/// Listens to what other nodes say about a table, until the actor is dropped.
pub(super) fn listen(actor: &Arc<TableActor>) -> Option<AbortHandle> {
    let peers = actor.node.peers.as_ref()?;
    let (mut notices, own, weak) = (peers.bus.subscribe(actor.id), actor.node.id, Arc::downgrade(actor));
    let task = tokio::spawn(async move {
        while let Some(notice) = notices.next().await {
            let Some(actor) = weak.upgrade() else { return };
            if notice.node != own {
                receive(&actor, notice).await;
            }
        }
    });
    Some(task.abort_handle())
}

/// Another node has news about a table that this node has in memory.
async fn receive(actor: &Arc<TableActor>, Notice { node, news }: Notice) {
    match news {
        News::Said { seat, what } => actor.lock().send_all(&ServerMessage::Said { seat, what }),
        News::Grown { length, entries } => {
            if !apply_told(actor, length, &entries) {
                catch_up(actor, length).await;
            }
        }
        News::Released => {
            let mut state = actor.lock();
            if state.lease == Lease::Elsewhere {
                state.lease = Lease::Free;
                scheduling::schedule_bots_and_clocks(actor, &mut state);
            }
        }
        News::Hurry => actor.lock().turns.hurry_all(),
        News::Present { guests, ask, clocks } => {
            let mut state = actor.lock();
            set_present(
                actor,
                &mut state,
                Some(node),
                &guests.into_iter().map(|guest| (node, guest)).collect::<Vec<_>>(),
            );
            adopt(actor, &mut state, &clocks);
            if ask {
                tell_presence(actor, &state, false);
            }
        }
    }
}

/// Tells the other nodes who is connected here. `ask` asks them to answer.
pub(super) fn tell_presence(actor: &TableActor, state: &TableState, ask: bool) {
    let Some(peers) = &actor.node.peers else { return };
    peers.wish(Wish::Attend(actor.id));
    let clocks = state.turns.spent(actor.node.clock.now());
    actor.node.publish(actor.id, || News::Present { guests: state.audience.guests(), ask, clocks });
}

/// Records who is connected at another node, or at all others. Clients are told if that changes anything.
fn set_present(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    node: Option<NodeId>,
    present: &[(NodeId, GuestId)],
) {
    let now = actor.node.clock.now();
    if state.audience.set_elsewhere(node, present, state.table.as_deref(), now) {
        scheduling::schedule_bots_and_clocks(actor, state);
        state.send_presence(&actor.node);
    }
}

fn adopt(actor: &Arc<TableActor>, state: &mut TableState, clocks: &[Waiting]) {
    state.turns.adopt(clocks, actor.node.clock.now());
    scheduling::set_alarm(actor, state);
}

/// Compares a table in memory with what the store says. This is what makes lost notices harmless.
pub(crate) async fn compare(actor: &Arc<TableActor>, head: &Head) {
    let present: Vec<_> = head.present.iter().filter(|(node, _)| *node != actor.node.id).copied().collect();
    let is_behind = {
        let mut state = actor.lock();
        set_present(actor, &mut state, None, &present);
        lease::compare(actor, &mut state, head);
        if state.audience.guests() != own_guests(head, actor.node.id) {
            // It was not written, because the store failed.
            tell_presence(actor, &state, false);
        }
        match &state.table {
            Some(table) => table.number < head.length,
            None => !state.audience.is_empty() && state.pending.durable().get() < head.length,
        }
    };
    if is_behind {
        actor.node.metrics.catch_ups.inc();
        catch_up(actor, head.length).await;
    }
}

/// Compares one table with what the store says now, if there are other nodes.
pub(super) async fn refresh(actor: &Arc<TableActor>) -> Result<(), ApiError> {
    let Some(cluster) = actor.node.log.cluster() else { return Ok(()) };
    let heads = cluster.heads(vec![actor.id]).await.map_err(|error| actor.node.log.failed(&error))?;
    if let Some(head) = heads.first() {
        compare(actor, head).await;
    }
    Ok(())
}

fn own_guests(head: &Head, node: NodeId) -> Vec<GuestId> {
    let mut guests: Vec<GuestId> =
        head.present.iter().filter(|(other, _)| *other == node).map(|(_, guest)| *guest).collect();
    guests.sort_unstable();
    guests
}

/// Applies entries that came with a notice. Returns false if the store has to be read instead.
fn apply_told(actor: &Arc<TableActor>, length: u64, entries: &[String]) -> bool {
    let mut state = actor.lock();
    let Some(number) = state.table.as_ref().map(|table| table.number) else { return false };
    if number >= length {
        return true;
    }
    let follows = !entries.is_empty() && number + entries.len() as u64 == length;
    if !follows || number > state.pending.durable().get() {
        return false;
    }
    apply_read(actor, &mut state, entries, Source::Notice, actor.node.log.announced(length))
}

/// Reads and applies the entries that another node wrote, up to `number`.
///
/// It does nothing while this node has an append under way: that either succeeds first, or fails and the table is
/// reloaded. Entries that are written during the read are applied in the next round.
pub(super) async fn catch_up(actor: &Arc<TableActor>, number: u64) {
    loop {
        let (from, to, is_unloaded) = {
            let mut state = actor.lock();
            state.announced_length = state.announced_length.max(number);
            let is_unloaded = state.table.is_none() && !state.audience.is_empty();
            (behind(&state), state.announced_length, is_unloaded)
        };
        if is_unloaded {
            // Loading tells the clients.
            if let Err(error) = actor.loaded().await.map(drop) {
                tracing::warn!(table = %actor.id, code = error.code, "a table with clients was not loaded");
            }
            return;
        }
        let Some(from) = from else { return };
        let (entries, durable) = match actor.node.log.entries(actor.id, from, to).await {
            Ok(read) => read,
            Err(error) => {
                tracing::warn!(table = %actor.id, code = error.code, "entries of another node could not be read");
                // The next notice, or the next regular check, tries again.
                return;
            }
        };
        let mut state = actor.lock();
        if behind(&state) != Some(from) {
            continue;
        }
        // If the store has fewer entries than announced, the rest will be announced again.
        if !apply_read(actor, &mut state, &entries, Source::Store, durable) || durable.get() == from {
            return;
        }
    }
}

/// The length of the log in memory, if it is shorter than announced and no own append is under way.
fn behind(state: &TableState) -> Option<u64> {
    let number = state.table.as_ref()?.number;
    (number < state.announced_length && number <= state.pending.durable().get()).then_some(number)
}

/// Applies entries of another node, which follow what is in memory. Returns whether that worked; if not, the table is
/// reloaded from its log, which decides whether it is void.
fn apply_read(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    entries: &[String],
    from: Source,
    durable: DurableNumber,
) -> bool {
    let applied = decode(actor.id, entries).and_then(|entries| apply_all(state, &entries, from, &actor.node));
    if let Err(error) = applied {
        tracing::warn!(table = %actor.id, code = error.code, "entries of another node could not be applied");
        state.fail(&StoreError::Conflict.into());
        return false;
    }
    scheduling::schedule_bots_and_clocks(actor, state);
    state.pending.advance(durable);
    let lagging = state.send_released();
    actor.node.metrics.resyncs.inc_by(lagging);
    // The other node may have logged the decision of a bot that people waited for.
    moves::make_queued_moves(actor, state);
    true
}

/// Applies entries that are durable already, and tells all clients in as many messages as the node that wrote them.
pub(super) fn apply_all(
    state: &mut TableState,
    mut entries: &[LogEntry],
    from: Source,
    node: &Node,
) -> Result<(), ApiError> {
    while !entries.is_empty() {
        let together = match from {
            Source::Notice => entries.len(),
            Source::Store => 1 + entries.windows(2).take_while(|pair| belongs(&pair[0], &pair[1])).count(),
        };
        let (append, rest) = entries.split_at(together);
        apply_append(state, append, node)?;
        entries = rest;
    }
    Ok(())
}

/// Whether an entry was written together with the one before it.
fn belongs(before: &LogEntry, entry: &LogEntry) -> bool {
    match entry {
        LogEntry::Deck { .. } | LogEntry::Promised(_) | LogEntry::GivenUp => true,
        // A game begins at once when the last player agrees or reveals a text.
        LogEntry::Started(_) | LogEntry::Starting => {
            matches!(before, LogEntry::Again { .. } | LogEntry::Text { .. } | LogEntry::Promised(_))
        }
        _ => false,
    }
}

/// Applies the entries of one append.
fn apply_append(state: &mut TableState, entries: &[LogEntry], node: &Node) -> Result<(), ApiError> {
    let Some(table) = state.table.as_deref_mut() else { return Ok(()) };
    let mut effect = Effect::default();
    for entry in entries {
        effect.add(table.apply(entry)?);
    }
    if entries.iter().any(|entry| matches!(entry, LogEntry::Started(_))) {
        state.audience.cover_all();
    }
    state.announce(&effect, None, node);
    Ok(())
}
