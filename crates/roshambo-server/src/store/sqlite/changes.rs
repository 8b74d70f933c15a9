//! The write operations. Many changes share one transaction, so a change that is
//! refused must undo its own writes and must not affect the others.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, OptionalExtension, params};

use super::error::if_exists;
use super::{guests, number, reviews};
use crate::ids::{GuestId, TableId};
use crate::store::policy::{MARK_INTERVAL, MAX_CACHED_TABLES};
use crate::store::values::{json, seats_by_guest, stored};
use crate::store::wall_clock::WallClock;
use crate::store::{Append, Ended, GuestChange, GuestRow, Index, ReviewRow, StoreError, TransferRow};
use crate::time::Millis;

/// A write operation.
#[derive(Debug)]
pub(super) enum Change {
    Append(Append),
    AddGuest(GuestRow),
    TouchGuest(GuestId, GuestChange, Millis),
    OfferTransfer(TransferRow),
    AcceptTransfer { transfer: TransferRow, token: [u8; 32], now: Millis },
    MarkSeen { guest: GuestId, table: TableId, game: u32 },
    KeepReview(ReviewRow),
}

/// The maximum number of rows in `recent`. A reader must be able to scan all of them quickly, and the writer must be able
/// to move them in a few milliseconds.
const MAX_RECENT: u64 = 2048;

/// The writer's cache, so that an append does not have to query the database first. It is cleared when a transaction
/// fails.
#[derive(Default)]
pub(super) struct Memory {
    tables: HashMap<TableId, LogState>,
    /// The number of rows in `recent`, once they were counted.
    recent: Option<u64>,
    /// The trusted time of the table `calendar`, once it was read.
    trusted: Option<Millis>,
    wall_clock: WallClock,
}

#[derive(Clone, Copy)]
struct LogState {
    next: u64,
    changed: Millis,
}

impl Memory {
    pub(super) fn forget(&mut self) {
        self.tables.clear();
        self.recent = None;
        self.trusted = None;
    }

    pub(super) fn forget_trusted(&mut self) {
        self.trusted = None;
    }

    pub(super) fn forget_table(&mut self, table: TableId) {
        self.tables.remove(&table);
    }

    /// Performs a change. [`StoreError::Conflict`] and [`StoreError::Taken`] leave the transaction as it was before the
    /// change. After any other error the transaction must be rolled back.
    pub(super) fn apply(&mut self, connection: &Connection, change: &Change) -> Result<(), StoreError> {
        match change {
            Change::Append(append) => {
                let done = self.append(connection, append);
                if done.is_err() {
                    // Another writer was first, so what is cached about this table may be outdated.
                    self.forget_table(append.table);
                }
                done
            }
            Change::AddGuest(guest) => {
                self.wall_clock.set(guest.seen);
                let seen = self.plausible(connection, guest.seen)?;
                atomically(connection, || guests::add(connection, guest, seen))
            }
            Change::TouchGuest(guest, change, seen) => {
                self.wall_clock.set(*seen);
                guests::touch(connection, *guest, change, *seen)
            }
            Change::OfferTransfer(transfer) => guests::offer_transfer(connection, transfer),
            Change::AcceptTransfer { transfer, token, now } => {
                atomically(connection, || guests::accept_transfer(connection, transfer, token, *now))
            }
            Change::MarkSeen { guest, table, game } => mark_seen(connection, *guest, *table, *game),
            Change::KeepReview(review) => reviews::keep(connection, review),
        }
    }

    /// Moves the rows of `recent` to `log` when there are many. They are sorted by table, so a page of `log` is written
    /// once for many of them. None of their numbers can be in `log` already.
    pub(super) fn move_recent(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let count = || connection.query_row("SELECT count(*) FROM recent", [], |row| number(row, 0));
        let recent = self.recent.map_or_else(count, Ok)?;
        self.recent = Some(recent);
        if recent < MAX_RECENT {
            return Ok(());
        }
        let sql = "INSERT INTO log SELECT table_id, number, fact FROM recent ORDER BY table_id, number";
        connection.prepare_cached(sql)?.execute([])?;
        connection.prepare_cached("DELETE FROM recent")?.execute([])?;
        self.recent = Some(0);
        Ok(())
    }

    fn append(&mut self, connection: &Connection, append: &Append) -> Result<(), StoreError> {
        let mut known = self.known(connection, append.table)?;
        if append.expected != known.next {
            return Err(if append.expected == 0 { StoreError::Taken } else { StoreError::Conflict });
        }
        let changed = match &append.index {
            Some(index) => self.plausible(connection, index.changed)?,
            None => known.changed,
        };
        match &append.index {
            // The usual case. A single statement is atomic and needs no savepoint.
            None if append.entries.len() == 1 => add_entries(connection, append)?,
            None => atomically(connection, || add_entries(connection, append))?,
            Some(index) => atomically(connection, || {
                add_entries(connection, append)?;
                write_index(connection, append.table, index, changed)
            })?,
        }
        known.next += append.entries.len() as u64;
        self.recent = self.recent.map(|recent| recent + append.entries.len() as u64);
        if let Some(index) = &append.index {
            self.wall_clock.set(index.changed);
            known.changed = changed;
        } else if let Some(now) =
            self.wall_clock.now().filter(|now| *now >= known.changed.saturating_add(MARK_INTERVAL))
        {
            mark(connection, append.table, now)?;
            known.changed = now;
        }
        self.tables.insert(append.table, known);
        Ok(())
    }

