//! A table in memory: its room, who is connected to it, what waits to be durable.
//!
//! The room runs ahead of the disk by what is being appended. Whatever is said about the table is
//! made at once, and held until the facts it speaks of are durable; so nobody is told a thing that a
//! crash could undo, and nobody waits for anybody else's append. If an append fails, the room is let
//! go and rebuilt from the log, and everybody is resynced.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use roshambo_rules::{MOST_SEATS, Seat};
use tokio::sync::oneshot;

use super::Guest;
use crate::api_error::ApiError;
use crate::ids::{GuestId, TableId};
use crate::outbox::Outbox;
use crate::pool::Ticket;
use crate::protocol::{ClockSetting, Form, ServerMessage};
use crate::render::{self, Ear};
use crate::room::{Effect, Presence, Room};

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: TableId,
    inner: Mutex<Inner>,
}

/// What a table's lock protects.
#[derive(Default)]
pub(crate) struct Inner {
    /// Nothing while it is let go; the log has it.
    pub(crate) room: Option<Box<Room>>,
    pub(crate) connections: Vec<Client>,
    next_client: u64,
    held: VecDeque<(u64, Held)>,
    /// How long the log is on disk, as far as is known here.
    pub(crate) durable: u64,
    /// Since when each seat is to act, after which of its decisions.
    pub(crate) since: [Option<(u64, Duration)>; MOST_SEATS],
    /// Since when people who have a seat are not connected.
    pub(crate) away: Vec<(GuestId, Duration)>,
    /// What bots were asked, with the length of the log then.
    pub(crate) tickets: [Option<(u64, Ticket)>; MOST_SEATS],
    /// Sealed decisions of people that wait for the bots to decide first.
    pub(crate) early: Vec<Early>,
    /// How often the room was let go because an append failed: appends of before are none of its own.
    pub(crate) failures: u64,
    /// How long other nodes say that the log is.
    pub(crate) grown: u64,
    /// When it was last used.
    pub(crate) touched: Duration,
    /// When it is next looked at.
    pub(crate) wake: Option<Duration>,
}

/// A connection.
pub(crate) struct Client {
    pub(crate) id: u64,
    pub(crate) guest: Option<GuestId>,
    form: Form,
    /// The seat that was uncovered, of several.
    chosen: Option<Seat>,
    pub(crate) outbox: Arc<Outbox>,
}

/// A decision that came before the bots'.
pub(crate) struct Early {
    pub(crate) client: u64,
    pub(crate) guest: GuestId,
    pub(crate) id: u64,
    pub(crate) seat: Seat,
    pub(crate) mv: String,
    pub(crate) number: u64,
}

/// Who asked for something, so that the answer finds the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    pub(crate) client: u64,
    pub(crate) id: u64,
}

/// Something that waits until the log is long enough on disk.
enum Held {
    Message {
        client: u64,
        message: Utf8Bytes,
        answers: Option<u64>,
    },
    /// A client begins anew with this.
    Restart {
        client: u64,
        message: Utf8Bytes,
    },
    /// A request over HTTP waits for its answer.
    Waiter(oneshot::Sender<Result<u64, ApiError>>),
}

