//! Connections, and the time that work with them may take.
//!
//! A server that does not answer must not stop a node for ever: its machine may be gone, or the network between them. So
//! everything has a time limit on this side as well, and a connection that missed one is closed.

use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::time::timeout;

use super::error::Failure;

/// How long to wait for a new connection, or for a free one.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a piece of work may take. The server cancels a statement at the same age.
pub(super) const WORK_TIMEOUT: Duration = Duration::from_secs(10);

/// A connection that was unused for longer is tested before it is used, because the server may have closed it.
const TRUSTED_IDLE: Duration = Duration::from_secs(1);

/// Limits the time of work.
pub(super) async fn limited<T, E: Into<Failure>>(
    limit: Duration,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, Failure> {
    match timeout(limit, work).await {
        Ok(done) => done.map_err(Into::into),
        Err(_) => Err(Failure::Timeout),
    }
}

/// The connection of one task. It is made when it is needed, and again after it was lost.
pub(super) struct Dedicated {
    options: PgConnectOptions,
    idle: Option<(PgConnection, Instant)>,
}

impl Dedicated {
    pub(super) fn new(options: PgConnectOptions) -> Dedicated {
        Dedicated { options, idle: None }
    }

    /// Takes the connection out. Without [`Dedicated::put_back`] it is closed.
    pub(super) async fn take(&mut self) -> Result<PgConnection, Failure> {
        if let Some((mut connection, since)) = self.idle.take() {
            if since.elapsed() <= TRUSTED_IDLE {
                return Ok(connection);
            }
            if limited(CONNECT_TIMEOUT, connection.ping()).await.is_ok() {
                return Ok(connection);
            }
        }
        limited(CONNECT_TIMEOUT, self.options.connect()).await
    }

    /// Puts the connection back after work with this outcome, unless the connection may be broken.
    pub(super) fn put_back<T>(&mut self, connection: PgConnection, done: &Result<T, Failure>) {
        if done.as_ref().err().is_none_or(Failure::keeps_connection) {
            self.idle = Some((connection, Instant::now()));
        }
    }

    /// Closes the connection properly, so that the server does not report a lost client.
    pub(super) async fn close(&mut self) {
        if let Some((connection, _)) = self.idle.take() {
            // The work is done. A failure to say goodbye has no consequence.
            let _ = limited(CONNECT_TIMEOUT, connection.close()).await;
        }
    }
}
