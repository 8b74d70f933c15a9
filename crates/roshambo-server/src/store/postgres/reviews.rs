//! The reviews of finished games. They are deleted with their games.

use sqlx::{PgConnection, query, query_scalar};

use super::error::Failure;
use crate::ids::TableId;
use crate::store::values::stored;
use crate::store::{ReviewRow, StoreError};

pub(super) async fn keep(connection: &mut PgConnection, row: ReviewRow) -> Result<(), Failure> {
    let ReviewRow { table, game, to, version, review } = row;
    let sql = "INSERT INTO reviews (table_id, number, last, version, review)
        SELECT table_id, number, last, $4, $5 FROM games WHERE table_id = $1 AND number = $2 AND last = $3
        ON CONFLICT (table_id, number) DO UPDATE
            SET last = excluded.last, version = excluded.version, review = excluded.review";
    let (Ok(game), Ok(version)) = (i32::try_from(game), i32::try_from(version)) else {
        return Err(StoreError::Conflict.into());
    };
    let keep = query(sql).bind(table.0).bind(game).bind(stored(to)).bind(version).bind(review);
    let kept = keep.execute(connection).await?;
    if kept.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict.into()) }
}

pub(super) async fn review(
    connection: &mut PgConnection,
    table: TableId,
    game: u32,
    version: u32,
) -> Result<Option<String>, Failure> {
    // A game that has ended again has another end.
    let sql = "SELECT review FROM reviews JOIN games USING (table_id, number, last)
        WHERE table_id = $1 AND number = $2 AND version = $3";
    let (Ok(game), Ok(version)) = (i32::try_from(game), i32::try_from(version)) else { return Ok(None) };
    Ok(query_scalar(sql).bind(table.0).bind(game).bind(version).fetch_optional(connection).await?)
}
