//! The writer thread, with the only connection that writes.
//!
//! It takes all queued changes, performs them in one transaction and answers when the commit is on disk. So the more
//! changes are queued, the more of them share one sync, and no change waits for a batch to fill.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::changes::{Change, Memory};
use super::error::{closed, overloaded};
use super::expiry::{self, Step};
use super::open_files::OpenFiles;
use super::reserve::Reserve;
use super::{copies, file};
use crate::store::{Expiry, Reply, StoreError};

/// The maximum number of queued requests.
pub(super) const WAITING: usize = 1 << 14;

/// The maximum number of changes in one commit.
const BATCH: usize = 1024;

/// After a commit with at least this number of changes the writer pauses for [`GATHER`], so that more changes are queued.
/// A commit costs about the same for one change and for a hundred, so under load fewer and larger commits are faster.
const BUSY: usize = 8;

/// The pause after a large commit. Without load there is no pause.
const GATHER: Duration = Duration::from_millis(2);

pub(super) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// A request to the writer.
pub(super) enum Request {
    /// May share a transaction with others.
    Change(Change, Answer<()>),
    /// One step of expiry.
    Expire(Expiry, Answer<Step>),
    /// A small write, to check that the database is writable.
    Check(Answer<()>),
    /// Limits the number of pages of the database.
    Limit(u32, Answer<()>),
    /// The last request: joins these reader threads, then closes the database.
    Close(Vec<JoinHandle<()>>, Answer<()>),
}

/// Queues a request. It is queued when this returns, even if the future is never polled.
pub(super) fn ask<T: Send + 'static>(
    writer: &SyncSender<Request>,
    request: impl FnOnce(Answer<T>) -> Request,
) -> Reply<T> {
    let (answer, answered) = oneshot::channel();
    let sent = match writer.try_send(request(answer)) {
        Ok(()) => Ok(()),
        Err(TrySendError::Full(_)) => Err(overloaded()),
        Err(TrySendError::Disconnected(_)) => Err(closed()),
    };
    Box::pin(async move {
        sent?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    })
}

/// The state of the writer thread.
pub(super) struct Writer {
    /// `None` after an error that may be caused by the connection itself. The next batch opens a new connection.
    connection: Option<Connection>,
    memory: Memory,
    /// Whether the last check found that a file was moved, replaced or deleted.
    is_moved: bool,
    reserve: Reserve,
    // The last field, so that the lock is released after the connection is closed.
    files: OpenFiles,
}

impl Writer {
    pub(super) fn new(files: OpenFiles, connection: Connection, reserve: Reserve) -> Writer {
        Writer { connection: Some(connection), memory: Memory::default(), is_moved: false, reserve, files }
    }

    /// Runs until it receives [`Request::Close`] or all senders are dropped.
    pub(super) fn work(mut self, requests: &Receiver<Request>) {
        let mut changes = Vec::new();
        let mut answers = Vec::new();
        while let Ok(first) = requests.recv() {
            let mut next = Some(first);
            while let Some(Request::Change(change, answer)) = next {
                changes.push(change);
                answers.push(answer);
                next = if changes.len() < BATCH { requests.try_recv().ok() } else { None };
            }
            if !changes.is_empty() {
                self.commit(&changes, answers.drain(..));
                if changes.len() >= BUSY {
                    thread::sleep(GATHER);
                }
                changes.clear();
            }
            // Sending an answer fails if the caller has dropped the future. That is fine.
            match next {
                Some(Request::Expire(expiry, answer)) => drop(answer.send(self.expire(&expiry))),
                Some(Request::Check(answer)) => drop(answer.send(self.check())),
                Some(Request::Limit(pages, answer)) => drop(answer.send(self.limit(pages))),
                Some(Request::Close(readers, answer)) => {
                    for reader in readers {
                        // A reader that panicked has ended as well.
                        let _ = reader.join();
                    }
                    let _ = answer.send(self.close());
                    return;
                }
                Some(Request::Change(..)) | None => {}
            }
        }
        let _ = self.close();
    }

    fn commit(&mut self, changes: &[Change], answers: impl Iterator<Item = Answer<()>>) {
        let done = self.transaction(|memory, connection| {
            let mut outcomes = Vec::with_capacity(changes.len());
            for change in changes {
                match memory.apply(connection, change) {
                    outcome @ (Ok(()) | Err(StoreError::Conflict | StoreError::Taken)) => {
                        outcomes.push(outcome);
                    }
                    Err(error) => return Err(error),
                }
            }
            memory.move_recent(connection)?;
            Ok(outcomes)
        });
        let outcomes = done.unwrap_or_else(|error| vec![Err(error); changes.len()]);
        for (answer, outcome) in answers.zip(outcomes) {
            let _ = answer.send(outcome);
        }
    }

