//! The rows of guests: their sessions, names and looks, and the offers to move them to another device.

use rusqlite::{Connection, OptionalExtension, params};

use super::number;
use crate::ids::GuestId;
use crate::store::policy::MOST_SESSIONS;
use crate::store::values::{json, stored};
use crate::store::{GuestChange, GuestRow, StoreError, TransferRow};
use crate::time::Millis;

pub(super) fn guest(connection: &mut Connection, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
    let transaction = connection.transaction()?;
    let mut statement = transaction.prepare_cached("SELECT name, look, seen FROM guests WHERE id = ?1")?;
    let row = statement
        .query_row([id.0], |row| Ok((row.get(0)?, row.get::<_, Option<String>>(1)?, number(row, 2)?)))
        .optional()?;
    let Some((name, look, seen)) = row else { return Ok(None) };
    let mut statement = transaction.prepare_cached("SELECT token FROM sessions WHERE guest = ?1")?;
    let tokens = statement.query_map([id.0], |row| row.get(0))?.collect::<Result<_, _>>()?;
    // A look that a newer version wrote counts as none: it must not lock the guest out.
    let look = look.and_then(|look| serde_json::from_str(&look).ok());
    Ok(Some(GuestRow { id, tokens, name, look, seen }))
}

pub(super) fn add(connection: &Connection, guest: &GuestRow, seen: Millis) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO guests (id, name, look, seen) VALUES (?1, ?2, ?3, ?4)";
    let look = guest.look.as_ref().map(json).transpose()?;
    let added =
        connection.prepare_cached(sql)?.execute(params![guest.id.0, guest.name, look, stored(seen)])?;
    if added == 0 {
        return Err(StoreError::Taken);
    }
    guest.tokens.iter().try_for_each(|token| add_session(connection, guest.id, token, seen))
}

fn add_session(
    connection: &Connection,
    guest: GuestId,
    token: &[u8; 32],
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO sessions VALUES (?1, ?2, ?3)";
    connection.prepare_cached(sql)?.execute(params![guest.0, token, stored(now)])?;
    Ok(())
}

pub(super) fn touch(
    connection: &Connection,
    id: GuestId,
    GuestChange { name, look }: &GuestChange,
    seen: Millis,
) -> Result<(), StoreError> {
    // If the wall clock jumps back, keep the later time.
    let sql = "UPDATE guests SET seen = max(seen, ?4), name = coalesce(?2, name), look = coalesce(?3, look)
        WHERE id = ?1";
    let look = look.as_ref().map(json).transpose()?;
    connection.prepare_cached(sql)?.execute(params![id.0, name, look, stored(seen)])?;
    Ok(())
}

pub(super) fn offer_transfer(connection: &Connection, transfer: &TransferRow) -> Result<(), StoreError> {
    let TransferRow { guest, secret, made } = transfer;
    // The guest may have expired meanwhile.
    let sql = "INSERT OR REPLACE INTO transfers SELECT id, ?2, ?3 FROM guests WHERE id = ?1";
    let added = connection.prepare_cached(sql)?.execute(params![guest.0, secret, stored(*made)])?;
    if added == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

pub(super) fn transfer(connection: &Connection, secret: [u8; 32]) -> Result<Option<TransferRow>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT guest, made FROM transfers WHERE secret = ?1")?;
    let row = statement.query_row(params![secret], |row| {
        Ok(TransferRow { guest: GuestId(row.get(0)?), secret, made: number(row, 1)? })
    });
    Ok(row.optional()?)
}

pub(super) fn accept_transfer(
    connection: &Connection,
    transfer: &TransferRow,
    token: &[u8; 32],
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM transfers WHERE guest = ?1 AND secret = ?2";
    let used = connection.prepare_cached(sql)?.execute(params![transfer.guest.0, transfer.secret])?;
    if used == 0 {
        return Err(StoreError::Conflict);
    }
    add_session(connection, transfer.guest, token, now)?;
    let sql = "DELETE FROM sessions WHERE guest = ?1 AND token NOT IN
        (SELECT token FROM sessions WHERE guest = ?1 ORDER BY made DESC, token = ?2 DESC LIMIT ?3)";
    connection.prepare_cached(sql)?.execute(params![transfer.guest.0, token, MOST_SESSIONS])?;
    Ok(())
}
