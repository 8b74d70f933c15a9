//! Limits for visitors: rates by guest, by address, by wide network and for the server, and what is open or being
//! answered at the same time.
//!
//! Most rates are per minute, and a burst of a whole minute is allowed. A limit of 0 allows nothing. Memory is
//! bounded: idle visitors are removed, and if there are still too many, all are removed.

mod lookups;
mod rate;
mod sockets;
mod work;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use roshambo_rules::{Phrase, say};

use self::lookups::Lookups;
use self::rate::{AddressRate, Rate};
pub(crate) use self::sockets::SocketPass;
use self::sockets::Sockets;
use self::work::{NoPermit, WorkPermits};
pub(crate) use self::work::{Work, WorkPermit};
use super::address::Address;
use crate::api_error::ApiError;
use crate::config;
use crate::ids::GuestId;
use crate::metrics::Metrics;
use crate::time::Clock;

/// One address may have this many times the rate of one guest, because many guests can share an address.
const ADDRESS_FACTOR: u32 = 10;
/// The whole server may have this many times the new tables of one guest.
const SERVER_TABLES: u32 = 100;
/// The whole server may have this many times the work of one address.
const SERVER_WORK: u32 = 10;
/// The retry delay of a refusal because too much is being done at the same time, in seconds. It is a guess.
const BUSY_RETRY: u32 = 5;

/// All limits, and how much of them each visitor has used.
pub(crate) struct Limits {
    address_requests: AddressRate,
    guest_requests: Rate<GuestId>,
    new_guests: AddressRate,
    guest_tables: Rate<GuestId>,
    address_tables: AddressRate,
    server_tables: Rate<()>,
    guest_games: Rate<GuestId>,
    address_games: AddressRate,
    server_games: Rate<()>,
    lookups: Lookups,
    guest_messages: Rate<GuestId>,
    address_messages: AddressRate,
    guest_remarks: Rate<GuestId>,
    stranger_remarks: AddressRate,
    address_remarks: AddressRate,
    guest_hints: Rate<GuestId>,
    address_hints: AddressRate,
    /// No answer costs more than this: what one address may use in a minute.
    most_work: u32,
    address_work: AddressRate,
    server_work: Rate<()>,
    permits: Arc<WorkPermits>,
    sockets: Arc<Sockets>,
    metrics: Arc<Metrics>,
}

