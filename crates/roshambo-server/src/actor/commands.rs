//! Commands: everything that guests do at a table except moves.

use std::sync::Arc;

use super::again::{Again, Attempt, MOST_ATTEMPTS};
use super::cause::Cause;
use super::{Requester, TableActor, TableState, moves, scheduling};
use crate::api_error::ApiError;
use crate::durable::Durable;
use crate::guest::Guest;
use crate::protocol::Command;

/// Carries out a command that came over HTTP. The answer is the length of the log, once that is durable.
pub(crate) async fn command(
    actor: &Arc<TableActor>,
    guest: &Guest,
    command: Command,
) -> Result<Durable<u64>, ApiError> {
    let mut tries = 0;
    loop {
        let (done, wait) = {
            let mut state = actor.loaded().await?;
            state.check_storage()?;
            let done = carry_out(actor, &mut state, guest, command.clone(), None, tries);
            (done, state.wait_until_durable())
        };
        // A refusal may depend on entries that are still being appended, so it waits for them as well.
        match wait.done().await {
            Err(error) if error.lost_race() && actor.node.peers.is_some() && tries < MOST_ATTEMPTS => {
                tries += 1;
            }
            number => return number.and_then(|number| done.map(|()| number)),
        }
    }
}

/// Carries out a command at a table whose lock is held.
pub(super) fn carry_out(
    actor: &Arc<TableActor>,
    state: &mut TableState,
    guest: &Guest,
    command: Command,
    requester: Option<Requester>,
    tries: u32,
) -> Result<(), ApiError> {
    let node = &actor.node;
    node.check_running()?;
    if let Command::Call(request) = &command {
        return scheduling::call_bot(actor, state, guest, request.seat, requester);
    }
    if matches!(command, Command::Start(_) | Command::Again) {
        node.storage.check_space()?;
    }
    let at = node.clock.calendar();
    node.metrics.acts.inc();
    let again = requester.filter(|_| node.peers.is_some());
    let again =
        again.map(|requester| Again::Command { guest: guest.clone(), command: command.clone(), requester });
    let attempt = again.map(|what| Attempt { what, tries });
    let cause = Cause { attempt, ..Cause::person(requester) };
    actor.change(state, cause, |changes| changes.command(guest, command, at))?;
    // Queued moves may have waited for a bot whose seat was taken back, or for a game that is over.
    moves::make_queued_moves(actor, state);
    Ok(())
}
