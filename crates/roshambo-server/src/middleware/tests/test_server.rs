//! A small server with the middleware, a store that supports only guests, and a client that sends raw HTTP.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::header::CACHE_CONTROL;
use axum::routing::{get, post};
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::api_error::ApiError;
use crate::config::Config;
use crate::ids::{Code, GuestId, TableId};
use crate::metrics::Metrics;
use crate::middleware::{Address, Asked, Body, Newcomer, RequestGuard, Visitor, with_middleware};
use crate::protocol::{GameSummary, MeRequest, TableSummary};
use crate::store::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, OpenTables, Reply, ReviewRow, Store, StoreError,
    StoreStatus, StoredLog, TransferRow,
};
use crate::time::{Clock, Millis};

/// A store of guests. It counts reads and writes, and can be made to fail.
#[derive(Clone, Default)]
pub(super) struct Guests {
    pub(super) rows: Arc<Mutex<HashMap<GuestId, GuestRow>>>,
    pub(super) reads: Arc<AtomicUsize>,
    pub(super) writes: Arc<AtomicUsize>,
    pub(super) broken: Arc<AtomicBool>,
}

impl Guests {
    fn answer<T: Send + 'static>(&self, count: &AtomicUsize, answer: impl FnOnce() -> T) -> Reply<T> {
        if self.broken.load(Ordering::SeqCst) {
            return unsupported();
        }
        count.fetch_add(1, Ordering::SeqCst);
        let answer = answer();
        Box::pin(async { Ok(answer) })
    }
}

fn unsupported<T: Send + 'static>() -> Reply<T> {
    Box::pin(async { Err(StoreError::Unavailable("not here".into())) })
}

impl Store for Guests {
    fn append(&self, _: Append) -> Reply<()> {
        unsupported()
    }
    fn log(&self, _: TableId) -> Reply<Option<StoredLog>> {
        unsupported()
    }
    fn entries(&self, _: TableId, _: u64, _: u64) -> Reply<Vec<String>> {
        unsupported()
    }
    fn by_code(&self, _: Code) -> Reply<Option<TableId>> {
        unsupported()
    }
    fn list(&self, _: Filter) -> Reply<Vec<TableSummary>> {
        unsupported()
    }
    fn tables_of(&self, _: GuestId) -> Reply<Vec<TableSummary>> {
        unsupported()
    }
    fn open_tables(&self, _: GuestId) -> Reply<OpenTables> {
        unsupported()
    }
    fn history(&self, _: GuestId, _: Option<Millis>, _: u32) -> Reply<Vec<GameSummary>> {
        unsupported()
    }
    fn game(&self, _: TableId, _: u32) -> Reply<Option<Ended>> {
        unsupported()
    }
    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>> {
        self.answer(&self.reads, || self.rows.lock().unwrap().get(&id).cloned())
    }
    fn add_guest(&self, guest: GuestRow) -> Reply<()> {
        self.answer(&self.writes, || drop(self.rows.lock().unwrap().insert(guest.id, guest)))
    }
    fn offer_transfer(&self, _: TransferRow) -> Reply<()> {
        unsupported()
    }
    fn transfer(&self, _: [u8; 32]) -> Reply<Option<TransferRow>> {
        unsupported()
    }
    fn accept_transfer(&self, _: TransferRow, _: [u8; 32], _: Millis) -> Reply<()> {
        unsupported()
    }
    fn mark_seen(&self, _: GuestId, _: TableId, _: u32) -> Reply<()> {
        unsupported()
    }
    fn seen_games(&self, _: GuestId, _: u32) -> Reply<Vec<Ended>> {
        unsupported()
    }
    fn keep_review(&self, _: ReviewRow) -> Reply<()> {
        unsupported()
    }
    fn review(&self, _: TableId, _: u32, _: u32) -> Reply<Option<String>> {
        unsupported()
    }
    fn touch_guest(&self, id: GuestId, change: GuestChange, seen: Millis) -> Reply<()> {
        self.answer(&self.writes, || {
            if let Some(row) = self.rows.lock().unwrap().get_mut(&id) {
                row.seen = seen;
                row.name = change.name.or(row.name.take());
                row.look = change.look.or(row.look);
            }
        })
    }
    fn expire(&self, _: Expiry) -> Reply<(u64, u64)> {
        unsupported()
    }
    fn status(&self) -> Reply<StoreStatus> {
        unsupported()
    }
    fn check(&self) -> Reply<()> {
        unsupported()
    }
    fn schema(&self) -> u32 {
        1
    }
    fn close(&self) -> Reply<()> {
        unsupported()
    }
}

