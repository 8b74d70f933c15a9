//! Phrases: texts that are not yet in a language, as a message id with arguments.
//!
//! Events, errors, cards and moves convert to phrases with [`Say`]. The texts are in `locales/`; every
//! front end renders phrases from these files.
//!
//! ```
//! use roshambo_rules::{Seat, say};
//!
//! let phrase = say!("throw-decided", seat = Seat::new(1));
//! assert_eq!(phrase.to_string(), "throw-decided(seat: player(seat: 2))");
//! ```

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::event::Cards;
use crate::seat::{Seat, SeatSet};

/// A text without a language: a message id and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// The id of the message in `locales/`.
    pub id: &'static str,
    /// The arguments of the message, by name.
    pub args: BTreeMap<&'static str, Arg>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number. Messages select the plural form by it.
    Number(i64),
    /// A text that is the same in every language: notation, or a code that messages select by.
    Text(String),
    /// Another phrase.
    Phrase(Phrase),
    /// Several phrases, rendered with commas between them. A list of players has a word before the last one.
    List(Vec<Phrase>),
    /// Several clauses, rendered with semicolons between them.
    Clauses {
        /// The clauses, in order.
        clauses: Vec<Phrase>,
    },
}

impl Arg {
    /// A list of the phrases of these things.
    pub fn list<T: Say>(things: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(things.into_iter().map(|thing| thing.say()).collect())
    }

    /// These clauses.
    pub fn clauses(clauses: impl IntoIterator<Item = Phrase>) -> Arg {
        Arg::Clauses { clauses: clauses.into_iter().collect() }
    }

    /// The `Display` text of something, the same in every language.
    pub fn text(thing: impl ToString) -> Arg {
        Arg::Text(thing.to_string())
    }

    /// A text from an untrusted source, with control characters escaped: a terminal would execute
    /// them.
    pub fn foreign(text: &str) -> Arg {
        let mut plain = String::with_capacity(text.len());
        for letter in text.chars() {
            match letter.is_control() {
                true => plain.extend(letter.escape_default()),
                false => plain.push(letter),
            }
        }
        Arg::Text(plain)
    }
}

/// Conversion to a phrase.
pub trait Say {
    /// The phrase.
    fn say(&self) -> Phrase;
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: BTreeMap::new() }
    }

    /// The clauses of the argument `steps`, for phrases that explain a score step by step.
    pub fn steps(&self) -> Option<&[Phrase]> {
        match self.args.get("steps") {
            Some(Arg::Clauses { clauses }) => Some(clauses),
            _ => None,
        }
    }
}

impl Say for Phrase {
    fn say(&self) -> Phrase {
        self.clone()
    }
}

impl<T: Say + ?Sized> Say for &T {
    fn say(&self) -> Phrase {
        (**self).say()
    }
}

/// How a person makes a move by pointing.
pub trait MoveInput: Say {
    /// What the person points at, in notation: cards, a pile, squares. If two moves have the same
    /// targets, their phrases tell them apart.
    fn targets(&self) -> Vec<String>;

    /// Whether the order of the targets matters, as with a figure and then its destination.
    fn in_order(&self) -> bool {
        false
    }
}

impl<T: Say> From<T> for Arg {
    fn from(thing: T) -> Arg {
        Arg::Phrase(thing.say())
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )+};
}
numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<C: Say> From<&Cards<C>> for Arg {
    fn from(cards: &Cards<C>) -> Arg {
        match &cards.cards {
            Some(open) if !open.is_empty() => Arg::list(open),
            _ => Arg::Phrase(crate::say!("cards", count = cards.count)),
        }
    }
}

impl Say for Seat {
    fn say(&self) -> Phrase {
        crate::say!("player", seat = self.number())
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::list(seats.iter())
    }
}

/// Makes a phrase: `say!("ninjan-placed", seat = seat, card = card, pile = pile)`.
#[macro_export]
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Phrase { id: $id, args: std::collections::BTreeMap::from([$((stringify!($name), $crate::Arg::from($value))),*]) }
    };
}

/// Implements `Error` for types that convert to phrases. Their `Display` is the phrase itself, for
/// developers.
#[macro_export]
macro_rules! error_by_phrase {
    ($($type:ty),+) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::Say::say(self).fmt(f)
            }
        }
        impl std::error::Error for $type {}
    )+};
}
pub(crate) use error_by_phrase;

/// The message id and the arguments: `id(name: value)`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if i == 0 { "(" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::List(phrases) | Arg::Clauses { clauses: phrases } => {
                f.write_str("[")?;
                crate::event::Spaced(phrases).fmt(f)?;
                f.write_str("]")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_of_untrusted_texts_are_escaped() {
        assert_eq!(Arg::foreign("1 pass\u{1b}[2J\t«\"»"), Arg::text("1 pass\\u{1b}[2J\\t«\"»"));
    }
}
