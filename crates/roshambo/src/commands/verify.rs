//! `roshambo verify`: checks the fairness proof of a record, and says what it proves and what not.

use std::io::Write;

use roshambo_rules::{Phrase, say};
use roshambo_table::Verified;
use roshambo_table::fair::Scheme;
use roshambo_words::Words;

use crate::cli::VerifyArgs;
use crate::commands::{notes, outcome_phrase, read};
use crate::failure::Failure;

/// Checks the proof and prints the result.
pub(crate) fn run(args: &VerifyArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let verified = roshambo_table::verify(read(&args.file)?).map_err(Failure::input)?;
    let open = left_open(&verified);
    let published = say!("verify-open-published");
    for phrase in proven(&verified).iter().chain([&say!("verify-not-proven"), &published]).chain(&open) {
        writeln!(out, "{}", words.say(phrase))?;
    }
    if args.strict && !open.is_empty() {
        return Err(Failure::input(say!("verify-strict")));
    }
    writeln!(out, "{}", words.say(&say!("verify-done")))?;
    Ok(())
}

fn proven(verified: &Verified) -> Vec<Phrase> {
    let commitment = match verified.scheme {
        Scheme::Online => say!("verify-commitment-online"),
        Scheme::Local => say!("verify-commitment"),
    };
    let mut proven = vec![commitment];
    if !verified.given.is_empty() {
        proven.push(say!("verify-given", seats = verified.given));
    }
    proven.push(say!("verify-decks", decks = verified.decks));
    if verified.sealed > 0 {
        proven.push(say!("verify-seals", seals = verified.sealed));
    }
    proven.push(match &verified.outcome {
        Some(outcome) => {
            say!("verify-over", entries = verified.entries, outcome = outcome_phrase(outcome))
        }
        None => say!("verify-unfinished", entries = verified.entries),
    });
    proven.extend(notes(&verified.bot_moves, &verified.undone));
    proven
}

/// What the record could prove and does not.
fn left_open(verified: &Verified) -> Vec<Phrase> {
    let mut open = Vec::new();
    match verified.scheme {
        Scheme::Local => open.push(say!("verify-open-local")),
        Scheme::Online if verified.given.is_empty() => open.push(say!("verify-open-nobody")),
        Scheme::Online => {}
    }
    if !verified.withheld.is_empty() {
        open.push(say!("verify-open-withheld", seats = verified.withheld));
    }
    if verified.unsealed > 0 {
        open.push(say!("verify-open-seals", seals = verified.unsealed));
    }
    open
}
