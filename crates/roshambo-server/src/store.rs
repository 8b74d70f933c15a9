//! The interface to the database, which keeps the logs of tables, their indexes and the guests. One node uses SQLite;
//! several nodes share PostgreSQL. Code outside `store/` depends only on the traits.
//!
//! An append names the number that its first entry must get. It fails with a conflict if another writer has
//! used that number. Its future completes only when the entries are on disk. Appends of many tables may share
//! one sync. Appends that one caller makes for one table are carried out in the order of the calls.

pub mod cluster;
mod policy;
pub mod postgres;
#[doc(hidden)]
pub mod shared;
pub mod sqlite;
mod values;
mod wall_clock;

use std::collections::HashSet;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use axum::http::StatusCode;
use roshambo_rules::say;

use self::cluster::{Cluster, Fence};
use crate::api_error::ApiError;
use crate::guest::Look;
use crate::ids::{Code, GuestId, TableId};
use crate::log_limit::LogLimit;
use crate::protocol::{GameSummary, Status, TableSummary};
use crate::time::Millis;
use roshambo_table::GameId;

/// The result of a request to the store, as a future.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why a request to the store failed. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The log has another length than the append expected: another writer was first.
    Conflict,
    /// The append came from a node that no longer drives the table.
    Fenced,
    /// The id or the code is already in use.
    Taken,
    /// There is no space left to write.
    Full,
    /// Another process uses the database.
    Locked,
    /// A file of the database was moved, replaced or deleted while it is in use.
    Moved(String),
    /// The database is damaged, or contains something that cannot be read.
    Damaged(String),
    /// Any other problem with the disk, the file or the connection.
    Unavailable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("conflict"),
            StoreError::Fenced => f.write_str("fenced"),
            StoreError::Taken => f.write_str("taken"),
            StoreError::Full => f.write_str("full"),
            StoreError::Locked => f.write_str("locked"),
            StoreError::Moved(what) => write!(f, "moved: {what}"),
            StoreError::Damaged(what) => write!(f, "damaged: {what}"),
            StoreError::Unavailable(what) => write!(f, "unavailable: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// A word for the kind of failure, for programs.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            StoreError::Conflict => "conflict",
            StoreError::Fenced => "fenced",
            StoreError::Taken => "taken",
            StoreError::Full => "full",
            StoreError::Locked => "locked",
            StoreError::Moved(_) => "moved",
            StoreError::Damaged(_) => "damaged",
            StoreError::Unavailable(_) => "unavailable",
        }
    }

    /// Logs a failure. Every refused request may cause one, so each kind is logged at most once a minute.
    pub(crate) fn log(&self) {
        static LIMIT: LogLimit = LogLimit::new();
        if let Some(suppressed) = LIMIT.admit(self.kind(), Instant::now()) {
            tracing::error!(error = %self, suppressed, "the store failed");
        }
    }
}

/// Clients learn only whether a retry makes sense. The details are in the log of the server.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict | StoreError::Fenced | StoreError::Taken => {
                ApiError::new(StatusCode::CONFLICT, say!("server-conflict"))
            }
            StoreError::Full
            | StoreError::Locked
            | StoreError::Moved(_)
            | StoreError::Damaged(_)
            | StoreError::Unavailable(_) => {
                error.log();
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-stored")).with("retry", 5)
            }
        }
    }
}

/// Entries to be added to the log of one table, and the new state of its index.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry: the length that the log must have now. 0 opens the table.
    pub expected: u64,
    /// The entries as JSON, in order.
    pub entries: Vec<String>,
    /// The fence of the lease under which the node acts for bots and clocks; `None` for what people do. The append is
    /// refused if the lease has changed hands. A store that one process has for itself ignores it.
    pub fence: Option<Fence>,
    /// The new state of the indexes, written in the same transaction.
    pub index: Option<Box<Index>>,
}

/// The indexed properties of a table.
#[derive(Clone, Debug)]
pub struct Index {
    /// The entry in lists. Its status decides whether the table is listed, and when it expires.
    pub summary: TableSummary,
    /// The code, which finds the table until the table expires.
    pub code: Code,
    /// The time of the last change, for expiry.
    pub changed: Millis,
    /// The number of the entry from which the table can be rebuilt: its `Opened` or last `Started`.
    pub base: u64,
    /// The guests who sit at the table now.
    pub people: Vec<GuestId>,
    /// The game that has just ended, if any.
    pub ended: Option<Ended>,
}

/// A finished game, for history and replay.
#[derive(Clone, Debug)]
pub struct Ended {
    /// The summary. `mine` is empty here.
    pub summary: GameSummary,
    /// The guests who played, with their seats.
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
    /// The id.
    pub id: GuestId,
    /// The SHA-256 of the token of each session: one for each device.
    pub tokens: Vec<[u8; 32]>,
    /// The name, if one was picked.
    pub name: Option<String>,
    /// The look, if one was chosen.
    pub look: Option<Look>,
    /// The time of the last visit.
    pub seen: Millis,
}

/// What changes about a guest. `None` leaves it as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuestChange {
    /// A new name.
    pub name: Option<String>,
    /// A new look.
    pub look: Option<Look>,
}

/// An offer to move a guest to another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferRow {
    /// The guest.
    pub guest: GuestId,
    /// The SHA-256 of the secret.
    pub secret: [u8; 32],
    /// When it was made.
    pub made: Millis,
}

