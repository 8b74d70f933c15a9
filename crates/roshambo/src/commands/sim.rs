//! `roshambo sim`: random games by the thousand, the same for the same seed.

mod summary;

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use roshambo_rules::{Awaits, Seat};
use roshambo_table::fair::{Promise, Secret};
use roshambo_table::record::{Entry, Header};
use roshambo_table::{Stream, Table, hex, sha256};

use crate::cli::SimArgs;
use crate::failure::Failure;
use summary::Tally;

/// Plays the games and prints the summary.
pub(crate) fn run(args: &SimArgs, out: &mut impl Write) -> Result<(), Failure> {
    let header = args.game.header()?;
    let seed = match args.seed {
        Some(seed) => seed,
        // Short enough to be typed again.
        None => random_seed().map_err(|error| Failure::call(format!("no random seed to be had: {error}")))?,
    };
    if let Some(dir) = &args.records {
        fs::create_dir_all(dir).map_err(|error| cannot_write(dir, &error))?;
    }
    let jobs = args.jobs.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(Failure::call)?;
    let progress = progress_bar(args.games);
    let tally = pool.install(|| {
        (0..args.games)
            .into_par_iter()
            .map(|number| {
                let table = play(&header, seed, number)?;
                if let Some(dir) = &args.records {
                    write_record(dir, seed, number, &table)?;
                }
                progress.inc(1);
                Ok::<Tally, Failure>(Tally::of(&table))
            })
            .try_reduce(|| Tally::new(header.seats), |a, b| Ok(a.and(b)))
    })?;
    progress.finish_and_clear();
    tally.print(&header, seed, args.json, out)
}

fn random_seed() -> Result<u64, getrandom::Error> {
    getrandom::u32().map(u64::from)
}

/// One random game: its fairness secret, its seats' texts and its moves all follow from the seed
/// and the game's number.
fn play(header: &Header, seed: u64, number: u64) -> Result<Table, Failure> {
    let hash = |what: &str| sha256(&format!("roshambo sim {seed} {number} {what}"));
    let bots = header.seats.iter().map(|seat| (seat, hex(&hash(&format!("text {seat}"))[..8])));
    let promise = Promise::new(header.seats, Secret(hash("secret")), bots).map_err(Failure::call)?;
    let proof = promise.close().map_err(Failure::call)?;
    let mut table = Table::open_fair(header.clone(), proof).map_err(Failure::call)?;
    let mut dice = Stream::new(hash("moves"), 0);
    while let Some(seat) = next_seat(&table) {
        let text = table.driver().random_move(seat, &mut dice);
        table.play(seat, &text).map_err(|refused| Failure::Input(format!("{text} is refused: {refused}")))?;
    }
    Ok(table)
}

/// Whose decision is due; sealed ones in seat order.
fn next_seat(table: &Table) -> Option<Seat> {
    match table.awaits() {
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => awaits.seats().first(),
        Awaits::Deck | Awaits::Over => None,
    }
}

fn write_record(dir: &Path, seed: u64, number: u64, table: &Table) -> Result<(), Failure> {
    let header = table.header();
    let name = format!("{}-{}-{seed}-{:06}.rec", header.game, header.seats, number + 1);
    let path: PathBuf = dir.join(name);
    fs::write(&path, table.to_string()).map_err(|error| cannot_write(&path, &error))
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("cannot write {}: {error}", path.display()))
}

fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// How many entries of a table's journal are decisions.
fn decisions(table: &Table) -> usize {
    table.journal().iter().filter(|entry| matches!(entry, Entry::Move(..))).count()
}
