//! Appends new entries to the log of a table, and sends what depends on them when they are durable.

use std::sync::Arc;

use super::{Requester, TableActor, TableState, scheduling, sync};
use crate::api_error::ApiError;
use crate::bus::News;
use crate::durable::{DurableNumber, PendingSend};
use crate::log_entry::LogEntry;
use crate::protocol::Status;
use crate::store::{Append, StoreError};
use crate::table::{Effect, OnlineTable, Step, changes_index, index};

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
    requester: Option<Requester>,
) -> Result<(), ApiError> {
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
    let append = Append { table: actor.id, expected, entries: batch.entries, fence: None, index };
    let bytes = append.entries.iter().map(String::len).sum();
    let number = table.number;
    let stored = node.log.append(append);
    state.pending.push(number, PendingSend::Append { bytes });
    if batch.starts_game {
        state.audience.cover_all();
    }
    scheduling::schedule_bots_and_clocks(actor, state);
    state.announce(&batch.effect, requester, node);
    let (actor, failures, moves) = (actor.clone(), state.failures, batch.moves);
    tokio::spawn(async move {
        let announced = match stored.await {
            Ok(number) => settle(&actor, number, moves),
            Err(error) => {
                fail(&actor, &error, failures);
                None
            }
        };
        if let Some(announced) = announced {
            sync::catch_up(&actor, announced).await;
        }
    });
    Ok(())
}

/// The log is durable up to `number`: sends what waited for that. Returns the length of the log if another node has
/// announced more.
fn settle(actor: &Arc<TableActor>, number: DurableNumber, moves: u64) -> Option<u64> {
    let metrics = &actor.node.metrics;
    metrics.moves.inc_by(moves);
    let (lagging, announced) = {
        let mut state = actor.lock();
        let was_full = state.pending.is_table_full();
        state.pending.advance(number);
        let lagging = state.send_released();
        if was_full {
            // Bots were not asked.
            scheduling::schedule_bots_and_clocks(actor, &mut state);
        }
        (lagging, state.announced_length)
    };
    metrics.resyncs.inc_by(lagging);
    actor.node.publish(actor.id, News::Grown { length: number.get(), entries: Vec::new() });
    (announced > number.get()).then_some(announced)
}

fn fail(actor: &TableActor, error: &StoreError, failures: u64) {
    let error = actor.node.log.failed(error);
    let mut state = actor.lock();
    // Appends behind a failed one fail as well; the first failure has dropped the table already.
    if state.failures == failures {
        state.fail(&error);
    }
}
