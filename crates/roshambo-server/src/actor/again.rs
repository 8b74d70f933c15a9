//! What is done again when another node appended first.
//!
//! Two people who decide at the same time at two nodes append with the same number. One append wins. The other node reads
//! the new entries, and carries out the request of its person again, at the table as it is now. Nobody is told about the
//! first attempt: what waited for the disk was never sent.

use std::sync::Arc;

use roshambo_rules::Seat;

use super::moves::{self, QueuedMove};
use super::{Requester, TableActor, TableState, commands};
use crate::api_error::ApiError;
use crate::durable::ClientId;
use crate::guest::Guest;
use crate::protocol::{Command, ServerMessage};
use crate::store::StoreError;

/// How often a request is tried. Every failed attempt means that another node made progress.
pub(super) const MOST_ATTEMPTS: u32 = 20;

/// Something that is being appended, and can be done again.
pub(crate) enum Again {
    /// The move of a person.
    Move(QueuedMove),
    /// The command of a person over a WebSocket.
    Command { guest: Guest, command: Command, requester: Requester },
    /// The move of a bot, with the length of the log after its previous decision.
    Bot { seat: Seat, acted: u64, mv: String },
}

/// Something that is being appended, or is to be done again.
pub(crate) struct Attempt {
    pub(super) what: Again,
    /// How often it was tried before.
    pub(super) tries: u32,
}

impl Again {
    /// The client and the number of its request, if it comes from one.
    pub(super) fn requester(&self) -> Option<(ClientId, u64)> {
        match self {
            Again::Move(queued) => Some((queued.client, queued.request)),
            Again::Command { requester, .. } => Some((requester.client, requester.request)),
            Again::Bot { .. } => None,
        }
    }
}

/// Does again what was lost. The table is in memory and up to date.
pub(super) fn run(actor: &Arc<TableActor>, state: &mut TableState) {
    for Attempt { what, tries } in std::mem::take(&mut state.again) {
        let requester = what.requester();
        let done = if tries < MOST_ATTEMPTS {
            carry_out(actor, state, what, tries + 1)
        } else {
            Err(StoreError::Conflict.into())
        };
        if let (Err(error), Some((client, request))) = (done, requester) {
            state.send(client, &ServerMessage::Refused { id: Some(request), error });
        }
    }
}

fn carry_out(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    what: Again,
    tries: u32,
) -> Result<(), ApiError> {
    match what {
        Again::Move(queued) => moves::person_moves(actor, state, queued, tries),
        Again::Command { guest, command, requester } => {
            commands::carry_out(actor, state, &guest, command, Some(requester), tries)
        }
        Again::Bot { seat, acted, mv } => moves::bot_moves_again(actor, state, seat, acted, mv, tries),
    }
}
