//! A hint: what is asked, and what is answered.

use roshambo_rules::{Phrase, Seat};
use roshambo_table::MoveOption;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Ask for a hint.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// For which of one's seats.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// What a good player would do, and why.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How it is made and what it is called; nothing where moves are too many to list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<Object>)]
    pub option: Option<MoveOption>,
    /// What speaks for it.
    #[schema(value_type = Vec<crate::phrase_schema::PhraseSchema>)]
    pub reasons: Vec<Phrase>,
    /// The chance to win with it, in per cent, where it was weighed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub chance: Option<u8>,
}
