//! How values are stored: as JSON texts and as signed integers. All stores do it in the same way, so that data can be
//! copied between them.

use std::collections::BTreeMap;

use roshambo_rules::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::StoreError;
use crate::ids::GuestId;

/// Converts an unsigned number for a database whose integers are signed.
pub(super) fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Encodes a value.
pub(super) fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// Decodes a value that was requested alone.
pub(super) fn parsed<T: DeserializeOwned>(json: &str) -> Result<T, StoreError> {
    serde_json::from_str(json).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// Decodes a value of a list. One that cannot be decoded is left out and logged, so that it does not hide the others.
pub(super) fn parsed_in_list<T: DeserializeOwned>(json: &str, list: &'static str) -> Option<T> {
    let parsed = serde_json::from_str(json);
    parsed.inspect_err(|error| tracing::warn!(%error, list, "a row is left out of a list")).ok()
}

/// The seats of each player of a game, as they are stored.
pub(super) fn seats_by_guest(players: &[(GuestId, Seat)]) -> Result<Vec<(GuestId, String)>, StoreError> {
    let mut seats: BTreeMap<GuestId, Vec<Seat>> = BTreeMap::new();
    for (guest, seat) in players {
        seats.entry(*guest).or_default().push(*seat);
    }
    seats.iter().map(|(guest, seats)| Ok((*guest, json(seats)?))).collect()
}
