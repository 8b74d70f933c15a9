//! `roshambo verify`: was the game fair?

use std::io::Write;

use crate::cli::VerifyArgs;
use crate::commands::{outcome_in_words, read};
use crate::failure::Failure;

/// Checks a record's proof.
pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let verified = roshambo_table::verify(read(&args.file)?).map_err(Failure::input)?;
    writeln!(out, "the secret and the bots' texts give the commitment")?;
    writeln!(out, "all decks ({}) follow from the secret and the texts", verified.decks)?;
    match &verified.outcome {
        Some(outcome) => writeln!(out, "{} entries replay; {}", verified.entries, outcome_in_words(outcome))?,
        None => writeln!(out, "{} entries replay; the game is unfinished", verified.entries)?,
    }
    writeln!(out, "verified")?;
    Ok(())
}
