//! Real servers for tests about secrets, and a client for them.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use roshambo_rules::Seat;
use roshambo_table::{hex, sha256};
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::worlds::{AT, TABLE};
use crate::bus::InProcess;
use crate::config::Config;
use crate::ids::{GuestId, TableId};
use crate::log_entry::LogEntry;
use crate::server::Server;
use crate::store::shared::Shared;
use crate::store::sqlite::Sqlite;
use crate::store::{Append, GuestRow, Store};
use crate::table::{OnlineTable, index};
use crate::time::Clock;

/// A server with a database that is removed with the test: one node, or several that share the database and a bus. Guests
/// 1 to 9 have sessions.
pub(super) struct TestServer {
    pub(super) store: Arc<Sqlite>,
    pub(super) clock: Clock,
    servers: Vec<Server>,
    folder: PathBuf,
}

/// After this time without a message a test has failed. Messages take milliseconds, and longer beside other work.
const LIMIT: Duration = Duration::from_secs(180);

/// Where a node listens.
#[derive(Clone, Copy)]
pub(super) struct Endpoint(SocketAddr);

fn token(guest: GuestId) -> String {
    hex(&sha256(&format!("token {}", guest.0)))
}

pub(super) fn cookie(guest: GuestId) -> String {
    format!("roshambo={}.{}", hex(&guest.0.to_be_bytes()), token(guest))
}

impl TestServer {
    /// A server whose bots have this pace.
    pub(super) async fn new(pace: Duration) -> TestServer {
        TestServer::with_nodes(1, pace).await
    }

    /// The same with several nodes.
    pub(super) async fn with_nodes(nodes: usize, pace: Duration) -> TestServer {
        let folder = std::env::temp_dir().join(format!("roshambo-secrets-{}", TableId::random()));
        std::fs::create_dir(&folder).unwrap();
        let store = Arc::new(Sqlite::open(&folder.join("test.db")).unwrap());
        for id in (1..=9).map(GuestId) {
            let guest = GuestRow {
                id,
                tokens: vec![sha256(&token(id))],
                name: Some(format!("Guest {}", id.0)),
                look: None,
                seen: AT,
            };
            store.add_guest(guest).await.unwrap();
        }
        let clock = Clock::manual();
        let mut config = Config { addr: ([127, 0, 0, 1], 0).into(), bot_threads: 1, ..Config::default() };
        config.times.pace = pace;
        // The clients of these tests do not read when the server stops.
        config.times.close = Duration::ZERO;
        config.limits.messages = 1_000_000;
        config.limits.remarks = 1_000_000;
        config.limits.guest_requests = 1_000_000;
        config.limits.address_requests = 1_000_000;
        let shared: Arc<dyn Store> = match nodes {
            1 => store.clone(),
            _ => Arc::new(Shared::new(store.clone(), clock.clone())),
        };
        let bus = Arc::new(InProcess::default());
        let mut servers = Vec::new();
        for _ in 0..nodes {
            let started = Server::start(config.clone(), shared.clone(), bus.clone(), clock.clone()).await;
            servers.push(started.unwrap());
        }
        TestServer { store, clock, servers, folder }
    }

    /// The number of nodes.
    pub(super) fn nodes(&self) -> usize {
        self.servers.len()
    }

    /// A node. They are counted from 0, and begin again after the last one.
    pub(super) fn node(&self, node: usize) -> Endpoint {
        Endpoint(self.servers[node % self.servers.len()].addr())
    }

    /// Stores a table with this log.
    pub(super) async fn add_table(&self, table: TableId, entries: &[LogEntry]) {
        let rebuilt = OnlineTable::rebuild(table, 0, entries).unwrap();
        let mut index = index(&rebuilt, AT, false);
        index.code = crate::ids::Code::random();
        let entries = entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let append = Append { table, expected: 0, entries, fence: None, index: Some(Box::new(index)) };
        self.store.append(append).await.unwrap();
    }

