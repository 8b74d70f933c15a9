//! The record: a whole game as text, read line by line.
//!
//! The reader takes any bytes. It keeps one line in memory, names the line of every error, and
//! never panics. What a line means for the game is the driver's business.

mod error;
mod header;
mod reader;

pub use error::{Problem, RecordError, io_phrase};
pub use header::Header;
pub use reader::Reader;

use std::fmt;

use roshambo_rules::Seat;

/// An entry of a record's body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The order of a shuffled deck, cards with one space between them, top first.
    Deck(String),
    /// A seat's move.
    Move(Seat, String),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Deck(cards) => write!(f, "deck {cards}"),
            Entry::Move(seat, text) => write!(f, "{seat} {text}"),
        }
    }
}
