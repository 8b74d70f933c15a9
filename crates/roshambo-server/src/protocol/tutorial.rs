//! Requests and answers for examples, replays of a visitor's record, and practice.

use roshambo_rules::{Phrase, Ruling, Seat};
use roshambo_table::{GameId, MoveOption};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::socket::TableEvent;
use super::table::{ReplayStep, Standing};
use super::view::PresentedView;

/// A record to replay.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordRequest {
    /// The text of the record.
    pub record: String,
    /// The viewpoint: the number of a seat, `spectator`, or `full`. The default is `full`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub view: Option<String>,
}

/// A practice game. The visitor keeps it as a record; the server stores nothing.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PracticeRequest {
    /// The game so far, as a record.
    pub record: String,
    /// The seat whose view is shown. By default the view of a spectator.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The next entries, as lines of a record.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub then: Vec<String>,
    /// Whether bots then play all other seats, and decks are drawn, until the seat is to act.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub bots: bool,
    /// An attempt to check after that: what a player points at. The answer is always an error, and the game
    /// does not change.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub attempt: Option<Attempt>,
}

/// What a player points at, to learn why it makes no move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The seat that points. By default the seat whose view is shown.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The targets in notation, in this order: cards, a pile or squares.
    pub targets: Vec<String>,
}

/// A practice game after a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PracticeResult {
    /// The game.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The names at the seats, as far as the record contains them.
    pub names: Vec<String>,
    /// The game so far, as a record, with the new entries.
    pub record: String,
    /// The events before the new entries.
    #[schema(value_type = Vec<Object>)]
    pub past: Vec<TableEvent>,
    /// The view before the new entries.
    #[schema(value_type = Object)]
    pub before: PresentedView,
    /// The new entries, step by step.
    pub steps: Vec<ReplayStep>,
    /// The legal moves of the seat.
    #[schema(value_type = Vec<Object>)]
    pub moves: Vec<MoveOption>,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standing: Option<Standing>,
}

/// An example of a ruling: a position, what follows, and what is refused.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ExampleView {
    /// The number of the ruling.
    pub ruling: u8,
    /// The seat whose view is shown. By default the view of a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The game up to the position, as a record.
    pub record: String,
    /// The view of the position.
    #[schema(value_type = Object)]
    pub view: PresentedView,
    /// The steps that follow.
    pub steps: Vec<ReplayStep>,
    /// The moves that are refused in the position.
    pub refused: Vec<RefusedMove>,
}

/// A move that a ruling forbids.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RefusedMove {
    /// The seat that tries the move.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The name of the move; missing if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub called: Option<Phrase>,
    /// The reason for the refusal.
    #[schema(value_type = crate::phrase_schema::PhraseSchema)]
    pub phrase: Phrase,
    /// The ruling that forbids the move.
    #[schema(value_type = String)]
    pub ruling: Ruling,
}
