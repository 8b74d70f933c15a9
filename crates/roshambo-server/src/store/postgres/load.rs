//! Loads the content of another database into an empty one, in one transaction.

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, query, query_scalar, raw_sql};

use super::cluster::ALIVE_AFTER;
use super::connection::{CONNECT_TIMEOUT, limited};
use super::error::{Failure, OpenError};
use super::{Options, queries, schema};
use crate::ids::TableId;
use crate::store::{StoreError, StoredLog};
use crate::time::Millis;

/// A transaction that fills an empty database. Without [`Load::commit`] nothing is changed.
pub struct Load {
    connection: PgConnection,
}

/// Why a database cannot be filled.
#[derive(Debug)]
pub enum LoadError {
    /// It could not be opened.
    Open(OpenError),
    /// It has content.
    NotEmpty,
    /// A node uses it.
    InUse,
    /// Any other reason.
    Store(StoreError),
}

impl From<OpenError> for LoadError {
    fn from(error: OpenError) -> LoadError {
        LoadError::Open(error)
    }
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> LoadError {
        LoadError::Store(error)
    }
}

impl From<sqlx::Error> for LoadError {
    fn from(error: sqlx::Error) -> LoadError {
        LoadError::Store(Failure::from(error).into())
    }
}

impl Load {
    /// Connects to a database, migrates it to the current schema and checks that it is empty.
    pub async fn begin(options: Options) -> Result<Load, LoadError> {
        let mut connection = connect(&options.connect).await?;
        schema::migrate(&mut connection).await?;
        // This may take long.
        let settings = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; BEGIN;
            LOCK TABLE heads, log, tables, codes, people, games, players, reviews, guests, sessions, transfers, calendar,
            nodes IN EXCLUSIVE MODE";
        raw_sql(settings).execute(&mut connection).await?;
        let sql = "SELECT EXISTS (SELECT 1 FROM nodes WHERE seen > now() - $1::float8 * interval '1 s')";
        if query_scalar(sql).bind(ALIVE_AFTER).fetch_one(&mut connection).await? {
            return Err(LoadError::InUse);
        }
        let sql = "SELECT EXISTS (SELECT 1 FROM heads) OR EXISTS (SELECT 1 FROM log)
            OR EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guests)";
        if query_scalar(sql).fetch_one(&mut connection).await? {
            return Err(LoadError::NotEmpty);
        }
        Ok(Load { connection })
    }

    /// Loads rows into a table. They arrive in chunks of lines, in the text format of `COPY`.
    pub(crate) async fn copy<'a>(
        &'a mut self,
        table: &'static str,
        columns: &'static str,
    ) -> Result<Copy<'a>, LoadError> {
        let sql = format!("COPY {table} ({columns}) FROM STDIN");
        Ok(Copy(self.connection.copy_in_raw(&sql).await?))
    }

    /// The number of rows in a table.
    pub(crate) async fn count(&mut self, table: &'static str) -> Result<u64, LoadError> {
        let sql = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        let count: i64 = query_scalar(sql).fetch_one(&mut self.connection).await?;
        Ok(queries::number(count)?)
    }

    /// Sets the trusted time of the calendar.
    pub(crate) async fn trust(&mut self, trusted: Millis) -> Result<(), LoadError> {
        let set = query("UPDATE calendar SET trusted = $1").bind(crate::store::values::stored(trusted));
        set.execute(&mut self.connection).await?;
        Ok(())
    }

    /// How many tables have another length than their log.
    pub(crate) async fn wrong_lengths(&mut self) -> Result<u64, LoadError> {
        let sql = "SELECT count(*)
            FROM (SELECT table_id, max(number) + 1 AS length FROM log GROUP BY table_id) AS logs
            FULL JOIN heads USING (table_id) WHERE heads.length IS DISTINCT FROM logs.length";
        let wrong: i64 = query_scalar(sql).fetch_one(&mut self.connection).await?;
        Ok(queries::number(wrong)?)
    }

    /// Some tables, chosen at random.
    pub(crate) async fn sample(&mut self, count: u32) -> Result<Vec<TableId>, LoadError> {
        let sql = "SELECT table_id FROM tables ORDER BY random() LIMIT $1";
        let tables: Vec<i64> =
            query_scalar(sql).bind(i64::from(count)).fetch_all(&mut self.connection).await?;
        Ok(tables.into_iter().map(TableId).collect())
    }

    /// The log of a table from its base, as a server would read it.
    pub(crate) async fn log(&mut self, table: TableId) -> Result<Option<StoredLog>, LoadError> {
        Ok(queries::log(&mut self.connection, table).await.map_err(StoreError::from)?)
    }

    /// Makes everything visible.
    pub(crate) async fn commit(mut self) -> Result<(), LoadError> {
        raw_sql("COMMIT; ANALYZE").execute(&mut self.connection).await?;
        Ok(self.connection.close().await?)
    }
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, OpenError> {
    Ok(limited(CONNECT_TIMEOUT, options.connect()).await?)
}

/// Rows on their way into a table.
pub(crate) struct Copy<'a>(sqlx::postgres::PgCopyIn<&'a mut PgConnection>);

impl Copy<'_> {
    /// Sends some lines.
    pub(crate) async fn send(&mut self, lines: Vec<u8>) -> Result<(), LoadError> {
        self.0.send(lines).await?;
        Ok(())
    }

    /// Ends, and returns how many rows the server has read.
    pub(crate) async fn finish(self) -> Result<u64, LoadError> {
        Ok(self.0.finish().await?)
    }
}
