//! Why a move or a deck order is rejected: one variant per reason, each with its ruling.
//!
//! For programs, an error serialises to its `code` and arguments. For people, it converts to a
//! [`Phrase`].

use std::fmt;

use serde::Serialize;

use crate::phrase::{Arg, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::{Seat, SeatSet, Seats};

/// A numbered ruling or a named section of the rules pages: `paws/3`, `tsuefa/setup`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Ruling(pub &'static str);

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a rule of one game forbids a move.
pub trait RuleViolation:
    Say + std::error::Error + Serialize + Clone + PartialEq + Send + Sync + 'static
{
    /// The ruling that forbids the move.
    fn ruling(&self) -> Ruling;
}

/// Why a move is rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum PlayError<V> {
    /// The game is over.
    GameOver,
    /// The order of a deck is awaited first.
    DeckAwaited,
    /// The game has no such seat.
    NoSuchSeat {
        /// The seat that tried to move.
        seat: Seat,
        /// The number of seats.
        seats: Seats,
    },
    /// It is another seat's turn.
    NotAwaited {
        /// The seat that tried to move.
        seat: Seat,
        /// The seats that may move.
        awaited: SeatSet,
    },
    /// The seat has already sealed its decision.
    AlreadyDecided {
        /// The seat that tried to move.
        seat: Seat,
        /// The seats that have not decided yet.
        awaited: SeatSet,
    },
    /// A rule of the game forbids the move.
    #[serde(untagged)]
    Rule(V),
}

impl<V: RuleViolation> PlayError<V> {
    /// The ruling that forbids the move.
    pub fn ruling(&self) -> Ruling {
        match self {
            PlayError::GameOver => Ruling("common/outcome"),
            PlayError::DeckAwaited => Ruling("common/chance"),
            PlayError::NoSuchSeat { .. } | PlayError::NotAwaited { .. } => Ruling("common/seats"),
            PlayError::AlreadyDecided { .. } => Ruling("common/sealed"),
            PlayError::Rule(violation) => violation.ruling(),
        }
    }
}

impl<V: Say> Say for PlayError<V> {
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
            PlayError::Rule(violation) => violation.say(),
        }
    }
}

impl<V: Say> fmt::Display for PlayError<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl<V: Say + fmt::Debug> std::error::Error for PlayError<V> {}

/// Why the order of a deck is rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum DeckError {
    /// The game does not await a deck.
    NotAwaited,
    /// The number of cards is wrong.
    WrongSize {
        /// How many cards were given.
        found: usize,
        /// How many cards are awaited.
        expected: usize,
    },
    /// The number of cards is right, but not the cards.
    WrongCards {
        /// A card of which there are too many.
        surplus: String,
        /// A card of which there are too few.
        missing: String,
    },
}

impl DeckError {
    /// The section of the rules that forbids it.
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