impl Live {
    pub(crate) fn new(id: TableId, room: Option<Box<Room>>, now: Duration) -> Live {
        let durable = room.as_ref().map_or(0, |room| room.number);
        let inner = Inner { room, durable, touched: now, ..Inner::default() };
        Live { id, inner: Mutex::new(inner) }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        // A panic under the lock is a bug; the log still has the truth.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// The length of the log with all that is being appended.
    fn number(&self) -> u64 {
        self.room.as_ref().map_or(self.durable, |room| room.number)
    }

    fn hold(&mut self, held: Held) {
        let number = self.number();
        self.held.push_back((number, held));
    }

    /// Since when a seat is to act.
    pub(crate) fn since(&self, seat: Seat) -> Option<Duration> {
        self.since[seat.index()].map(|(_, since)| since)
    }

    /// Up to where the room is, if the log is longer and nothing of our own is on its way.
    pub(crate) fn behind(&self) -> Option<u64> {
        let room = self.room.as_ref()?;
        (room.number < self.grown && room.number <= self.durable).then_some(room.number)
    }

    /// Whether appends are on their way.
    pub(crate) fn is_pending(&self) -> bool {
        !self.held.is_empty() || self.number() > self.durable
    }

    /// The log is this long on disk: whoever waits for that is told. The answer is how many lag now.
    pub(crate) fn settle(&mut self, number: u64) -> usize {
        self.durable = self.durable.max(number);
        let mut lagging = 0;
        while self.held.front().is_some_and(|(number, _)| *number <= self.durable) {
            let Some((number, held)) = self.held.pop_front() else { break };
            match held {
                Held::Message { client, message, .. } => {
                    if let Some(client) = self.client(client) {
                        lagging += usize::from(!client.outbox.push(message));
                    }
                }
                Held::Restart { client, message } => {
                    if let Some(client) = self.client(client) {
                        client.outbox.restart(message);
                    }
                }
                // Who asked may be gone.
                Held::Waiter(waiter) => drop(waiter.send(Ok(number))),
            }
        }
        lagging
    }

    /// An append failed: the room is let go, whoever waits is told so, and all begin anew.
    pub(crate) fn fail(&mut self, trouble: &ApiError) {
        self.room = None;
        self.tickets = Default::default();
        // Time in which nobody could play does not count.
        self.since = Default::default();
        self.failures += 1;
        let mut refused: Vec<(u64, u64)> =
            std::mem::take(&mut self.early).into_iter().map(|early| (early.client, early.id)).collect();
        for (_, held) in std::mem::take(&mut self.held) {
            match held {
                Held::Message { client, answers: Some(id), .. } => refused.push((client, id)),
                Held::Waiter(waiter) => drop(waiter.send(Err(trouble.clone()))),
                Held::Message { .. } | Held::Restart { .. } => {}
            }
        }
        for client in &self.connections {
            let own = refused.iter().filter(|(other, _)| *other == client.id);
            let answers =
                own.map(|(_, id)| ServerMessage::Refused { id: Some(*id), trouble: trouble.clone() });
            client.outbox.lag_with(answers.map(|answer| render::text(&answer)).collect());
        }
    }

    pub(crate) fn client(&self, id: u64) -> Option<&Client> {
        self.connections.iter().find(|client| client.id == id)
    }

    /// A request over HTTP is answered when all that was done so far is durable.
    pub(crate) fn answer_later(&mut self) -> oneshot::Receiver<Result<u64, ApiError>> {
        let (sender, receiver) = oneshot::channel();
        self.hold(Held::Waiter(sender));
        let durable = self.durable;
        self.settle(durable);
        receiver
    }

    /// Tells everybody of a change. `asker` gets it as the answer.
    pub(crate) fn announce(&mut self, effect: &Effect, asker: Option<Asker>, scene: &Scene) {
        let Some(room) = self.room.take() else { return };
        let clocks = matches!(room.settings.clock, ClockSetting::None);
        let clocks = (!clocks && effect.game).then(|| scene.clocks(&room, self));
        let mut made: Vec<(Ear, Utf8Bytes)> = Vec::new();
        let mut messages = Vec::with_capacity(self.connections.len());
        for client in &self.connections {
            let answers = asker.filter(|asker| asker.client == client.id).map(|asker| asker.id);
            let ear = client.ear(&room, effect.table);
            let same = made.iter().find(|(other, _)| *other == ear && answers.is_none());
            let message = match same {
                Some((_, message)) => message.clone(),
                None => {
                    let table = effect
                        .table
                        .then(|| room.info(client.guest, |seat| scene.presence(&room, self, seat)));
                    let message = render::update(&room, effect, ear, table, clocks.clone(), answers);
                    if answers.is_none() {
                        made.push((ear, message.clone()));
                    }
                    message
                }
            };
            messages.push(Held::Message { client: client.id, message, answers });
        }
        self.room = Some(room);
        messages.into_iter().for_each(|message| self.hold(message));
    }

    /// Tells one client something that is not about the log.
    pub(crate) fn tell(&mut self, client: u64, message: &ServerMessage) {
        self.hold(Held::Message { client, message: render::text(message), answers: None });
        let durable = self.durable;
        self.settle(durable);
    }

    /// Tells all clients something that is not about the log.
    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        let message = render::text(message);
        for index in 0..self.connections.len() {
            let client = self.connections[index].id;
            self.hold(Held::Message { client, message: message.clone(), answers: None });
        }
        let durable = self.durable;
        self.settle(durable);
    }

    /// Tells all clients who is there.
    pub(crate) fn tell_presence(&mut self, scene: &Scene) {
        let Some(room) = self.room.take() else { return };
        let mut messages = Vec::with_capacity(self.connections.len());
        for client in &self.connections {
            let seats = room.seat_infos(client.guest, |seat| scene.presence(&room, self, seat));
            messages.push((client.id, render::text(&ServerMessage::Presence { seats })));
        }
        self.room = Some(room);
        for (client, message) in messages {
            self.hold(Held::Message { client, message, answers: None });
        }
        let durable = self.durable;
        self.settle(durable);
    }

    /// Adds a connection; `greet` sends it everything.
    pub(crate) fn connect(&mut self, guest: Option<&Guest>, form: Form, outbox: Arc<Outbox>) -> u64 {
        let id = self.next_client;
        self.next_client += 1;
        let guest = guest.map(|guest| guest.id);
        self.connections.push(Client { id, guest, form, chosen: None, outbox });
        if let Some(guest) = guest {
            self.away.retain(|(other, _)| *other != guest);
        }
        id
    }

