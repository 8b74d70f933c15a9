//! The read operations. Lists leave out rows that cannot be parsed, so that one bad row does not hide the others. If a
//! single row was requested and cannot be parsed, that is an error. Each operation is one statement, and so sees one
//! state of the database.

use roshambo_rules::Seat;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row, query, query_as, query_scalar};

use super::error::Failure;
use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, Status, TableSummary};
use crate::store::policy::MOST_TABLES;
use crate::store::values::{parsed, parsed_in_list, stored};
use crate::store::{Ended, Filter, OpenTables, StoreError, StoreStatus, StoredLog};
use crate::time::Millis;

/// Reads a number that is never negative.
pub(super) fn number(stored: i64) -> Result<u64, StoreError> {
    u64::try_from(stored).map_err(|_| StoreError::Damaged(format!("the number {stored} is negative")))
}

pub(super) async fn log(connection: &mut PgConnection, table: TableId) -> Result<Option<StoredLog>, Failure> {
    let sql = "SELECT number, entry FROM log
        WHERE table_id = $1 AND number >= (SELECT base FROM tables WHERE table_id = $1) ORDER BY number";
    let rows: Vec<(i64, String)> = query_as(sql).bind(table.0).fetch_all(connection).await?;
    let Some((first, _)) = rows.first() else { return Ok(None) };
    let from = number(*first)?;
    Ok(Some(StoredLog { from, entries: rows.into_iter().map(|(_, entry)| entry).collect() }))
}

pub(super) async fn entries(
    connection: &mut PgConnection,
    table: TableId,
    from: u64,
    to: u64,
) -> Result<Vec<String>, Failure> {
    let sql = "SELECT entry FROM log WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number";
    let entries = query_scalar(sql).bind(table.0).bind(stored(from)).bind(stored(to));
    Ok(entries.fetch_all(connection).await?)
}

pub(super) async fn by_code(connection: &mut PgConnection, code: Code) -> Result<Option<TableId>, Failure> {
    let found = query_scalar("SELECT table_id FROM codes WHERE code = $1").bind(code.as_str());
    Ok(found.fetch_optional(connection).await?.map(TableId))
}

pub(super) async fn list(
    connection: &mut PgConnection,
    filter: Filter,
) -> Result<Vec<TableSummary>, Failure> {
    // The newest tables of each status are at the end of an index.
    let sql = "SELECT found.summary
        FROM unnest($1::text[]) AS asked (status)
        CROSS JOIN LATERAL (
            SELECT summary, opened, table_id FROM tables
            WHERE public AND tables.status = asked.status AND ($2::text IS NULL OR game = $2)
                AND (NOT $3 OR free > 0)
            ORDER BY opened DESC, table_id LIMIT $4
        ) AS found
        ORDER BY found.opened DESC, found.table_id LIMIT $4";
    let both = [Status::Waiting, Status::Playing];
    let statuses = filter.status.as_ref().map_or(&both[..], std::slice::from_ref);
    let statuses: Vec<&str> = statuses.iter().map(|status| status.name()).collect();
    let rows: Vec<String> = query_scalar(sql)
        .bind(statuses)
        .bind(filter.game.map(roshambo_table::GameId::id))
        .bind(filter.free)
        .bind(i64::from(filter.limit))
        .fetch_all(connection)
        .await?;
    Ok(summaries(&rows))
}

pub(super) async fn tables_of(
    connection: &mut PgConnection,
    guest: GuestId,
) -> Result<Vec<TableSummary>, Failure> {
    let sql = "SELECT summary FROM people JOIN tables USING (table_id)
        WHERE guest = $1 AND status IN ('waiting', 'playing') ORDER BY opened DESC, table_id LIMIT $2";
    let rows: Vec<String> =
        query_scalar(sql).bind(guest.0).bind(i64::from(MOST_TABLES)).fetch_all(connection).await?;
    Ok(summaries(&rows))
}

fn summaries(rows: &[String]) -> Vec<TableSummary> {
    rows.iter().filter_map(|row| parsed_in_list(row, "tables")).collect()
}

pub(super) async fn open_tables(
    connection: &mut PgConnection,
    guest: GuestId,
) -> Result<OpenTables, Failure> {
    let sql = "SELECT (SELECT count(*) FROM people JOIN tables USING (table_id)
            WHERE guest = $1 AND status IN ('waiting', 'playing')),
        (SELECT count(*) FROM tables WHERE status IN ('waiting', 'playing'))";
    let (of_guest, all): (i64, i64) = query_as(sql).bind(guest.0).fetch_one(connection).await?;
    let count = |count: i64| u32::try_from(count).unwrap_or(u32::MAX);
    Ok(OpenTables { of_guest: count(of_guest), all: count(all) })
}

