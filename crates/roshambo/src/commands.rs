//! One file for each command.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod sim;
pub(crate) mod suggest;
pub(crate) mod verify;

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use roshambo_rules::{Outcome, SeatSet, Spaced};

use crate::failure::Failure;

/// Opens a file, or standard input for `-`.
fn read(file: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file);
    let opened =
        opened.map_err(|error| Failure::input(format!("cannot open {}: {error}", file.display())))?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, opened)))
}

/// An outcome in words.
fn outcome_in_words(outcome: &Outcome) -> String {
    let scores = outcome.scores.as_slice();
    let result = match outcome.winners.len() {
        0 => "a draw".to_owned(),
        1 => format!("seat {} wins", outcome.winners),
        _ => format!("seats {} share the victory", listed(outcome.winners)),
    };
    format!("{result}; scores {}", Spaced(scores))
}

fn listed(seats: SeatSet) -> String {
    let text = seats.to_string();
    match text.rsplit_once(", ") {
        Some((rest, last)) => format!("{rest} and {last}"),
        None => text,
    }
}