    /// Removes a connection. True if a player has no other one.
    pub(crate) fn disconnect(&mut self, id: u64, now: Duration) -> bool {
        let Some(place) = self.connections.iter().position(|client| client.id == id) else { return false };
        let client = self.connections.swap_remove(place);
        self.early.retain(|early| early.client != id);
        let Some(guest) = client.guest else { return false };
        let seated = self.room.as_ref().is_some_and(|room| room.seats_of(guest).next().is_some());
        let gone = seated && !self.is_connected(guest);
        if gone {
            let seated = |guest| self.room.as_ref().is_some_and(|room| room.seats_of(guest).next().is_some());
            self.away.retain(|(other, _)| *other != guest && seated(*other));
            self.away.push((guest, now));
        }
        gone
    }

    pub(crate) fn is_connected(&self, guest: GuestId) -> bool {
        self.connections.iter().any(|client| client.guest == Some(guest))
    }

    /// Sends a client everything, with what happened after `since`.
    pub(crate) fn greet(&mut self, id: u64, since: Option<u64>, scene: &Scene) {
        let Some(room) = self.room.take() else { return };
        let message = self.client(id).map(|client| {
            let table = room.info(client.guest, |seat| scene.presence(&room, self, seat));
            render::hello(&room, client.ear(&room, false), table, since)
        });
        self.room = Some(room);
        if let Some(message) = message {
            self.hold(Held::Restart { client: id, message });
            let durable = self.durable;
            self.settle(durable);
        }
    }

    /// Opens one of several seats of a client, or closes all.
    pub(crate) fn uncover(&mut self, id: u64, seat: Option<Seat>) {
        if let Some(client) = self.connections.iter_mut().find(|client| client.id == id) {
            client.chosen = seat;
        }
    }

    /// A new game: seats may be other people's now.
    pub(crate) fn cover_all(&mut self) {
        self.connections.iter_mut().for_each(|client| client.chosen = None);
    }
}

impl Client {
    /// What it hears with. Who has one seat sees it; of several, the one that was uncovered.
    ///
    /// Where the table is told, too, it matters whose seats are whose, so two guests never share a message.
    fn ear(&self, room: &Room, with_table: bool) -> Ear {
        let mut own = self.guest.into_iter().flat_map(|guest| room.seats_of(guest));
        let uncovered = match (own.next(), own.next()) {
            (Some(only), None) => Some(only),
            (None, _) => None,
            (Some(_), Some(_)) => self.chosen.filter(|chosen| {
                self.guest.is_some_and(|guest| room.seats_of(guest).any(|seat| seat == *chosen))
            }),
        };
        let guest = self.guest.filter(|_| with_table || uncovered.is_some());
        Ear { guest, uncovered, form: self.form }
    }
}

/// What surrounds a table: the time and how it is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) now: Duration,
    pub(crate) silence: Duration,
}

impl Scene {
    pub(crate) fn presence(&self, room: &Room, inner: &Inner, seat: Seat) -> Presence {
        let guest = room.places[seat.index()].guest();
        Presence {
            connected: guest.is_some_and(|guest| inner.is_connected(guest)),
            callable: self.callable_at(room, inner, seat).is_some_and(|when| when <= self.now),
            clock: room.running().and_then(|_| self.left(room, inner, seat)),
        }
    }

    /// From when on others may call a bot to a seat.
    pub(crate) fn callable_at(&self, room: &Room, inner: &Inner, seat: Seat) -> Option<Duration> {
        let awaited = room.awaited().contains(seat) && room.bot(seat).is_none();
        let since = inner.since(seat).filter(|_| awaited && room.allowance(seat).is_none())?;
        Some(since + self.silence)
    }

    /// When the time of a seat is up, if its clock runs.
    pub(crate) fn deadline(room: &Room, inner: &Inner, seat: Seat) -> Option<Duration> {
        let runs = room.awaited().contains(seat) && room.bot(seat).is_none();
        Some(inner.since(seat).filter(|_| runs)? + room.allowance(seat)?)
    }

    /// How long a seat has been to act, in milliseconds.
    pub(crate) fn took(&self, inner: &Inner, seat: Seat) -> u64 {
        let since = inner.since(seat);
        since.map_or(0, |since| self.now.saturating_sub(since).as_millis() as u64)
    }

    /// What is left on a clock, in milliseconds.
    fn left(&self, room: &Room, inner: &Inner, seat: Seat) -> Option<u64> {
        let allowance = room.allowance(seat)?;
        let left = match Scene::deadline(room, inner, seat) {
            Some(deadline) => deadline.saturating_sub(self.now),
            None => allowance,
        };
        Some(left.as_millis() as u64)
    }

    fn clocks(&self, room: &Room, inner: &Inner) -> Vec<u64> {
        room.seats.iter().map(|seat| self.left(room, inner, seat).unwrap_or_default()).collect()
    }
}
