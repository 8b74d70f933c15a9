//! One client at one table.

use std::sync::Arc;

use super::moves::QueuedMove;
use super::{Requester, TableActor, TableState, commands, lease, moves, required, scheduling, sync};
use crate::api_error::ApiError;
use crate::bus::News;
use crate::durable::ClientId;
use crate::guest::Guest;
use crate::node::ConnectionGuard;
use crate::outbox::{Outbox, ServerNotice};
use crate::protocol::{ClientMessage, Form, Remark, ServerMessage};

/// One client at one table. Dropping it disconnects the client.
pub(crate) struct Connection {
    actor: Arc<TableActor>,
    guest: Option<Guest>,
    client: ClientId,
    pub(crate) outbox: Arc<Outbox>,
    _open: ConnectionGuard,
}

impl Connection {
    /// Connects a client. `since` is the last log position that it has seen.
    pub(crate) async fn open(
        actor: Arc<TableActor>,
        guest: Option<Guest>,
        form: Form,
        since: Option<u64>,
    ) -> Result<Connection, ApiError> {
        let node = actor.node.clone();
        node.check_running()?;
        let outbox = Arc::new(Outbox::new(node.config.limits.outbox));
        if since.is_some_and(|since| actor.lock().pending.durable().get() < since) {
            // The client comes from another node, whose last notice has not arrived here.
            sync::refresh(&actor).await?;
        }
        let client = {
            let mut state = actor.loaded().await?;
            state.check_storage()?;
            let id = guest.as_ref().map(|guest| guest.id);
            let arrives = id.is_some_and(|id| !state.audience.is_connected(id));
            let is_first = state.audience.is_empty();
            let client = state.audience.connect(id, form, outbox.clone(), node.clock.now());
            sync::tell_presence(&actor, &state, is_first);
            // A game that was paused goes on.
            scheduling::schedule_bots_and_clocks(&actor, &mut state);
            state.send_hello(client, since, &node);
            if arrives {
                state.send_presence(&node);
            }
            client
        };
        let connection = Connection { actor, guest, client, outbox, _open: node.shutdown.connection() };
        // A shutdown that began meanwhile may not have seen this client.
        node.check_running()?;
        Ok(connection)
    }

    /// Handles a message of the client. Answers come through the outbox.
    pub(crate) async fn receive(&self, message: ClientMessage) {
        let id = message.id();
        if let Err(error) = self.handle(message).await {
            self.refuse(id, error);
        }
    }

    /// Tells the client why a message was not carried out.
    pub(crate) fn refuse(&self, id: Option<u64>, error: ApiError) {
        self.actor.node.metrics.refused.inc();
        let mut state = self.actor.lock();
        match state.check_storage() {
            Ok(()) => state.send(self.client, &ServerMessage::Refused { id, error }),
            // This depends on no log entry, so it does not wait for the disk.
            Err(slow) => self.notify(id, &slow),
        }
    }

    /// Tells the client why a message was not carried out. The reason depends neither on the table nor on its log, so
    /// the refusal does not wait for the disk.
    pub(crate) fn refuse_at_once(&self, id: Option<u64>, error: &ApiError) {
        self.actor.node.metrics.refused.inc();
        self.notify(id, error);
    }

    fn notify(&self, id: Option<u64>, error: &ApiError) {
        if !self.outbox.notify(ServerNotice::refused(id, error)) {
            self.actor.node.metrics.resyncs.inc();
        }
    }

    async fn handle(&self, message: ClientMessage) -> Result<(), ApiError> {
        let (actor, client) = (&self.actor, self.client);
        let mut state = actor.loaded().await?;
        state.check_storage()?;
        let guest = self.guest.as_ref();
        match message {
            ClientMessage::Move { id, seat, mv, number } => {
                let guest = required(guest)?.id;
                let queued = QueuedMove { client, guest, request: id, seat, mv, number };
                moves::person_moves(actor, &mut state, queued, 0)?;
            }
            ClientMessage::Ready { seat } => {
                let table = state.table.as_deref().ok_or_else(ApiError::no_such_table)?;
                table.check_plays(required(guest)?.id, seat)?;
                moves::hurry_bots(actor, &state, table, seat);
            }
            ClientMessage::Attempt { seat, targets, .. } => {
                let table = state.table.as_ref().ok_or_else(ApiError::no_such_table)?;
                return Err(table.refuse_attempt(required(guest)?.id, seat, &targets));
            }
            ClientMessage::Command { id, command } => {
                let requester = Requester { client, request: id };
                commands::carry_out(actor, &mut state, required(guest)?, command, Some(requester), 0)?;
            }
            ClientMessage::Uncover { seat } => {
                state.check_owner(required(guest)?.id, seat)?;
                state.audience.uncover(client, Some(seat));
                state.send_hello(client, None, &actor.node);
            }
            ClientMessage::Cover => {
                state.audience.uncover(client, None);
                state.send_hello(client, None, &actor.node);
            }
            ClientMessage::Say { what } => self.say(&mut state, what),
        }
        Ok(())
    }

    fn say(&self, state: &mut TableState, what: Remark) {
        let table = state.table.as_deref().zip(self.guest.as_ref());
        let seat = table.and_then(|(table, guest)| table.seating.seats_of(guest.id).next());
        state.send_all(&ServerMessage::Said { seat, what });
        self.actor.node.publish(self.actor.id, || News::Said { seat, what });
    }

    /// Sends the whole table to a client that lags.
    pub(crate) async fn resync(&self) -> Result<(), ApiError> {
        let mut state = self.actor.loaded().await?;
        state.check_storage()?;
        state.send_hello(self.client, None, &self.actor.node);
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let node = &self.actor.node;
        let mut state = self.actor.lock();
        let state = &mut *state;
        state.queued_moves.retain(|queued| queued.client != self.client);
        let was_last = state.audience.disconnect(self.client, state.table.as_deref(), node.clock.now());
        sync::tell_presence(&self.actor, state, false);
        if was_last {
            scheduling::schedule_bots_and_clocks(&self.actor, state);
            state.send_presence(node);
        } else if state.table.is_none() && state.audience.is_empty() {
            // The table is not in memory. If a game is played at it, it is paused from now on.
            state.turns.pause(node.clock.now());
        }
        if state.audience.is_empty() {
            lease::release(&self.actor, state);
        }
    }
}
