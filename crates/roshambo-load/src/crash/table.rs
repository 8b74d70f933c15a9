//! A table that is played through crashes.

use std::collections::BTreeMap;
use std::task::{Context, Poll};

use roshambo_rules::Seat;

use super::table_setup::TableSetup;
use super::{CrashError, CrashReport};
use crate::choose::Chooser;
use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::http::Base;
use crate::messages::{Command, Outgoing, Status};
use crate::socket::MessageText;
use crate::table_client::{Received, TableClient};

/// A table that is played through crashes.
pub(super) struct CrashTable {
    id: String,
    setup: TableSetup,
    clients: Vec<TableClient>,
    chooser: Chooser,
    /// The id of the last message that was sent.
    last_id: u64,
    games: u32,
    /// The acknowledged moves of each game, with the numbers of their steps.
    acknowledged: BTreeMap<u32, Vec<(u64, Seat, String)>>,
}

impl CrashTable {
    /// Opens a table, seats its clients and starts the game.
    pub(super) async fn open(base: &Base, setup: TableSetup, seed: u64) -> Result<CrashTable, CrashError> {
        let mut client = Client::with(base.clone(), Guest::default());
        let id = client.open(&setup.request()).await?.id;
        let host = client.switch_guest(Guest::default());
        let mut clients = vec![TableClient::new(host.clone())];
        for _ in 1..setup.people {
            client.command(&id, &Command::sit()).await?;
            clients.push(TableClient::new(client.switch_guest(Guest::default())));
        }
        client.switch_guest(host);
        client.command(&id, &Command::start()).await?;
        let chooser = Chooser::new(setup.game.id(), setup.seats.count() as u8, &[], seed);
        let mut table =
            CrashTable { id, setup, clients, chooser, last_id: 0, games: 1, acknowledged: BTreeMap::new() };
        table.reconnect(base, &mut CrashReport::default()).await?;
        Ok(table)
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// The number of games that were started.
    pub(super) fn games(&self) -> u32 {
        self.games
    }

    pub(super) fn moves_of(&self, game: u32) -> &[(u64, Seat, String)] {
        self.acknowledged.get(&game).map_or(&[], Vec::as_slice)
    }

    pub(super) fn acknowledged(&self) -> usize {
        self.acknowledged.values().map(Vec::len).sum()
    }

    fn lost(&self, client: usize, problem: &str) -> CrashError {
        let TableSetup { game, seats, people } = self.setup;
        let (id, client) = (&self.id, client + 1);
        CrashError::Lost(format!(
            "table {id} ({game}, {seats} seats, {people} people), client {client}: {problem}"
        ))
    }

    /// Reconnects all clients and checks that nothing is lost.
    pub(super) async fn reconnect(
        &mut self,
        base: &Base,
        report: &mut CrashReport,
    ) -> Result<(), CrashError> {
        let newest = self.clients.iter().map(|client| client.number).max().unwrap_or(0);
        for client in 0..self.clients.len() {
            let compared = self.clients[client].reconnect(base, &self.id).await?;
            let unchanged = compared.map_err(|problem| self.lost(client, &problem))?;
            let number = self.clients[client].number;
            if number < newest {
                let problem = format!("the log ends at {number}, but another client received {newest}");
                return Err(self.lost(client, &problem));
            }
            let compared = self.clients[client].compare_new_connection(base, &self.id).await?;
            compared.map_err(|problem| self.lost(client, &problem))?;
            report.returns += 1;
            report.unchanged += usize::from(unchanged);
        }
        Ok(())
    }

    /// Receives what the server had sent before it was killed.
    pub(super) async fn receive_rest(&mut self) -> Result<(), CrashError> {
        for client in 0..self.clients.len() {
            while let Some(socket) = &mut self.clients[client].socket {
                match socket.next().await {
                    Ok(text) => self.receive(client, &text)?,
                    // The connection broke with the server.
                    Err(_) => self.clients[client].socket = None,
                }
            }
        }
        Ok(())
    }

    fn receive(&mut self, client: usize, text: &MessageText) -> Result<(), CrashError> {
        match self.clients[client].receive(&text.read_raw()?) {
            Ok(Received::Nothing | Received::Bye) => Ok(()),
            // The client sends legal moves only, and waits for the reply.
            Ok(Received::Refused { code, mv }) => {
                Err(self.lost(client, &format!("{mv:?} was refused: {code}")))
            }
            Ok(Received::MoveAcknowledged { game, number, seat, mv }) => {
                self.games = self.games.max(game);
                let moves = self.acknowledged.entry(game).or_default();
                // Clients receive acknowledgements in any order. The list has the order of the log.
                let index = moves.partition_point(|(other, ..)| *other < number);
                moves.insert(index, (number, seat, mv));
                Ok(())
            }
            Err(problem) => Err(self.lost(client, &problem)),
        }
    }

    /// Handles all messages that have arrived and sends what can be sent. With `last`, no new game is started.
    /// Returns whether the last game is over.
    fn poll(&mut self, context: &mut Context<'_>, last: bool) -> Result<bool, CrashError> {
        for client in 0..self.clients.len() {
            while let Some(socket) = &mut self.clients[client].socket {
                match socket.poll_next(context) {
                    Poll::Ready(text) => self.receive(client, &text?)?,
                    Poll::Pending => break,
                }
            }
            self.send_due(client, context, last)?;
        }
        Ok(last && self.clients.iter().all(|client| client.status == Status::Over))
    }

    fn send_due(&mut self, client: usize, context: &mut Context<'_>, last: bool) -> Result<(), Failure> {
        let client = &mut self.clients[client];
        let Some(socket) = &mut client.socket else { return Ok(()) };
        if client.wants_rematch && !client.rematch_sent && !last {
            self.last_id += 1;
            client.rematch_sent = true;
            socket.post(context, &Outgoing::Command { id: self.last_id, command: &Command::Again })?;
        }
        let mut mv = String::new();
        if let Some(seat) = client.seat
            && client.sent.is_none()
            && self.chooser.choose(&client.legal, seat, &mut mv)
        {
            self.last_id += 1;
            socket
                .post(context, &Outgoing::Move { id: self.last_id, seat, mv: &mv, number: client.number })?;
            client.sent = Some((self.last_id, seat, mv));
        }
        Ok(())
    }
}

/// Plays all tables: without end, or with `last` until their games are over.
pub(super) async fn play(tables: &mut [CrashTable], last: bool) -> Result<(), CrashError> {
    std::future::poll_fn(|context| {
        let mut over = true;
        for table in &mut *tables {
            match table.poll(context, last) {
                Ok(ended) => over &= ended,
                Err(broken) => return Poll::Ready(Err(broken)),
            }
        }
        if over { Poll::Ready(Ok(())) } else { Poll::Pending }
    })
    .await
}

/// A description of the tables whose games are not over.
pub(super) fn stuck(tables: &[CrashTable]) -> String {
    let stuck =
        tables.iter().filter(|table| table.clients.iter().any(|client| client.status != Status::Over));
    let stuck: Vec<String> = stuck.map(|table| format!("{} {:?}", table.id, table.clients)).collect();
    format!("stuck: {}", stuck.join("; "))
}
