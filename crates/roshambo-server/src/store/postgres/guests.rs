//! The rows of guests: their sessions, names and looks, and the offers to move them to another device. Each change is one
//! statement, and so is done as a whole or not at all.

use sqlx::{PgConnection, query, query_as, query_scalar};

use super::error::Failure;
use super::queries::number;
use crate::ids::{GuestId, TableId};
use crate::store::policy::MOST_SESSIONS;
use crate::store::values::{json, stored};
use crate::store::{GuestChange, GuestRow, StoreError, TransferRow};
use crate::time::Millis;

type StoredGuest = (Option<String>, Option<String>, i64, Vec<Vec<u8>>);

pub(super) async fn guest(connection: &mut PgConnection, id: GuestId) -> Result<Option<GuestRow>, Failure> {
    let sql = "SELECT name, look, seen, ARRAY(SELECT token FROM sessions WHERE guest = $1)
        FROM guests WHERE guest = $1";
    let row: Option<StoredGuest> = query_as(sql).bind(id.0).fetch_optional(connection).await?;
    let Some((name, look, seen, tokens)) = row else { return Ok(None) };
    let token = |token: Vec<u8>| {
        token.try_into().map_err(|_| StoreError::Damaged("a session has a wrong length".to_owned()))
    };
    let tokens = tokens.into_iter().map(token).collect::<Result<_, _>>()?;
    // A look that a newer version wrote counts as none: it must not lock the guest out.
    let look = look.and_then(|look| serde_json::from_str(&look).ok());
    Ok(Some(GuestRow { id, tokens, name, look, seen: number(seen)? }))
}

pub(super) async fn add(connection: &mut PgConnection, guest: GuestRow) -> Result<(), Failure> {
    let sql = "WITH added AS (
            INSERT INTO guests (guest, name, look, seen)
            SELECT $1, $2, $3, greatest($4, trusted) FROM calendar
            ON CONFLICT (guest) DO NOTHING
            RETURNING guest, seen
        ),
        begun AS (
            INSERT INTO sessions (guest, token, made)
            SELECT guest, token, seen FROM added CROSS JOIN unnest($5::bytea[]) AS tokens (token)
        )
        SELECT count(*) FROM added";
    let look = guest.look.as_ref().map(json).transpose()?;
    let tokens: Vec<&[u8]> = guest.tokens.iter().map(|token| &token[..]).collect();
    let added: i64 = query_scalar(sql)
        .bind(guest.id.0)
        .bind(guest.name.as_deref())
        .bind(look)
        .bind(stored(guest.seen))
        .bind(tokens)
        .fetch_one(connection)
        .await?;
    if added == 0 { Err(StoreError::Taken.into()) } else { Ok(()) }
}

pub(super) async fn touch(
    connection: &mut PgConnection,
    id: GuestId,
    change: GuestChange,
    seen: Millis,
) -> Result<(), Failure> {
    let GuestChange { name, look } = change;
    // If the wall clock jumps back, the later time is kept. A visit alone need not be on disk when this returns.
    let sql = if name.is_none() && look.is_none() {
        "UPDATE guests SET seen = $2
        WHERE guest = $1 AND seen < $2 AND set_config('synchronous_commit', 'off', true) = 'off'"
    } else {
        "UPDATE guests SET seen = greatest(seen, $2), name = coalesce($3, name), look = coalesce($4, look)
        WHERE guest = $1"
    };
    let look = look.as_ref().map(json).transpose()?;
    let mut touch = query(sql).bind(id.0).bind(stored(seen));
    if name.is_some() || look.is_some() {
        touch = touch.bind(name).bind(look);
    }
    touch.execute(connection).await?;
    Ok(())
}

pub(super) async fn offer_transfer(
    connection: &mut PgConnection,
    transfer: TransferRow,
) -> Result<(), Failure> {
    // The guest may have expired meanwhile.
    let sql = "INSERT INTO transfers (guest, secret, made) SELECT guest, $2, $3 FROM guests WHERE guest = $1
        ON CONFLICT (guest) DO UPDATE SET secret = excluded.secret, made = excluded.made";
    let TransferRow { guest, secret, made } = transfer;
    let added = query(sql).bind(guest.0).bind(&secret[..]).bind(stored(made)).execute(connection).await?;
    if added.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict.into()) }
}

pub(super) async fn transfer(
    connection: &mut PgConnection,
    secret: [u8; 32],
) -> Result<Option<TransferRow>, Failure> {
    let found = query_as("SELECT guest, made FROM transfers WHERE secret = $1").bind(&secret[..]);
    let found: Option<(i64, i64)> = found.fetch_optional(connection).await?;
    let Some((guest, made)) = found else { return Ok(None) };
    Ok(Some(TransferRow { guest: GuestId(guest), secret, made: number(made)? }))
}

pub(super) async fn accept_transfer(
    connection: &mut PgConnection,
    transfer: TransferRow,
    token: [u8; 32],
    now: Millis,
) -> Result<(), Failure> {
    // The statement does not see its own new session, so one fewer of the others is kept.
    let sql = "WITH used AS (
            DELETE FROM transfers WHERE guest = $1 AND secret = $2 RETURNING guest
        ),
        begun AS (
            INSERT INTO sessions (guest, token, made) SELECT guest, $3, $4 FROM used
        ),
        ended AS (
            DELETE FROM sessions USING used WHERE sessions.guest = used.guest AND token NOT IN
                (SELECT token FROM sessions WHERE guest = $1 ORDER BY made DESC, token LIMIT $5)
        )
        SELECT count(*) FROM used";
    let used: i64 = query_scalar(sql)
        .bind(transfer.guest.0)
        .bind(&transfer.secret[..])
        .bind(&token[..])
        .bind(stored(now))
        .bind(i64::from(MOST_SESSIONS) - 1)
        .fetch_one(connection)
        .await?;
    if used == 0 { Err(StoreError::Conflict.into()) } else { Ok(()) }
}

pub(super) async fn mark_seen(
    connection: &mut PgConnection,
    guest: GuestId,
    table: TableId,
    game: u32,
) -> Result<(), Failure> {
    let sql =
        "UPDATE players SET seen = true WHERE guest = $1 AND table_id = $2 AND number = $3 AND NOT seen";
    let Ok(game) = i32::try_from(game) else { return Ok(()) };
    query(sql).bind(guest.0).bind(table.0).bind(game).execute(connection).await?;
    Ok(())
}
