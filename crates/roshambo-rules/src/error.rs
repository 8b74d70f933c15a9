//! Why a move is refused: one variant per reason, each citing its ruling.
//!
//! A reason serialises to its `code` and its arguments, for programs, and says itself as a phrase,
//! for people.

use std::fmt;

use serde::Serialize;

use crate::phrase::{Arg, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::{Seat, SeatSet, Seats};

/// A numbered ruling or a named section of the rules pages: `paws/3`, `tsuefa/setup`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ts_rs::TS)]
#[ts(type = "string")]
pub struct Ruling(pub &'static str);

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A game's own reason for refusing a move.
pub trait RuleViolation:
    Say + std::error::Error + Serialize + Clone + PartialEq + Send + Sync + 'static
{
    /// The ruling that forbids it.
    fn ruling(&self) -> Ruling;
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum PlayError<R> {
    /// Nothing can be played any more.
    GameOver,
    /// Chance has to act first.
    DeckAwaited,
    /// The table has no such seat.
    NoSuchSeat {
        /// Who tried.
        seat: Seat,
        /// How many there are.
        seats: Seats,
    },
    /// It is somebody else's turn.
    NotAwaited {
        /// Who tried.
        seat: Seat,
        /// Who may move.
        awaited: SeatSet,
    },
    /// A sealed decision cannot be taken back.
    AlreadyDecided {
        /// Who tried.
        seat: Seat,
        /// Who may still decide.
        awaited: SeatSet,
    },
    /// A rule of the game forbids it.
    #[serde(untagged)]
    Rule(R),
}

impl<R: RuleViolation> PlayError<R> {
    /// The ruling that forbids the move.
    pub fn ruling(&self) -> Ruling {
        match self {
            PlayError::GameOver => Ruling("common/outcome"),
            PlayError::DeckAwaited => Ruling("common/chance"),
            PlayError::NoSuchSeat { .. } | PlayError::NotAwaited { .. } => Ruling("common/seats"),
            PlayError::AlreadyDecided { .. } => Ruling("common/sealed"),
            PlayError::Rule(reason) => reason.ruling(),
        }
    }
}

impl<R: Say> Say for PlayError<R> {
    fn say(&self) -> Phrase {
        match self {
            PlayError::GameOver => say!("refused-game-over"),
            PlayError::DeckAwaited => say!("refused-deck-awaited"),
            PlayError::NoSuchSeat { seat, seats } => {
                say!("refused-no-such-seat", seat = seat.number(), seats = seats.count())
            }
            PlayError::NotAwaited { seat, awaited } => {
                say!("refused-not-awaited", seat = seat, awaited = *awaited)
            }
            PlayError::AlreadyDecided { seat, awaited } => {
                say!("refused-already-decided", seat = seat, awaited = *awaited)
            }
            PlayError::Rule(reason) => reason.say(),
        }
    }
}

impl<R: Say> fmt::Display for PlayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl<R: Say + fmt::Debug> std::error::Error for PlayError<R> {}

/// Why a deck order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum DeckError {
    /// The game does not wait for chance.
    NotAwaited,
    /// The number of cards is wrong.
    WrongSize {
        /// How many were given.
        found: usize,
        /// How many are awaited.
        expected: usize,
    },
    /// The number is right, but these are other cards.
    WrongCards {
        /// A card of which there are too many.
        surplus: String,
        /// A card of which there are too few.
        missing: String,
    },
}

impl DeckError {
    /// The section that says so.
    pub fn ruling(&self) -> Ruling {
        Ruling("common/chance")
    }
}

impl Say for DeckError {
    fn say(&self) -> Phrase {
        match self {
            DeckError::NotAwaited => say!("deck-not-awaited"),
            DeckError::WrongSize { found, expected } => {
                say!("deck-wrong-size", found = *found, expected = *expected)
            }
            DeckError::WrongCards { surplus, missing } => {
                say!("deck-wrong-cards", surplus = Arg::text(surplus), missing = Arg::text(missing))
            }
        }
    }
}

error_by_phrase!(DeckError);
