//! How a command fails: the message and the exit status.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was read is wrong.
    #[error("{0}")]
    Input(String),
    /// What was asked cannot be.
    #[error("{0}")]
    Call(String),
    /// What should be printed could not be.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// The input is wrong.
    pub(crate) fn input(message: impl std::fmt::Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// The call is wrong.
    pub(crate) fn call(message: impl std::fmt::Display) -> Failure {
        Failure::Call(message.to_string())
    }

    /// Says it on standard error. A reader that has seen enough (`| head`) is no error.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            _ => {}
        }
        let _ = writeln!(io::stderr(), "roshambo: {self}");
        match self {
            Failure::Input(_) | Failure::Output(_) => ExitCode::from(1),
            Failure::Call(_) => ExitCode::from(2),
        }
    }
}
