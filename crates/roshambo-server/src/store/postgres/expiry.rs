//! Deletion of expired tables and guests, in steps that are short enough not to delay appends between them.
//!
//! One node at a time does it. What another node uses is not deleted at any age: tables to which somebody is connected or
//! which a living node drives, and guests who are connected.

use sqlx::{Connection, PgConnection, query, query_scalar};

use super::cluster::ALIVE_AFTER;
use super::error::Failure;
use crate::store::Expiry;
use crate::store::policy::{EXPIRED_GUESTS, EXPIRED_TABLES, TRUST_INTERVAL};
use crate::store::values::stored;

/// The advisory lock of the node that deletes.
const LOCK: i64 = i64::from_be_bytes(*b"rosh-exp");

/// Performs one step. If it deletes nothing, nothing expired is left, or another node is deleting. Returns the numbers of
/// deleted tables and guests.
pub(super) async fn step(connection: &mut PgConnection, expiry: Expiry) -> Result<(u64, u64), Failure> {
    let mut transaction = connection.begin().await?;
    let is_mine: bool =
        query_scalar("SELECT pg_try_advisory_xact_lock($1)").bind(LOCK).fetch_one(&mut *transaction).await?;
    if !is_mine {
        return Ok((0, 0));
    }
    let outdated = expiry.trusted.saturating_sub(TRUST_INTERVAL);
    query("UPDATE calendar SET trusted = $1 WHERE trusted < $2")
        .bind(stored(expiry.trusted))
        .bind(stored(outdated))
        .execute(&mut *transaction)
        .await?;
    delete_nodes(&mut transaction).await?;
    let tables = delete_tables(&mut transaction, &expiry).await?;
    let guests = delete_guests(&mut transaction, &expiry).await?;
    transaction.commit().await?;
    Ok((tables, guests))
}

/// Deletes nodes that were dead for an hour. They no longer hold leases, but their rows would pile up.
async fn delete_nodes(connection: &mut PgConnection) -> Result<(), Failure> {
    let sql = "WITH dead AS (DELETE FROM nodes WHERE seen < now() - interval '1 hour' RETURNING node_id)
        DELETE FROM presence USING dead WHERE presence.node_id = dead.node_id";
    query(sql).execute(connection).await?;
    Ok(())
}

async fn delete_tables(connection: &mut PgConnection, expiry: &Expiry) -> Result<u64, Failure> {
    // A table that a node appends to at this moment is locked, and therefore not too old any more.
    let due = "WITH alive AS MATERIALIZED (SELECT node_id FROM nodes WHERE seen > now() - $4::float8 * interval '1 s'),
        asked AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS asked (status, before))
        SELECT found.table_id FROM asked CROSS JOIN LATERAL (
            SELECT tables.table_id FROM tables JOIN heads ON heads.table_id = tables.table_id
            WHERE tables.status = asked.status AND tables.changed < asked.before
                AND tables.table_id <> ALL ($3::bigint[])
                AND NOT EXISTS (SELECT 1 FROM alive WHERE alive.node_id = heads.driver)
                AND NOT EXISTS (SELECT 1 FROM presence JOIN alive ON alive.node_id = presence.node_id
                    WHERE presence.table_id = tables.table_id)
            ORDER BY tables.changed LIMIT $5
            FOR UPDATE OF heads, tables SKIP LOCKED
        ) AS found";
    let statuses = ["waiting", "playing", "over", "void"];
    let before = [expiry.waiting, expiry.playing, expiry.over, expiry.over].map(stored);
    let in_use: Vec<i64> = expiry.in_use.tables.iter().map(|table| table.0).collect();
    let doomed: Vec<i64> = query_scalar(due)
        .bind(&statuses[..])
        .bind(&before[..])
        .bind(in_use)
        .bind(ALIVE_AFTER)
        .bind(EXPIRED_TABLES as i64)
        .fetch_all(&mut *connection)
        .await?;
    if doomed.is_empty() {
        return Ok(0);
    }
    // Rows of `reviews` are deleted with their games.
    for sql in [
        "DELETE FROM codes WHERE code IN (SELECT code FROM tables WHERE table_id = ANY ($1))",
        "DELETE FROM heads WHERE table_id = ANY ($1)",
        "DELETE FROM log WHERE table_id = ANY ($1)",
        "DELETE FROM people WHERE table_id = ANY ($1)",
        "DELETE FROM players WHERE table_id = ANY ($1)",
        "DELETE FROM games WHERE table_id = ANY ($1)",
        "DELETE FROM presence WHERE table_id = ANY ($1)",
        "DELETE FROM tables WHERE table_id = ANY ($1)",
    ] {
        query(sql).bind(&doomed[..]).execute(&mut *connection).await?;
    }
    Ok(doomed.len() as u64)
}

async fn delete_guests(connection: &mut PgConnection, expiry: &Expiry) -> Result<u64, Failure> {
    let sql = "WITH present AS MATERIALIZED (
            SELECT unnest(guests) AS guest FROM presence JOIN nodes ON nodes.node_id = presence.node_id
            WHERE nodes.seen > now() - $3::float8 * interval '1 s'
            UNION ALL SELECT unnest($2::bigint[])
        )
        DELETE FROM guests WHERE guest IN (
            SELECT guest FROM guests WHERE seen < $1
                AND NOT EXISTS (SELECT 1 FROM people WHERE people.guest = guests.guest)
                AND NOT EXISTS (SELECT 1 FROM present WHERE present.guest = guests.guest)
            ORDER BY seen LIMIT $4
            FOR UPDATE SKIP LOCKED
        )";
    let in_use: Vec<i64> = expiry.in_use.guests.iter().map(|guest| guest.0).collect();
    let deleted = query(sql)
        .bind(stored(expiry.guests))
        .bind(in_use)
        .bind(ALIVE_AFTER)
        .bind(EXPIRED_GUESTS as i64)
        .execute(connection)
        .await?;
    Ok(deleted.rows_affected())
}
