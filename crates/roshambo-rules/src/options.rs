//! The options of a game: named values in text, as in the header of a record.

use std::fmt;

use serde::Serialize;

use crate::phrase::{Arg, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::{Seat, Seats};

/// The description of an option, for front ends. `values`, `default` and `about` are ids of phrases
/// without arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// The name, as in `option name=value`.
    pub name: &'static str,
    /// The accepted values.
    pub values: &'static str,
    /// The default value.
    pub default: &'static str,
    /// What the option changes.
    pub about: &'static str,
    /// For a house rule: the values that a form offers, the default first. A house rule is another
    /// reading of a point that the rulebook leaves open. Empty for other options.
    pub house_rule: &'static [&'static str],
}

/// The options of a game. Options that are not set keep their defaults.
pub trait GameOptions: Clone + Default + PartialEq + fmt::Debug {
    /// The descriptions of all options.
    const SPECS: &'static [OptionSpec];

    /// Sets one option from its text, for a game with this number of seats.
    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError>;
}

/// An unknown option, or a value that an option does not accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no option of this name.
    Unknown {
        /// The name given.
        name: String,
        /// The names of the game's options.
        expected: Vec<&'static str>,
    },
    /// The option does not accept this value.
    Value {
        /// The name of the option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The accepted values: the id of a phrase.
        expected: &'static str,
    },
}

impl OptionError {
    /// The error for a name that is not an option of the game.
    pub fn unknown<O: GameOptions>(name: &str) -> OptionError {
        let expected = O::SPECS.iter().map(|spec| spec.name).collect();
        OptionError::Unknown { name: name.to_owned(), expected }
    }

    /// The error for a value that an option does not accept.
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

/// The option `opening`: which seat has the first move of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The seats throw for the first move.
    #[default]
    Throw,
    /// This seat has the first move; there is no throw.
    Seat(Seat),
}

impl Opening {
    /// The description of the option.
    pub const SPEC: OptionSpec = OptionSpec {
        name: "opening",
        values: "option-opening-values",
        default: "option-opening-default",
        about: "option-opening",
        house_rule: &[],
    };

    /// Parses the value of the option, for a game with this number of seats.
    pub fn parse(value: &str, seats: Seats) -> Result<Opening, OptionError> {
        if value == "throw" {
            return Ok(Opening::Throw);
        }
        match Seat::parse(value) {
            Ok(seat) if seats.all().contains(seat) => Ok(Opening::Seat(seat)),
            Ok(_) | Err(_) => Err(OptionError::value(&Opening::SPEC, value)),
        }
    }

    /// The chosen seat; `None` if the seats throw.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Opening::Throw => None,
            Opening::Seat(seat) => Some(seat),
        }
    }

    /// The opening with this chosen seat, or a throw.
    pub fn of(seat: Option<Seat>) -> Opening {
        seat.map_or(Opening::Throw, Opening::Seat)
    }
}

/// The meaning of a value that is one of a few words.
pub(crate) fn one_of<T: Copy>(
    spec: &OptionSpec,
    value: &str,
    choices: &[(&str, T)],
) -> Result<T, OptionError> {
    let chosen = choices.iter().find(|(word, _)| *word == value);
    chosen.map(|(_, meaning)| *meaning).ok_or_else(|| OptionError::value(spec, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_is_a_throw_or_a_seat_of_the_game() {
        let seats = Seats::new(3).unwrap();
        assert_eq!(Opening::parse("throw", seats), Ok(Opening::Throw));
        assert_eq!(Opening::parse("3", seats), Ok(Opening::Seat(Seat::new(2))));
        for wrong in ["4", "0", "03", "Throw", ""] {
            assert!(Opening::parse(wrong, seats).is_err(), "{wrong:?}");
        }
    }
}
