//! Errors in a record.

use std::io::{self, ErrorKind};

use roshambo_rules::{Arg, OptionError, ParseError, Phrase, Say, error_by_phrase, say};

use crate::move_error::MoveError;

/// A problem and its line.
#[derive(Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong with the line.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Debug)]
pub enum Problem {
    /// The bytes could not be read.
    Io(io::Error),
    /// Not UTF-8.
    NotText,
    /// The line is longer than this number of bytes.
    TooLong(usize),
    /// The header is longer than this number of bytes.
    HeaderTooLong(usize),
    /// The line contains `\r`.
    CarriageReturn,
    /// An empty line. The phrase says what was expected.
    Blank(&'static str),
    /// The line is not what was expected here.
    Expected(ParseError),
    /// The record ends. The phrase says what was expected.
    Ends(&'static str),
    /// The game cannot be played with this number of seats.
    Seats {
        /// The game.
        game: &'static str,
        /// The fewest seats.
        min: u8,
        /// The most seats.
        max: u8,
        /// The number in the record.
        found: u32,
    },
    /// The game does not accept the option.
    Option(OptionError),
    /// The option is given twice.
    OptionTwice(String),
    /// A version of the rules that this program does not play.
    RulesVersion {
        /// The version in the record.
        found: String,
        /// The version that this program plays.
        known: u32,
    },
    /// The rules refuse the entry.
    Refused(MoveError),
}

impl Problem {
    pub(super) fn expected(expected: &'static str, line: &str) -> Problem {
        Problem::Expected(ParseError::new(expected, line))
    }

    pub(crate) fn at(self, line: u64) -> RecordError {
        RecordError { line, problem: self }
    }
}

macro_rules! problems {
    ($($type:ty => $variant:ident),+) => {$(
        impl From<$type> for Problem {
            fn from(problem: $type) -> Problem {
                Problem::$variant(problem)
            }
        }
    )+};
}
problems!(io::Error => Io, ParseError => Expected, OptionError => Option, MoveError => Refused);

impl Say for Problem {
    fn say(&self) -> Phrase {
        match self {
            Problem::Io(error) => say!("record-io", error = io_phrase(error)),
            Problem::NotText => say!("record-not-text"),
            Problem::TooLong(bytes) => say!("record-too-long", bytes = *bytes),
            Problem::HeaderTooLong(bytes) => say!("record-header-too-long", bytes = *bytes),
            Problem::CarriageReturn => say!("record-carriage-return"),
            Problem::Blank(expected) => say!("record-blank", expected = Phrase::new(expected)),
            Problem::Expected(error) => error.say(),
            Problem::Ends(expected) => say!("record-ends", expected = Phrase::new(expected)),
            Problem::Seats { game, min, max, found } if min == max => {
                say!("seats-other-than", game = Arg::text(game), seats = *min, found = *found)
            }
            Problem::Seats { game, min, max, found } => {
                say!("seats-out-of-range", game = Arg::text(game), min = *min, max = *max, found = *found)
            }
            Problem::Option(error) => error.say(),
            Problem::OptionTwice(name) => say!("option-twice", name = Arg::foreign(name)),
            Problem::RulesVersion { found, known } => {
                say!("record-rules-version", found = Arg::foreign(found), known = *known)
            }
            Problem::Refused(refused) => {
                say!("record-refused", refused = refused, ruling = Arg::text(refused.ruling))
            }
        }
    }
}

impl Say for RecordError {
    fn say(&self) -> Phrase {
        say!("record-error", line = self.line, problem = &self.problem)
    }
}

error_by_phrase!(Problem, RecordError);

/// Why the operating system refuses to read or write. Kinds of errors without a phrase of their own
/// are described in the words of the system.
pub fn io_phrase(error: &io::Error) -> Phrase {
    match error.kind() {
        ErrorKind::NotFound => say!("io-not-found"),
        ErrorKind::PermissionDenied => say!("io-permission-denied"),
        ErrorKind::AlreadyExists => say!("io-already-exists"),
        ErrorKind::IsADirectory => say!("io-is-a-directory"),
        ErrorKind::NotADirectory => say!("io-not-a-directory"),
        ErrorKind::StorageFull => say!("io-storage-full"),
        ErrorKind::ReadOnlyFilesystem => say!("io-read-only"),
        _ => say!("io-other", error = Arg::text(error)),
    }
}
