//! Rebuilds a table from its log. A table whose log cannot be replayed becomes void.
//!
//! Among several nodes a newer version may have written entries that this one does not know. Such a table is left alone:
//! the newer nodes can play it.

use std::fmt;
use std::time::Instant;

use crate::api_error::ApiError;
use crate::durable::DurableNumber;
use crate::ids::TableId;
use crate::log_entry::LogEntry;
use crate::log_limit::LogLimit;
use crate::node::Node;
use crate::store::{Append, StoredLog};
use crate::table::{OnlineTable, index};

/// A table that was read from the store.
pub(super) struct Loaded {
    /// The table, without what is in `untold`.
    pub(super) table: OnlineTable,
    /// The entries about which the clients of this node have not been told.
    pub(super) untold: Vec<LogEntry>,
    /// Whether clients must begin again, because a new game has begun since they were told.
    pub(super) is_restart: bool,
    /// The length of its log on disk.
    pub(super) durable: DurableNumber,
}

/// Why a log could not be replayed.
enum Unreadable {
    /// An entry is not one that this version knows.
    Entry(serde_json::Error),
    /// The entries do not fit together.
    Replay(String),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Entry(error) => error.fmt(f),
            Unreadable::Replay(code) => f.write_str(code),
        }
    }
}

/// Reads a table. `told` is what its clients know, if it has any. Returns `None` if it is a table for newer nodes.
pub(super) async fn load(
    node: &Node,
    id: TableId,
    told: Option<DurableNumber>,
) -> Result<Option<Loaded>, ApiError> {
    let (log, durable) = node.log.read(id).await?.ok_or_else(ApiError::no_such_table)?;
    let told = told.map_or(durable.get(), DurableNumber::get).min(durable.get());
    let is_restart = told <= log.from && told < durable.get();
    let known = if is_restart { durable.get() } else { told };
    match replay(id, &log, known) {
        Ok((table, untold)) => Ok(Some(Loaded { table, untold, is_restart, durable })),
        Err(Unreadable::Entry(error)) if node.peers.is_some() => {
            static LIMIT: LogLimit = LogLimit::new();
            if let Some(suppressed) = LIMIT.admit("entry", Instant::now()) {
                tracing::error!(
                    table = %id, %error, suppressed,
                    "an entry is not understood; its table is left to nodes of the version that wrote it"
                );
            }
            Ok(None)
        }
        Err(error) => {
            tracing::error!(
                table = %id, from = log.from, entries = log.entries.len(), %error,
                "a log cannot be replayed; its table is void"
            );
            node.metrics.voided.inc();
            let table = void(node, id, &log, durable).await?;
            Ok(Some(Loaded { table, untold: Vec::new(), is_restart: true, durable }))
        }
    }
}

/// Rebuilds a table from its entries up to the number `known`. Returns the others as well.
fn replay(id: TableId, log: &StoredLog, known: u64) -> Result<(OnlineTable, Vec<LogEntry>), Unreadable> {
    let entries: Result<Vec<LogEntry>, _> =
        log.entries.iter().map(|entry| serde_json::from_str(entry)).collect();
    let mut entries = entries.map_err(Unreadable::Entry)?;
    let untold = entries.split_off(entries.len().min(known.saturating_sub(log.from) as usize));
    let table =
        OnlineTable::rebuild(id, log.from, &entries).map_err(|error| Unreadable::Replay(error.code))?;
    Ok((table, untold))
}

/// A void table. Its log says so from now on.
async fn void(
    node: &Node,
    id: TableId,
    log: &StoredLog,
    number: DurableNumber,
) -> Result<OnlineTable, ApiError> {
    let parse = |entry: &String| serde_json::from_str::<LogEntry>(entry).ok();
    let first = log.entries.first().and_then(parse).ok_or_else(ApiError::unreadable_log)?;
    let table = OnlineTable::void(id, &first, number.get())?;
    if log.entries.last().and_then(parse) != Some(LogEntry::Voided) {
        let mut index = index(&table, node.clock.calendar(), false);
        index.base = log.from;
        let entry = serde_json::to_string(&LogEntry::Voided).map_err(|error| {
            tracing::error!(table = %id, %error, "a log entry could not be encoded");
            ApiError::internal()
        })?;
        let index = Some(Box::new(index));
        let append = Append { table: id, expected: number.get(), entries: vec![entry], fence: None, index };
        if let Err(error) = node.log.append(append).await {
            // The table is void all the same; the next load tries again.
            node.log.failed(&error);
        }
    }
    Ok(table)
}
