//! The request for a hint, and its answer.

use roshambo_rules::{Phrase, Seat};
use roshambo_table::MoveOption;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Ask for a hint.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// One of the visitor's own seats.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// The move that a good player would make, with reasons.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How the move is made, and its name. Missing if there are too many moves to list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<Object>)]
    pub option: Option<MoveOption>,
    /// The reasons for the move.
    #[schema(value_type = Vec<crate::phrase_schema::PhraseSchema>)]
    pub reasons: Vec<Phrase>,
    /// The chance to win with the move in per cent, if the bot estimated it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub chance: Option<u8>,
}
