//! How many bytes wait for the disk, at one table and at all.
//!
//! If the disk is slow, everything that depends on it waits in memory. What waits is counted here, and above a limit
//! clients are refused instead of adding to it.

use std::sync::atomic::{AtomicUsize, Ordering};

/// What all tables of a node hold for the disk.
#[derive(Debug)]
pub(crate) struct Backlog {
    held: AtomicUsize,
    /// The limit for all tables, in bytes.
    limit: usize,
    /// The limit for one table, in bytes.
    pub(super) table_limit: usize,
}

impl Backlog {
    pub(crate) fn new(table_limit: usize, limit: usize) -> Backlog {
        Backlog { held: AtomicUsize::new(0), limit, table_limit }
    }

    /// How many bytes wait.
    pub(crate) fn held(&self) -> usize {
        self.held.load(Ordering::Relaxed)
    }

    /// Whether no more may be added for clients.
    pub(crate) fn is_full(&self) -> bool {
        self.held() >= self.limit
    }

    pub(super) fn add(&self, bytes: usize) {
        self.held.fetch_add(bytes, Ordering::Relaxed);
    }

    pub(super) fn remove(&self, bytes: usize) {
        self.held.fetch_sub(bytes, Ordering::Relaxed);
    }
}