    /// The state of a table's log, from the cache or from the database.
    fn known(&mut self, connection: &Connection, table: TableId) -> Result<LogState, StoreError> {
        if let Some(known) = self.tables.get(&table) {
            return Ok(*known);
        }
        if self.tables.len() >= MAX_CACHED_TABLES {
            self.tables.clear();
        }
        let sql = "SELECT max(coalesce((SELECT max(number) + 1 FROM log WHERE table_id = ?1), 0),
            coalesce((SELECT max(number) + 1 FROM recent WHERE table_id = ?1), 0)), changed
            FROM tables WHERE id = ?1";
        let mut statement = connection.prepare_cached(sql)?;
        let known = statement
            .query_row([table.0], |row| Ok(LogState { next: number(row, 0)?, changed: number(row, 1)? }))
            .optional()?;
        Ok(known.unwrap_or(LogState { next: 0, changed: 0 }))
    }

    /// A time of the calendar, or the trusted time if the calendar is behind it. Otherwise what is written while the
    /// calendar is wrong would expire as soon as it is right.
    fn plausible(&mut self, connection: &Connection, time: Millis) -> Result<Millis, StoreError> {
        let read = || connection.query_row("SELECT trusted FROM calendar", [], |row| number(row, 0));
        let trusted = self.trusted.map_or_else(read, Ok)?;
        self.trusted = Some(trusted);
        Ok(time.max(trusted))
    }
}

/// Runs several statements atomically: if one fails, the others are undone.
fn atomically(
    connection: &Connection,
    work: impl FnOnce() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    connection.prepare_cached("SAVEPOINT change")?.execute([])?;
    let done = work();
    match &done {
        Ok(()) => {}
        Err(StoreError::Conflict | StoreError::Taken) => {
            connection.prepare_cached("ROLLBACK TO change")?.execute([])?;
        }
        Err(_) => return done,
    }
    connection.prepare_cached("RELEASE change")?.execute([])?;
    done
}

fn add_entries(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached("INSERT INTO recent VALUES (NULL, ?1, ?2, ?3)")?;
    for (number, entry) in (append.expected..).zip(&append.entries) {
        let inserted = insert.execute(params![append.table.0, stored(number), entry]);
        inserted.map_err(|error| if_exists(error, StoreError::Conflict))?;
    }
    Ok(())
}

fn write_index(
    connection: &Connection,
    table: TableId,
    index: &Index,
    changed: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
        ON CONFLICT (id) DO UPDATE SET code = ?2, game = ?3, public = ?4, status = ?5, free = ?6,
            opened = ?7, changed = ?8, base = ?9, summary = ?10";
    let Index { summary, code, changed: _, base, people, ended } = index;
    let settings = &summary.settings;
    let written = connection.prepare_cached(sql)?.execute(params![
        table.0,
        code.as_str(),
        settings.game.id(),
        settings.public,
        summary.status.name(),
        summary.free,
        stored(summary.opened),
        stored(changed),
        stored(*base),
        json(summary)?,
    ]);
    written.map_err(|error| if_exists(error, StoreError::Taken))?;
    write_people(connection, table, people)?;
    ended.as_ref().map_or(Ok(()), |ended| write_ended(connection, table, ended))
}

/// Writes only the differences. Usually there are none.
fn write_people(connection: &Connection, table: TableId, people: &[GuestId]) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached("SELECT guest FROM people WHERE table_id = ?1")?;
    let there = statement.query_map([table.0], |row| row.get(0).map(GuestId))?;
    let there: BTreeSet<GuestId> = there.collect::<Result<_, _>>()?;
    let now: BTreeSet<GuestId> = people.iter().copied().collect();
    for gone in there.difference(&now) {
        let sql = "DELETE FROM people WHERE table_id = ?1 AND guest = ?2";
        connection.prepare_cached(sql)?.execute([table.0, gone.0])?;
    }
    for new in now.difference(&there) {
        connection.prepare_cached("INSERT INTO people VALUES (?1, ?2)")?.execute([new.0, table.0])?;
    }
    Ok(())
}

fn write_ended(connection: &Connection, table: TableId, ended: &Ended) -> Result<(), StoreError> {
    let Ended { summary, players, from, to } = ended;
    let game = summary.game_number;
    // If the game is already stored, replace it and its players.
    connection
        .prepare_cached("INSERT OR REPLACE INTO games VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![table.0, game, stored(*from), stored(*to), json(summary)?])?;
    let mut play = connection.prepare_cached("INSERT INTO players VALUES (?1, ?2, ?3, ?4, ?5, 0)")?;
    for (guest, seats) in seats_by_guest(players)? {
        play.execute(params![guest.0, stored(summary.ended), table.0, game, seats])?;
    }
    Ok(())
}

fn mark(connection: &Connection, table: TableId, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET changed = max(changed, ?2) WHERE id = ?1";
    connection.prepare_cached(sql)?.execute([table.0, stored(now)])?;
    Ok(())
}

fn mark_seen(connection: &Connection, guest: GuestId, table: TableId, game: u32) -> Result<(), StoreError> {
    let sql = "UPDATE players SET seen = 1 WHERE guest = ?1 AND table_id = ?2 AND number = ?3 AND seen = 0";
    connection.prepare_cached(sql)?.execute(params![guest.0, table.0, game])?;
    Ok(())
}
