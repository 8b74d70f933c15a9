//! The name of a computer player: a level, a yardstick, or an external program.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::ParseError;
use serde::{Serialize, Serializer};

use crate::level::Level;
use crate::yardstick::Yardstick;

/// A computer player by name, as command lines and reports write it. This crate does not start
/// programs; the caller does.
///
/// ```
/// use roshambo_bots::{BotSpec, Level};
/// assert_eq!("hard".parse(), Ok(BotSpec::Level(Level::Hard)));
/// assert_eq!("exec:my player".parse(), Ok(BotSpec::Program("my player".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// A built-in bot of this level.
    Level(Level),
    /// A textbook player.
    Yardstick(Yardstick),
    /// An external program with its arguments.
    Program(String),
}

/// The prefix of external programs.
const PROGRAM: &str = "exec:";

impl BotSpec {
    /// Whether it searches, so that a number of iterations makes a difference.
    pub fn searches(&self) -> bool {
        matches!(self, BotSpec::Level(Level::Hard | Level::Expert) | BotSpec::Yardstick(_))
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> BotSpec {
        BotSpec::Level(level)
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Level(level) => level.fmt(f),
            BotSpec::Yardstick(yardstick) => yardstick.fmt(f),
            BotSpec::Program(program) => f.pad(&format!("{PROGRAM}{program}")),
        }
    }
}

impl FromStr for BotSpec {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<BotSpec, ParseError> {
        match text.strip_prefix(PROGRAM) {
            Some(program) if !program.trim().is_empty() => Ok(BotSpec::Program(program.to_owned())),
            Some(_) => Err(ParseError::new("expected-program", text)),
            None => text.parse().map(BotSpec::Level).or_else(|_| text.parse().map(BotSpec::Yardstick)),
        }
    }
}

impl Serialize for BotSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsing_a_printed_name_gives_the_same_player() {
        for name in [
            "random",
            "easy",
            "medium",
            "hard",
            "expert",
            "plain-ismcts",
            "pimc",
            "exec:./player",
            "exec:python3 p.py",
        ] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for wrong in ["", "Hard", "grandmaster", "exec:", "exec: ", "./player"] {
            assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
        }
    }
}
