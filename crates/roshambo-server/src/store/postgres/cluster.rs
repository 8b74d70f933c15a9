//! What nodes share: heartbeats, leases and connected guests. All times are of the clock of the database.
//!
//! Heartbeats and connected guests have a connection of their own, so that slow requests never delay a heartbeat. They
//! need not survive a crash of the server, so they do not wait for its disk. Leases do: a fence that was lost could be
//! given to two nodes.

use std::collections::HashMap;

use futures_util::future::BoxFuture;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, query, query_as, query_scalar};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::Postgres;
use super::connection::{Dedicated, WORK_TIMEOUT, limited};
use super::error::{Failure, closed, overloaded};
use super::queries::number;
use crate::ids::{GuestId, TableId};
use crate::store::cluster::{Cluster, Fence, Head, LEASE, NodeId};
use crate::store::{Reply, StoreError};

/// A node is alive as long as its last heartbeat is not older than this. In seconds.
pub(super) const ALIVE_AFTER: f64 = LEASE.as_millis() as f64 / 1000.0;

/// The maximum number of jobs that wait.
const WAITING: usize = 1024;

/// A piece of work for the connection of heartbeats.
type Job = Box<dyn for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<Vec<i64>, Failure>> + Send>;

/// What travels through the queue.
struct Queued {
    job: Job,
    answer: oneshot::Sender<Result<Vec<i64>, StoreError>>,
}

/// A connection that does its jobs in the order in which they were given.
pub(super) struct Pulse(mpsc::Sender<Queued>);

impl Pulse {
    /// Starts the task. It ends when the last sender is dropped.
    pub(super) fn start(options: PgConnectOptions) -> (Pulse, tokio::task::JoinHandle<()>) {
        let (sender, mut jobs) = mpsc::channel::<Queued>(WAITING);
        let mut connection = Dedicated::new(options.options([("synchronous_commit", "off")]));
        let task = tokio::spawn(async move {
            while let Some(Queued { job, answer }) = jobs.recv().await {
                let done = run(&mut connection, job).await;
                // Sending fails if the caller has dropped the future. That is fine.
                let _ = answer.send(done.map_err(StoreError::from));
            }
            connection.close().await;
        });
        (Pulse(sender), task)
    }

    /// Queues a job. It is queued when this returns, even if the future is never polled.
    fn ask<F>(&self, job: F) -> Reply<Vec<i64>>
    where
        F: for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<Vec<i64>, Failure>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.try_send(Queued { job: Box::new(job), answer }).map_err(|error| match error {
            TrySendError::Full(_) => overloaded(),
            TrySendError::Closed(_) => closed(),
        });
        Box::pin(async move {
            sent?;
            answered.await.unwrap_or_else(|_| Err(closed()))
        })
    }
}

async fn run(dedicated: &mut Dedicated, job: Job) -> Result<Vec<i64>, Failure> {
    let mut connection = dedicated.take().await?;
    let done = limited(WORK_TIMEOUT, job(&mut connection)).await;
    dedicated.put_back(connection, &done);
    done
}

impl Cluster for Postgres {
    fn heartbeat(&self, node: NodeId, name: String) -> Reply<Vec<NodeId>> {
        let alive =
            self.pulse(|pulse| pulse.ask(move |connection| Box::pin(heartbeat(connection, node, name))));
        Box::pin(async move { Ok(alive.await?.into_iter().map(NodeId).collect()) })
    }

    fn leave(&self, node: NodeId) -> Reply<()> {
        let left = self.pulse(|pulse| pulse.ask(move |connection| Box::pin(leave(connection, node))));
        Box::pin(async move { left.await.map(drop) })
    }

    fn acquire(&self, node: NodeId, tables: Vec<TableId>) -> Reply<Vec<(TableId, Fence)>> {
        let tables = ids(&tables);
        self.requests.ask(move |connection| Box::pin(acquire(connection, node, tables.clone())))
    }

    fn release(&self, node: NodeId, tables: Vec<TableId>) -> Reply<()> {
        let tables = ids(&tables);
        self.requests.ask(move |connection| Box::pin(release(connection, node, tables.clone())))
    }

    fn attend(&self, node: NodeId, tables: Vec<(TableId, Vec<GuestId>)>) -> Reply<()> {
        let attended =
            self.pulse(|pulse| pulse.ask(move |connection| Box::pin(attend(connection, node, tables))));
        Box::pin(async move { attended.await.map(drop) })
    }

    fn heads(&self, tables: Vec<TableId>) -> Reply<Vec<Head>> {
        let tables = ids(&tables);
        self.requests.ask(move |connection| Box::pin(heads(connection, tables.clone())))
    }
}

fn ids(tables: &[TableId]) -> Vec<i64> {
    tables.iter().map(|table| table.0).collect()
}

async fn heartbeat(connection: &mut PgConnection, node: NodeId, name: String) -> Result<Vec<i64>, Failure> {
    // The statement does not see its own row.
    let sql = "WITH beat AS (
            INSERT INTO nodes (node_id, name, seen) VALUES ($1, $2, now())
            ON CONFLICT (node_id) DO UPDATE SET name = excluded.name, seen = excluded.seen
            RETURNING node_id
        )
        SELECT node_id FROM beat
        UNION SELECT node_id FROM nodes WHERE seen > now() - $3::float8 * interval '1 s'";
    Ok(query_scalar(sql).bind(node.0).bind(name).bind(ALIVE_AFTER).fetch_all(connection).await?)
}

