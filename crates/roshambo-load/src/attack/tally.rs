//! What a server answered to an attack.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::failure::Failure;

/// How many requests, messages or connections ended in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Carried out.
    pub accepted: u64,
    /// Refused because of a limit: 429.
    pub too_many: u64,
    /// Refused because the server was busy: 503.
    pub busy: u64,
    /// Refused for another reason.
    pub refused: u64,
    /// Connections that the server closed.
    pub closed: u64,
}

/// Counts while an attack runs.
#[derive(Default)]
pub(super) struct Tally {
    accepted: AtomicU64,
    too_many: AtomicU64,
    busy: AtomicU64,
    refused: AtomicU64,
    closed: AtomicU64,
}

impl Tally {
    pub(super) fn accepted(&self) {
        self.accepted.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn closed(&self) {
        self.closed.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a refusal over a WebSocket, by its code.
    pub(super) fn code(&self, code: &str) {
        let count = if code.starts_with("too-m") { &self.too_many } else { &self.refused };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts the status of an HTTP response.
    pub(super) fn status(&self, status: u16) {
        let count = match status {
            200..300 => &self.accepted,
            429 => &self.too_many,
            503 => &self.busy,
            _ => &self.refused,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts the result of a request. Returns whether the connection is still open.
    pub(super) fn result<T>(&self, result: &Result<T, Failure>) -> bool {
        match result {
            Ok(_) => self.accepted(),
            Err(Failure::Status { status, .. }) => self.status(*status),
            Err(_) => {
                self.closed();
                return false;
            }
        }
        true
    }

    pub(super) fn counts(&self) -> Counts {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        Counts {
            accepted: read(&self.accepted),
            too_many: read(&self.too_many),
            busy: read(&self.busy),
            refused: read(&self.refused),
            closed: read(&self.closed),
        }
    }
}
