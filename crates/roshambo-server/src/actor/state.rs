//! The state of a table actor, which its mutex protects: separate parts that can be borrowed at the same time.

use std::collections::VecDeque;
use std::time::Duration;

use roshambo_rules::Seat;

use super::again::Attempt;
use super::audience::{Audience, Requester};
use super::clock_context::ClockContext;
use super::commit::Outgoing;
use super::lease::Lease;
use super::moves::QueuedMove;
use super::sleeping::SleepingClocks;
use super::turns::Turns;
use crate::api_error::ApiError;
use crate::durable::{ClientId, DurableWait, Lost, PendingSend, PendingSends};
use crate::node::Node;
use crate::protocol::{EncodeError, ServerMessage, encode};
use crate::render::{self, Recipient};
use crate::table::{Effect, OnlineTable, seat_infos};
use axum::extract::ws::Utf8Bytes;

/// What the mutex of a table protects.
pub(crate) struct TableState {
    /// `None` while it is not in memory; the log has it.
    pub(crate) table: Option<Box<OnlineTable>>,
    pub(crate) audience: Audience,
    pub(crate) pending: PendingSends,
    pub(crate) turns: Turns,
    /// Sealed decisions of people that wait until the bots have decided.
    pub(crate) queued_moves: Vec<QueuedMove>,
    /// How often the table was dropped because an append failed. It tells apart appends from before and after.
    pub(crate) failures: u64,
    /// The length of the log as other nodes have announced it.
    pub(crate) announced_length: u64,
    /// Whether this node drives the table.
    pub(crate) lease: Lease,
    /// What is being appended and can be done again, with the length of the log after it.
    pub(super) in_flight: VecDeque<(u64, Attempt)>,
    /// Appends that wait until the one before them is durable.
    pub(super) outgoing: VecDeque<Outgoing>,
    /// Whether an append is being sent.
    pub(super) is_sending: bool,
    /// What is to be done again as soon as the table is in memory.
    pub(super) again: Vec<Attempt>,
    pub(crate) last_used: Duration,
}

impl TableState {
    pub(super) fn new(table: Option<Box<OnlineTable>>, node: &Node) -> TableState {
        TableState {
            table,
            audience: Audience::default(),
            pending: PendingSends::new(node.backlog.clone()),
            turns: Turns::default(),
            queued_moves: Vec::new(),
            failures: 0,
            announced_length: 0,
            lease: if node.peers.is_some() { Lease::Free } else { Lease::Alone },
            in_flight: VecDeque::new(),
            outgoing: VecDeque::new(),
            is_sending: false,
            again: Vec::new(),
            last_used: node.clock.now(),
        }
    }

    /// The length of the log with the entries that are being appended.
    fn number(&self) -> u64 {
        self.table.as_ref().map_or(self.pending.durable().get(), |table| table.number)
    }

    /// Whether entries are being appended.
    pub(crate) fn is_pending(&self) -> bool {
        !self.pending.is_empty() || self.number() > self.pending.durable().get()
    }

    /// Refuses what clients want while too much waits for the disk.
    pub(crate) fn check_storage(&self) -> Result<(), ApiError> {
        if self.pending.is_full() { Err(ApiError::storage_slow()) } else { Ok(()) }
    }

    /// Whether the table can be removed from memory: nothing is under way.
    pub(crate) fn is_evictable(&self) -> bool {
        // A table that is starting wakes by itself after a few seconds.
        let starting = self.table.as_deref().is_some_and(|table| table.starting);
        !self.is_pending() && !self.turns.is_asking() && !starting && self.again.is_empty()
    }

    /// Whether the table can be removed from memory and nobody has used it for a while. A table whose alarm is soon
    /// due would come back at once.
    pub(crate) fn is_idle(&self, now: Duration, after: Duration) -> bool {
        let is_alarm_near = self.turns.alarm.is_some_and(|alarm| alarm <= now + after);
        self.is_evictable() && !is_alarm_near && now.saturating_sub(self.last_used) >= after
    }

