//! Moves of people and of bots.

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_bots::{BotError, Decision};
use roshambo_rules::{Awaits, Seat, say};
use roshambo_table::Stream;

use super::again::{Again, Attempt};
use super::cause::Cause;
use super::{Requester, TableActor, TableState};
use crate::api_error::ApiError;
use crate::bus::News;
use crate::durable::ClientId;
use crate::ids::{GuestId, random};
use crate::protocol::ServerMessage;
use crate::table::OnlineTable;

/// The most sealed decisions that wait for bots at one table.
const MOST_QUEUED: usize = 12;

/// A move of a person. It waits in a queue if bots have to decide first.
#[derive(Clone)]
pub(crate) struct QueuedMove {
    pub(crate) client: ClientId,
    pub(crate) guest: GuestId,
    /// The number that the client gave its request.
    pub(crate) request: u64,
    pub(crate) seat: Seat,
    pub(crate) mv: String,
    /// The length of the log as the client has seen it.
    pub(crate) number: u64,
}

/// Makes a person's move, or queues it until the bots have decided.
pub(super) fn person_moves(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    queued: QueuedMove,
    tries: u32,
) -> Result<(), ApiError> {
    actor.node.check_running()?;
    let table = state.table.as_deref().ok_or_else(ApiError::no_such_table)?;
    check_may_move(table, &queued)?;
    if hurry_bots(actor, state, table, queued.seat) {
        if state.queued_moves.len() >= MOST_QUEUED {
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, say!("server-too-early")));
        }
        state.queued_moves.push(queued);
        return Ok(());
    }
    let took = state.clock_context(table, &actor.node).spent(queued.seat);
    let attempt = actor.node.peers.as_ref().map(|_| Attempt { what: Again::Move(queued.clone()), tries });
    let QueuedMove { client, request, seat, mv, .. } = queued;
    let cause = Cause { attempt, ..Cause::person(Some(Requester { client, request })) };
    actor.change(state, cause, |changes| changes.make_move(seat, &mv, took))
}

/// Refuses a move that is not the guest's to make, or whose client has not seen the seat's last decision.
fn check_may_move(table: &OnlineTable, queued: &QueuedMove) -> Result<(), ApiError> {
    table.check_plays(queued.guest, queued.seat)?;
    // Without a game the move is refused when it is made, with the reason why there is none.
    let least = table.running().map_or(0, |game| game.acted(queued.seat).max(game.from + 1));
    if (least..=table.number).contains(&queued.number) {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::CONFLICT, say!("server-stale")).with("number", table.number))
}

/// Where decisions are sealed, bots decide first, so that a person can send a decision after having seen their seals.
/// A person who is faster makes them decide at once. Returns whether a bot still has to decide.
pub(super) fn hurry_bots(actor: &TableActor, state: &TableState, table: &OnlineTable, seat: Seat) -> bool {
    let awaits = table.running().map(|game| game.table.awaits());
    let Some(Awaits::Sealed { waiting, .. }) = awaits else { return false };
    if !waiting.contains(seat) {
        return false;
    }
    let mut bots = waiting.iter().filter(|other| table.bot(*other).is_some());
    if !state.lease.drives() {
        // The node that drives the table has asked them, or will.
        let is_waiting = bots.next().is_some();
        if is_waiting {
            actor.node.publish(actor.id, || News::Hurry);
        }
        return is_waiting;
    }
    let thinking = bots.filter(|bot| state.turns.hurry(*bot)).count();
    actor.node.metrics.bots_hurried.inc_by(thinking as u64);
    thinking > 0
}

/// A bot has answered the question that it was asked when the log had the length `number`.
pub(super) fn bot_moves(
    actor: &Arc<TableActor>,
    seat: Seat,
    number: u64,
    answer: Result<Decision, BotError>,
) {
    let mut state = actor.lock();
    if actor.node.shutdown.has_begun() || !state.turns.answered(seat, number) {
        return;
    }
    let Some(table) = state.table.as_deref().filter(|table| table.bot(seat).is_some()) else { return };
    let mv = match answer {
        Ok(decision) => Some(decision.mv),
        Err(error) => {
            tracing::error!(table = %actor.id, %seat, %error, "a bot has no answer; a random legal move is played");
            random_move(table, seat)
        }
    };
    let (Some(mv), Some(game)) = (mv, table.running()) else { return };
    let acted = game.acted(seat);
    if let Err(error) = bot_moves_again(actor, &mut state, seat, acted, mv, 0) {
        tracing::error!(table = %actor.id, %seat, code = error.code, "a bot's move was refused");
    }
    make_queued_moves(actor, &mut state);
}

/// Makes the move of a bot, unless its turn is over or another node drives the table now.
pub(super) fn bot_moves_again(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    seat: Seat,
    acted: u64,
    mv: String,
    tries: u32,
) -> Result<(), ApiError> {
    let Some(table) = state.table.as_deref().filter(|table| table.bot(seat).is_some()) else { return Ok(()) };
    let is_due =
        table.awaited().contains(seat) && table.running().is_some_and(|game| game.acted(seat) == acted);
    if !is_due || !state.lease.drives() {
        return Ok(());
    }
    let again = || Again::Bot { seat, acted, mv: mv.clone() };
    let attempt = actor.node.peers.as_ref().map(|_| Attempt { what: again(), tries });
    let cause = Cause { attempt, ..Cause::driver() };
    actor.change(state, cause, |changes| changes.make_move(seat, &mv, 0))
}

fn random_move(table: &OnlineTable, seat: Seat) -> Option<String> {
    let game = &table.running()?.table;
    let mut dice = Stream::new(random(), 0);
    (!game.legal(seat).is_empty()).then(|| game.driver().random_move(seat, &mut dice))
}

/// Makes the moves that waited for bots.
pub(super) fn make_queued_moves(actor: &Arc<TableActor>, state: &mut TableState) {
    for queued in std::mem::take(&mut state.queued_moves) {
        let (client, request) = (queued.client, queued.request);
        if let Err(error) = person_moves(actor, state, queued, 0) {
            state.send(client, &ServerMessage::Refused { id: Some(request), error });
        }
    }
}
