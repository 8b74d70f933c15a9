//! What can be said in any language: a phrase is an id and what it speaks of.
//!
//! Events, refusals, cards and moves say themselves as phrases ([`Say`]). The words are not here:
//! they stand in `locales/`, and every front end renders the same phrase from the same files.
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

/// A text in no language yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Phrase {
    /// The id of the message in `locales/`.
    pub id: &'static str,
    /// What it speaks of, by name.
    pub args: BTreeMap<&'static str, Arg>,
}

/// Something that a phrase speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number, with which words agree.
    Number(i64),
    /// A text that is the same in every language: notation, or a code to select by.
    Text(String),
    /// Something with words of its own.
    Phrase(Phrase),
    /// Several things, with commas between them.
    List(Vec<Phrase>),
    /// Several clauses, with semicolons between them.
    Clauses {
        /// In their order.
        clauses: Vec<Phrase>,
    },
}

impl Arg {
    /// Things with commas between them.
    pub fn list<T: Say>(things: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(things.into_iter().map(|thing| thing.say()).collect())
    }

    /// Clauses with semicolons between them.
    pub fn clauses(clauses: impl IntoIterator<Item = Phrase>) -> Arg {
        Arg::Clauses { clauses: clauses.into_iter().collect() }
    }

    /// The notation of something, the same in every language.
    pub fn text(thing: impl ToString) -> Arg {
        Arg::Text(thing.to_string())
    }

    /// A text from outside, with its control characters written out: it is said on screens that
    /// would obey them.
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

/// Says itself as a phrase.
pub trait Say {
    /// The phrase.
    fn say(&self) -> Phrase;
}

impl Phrase {
    /// A phrase that speaks of nothing in particular.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: BTreeMap::new() }
    }

    /// What is counted one after the other, for phrases that tell how something is scored: the
    /// clauses named `steps`.
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

/// A move as people make it.
pub trait MoveInput: Say {
    /// What is pointed at, in notation: cards, a pile, squares. The move's own `say` tells the rest.
    fn targets(&self) -> Vec<String>;

    /// Whether they are pointed at in this order only, as a figure and then its goal.
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

/// Makes errors of types that say themselves. Their `Display` is the bare phrase, for programmers.
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

/// The bare phrase, in no language: `id(name: value)`.
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
    fn a_text_from_outside_cannot_command_a_screen() {
        assert_eq!(Arg::foreign("1 pass\u{1b}[2J\t«\"»"), Arg::text("1 pass\\u{1b}[2J\\t«\"»"));
    }
}
