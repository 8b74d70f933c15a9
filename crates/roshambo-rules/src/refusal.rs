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
pub trait Reason: Say + std::error::Error + Serialize + Clone + PartialEq + Send + Sync + 'static {
    /// The ruling that forbids it.
    fn ruling(&self) -> Ruling;
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal<R> {
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

impl<R: Reason> Refusal<R> {
    /// The ruling that forbids the move.
    pub fn ruling(&self) -> Ruling {
        match self {
            Refusal::GameOver => Ruling("common/outcome"),
            Refusal::DeckAwaited => Ruling("common/chance"),
            Refusal::NoSuchSeat { .. } | Refusal::NotAwaited { .. } => Ruling("common/seats"),
            Refusal::AlreadyDecided { .. } => Ruling("common/sealed"),
            Refusal::Rule(reason) => reason.ruling(),
        }
    }
}

impl<R: Say> Say for Refusal<R> {
    fn say(&self) -> Phrase {
        match self {
            Refusal::GameOver => say!("refused-game-over"),
            Refusal::DeckAwaited => say!("refused-deck-awaited"),
            Refusal::NoSuchSeat { seat, seats } => {
                say!("refused-no-such-seat", seat = seat.number(), seats = seats.count())
            }
            Refusal::NotAwaited { seat, awaited } => {
                say!("refused-not-awaited", seat = seat, awaited = *awaited)
            }
            Refusal::AlreadyDecided { seat, awaited } => {
                say!("refused-already-decided", seat = seat, awaited = *awaited)
            }
            Refusal::Rule(reason) => reason.say(),
        }
    }
}

impl<R: Say> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl<R: Say + fmt::Debug> std::error::Error for Refusal<R> {}

/// Why a deck order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum DeckRefusal {
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

impl DeckRefusal {
    /// The section that says so.
    pub fn ruling(&self) -> Ruling {
        Ruling("common/chance")
    }
}

impl Say for DeckRefusal {
    fn say(&self) -> Phrase {
        match self {
            DeckRefusal::NotAwaited => say!("deck-not-awaited"),
            DeckRefusal::WrongSize { found, expected } => {
                say!("deck-wrong-size", found = *found, expected = *expected)
            }
            DeckRefusal::WrongCards { surplus, missing } => {
                say!("deck-wrong-cards", surplus = Arg::text(surplus), missing = Arg::text(missing))
            }
        }
    }
}

error_by_phrase!(DeckRefusal);
