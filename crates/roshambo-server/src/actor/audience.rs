//! The clients that are connected to a table, and what each of them may see.

use std::sync::Arc;
use std::time::Duration;

use roshambo_rules::Seat;

use crate::api_error::ApiError;
use crate::durable::{ClientId, ReleasedSend};
use crate::ids::GuestId;
use crate::outbox::{Outbox, ServerNotice};
use crate::protocol::Form;
use crate::render::Recipient;
use crate::store::cluster::NodeId;
use crate::table::OnlineTable;

/// All connections of one table.
#[derive(Default)]
pub(crate) struct Audience {
    clients: Vec<Client>,
    next_id: u64,
    /// The guests who are connected at other nodes, and since when that is known here.
    elsewhere: Vec<Elsewhere>,
    /// Since when people who have a seat are not connected.
    away: Vec<(GuestId, Duration)>,
}

/// A guest who is connected at another node.
#[derive(Clone, Copy)]
struct Elsewhere {
    node: NodeId,
    guest: GuestId,
    since: Duration,
}

/// One connection.
pub(crate) struct Client {
    pub(crate) id: ClientId,
    pub(crate) guest: Option<GuestId>,
    /// When it connected.
    since: Duration,
    form: Form,
    /// The seat that the client has uncovered, of several at one device.
    uncovered: Option<Seat>,
    pub(crate) outbox: Arc<Outbox>,
}

/// The client request that caused a change, so that the change can be sent as its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Requester {
    pub(crate) client: ClientId,
    /// The number that the client gave its request.
    pub(crate) request: u64,
}

impl Audience {
    pub(crate) fn clients(&self) -> &[Client] {
        &self.clients
    }

    pub(crate) fn client(&self, id: ClientId) -> Option<&Client> {
        self.clients.iter().find(|client| client.id == id)
    }

    /// Whether no client is connected at this node.
    pub(crate) fn is_empty(&self) -> bool {
        self.clients.is_empty()
    }

    /// Whether a guest is connected, at this node or at another one.
    pub(crate) fn is_connected(&self, guest: GuestId) -> bool {
        self.clients.iter().any(|client| client.guest == Some(guest))
            || self.elsewhere.iter().any(|other| other.guest == guest)
    }

