//! The fairness promise of a table for its present or next game; see docs/fairness.md.

use std::collections::BTreeMap;

use roshambo_rules::{SeatSet, Seats};
use roshambo_table::fair::{Proof, SeatText, Secret, TextHash};
use roshambo_table::hex;

use crate::api_error::ApiError;
use crate::ids::random;
use crate::log_entry::{PromiseScheme, Promised, Started};

/// A promise and its public commitment.
pub(super) struct TablePromise {
    pub(super) promised: Promised,
    /// What clients are shown before the game.
    pub(super) commitment: String,
}

impl TablePromise {
    /// The promise of a log entry; an error if the entry makes no sense.
    pub(super) fn new(promised: &Promised, seats: Seats) -> Result<TablePromise, ApiError> {
        let secret = secret(promised)?;
        let commitment = match promised.scheme {
            PromiseScheme::TextHashes => secret.commitment(),
            // The commitment covers the texts of bots only, so those of people may be anything here.
            PromiseScheme::BotTexts => {
                let text = |seat| promised.bots.get(&seat).map_or("-", String::as_str).to_owned();
                bot_texts_proof(promised, secret, seats.iter().map(text).collect())?.commitment()
            }
        };
        Ok(TablePromise { promised: promised.clone(), commitment: commitment.to_string() })
    }
}

/// The proof of a game, from the entry with which it began.
pub(super) fn proof(started: &Started, seats: Seats) -> Result<Proof, ApiError> {
    let Started { promised, hashes, texts, .. } = started;
    let secret = secret(promised)?;
    if promised.scheme == PromiseScheme::BotTexts {
        return bot_texts_proof(promised, secret, texts.clone());
    }
    if hashes.len() != seats.count() || texts.len() != seats.count() {
        return Err(ApiError::unreadable_log());
    }
    let texts = hashes.iter().zip(texts).map(|(hash, text)| seat_text(hash.as_deref(), text));
    Ok(Proof::online(secret, texts.collect::<Result<_, _>>()?))
}

fn seat_text(hash: Option<&str>, text: &str) -> Result<SeatText, ApiError> {
    let Some(hash) = hash else { return Ok(SeatText::Default) };
    let hash = TextHash::parse(hash).ok_or_else(ApiError::unreadable_log)?;
    if text.is_empty() {
        return Ok(SeatText::Withheld(hash));
    }
    SeatText::revealed(hash, text).map_err(|_| ApiError::unreadable_log())
}

fn secret(promised: &Promised) -> Result<Secret, ApiError> {
    Secret::parse(&promised.secret).ok_or_else(ApiError::unreadable_log)
}

fn bot_texts_proof(promised: &Promised, secret: Secret, texts: Vec<String>) -> Result<Proof, ApiError> {
    let bots: SeatSet = promised.bots.keys().copied().collect();
    Proof::local(secret, bots, texts).map_err(|_| ApiError::unreadable_log())
}

/// A new random promise.
pub(super) fn random_promise() -> Promised {
    Promised { secret: hex(&random::<32>()), scheme: PromiseScheme::TextHashes, bots: BTreeMap::new() }
}

/// The salt of a sealed decision.
pub(super) fn random_salt() -> String {
    hex(&random::<16>())
}
