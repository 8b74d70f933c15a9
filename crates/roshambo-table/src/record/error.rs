//! What can be wrong with a record.

use roshambo_rules::{OptionError, ParseError};

use crate::refused::Refused;

/// An error and the line that has it, counted from 1.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Which line.
    pub line: u64,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The bytes could not be read.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// Not UTF-8.
    #[error("not valid UTF-8, expected plain text")]
    NotText,
    /// A line without end.
    #[error("longer than {0} bytes, expected a line of a record")]
    TooLong(usize),
    /// Options and meta lines without end.
    #[error("the header is longer than {0} bytes, expected --- before that")]
    HeaderTooLong(usize),
    /// `\r` somewhere.
    #[error("a carriage return, expected lines that end with a line feed only")]
    CarriageReturn,
    /// An empty line.
    #[error("a blank line, expected {0}")]
    Blank(&'static str),
    /// Something else was due here.
    #[error("expected {expected}, found {found:?}")]
    Expected {
        /// What.
        expected: &'static str,
        /// What was there.
        found: String,
    },
    /// The record ends where something was due.
    #[error("the record ends here, expected {0}")]
    Ends(&'static str),
    /// A word that is not in the notation.
    #[error(transparent)]
    Word(#[from] ParseError),
    /// The game is not played by so many.
    #[error("{game} is for {min} to {max} seats, found {found}")]
    Seats {
        /// The game.
        game: &'static str,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// As given.
        found: u32,
    },
    /// An option that the game does not take.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// One option, two values.
    #[error("option {0} is given twice, expected each option once")]
    OptionTwice(String),
    /// Rules that this program does not know.
    #[error(
        "the record was played by version {found} of the rules, expected version {known}: \
         it is not replayed by other rules"
    )]
    RulesVersion {
        /// As given.
        found: String,
        /// What this program plays.
        known: u32,
    },
    /// The game does not take the input.
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl Problem {
    pub(super) fn expected(expected: &'static str, line: &str) -> Problem {
        let ParseError { expected, found } = ParseError::new(expected, line);
        Problem::Expected { expected, found }
    }

    pub(crate) fn at(self, line: u64) -> RecordError {
        RecordError { line, problem: self }
    }
}