impl Limits {
    /// Limits of which nothing is used yet.
    pub(crate) fn new(limits: &config::Limits, clock: &Clock, metrics: Arc<Metrics>) -> Limits {
        let guests = |units| Rate::per_minute(units, clock);
        let addresses = |units| AddressRate::per_minute(units, clock);
        let shared = |units: u32| addresses(units.saturating_mul(ADDRESS_FACTOR));
        let server = |units: u32, factor: u32| Rate::per_minute(units.saturating_mul(factor), clock);
        Limits {
            address_requests: addresses(limits.address_requests),
            guest_requests: guests(limits.guest_requests),
            new_guests: addresses(limits.new_guests),
            guest_tables: guests(limits.new_tables),
            address_tables: shared(limits.new_tables),
            server_tables: server(limits.new_tables, SERVER_TABLES),
            guest_games: Rate::per_day(limits.day_games, clock),
            address_games: AddressRate::per_day(limits.day_games.saturating_mul(ADDRESS_FACTOR), clock),
            server_games: Rate::per_day(limits.server_day_games, clock),
            lookups: Lookups::new(limits.misses, clock),
            guest_messages: guests(limits.messages),
            address_messages: shared(limits.messages),
            guest_remarks: guests(limits.remarks),
            stranger_remarks: addresses(limits.remarks),
            address_remarks: shared(limits.remarks),
            guest_hints: guests(limits.hints),
            address_hints: shared(limits.hints),
            most_work: limits.work,
            address_work: addresses(limits.work),
            server_work: server(limits.work, SERVER_WORK),
            permits: Arc::new(WorkPermits::new(limits.work_at_once)),
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

    /// Counts a table that a guest opens. It also counts as a game.
    pub(crate) fn new_table(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let guests = self.guest_tables.take(guest).and_then(|()| self.address_tables.take(from));
        self.counted("tables", guests.and_then(|()| self.server_tables.take(())))?;
        self.new_game(from, guest)
    }

    /// Counts a game that a guest starts. Games are kept for long, so they are counted by the day.
    pub(crate) fn new_game(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let guests = self.guest_games.take(guest).and_then(|()| self.address_games.take(from));
        self.counted("games", guests.and_then(|()| self.server_games.take(())))
    }

    /// Counts a lookup of a table that does not exist.
    pub(crate) fn miss(&self, from: Address) -> Result<(), ApiError> {
        self.counted("misses", self.lookups.miss(from))
    }

    /// Whether an address may look up tables. Call this before each lookup.
    pub(crate) fn may_look(&self, from: Address) -> Result<(), ApiError> {
        self.counted("misses", self.lookups.may_look(from))
    }

    /// Counts a code that leads to no table.
    pub(crate) fn code_miss(&self, from: Address) -> Result<(), ApiError> {
        self.counted("misses", self.lookups.code_miss(from))
    }

    /// Whether an address may look up codes. Call this before each lookup of a code.
    pub(crate) fn may_try_code(&self, from: Address) -> Result<(), ApiError> {
        self.counted("misses", self.lookups.may_try_code(from))
    }

    /// Counts a message over a WebSocket as this many messages.
    pub(crate) fn message(&self, from: Address, guest: Option<GuestId>, units: u32) -> Result<(), ApiError> {
        let guests = guest.map_or(Ok(()), |guest| self.guest_messages.take_units(guest, units));
        self.counted("messages", guests.and_then(|()| self.address_messages.take_units(from, units)))
    }

    /// Counts a remark to everybody at a table. All visitors of an address without a session count as one guest.
    pub(crate) fn remark(&self, from: Address, guest: Option<GuestId>) -> Result<(), ApiError> {
        let own = match guest {
            Some(guest) => self.guest_remarks.take(guest),
            None => self.stranger_remarks.take(from),
        };
        self.counted("remarks", own.and_then(|()| self.address_remarks.take(from)))
    }

    /// Counts a request for a hint.
    pub(crate) fn hint(&self, from: Address, guest: GuestId) -> Result<(), ApiError> {
        let both = self.guest_hints.take(guest).and_then(|()| self.address_hints.take(from));
        self.counted("hints", both)
    }

    /// A permit for an expensive answer. Take it before the body of the request is read, and keep it until the answer
    /// is sent.
    pub(crate) fn work(&self, work: Work, from: Address) -> Result<WorkPermit, ApiError> {
        self.permits.take(work, from).map_err(|reason| {
            self.metrics.limited("work");
            let (status, phrase) = match reason {
                NoPermit::Address => (StatusCode::TOO_MANY_REQUESTS, say!("server-too-much-at-once")),
                NoPermit::Server => (StatusCode::SERVICE_UNAVAILABLE, say!("server-busy")),
            };
            ApiError::new(status, phrase).with("retry", BUSY_RETRY)
        })
    }

    /// Counts the cost of an expensive answer. A unit is about a millisecond of one core.
    pub(crate) fn cost(&self, from: Address, units: u32) -> Result<(), ApiError> {
        let units = units.min(self.most_work.max(1));
        let address = self.address_work.take_units(from, units);
        self.counted("work", address.and_then(|()| self.server_work.take_units((), units)))
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
        "games" => say!("server-too-many-games", seconds = seconds),
        "misses" => say!("server-too-many-misses", seconds = seconds),
        "messages" => say!("server-too-many-messages", seconds = seconds),
        "hints" => say!("server-too-many-hints", seconds = seconds),
        "remarks" => say!("server-too-many-remarks", seconds = seconds),
        "work" => say!("server-too-much-work", seconds = seconds),
        _ => say!("server-too-many-requests", seconds = seconds),
    }
}

/// Removes one from a count. A key without a count is removed, so that there are never more keys than things counted.
fn decrement<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) {
    match counts.get_mut(&key) {
        Some(count) if *count > 1 => *count -= 1,
        _ => {
            counts.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests;
