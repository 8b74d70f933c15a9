//! The report of a review: plain data that front ends draw and that a server stores as JSON.
//!
//! All figures are shares of the victory, from 0 to 1: a chance of 0.5 is 50 %. Lists by seat are in seat order.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::{ParseError, Phrase, Seat, Seats};
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};

/// The version of the method and of this format. A stored review of another version is made again.
pub const VERSION: u32 = 1;

/// A finished game, reviewed.
///
/// For each seat, the last equity minus the first one is the sum of all parts of all points, up to rounding.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// [`VERSION`] when the review was made.
    pub version: u32,
    /// The game.
    pub game: GameId,
    /// The number of seats.
    pub seats: Seats,
    /// How much was computed.
    pub depth: Depth,
    /// All random numbers follow from it.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// The point before the first entry, then one point after each entry of the record.
    pub points: Vec<Point>,
    /// All decisions that were judged, in the order of the record.
    pub decisions: Vec<JudgedDecision>,
    /// The sums of each seat.
    pub totals: Vec<SeatTotal>,
    /// The entries that changed the chances most, the largest change first; three at most.
    pub turning_points: Vec<TurningPoint>,
}

/// A figure with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figure {
    /// The estimate.
    pub value: f64,
    /// Its standard error; 0 if the figure is exact.
    pub error: f64,
}

/// The game after an entry of the record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// How many entries of the record have been applied: 0 before the first one.
    pub entry: usize,
    /// How many events the game has had.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub events: u64,
    /// The seat whose move the entry is; `None` for a deck and before the first entry.
    pub seat: Option<Seat>,
    /// Each seat's expected score from here.
    pub equity: Vec<Figure>,
    /// By seat, why the equity differs from that of the previous point; empty before the first entry.
    pub parts: Vec<Parts>,
}

/// The parts of a change of one seat's equity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Parts {
    /// By the order of a deck, or by cards that were drawn.
    pub luck: Figure,
    /// By the choice of the seat whose move it is.
    pub choice: Figure,
    /// By sealed decisions that happened to fit each other well or badly.
    pub guessing: Figure,
}

/// One decision, judged by what its seat could know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JudgedDecision {
    /// The number of the entry, counted from 1: the point after it has the same number.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// Whether the decision was sealed. It is then compared with a mixed strategy and not with one move.
    pub sealed: bool,
    /// The move that was played, in notation.
    pub played: String,
    /// The moves that were compared, the best first; the move that was played is one of them.
    pub moves: Vec<JudgedMove>,
    /// What the move cost against the best one, or against the mixed strategy. It can be slightly negative, because it is
    /// an unbiased estimate.
    pub loss: Figure,
    /// How good the move was.
    pub label: Label,
    /// Why the better move was better; empty if there is none.
    pub reasons: Vec<Phrase>,
}

/// A move that was compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JudgedMove {
    /// The move in notation.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "typescript", ts(rename = "move"))]
    pub mv: String,
    /// The move in words.
    pub phrase: Phrase,
    /// The seat's chance to win after it, as far as the seat could know.
    pub value: Figure,
    /// The probability with which a strong player makes it: for sealed decisions a mixed strategy, at a turn 1 for the best
    /// move.
    pub share: f64,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    /// The best move, or part of the mixed strategy.
    Best,
    /// As good as the best within the error, or nearly so.
    Good,
    /// A small loss.
    Inaccuracy,
    /// A clear loss.
    Mistake,
    /// A large loss.
    Blunder,
}

/// The sums of one seat over the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatTotal {
    /// The seat.
    pub seat: Seat,
    /// The expected score before the first entry.
    pub start: Figure,
    /// The score: 1 for a victory, a share of it if several seats win, an equal share of all in a draw.
    pub end: f64,
    /// Decks and draws.
    pub luck: Figure,
    /// The seat's own choices.
    pub own_choices: Figure,
    /// The choices of all other seats.
    pub other_choices: Figure,
    /// Sealed decisions.
    pub guessing: Figure,
    /// The sum of the losses of all decisions of the seat that were judged.
    pub loss: Figure,
    /// How many decisions of the seat were judged.
    pub decisions: usize,
    /// How many decisions have each label, from `best` to `blunder`.
    pub labels: [usize; 5],
    /// All of it in one sentence.
    pub summary: Phrase,
}

/// An entry that changed the chances a lot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The number of the entry, counted from 1.
    pub entry: usize,
    /// The seat whose equity changed most.
    pub seat: Seat,
    /// By how much.
    pub change: Figure,
    /// The largest part of the change.
    pub part: Part,
    /// What happened, in words.
    pub phrase: Phrase,
}

/// One of the three parts of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Decks and draws.
    Luck,
    /// Choices.
    Choice,
    /// Sealed decisions.
    Guessing,
}

/// How much a review computes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ReviewDepth"))]
#[serde(rename_all = "kebab-case")]
pub enum Depth {
    /// A few seconds.
    Quick,
    /// Up to twenty seconds on two cores.
    #[default]
    Normal,
    /// About five times as long as `Normal`.
    Deep,
}

impl Depth {
    /// All depths, the quickest first.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Depth {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Depth, ParseError> {
        Depth::ALL
            .into_iter()
            .find(|depth| depth.name() == text)
            .ok_or_else(|| ParseError::new("expected-review-depth", text))
    }
}
