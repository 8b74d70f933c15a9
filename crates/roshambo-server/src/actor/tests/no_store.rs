//! A store that accepts every append at once and keeps nothing, for tests of many games.

use std::future::ready;

use crate::ids::{Code, GuestId, TableId};
use crate::protocol::{GameSummary, TableSummary};
use crate::store::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, OpenTables, Reply, ReviewRow, Store, StoreError,
    StoreStatus, StoredLog, TransferRow,
};
use crate::time::Millis;

pub(super) struct NoStore;

fn nothing<T: Send + 'static>() -> Reply<T> {
    Box::pin(ready(Err(StoreError::Unavailable("this store keeps nothing".to_owned()))))
}

impl Store for NoStore {
    fn append(&self, _: Append) -> Reply<()> {
        Box::pin(ready(Ok(())))
    }
    fn log(&self, _: TableId) -> Reply<Option<StoredLog>> {
        nothing()
    }
    fn entries(&self, _: TableId, _: u64, _: u64) -> Reply<Vec<String>> {
        nothing()
    }
    fn by_code(&self, _: Code) -> Reply<Option<TableId>> {
        nothing()
    }
    fn list(&self, _: Filter) -> Reply<Vec<TableSummary>> {
        nothing()
    }
    fn tables_of(&self, _: GuestId) -> Reply<Vec<TableSummary>> {
        nothing()
    }
    fn open_tables(&self, _: GuestId) -> Reply<OpenTables> {
        nothing()
    }
    fn history(&self, _: GuestId, _: Option<Millis>, _: u32) -> Reply<Vec<GameSummary>> {
        nothing()
    }
    fn game(&self, _: TableId, _: u32) -> Reply<Option<Ended>> {
        nothing()
    }
    fn guest(&self, _: GuestId) -> Reply<Option<GuestRow>> {
        nothing()
    }
    fn add_guest(&self, _: GuestRow) -> Reply<()> {
        nothing()
    }
    fn offer_transfer(&self, _: TransferRow) -> Reply<()> {
        nothing()
    }
    fn transfer(&self, _: [u8; 32]) -> Reply<Option<TransferRow>> {
        nothing()
    }
    fn accept_transfer(&self, _: TransferRow, _: [u8; 32], _: Millis) -> Reply<()> {
        nothing()
    }
    fn mark_seen(&self, _: GuestId, _: TableId, _: u32) -> Reply<()> {
        nothing()
    }
    fn seen_games(&self, _: GuestId, _: u32) -> Reply<Vec<Ended>> {
        nothing()
    }
    fn keep_review(&self, _: ReviewRow) -> Reply<()> {
        nothing()
    }
    fn review(&self, _: TableId, _: u32, _: u32) -> Reply<Option<String>> {
        nothing()
    }
    fn touch_guest(&self, _: GuestId, _: GuestChange, _: Millis) -> Reply<()> {
        nothing()
    }
    fn status(&self) -> Reply<StoreStatus> {
        nothing()
    }
    fn expire(&self, _: Expiry) -> Reply<(u64, u64)> {
        nothing()
    }
    fn check(&self) -> Reply<()> {
        Box::pin(ready(Ok(())))
    }
    fn schema(&self) -> u32 {
        1
    }
    fn close(&self) -> Reply<()> {
        Box::pin(ready(Ok(())))
    }
}
