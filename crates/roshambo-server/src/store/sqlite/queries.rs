//! The read operations. Lists leave out rows that cannot be parsed, so that one bad row does not hide the others. If a
//! single row was requested and cannot be parsed, that is an error.

use roshambo_rules::Seat;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::number;
use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, Status, TableSummary};
use crate::store::policy::MOST_TABLES;
use crate::store::values::{parsed, parsed_in_list, stored};
use crate::store::{Ended, Filter, OpenTables, StoreError, StoreStatus, StoredLog};
use crate::time::Millis;

/// SQL for the entries of table `?1` in a range of numbers, from `log` and `recent`.
macro_rules! entries_sql {
    ($from:literal, $to:literal) => {
        concat!(
            "SELECT number, fact FROM log WHERE table_id = ?1 AND number >= ",
            $from,
            " AND number < ",
            $to,
            " UNION ALL SELECT number, fact FROM recent WHERE table_id = ?1 AND number >= ",
            $from,
            " AND number < ",
            $to,
            " ORDER BY number"
        )
    };
}

pub(super) fn log(connection: &Connection, table: TableId) -> Result<Option<StoredLog>, StoreError> {
    let sql = entries_sql!("(SELECT base FROM tables WHERE id = ?1)", "9223372036854775807");
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([table.0])?;
    let mut log: Option<StoredLog> = None;
    while let Some(row) = rows.next()? {
        let log = log.get_or_insert(StoredLog { from: number(row, 0)?, entries: Vec::new() });
        log.entries.push(row.get(1)?);
    }
    Ok(log)
}

pub(super) fn entries(
    connection: &Connection,
    table: TableId,
    from: u64,
    to: u64,
) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(entries_sql!("?2", "?3"))?;
    let entries = statement.query_map([table.0, stored(from), stored(to)], |row| row.get(1))?;
    Ok(entries.collect::<Result<_, _>>()?)
}

pub(super) fn by_code(connection: &Connection, code: &Code) -> Result<Option<TableId>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT id FROM tables WHERE code = ?1")?;
    Ok(statement.query_row([code.as_str()], |row| row.get(0).map(TableId)).optional()?)
}

pub(super) fn list(connection: &mut Connection, filter: &Filter) -> Result<Vec<TableSummary>, StoreError> {
    let sql = "SELECT summary FROM tables WHERE public = 1 AND status = ?1 AND (?2 IS NULL OR game = ?2)
        AND (NOT ?3 OR free > 0) ORDER BY opened DESC, id LIMIT ?4";
    let both = [Status::Waiting, Status::Playing];
    let statuses = filter.status.as_ref().map_or(&both[..], std::slice::from_ref);
    let transaction = connection.transaction()?;
    let mut found: Vec<TableSummary> = Vec::new();
    for status in statuses {
        let mut statement = transaction.prepare_cached(sql)?;
        let game = filter.game.map(roshambo_table::GameId::id);
        let rows = statement.query_map(params![status.name(), game, filter.free, filter.limit], text)?;
        found.extend(understood(rows)?);
    }
    found.sort_by(|a, b| b.opened.cmp(&a.opened).then(a.id.cmp(&b.id)));
    found.truncate(filter.limit as usize);
    Ok(found)
}

pub(super) fn tables_of(connection: &Connection, guest: GuestId) -> Result<Vec<TableSummary>, StoreError> {
    let sql = "SELECT summary FROM people JOIN tables ON id = table_id
        WHERE guest = ?1 AND status IN ('waiting', 'playing') ORDER BY opened DESC, id LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![guest.0, MOST_TABLES], text)?;
    understood(rows)
}

pub(super) fn open_tables(connection: &Connection, guest: GuestId) -> Result<OpenTables, StoreError> {
    let sql = "SELECT (SELECT count(*) FROM people JOIN tables ON id = table_id
            WHERE guest = ?1 AND status IN ('waiting', 'playing')),
        (SELECT count(*) FROM tables WHERE status IN ('waiting', 'playing'))";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row([guest.0], |row| Ok(OpenTables { of_guest: row.get(0)?, all: row.get(1)? }))?)
}

