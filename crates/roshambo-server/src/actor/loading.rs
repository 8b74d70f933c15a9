//! Rebuilds a table from its log. A table whose log cannot be replayed becomes void.

use crate::api_error::ApiError;
use crate::durable::DurableNumber;
use crate::ids::TableId;
use crate::log_entry::LogEntry;
use crate::node::Node;
use crate::store::{Append, StoredLog};
use crate::table::{OnlineTable, index};

/// Reads a table. The number is the length of its log on disk.
pub(super) async fn load(node: &Node, id: TableId) -> Result<(OnlineTable, DurableNumber), ApiError> {
    let (log, number) = node.log.read(id).await?.ok_or_else(ApiError::no_such_table)?;
    let table = match replay(id, &log) {
        Ok(table) => table,
        Err(error) => {
            tracing::error!(
                table = %id, from = log.from, entries = log.entries.len(), error,
                "a log cannot be replayed; its table is void"
            );
            node.metrics.voided.inc();
            void(node, id, &log, number).await?
        }
    };
    Ok((table, number))
}

fn replay(id: TableId, log: &StoredLog) -> Result<OnlineTable, String> {
    let entries: Result<Vec<LogEntry>, _> =
        log.entries.iter().map(|entry| serde_json::from_str(entry)).collect();
    let entries = entries.map_err(|error| error.to_string())?;
    OnlineTable::rebuild(id, log.from, &entries).map_err(|error| error.code)
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