/// A running test server.
pub(super) struct TestServer {
    pub(super) at: SocketAddr,
    pub(super) store: Guests,
    pub(super) clock: Clock,
    pub(super) metrics: Arc<Metrics>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    limit: Option<u32>,
}

async fn me(Visitor(guest): Visitor) -> String {
    guest.map_or("nobody".into(), |guest| format!("guest {}", guest.name.unwrap_or_default()))
}

async fn enter(Newcomer(one): Newcomer, Newcomer(again): Newcomer, _from: Address) -> String {
    assert_eq!(one.id, again.id);
    format!("guest {}", one.name.unwrap_or_default())
}

async fn rename(
    State(guard): State<Arc<RequestGuard>>,
    Newcomer(guest): Newcomer,
    Body(request): Body<MeRequest>,
) -> Result<String, ApiError> {
    Ok(guard.introduce(guest, request).await?.name.unwrap_or_default())
}

async fn list(Asked(request): Asked<ListQuery>) -> String {
    request.limit.unwrap_or(0).to_string()
}

async fn socket(upgrade: WebSocketUpgrade) -> axum::response::Response {
    upgrade.on_upgrade(|_| async {})
}

async fn panics() -> String {
    panic!("a mistake")
}

impl TestServer {
    pub(super) async fn open(change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = Config::default();
        change(&mut config);
        let (store, clock, metrics) = (Guests::default(), Clock::manual(), Arc::new(Metrics::new(1)));
        let guard = RequestGuard::new(&config, Arc::new(store.clone()), clock.clone(), metrics.clone());
        let guard = Arc::new(guard);
        let router = Router::new()
            .route("/api/me", get(me).put(rename))
            .route("/api/enter", post(enter))
            .route("/api/list", get(list))
            .route("/api/tables/{id}/socket", get(socket))
            .route("/api/record", get(async || ([(CACHE_CONTROL, "immutable")], "record")))
            .route("/kept", get(async || ([(CACHE_CONTROL, "public, max-age=9")], "file")))
            .route("/api/panics", get(panics))
            .route("/", get(async || "page"))
            .with_state(guard.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let service = with_middleware(router, guard).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        TestServer { at, store, clock, metrics }
    }

    /// Sends a request with these headers. Adds `Host`, `Connection` and the length of the body if they are
    /// missing.
    pub(super) async fn ask(&self, line: &str, headers: &[&str], body: &str) -> Answer {
        let mut text = format!("{line} HTTP/1.1\r\n");
        if !headers.iter().any(|header| header.starts_with("Host:")) {
            text += &format!("Host: {}\r\n", self.at);
        }
        if !body.is_empty() && !headers.iter().any(|header| header.starts_with("Transfer-Encoding:")) {
            text += &format!("Content-Length: {}\r\n", body.len());
        }
        if !headers.iter().any(|header| header.starts_with("Connection:")) {
            text += "Connection: close\r\n";
        }
        for header in headers {
            text += &format!("{header}\r\n");
        }
        self.send(&format!("{text}\r\n{body}")).await
    }

    /// Sends a request with a cookie and with the origin of our own pages.
    pub(super) async fn ask_as(&self, cookie: &str, line: &str) -> Answer {
        let origin = format!("Origin: http://{}", self.at);
        self.ask(line, &[&origin, &format!("Cookie: roshambo={cookie}")], "").await
    }

    async fn send(&self, text: &str) -> Answer {
        let mut stream = TcpStream::connect(self.at).await.unwrap();
        // A server that refuses early may close before everything is written.
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer to {text}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }
}

/// A response.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) head: String,
    pub(super) body: String,
}

impl Answer {
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The code of an error.
    pub(super) fn code(&self) -> String {
        let json: serde_json::Value = serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"));
        json["code"].as_str().unwrap().to_owned()
    }

    /// The value of the cookie that the response sets.
    pub(super) fn cookie(&self) -> Option<&str> {
        let line = self.header("set-cookie")?;
        line.split(';').next()?.split_once('=').map(|(_, value)| value)
    }
}
