//! `roshambo sim`: plays many games, with random moves or between bots. The same seed gives the same games.

mod summary;

use std::io::Write;

use rayon::prelude::*;
use roshambo_bots::{BotSpec, next_seat};
use roshambo_rules::{Arg, Seats, say};
use roshambo_table::record::{Entry, Header};
use roshambo_table::{Stream, Table};
use roshambo_words::Words;

use crate::batch::Batch;
use crate::cli::SimArgs;
use crate::contest::{Deal, create_folder, seed_or_random, write_record};
use crate::failure::Failure;
use crate::participant::Participant;
use summary::{Contest, Tally};

/// Plays the games and prints the summary.
pub(crate) fn run(args: &SimArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let header = args.game.header()?;
    let levels = levels_of_seats(&args.levels, header.seats)?;
    let participants: Vec<Participant> =
        levels.iter().map(|level| Participant::new(level, header.game, None)).collect();
    let seed = seed_or_random(args.batch.seed)?;
    if let Some(folder) = &args.batch.records {
        create_folder(folder)?;
    }
    let batch = Batch::new(args.batch.jobs, args.games, words)?;
    let one = |number: u64| -> Option<Tally> {
        let deal = Deal::new(format!("roshambo sim {seed} {number}"));
        let table = batch.attempt(|| match &participants[..] {
            [] => play_randomly(&deal, &header),
            _ => deal.play(&header, &participants.iter().collect::<Vec<_>>(), "sim", batch.stop()),
        })?;
        if let Some(folder) = &args.batch.records {
            let name = format!("{}-{}-{seed}-{:06}.rec", header.game, header.seats, number + 1);
            batch.keep(write_record(folder, &name, &table))?;
        }
        batch.progress();
        Some(Tally::of(&table))
    };
    let tally = batch.install(|| {
        let games = (0..args.games).into_par_iter().filter_map(one);
        games.reduce(|| Tally::new(header.seats), Tally::and)
    });
    let ended = batch.end(words);
    if ended.is_ok() || tally.games() > 0 {
        let contest = Contest { header: &header, levels: &levels, seed };
        if args.json {
            tally.print_json(&contest, out)?;
        } else {
            tally.print_table(&contest, words, out)?;
        }
    }
    ended
}

/// The participant at each seat: one level is used for all seats, and no level means random moves.
fn levels_of_seats(levels: &[BotSpec], seats: Seats) -> Result<Vec<BotSpec>, Failure> {
    match levels {
        [one] => Ok(vec![one.clone(); seats.count()]),
        _ if levels.is_empty() || levels.len() == seats.count() => Ok(levels.to_vec()),
        _ => Err(Failure::call(say!("sim-levels", found = levels.len(), seats = seats.count()))),
    }
}

/// Plays a game in which all legal moves are equally likely.
fn play_randomly(deal: &Deal, header: &Header) -> Result<Table, Failure> {
    let mut table = deal.table(header)?;
    let mut dice = Stream::new(deal.hash("moves"), 0);
    while let Some(seat) = next_seat(&table) {
        let text = table.driver().random_move(seat, &mut dice);
        table.play(seat, &text).map_err(|refused| {
            let phrase = say!("failure-random-move", move = Arg::text(&text), refused = refused);
            Failure::input(phrase)
        })?;
    }
    Ok(table)
}

/// The number of decisions in a table's journal.
fn decisions(table: &Table) -> usize {
    table.journal().iter().filter(|entry| matches!(entry, Entry::Move(..))).count()
}
