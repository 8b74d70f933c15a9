//! The logs of tables on disk: appending to them and reading them.

use std::sync::Arc;
use std::time::Instant;

use super::{Durable, DurableNumber};
use crate::api_error::ApiError;
use crate::ids::{GuestId, TableId};
use crate::log_entry::LogEntry;
use crate::metrics::Metrics;
use crate::store::cluster::Cluster;
use crate::store::{Append, Ended, Expiry, OpenTables, Store, StoreError, StoreStatus, StoredLog};

/// All logs of the store. Failures are counted here.
pub(crate) struct DurableLog {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

/// A finished game and its log entries; there is at least one.
pub(crate) struct FinishedGame {
    pub(crate) ended: Ended,
    pub(crate) entries: Vec<LogEntry>,
}

impl DurableLog {
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> DurableLog {
        DurableLog { store, metrics }
    }

    /// Appends entries. The request has its place in the order when this returns; the future completes when the
    /// entries are on disk.
    pub(crate) fn append(
        &self,
        append: Append,
    ) -> impl Future<Output = Result<DurableNumber, StoreError>> + Send + use<> {
        let end = append.expected + append.entries.len() as u64;
        let (begun, metrics) = (Instant::now(), self.metrics.clone());
        let stored = self.store.append(append);
        async move {
            stored.await?;
            metrics.append_seconds.observe(begun.elapsed().as_secs_f64());
            metrics.appends.inc();
            Ok(DurableNumber(end))
        }
    }

    /// The log of a table from its base, and its length; `None` if there is no such table.
    pub(crate) async fn read(&self, table: TableId) -> Result<Option<(StoredLog, DurableNumber)>, ApiError> {
        let log = self.store.log(table).await.map_err(|error| self.failed(&error))?;
        Ok(log.map(|log| {
            let number = DurableNumber(log.from + log.entries.len() as u64);
            (log, number)
        }))
    }

    /// The entries of a table from one number up to another as far as they exist, as JSON, and the number after the
    /// last.
    pub(crate) async fn entries(
        &self,
        table: TableId,
        from: u64,
        to: u64,
    ) -> Result<(Vec<String>, DurableNumber), ApiError> {
        let entries = self.store.entries(table, from, to).await.map_err(|error| self.failed(&error))?;
        let number = DurableNumber(from + entries.len() as u64);
        Ok((entries, number))
    }

    /// The length of a log of which another node says that it is durable. A node says so only after the store did.
    pub(crate) fn announced(&self, length: u64) -> DurableNumber {
        DurableNumber(length)
    }

    /// The part of the store that nodes share, if there are several.
    pub(crate) fn cluster(&self) -> Option<&dyn Cluster> {
        self.store.cluster()
    }

    /// What is known about a finished game of a table, from 1; `None` if there is no such game or it is not over.
    pub(crate) async fn ended_game(
        &self,
        table: TableId,
        game: u32,
    ) -> Result<Option<Durable<Ended>>, ApiError> {
        let ended = self.store.game(table, game).await.map_err(|error| self.failed(&error))?;
        Ok(ended.map(Durable))
    }

    /// The same with its log entries.
    pub(crate) async fn finished_game(
        &self,
        table: TableId,
        game: u32,
    ) -> Result<Option<Durable<FinishedGame>>, ApiError> {
        let Some(Durable(ended)) = self.ended_game(table, game).await? else { return Ok(None) };
        let (entries, _) = self.entries(table, ended.from, ended.to).await?;
        let entries = decode(table, &entries)?;
        if entries.is_empty() {
            return Err(ApiError::unreadable_log());
        }
        Ok(Some(Durable(FinishedGame { ended, entries })))
    }

    /// How many tables are not over.
    pub(crate) async fn open_tables(&self, guest: GuestId) -> Result<OpenTables, ApiError> {
        self.store.open_tables(guest).await.map_err(|error| self.failed(&error))
    }

    /// How much the store contains.
    pub(crate) async fn status(&self) -> Result<StoreStatus, ApiError> {
        self.store.status().await.map_err(|error| self.failed(&error))
    }

    /// Deletes a batch of old tables and guests. Returns how many of each.
    pub(crate) async fn expire(&self, expiry: Expiry) -> Result<(u64, u64), ApiError> {
        self.store.expire(expiry).await.map_err(|error| self.failed(&error))
    }

    /// Waits until everything that was asked before is done, and checks that the store can be written to.
    pub(crate) async fn check(&self) -> Result<(), ApiError> {
        self.store.check().await.map_err(|error| self.failed(&error))
    }

    /// Counts a failure of the store, and makes it an answer.
    pub(crate) fn failed(&self, error: &StoreError) -> ApiError {
        match error {
            StoreError::Conflict | StoreError::Taken => self.metrics.conflicts.inc(),
            StoreError::Fenced => self.metrics.fenced.inc(),
            StoreError::Full
            | StoreError::Locked
            | StoreError::Moved(_)
            | StoreError::Damaged(_)
            | StoreError::Unavailable(_) => self.metrics.store_failures.inc(),
        };
        error.clone().into()
    }
}

/// Parses stored entries.
pub(crate) fn decode(table: TableId, entries: &[String]) -> Result<Vec<LogEntry>, ApiError> {
    let entries: Result<Vec<LogEntry>, _> = entries.iter().map(|entry| serde_json::from_str(entry)).collect();
    entries.map_err(|error| {
        tracing::error!(%table, %error, "a stored log entry cannot be read");
        ApiError::unreadable_log()
    })
}
