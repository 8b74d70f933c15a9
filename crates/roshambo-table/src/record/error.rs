//! What can be wrong with a record.

use std::io::{self, ErrorKind};

use roshambo_rules::{Arg, OptionError, ParseError, Phrase, Say, error_by_phrase, say};

use crate::move_error::MoveError;

/// An error and the line that has it, counted from 1.
#[derive(Debug)]
pub struct RecordError {
    /// Which line.
    pub line: u64,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Debug)]
pub enum Problem {
    /// The bytes could not be read.
    Io(io::Error),
    /// Not UTF-8.
    NotText,
    /// A line without end.
    TooLong(usize),
    /// Options and meta lines without end.
    HeaderTooLong(usize),
    /// `\r` somewhere.
    CarriageReturn,
    /// An empty line, where that phrase was due.
    Blank(&'static str),
    /// Something else was due here.
    Expected(ParseError),
    /// The record ends where that phrase was due.
    Ends(&'static str),
    /// The game is not played by so many.
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
    Option(OptionError),
    /// One option, two values.
    OptionTwice(String),
    /// Rules that this program does not know.
    RulesVersion {
        /// As given.
        found: String,
        /// What this program plays.
        known: u32,
    },
    /// The game does not take the input.
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

/// Why the system refuses to read or write. What is not known here is told as the system says it.
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
