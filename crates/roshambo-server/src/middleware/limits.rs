//! How much a visitor may ask for: rates by address and by guest, and open connections.
//!
//! Rates are per minute, and a whole minute's worth may come at once. A limit of 0 allows nothing.
//! What is remembered of visitors is bounded: those who have been quiet are forgotten, and if there
//! are too many even so, all are.

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

/// A house with many guests behind one address gets this many times what a guest gets.
const HOUSE: u32 = 10;

/// All limits, and how far visitors have used them up.
pub(crate) struct Limits {
    address_requests: Rate<Address>,
    guest_requests: Rate<GuestId>,
    new_guests: Rate<Address>,
    guest_tables: Rate<GuestId>,
    address_tables: Rate<Address>,
    misses: Rate<Address>,
    /// Who missed too often, and until when he may not look.
    shut: Mutex<HashMap<Address, Duration>>,
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
    /// Nothing is used up.
    pub(crate) fn new(limits: &config::Limits, clock: &Clock, metrics: Arc<Metrics>) -> Limits {
        Limits {
            address_requests: Rate::new(limits.address_requests, clock),
            guest_requests: Rate::new(limits.guest_requests, clock),
            new_guests: Rate::new(limits.new_guests, clock),
            guest_tables: Rate::new(limits.new_tables, clock),
            address_tables: Rate::new(limits.new_tables.saturating_mul(HOUSE), clock),
            misses: Rate::new(limits.misses, clock),
            shut: Mutex::default(),
            clock: clock.clone(),
            guest_messages: Rate::new(limits.messages, clock),
            address_messages: Rate::new(limits.messages.saturating_mul(HOUSE), clock),
            guest_remarks: Rate::new(limits.remarks, clock),
            address_remarks: Rate::new(limits.remarks.saturating_mul(HOUSE), clock),
            guest_hints: Rate::new(limits.hints, clock),
            address_hints: Rate::new(limits.hints.saturating_mul(HOUSE), clock),
            sockets: Arc::new(Sockets::new(limits, metrics.clone())),
            metrics,
        }
    }

    /// A request came from an address.
    pub(crate) fn address_request(&self, from: Address) -> Result<(), ApiError> {
        self.counted("requests", self.address_requests.take(from))
    }

    /// A request came from a guest.
    pub(crate) fn guest_request(&self, guest: GuestId) -> Result<(), ApiError> {
        self.counted("requests", self.guest_requests.take(guest))
    }

    /// Somebody who was not here before wants to be known.
    pub(crate) fn new_guest(&self, from: Address) -> Result<(), ApiError> {
        self.counted("guests", self.new_guests.take(from))
    }

    /// A guest opens a table.
    pub(crate) fn new_table(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let both = self.guest_tables.take(guest).and_then(|()| self.address_tables.take(from));
        self.counted("tables", both)
    }

    /// Somebody looked for a table that is not there. Who does it too often may not look for a while.
    pub(crate) fn miss(&self, from: Address) -> Result<(), ApiError> {
        let taken = self.misses.take(from);
        if let Err(wait) = taken {
            let now = self.clock.now();
            let mut shut = self.shut.lock().unwrap_or_else(PoisonError::into_inner);
            if shut.len() >= rate::SOME {
                shut.retain(|_, until| *until > now);
            }
            // With more guessers than that at once, the rate alone has to hold them.
            if shut.len() < rate::MOST {
                shut.insert(from, now + wait);
            }
        }
        self.counted("misses", taken)
    }

    /// Whether an address may look for tables: to be asked before looking, so that whoever guesses
    /// codes too fast learns nothing by a hit either. Uses nothing up.
    pub(crate) fn may_look(&self, from: Address) -> Result<(), ApiError> {
        let shut = self.shut.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = shut.get(&from).map(|until| until.saturating_sub(self.clock.now()));
        self.counted("misses", wait.filter(|wait| !wait.is_zero()).map_or(Ok(()), Err))
    }

    /// A message came over a WebSocket.
    pub(crate) fn message(&self, from: Address, guest: Option<GuestId>) -> Result<(), ApiError> {
        let guests = guest.map_or(Ok(()), |guest| self.guest_messages.take(guest));
        self.counted("messages", guests.and_then(|()| self.address_messages.take(from)))
    }

    /// Somebody says something to all at a table.
    pub(crate) fn remark(&self, from: Address, guest: Option<GuestId>) -> Result<(), ApiError> {
        let guests = guest.map_or(Ok(()), |guest| self.guest_remarks.take(guest));
        self.counted("remarks", guests.and_then(|()| self.address_remarks.take(from)))
    }

    /// A guest asks for a hint.
    pub(crate) fn hint(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let both = self.guest_hints.take(guest).and_then(|()| self.address_hints.take(from));
        self.counted("hints", both)
    }

    /// A WebSocket opens; it counts until the pass is dropped.
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
