//! The fairness promise of a table for its present or next game; see docs/fairness.md.

use roshambo_rules::{Seat, Seats};
use roshambo_table::fair::{Promise, Secret};
use roshambo_table::hex;

use crate::api_error::ApiError;
use crate::ids::random;
use crate::log_entry::{Promised, Sitting};

/// A promise and its public commitment.
pub(super) struct TablePromise {
    pub(super) promised: Promised,
    /// What clients are shown before the game.
    pub(super) commitment: String,
}

impl TablePromise {
    /// The promise of a log entry; an error if the entry makes no sense.
    pub(super) fn new(promised: &Promised, seats: Seats) -> Result<TablePromise, ApiError> {
        let commitment = TablePromise::parse(promised, seats)?.commitment().to_string();
        Ok(TablePromise { promised: promised.clone(), commitment })
    }

    /// The promise before players have given their texts.
    pub(super) fn parse(promised: &Promised, seats: Seats) -> Result<Promise, ApiError> {
        let secret = Secret::parse(&promised.secret).ok_or_else(ApiError::unreadable_log)?;
        Promise::new(seats, secret, promised.bots.clone()).map_err(|_| ApiError::unreadable_log())
    }
}

/// A new random promise for these players, with texts for the bots among them.
pub(super) fn random_promise(seats: Seats, sittings: &[Option<Sitting>]) -> Promised {
    let is_bot = |sitting: &Option<Sitting>| matches!(sitting, Some(Sitting::Bot { .. }));
    let bots = seats.iter().zip(sittings).filter(|(_, sitting)| is_bot(sitting));
    Promised { secret: hex(&random::<32>()), bots: bots.map(|(seat, _)| (seat, random_text())).collect() }
}

/// The text of a seat whose player gives none.
pub(super) fn random_text() -> String {
    hex(&random::<16>())
}

/// The texts of all seats: those of bots are part of the promise, people may have given theirs.
pub(super) fn texts(promised: &Promised, seats: Seats, given: Vec<Option<String>>) -> Vec<String> {
    let text = |(seat, given): (Seat, Option<String>)| {
        promised.bots.get(&seat).cloned().or(given).unwrap_or_else(random_text)
    };
    seats.iter().zip(given).map(text).collect()
}
