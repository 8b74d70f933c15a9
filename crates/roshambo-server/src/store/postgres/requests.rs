//! Requests that need no order among each other: each takes a connection of a pool for a moment.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, TryAcquireError, oneshot};

use super::connection::{CONNECT_TIMEOUT, WORK_TIMEOUT, limited};
use super::error::{Failure, closed, overloaded};
use crate::store::{PoolUse, Reply, StoreError};

/// The maximum number of requests that wait or are under way.
const WAITING: u32 = 4096;

/// How many times work is tried that the server has undone because of other work at the same time.
pub(super) const ATTEMPTS: u32 = 5;

/// How long a connection may be unused before it is closed. Routers on the way may forget it.
const IDLE: Duration = Duration::from_secs(60);

/// How old a connection may become, so that nodes find the addresses of a server that has moved.
const LIFETIME: Duration = Duration::from_secs(30 * 60);

/// The pool and the requests under way.
pub(super) struct Requests {
    pool: PgPool,
    permits: Arc<Semaphore>,
    runtime: Handle,
}

impl Requests {
    /// A pool with up to this number of connections. They are made when they are needed.
    pub(super) fn new(options: PgConnectOptions, connections: u32) -> Requests {
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(CONNECT_TIMEOUT)
            .idle_timeout(IDLE)
            .max_lifetime(LIFETIME)
            .connect_lazy_with(options);
        Requests { pool, permits: Arc::new(Semaphore::new(WAITING as usize)), runtime: Handle::current() }
    }

    /// Starts work. It is done even if the future is dropped, so that no connection is left in the middle of a
    /// statement. It is tried again if the server has undone it because of other work at the same time.
    pub(super) fn ask<T, F>(&self, work: F) -> Reply<T>
    where
        T: Send + 'static,
        F: for<'c> Fn(&'c mut PgConnection) -> BoxFuture<'c, Result<T, Failure>> + Send + Sync + 'static,
    {
        let permit = match self.permits.clone().try_acquire_owned() {
            Ok(permit) => permit,
            Err(error) => {
                let why = match error {
                    TryAcquireError::NoPermits => overloaded(),
                    TryAcquireError::Closed => closed(),
                };
                return Box::pin(async { Err(why) });
            }
        };
        let (answer, answered) = oneshot::channel();
        let pool = self.pool.clone();
        self.runtime.spawn(async move {
            let done = run(&pool, &work).await;
            // Sending fails if the caller has dropped the future. That is fine.
            let _ = answer.send(done.map_err(StoreError::from));
            drop(permit);
        });
        Box::pin(async move { answered.await.unwrap_or_else(|_| Err(closed())) })
    }

    /// Waits for the requests under way, refuses new ones and closes all connections.
    pub(super) async fn close(&self) {
        if let Ok(all) = self.permits.clone().acquire_many_owned(WAITING).await {
            self.permits.close();
            drop(all);
        }
        self.pool.close().await;
    }

    /// How many connections are in use.
    pub(super) fn pool_use(&self) -> PoolUse {
        let idle = u32::try_from(self.pool.num_idle()).unwrap_or(u32::MAX);
        PoolUse {
            in_use: self.pool.size().saturating_sub(idle),
            size: self.pool.options().get_max_connections(),
        }
    }
}

async fn run<T, F>(pool: &PgPool, work: &F) -> Result<T, Failure>
where
    F: for<'c> Fn(&'c mut PgConnection) -> BoxFuture<'c, Result<T, Failure>>,
{
    let mut attempts = ATTEMPTS;
    loop {
        let mut connection = pool.acquire().await?;
        let done = limited(WORK_TIMEOUT, work(&mut connection)).await;
        let Err(failure) = done else { return done };
        if !failure.keeps_connection() {
            // The pool would test the connection first, and that could take long.
            drop(connection.detach());
        }
        attempts -= 1;
        if attempts == 0 || !failure.is_transient() {
            return Err(failure);
        }
    }
}
