//! The interface to the database, which keeps the logs of tables, their indexes and the guests. SQLite is the only
//! implementation; code outside `store/` depends on the trait alone.
//!
//! An append names the number that its first entry must get. It fails with a conflict if another writer has used that
//! number, and its future completes only when the entries are on disk. Appends of many tables may share one sync.
//! Appends that one caller makes for one table are carried out in the order of the calls.

pub mod sqlite;

use std::fmt;
use std::pin::Pin;

use axum::http::StatusCode;
use roshambo_rules::say;

use crate::api_error::ApiError;
use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, Status, TableSummary};
use crate::time::Millis;
use roshambo_table::GameId;

/// A future with the result of a request to the store.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why a request to the store failed. A failed request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The log does not have the length that the append expected: another writer was faster.
    Conflict,
    /// The id or code already exists: of a table, a guest or a file.
    Taken,
    /// There is no space left to write.
    Full,
    /// Another process has locked the database.
    Locked,
    /// The database is corrupt, or it belongs to another program.
    Damaged(String),
    /// Any other failure of the disk, the file or the connection.
    Unavailable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("conflict"),
            StoreError::Taken => f.write_str("taken"),
            StoreError::Full => f.write_str("full"),
            StoreError::Locked => f.write_str("locked"),
            StoreError::Damaged(what) => write!(f, "damaged: {what}"),
            StoreError::Unavailable(what) => write!(f, "unavailable: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Clients learn only whether a retry makes sense. The details go to the server's log.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict | StoreError::Taken => {
                ApiError::new(StatusCode::CONFLICT, say!("server-conflict"))
            }
            StoreError::Full | StoreError::Locked | StoreError::Damaged(_) | StoreError::Unavailable(_) => {
                tracing::error!(%error, "the store failed");
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-stored")).with("retry", 5)
            }
        }
    }
}

/// Entries to be added to the log of one table, and the new state of its index.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first entry: the length that the log must have now. 0 opens the table.
    pub expected: u64,
    /// The entries as JSON, in order.
    pub entries: Vec<String>,
    /// The new state of the indexes, written in the same transaction.
    pub index: Option<Box<Index>>,
}

/// What the indexes contain about a table.
#[derive(Clone, Debug)]
pub struct Index {
    /// The table as lists show it. Its status decides in which lists it is, and when it expires.
    pub summary: TableSummary,
    /// The code by which the table can be found until it expires.
    pub code: Code,
    /// When it last changed, for expiry.
    pub changed: Millis,
    /// The number of the entry from which the table can be rebuilt: its `Opened` or last `Started`.
    pub base: u64,
    /// The people who sit at it now.
    pub people: Vec<GuestId>,
    /// The game that has just ended.
    pub ended: Option<Ended>,
}

/// A game that ended, for history and replay.
#[derive(Clone, Debug)]
pub struct Ended {
    /// The summary as clients get it, but with an empty `mine`.
    pub summary: GameSummary,
    /// The guests who played, and their seats.
    pub players: Vec<(GuestId, roshambo_rules::Seat)>,
    /// The number of its `Started` entry.
    pub from: u64,
    /// The number after its last entry.
    pub to: u64,
}

/// The part of a table's log from which the table can be rebuilt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLog {
    /// The number of the first entry.
    pub from: u64,
    /// The entries as JSON.
    pub entries: Vec<String>,
}

/// A guest as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// The id of the guest.
    pub id: GuestId,
    /// The SHA-256 of the session's token.
    pub token: [u8; 32],
    /// The name, if the guest has chosen one.
    pub name: Option<String>,
    /// When the guest was last active.
    pub seen: Millis,
}

/// Which tables to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only tables of this game.
    pub game: Option<GameId>,
    /// Only tables with this status; if `None`, waiting and playing tables.
    pub status: Option<Status>,
    /// Only tables with a free seat.
    pub free: bool,
    /// The maximum number of tables to return.
    pub limit: u32,
}

/// Which rows to delete because of their age. Times are wall-clock times.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Deletes tables that have been waiting since before this time.
    pub waiting: Millis,
    /// Deletes tables whose running game had its last change before this time.
    pub playing: Millis,
    /// Deletes tables whose last game ended, or that were voided, before this time, with their games.
    pub over: Millis,
    /// Deletes guests who were last active before this time and sit at no table.
    pub guests: Millis,
}

/// Stores logs, indexes and guests.
pub trait Store: Send + Sync + 'static {
    /// Adds entries to a log. See the documentation of the module.
    fn append(&self, append: Append) -> Reply<()>;
    /// The log of a table from its base; `None` if there is no such table.
    fn log(&self, table: TableId) -> Reply<Option<StoredLog>>;
    /// The existing entries of a table from number `from` up to, but not including, `to`.
    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>>;
    /// The table with this code.
    fn by_code(&self, code: Code) -> Reply<Option<TableId>>;
    /// Public tables, newest first.
    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>>;
    /// The tables at which a guest sits and that are neither over nor void, newest first.
    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>>;
    /// The finished games of a guest that ended before `before`, newest first.
    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>>;
    /// A finished game: its summary and the numbers of its entries.
    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>>;
    /// A guest.
    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>>;
    /// Adds a guest.
    fn add_guest(&self, guest: GuestRow) -> Reply<()>;
    /// Updates the time of a guest's last activity, and the name if one is given.
    fn touch_guest(&self, id: GuestId, name: Option<String>, seen: Millis) -> Reply<()>;
    /// Deletes what is too old. Returns the number of deleted tables and guests.
    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)>;
    /// Whether the store can be written to now.
    fn check(&self) -> Reply<()>;
    /// The version of its schema.
    fn schema(&self) -> u32;
    /// Finishes earlier requests, then closes the store. Later requests fail with `Unavailable`.
    fn close(&self) -> Reply<()>;
}
