//! How a command fails: the message and the exit status.

use std::io::{self, Write};
use std::process::ExitCode;

use roshambo_rules::{Phrase, Say, say};
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was read is wrong.
    Input(Phrase),
    /// What was asked cannot be.
    Call(Phrase),
    /// What should be printed could not be.
    Output(io::Error),
}

impl Failure {
    /// The input is wrong.
    pub(crate) fn input(what: impl Say) -> Failure {
        Failure::Input(what.say())
    }

    /// The call is wrong.
    pub(crate) fn call(what: impl Say) -> Failure {
        Failure::Call(what.say())
    }

    /// Says it on standard error. A reader that has seen enough (`| head`) is no error.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            _ => {}
        }
        warn(words, self);
        match self {
            Failure::Input(_) | Failure::Output(_) => ExitCode::from(1),
            Failure::Call(_) => ExitCode::from(2),
        }
    }
}

impl Say for Failure {
    fn say(&self) -> Phrase {
        match self {
            Failure::Input(phrase) | Failure::Call(phrase) => phrase.clone(),
            Failure::Output(error) => say!("failure-output", error = io_phrase(error)),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Says something on standard error.
pub(crate) fn warn(words: &Words, what: &impl Say) {
    let _ = writeln!(io::stderr(), "roshambo: {}", words.say(what));
}
