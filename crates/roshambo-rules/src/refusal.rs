//! Why a move is refused: one variant per reason, each citing its ruling.
//!
//! A reason serialises to its `code` and its arguments, so that any language can
//! render it; `Display` is the English rendering.

use std::fmt;

use serde::Serialize;

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
pub trait Reason: std::error::Error + Serialize + Clone + PartialEq + Send + Sync + 'static {
    /// The ruling that forbids it.
    fn ruling(&self) -> Ruling;
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal<R> {
    /// Nothing can be played any more.
    #[error("the game is over: expected nothing more")]
    GameOver,
    /// Chance has to act first.
    #[error("no seat may move now: the order of a shuffled deck is awaited")]
    DeckAwaited,
    /// The table has no such seat.
    #[error("there is no seat {seat}: this table has seats 1 to {seats}")]
    NoSuchSeat {
        /// Who tried.
        seat: Seat,
        /// How many there are.
        seats: Seats,
    },
    /// It is somebody else's turn.
    #[error("seat {seat} may not move now: waiting for seat {awaited}")]
    NotAwaited {
        /// Who tried.
        seat: Seat,
        /// Who may move.
        awaited: SeatSet,
    },
    /// A sealed decision cannot be taken back.
    #[error("seat {seat} has decided already, and a sealed decision stays: waiting for seat {awaited}")]
    AlreadyDecided {
        /// Who tried.
        seat: Seat,
        /// Who may still decide.
        awaited: SeatSet,
    },
    /// A rule of the game forbids it.
    #[error(transparent)]
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

/// Why a deck order is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum DeckRefusal {
    /// The game does not wait for chance.
    #[error("no deck is awaited now: expected a move, or nothing once the game is over")]
    NotAwaited,
    /// The number of cards is wrong.
    #[error("the deck has {found} cards, expected {expected}")]
    WrongSize {
        /// How many were given.
        found: usize,
        /// How many are awaited.
        expected: usize,
    },
    /// The number is right, but these are other cards.
    #[error("the deck has too many of {surplus} and too few of {missing}")]
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
