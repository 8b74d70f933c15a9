//! Appends new entries to the log of a table, and sends what depends on them when they are durable.

use std::sync::Arc;

use super::cause::Cause;
use super::lease::{self, Lease};
use super::{TableActor, TableState, scheduling, sync};
use crate::api_error::ApiError;
use crate::bus::News;
use crate::durable::{DurableNumber, PendingSend};
use crate::log_entry::LogEntry;
use crate::protocol::Status;
use crate::store::{Append, StoreError};
use crate::table::{Effect, OnlineTable, Step, changes_index, index};

/// The most bytes of entries that travel with a notice.
const MOST_TOLD: usize = 16 * 1024;

/// What a list of steps means for the log, the indexes and the clients.
#[derive(Default)]
struct Batch {
    entries: Vec<String>,
    effect: Effect,
    changes_index: bool,
    ends_game: bool,
    starts_game: bool,
    moves: u64,
}

impl Batch {
    fn of(table: &OnlineTable, steps: Vec<Step>) -> Result<Batch, serde_json::Error> {
        let mut batch = Batch { entries: Vec::with_capacity(steps.len()), ..Batch::default() };
        for step in steps {
            batch.entries.push(serde_json::to_string(&step.entry)?);
            batch.changes_index |= changes_index(&step);
            batch.ends_game |= step.effect.table && step.effect.game && table.status() == Status::Over;
            batch.starts_game |= matches!(step.entry, LogEntry::Started(_));
            batch.moves += u64::from(matches!(step.entry, LogEntry::Move { .. }));
            batch.effect.add(step.effect);
        }
        Ok(batch)
    }
}

/// Appends the entries of steps that have been applied. `expected` is the number of the first.
pub(super) fn commit(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    expected: u64,
    steps: Vec<Step>,
    cause: Cause,
) -> Result<(), ApiError> {
    let Cause { requester, is_driver, attempt } = cause;
    let node = &actor.node;
    let Some(table) = state.table.as_deref() else { return Err(ApiError::no_such_table()) };
    let batch = match Batch::of(table, steps) {
        Ok(batch) => batch,
        Err(error) => {
            tracing::error!(table = %actor.id, %error, "a log entry could not be encoded; the table is reloaded");
            state.fail(&ApiError::internal());
            return Err(ApiError::internal());
        }
    };
    let calendar = || node.clock.calendar();
    let index = batch.changes_index.then(|| Box::new(index(table, calendar(), batch.ends_game)));
    let fence = if is_driver { state.lease.fence() } else { None };
    let bytes = batch.entries.iter().map(String::len).sum();
    // Short entries travel with the notice, so that other nodes need not read them.
    let told = if node.peers.is_some() && bytes <= MOST_TOLD { batch.entries.clone() } else { Vec::new() };
    let append = Append { table: actor.id, expected, entries: batch.entries, fence, index };
    let number = table.number;
    let outgoing = Outgoing { append, moves: batch.moves, told };
    state.in_flight.extend(attempt.map(|attempt| (number, attempt)));
    state.pending.push(number, PendingSend::Append { bytes });
    if batch.starts_game {
        state.audience.cover_all();
    }
    send(actor, state, outgoing);
    scheduling::schedule_bots_and_clocks(actor, state);
    state.announce(&batch.effect, requester, node);
    Ok(())
}

/// An append on its way to the store.
pub(super) struct Outgoing {
    append: Append,
    moves: u64,
    /// The entries for the notice to other nodes.
    told: Vec<String>,
}

/// Sends an append to the store. A node that is alone sends all at once: if one fails, so do those behind it. Among several
/// nodes the next one is sent when the one before is durable: another node could have taken the number of the one before,
/// and the next one, which builds on it, would be accepted.
fn send(actor: &Arc<TableActor>, state: &mut TableState, outgoing: Outgoing) {
    let failures = state.failures;
    if actor.node.peers.is_none() {
        let Outgoing { append, moves, told } = outgoing;
        let stored = actor.node.log.append(append);
        let actor = actor.clone();
        tokio::spawn(async move { finish(&actor, stored.await, moves, told, failures).await });
        return;
    }
    state.outgoing.push_back(outgoing);
    if !std::mem::replace(&mut state.is_sending, true) {
        tokio::spawn(send_all(actor.clone(), failures));
    }
}

/// Sends appends one after the other, until there are none or one has failed.
async fn send_all(actor: Arc<TableActor>, failures: u64) {
    loop {
        let next = {
            let mut state = actor.lock();
            if state.failures != failures {
                return;
            }
            let next = state.outgoing.pop_front();
            state.is_sending = next.is_some();
            next
        };
        let Some(Outgoing { append, moves, told }) = next else { return };
        let stored = actor.node.log.append(append).await;
        finish(&actor, stored, moves, told, failures).await;
    }
}

/// An append is durable, or has failed.
async fn finish(
    actor: &Arc<TableActor>,
    stored: Result<DurableNumber, StoreError>,
    moves: u64,
    told: Vec<String>,
    failures: u64,
) {
    match stored {
        Ok(number) => {
            if let Some(announced) = settle(actor, number, moves, told) {
                sync::catch_up(actor, announced).await;
            }
        }
        Err(error) => fail(actor, &error, failures).await,
    }
}

/// The log is durable up to `number`: sends what waited for that. Returns the length of the log if another node has
/// announced more.
fn settle(actor: &Arc<TableActor>, number: DurableNumber, moves: u64, told: Vec<String>) -> Option<u64> {
    let metrics = &actor.node.metrics;
    metrics.moves.inc_by(moves);
    let (lagging, announced) = {
        let mut state = actor.lock();
        let was_full = state.pending.is_table_full();
        state.pending.advance(number);
        state.land(number.get());
        let lagging = state.send_released();
        if was_full {
            // Bots were not asked.
            scheduling::schedule_bots_and_clocks(actor, &mut state);
        }
        (lagging, state.announced_length)
    };
    metrics.resyncs.inc_by(lagging);
    actor.node.publish(actor.id, || News::Grown { length: number.get(), entries: told });
    (announced > number.get()).then_some(announced)
}

/// An append failed. If another node was first, this one catches up, and does again what it was asked.
async fn fail(actor: &Arc<TableActor>, error: &StoreError, failures: u64) {
    let answer = actor.node.log.failed(error);
    {
        let mut state = actor.lock();
        if *error == StoreError::Fenced {
            lease::lost(actor, &mut state, Lease::Elsewhere);
        }
        // Appends behind a failed one fail as well; the first failure has dropped the table already.
        if state.failures != failures {
            return;
        }
        let was_first = matches!(error, StoreError::Conflict | StoreError::Fenced);
        if !was_first || actor.node.peers.is_none() {
            return state.fail(&answer);
        }
        state.give_way(&answer);
    }
    if let Err(error) = actor.loaded().await.map(drop) {
        // The next request, or the next regular check, tries again.
        tracing::warn!(table = %actor.id, code = error.code, "a table was not loaded after a conflict");
    }
}