/// A page never ends between games of the same millisecond, because the next page would then leave some out.
pub(super) async fn history(
    connection: &mut PgConnection,
    guest: GuestId,
    before: Option<Millis>,
    limit: u32,
) -> Result<Vec<GameSummary>, Failure> {
    let sql = "SELECT summary, seats, seen FROM players JOIN games USING (table_id, number)
        WHERE guest = $1 AND ended < $2 AND ended >= coalesce((SELECT ended FROM players
            WHERE guest = $1 AND ended < $2 ORDER BY ended DESC LIMIT 1 OFFSET $3), 0)
        ORDER BY ended DESC, table_id, number DESC";
    let Some(last) = limit.checked_sub(1) else { return Ok(Vec::new()) };
    let before = before.map_or(i64::MAX, stored);
    let rows: Vec<(String, String, bool)> =
        query_as(sql).bind(guest.0).bind(before).bind(i64::from(last)).fetch_all(connection).await?;
    let game = |(summary, seats, seen): &(String, String, bool)| {
        let game: GameSummary = parsed_in_list(summary, "history")?;
        Some(GameSummary { mine: parsed_in_list(seats, "history")?, seen: *seen, ..game })
    };
    Ok(rows.iter().filter_map(game).collect())
}

pub(super) async fn game(
    connection: &mut PgConnection,
    table: TableId,
    game: u32,
) -> Result<Option<Ended>, Failure> {
    let sql = "SELECT table_id, games.number, summary, first, last, guest, seats
        FROM games LEFT JOIN players USING (table_id, number) WHERE table_id = $1 AND games.number = $2";
    let Ok(game) = i32::try_from(game) else { return Ok(None) };
    let rows = query(sql).bind(table.0).bind(game).fetch_all(connection).await?;
    let games = fold_games(rows)?;
    games.into_iter().next().transpose().map_err(Failure::from)
}

/// Games that cannot be parsed are left out.
pub(super) async fn seen_games(
    connection: &mut PgConnection,
    guest: GuestId,
    limit: u32,
) -> Result<Vec<Ended>, Failure> {
    let sql = "WITH mine AS (
            SELECT table_id, number, ended FROM players WHERE guest = $1 AND seen
            ORDER BY ended DESC, table_id, number LIMIT $2
        )
        SELECT table_id, number, summary, first, last, players.guest, players.seats
        FROM mine JOIN games USING (table_id, number) JOIN players USING (table_id, number)
        ORDER BY mine.ended DESC, table_id, number";
    let rows = query(sql).bind(guest.0).bind(i64::from(limit)).fetch_all(connection).await?;
    let mut games = Vec::new();
    for game in fold_games(rows)? {
        match game {
            Ok(game) => games.push(game),
            Err(error) => tracing::warn!(%error, "a game is left out of a score"),
        }
    }
    Ok(games)
}

/// Builds games from rows that have one player each. The rows of a game are next to each other.
fn fold_games(rows: Vec<PgRow>) -> Result<Vec<Result<Ended, StoreError>>, Failure> {
    let mut games: Vec<((i64, i32), Result<Ended, StoreError>)> = Vec::new();
    for row in rows {
        let key: (i64, i32) = (row.try_get(0)?, row.try_get(1)?);
        if games.last().is_none_or(|(last, _)| *last != key) {
            let (summary, first, last): (String, i64, i64) =
                (row.try_get(2)?, row.try_get(3)?, row.try_get(4)?);
            let (from, to) = (number(first)?, number(last)?);
            let game = parsed(&summary).map(|summary| Ended { summary, players: Vec::new(), from, to });
            games.push((key, game));
        }
        let guest: Option<i64> = row.try_get(5)?;
        if let (Some((_, game)), Some(guest)) = (games.last_mut(), guest) {
            match (parsed::<Vec<Seat>>(row.try_get(6)?), &mut *game) {
                (Ok(seats), Ok(game)) => {
                    game.players.extend(seats.into_iter().map(|seat| (GuestId(guest), seat)));
                }
                (Err(error), game) => *game = Err(error),
                (Ok(_), Err(_)) => {}
            }
        }
    }
    let sorted = |mut game: Ended| {
        game.players.sort_by_key(|(_, seat)| *seat);
        game
    };
    Ok(games.into_iter().map(|(_, game)| game.map(sorted)).collect())
}

/// The size includes space that deleted rows have left, because PostgreSQL keeps it for new rows.
pub(super) async fn status(connection: &mut PgConnection) -> Result<StoreStatus, Failure> {
    // One index lookup for each status and one for guests.
    let sql = "SELECT (SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
            WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace),
        greatest((SELECT max(changed) FROM tables WHERE status = 'waiting'),
            (SELECT max(changed) FROM tables WHERE status = 'playing'),
            (SELECT max(changed) FROM tables WHERE status = 'over'), (SELECT max(seen) FROM guests), 0),
        (SELECT trusted FROM calendar)";
    let (bytes, newest, trusted): (i64, i64, i64) = query_as(sql).fetch_one(connection).await?;
    Ok(StoreStatus { bytes: number(bytes)?, newest: number(newest)?, trusted: number(trusted)? })
}
