//! The store in one SQLite file.
//!
//! One thread writes and a few threads read. Callers get their answers through channels, so a caller's thread never
//! blocks on the disk. The queues are bounded: if one is full, a request fails at once with `Unavailable`.
//!
//! ```no_run
//! # use roshambo_server::store::{Store, sqlite::Sqlite};
//! # async fn show() -> Result<(), roshambo_server::store::StoreError> {
//! let store = Sqlite::open("roshambo.db".as_ref())?;
//! store.check().await?;
//! store.close().await
//! # }
//! ```

mod changes;
mod copies;
mod error;
mod expiry;
mod export;
mod file;
mod guests;
mod open_files;
mod queries;
mod readers;
mod reserve;
mod reviews;
mod schema;
mod writer;

use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use rusqlite::Row;

use self::changes::Change;
use self::error::file_error;
use self::open_files::{Lock, OpenFiles};
use self::readers::Readers;
use self::reserve::Reserve;
use self::writer::{Request, Writer, ask};
use super::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, OpenTables, Reply, ReviewRow, Store, StoreError,
    StoreStatus, StoredLog, TransferRow,
};
use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, TableSummary};
use crate::time::Millis;

pub use self::copies::{RESCUED, backup, check, restore};
pub use self::export::Export;

/// A database that this process has locked. Dropping it finishes earlier requests and closes the database.
pub struct Sqlite {
    requests: SyncSender<Request>,
    readers: Readers,
    threads: Mutex<Threads>,
}

/// How a database is opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The size in bytes of a file beside the database that reserves space, so that a full disk can be relieved.
    pub reserve: u64,
}

/// The reserve that a server needs. The write-ahead log is moved into the database when it has 16 MiB. If that fails
/// because there is less space, the log can grow by less than another 16 MiB.
pub const SERVER_RESERVE: u64 = 32 << 20;

