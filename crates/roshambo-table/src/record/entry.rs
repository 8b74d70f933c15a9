//! A line of a record's body.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::{ParseError, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An entry of a record's body: one input of the game. Its text is a line of the record, without
/// the line feed.
///
/// ```
/// use roshambo_rules::Seat;
/// use roshambo_table::record::Entry;
///
/// assert_eq!("2 play b3".parse(), Ok(Entry::Move(Seat::new(1), "play b3".to_owned())));
/// assert_eq!("deck R1 R2".parse(), Ok(Entry::Deck("R1 R2".to_owned())));
/// assert!("02 play b3".parse::<Entry>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The order of a shuffled deck: cards with one space between them, top first.
    Deck(String),
    /// A move of a seat.
    Move(Seat, String),
}

impl Entry {
    /// The phrase that says what an entry looks like.
    pub(super) const EXPECTED: &'static str = "expected-entry";
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Deck(cards) => write!(f, "deck {cards}"),
            Entry::Move(seat, text) => write!(f, "{seat} {text}"),
        }
    }
}

/// Checks the form of the line only. Whether the game accepts the cards or the move is up to the
/// rules.
impl FromStr for Entry {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Entry, ParseError> {
        match line.split_once(' ') {
            _ if line.contains(['\n', '\r']) => Err(ParseError::new(Entry::EXPECTED, line)),
            Some(("deck", cards)) => Ok(Entry::Deck(cards.to_owned())),
            Some((seat, text)) if !seat.is_empty() && seat.bytes().all(|b| b.is_ascii_digit()) => {
                Ok(Entry::Move(Seat::parse(seat)?, text.to_owned()))
            }
            _ => Err(ParseError::new(Entry::EXPECTED, line)),
        }
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