    /// Removes the table from memory. Its clients and clocks stay here.
    pub(crate) fn unload(&mut self) {
        self.table = None;
    }

    /// What must be kept if the actor is removed as well. Without clients the game is paused, so no alarm is needed.
    pub(crate) fn sleep(&self, node: &Node) -> Option<SleepingClocks> {
        self.turns.sleep(node.clock.now())
    }

    /// The clocks of a table now.
    pub(crate) fn clock_context<'a>(&'a self, table: &'a OnlineTable, node: &Node) -> ClockContext<'a> {
        ClockContext::new(table, &self.turns, &self.audience, node)
    }

    /// Sends everything that has become durable. Returns how many clients have begun to lag.
    pub(crate) fn send_released(&mut self) -> u64 {
        let mut lagging = 0;
        while let Some(send) = self.pending.next_released() {
            lagging += u64::from(!self.audience.deliver(send));
        }
        lagging
    }

    /// A wait until everything that was done so far is durable.
    pub(crate) fn wait_until_durable(&mut self) -> DurableWait {
        let wait = self.pending.wait(self.number());
        self.send_released();
        wait
    }

    /// An append failed. The table is dropped, to be rebuilt from its log; requests without an answer are refused;
    /// all clients are resynced.
    pub(crate) fn fail(&mut self, error: &ApiError) {
        self.table = None;
        // Time in which nobody could play does not count.
        self.turns.clear();
        self.failures += 1;
        let mut unanswered = self.pending.fail(error).unanswered;
        unanswered.extend(self.queued_moves.drain(..).map(|queued| (queued.client, queued.request)));
        unanswered.extend(self.again.drain(..).filter_map(|attempt| attempt.what.requester()));
        self.in_flight.clear();
        self.stop_sending();
        self.audience.resync_all(&unanswered, error);
    }

    /// Another node appended first. The table is dropped, to be rebuilt from its log. What was being appended is done
    /// again then; clients have not been told about it.
    pub(super) fn give_way(&mut self, error: &ApiError) {
        self.table = None;
        self.turns.forget_questions();
        self.failures += 1;
        self.stop_sending();
        let Lost { mut unanswered, restarts } = self.pending.fail(error);
        self.again.extend(self.in_flight.drain(..).map(|(_, attempt)| attempt));
        let is_tried_again = |request: &(ClientId, u64)| {
            self.again.iter().any(|attempt| attempt.what.requester() == Some(*request))
        };
        unanswered.retain(|request| !is_tried_again(request));
        self.audience.resync(&restarts, &unanswered, error);
    }

    /// Appends that wait for one that has failed are not sent. The task that sends them ends by itself.
    fn stop_sending(&mut self) {
        self.outgoing.clear();
        self.is_sending = false;
    }

    /// Entries up to here are durable: what was to be done again is done.
    pub(super) fn land(&mut self, number: u64) {
        while self.in_flight.front().is_some_and(|(end, _)| *end <= number) {
            self.in_flight.pop_front();
        }
    }

    /// Tells all clients about a change. The requester gets it as the answer.
    pub(crate) fn announce(&mut self, effect: &Effect, requester: Option<Requester>, node: &Node) {
        if effect.restart {
            return self.restart_all(node);
        }
        let Some(table) = self.table.as_deref() else { return };
        let context = ClockContext::new(table, &self.turns, &self.audience, node);
        let clocks = if effect.game { context.clocks() } else { None };
        // Clients that see the same share one message.
        let mut shared: Vec<(Recipient, Utf8Bytes)> = Vec::new();
        for client in self.audience.clients() {
            let answers = requester.filter(|requester| requester.client == client.id);
            let answers = answers.map(|requester| requester.request);
            let recipient = client.recipient(table, effect.table);
            let same = shared.iter().find(|(other, _)| *other == recipient && answers.is_none());
            let is_shared = same.is_some();
            let message = match same {
                Some((_, message)) => Ok(message.clone()),
                None => {
                    let info = effect.table.then(|| context.table_info(client.guest));
                    render::update(table, effect, recipient, info, clocks.clone(), answers)
                }
            };
            if let (None, Ok(message)) = (answers, &message) {
                shared.push((recipient, message.clone()));
            }
            let send = pending_message(client.id, message, answers);
            if is_shared {
                self.pending.push_shared(table.number, send);
            } else {
                self.pending.push(table.number, send);
            }
        }
    }