    /// Checks that the database is writable. Makes the reserve again if there was no space for it.
    fn check(&mut self) -> Result<(), StoreError> {
        self.transaction(|_, connection| probe(connection))?;
        if self.reserve.is_due() {
            self.reserve.make();
        }
        Ok(())
    }

    fn expire(&mut self, expiry: &Expiry) -> Result<Step, StoreError> {
        self.transaction(|memory, connection| {
            let step = expiry::step(connection, expiry)?;
            step.tables.iter().for_each(|table| memory.forget_table(*table));
            memory.forget_trusted();
            Ok(step)
        })
    }

    /// Runs one transaction. It is durable when this returns; after an error it is rolled back. The only exception is
    /// [`StoreError::Moved`]: the transaction may be in a file that has moved meanwhile.
    fn transaction<T>(
        &mut self,
        work: impl FnOnce(&mut Memory, &Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.check_files()?;
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => file::writing(self.files.path())?,
        };
        let done = begin(&connection).and_then(|()| {
            let done = work(&mut self.memory, &connection)?;
            connection.prepare_cached("COMMIT")?.execute([])?;
            Ok(done)
        });
        let Err(error) = &done else {
            self.connection = Some(connection);
            // What is in a file that nobody finds after a restart must not be acknowledged.
            return self.check_files().and(done);
        };
        // The answers to the callers are logged, at a limited rate.
        tracing::debug!(%error, "a transaction failed");
        self.memory.forget();
        // SQLite may already have rolled back.
        let fine = connection.is_autocommit() || connection.execute_batch("ROLLBACK").is_ok();
        if fine && matches!(error, StoreError::Full | StoreError::Locked) {
            if *error == StoreError::Full && self.reserve.may_use() {
                self.relieve(&connection);
            }
            self.connection = Some(connection);
        }
        done
    }

    /// Frees the space of the write-ahead log on a full disk, so that later transactions may succeed.
    fn relieve(&mut self, connection: &Connection) {
        self.reserve.release();
        match checkpoint(connection) {
            Ok(()) => tracing::info!("the disk is full; the write-ahead log was moved into the database"),
            Err(error) => tracing::warn!(%error, "the disk is full; the write-ahead log could not be moved"),
        }
        self.reserve.make();
    }

    /// Fails while a file of the database is not where it was.
    fn check_files(&mut self) -> Result<(), StoreError> {
        let checked = self.files.check();
        match &checked {
            Ok(()) if self.is_moved => tracing::info!("the files of the database are back"),
            Err(StoreError::Moved(what)) if !self.is_moved => {
                tracing::error!(
                    what,
                    "a file of the database was moved, replaced or deleted; nothing is stored until it is back"
                );
                self.save_moved();
            }
            Ok(()) | Err(_) => {}
        }
        self.is_moved = checked.is_err();
        if self.is_moved {
            self.memory.forget();
        }
        checked
    }

    /// Saves what the open files contain: the write-ahead log into the database file, which may have a new name, and
    /// the database into a copy if its file was deleted.
    fn save_moved(&self) {
        let Some(connection) = &self.connection else { return };
        if let Err(error) = checkpoint(connection) {
            tracing::error!(%error, "the write-ahead log could not be moved into the database");
        }
        if self.files.is_deleted() {
            match copies::rescue(connection, self.files.path()) {
                Ok(copy) => {
                    tracing::error!(copy = %copy.display(), "the database was deleted; this is a copy");
                }
                Err(error) => tracing::error!(%error, "the database was deleted, and could not be copied"),
            }
        }
    }

    fn limit(&mut self, pages: u32) -> Result<(), StoreError> {
        let Some(connection) = &self.connection else { return Err(closed()) };
        connection.pragma_update_and_check(None, "max_page_count", pages, |row| row.get::<_, i64>(0))?;
        Ok(())
    }

    /// Checkpoints the write-ahead log and closes the database.
    fn close(mut self) -> Result<(), StoreError> {
        let found = self.check_files();
        let Some(connection) = self.connection else { return Ok(()) };
        let folded = checkpoint(&connection);
        if found.is_err() {
            // Closing the last connection deletes the write-ahead log by its name, which may belong to another database
            // now. The process is about to end, so the connection is left open.
            std::mem::forget(connection);
            return found;
        }
        let closed = connection.close().map_err(|(_, error)| error);
        folded.and(closed).map_err(StoreError::from)
    }
}

/// Moves the content of the write-ahead log into the database file.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

fn begin(connection: &Connection) -> Result<(), StoreError> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    Ok(())
}

/// Checks that pages can be added and that a commit succeeds. Only a counter changes.
fn probe(connection: &Connection) -> Result<(), StoreError> {
    connection
        .execute_batch("SAVEPOINT probe; UPDATE probe SET filler = zeroblob(8192); ROLLBACK TO probe;")?;
    connection.execute_batch("RELEASE probe; UPDATE probe SET times = times + 1;")?;
    Ok(())
}
