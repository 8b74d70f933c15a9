//! Deletion of expired tables and guests, in steps that are short enough not to delay appends between them.

use rusqlite::{Connection, params};

use crate::ids::{GuestId, TableId};
use crate::store::policy::{EXPIRED_GUESTS, EXPIRED_TABLES, TRUST_INTERVAL};
use crate::store::values::stored;
use crate::store::{Expiry, StoreError};

/// What one step has deleted.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) tables: Vec<TableId>,
    pub(super) guests: u64,
}

/// Performs one step, inside a transaction. If it deletes nothing, nothing expired is left.
pub(super) fn step(connection: &Connection, expiry: &Expiry) -> Result<Step, StoreError> {
    let sql = "UPDATE calendar SET trusted = ?1 WHERE trusted < ?2";
    let outdated = expiry.trusted.saturating_sub(TRUST_INTERVAL);
    connection.prepare_cached(sql)?.execute([stored(expiry.trusted), stored(outdated)])?;
    let tables = delete_tables(connection, expiry)?;
    let guests = delete_guests(connection, expiry)?;
    Ok(Step { tables, guests })
}

fn delete_tables(connection: &Connection, expiry: &Expiry) -> Result<Vec<TableId>, StoreError> {
    let due = [
        ("waiting", expiry.waiting),
        ("playing", expiry.playing),
        ("over", expiry.over),
        ("void", expiry.over),
    ];
    let mut tables: Vec<TableId> = Vec::new();
    let sql = "SELECT id FROM tables WHERE status = ?1 AND changed < ?2 ORDER BY changed";
    for (status, before) in due {
        let mut statement = connection.prepare_cached(sql)?;
        let old = statement.query_map(params![status, stored(before)], |row| row.get(0).map(TableId))?;
        let unused = old.filter(|table| table.as_ref().map_or(true, |id| !expiry.in_use.tables.contains(id)));
        for table in unused.take(EXPIRED_TABLES) {
            tables.push(table?);
        }
    }
    // Rows of `people`, `games`, `players` and `reviews` are deleted with their table.
    for sql in [
        "DELETE FROM tables WHERE id = ?1",
        "DELETE FROM log WHERE table_id = ?1",
        "DELETE FROM recent WHERE table_id = ?1",
    ] {
        let mut delete = connection.prepare_cached(sql)?;
        for table in &tables {
            delete.execute([table.0])?;
        }
    }
    Ok(tables)
}

fn delete_guests(connection: &Connection, expiry: &Expiry) -> Result<u64, StoreError> {
    let sql = "SELECT id FROM guests WHERE seen < ?1
        AND NOT EXISTS (SELECT 1 FROM people WHERE guest = guests.id) ORDER BY seen";
    let mut statement = connection.prepare_cached(sql)?;
    let old = statement.query_map([stored(expiry.guests)], |row| row.get(0).map(GuestId))?;
    let unused = old.filter(|guest| guest.as_ref().map_or(true, |id| !expiry.in_use.guests.contains(id)));
    let guests: Vec<GuestId> = unused.take(EXPIRED_GUESTS).collect::<Result<_, _>>()?;
    let mut delete = connection.prepare_cached("DELETE FROM guests WHERE id = ?1")?;
    for guest in &guests {
        delete.execute([guest.0])?;
    }
    Ok(guests.len() as u64)
}
