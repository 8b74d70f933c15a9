//! The reviews of finished games. They are deleted with their games.

use rusqlite::{Connection, OptionalExtension, params};

use crate::ids::TableId;
use crate::store::values::stored;
use crate::store::{ReviewRow, StoreError};

pub(super) fn keep(connection: &Connection, row: &ReviewRow) -> Result<(), StoreError> {
    let ReviewRow { table, game, to, version, review } = row;
    let sql = "INSERT OR REPLACE INTO reviews SELECT table_id, number, last, ?4, ?5 FROM games
        WHERE table_id = ?1 AND number = ?2 AND last = ?3";
    let kept =
        connection.prepare_cached(sql)?.execute(params![table.0, game, stored(*to), version, review])?;
    if kept == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

pub(super) fn review(
    connection: &Connection,
    table: TableId,
    game: u32,
    version: u32,
) -> Result<Option<String>, StoreError> {
    // A game that has ended again has another end.
    let sql = "SELECT review FROM reviews JOIN games USING (table_id, number, last)
        WHERE table_id = ?1 AND number = ?2 AND version = ?3";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row(params![table.0, game, version], |row| row.get(0)).optional()?)
}