/// The threads to join. The first call that closes the store takes them.
#[derive(Default)]
struct Threads {
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens a database, or creates it, and migrates it to the current schema.
    ///
    /// Fails with [`StoreError::Locked`] if another server has locked it, with [`StoreError::Damaged`] if it is corrupt
    /// or belongs to another program, and with [`StoreError::Unavailable`] for other reasons, such as a schema that is
    /// newer than this program.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, Options::default())
    }

    /// As [`Sqlite::open`], with options.
    pub fn open_with(path: &Path, options: Options) -> Result<Sqlite, StoreError> {
        let lock = Lock::take_or_create(path)?;
        let mut reserve = Reserve::new(lock.path(), options.reserve);
        match file::prepare(lock.path()) {
            Err(StoreError::Full) if reserve.release() => file::prepare(lock.path())?,
            prepared => prepared?,
        }
        let connection = file::writing(lock.path())?;
        let (readers, reader_threads) = Readers::start(lock.path())?;
        reserve.make();
        let writer = Writer::new(OpenFiles::new(lock)?, connection, reserve);
        let (requests, receiver) = sync_channel(writer::WAITING);
        let thread = Builder::new().name("store-write".to_owned()).spawn(move || writer.work(&receiver));
        let writer = Some(thread.map_err(|error| file_error(&error))?);
        Ok(Sqlite { requests, readers, threads: Mutex::new(Threads { readers: reader_threads, writer }) })
    }

    /// Limits the database to this number of pages, so that tests can simulate a full disk. A number below the current
    /// size means the current size.
    #[doc(hidden)]
    pub fn limit_pages(&self, pages: u32) -> Reply<()> {
        ask(&self.requests, |answer| Request::Limit(pages, answer))
    }

    fn change(&self, change: Change) -> Reply<()> {
        ask(&self.requests, |answer| Request::Change(change, answer))
    }

    fn threads(&self) -> Threads {
        std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Reply<()> {
        if append.expected == 0 && (append.index.is_none() || append.entries.is_empty()) {
            // Without an index, a log could neither be found nor expire.
            let why =
                StoreError::Unavailable("the first append of a table needs entries and an index".to_owned());
            return Box::pin(async { Err(why) });
        }
        self.change(Change::Append(append))
    }

    fn log(&self, table: TableId) -> Reply<Option<StoredLog>> {
        self.readers.ask(move |connection| queries::log(connection, table))
    }

    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>> {
        self.readers.ask(move |connection| queries::entries(connection, table, from, to))
    }

    fn by_code(&self, code: Code) -> Reply<Option<TableId>> {
        self.readers.ask(move |connection| queries::by_code(connection, &code))
    }

    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>> {
        self.readers.ask(move |connection| queries::list(connection, &filter))
    }

    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>> {
        self.readers.ask(move |connection| queries::tables_of(connection, guest))
    }

    fn open_tables(&self, guest: GuestId) -> Reply<OpenTables> {
        self.readers.ask(move |connection| queries::open_tables(connection, guest))
    }

    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>> {
        self.readers.ask(move |connection| queries::history(connection, guest, before, limit))
    }

    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>> {
        self.readers.ask(move |connection| queries::game(connection, table, game))
    }

    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>> {
        self.readers.ask(move |connection| guests::guest(connection, id))
    }

    fn add_guest(&self, guest: GuestRow) -> Reply<()> {
        self.change(Change::AddGuest(guest))
    }

    fn touch_guest(&self, id: GuestId, change: GuestChange, seen: Millis) -> Reply<()> {
        self.change(Change::TouchGuest(id, change, seen))
    }

    fn offer_transfer(&self, transfer: TransferRow) -> Reply<()> {
        self.change(Change::OfferTransfer(transfer))
    }

    fn transfer(&self, secret: [u8; 32]) -> Reply<Option<TransferRow>> {
        self.readers.ask(move |connection| guests::transfer(connection, secret))
    }

    fn accept_transfer(&self, transfer: TransferRow, token: [u8; 32], now: Millis) -> Reply<()> {
        self.change(Change::AcceptTransfer { transfer, token, now })
    }

    fn mark_seen(&self, guest: GuestId, table: TableId, game: u32) -> Reply<()> {
        self.change(Change::MarkSeen { guest, table, game })
    }

    fn seen_games(&self, guest: GuestId, limit: u32) -> Reply<Vec<Ended>> {
        self.readers.ask(move |connection| queries::seen_games(connection, guest, limit))
    }

    fn keep_review(&self, review: ReviewRow) -> Reply<()> {
        self.change(Change::KeepReview(review))
    }

    fn review(&self, table: TableId, game: u32, version: u32) -> Reply<Option<String>> {
        self.readers.ask(move |connection| reviews::review(connection, table, game, version))
    }

    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)> {
        let step = ask(&self.requests, |answer| Request::Expire(expiry, answer));
        Box::pin(async move { step.await.map(|step| (step.tables.len() as u64, step.guests)) })
    }

    fn status(&self) -> Reply<StoreStatus> {
        self.readers.ask(queries::status)
    }

    fn check(&self) -> Reply<()> {
        ask(&self.requests, Request::Check)
    }

    fn schema(&self) -> u32 {
        schema::SCHEMA
    }

    fn close(&self) -> Reply<()> {
        self.readers.close();
        let Threads { readers, writer } = self.threads();
        // The queue may be full. Sending then blocks, so it is done on a blocking thread.
        let requests = self.requests.clone();
        Box::pin(async move {
            let closing = tokio::task::spawn_blocking(move || finish(&requests, readers, writer));
            closing.await.unwrap_or_else(|_| Err(error::closed()))
        })
    }
}

/// Asks the writer to close and waits until it has ended.
fn finish(
    requests: &SyncSender<Request>,
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
) -> Result<(), StoreError> {
    let (answer, answered) = tokio::sync::oneshot::channel();
    let sent = requests.send(Request::Close(readers, answer));
    if let Some(writer) = writer {
        // If the writer panicked, the answer is missing, and the last line returns an error.
        let _ = writer.join();
    }
    sent.map_err(|_| error::closed())?;
    answered.blocking_recv().unwrap_or_else(|_| Err(error::closed()))
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.readers.close();
        let Threads { readers, writer } = self.threads();
        if writer.is_some() {
            let (answer, _) = tokio::sync::oneshot::channel();
            let _ = self.requests.send(Request::Close(readers, answer));
            let _ = writer.map(JoinHandle::join);
        }
    }
}

/// Reads an unsigned number from a row.
fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    let number: i64 = row.get(column)?;
    u64::try_from(number).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(column, number))
}
