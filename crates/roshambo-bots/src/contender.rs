//! Who may take a seat in a contest: one of our levels, or a program of somebody else.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::ParseError;
use serde::{Serialize, Serializer};

use crate::level::Level;

/// A player by name. Whoever runs contests knows how to start programs; this crate does not.
///
/// ```
/// use roshambo_bots::{Contender, Level};
/// assert_eq!("hard".parse(), Ok(Contender::Level(Level::Hard)));
/// assert_eq!("exec:my player".parse(), Ok(Contender::Program("my player".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Contender {
    /// One of our own.
    Level(Level),
    /// A program with its arguments.
    Program(String),
}

/// What stands before a program.
const PROGRAM: &str = "exec:";

impl Contender {
    /// Whether it thinks the longer the more iterations it is given.
    pub fn searches(&self) -> bool {
        matches!(self, Contender::Level(Level::Hard | Level::Expert))
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Contender {
        Contender::Level(level)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::Program(program) => f.pad(&format!("{PROGRAM}{program}")),
        }
    }
}

impl FromStr for Contender {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Contender, ParseError> {
        match text.strip_prefix(PROGRAM) {
            Some(program) if !program.trim().is_empty() => Ok(Contender::Program(program.to_owned())),
            Some(_) => Err(ParseError::new("expected-program", text)),
            None => {
                text.parse().map(Contender::Level).map_err(|_| ParseError::new("expected-contender", text))
            }
        }
    }
}

impl Serialize for Contender {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_printed() {
        for name in ["random", "easy", "medium", "hard", "expert", "exec:./player", "exec:python3 p.py"] {
            assert_eq!(name.parse::<Contender>().unwrap().to_string(), name);
        }
        for wrong in ["", "Hard", "grandmaster", "exec:", "exec: ", "./player"] {
            assert!(wrong.parse::<Contender>().is_err(), "{wrong}");
        }
    }
}
