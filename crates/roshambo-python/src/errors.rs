//! Errors of the other crates as Python exceptions.
//!
//! The classes are defined in Python (`_errors.py`). An exception has a code for programs, the ruling
//! that it cites, and a message in the chosen language; it keeps the phrase, so that it can be read
//! in another language.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use roshambo_bots::{BotError, ContestError};
use roshambo_env::EnvError;
use roshambo_rules::{OptionError, ParseError, Phrase, Say, say};
use roshambo_table::record::{Problem, RecordError};
use roshambo_table::{MoveError, ResumeError, Unproven};

use crate::convert::to_python;
use crate::phrase;

/// The classes of exceptions.
#[derive(Clone, Copy)]
pub(crate) enum Class {
    InvalidArgument,
    IllegalMove,
    InvalidRecord,
    Unproven,
    BotFailure,
}

impl Class {
    fn name(self) -> &'static str {
        match self {
            Class::InvalidArgument => "InvalidArgument",
            Class::IllegalMove => "IllegalMove",
            Class::InvalidRecord => "InvalidRecord",
            Class::Unproven => "Unproven",
            Class::BotFailure => "BotFailure",
        }
    }
}

/// An error on its way to Python.
pub(crate) struct Failure {
    class: Class,
    line: Option<u64>,
    reason: Box<Reason>,
}

struct Reason {
    code: String,
    ruling: Option<&'static str>,
    details: serde_json::Value,
    phrase: Phrase,
}

impl Failure {
    /// An error whose code is the id of its phrase.
    pub(crate) fn new(class: Class, phrase: Phrase) -> Failure {
        let details = serde_json::Value::Object(serde_json::Map::new());
        let reason = Reason { code: phrase.id.to_owned(), ruling: None, details, phrase };
        Failure { class, line: None, reason: Box::new(reason) }
    }

    /// A wrong argument.
    pub(crate) fn argument(phrase: Phrase) -> Failure {
        Failure::new(Class::InvalidArgument, phrase)
    }

    /// The error with another code, and a ruling.
    fn cite(mut self, code: String, ruling: &'static str) -> Failure {
        (self.reason.code, self.reason.ruling) = (code, Some(ruling));
        self
    }

    /// The error with another phrase.
    fn in_words(mut self, phrase: Phrase) -> Failure {
        self.reason.phrase = phrase;
        self
    }

    /// A seat that the game does not have.
    pub(crate) fn no_such_seat(seat: i64, seats: usize) -> Failure {
        let failure = Failure::argument(say!("refused-no-such-seat", seat = seat, seats = seats));
        failure.cite("no-such-seat".to_owned(), "common/seats")
    }
}

impl Failure {
    /// A player that the game does not have. Players are counted from 0.
    pub(crate) fn no_such_player(player: i64, players: usize) -> Failure {
        let failure = Failure::argument(say!("python-player", player = player, last = players - 1));
        failure.cite("no-such-seat".to_owned(), "common/seats")
    }

    /// A game that a vector of games does not have.
    pub(crate) fn no_such_game(game: i64, games: usize) -> Failure {
        Failure::argument(say!("python-game", game = game, last = games - 1))
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        Python::attach(|py| raise(py, failure).unwrap_or_else(|error| error))
    }
}

fn raise(py: Python<'_>, failure: Failure) -> PyResult<PyErr> {
    let class = py.import("roshambo._errors")?.getattr(failure.class.name())?;
    let Reason { code, ruling, details, phrase } = *failure.reason;
    let (details, message) = (to_python(py, &details)?, phrase::say(&phrase));
    let phrase = phrase::Phrase::new(phrase);
    let error = class.call1((code, message, ruling, failure.line, details, phrase))?;
    Ok(PyErr::from_value(error))
}

impl From<MoveError> for Failure {
    fn from(error: MoveError) -> Failure {
        let mut failure = Failure::new(Class::IllegalMove, error.phrase).cite(error.code, error.ruling.0);
        failure.reason.details = serde_json::Value::Object(*error.args);
        failure
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        let phrase = problem.say();
        match problem {
            Problem::Refused(error) => Failure::from(error).in_words(phrase),
            Problem::Option(_) | Problem::Seats { .. } | Problem::OptionTwice(_) => Failure::argument(phrase),
            _ => Failure::new(Class::InvalidRecord, phrase),
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        let (phrase, line) = (error.say(), Some(error.line));
        let reason = Failure::from(error.problem).in_words(phrase).reason;
        Failure { class: Class::InvalidRecord, line, reason }
    }
}

impl From<Unproven> for Failure {
    fn from(error: Unproven) -> Failure {
        match error {
            Unproven::Record(error) => Failure::from(error),
            other => Failure::new(Class::Unproven, other.say()),
        }
    }
}

impl From<ResumeError> for Failure {
    fn from(error: ResumeError) -> Failure {
        match error {
            ResumeError::Proof(error) => Failure::from(error),
            ResumeError::Deck(error) => Failure::from(error),
        }
    }
}

impl From<OptionError> for Failure {
    fn from(error: OptionError) -> Failure {
        Failure::argument(error.say())
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Failure {
        let mut failure = Failure::argument(error.say());
        failure.reason.code = error.expected.to_owned();
        failure
    }
}

impl From<BotError> for Failure {
    fn from(error: BotError) -> Failure {
        Failure::new(Class::BotFailure, error.say())
    }
}

impl From<ContestError> for Failure {
    fn from(error: ContestError) -> Failure {
        Failure::new(Class::BotFailure, error.say())
    }
}

impl From<EnvError> for Failure {
    fn from(error: EnvError) -> Failure {
        let phrase = error.say();
        match error {
            EnvError::Refused(error) => Failure::from(*error),
            EnvError::IllegalAction { .. } | EnvError::InGame { .. } => {
                Failure::new(Class::IllegalMove, phrase)
            }
            EnvError::Seats { .. }
            | EnvError::Option(_)
            | EnvError::NoSuchAction { .. }
            | EnvError::NoAction { .. }
            | EnvError::BufferLength { .. }
            | EnvError::Games { .. }
            | EnvError::Threads { .. }
            | EnvError::NoThreads => Failure::argument(phrase),
        }
    }
}

/// A lock whose holder panicked, or another failure that no input causes.
pub(crate) fn internal(what: &str) -> PyErr {
    PyRuntimeError::new_err(what.to_owned())
}