/// The review of a finished game, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// The table.
    pub table: TableId,
    /// Which of its games, from 1.
    pub game: u32,
    /// The number after the last entry of the game that was reviewed.
    pub to: u64,
    /// The version of the method and of the format.
    pub version: u32,
    /// The review as JSON.
    pub review: String,
}

/// How many tables wait for players or play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTables {
    /// Those at which the guest sits.
    pub of_guest: u32,
    /// All.
    pub all: u32,
}

/// Which tables to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only tables of this game.
    pub game: Option<GameId>,
    /// Only tables with this status. By default, tables that wait or play.
    pub status: Option<Status>,
    /// Only tables with a free seat.
    pub free: bool,
    /// The maximum number of tables.
    pub limit: u32,
}

/// The limits for expiry, as calendar times. What is older is deleted.
#[derive(Clone, Debug, Default)]
pub struct Expiry {
    /// The time now, by a calendar that can be trusted. The store records it: an earlier time of change that is written
    /// afterwards is wrong and counts as this one.
    pub trusted: Millis,
    /// Deletes tables that have waited since before this time.
    pub waiting: Millis,
    /// Deletes tables whose game had no move since before this time.
    pub playing: Millis,
    /// Deletes tables that became over or void before this time, with their games.
    pub over: Millis,
    /// Deletes guests who were last seen before this time and sit at no table.
    pub guests: Millis,
    /// What is not deleted at any age.
    pub in_use: Arc<InUse>,
}

/// Tables and guests that are in use.
#[derive(Clone, Debug, Default)]
pub struct InUse {
    /// The tables.
    pub tables: HashSet<TableId>,
    /// The guests.
    pub guests: HashSet<GuestId>,
}

/// How much a store contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreStatus {
    /// The size of the content in bytes.
    pub bytes: u64,
    /// The latest time at which a table changed or a guest was seen; 0 if there are none.
    pub newest: Millis,
    /// The latest [`Expiry::trusted`] that was recorded; 0 if there was none.
    pub trusted: Millis,
}

/// How much of a pool of connections is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolUse {
    /// The connections that are in use at the moment.
    pub in_use: u32,
    /// The most connections that may be in use.
    pub size: u32,
}

/// The database: logs, indexes and guests.
pub trait Store: Send + Sync + 'static {
    /// Adds entries to a log; see the module documentation.
    fn append(&self, append: Append) -> Reply<()>;
    /// The log of a table from its base; `None` if there is no such table.
    fn log(&self, table: TableId) -> Reply<Option<StoredLog>>;
    /// The entries of a table from one number up to another, as far as they exist.
    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>>;
    /// The table with this code.
    fn by_code(&self, code: Code) -> Reply<Option<TableId>>;
    /// Public tables, the latest first.
    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>>;
    /// The tables at which a guest sits that are not over or void, the latest first.
    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>>;
    /// How many tables are not over: those at which a guest sits, and all.
    fn open_tables(&self, guest: GuestId) -> Reply<OpenTables>;
    /// The finished games of a guest that ended before `before`, the latest first.
    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>>;
    /// A finished game: its summary and the numbers of its entries.
    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>>;
    /// The guest with this id.
    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>>;
    /// Adds a guest.
    fn add_guest(&self, guest: GuestRow) -> Reply<()>;
    /// Records that a guest was seen, and a new name and look if there are any.
    fn touch_guest(&self, id: GuestId, change: GuestChange, seen: Millis) -> Reply<()>;
    /// Adds an offer to move a guest. It replaces an earlier one of the same guest.
    fn offer_transfer(&self, transfer: TransferRow) -> Reply<()>;
    /// The offer with this hash of its secret.
    fn transfer(&self, secret: [u8; 32]) -> Reply<Option<TransferRow>>;
    /// Uses an offer: deletes it, and adds a session with this token. Fails with a conflict if the offer is gone.
    fn accept_transfer(&self, transfer: TransferRow, token: [u8; 32], now: Millis) -> Reply<()>;
    /// Records that a player has seen how a game ended.
    fn mark_seen(&self, guest: GuestId, table: TableId, game: u32) -> Reply<()>;
    /// The games whose end a guest has seen, with their players, the latest first.
    fn seen_games(&self, guest: GuestId, limit: u32) -> Reply<Vec<Ended>>;
    /// Keeps the review of a finished game, in place of an earlier one, as long as the game is kept. Fails with a conflict
    /// if there is no game that ended there.
    fn keep_review(&self, review: ReviewRow) -> Reply<()>;
    /// The review of a finished game as JSON; `None` if there is none of this version.
    fn review(&self, table: TableId, game: u32, version: u32) -> Reply<Option<String>>;
    /// Deletes a batch of what has expired, the oldest first. Returns the numbers of deleted tables and guests; both are
    /// 0 if nothing is left to delete.
    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)>;
    /// How much the store contains.
    fn status(&self) -> Reply<StoreStatus>;
    /// Whether the store can be written to now.
    fn check(&self) -> Reply<()>;
    /// The version of the database schema.
    fn schema(&self) -> u32;
    /// How many connections to the database are in use; `None` for a store without connections.
    fn pool_use(&self) -> Option<PoolUse> {
        None
    }
    /// The part that several nodes share; `None` if this process has the store for itself.
    fn cluster(&self) -> Option<&dyn Cluster> {
        None
    }
    /// Completes the requests made so far, then closes. Later requests fail with `Unavailable`.
    fn close(&self) -> Reply<()>;
}
