//! `roshambo suggest`: what a bot would play at the end of a record, and what it thinks of the rest.

use std::io::Write;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use roshambo_bots::{Budget, Considered, Contender, Level, Limit};
use roshambo_rules::{Awaits, Seat};
use roshambo_table::{GameId, Seen, Table};
use serde::Serialize;

use crate::cli::SuggestArgs;
use crate::commands::{outcome_in_words, read};
use crate::entrant::bot;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;

#[derive(Debug, Serialize)]
struct Suggestion<'a> {
    game: GameId,
    seat: Seat,
    level: &'a Contender,
    iterations: u64,
    moves: Vec<Considered>,
}

/// Asks the bot and prints its thoughts.
pub(crate) fn run(args: &SuggestArgs, out: &mut impl Write) -> Result<(), Failure> {
    let table = Table::replay(read(&args.file)?).map_err(Failure::input)?;
    refuse(&table, args.seat)?;
    let game = table.header().game;
    let mut bot = bot(&args.level, args.seed.unwrap_or(0), &Arc::default());
    let seen = Seen::of(table.driver(), args.seat);
    let budget = Budget { stop: stop_on_interrupt()?, ..budget(args, game) };
    let decision = bot.decide(&seen, &budget).map_err(Failure::input)?;
    let suggestion = Suggestion {
        game,
        seat: args.seat,
        level: &args.level,
        iterations: decision.iterations,
        moves: decision.considered,
    };
    if args.json {
        let json = serde_json::to_string_pretty(&suggestion).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    let Suggestion { level, iterations, moves, .. } = suggestion;
    writeln!(out, "{game}, seat {}: {level}, {iterations} iterations", args.seat)?;
    writeln!(out, "  to win   played   move")?;
    for Considered { mv, value, share } in moves {
        let value = value.map_or("–".to_owned(), |value| format!("{:.1} %", value * 100.0));
        writeln!(out, "{value:>8} {:>6.1} %   {mv}", share * 100.0)?;
    }
    Ok(())
}

/// Why there is nothing to suggest.
fn refuse(table: &Table, seat: Seat) -> Result<(), Failure> {
    let seats = table.header().seats;
    if !seats.all().contains(seat) {
        return Err(Failure::call(format!("--seat {seat}: the record has seats 1 to {seats}")));
    }
    match table.awaits() {
        Awaits::Over => {
            let outcome = table.outcome().map(|outcome| outcome_in_words(&outcome)).unwrap_or_default();
            Err(Failure::input(format!("the game is over ({outcome}), expected one that goes on")))
        }
        Awaits::Deck => Err(Failure::input(
            "the order of a deck is awaited at the end of the record, expected a decision of a seat",
        )),
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) if !awaits.seats().contains(seat) => {
            let awaited = awaits.seats();
            Err(Failure::input(format!(
                "seat {seat} has nothing to decide at the end of the record, expected --seat {awaited}"
            )))
        }
        Awaits::Turn { .. } | Awaits::Sealed { .. } => Ok(()),
    }
}

/// By the clock, unless the answer is to be the same every time.
fn budget(args: &SuggestArgs, game: GameId) -> Budget {
    let own = |of: fn(Level, GameId) -> Limit| match &args.level {
        Contender::Level(level) => of(*level, game),
        Contender::Program(_) => Limit::Iterations(0),
    };
    let limit = match (args.time, args.iterations) {
        (Some(time), _) => Limit::Time(Duration::from_millis(time)),
        (None, Some(iterations)) => Limit::Iterations(iterations),
        (None, None) if args.seed.is_some() => own(Level::iterations),
        (None, None) => own(|level, _| level.time()),
    };
    let cores = match limit {
        Limit::Iterations(_) => 1,
        Limit::Time(_) => available_parallelism().map_or(1, usize::from),
    };
    Budget::new(limit, args.threads.map_or(cores, usize::from))
}
