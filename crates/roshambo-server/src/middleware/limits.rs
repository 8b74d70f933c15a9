//! Limits for visitors: rates by address and by guest, and open connections.
//!
//! Rates are per minute, and a burst of a whole minute is allowed. A limit of 0 allows nothing. Memory is
//! bounded: idle visitors are removed, and if there are still too many, all are removed.

mod rate;
mod sockets;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use roshambo_rules::{Phrase, say};

use self::rate::Rate;
pub(crate) use self::sockets::SocketPass;
use self::sockets::Sockets;
use super::address::Address;
use crate::api_error::ApiError;
use crate::config;
use crate::ids::GuestId;
use crate::metrics::Metrics;
use crate::time::Clock;

/// One address may have this many times the rate of one guest, because many guests can share an address.
const ADDRESS_FACTOR: u32 = 10;

/// All limits, and how much of them each visitor has used.
pub(crate) struct Limits {
    address_requests: Rate<Address>,
    guest_requests: Rate<GuestId>,
    new_guests: Rate<Address>,
    guest_tables: Rate<GuestId>,
    address_tables: Rate<Address>,
    misses: Rate<Address>,
    /// Addresses with too many failed lookups, and until when their lookups are refused.
    blocked: Mutex<HashMap<Address, Duration>>,
    clock: Clock,
    guest_messages: Rate<GuestId>,
    address_messages: Rate<Address>,
    guest_remarks: Rate<GuestId>,
    address_remarks: Rate<Address>,
    guest_hints: Rate<GuestId>,
    address_hints: Rate<Address>,
    sockets: Arc<Sockets>,
    metrics: Arc<Metrics>,
}

impl Limits {
    /// Limits of which nothing is used yet.
    pub(crate) fn new(limits: &config::Limits, clock: &Clock, metrics: Arc<Metrics>) -> Limits {
        Limits {
            address_requests: Rate::new(limits.address_requests, clock),
            guest_requests: Rate::new(limits.guest_requests, clock),
            new_guests: Rate::new(limits.new_guests, clock),
            guest_tables: Rate::new(limits.new_tables, clock),
            address_tables: Rate::new(limits.new_tables.saturating_mul(ADDRESS_FACTOR), clock),
            misses: Rate::new(limits.misses, clock),
            blocked: Mutex::default(),
            clock: clock.clone(),
            guest_messages: Rate::new(limits.messages, clock),
            address_messages: Rate::new(limits.messages.saturating_mul(ADDRESS_FACTOR), clock),
            guest_remarks: Rate::new(limits.remarks, clock),
            address_remarks: Rate::new(limits.remarks.saturating_mul(ADDRESS_FACTOR), clock),
            guest_hints: Rate::new(limits.hints, clock),
            address_hints: Rate::new(limits.hints.saturating_mul(ADDRESS_FACTOR), clock),
            sockets: Arc::new(Sockets::new(limits, metrics.clone())),
            metrics,
        }
    }

    /// Counts a request of an address.
    pub(crate) fn address_request(&self, from: Address) -> Result<(), ApiError> {
        self.counted("requests", self.address_requests.take(from))
    }

    /// Counts a request of a guest.
    pub(crate) fn guest_request(&self, guest: GuestId) -> Result<(), ApiError> {
        self.counted("requests", self.guest_requests.take(guest))
    }

    /// Counts a new guest of an address.
    pub(crate) fn new_guest(&self, from: Address) -> Result<(), ApiError> {
        self.counted("guests", self.new_guests.take(from))
    }

    /// Counts a table that a guest opens.
    pub(crate) fn new_table(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let both = self.guest_tables.take(guest).and_then(|()| self.address_tables.take(from));
        self.counted("tables", both)
    }

    /// Counts a lookup of a table that does not exist. After too many of them, all lookups of the address are
    /// refused for a while.
    pub(crate) fn miss(&self, from: Address) -> Result<(), ApiError> {
        let taken = self.misses.take(from);
        if let Err(wait) = taken {
            let now = self.clock.now();
            let mut blocked = self.blocked.lock().unwrap_or_else(PoisonError::into_inner);
            if blocked.len() >= rate::SOME {
                blocked.retain(|_, until| *until > now);
            }
            // If more addresses than that are blocked, the rate limit alone must be enough.
            if blocked.len() < rate::MOST {
                blocked.insert(from, now + wait);
            }
        }
        self.counted("misses", taken)
    }

    /// Whether an address may look up tables. Call this before each lookup: a client that guesses codes too
    /// fast must not learn about a hit either. The check itself does not count.
    pub(crate) fn may_look(&self, from: Address) -> Result<(), ApiError> {
        let blocked = self.blocked.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = blocked.get(&from).map(|until| until.saturating_sub(self.clock.now()));
        self.counted("misses", wait.filter(|wait| !wait.is_zero()).map_or(Ok(()), Err))
    }

    /// Counts a message over a WebSocket.
    pub(crate) fn message(&self, from: Address, guest: Option<GuestId>) -> Result<(), ApiError> {
        let guests = guest.map_or(Ok(()), |guest| self.guest_messages.take(guest));
        self.counted("messages", guests.and_then(|()| self.address_messages.take(from)))
    }

    /// Counts a remark to everybody at a table.
    pub(crate) fn remark(&self, from: Address, guest: Option<GuestId>) -> Result<(), ApiError> {
        let guests = guest.map_or(Ok(()), |guest| self.guest_remarks.take(guest));
        self.counted("remarks", guests.and_then(|()| self.address_remarks.take(from)))
    }

    /// Counts a request for a hint.
    pub(crate) fn hint(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let both = self.guest_hints.take(guest).and_then(|()| self.address_hints.take(from));
        self.counted("hints", both)
    }

    /// Opens a WebSocket. It counts until the pass is dropped.
    pub(crate) fn socket(&self, from: Address, guest: Option<GuestId>) -> Result<SocketPass, ApiError> {
        let pass = self.sockets.clone().open(from, guest);
        pass.inspect_err(|_| self.metrics.limited("sockets"))
    }

    fn counted(&self, kind: &'static str, taken: Result<(), Duration>) -> Result<(), ApiError> {
        taken.map_err(|wait| {
            self.metrics.limited(kind);
            let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, too_many(kind, seconds)).with("retry", seconds)
        })
    }
}

fn too_many(kind: &'static str, seconds: u32) -> Phrase {
    match kind {
        "guests" => say!("server-too-many-guests", seconds = seconds),
        "tables" => say!("server-too-many-tables", seconds = seconds),
        "misses" => say!("server-too-many-misses", seconds = seconds),
        "messages" => say!("server-too-many-messages", seconds = seconds),
        "hints" => say!("server-too-many-hints", seconds = seconds),
        "remarks" => say!("server-too-many-remarks", seconds = seconds),
        _ => say!("server-too-many-requests", seconds = seconds),
    }
}

#[cfg(test)]
mod tests;
