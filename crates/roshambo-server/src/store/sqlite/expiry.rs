//! Deletion of expired tables and guests, in steps that are short enough not to delay appends between them.

use rusqlite::{Connection, params};

use super::stored;
use crate::ids::TableId;
use crate::store::{Expiry, StoreError};

/// The maximum number of tables of each status that one step deletes.
const TABLES: u32 = 16;

/// The maximum number of guests that one step deletes.
const GUESTS: u32 = 500;

/// What one step has deleted.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) tables: Vec<TableId>,
    pub(super) guests: u64,
}

/// Performs one step, inside a transaction. If it deletes nothing, nothing expired is left.
pub(super) fn step(connection: &Connection, expiry: &Expiry) -> Result<Step, StoreError> {
    let due = [
        ("waiting", expiry.waiting),
        ("playing", expiry.playing),
        ("over", expiry.over),
        ("void", expiry.over),
    ];
    // Rows of `people`, `games` and `players` are deleted with their table.
    let sql = "DELETE FROM tables WHERE id IN
        (SELECT id FROM tables WHERE status = ?1 AND changed < ?2 LIMIT ?3) RETURNING id";
    let mut tables: Vec<TableId> = Vec::new();
    for (status, before) in due {
        let mut statement = connection.prepare_cached(sql)?;
        let gone =
            statement.query_map(params![status, stored(before), TABLES], |row| row.get(0).map(TableId))?;
        for table in gone {
            tables.push(table?);
        }
    }
    for sql in ["DELETE FROM log WHERE table_id = ?1", "DELETE FROM recent WHERE table_id = ?1"] {
        let mut forget = connection.prepare_cached(sql)?;
        for table in &tables {
            forget.execute([table.0])?;
        }
    }
    let sql = "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?1
        AND NOT EXISTS (SELECT 1 FROM people WHERE guest = guests.id) LIMIT ?2)";
    let guests = connection.prepare_cached(sql)?.execute(params![stored(expiry.guests), GUESTS])?;
    Ok(Step { tables, guests: guests as u64 })
}
