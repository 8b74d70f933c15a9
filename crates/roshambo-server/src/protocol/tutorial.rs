//! Learning and looking back: records that a visitor brings, and practice with them.

use roshambo_rules::{Phrase, Ruling, Seat};
use roshambo_table::{GameId, MoveOption};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::socket::TableEvent;
use super::table::{ReplayStep, Standing};
use super::view::PresentedView;

/// A record to be looked at.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordRequest {
    /// The whole text.
    pub record: String,
    /// From where: the number of a seat, `spectator`, or `full`, which is also meant where nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub view: Option<String>,
}

/// A game that somebody practises with: the record is all there is of it, and the visitor keeps it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PracticeRequest {
    /// The game so far.
    pub record: String,
    /// Whose view it is; a spectator's, if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// What happens now, as lines of a record.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub then: Vec<String>,
    /// Whether bots play all other seats then, and chance is drawn, until it is the seat's turn.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub bots: bool,
    /// What a player points at after that, to learn why it makes no move. The answer is always an error, and
    /// nothing comes of it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub attempt: Option<Attempt>,
}

/// What a player points at, to learn why it makes no move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Who points; the seat whose view it is, if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// Cards, a pile or squares, in notation and in this order.
    pub targets: Vec<String>,
}

/// What came of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PracticeResult {
    /// Which game it is.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The names at its seats, as far as the record says them.
    pub names: Vec<String>,
    /// The game so far, with what happened now.
    pub record: String,
    /// What happened before.
    #[schema(value_type = Vec<Object>)]
    pub past: Vec<TableEvent>,
    /// The game before.
    #[schema(value_type = Object)]
    pub before: PresentedView,
    /// What happened now.
    pub steps: Vec<ReplayStep>,
    /// What the seat may do.
    #[schema(value_type = Vec<Object>)]
    pub moves: Vec<MoveOption>,
    /// How it ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standing: Option<Standing>,
}

/// An example of a ruling, as the rules make it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ExampleView {
    /// Which of the numbered rulings of its game.
    pub ruling: u8,
    /// Whose view it is; a spectator's, if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The game up to the position.
    pub record: String,
    /// The position.
    #[schema(value_type = Object)]
    pub view: PresentedView,
    /// What happens then.
    pub steps: Vec<ReplayStep>,
    /// What is refused there.
    pub refused: Vec<RefusedMove>,
}

/// A move that a ruling forbids.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RefusedMove {
    /// Who tries.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the move is called; nothing where it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub called: Option<Phrase>,
    /// Why it is refused.
    #[schema(value_type = crate::phrase_schema::PhraseSchema)]
    pub phrase: Phrase,
    /// The ruling that says so.
    #[schema(value_type = String)]
    pub ruling: Ruling,
}
