//! The store in a PostgreSQL database, which several nodes share.
//!
//! Appends go through two writers, each with its own connection; see `writer.rs`. Heartbeats have a connection of their
//! own as well. Everything else shares a pool of connections. Requests never wait without a limit: if too many wait, or
//! the server does not answer in time, they fail with `Unavailable`.
//!
//! ```no_run
//! # use roshambo_server::store::{Store, postgres::{Options, OpenError, Postgres}};
//! # async fn show() -> Result<(), OpenError> {
//! let options = Options::from_url("postgres://roshambo@db.example/roshambo?sslmode=verify-full")?;
//! let store = Postgres::connect(options.with_password("secret")).await?;
//! store.check().await?;
//! store.close().await?;
//! # Ok(())
//! # }
//! ```

mod append;
mod batch;
mod cluster;
mod connection;
mod error;
mod expiry;
mod guests;
mod load;
mod options;
mod queries;
mod requests;
mod reviews;
mod schema;
mod writer;

use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{ConnectOptions, Connection};
use tokio::task::JoinHandle;

use self::cluster::Pulse;
use self::connection::{CONNECT_TIMEOUT, limited};
use self::error::closed;
use self::requests::Requests;
use self::writer::{SharedClock, Writers};
use super::cluster::Cluster;
use super::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, OpenTables, PoolUse, Reply, ReviewRow, Store,
    StoreError, StoreStatus, StoredLog, TransferRow,
};
use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, TableSummary};
use crate::time::Millis;

pub use self::error::OpenError;
pub use self::load::{Load, LoadError};
pub use self::options::{CONNECTIONS, FEWEST_CONNECTIONS, Options, UrlError, is_url};

/// A PostgreSQL database. Dropping it finishes earlier requests in the background.
pub struct Postgres {
    requests: Arc<Requests>,
    /// `None` once the store is closed.
    lines: Mutex<Option<Lines>>,
    clock: SharedClock,
}

/// The tasks with connections of their own.
struct Lines {
    writers: Writers,
    pulse: Pulse,
    tasks: Vec<JoinHandle<()>>,
}

impl Postgres {
    /// Connects to a database and migrates it to the current schema. It must be called in a Tokio runtime, which also
    /// runs all requests.
    pub async fn connect(options: Options) -> Result<Postgres, OpenError> {
        let mut first = limited(CONNECT_TIMEOUT, options.connect.connect()).await?;
        let migrated = schema::migrate(&mut first).await;
        // The work is done. A failure to say goodbye has no consequence.
        let _ = limited(CONNECT_TIMEOUT, first.close()).await;
        migrated?;
        let clock = SharedClock::default();
        let (writers, mut tasks) = Writers::start(&options.connect, &clock);
        let (pulse, task) = Pulse::start(options.connect.clone());
        tasks.push(task);
        let shared = options.connections.saturating_sub(tasks.len() as u32).max(1);
        Ok(Postgres {
            requests: Arc::new(Requests::new(options.connect, shared)),
            lines: Mutex::new(Some(Lines { writers, pulse, tasks })),
            clock,
        })
    }

    fn lines<T: Send + 'static>(&self, ask: impl FnOnce(&Lines) -> Reply<T>) -> Reply<T> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.as_ref().map_or_else(|| Box::pin(async { Err(closed()) }) as Reply<T>, ask)
    }

    fn pulse<T: Send + 'static>(&self, ask: impl FnOnce(&Pulse) -> Reply<T>) -> Reply<T> {
        self.lines(|lines| ask(&lines.pulse))
    }

    fn set_clock(&self, now: Millis) {
        self.clock.lock().unwrap_or_else(PoisonError::into_inner).set(now);
    }
}

impl Store for Postgres {
    fn append(&self, append: Append) -> Reply<()> {
        if append.expected == 0 && (append.index.is_none() || append.entries.is_empty()) {
            // Without an index, a log could neither be found nor expire.
            let why =
                StoreError::Unavailable("the first append of a table needs entries and an index".to_owned());
            return Box::pin(async { Err(why) });
        }
        self.lines(|lines| lines.writers.append(append))
    }

