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

/// An answer that comes later.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why the store did not do what was asked. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The log is not where the append expected it: somebody else was first.
    Conflict,
    /// The name is taken: of a table, a code or a guest.
    Taken,
    /// There is no space left to write.
    Full,
    /// Another process holds the database.
    Locked,
    /// The database cannot be trusted.
    Damaged(String),
    /// Anything else that is wrong with the disk, the file or the connection.
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

/// Clients learn whether a retry makes sense; the details are for the log of the server.
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
    /// What changes in the indexes, in the same transaction.
    pub index: Option<Box<Index>>,
}

/// What the indexes say of a table.
#[derive(Clone, Debug)]
pub struct Index {
    /// As in lists. Its status decides by which code, list and expiry the table is found.
    pub summary: TableSummary,
    /// Its code. It finds the table until the table expires.
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
    /// As told to people; `mine` is left empty here.
    pub summary: GameSummary,
    /// Who played, and where.
    pub players: Vec<(GuestId, roshambo_rules::Seat)>,
    /// The number of its `Started`.
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
    /// Who.
    pub id: GuestId,
    /// The SHA-256 of the session's token.
    pub token: [u8; 32],
    /// The name, if one was picked.
    pub name: Option<String>,
    /// When last seen.
    pub seen: Millis,
}

/// Which tables to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Of this game only.
    pub game: Option<GameId>,
    /// With this status only; waiting and playing ones, if not given.
    pub status: Option<Status>,
    /// With a free seat only.
    pub free: bool,
    /// The most that are wanted.
    pub limit: u32,
}

/// What is too old to keep. Times are of the calendar.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Tables that wait since before this go.
    pub waiting: Millis,
    /// Games that nobody moved in since before this go.
    pub playing: Millis,
    /// Tables whose last game ended, or that were voided, before this go, with their games.
    pub over: Millis,
    /// Guests who were last seen before this, and sit at no table, go.
    pub guests: Millis,
}

/// Keeps logs, indexes and guests.
pub trait Store: Send + Sync + 'static {
    /// Adds entries to a log. See the documentation of the module.
    fn append(&self, append: Append) -> Reply<()>;
    /// The log of a table from its base; nothing if there is no such table.
    fn log(&self, table: TableId) -> Reply<Option<StoredLog>>;
    /// The entries of a table from one number up to another, as far as they exist.
    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>>;
    /// The table with this code.
    fn by_code(&self, code: Code) -> Reply<Option<TableId>>;
    /// Public tables, the latest first.
    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>>;
    /// The tables at which a guest sits that are not over or void, the latest first.
    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>>;
    /// The finished games of a guest, the latest first; those that ended before `before`.
    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>>;
    /// A finished game: its summary and the numbers of its entries.
    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>>;
    /// A guest.
    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>>;
    /// A new guest.
    fn add_guest(&self, guest: GuestRow) -> Reply<()>;
    /// A guest was seen, and maybe renamed.
    fn touch_guest(&self, id: GuestId, name: Option<String>, seen: Millis) -> Reply<()>;
    /// Lets go of what is too old. The answer is how many tables and guests went.
    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)>;
    /// Whether the store can be written to now.
    fn check(&self) -> Reply<()>;
    /// The version of its schema.
    fn schema(&self) -> u32;
    /// Finishes what was asked before, then closes. Whatever comes later is `Unavailable`.
    fn close(&self) -> Reply<()>;
}
