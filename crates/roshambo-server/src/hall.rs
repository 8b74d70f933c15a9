//! All tables: opened, found, acted at, watched, replayed.

use std::sync::Arc;

use roshambo_rules::Viewer;

use crate::bus::Bus;
use crate::config::Config;
use crate::ids::{GuestId, TableId};
use crate::protocol::{Act, ClientMessage, Created, Form, OpenRequest, QuickRequest, Replay, TableInfo};
use crate::store::Store;
use crate::time::Clock;
use crate::trouble::Trouble;

/// A visitor with a name, as the doors know him.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who.
    pub id: GuestId,
    /// Called; empty if no name was picked.
    pub name: String,
}

/// From where a finished game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// As a seat or a spectator saw it.
    Of(Viewer),
    /// Everything.
    Full,
}

/// All tables of this node.
pub struct Hall;

impl Hall {
    /// An empty hall over a store.
    pub fn new(_config: Config, _store: Arc<dyn Store>, _bus: Arc<dyn Bus>, _clock: Clock) -> Arc<Hall> {
        todo!()
    }
    /// Opens a table. The host's seats are taken, bots are seated.
    pub async fn open(&self, _host: &Guest, _request: OpenRequest) -> Result<Created, Trouble> {
        todo!()
    }
    /// Opens a table against bots and starts.
    pub async fn quick(&self, _host: &Guest, _request: QuickRequest) -> Result<Created, Trouble> {
        todo!()
    }
    /// Does something at a table. The answer is the length of its log, once that is durable.
    pub async fn act(&self, _table: TableId, _guest: &Guest, _act: Act) -> Result<u64, Trouble> {
        todo!()
    }
    /// The table as a visitor is told of it.
    pub async fn info(&self, _table: TableId, _guest: Option<GuestId>) -> Result<TableInfo, Trouble> {
        todo!()
    }
    /// A connection to a table; `since` is the last number that the client has seen.
    pub async fn connect(
        self: &Arc<Self>,
        _table: TableId,
        _guest: Option<Guest>,
        _form: Form,
        _since: Option<u64>,
    ) -> Result<Connection, Trouble> {
        todo!()
    }
    /// A finished game of a table, from 1.
    pub async fn replay(&self, _table: TableId, _game: u32, _sight: Sight) -> Result<Replay, Trouble> {
        todo!()
    }
    /// Its record with the fairness proof.
    pub async fn record(&self, _table: TableId, _game: u32) -> Result<String, Trouble> {
        todo!()
    }
    /// Takes nothing more, waits for what was appended, tells all connections to come back.
    pub async fn stop(&self) {
        todo!()
    }
}

/// One client at one table.
pub struct Connection;

impl Connection {
    /// Takes a message of the client. Answers come through the outbox.
    pub async fn receive(&self, _message: ClientMessage) {
        todo!()
    }
}