    /// Sends all clients the whole table.
    pub(super) fn restart_all(&mut self, node: &Node) {
        let clients: Vec<ClientId> = self.audience.clients().iter().map(|client| client.id).collect();
        clients.into_iter().for_each(|client| self.send_hello(client, None, node));
    }

    /// Sends one client a message that waits for everything done so far.
    pub(crate) fn send(&mut self, client: ClientId, message: &ServerMessage) {
        let answers = match message {
            ServerMessage::Refused { id, .. } => *id,
            _ => None,
        };
        self.pending.push(self.number(), pending_message(client, encode(message), answers));
        self.send_released();
    }

    /// Sends all clients a message that waits for everything done so far.
    pub(crate) fn send_all(&mut self, message: &ServerMessage) {
        let number = self.number();
        match encode(message) {
            Ok(message) => {
                for (place, client) in self.audience.clients().iter().enumerate() {
                    let send = pending_message(client.id, Ok(message.clone()), None);
                    match place {
                        0 => self.pending.push(number, send),
                        _ => self.pending.push_shared(number, send),
                    }
                }
            }
            Err(error) => tracing::error!(%error, "a message to all clients could not be encoded"),
        }
        self.send_released();
    }

    /// Sends all clients the present state of the seats.
    pub(crate) fn send_presence(&mut self, node: &Node) {
        let Some(table) = self.table.as_deref() else { return };
        let context = ClockContext::new(table, &self.turns, &self.audience, node);
        for client in self.audience.clients() {
            let seats = seat_infos(table, client.guest, |seat| context.presence(seat));
            let message = encode(&ServerMessage::Presence { seats, paused: context.is_paused() });
            self.pending.push(table.number, pending_message(client.id, message, None));
        }
        self.send_released();
    }

    /// Sends a client the whole table, with the events after the log position `since`.
    pub(crate) fn send_hello(&mut self, client: ClientId, since: Option<u64>, node: &Node) {
        let Some(table) = self.table.as_deref() else { return };
        let Some(client) = self.audience.client(client) else { return };
        let context = ClockContext::new(table, &self.turns, &self.audience, node);
        let info = context.table_info(client.guest);
        let send = match render::hello(table, client.recipient(table, false), info, since) {
            Ok(message) => PendingSend::Restart { client: client.id, message },
            Err(error) => undeliverable(client.id, &error),
        };
        self.pending.push(table.number, send);
        self.send_released();
    }

    /// Refuses a seat that is not the guest's.
    pub(crate) fn check_owner(&self, guest: crate::ids::GuestId, seat: Seat) -> Result<(), ApiError> {
        let table = self.table.as_ref().ok_or_else(ApiError::no_such_table)?;
        table.seating.check_owner(guest, seat)
    }
}

fn pending_message(
    client: ClientId,
    message: Result<Utf8Bytes, EncodeError>,
    answers: Option<u64>,
) -> PendingSend {
    match message {
        Ok(message) => PendingSend::Message { client, message, answers },
        Err(error) => undeliverable(client, &error),
    }
}

/// A client that cannot get a message must not get the next one as if nothing was missing.
fn undeliverable(client: ClientId, error: &EncodeError) -> PendingSend {
    tracing::error!(%error, "a message could not be encoded; its connection is closed");
    PendingSend::Disconnect { client }
}