async fn leave(connection: &mut PgConnection, node: NodeId) -> Result<Vec<i64>, Failure> {
    // First the node: without it, its leases are free, whatever happens to the rest.
    query("DELETE FROM nodes WHERE node_id = $1").bind(node.0).execute(&mut *connection).await?;
    let sql = "WITH free AS MATERIALIZED (
            SELECT table_id FROM heads WHERE driver = $1 ORDER BY table_id FOR UPDATE
        )
        UPDATE heads SET driver = NULL FROM free WHERE heads.table_id = free.table_id";
    query(sql).bind(node.0).execute(&mut *connection).await?;
    query("DELETE FROM presence WHERE node_id = $1").bind(node.0).execute(connection).await?;
    Ok(Vec::new())
}

async fn acquire(
    connection: &mut PgConnection,
    node: NodeId,
    tables: Vec<i64>,
) -> Result<Vec<(TableId, Fence)>, Failure> {
    let sql = "WITH alive AS MATERIALIZED (
            SELECT node_id FROM nodes WHERE seen > now() - $3::float8 * interval '1 s'
        ),
        asked AS MATERIALIZED (
            SELECT table_id, driver, fence FROM heads
            WHERE table_id = ANY ($2) AND EXISTS (SELECT 1 FROM alive WHERE node_id = $1)
            ORDER BY table_id FOR UPDATE
        ),
        taken AS (
            UPDATE heads SET driver = $1, fence = heads.fence + 1 FROM asked
            WHERE heads.table_id = asked.table_id
                AND NOT EXISTS (SELECT 1 FROM alive WHERE node_id = asked.driver)
            RETURNING heads.table_id, heads.fence
        )
        SELECT table_id, fence FROM taken
        UNION ALL SELECT table_id, fence FROM asked WHERE driver = $1";
    let rows: Vec<(i64, i64)> =
        query_as(sql).bind(node.0).bind(tables).bind(ALIVE_AFTER).fetch_all(connection).await?;
    Ok(rows.into_iter().map(|(table, fence)| (TableId(table), Fence(fence))).collect())
}

async fn release(connection: &mut PgConnection, node: NodeId, tables: Vec<i64>) -> Result<(), Failure> {
    let sql = "WITH mine AS MATERIALIZED (
            SELECT table_id FROM heads WHERE table_id = ANY ($2) AND driver = $1 ORDER BY table_id FOR UPDATE
        )
        UPDATE heads SET driver = NULL FROM mine WHERE heads.table_id = mine.table_id";
    query(sql).bind(node.0).bind(tables).execute(connection).await?;
    Ok(())
}

async fn attend(
    connection: &mut PgConnection,
    node: NodeId,
    tables: Vec<(TableId, Vec<GuestId>)>,
) -> Result<Vec<i64>, Failure> {
    let sql = "WITH present AS (
            SELECT asked.table_id, array_agg(asked.guest) AS guests
            FROM unnest($2::bigint[], $3::bigint[]) AS asked (table_id, guest)
            JOIN heads ON heads.table_id = asked.table_id
            GROUP BY asked.table_id
        ),
        come AS (
            INSERT INTO presence (table_id, node_id, guests) SELECT table_id, $1, guests FROM present
            ON CONFLICT (table_id, node_id) DO UPDATE SET guests = excluded.guests
        )
        DELETE FROM presence WHERE node_id = $1 AND table_id = ANY ($4)";
    let present = tables.iter().flat_map(|(table, guests)| guests.iter().map(|guest| (table.0, guest.0)));
    let (in_table, guests): (Vec<i64>, Vec<i64>) = present.unzip();
    let empty = tables.iter().filter(|(_, guests)| guests.is_empty()).map(|(table, _)| table.0);
    query(sql)
        .bind(node.0)
        .bind(in_table)
        .bind(guests)
        .bind(empty.collect::<Vec<i64>>())
        .execute(connection)
        .await?;
    Ok(Vec::new())
}

/// The table, the length of its log, and the node that drives it, if that is alive.
type StoredHead = (i64, i64, Option<i64>);

async fn heads(connection: &mut PgConnection, tables: Vec<i64>) -> Result<Vec<Head>, Failure> {
    let mut transaction = connection.begin().await?;
    // Otherwise the server may plan for a few tables once, and use the same plan for a thousand.
    query("SET LOCAL plan_cache_mode = force_custom_plan").execute(&mut *transaction).await?;
    let sql = "SELECT heads.table_id, heads.length, nodes.node_id
        FROM unnest($1::bigint[]) AS asked (table_id)
        JOIN heads ON heads.table_id = asked.table_id
        LEFT JOIN nodes ON nodes.node_id = heads.driver AND nodes.seen > now() - $2::float8 * interval '1 s'";
    let rows: Vec<StoredHead> =
        query_as(sql).bind(&tables).bind(ALIVE_AFTER).fetch_all(&mut *transaction).await?;
    let sql = "SELECT presence.table_id, presence.node_id, presence.guests
        FROM unnest($1::bigint[]) AS asked (table_id)
        JOIN presence ON presence.table_id = asked.table_id
        JOIN nodes ON nodes.node_id = presence.node_id AND nodes.seen > now() - $2::float8 * interval '1 s'";
    let present: Vec<(i64, i64, Vec<i64>)> =
        query_as(sql).bind(&tables).bind(ALIVE_AFTER).fetch_all(&mut *transaction).await?;
    transaction.commit().await?;
    let mut guests: HashMap<i64, Vec<(NodeId, GuestId)>> = HashMap::new();
    for (table, node, present) in present {
        let present = present.into_iter().map(|guest| (NodeId(node), GuestId(guest)));
        guests.entry(table).or_default().extend(present);
    }
    let head = |(table, length, driver): StoredHead| {
        Ok(Head {
            table: TableId(table),
            length: number(length)?,
            driver: driver.map(NodeId),
            present: guests.remove(&table).unwrap_or_default(),
        })
    };
    rows.into_iter().map(head).collect()
}
