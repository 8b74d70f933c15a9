//! The options of a game: named values in text, as a record header gives them.

use std::fmt;

use serde::Serialize;

use crate::phrase::{Arg, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::{Seat, Seats};

/// What can be chosen before a game, for `roshambo games` and for front ends. Its words are the ids of phrases
/// without arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct OptionSpec {
    /// As in `option name=value`.
    pub name: &'static str,
    /// The accepted values.
    pub values: &'static str,
    /// The value where none is given.
    pub default: &'static str,
    /// What it changes.
    pub about: &'static str,
}

/// A game's options, with defaults for all that is not given.
pub trait GameOptions: Clone + Default + PartialEq + fmt::Debug {
    /// What can be chosen.
    const SPECS: &'static [OptionSpec];

    /// Takes one `name=value` for a table of this many seats.
    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError>;
}

/// An option that a game does not have, or a value that it does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No such name.
    Unknown {
        /// The name given.
        name: String,
        /// The names there are.
        expected: Vec<&'static str>,
    },
    /// No such value.
    Value {
        /// The option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The values it takes: the id of a phrase.
        expected: &'static str,
    },
}

impl OptionError {
    /// The error for a name that is none of the game's options.
    pub fn unknown<O: GameOptions>(name: &str) -> OptionError {
        let expected = O::SPECS.iter().map(|spec| spec.name).collect();
        OptionError::Unknown { name: name.to_owned(), expected }
    }

    /// The error for a value that an option does not take.
    pub fn value(spec: &OptionSpec, value: &str) -> OptionError {
        OptionError::Value { name: spec.name, value: value.to_owned(), expected: spec.values }
    }
}

impl Say for OptionError {
    fn say(&self) -> Phrase {
        match self {
            OptionError::Unknown { name, expected } if expected.is_empty() => {
                say!("option-none", name = Arg::foreign(name))
            }
            OptionError::Unknown { name, expected } => {
                say!("option-unknown", name = Arg::foreign(name), expected = Arg::text(expected.join(", ")))
            }
            OptionError::Value { name, value, expected } => say!(
                "option-value",
                name = Arg::text(name),
                value = Arg::foreign(value),
                expected = Phrase::new(expected),
            ),
        }
    }
}

error_by_phrase!(OptionError);

/// Who opens the first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The seats throw for it.
    #[default]
    Throw,
    /// This seat, and nobody throws.
    Seat(Seat),
}

impl Opening {
    /// The option as it is listed.
    pub const SPEC: OptionSpec = OptionSpec {
        name: "opening",
        values: "option-opening-values",
        default: "option-opening-default",
        about: "option-opening",
    };

    /// Reads the option's value for a table of this many seats.
    pub fn parse(value: &str, seats: Seats) -> Result<Opening, OptionError> {
        if value == "throw" {
            return Ok(Opening::Throw);
        }
        match Seat::parse(value) {
            Ok(seat) if seats.all().contains(seat) => Ok(Opening::Seat(seat)),
            _ => Err(OptionError::value(&Opening::SPEC, value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_is_a_throw_or_a_seat_of_this_table() {
        let seats = Seats::new(3).unwrap();
        assert_eq!(Opening::parse("throw", seats), Ok(Opening::Throw));
        assert_eq!(Opening::parse("3", seats), Ok(Opening::Seat(Seat::new(2))));
        for wrong in ["4", "0", "03", "Throw", ""] {
            assert!(Opening::parse(wrong, seats).is_err(), "{wrong:?}");
        }
    }
}
