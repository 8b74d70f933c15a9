//! `roshambo play`: the terminal client.

use std::io::Write;

use roshambo_tui::TuiError;
use roshambo_words::Words;

use crate::cli::PlayArgs;
use crate::failure::Failure;

/// Runs the terminal client, then prints where the record was written.
pub(crate) fn run(args: &PlayArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let farewell = roshambo_tui::play(args.config(words.lang())?).map_err(failure)?;
    if let Some(farewell) = farewell {
        writeln!(out, "{}", Words::of(farewell.lang).say(&farewell.phrase))?;
    }
    Ok(())
}

fn failure(error: TuiError) -> Failure {
    match error {
        TuiError::NoTerminal | TuiError::NoSuchSeat(..) | TuiError::Nobody | TuiError::Header(_) => {
            Failure::call(error)
        }
        TuiError::Record(..)
        | TuiError::Unreadable(..)
        | TuiError::Wrong(..)
        | TuiError::Damaged(..)
        | TuiError::Finished(_)
        | TuiError::Randomness(_)
        | TuiError::Terminal(_) => Failure::input(error),
    }
}
