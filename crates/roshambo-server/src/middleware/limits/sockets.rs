//! Counts open WebSockets: by address, by wide network, by guest, and in total.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use roshambo_rules::say;

use super::rate::NETWORK_FACTOR;
use crate::api_error::ApiError;
use crate::config;
use crate::ids::GuestId;
use crate::metrics::Metrics;
use crate::middleware::address::{Address, WideNetwork};

/// The retry delay of a refusal, in seconds. It is a guess, because a connection can close at any time.
const RETRY: u32 = 10;

/// All open WebSockets, and their limits.
pub(super) struct Sockets {
    open: Mutex<Open>,
    most: u32,
    most_of_address: u32,
    most_of_guest: u32,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Open {
    all: u32,
    addresses: HashMap<Address, u32>,
    networks: HashMap<WideNetwork, u32>,
    guests: HashMap<GuestId, u32>,
}

impl Sockets {
    pub(super) fn new(limits: &config::Limits, metrics: Arc<Metrics>) -> Sockets {
        Sockets {
            open: Mutex::default(),
            most: limits.sockets,
            most_of_address: limits.address_sockets,
            most_of_guest: limits.guest_sockets,
            metrics,
        }
    }

    pub(super) fn open(
        self: Arc<Self>,
        from: Address,
        guest: Option<GuestId>,
    ) -> Result<SocketPass, ApiError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.most {
            let full = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-house-full"));
            return Err(full.with("retry", RETRY));
        }
        let of_address = open.addresses.get(&from).copied().unwrap_or(0);
        let of_guest = guest.and_then(|guest| open.guests.get(&guest).copied()).unwrap_or(0);
        let of_network = open.networks.get(&from.wide()).copied().unwrap_or(0);
        let most_of_network = self.most_of_address.saturating_mul(NETWORK_FACTOR);
        if of_address >= self.most_of_address
            || of_network >= most_of_network
            || guest.is_some() && of_guest >= self.most_of_guest
        {
            let many = ApiError::new(StatusCode::TOO_MANY_REQUESTS, say!("server-too-many-sockets"));
            return Err(many.with("retry", RETRY));
        }
        open.all += 1;
        open.addresses.insert(from, of_address + 1);
        open.networks.insert(from.wide(), of_network + 1);
        if let Some(guest) = guest {
            open.guests.insert(guest, of_guest + 1);
        }
        drop(open);
        self.metrics.sockets.inc();
        Ok(SocketPass { sockets: self, from, guest })
    }
}

/// One open WebSocket, counted until this is dropped.
#[must_use]
pub(crate) struct SocketPass {
    sockets: Arc<Sockets>,
    from: Address,
    guest: Option<GuestId>,
}

impl Drop for SocketPass {
    fn drop(&mut self) {
        let mut open = self.sockets.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        super::decrement(&mut open.addresses, self.from);
        super::decrement(&mut open.networks, self.from.wide());
        if let Some(guest) = self.guest {
            super::decrement(&mut open.guests, guest);
        }
        self.sockets.metrics.sockets.dec();
    }
}

#[cfg(test)]
impl Sockets {
    pub(super) fn keys(&self) -> usize {
        let open = self.open.lock().unwrap();
        open.addresses.len() + open.networks.len() + open.guests.len()
    }
}