    /// The guests who are connected at this node, each once.
    pub(crate) fn guests(&self) -> Vec<GuestId> {
        let mut guests: Vec<GuestId> = self.clients.iter().filter_map(|client| client.guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// Records who is connected at other nodes: at one of them, or at all if there is none. Returns whether anything
    /// changed.
    pub(super) fn set_elsewhere(
        &mut self,
        node: Option<NodeId>,
        present: &[(NodeId, GuestId)],
        table: Option<&OnlineTable>,
        now: Duration,
    ) -> bool {
        let known = |node, guest| {
            self.elsewhere.iter().find(|other| other.node == node && other.guest == guest).copied()
        };
        let others =
            self.elsewhere.iter().filter(|other| node.is_some_and(|node| other.node != node)).copied();
        let added = present.iter().map(|(node, guest)| {
            known(*node, *guest).unwrap_or(Elsewhere { node: *node, guest: *guest, since: now })
        });
        let mut after: Vec<Elsewhere> = others.chain(added).collect();
        after.sort_unstable_by_key(|other| (other.node, other.guest));
        after.dedup_by_key(|other| (other.node, other.guest));
        let same =
            |(one, other): (&Elsewhere, &Elsewhere)| (one.node, one.guest) == (other.node, other.guest);
        if after.len() == self.elsewhere.len() && after.iter().zip(&self.elsewhere).all(same) {
            return false;
        }
        let before = std::mem::replace(&mut self.elsewhere, after);
        for Elsewhere { guest, .. } in before {
            if !self.is_connected(guest) {
                self.note_away(guest, table, now);
            }
        }
        let Audience { away, clients, elsewhere, .. } = self;
        away.retain(|(guest, _)| {
            !clients.iter().any(|client| client.guest == Some(*guest))
                && !elsewhere.iter().any(|other| other.guest == *guest)
        });
        true
    }

    /// Notes since when a person who has a seat is not connected. Returns whether they have one.
    fn note_away(&mut self, guest: GuestId, table: Option<&OnlineTable>, now: Duration) -> bool {
        let is_seated = |guest| table.is_some_and(|table| table.seating.seats_of(guest).next().is_some());
        if !is_seated(guest) {
            return false;
        }
        self.away.retain(|(other, _)| *other != guest && is_seated(*other));
        self.away.push((guest, now));
        true
    }

    /// Since when a person has a connection, if there is one now.
    pub(super) fn connected_since(&self, guest: GuestId) -> Option<Duration> {
        let here =
            self.clients.iter().filter(|client| client.guest == Some(guest)).map(|client| client.since);
        let elsewhere = self.elsewhere.iter().filter(|other| other.guest == guest).map(|other| other.since);
        here.chain(elsewhere).min()
    }

    /// Since when a person is disconnected, if that was noticed.
    pub(super) fn away_since(&self, guest: GuestId) -> Option<Duration> {
        self.away.iter().find(|(other, _)| *other == guest).map(|(_, since)| *since)
    }

    /// Adds a connection.
    pub(super) fn connect(
        &mut self,
        guest: Option<GuestId>,
        form: Form,
        outbox: Arc<Outbox>,
        now: Duration,
    ) -> ClientId {
        let id = ClientId(self.next_id);
        self.next_id += 1;
        self.clients.push(Client { id, guest, since: now, form, uncovered: None, outbox });
        if let Some(guest) = guest {
            self.away.retain(|(other, _)| *other != guest);
        }
        id
    }

    /// Removes a connection. Returns true if it was the last one of a player.
    pub(super) fn disconnect(&mut self, id: ClientId, table: Option<&OnlineTable>, now: Duration) -> bool {
        let Some(index) = self.clients.iter().position(|client| client.id == id) else { return false };
        let Some(guest) = self.clients.swap_remove(index).guest else { return false };
        !self.is_connected(guest) && self.note_away(guest, table, now)
    }

    /// Uncovers one of several seats of a client, or covers all.
    pub(super) fn uncover(&mut self, id: ClientId, seat: Option<Seat>) {
        if let Some(client) = self.clients.iter_mut().find(|client| client.id == id) {
            client.uncovered = seat;
        }
    }

    /// Covers all seats: a new game begins, and seats may have changed hands.
    pub(super) fn cover_all(&mut self) {
        self.clients.iter_mut().for_each(|client| client.uncovered = None);
    }

    /// Passes a released message on. Returns false if its client has begun to lag.
    pub(super) fn deliver(&self, send: ReleasedSend) -> bool {
        match send {
            ReleasedSend::Message { client, message } => {
                self.client(client).is_none_or(|client| client.outbox.push(message))
            }
            ReleasedSend::Restart { client, message } => {
                if let Some(client) = self.client(client) {
                    client.outbox.restart(message);
                }
                true
            }
            ReleasedSend::Disconnect { client } => {
                if let Some(client) = self.client(client) {
                    client.outbox.close(None);
                }
                true
            }
        }
    }

    /// Resyncs these clients, and those whose requests stay without an answer after refusing them.
    pub(super) fn resync(&self, clients: &[ClientId], unanswered: &[(ClientId, u64)], error: &ApiError) {
        for client in &self.clients {
            let own: Vec<_> = unanswered.iter().filter(|(other, _)| *other == client.id).collect();
            if !own.is_empty() || clients.contains(&client.id) {
                let notices = own.iter().filter_map(|(_, request)| ServerNotice::not_stored(*request, error));
                client.outbox.resync_after(notices.collect());
            }
        }
    }

    /// Resyncs all clients, after refusing the requests that stay without an answer.
    pub(super) fn resync_all(&self, unanswered: &[(ClientId, u64)], error: &ApiError) {
        for client in &self.clients {
            let own = unanswered.iter().filter(|(other, _)| *other == client.id);
            let notices = own.filter_map(|(_, request)| ServerNotice::not_stored(*request, error));
            client.outbox.resync_after(notices.collect());
        }
    }

    /// Closes all connections with a goodbye.
    pub(crate) fn close_all(&self, why: &str, retry: u32, phrase: &roshambo_rules::Phrase) {
        for client in &self.clients {
            client.outbox.close(ServerNotice::bye(why, retry, phrase.clone()));
        }
    }
}

impl Client {
    /// Who gets a message to this client. A guest with one seat sees that seat; with several, the uncovered one.
    ///
    /// A message with the table's seats marks the guest's own, so two guests never share such a message.
    pub(super) fn recipient(&self, table: &OnlineTable, with_seats: bool) -> Recipient {
        let mut own = self.guest.into_iter().flat_map(|guest| table.seating.seats_of(guest));
        let uncovered = match (own.next(), own.next()) {
            (Some(only), None) => Some(only),
            (None, _) => None,
            (Some(_), Some(_)) => self.uncovered.filter(|seat| table.seating.at(*seat).guest() == self.guest),
        };
        let guest = self.guest.filter(|_| with_seats || uncovered.is_some());
        Recipient { guest, uncovered, form: self.form }
    }
}