/// A page never ends between games of the same millisecond, because the next page would then leave some out.
pub(super) fn history(
    connection: &Connection,
    guest: GuestId,
    before: Option<Millis>,
    limit: u32,
) -> Result<Vec<GameSummary>, StoreError> {
    let sql = "SELECT summary, seats, seen FROM players JOIN games USING (table_id, number)
        WHERE guest = ?1 AND ended < ?2 AND ended >= coalesce((SELECT ended FROM players
            WHERE guest = ?1 AND ended < ?2 ORDER BY ended DESC LIMIT 1 OFFSET ?3), 0)
        ORDER BY ended DESC, table_id, number DESC";
    let Some(last) = limit.checked_sub(1) else { return Ok(Vec::new()) };
    let before = before.map_or(i64::MAX, stored);
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![guest.0, before, last])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let game = parsed_in_list::<GameSummary>(&text(row)?, "history");
        let mine = parsed_in_list(&row.get::<_, String>(1)?, "history");
        if let (Some(game), Some(mine)) = (game, mine) {
            games.push(GameSummary { mine, seen: row.get(2)?, ..game });
        }
    }
    Ok(games)
}

pub(super) fn game(
    connection: &mut Connection,
    table: TableId,
    game: u32,
) -> Result<Option<Ended>, StoreError> {
    let transaction = connection.transaction()?;
    ended(&transaction, table, game)
}

/// Games that cannot be parsed are left out.
pub(super) fn seen_games(
    connection: &mut Connection,
    guest: GuestId,
    limit: u32,
) -> Result<Vec<Ended>, StoreError> {
    let transaction = connection.transaction()?;
    let sql =
        "SELECT table_id, number FROM players WHERE guest = ?1 AND seen = 1 ORDER BY ended DESC LIMIT ?2";
    let mut statement = transaction.prepare_cached(sql)?;
    let keys = statement.query_map(params![guest.0, limit], |row| Ok((TableId(row.get(0)?), row.get(1)?)))?;
    let keys: Vec<(TableId, u32)> = keys.collect::<Result<_, _>>()?;
    let mut games = Vec::new();
    for (table, number) in keys {
        match ended(&transaction, table, number) {
            Ok(game) => games.extend(game),
            Err(StoreError::Damaged(error)) => tracing::warn!(%error, "a game is left out of a score"),
            Err(error) => return Err(error),
        }
    }
    Ok(games)
}

fn ended(connection: &Connection, table: TableId, game: u32) -> Result<Option<Ended>, StoreError> {
    let sql = "SELECT summary, first, last FROM games WHERE table_id = ?1 AND number = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let row = statement
        .query_row(params![table.0, game], |row| Ok((text(row)?, number(row, 1)?, number(row, 2)?)))
        .optional()?;
    let Some((summary, from, to)) = row else { return Ok(None) };
    let sql = "SELECT guest, seats FROM players WHERE table_id = ?1 AND number = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![table.0, game])?;
    let mut players = Vec::new();
    while let Some(row) = rows.next()? {
        let guest = GuestId(row.get(0)?);
        let seats: Vec<Seat> = parsed(&row.get::<_, String>(1)?)?;
        players.extend(seats.into_iter().map(|seat| (guest, seat)));
    }
    players.sort_by_key(|(_, seat)| *seat);
    Ok(Some(Ended { summary: parsed(&summary)?, players, from, to }))
}

/// Pages that are free do not count, because new entries use them first.
pub(super) fn status(connection: &mut Connection) -> Result<StoreStatus, StoreError> {
    let transaction = connection.transaction()?;
    let pragma = |name| transaction.pragma_query_value(None, name, |row| number(row, 0));
    let pages = pragma("page_count")?.saturating_sub(pragma("freelist_count")?);
    let bytes = pages * pragma("page_size")?;
    // One index lookup for each status and one for guests.
    let sql = "SELECT max(coalesce((SELECT max(changed) FROM tables WHERE status = 'waiting'), 0),
        coalesce((SELECT max(changed) FROM tables WHERE status = 'playing'), 0),
        coalesce((SELECT max(changed) FROM tables WHERE status = 'over'), 0),
        coalesce((SELECT max(seen) FROM guests), 0))";
    let newest = transaction.query_row(sql, [], |row| number(row, 0))?;
    let trusted = transaction.query_row("SELECT trusted FROM calendar", [], |row| number(row, 0))?;
    Ok(StoreStatus { bytes, newest, trusted })
}

fn text(row: &Row<'_>) -> rusqlite::Result<String> {
    row.get(0)
}

fn understood(rows: impl Iterator<Item = rusqlite::Result<String>>) -> Result<Vec<TableSummary>, StoreError> {
    let mut tables = Vec::new();
    for row in rows {
        tables.extend(parsed_in_list::<TableSummary>(&row?, "tables"));
    }
    Ok(tables)
}
