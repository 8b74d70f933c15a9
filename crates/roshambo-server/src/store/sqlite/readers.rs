//! The reading side: a few threads, each with a connection that cannot write. However long a read
//! takes, the writer does not wait for it.

use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::error::{closed, file_error, overloaded};
use super::file;
use crate::store::{Reply, StoreError};

/// How many read at the same time.
const READERS: usize = 3;

/// How many reads may wait.
const WAITING: usize = 4096;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// The way to the readers.
pub(super) struct Readers {
    /// Gone once the store is closed; the threads end when they have done what waits.
    jobs: Mutex<Option<SyncSender<Job>>>,
}

impl Readers {
    /// Starts them.
    pub(super) fn start(path: &Path) -> Result<(Readers, Vec<JoinHandle<()>>), StoreError> {
        let (sender, receiver) = sync_channel(WAITING);
        let receiver = Arc::new(Mutex::new(receiver));
        let mut threads = Vec::new();
        for _ in 0..READERS {
            let connection = file::reading(path)?;
            let receiver = Arc::clone(&receiver);
            let thread =
                Builder::new().name("store-read".to_owned()).spawn(move || work(connection, &receiver));
            threads.push(thread.map_err(|error| file_error(&error))?);
        }
        Ok((Readers { jobs: Mutex::new(Some(sender)) }, threads))
    }

    /// Asks for something. It is on its way when this returns, whether the answer is awaited or not.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Nobody may be waiting any more.
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

    /// Takes nothing more. What waits is still read.
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
