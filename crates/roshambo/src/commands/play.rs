//! `roshambo play`: the terminal client.

use std::io::Write;

use roshambo_tui::PlayError;
use roshambo_words::Words;

use crate::cli::PlayArgs;
use crate::failure::Failure;

/// Runs the terminal client, then prints where the record was written.
pub(crate) fn run(args: &PlayArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let farewell = roshambo_tui::play(args.plan(words.lang())?).map_err(failure)?;
    if let Some(farewell) = farewell {
        writeln!(out, "{}", Words::of(farewell.lang).say(&farewell.phrase))?;
    }
    Ok(())
}

fn failure(error: PlayError) -> Failure {
    match error {
        PlayError::NoTerminal | PlayError::NoSuchSeat(..) | PlayError::Nobody | PlayError::Header(_) => {
            Failure::call(error)
        }
        PlayError::Record(..)
        | PlayError::Unreadable(..)
        | PlayError::Wrong(..)
        | PlayError::Finished(_)
        | PlayError::Randomness(_)
        | PlayError::Terminal(_) => Failure::input(error),
    }
}
