//! Errors of commands: the message and the exit status.

use std::io::{self, Write};
use std::process::ExitCode;

use roshambo_rules::{Phrase, Say, say};
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is invalid, or the outside world failed. Exit status 1.
    Input(Phrase),
    /// The arguments are invalid. Exit status 2.
    Call(Phrase),
    /// The output could not be written. Exit status 1, or 0 for a closed pipe.
    Output(io::Error),
}

impl Failure {
    /// An error in the input.
    pub(crate) fn input(what: impl Say) -> Failure {
        Failure::Input(what.say())
    }

    /// An error in the arguments.
    pub(crate) fn call(what: impl Say) -> Failure {
        Failure::Call(what.say())
    }

    /// Prints the message on standard error and returns the exit status. A closed pipe (`| head`) is not an error.
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

/// Prints a message on standard error.
pub(crate) fn warn(words: &Words, what: &impl Say) {
    let _ = writeln!(io::stderr(), "roshambo: {}", words.say(what));
}
