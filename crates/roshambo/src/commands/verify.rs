//! `roshambo verify`: checks the fairness proof of a record.

use std::io::Write;

use roshambo_rules::say;
use roshambo_words::Words;

use crate::cli::VerifyArgs;
use crate::commands::{outcome_phrase, read};
use crate::failure::Failure;

/// Checks the proof and prints the result.
pub(crate) fn run(args: &VerifyArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let verified = roshambo_table::verify(read(&args.file)?).map_err(Failure::input)?;
    let replayed = match &verified.outcome {
        Some(outcome) => {
            say!("verify-over", entries = verified.entries, outcome = outcome_phrase(outcome))
        }
        None => say!("verify-unfinished", entries = verified.entries),
    };
    let decks = say!("verify-decks", decks = verified.decks);
    for phrase in [say!("verify-commitment"), decks, replayed, say!("verify-done")] {
        writeln!(out, "{}", words.say(&phrase))?;
    }
    Ok(())
}