    fn log(&self, table: TableId) -> Reply<Option<StoredLog>> {
        self.requests.ask(move |connection| Box::pin(queries::log(connection, table)))
    }

    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>> {
        self.requests.ask(move |connection| Box::pin(queries::entries(connection, table, from, to)))
    }

    fn by_code(&self, code: Code) -> Reply<Option<TableId>> {
        self.requests.ask(move |connection| Box::pin(queries::by_code(connection, code.clone())))
    }

    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>> {
        self.requests.ask(move |connection| Box::pin(queries::list(connection, filter.clone())))
    }

    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>> {
        self.requests.ask(move |connection| Box::pin(queries::tables_of(connection, guest)))
    }

    fn open_tables(&self, guest: GuestId) -> Reply<OpenTables> {
        self.requests.ask(move |connection| Box::pin(queries::open_tables(connection, guest)))
    }

    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>> {
        self.requests.ask(move |connection| Box::pin(queries::history(connection, guest, before, limit)))
    }

    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>> {
        self.requests.ask(move |connection| Box::pin(queries::game(connection, table, game)))
    }

    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>> {
        self.requests.ask(move |connection| Box::pin(guests::guest(connection, id)))
    }

    fn add_guest(&self, guest: GuestRow) -> Reply<()> {
        self.set_clock(guest.seen);
        self.requests.ask(move |connection| Box::pin(guests::add(connection, guest.clone())))
    }

    fn touch_guest(&self, id: GuestId, change: GuestChange, seen: Millis) -> Reply<()> {
        self.set_clock(seen);
        self.requests.ask(move |connection| Box::pin(guests::touch(connection, id, change.clone(), seen)))
    }

    fn offer_transfer(&self, transfer: TransferRow) -> Reply<()> {
        self.requests.ask(move |connection| Box::pin(guests::offer_transfer(connection, transfer.clone())))
    }

    fn transfer(&self, secret: [u8; 32]) -> Reply<Option<TransferRow>> {
        self.requests.ask(move |connection| Box::pin(guests::transfer(connection, secret)))
    }

    fn accept_transfer(&self, transfer: TransferRow, token: [u8; 32], now: Millis) -> Reply<()> {
        self.requests.ask(move |connection| {
            Box::pin(guests::accept_transfer(connection, transfer.clone(), token, now))
        })
    }

    fn mark_seen(&self, guest: GuestId, table: TableId, game: u32) -> Reply<()> {
        self.requests.ask(move |connection| Box::pin(guests::mark_seen(connection, guest, table, game)))
    }

    fn seen_games(&self, guest: GuestId, limit: u32) -> Reply<Vec<Ended>> {
        self.requests.ask(move |connection| Box::pin(queries::seen_games(connection, guest, limit)))
    }

    fn keep_review(&self, review: ReviewRow) -> Reply<()> {
        self.requests.ask(move |connection| Box::pin(reviews::keep(connection, review.clone())))
    }

    fn review(&self, table: TableId, game: u32, version: u32) -> Reply<Option<String>> {
        self.requests.ask(move |connection| Box::pin(reviews::review(connection, table, game, version)))
    }

    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)> {
        self.requests.ask(move |connection| Box::pin(expiry::step(connection, expiry.clone())))
    }

    fn status(&self) -> Reply<StoreStatus> {
        self.requests.ask(|connection| Box::pin(queries::status(connection)))
    }

    fn check(&self) -> Reply<()> {
        self.lines(|lines| lines.writers.check())
    }

    fn schema(&self) -> u32 {
        schema::SCHEMA
    }

    fn pool_use(&self) -> Option<PoolUse> {
        Some(self.requests.pool_use())
    }

    fn cluster(&self) -> Option<&dyn Cluster> {
        Some(self)
    }

    fn close(&self) -> Reply<()> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner).take();
        let requests = self.requests.clone();
        Box::pin(async move {
            if let Some(Lines { writers, pulse, tasks }) = lines {
                drop((writers, pulse));
                for task in tasks {
                    // A task that panicked has ended as well.
                    let _ = task.await;
                }
            }
            requests.close().await;
            Ok(())
        })
    }
}
