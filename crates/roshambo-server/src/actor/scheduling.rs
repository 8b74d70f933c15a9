//! Schedules what happens at a table without a request: bots are asked, and alarms are set for the clocks.

use std::sync::Arc;

use roshambo_bots::Level;
use roshambo_rules::{Seat, say};
use roshambo_table::Observation;

use super::audience::Requester;
use super::cause::Cause;
use super::clock_context::{self, ClockContext, Overdue};
use super::{TableActor, TableState, lease, moves};
use crate::api_error::ApiError;
use crate::bot_pool::{Payer, Question};
use crate::guest::Guest;
use crate::ids::{GuestId, random};
use crate::log_entry::StandInReason;
use crate::protocol::Status;
use axum::http::StatusCode;

/// Asks the bots that are to act, starts the clocks of the people who are, and sets the next alarm.
///
/// Bots are asked only by the node that drives the table. Clocks run at all nodes, because each tells its clients.
pub(crate) fn schedule_bots_and_clocks(actor: &Arc<TableActor>, state: &mut TableState) {
    lease::ask_or_release(actor, state);
    let Some(table) = state.table.as_deref() else { return };
    let awaited = table.awaited();
    let now = actor.node.clock.now();
    let paused = clock_context::is_paused(table, &state.audience);
    if paused {
        state.turns.pause(now);
    } else {
        state.turns.resume(now);
    }
    state.turns.await_texts(table.starting, now);
    state.turns.await_rematch((table.status() == Status::Over).then_some(table.games), now);
    for seat in table.seating.seats.iter() {
        let game = table.running().filter(|_| awaited.contains(seat));
        let Some(game) = game else {
            state.turns.stop(seat);
            continue;
        };
        match table.bot(seat) {
            None => {
                let now = state.turns.paused_since().unwrap_or(now);
                state.turns.await_person(seat, game.acted(seat), now);
            }
            Some(_) if paused || !state.lease.drives() => state.turns.stop(seat),
            Some(level) => {
                // If too much waits for the disk, bots are asked when it is stored.
                if state.turns.await_bot(seat, game.acted(seat)) && !state.pending.is_table_full() {
                    let observation = Observation::of(game.table.driver(), seat);
                    let host = table.seating.host();
                    let ticket = ask_bot(actor, host, seat, table.number, level, observation);
                    state.turns.asked(seat, table.number, ticket);
                }
            }
        }
    }
    set_alarm(actor, state);
}

/// Asks a bot for a move. The answer comes back to the actor.
fn ask_bot(
    actor: &Arc<TableActor>,
    host: GuestId,
    seat: Seat,
    number: u64,
    level: Level,
    observation: Observation,
) -> crate::bot_pool::Ticket {
    let node = &actor.node;
    let seed = u64::from_le_bytes(random());
    let payer = Payer::Guest(host);
    let question = Question { payer, table: actor.id, seat, seen: observation, level, seed };
    let (actor, runtime) = (Arc::downgrade(actor), tokio::runtime::Handle::current());
    node.metrics.bots_asked.inc();
    let ticket = node.bots.ask(question, move |answer| {
        runtime.spawn(async move {
            if let Some(actor) = actor.upgrade() {
                moves::bot_moves(&actor, seat, number, answer);
            }
        });
    });
    node.metrics.bots_queue.set(node.bots.waiting() as i64);
    ticket
}

/// Sets an alarm for the next time at which a clock or an absence changes something.
pub(super) fn set_alarm(actor: &TableActor, state: &mut TableState) {
    let Some(table) = state.table.as_deref() else { return };
    let context = ClockContext::new(table, &state.turns, &state.audience, &actor.node);
    let next = context.next_change(state.lease.drives());
    let earlier = next.filter(|next| state.turns.alarm.is_none_or(|alarm| *next < alarm));
    if let Some(when) = earlier {
        state.turns.alarm = Some(when);
        actor.node.alarms.set(when, actor.id);
    }
}

/// An alarm went off: bots decide for the people whose time is up, or replace them.
pub(crate) fn on_alarm(actor: &Arc<TableActor>) {
    let mut state = actor.lock();
    state.turns.alarm = None;
    if actor.node.shutdown.has_begun() {
        return;
    }
    while let Some((seat, overdue)) = overdue(actor, &state).filter(|_| state.lease.drives()) {
        let done = match overdue {
            Overdue::Decide => decide_for(actor, &mut state, seat),
            Overdue::Replace(reason) => stand_in(actor, &mut state, seat, reason, Cause::driver()),
        };
        if let Err(error) = done {
            tracing::error!(table = %actor.id, code = error.code, "a bot could not take over a seat");
            break;
        }
    }
    if state.lease.drives() && must_start(actor, &state) {
        let at = actor.node.clock.calendar();
        if let Err(error) = actor.change(&mut state, Cause::driver(), |changes| changes.start_game(at)) {
            tracing::error!(table = %actor.id, code = error.code, "a game could not begin");
        }
    }
    // Time also changes whether a bot may be called to a seat.
    state.send_presence(&actor.node);
    set_alarm(actor, &mut state);
}

fn overdue(actor: &TableActor, state: &TableState) -> Option<(Seat, Overdue)> {
    state.clock_context(state.table.as_deref()?, &actor.node).overdue()
}

fn must_start(actor: &TableActor, state: &TableState) -> bool {
    let table = state.table.as_deref();
    table.is_some_and(|table| state.clock_context(table, &actor.node).must_start())
}

/// A player calls a bot to the seat of a person who has been silent for long: in a game as a stand-in, after a game
/// for the next one.
pub(super) fn call_bot(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    guest: &Guest,
    seat: Seat,
    requester: Option<Requester>,
) -> Result<(), ApiError> {
    let table = state.table.as_deref().ok_or_else(ApiError::no_such_table)?;
    if table.seating.seats_of(guest.id).next().is_none() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, say!("server-no-seat")));
    }
    let exists = table.seating.seats.all().contains(seat);
    if !exists || !state.clock_context(table, &actor.node).is_callable(seat) {
        return Err(ApiError::new(StatusCode::CONFLICT, say!("server-not-silent")));
    }
    if table.status() == Status::Over {
        let at = actor.node.clock.calendar();
        return actor.change(state, Cause::person(requester), |changes| changes.replace_absent(seat, at));
    }
    stand_in(actor, state, seat, StandInReason::Called, Cause::person(requester))
}

/// A bot makes the decision that a person has missed.
fn decide_for(actor: &Arc<TableActor>, state: &mut TableState, seat: Seat) -> Result<(), ApiError> {
    let table = state.table.as_deref().ok_or_else(ApiError::no_such_table)?;
    let took = state.clock_context(table, &actor.node).spent(seat);
    actor.change(state, Cause::driver(), |changes| changes.miss(seat, took))
}

/// A bot takes over the seat of a person.
pub(super) fn stand_in(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    seat: Seat,
    reason: StandInReason,
    cause: Cause,
) -> Result<(), ApiError> {
    let table = state.table.as_deref().ok_or_else(ApiError::no_such_table)?;
    let took = state.clock_context(table, &actor.node).spent(seat);
    actor.change(state, cause, |changes| changes.stand_in(seat, reason, took))
}
