//! `roshambo suggest`: what a bot would play at the end of a record, and what it thinks of the rest.

use std::io::Write;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use roshambo_bots::{BotSpec, Budget, Level, Limit, MoveEvaluation, reasons};
use roshambo_rules::{Arg, Awaits, Phrase, Seat, say};
use roshambo_table::{GameId, Observation, Table};
use roshambo_words::Words;
use serde::Serialize;

use crate::cli::SuggestArgs;
use crate::commands::{outcome_phrase, read};
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::participant::bot;
use crate::text_table::TextTable;

#[derive(Debug, Serialize)]
struct Suggestion<'a> {
    game: GameId,
    seat: Seat,
    level: &'a BotSpec,
    iterations: u64,
    moves: Vec<MoveEvaluation>,
    /// Why somebody would make the first of them.
    reasons: Vec<Phrase>,
}

/// Asks the bot and prints its thoughts.
pub(crate) fn run(args: &SuggestArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let table = Table::replay(read(&args.file)?).map_err(Failure::input)?;
    refuse(&table, args.seat)?;
    let game = table.header().game;
    let mut bot = bot(&args.level, args.seed.unwrap_or(0), &Arc::default());
    let seen = Observation::of(table.driver(), args.seat);
    let budget = Budget { stop: stop_on_interrupt()?, ..budget(args, game) };
    let decision = bot.decide(&seen, &budget).map_err(Failure::input)?;
    let reasons = decision.considered.first().map(|best| reasons(&seen, &best.mv)).unwrap_or_default();
    let suggestion = Suggestion {
        game,
        seat: args.seat,
        level: &args.level,
        iterations: decision.iterations,
        moves: decision.considered,
        reasons,
    };
    if args.json {
        let json = serde_json::to_string_pretty(&suggestion).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    print_table(&suggestion, words, out)
}

fn print_table(suggestion: &Suggestion<'_>, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let Suggestion { game, seat, level, iterations, moves, reasons } = suggestion;
    let title = say!(
        "suggest-title",
        game = Arg::text(game),
        seat = seat.number(),
        level = Arg::text(level),
        iterations = *iterations,
    );
    writeln!(out, "{}", words.say(&title))?;
    let columns = TextTable::new()
        .right(words, say!("column-to-win"), 8)
        .right(words, say!("column-played"), 8)
        .left(words, say!("column-move"), 0);
    writeln!(out, "{}", columns.heading())?;
    for MoveEvaluation { mv, value, share } in moves {
        let percent = |share: f64| format!("{} %", words.decimal(share * 100.0, 1));
        let value = value.map_or("–".to_owned(), percent);
        writeln!(out, "{}", columns.line([value, percent(*share), mv.clone()]))?;
    }
    if let Some(best) = moves.first().filter(|_| !reasons.is_empty()) {
        writeln!(out, "{}", words.say(&say!("suggest-why", best = Arg::text(&best.mv))))?;
    }
    for reason in reasons {
        writeln!(out, "  {}", words.say(reason))?;
    }
    Ok(())
}

/// Why there is nothing to suggest.
fn refuse(table: &Table, seat: Seat) -> Result<(), Failure> {
    let seats = table.header().seats;
    if !seats.all().contains(seat) {
        let (seat, seats) = (seat.number(), seats.count());
        return Err(Failure::call(say!("suggest-no-such-seat", seat = seat, seats = seats)));
    }
    match table.awaits() {
        Awaits::Over => Err(Failure::input(match table.outcome() {
            Some(outcome) => say!("suggest-over", outcome = outcome_phrase(&outcome)),
            None => say!("refused-game-over"),
        })),
        Awaits::Deck => Err(Failure::input(say!("suggest-deck-awaited"))),
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) if !awaits.seats().contains(seat) => {
            let awaited = Arg::text(awaits.seats());
            Err(Failure::input(say!("suggest-not-awaited", seat = seat.number(), awaited = awaited)))
        }
        Awaits::Turn { .. } | Awaits::Sealed { .. } => Ok(()),
    }
}

/// By the clock, unless the answer is to be the same every time.
fn budget(args: &SuggestArgs, game: GameId) -> Budget {
    let own = |of: fn(Level, GameId) -> Limit| match &args.level {
        BotSpec::Level(level) => of(*level, game),
        // They search as long as the expert level.
        BotSpec::Yardstick(_) => of(Level::Expert, game),
        BotSpec::Program(_) => Limit::Iterations(0),
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
