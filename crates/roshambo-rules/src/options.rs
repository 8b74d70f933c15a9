//! The options of a game: named values in text, as a record header gives them.

use std::fmt;

use serde::Serialize;

use crate::seat::{Seat, Seats};

/// What can be chosen before a game, for `roshambo games` and for front ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct OptionSpec {
    /// As in `option name=value`.
    pub name: &'static str,
    /// The accepted values, in words.
    pub values: &'static str,
    /// The default, in words where it depends on the other choices.
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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No such name.
    #[error("unknown option {name:?}, expected {expected}")]
    Unknown {
        /// The name given.
        name: String,
        /// The names there are.
        expected: String,
    },
    /// No such value.
    #[error("option {name} cannot be {value:?}, expected {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The values it takes.
        expected: &'static str,
    },
}

impl OptionError {
    /// The error for a name that is none of the game's options.
    pub fn unknown<O: GameOptions>(name: &str) -> OptionError {
        let names: Vec<&str> = O::SPECS.iter().map(|spec| spec.name).collect();
        let expected = if names.is_empty() { "no options".into() } else { names.join(" or ") };
        OptionError::Unknown { name: name.to_owned(), expected }
    }

    /// The error for a value that an option does not take.
    pub fn value(spec: &OptionSpec, value: &str) -> OptionError {
        OptionError::Value { name: spec.name, value: value.to_owned(), expected: spec.values }
    }
}

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
        values: "throw or the number of a seat at the table",
        default: "throw",
        about: "who has the first move: the winner of a throw, or a given seat",
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
