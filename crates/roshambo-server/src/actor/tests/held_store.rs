//! A store that can hold back the completion of its appends, and of reading a log.

use std::path::PathBuf;
use std::sync::Arc;

use tokio::sync::watch;

use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, TableSummary};
use crate::store::sqlite::Sqlite;
use crate::store::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, OpenTables, Reply, ReviewRow, Store, StoreStatus,
    StoredLog, TransferRow,
};
use crate::time::Millis;

/// Whether the completion of one read is held back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HeldRead {
    No,
    /// That of the next one.
    Next,
    /// It is.
    Held,
}

/// A database in its own folder, which is removed with it.
pub(super) struct HeldStore {
    inner: Sqlite,
    held: watch::Sender<bool>,
    held_read: watch::Sender<HeldRead>,
    folder: PathBuf,
}

impl HeldStore {
    pub(super) fn new() -> Arc<HeldStore> {
        let folder = std::env::temp_dir().join(format!("roshambo-actor-{}", TableId::random()));
        std::fs::create_dir(&folder).unwrap();
        let inner = Sqlite::open(&folder.join("test.db")).unwrap();
        let (held, held_read) = (watch::Sender::new(false), watch::Sender::new(HeldRead::No));
        Arc::new(HeldStore { inner, held, held_read, folder })
    }

    /// Holds back the completion of appends from now on.
    pub(super) fn hold(&self) {
        self.held.send_replace(true);
    }

    /// Holds back the completion of the next read of a log.
    pub(super) fn hold_next_read(&self) {
        self.held_read.send_replace(HeldRead::Next);
    }

    /// Waits until a read is held back.
    pub(super) async fn until_read_is_held(&self) {
        self.held_read.subscribe().wait_for(|held| *held == HeldRead::Held).await.unwrap();
    }

    /// Completes the read that was held back.
    pub(super) fn release_read(&self) {
        self.held_read.send_replace(HeldRead::No);
    }

    /// Completes the appends that were held back.
    pub(super) fn release(&self) {
        self.held.send_replace(false);
    }
}

impl Drop for HeldStore {
    fn drop(&mut self) {
        // If this fails, the operating system cleans the folder up later.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Store for HeldStore {
    fn append(&self, append: Append) -> Reply<()> {
        let (stored, mut held) = (self.inner.append(append), self.held.subscribe());
        Box::pin(async move {
            let stored = stored.await;
            held.wait_for(|held| !held).await.unwrap();
            stored
        })
    }
    fn log(&self, table: TableId) -> Reply<Option<StoredLog>> {
        let read = self.inner.log(table);
        if *self.held_read.borrow() != HeldRead::Next {
            return read;
        }
        let held_read = self.held_read.clone();
        Box::pin(async move {
            let read = read.await;
            held_read.send_replace(HeldRead::Held);
            held_read.subscribe().wait_for(|held| *held == HeldRead::No).await.unwrap();
            read
        })
    }
    fn entries(&self, table: TableId, from: u64, to: u64) -> Reply<Vec<String>> {
        self.inner.entries(table, from, to)
    }
    fn by_code(&self, code: Code) -> Reply<Option<TableId>> {
        self.inner.by_code(code)
    }
    fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>> {
        self.inner.list(filter)
    }
    fn tables_of(&self, guest: GuestId) -> Reply<Vec<TableSummary>> {
        self.inner.tables_of(guest)
    }
    fn open_tables(&self, guest: GuestId) -> Reply<OpenTables> {
        self.inner.open_tables(guest)
    }
    fn history(&self, guest: GuestId, before: Option<Millis>, limit: u32) -> Reply<Vec<GameSummary>> {
        self.inner.history(guest, before, limit)
    }
    fn game(&self, table: TableId, game: u32) -> Reply<Option<Ended>> {
        self.inner.game(table, game)
    }
    fn guest(&self, id: GuestId) -> Reply<Option<GuestRow>> {
        self.inner.guest(id)
    }
    fn add_guest(&self, guest: GuestRow) -> Reply<()> {
        self.inner.add_guest(guest)
    }
    fn offer_transfer(&self, transfer: TransferRow) -> Reply<()> {
        self.inner.offer_transfer(transfer)
    }
    fn transfer(&self, secret: [u8; 32]) -> Reply<Option<TransferRow>> {
        self.inner.transfer(secret)
    }
    fn accept_transfer(&self, transfer: TransferRow, token: [u8; 32], now: Millis) -> Reply<()> {
        self.inner.accept_transfer(transfer, token, now)
    }
    fn mark_seen(&self, guest: GuestId, table: TableId, game: u32) -> Reply<()> {
        self.inner.mark_seen(guest, table, game)
    }
    fn seen_games(&self, guest: GuestId, limit: u32) -> Reply<Vec<Ended>> {
        self.inner.seen_games(guest, limit)
    }
    fn keep_review(&self, review: ReviewRow) -> Reply<()> {
        self.inner.keep_review(review)
    }
    fn review(&self, table: TableId, game: u32, version: u32) -> Reply<Option<String>> {
        self.inner.review(table, game, version)
    }
    fn touch_guest(&self, id: GuestId, change: GuestChange, seen: Millis) -> Reply<()> {
        self.inner.touch_guest(id, change, seen)
    }
    fn expire(&self, expiry: Expiry) -> Reply<(u64, u64)> {
        self.inner.expire(expiry)
    }
    fn status(&self) -> Reply<StoreStatus> {
        self.inner.status()
    }
    fn check(&self) -> Reply<()> {
        self.inner.check()
    }
    fn schema(&self) -> u32 {
        self.inner.schema()
    }
    fn close(&self) -> Reply<()> {
        self.inner.close()
    }
}