    /// Sends a request to the first node. Returns the status and the body.
    pub(super) async fn ask(
        &self,
        guest: Option<GuestId>,
        method: &str,
        path: &str,
        body: &str,
    ) -> (u16, String) {
        self.node(0).ask(guest, method, path, body).await
    }

    pub(super) async fn get(&self, guest: Option<GuestId>, path: &str) -> (u16, String) {
        self.node(0).get(guest, path).await
    }

    /// A connection to a table at the first node.
    pub(super) async fn connect(&self, guest: Option<GuestId>, table: TableId, question: &str) -> Socket {
        self.node(0).connect(guest, table, question).await
    }

    pub(super) async fn stop(mut self) {
        for server in std::mem::take(&mut self.servers) {
            server.stop().await;
        }
    }
}

impl Endpoint {
    /// Sends a request. Returns the status and the body.
    pub(super) async fn ask(
        &self,
        guest: Option<GuestId>,
        method: &str,
        path: &str,
        body: &str,
    ) -> (u16, String) {
        let addr = self.0;
        let cookie = guest.map(cookie).map(|cookie| format!("Cookie: {cookie}\r\nOrigin: http://{addr}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\n{}Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            cookie.unwrap_or_default(),
            body.len()
        );
        let asked = tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(addr).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            answer
        });
        let answer = asked.await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head[9..12].parse().unwrap(), body.to_owned())
    }

    pub(super) async fn get(&self, guest: Option<GuestId>, path: &str) -> (u16, String) {
        self.ask(guest, "GET", path, "").await
    }

    /// A connection to a table.
    pub(super) async fn connect(&self, guest: Option<GuestId>, table: TableId, question: &str) -> Socket {
        let uri = format!("ws://{}/api/tables/{table}/socket?{question}", self.0);
        let mut request = ClientRequestBuilder::new(uri.parse().unwrap());
        if let Some(guest) = guest {
            let origin = format!("http://{}", self.0);
            request = request.with_header("Cookie", cookie(guest)).with_header("Origin", origin);
        }
        let stream = tokio::net::TcpStream::connect(self.0).await.unwrap();
        let (stream, _) = client_async(request, stream).await.unwrap();
        Socket { stream }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // If this fails, the operating system cleans the folder up later.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Waits for something that must happen. A test in which it does not happen fails instead of waiting for ever.
pub(super) async fn awaited<T>(otherwise: &str, happens: impl Future<Output = T>) -> T {
    timeout(LIMIT, happens).await.unwrap_or_else(|_| panic!("{otherwise}, and the game does not go on"))
}

/// One client.
pub(super) struct Socket {
    stream: WebSocketStream<tokio::net::TcpStream>,
}

impl Socket {
    /// The next message as text.
    pub(super) async fn next(&mut self) -> String {
        loop {
            let message = awaited("a client gets no message", self.stream.next()).await;
            match message.unwrap().unwrap() {
                Message::Text(text) => return text.to_string(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// All messages up to and including the first wanted one.
    pub(super) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Vec<String> {
        let mut received = Vec::new();
        loop {
            let text = self.next().await;
            let found = wanted(&serde_json::from_str(&text).unwrap());
            received.push(text);
            if found {
                return received;
            }
        }
    }

    pub(super) async fn send(&mut self, text: String) {
        self.stream.send(Message::Text(text.into())).await.unwrap();
    }

    pub(super) async fn play(&mut self, id: u64, seat: Seat, mv: &str, number: u64) {
        let (seat, mv) = (seat.number(), serde_json::to_string(mv).unwrap());
        self.send(format!(r#"{{"type":"move","id":{id},"seat":{seat},"move":{mv},"number":{number}}}"#))
            .await;
    }

    /// Everything that was sent before the answer to an unreadable message.
    pub(super) async fn so_far(&mut self) -> Vec<String> {
        self.send("no message".to_owned()).await;
        let mut received = self.until(|message| message["code"] == "not-understood").await;
        received.pop();
        received
    }
}

pub(super) fn path(rest: &str) -> String {
    format!("/api/tables/{TABLE}{rest}")
}
