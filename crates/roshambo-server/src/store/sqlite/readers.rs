//! The reader threads, each with a read-only connection. The writer never waits for a read, even for a long one.

use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::error::{closed, file_error, overloaded};
use super::file;
use crate::store::{Reply, StoreError};

/// The number of reader threads.
const READERS: usize = 3;

/// The maximum number of queued reads.
const WAITING: usize = 4096;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// A handle to the reader threads.
pub(super) struct Readers {
    /// `None` once the store is closed. The threads end when they have finished the queued reads.
    jobs: Mutex<Option<SyncSender<Job>>>,
}

impl Readers {
    /// Starts the threads.
    pub(super) fn start(path: &Path) -> Result<(Readers, Vec<JoinHandle<()>>), StoreError> {
        let (sender, receiver) = sync_channel(WAITING);
        let receiver = Arc::new(Mutex::new(receiver));
        let mut threads = Vec::new();
        for _ in 0..READERS {
            let connection = file::reading(path)?;
            // Reading once opens the write-ahead log. It then exists until the last connection is closed, even if the
            // writer has to reconnect.
            connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
            let receiver = Arc::clone(&receiver);
            let thread =
                Builder::new().name("store-read".to_owned()).spawn(move || work(connection, &receiver));
            threads.push(thread.map_err(|error| file_error(&error))?);
        }
        Ok((Readers { jobs: Mutex::new(Some(sender)) }, threads))
    }

    /// Queues a read. It is queued when this returns, even if the future is never polled.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Sending fails if the caller has dropped the future. That is fine.
            let _ = answer.send(read(connection));
        });
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = match jobs.as_ref().map(|jobs| jobs.try_send(job)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(overloaded()),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(closed()),
        };
        Box::pin(async move {
            sent?;
            answered.await.unwrap_or_else(|_| Err(closed()))
        })
    }

    /// Refuses new reads. Queued reads are still performed.
    pub(super) fn close(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

fn work(mut connection: Connection, jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(&mut connection),
            Err(_) => return,
        }
    }
}
