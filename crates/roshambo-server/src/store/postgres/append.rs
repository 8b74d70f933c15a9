//! One statement that appends to many logs.

use std::collections::{BTreeSet, HashMap};

use sqlx::{PgConnection, query_as};

use super::batch::Group;
use super::error::Failure;
use crate::ids::TableId;
use crate::store::values::{json, seats_by_guest, stored};
use crate::store::{Ended, Index, StoreError};
use crate::time::Millis;

/// Appends to existing logs.
const APPEND: &str = include_str!("sql/append.sql");

/// The same for appends that open tables, write their indexes or mark their time of change.
const APPEND_INDEXED: &str = include_str!("sql/append_indexed.sql");

/// What happened to the append of each table.
pub(super) type Outcomes = HashMap<TableId, Result<(), StoreError>>;

/// A row of the answer: the table, whether it was done, the length of the log before, and the fence.
type Row = (i64, bool, Option<i64>, Option<i64>);

/// Performs appends in one transaction. Each is done or refused by itself. `marks` are times of change of tables whose
/// appends have no index.
pub(super) async fn run(
    connection: &mut PgConnection,
    groups: &[Group],
    marks: &[(TableId, Millis)],
) -> Result<Outcomes, Failure> {
    let logs = Logs::new(groups);
    let is_plain = marks.is_empty() && groups.iter().all(|group| group.index().is_none());
    let query = query_as(if is_plain { APPEND } else { APPEND_INDEXED })
        .bind(logs.tables)
        .bind(logs.expected)
        .bind(logs.counts)
        .bind(logs.fences)
        .bind(logs.entry_tables)
        .bind(logs.numbers)
        .bind(logs.entries);
    let rows: Vec<Row> = if is_plain {
        query.fetch_all(connection).await?
    } else {
        let (tables, games) = (Tables::new(groups)?, Games::new(groups)?);
        let (marked, changed): (Vec<i64>, Vec<i64>) =
            marks.iter().map(|(table, changed)| (table.0, stored(*changed))).unzip();
        query
            .bind(tables.ids)
            .bind(tables.codes)
            .bind(tables.games)
            .bind(tables.public)
            .bind(tables.status)
            .bind(tables.free)
            .bind(tables.opened)
            .bind(tables.changed)
            .bind(tables.bases)
            .bind(tables.summaries)
            .bind(marked)
            .bind(changed)
            .bind(tables.seat_tables)
            .bind(tables.seat_guests)
            .bind(games.tables)
            .bind(games.numbers)
            .bind(games.firsts)
            .bind(games.lasts)
            .bind(games.summaries)
            .bind(games.player_tables)
            .bind(games.player_numbers)
            .bind(games.player_guests)
            .bind(games.player_ended)
            .bind(games.player_seats)
            .fetch_all(connection)
            .await?
    };
    let groups: HashMap<TableId, &Group> = groups.iter().map(|group| (group.table, group)).collect();
    let outcome = |row: Row| {
        let table = TableId(row.0);
        groups.get(&table).map(|group| (table, outcome(group, row)))
    };
    Ok(rows.into_iter().filter_map(outcome).collect())
}

fn outcome(group: &Group, (_, is_done, length, fence): Row) -> Result<(), StoreError> {
    let expected = group.expected();
    let asked = group.fence().map(|fence| fence.0);
    if is_done {
        Ok(())
    } else if expected == 0 {
        // The id of the table or its code.
        Err(StoreError::Taken)
    } else if asked.is_some() && fence.is_some() && asked != fence {
        Err(StoreError::Fenced)
    } else if length != Some(stored(expected)) {
        Err(StoreError::Conflict)
    } else {
        // Everything fits but the code.
        Err(StoreError::Taken)
    }
}

/// The columns of the appends and of their entries.
#[derive(Default)]
struct Logs<'a> {
    tables: Vec<i64>,
    expected: Vec<i64>,
    counts: Vec<i64>,
    fences: Vec<Option<i64>>,
    entry_tables: Vec<i64>,
    numbers: Vec<i64>,
    entries: Vec<&'a str>,
}

impl Logs<'_> {
    fn new(groups: &[Group]) -> Logs<'_> {
        let mut logs = Logs::default();
        for group in groups {
            let expected = group.expected();
            let before = logs.entries.len();
            for (number, entry) in (expected..).zip(group.entries()) {
                logs.entry_tables.push(group.table.0);
                logs.numbers.push(stored(number));
                logs.entries.push(entry);
            }
            logs.tables.push(group.table.0);
            logs.expected.push(stored(expected));
            logs.counts.push((logs.entries.len() - before) as i64);
            logs.fences.push(group.fence().map(|fence| fence.0));
        }
        logs
    }
}

/// The columns of the indexes and of the people who sit at the tables.
#[derive(Default)]
struct Tables<'a> {
    ids: Vec<i64>,
    codes: Vec<&'a str>,
    games: Vec<&'static str>,
    public: Vec<bool>,
    status: Vec<&'static str>,
    free: Vec<i16>,
    opened: Vec<i64>,
    changed: Vec<i64>,
    bases: Vec<i64>,
    summaries: Vec<String>,
    seat_tables: Vec<i64>,
    seat_guests: Vec<i64>,
}

impl Tables<'_> {
    fn new(groups: &[Group]) -> Result<Tables<'_>, StoreError> {
        let mut tables = Tables::default();
        for group in groups {
            let Some(index) = group.index() else { continue };
            let Index { summary, code, changed, base, people, ended: _ } = index;
            tables.ids.push(group.table.0);
            tables.codes.push(code.as_str());
            tables.games.push(summary.settings.game.id());
            tables.public.push(summary.settings.public);
            tables.status.push(summary.status.name());
            tables.free.push(i16::from(summary.free));
            tables.opened.push(stored(summary.opened));
            tables.changed.push(stored(*changed));
            tables.bases.push(stored(*base));
            tables.summaries.push(json(summary)?);
            for guest in people.iter().collect::<BTreeSet<_>>() {
                tables.seat_tables.push(group.table.0);
                tables.seat_guests.push(guest.0);
            }
        }
        Ok(tables)
    }
}

/// The columns of finished games and of their players.
#[derive(Default)]
struct Games {
    tables: Vec<i64>,
    numbers: Vec<i32>,
    firsts: Vec<i64>,
    lasts: Vec<i64>,
    summaries: Vec<String>,
    player_tables: Vec<i64>,
    player_numbers: Vec<i32>,
    player_guests: Vec<i64>,
    player_ended: Vec<i64>,
    player_seats: Vec<String>,
}

impl Games {
    fn new(groups: &[Group]) -> Result<Games, StoreError> {
        let mut games = Games::default();
        for group in groups {
            let Some(ended) = group.index().and_then(|index| index.ended.as_ref()) else { continue };
            let Ended { summary, players, from, to } = ended;
            let number = i32::try_from(summary.game_number).unwrap_or(i32::MAX);
            games.tables.push(group.table.0);
            games.numbers.push(number);
            games.firsts.push(stored(*from));
            games.lasts.push(stored(*to));
            games.summaries.push(json(summary)?);
            for (guest, seats) in seats_by_guest(players)? {
                games.player_tables.push(group.table.0);
                games.player_numbers.push(number);
                games.player_guests.push(guest.0);
                games.player_ended.push(stored(summary.ended));
                games.player_seats.push(seats);
            }
        }
        Ok(games)
    }
}
