//! The commands, one module each.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
mod database;
pub(crate) mod games;
pub(crate) mod generate;
pub(crate) mod healthcheck;
pub(crate) mod lab;
pub(crate) mod migrate;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod suggest;
pub(crate) mod verify;

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use roshambo_rules::{Arg, Outcome, Phrase, Seat, Spaced, say};
use roshambo_table::record::io_phrase;

use crate::failure::Failure;

/// Opens a file, or standard input for `-`.
fn read(file: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file);
    let opened = opened.map_err(|error| {
        let file = Arg::text(file.display());
        Failure::input(say!("failure-open", file = file, error = io_phrase(&error)))
    })?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, opened)))
}

/// The phrases that say how many moves bots made for people, and how often people took back decisions.
fn notes(bot_moves: &[u32], undone: &[u32]) -> Vec<Phrase> {
    let counted = |counts: &[u32]| -> Vec<(Seat, u32)> {
        (0..).map(Seat::new).zip(counts.iter().copied()).filter(|(_, count)| *count > 0).collect()
    };
    let moves = counted(bot_moves)
        .into_iter()
        .map(|(seat, moves)| say!("replay-bot-moves", seat = seat, moves = moves));
    let undone =
        counted(undone).into_iter().map(|(seat, times)| say!("replay-undone", seat = seat, times = times));
    moves.chain(undone).collect()
}

/// The phrase for an outcome.
fn outcome_phrase(outcome: &Outcome) -> Phrase {
    let (winners, scores) = (outcome.winners, Arg::text(Spaced(outcome.scores.as_slice())));
    match winners.len() {
        0 => say!("outcome-draw", scores = scores),
        1 => say!("outcome-won", winners = winners, scores = scores),
        _ => say!("outcome-shared", winners = winners, scores = scores),
    }
}
