//! Moves everything from the database file of one server to a PostgreSQL database, for several nodes.
//!
//! The file is only read. The new database is filled in one transaction, which is undone if anything differs: the number
//! of rows of every table, the length of a log, or the logs of a sample of tables. The sample is also replayed, as a server does when it loads
//! a table.

use std::path::Path;

use crate::ids::TableId;
use crate::log_entry::LogEntry;
use crate::store::postgres::{Load, LoadError, Options};
use crate::store::sqlite::Export;
use crate::store::{StoreError, StoredLog};
use crate::table::OnlineTable;

/// How many tables are compared and replayed.
const SAMPLE: u32 = 100;

/// The rows of one table of the new database: its name, its columns, and the query that reads them from the file.
struct Part {
    table: &'static str,
    columns: &'static str,
    sql: &'static str,
}

/// All rows, in an order in which each row finds the rows that it refers to.
const PARTS: [Part; 11] = [
    Part {
        table: "log",
        columns: "table_id, number, entry",
        sql: "SELECT table_id, number, fact FROM log UNION ALL SELECT table_id, number, fact FROM recent",
    },
    Part {
        table: "heads",
        columns: "table_id, length",
        sql: "SELECT id, max(coalesce((SELECT max(number) + 1 FROM log WHERE table_id = tables.id), 0),
            coalesce((SELECT max(number) + 1 FROM recent WHERE table_id = tables.id), 0)) FROM tables",
    },
    Part {
        table: "tables",
        columns: "table_id, code, game, public, status, free, opened, changed, base, summary",
        sql: "SELECT id, code, game, public, status, free, opened, changed, base, summary FROM tables",
    },
    Part { table: "codes", columns: "code, table_id", sql: "SELECT code, id FROM tables" },
    Part { table: "people", columns: "table_id, guest", sql: "SELECT table_id, guest FROM people" },
    Part {
        table: "games",
        columns: "table_id, number, first, last, summary",
        sql: "SELECT table_id, number, first, last, summary FROM games",
    },
    Part {
        table: "players",
        columns: "table_id, number, guest, ended, seats, seen",
        sql: "SELECT table_id, number, guest, ended, seats, seen FROM players",
    },
    Part {
        table: "reviews",
        columns: "table_id, number, last, version, review",
        sql: "SELECT table_id, number, last, version, review FROM reviews",
    },
    Part {
        table: "guests",
        columns: "guest, name, look, seen",
        sql: "SELECT id, name, look, seen FROM guests",
    },
    Part { table: "sessions", columns: "guest, token, made", sql: "SELECT guest, token, made FROM sessions" },
    Part {
        table: "transfers",
        columns: "guest, secret, made",
        sql: "SELECT guest, secret, made FROM transfers",
    },
];

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The number of tables.
    pub tables: u64,
    /// The number of log entries.
    pub entries: u64,
    /// The number of finished games.
    pub games: u64,
    /// The number of guests.
    pub guests: u64,
    /// How many tables were compared and replayed.
    pub replayed: u64,
    /// How many of those cannot be replayed; their logs are the same in both databases.
    pub unreadable: u64,
}

/// Why a database was not moved. The new database is as it was.
#[derive(Debug)]
pub enum ImportError {
    /// The file cannot be read; [`StoreError::Conflict`] if it has an older schema.
    File(StoreError),
    /// The new database cannot be filled.
    Target(LoadError),
    /// The copy is not the same as the original. The text says where.
    Differs(String),
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> ImportError {
        ImportError::File(error)
    }
}

impl From<LoadError> for ImportError {
    fn from(error: LoadError) -> ImportError {
        ImportError::Target(error)
    }
}

/// Moves everything. The file must not be in use by a server, and the new database must be empty.
pub async fn import(from: &Path, to: Options) -> Result<Summary, ImportError> {
    let source = Export::open(from)?;
    let mut target = Load::begin(to).await?;
    let mut summary = Summary::default();
    for part in &PARTS {
        let count = copy(&source, &mut target, part).await?;
        match part.table {
            "tables" => summary.tables = count,
            "log" => summary.entries = count,
            "games" => summary.games = count,
            "guests" => summary.guests = count,
            _ => {}
        }
    }
    let trusted = source.number("SELECT trusted FROM calendar")?;
    target.trust(u64::try_from(trusted).unwrap_or_default()).await?;
    let wrong = target.wrong_lengths().await?;
    if wrong > 0 {
        return Err(ImportError::Differs(format!("the length of {wrong} logs")));
    }
    for table in target.sample(SAMPLE).await? {
        let (original, copied) = (source.log(table)?, target.log(table).await?);
        if original != copied {
            return Err(ImportError::Differs(format!("the log of table {table}")));
        }
        summary.replayed += 1;
        summary.unreadable += u64::from(!copied.is_some_and(|log| can_be_replayed(table, &log)));
    }
    target.commit().await?;
    Ok(summary)
}

/// Copies the rows of one table and compares their numbers. Returns how many there are.
async fn copy(source: &Export, target: &mut Load, part: &Part) -> Result<u64, ImportError> {
    let mut copy = target.copy(part.table, part.columns).await?;
    let read = source.rows(part.sql, async |lines| copy.send(lines).await.map_err(ImportError::from)).await?;
    copy.finish().await?;
    let written = target.count(part.table).await?;
    if read != written {
        return Err(ImportError::Differs(format!("{written} instead of {read} rows in {}", part.table)));
    }
    Ok(written)
}

fn can_be_replayed(table: TableId, log: &StoredLog) -> bool {
    let entries: Result<Vec<LogEntry>, _> =
        log.entries.iter().map(|entry| serde_json::from_str(entry)).collect();
    entries.is_ok_and(|entries| OnlineTable::rebuild(table, log.from, &entries).is_ok())
}
