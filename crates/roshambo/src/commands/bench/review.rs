//! `roshambo bench review`: how long reviews take, for a typical game of each kind.
//!
//! A typical game is the one with the median number of entries of several games between bots of level medium.

use std::io::Write;
use std::thread::available_parallelism;
use std::time::Instant;

use roshambo_bots::{Evaluator, Heuristics};
use roshambo_review::{Depth, Settings, review};
use roshambo_rules::{Seats, say};
use roshambo_table::record::Header;
use roshambo_table::{GameId, Table, with_game};
use roshambo_words::Words;
use serde::Serialize;

use super::{games, rounded, seat_counts};
use crate::cli::BenchReviewArgs;
use crate::contest::Deal;
use crate::failure::Failure;
use crate::participant::Participant;
use crate::text_table::TextTable;

/// The number of games of which the typical one is chosen.
const GAMES: usize = 9;
/// Rollouts of whole games for the measurement of their speed.
const ROLLOUTS: u32 = 400;

#[derive(Debug, Serialize)]
struct Measured {
    game: GameId,
    seats: Seats,
    entries: usize,
    decisions: usize,
    threads: usize,
    rollouts_per_s: u64,
    quick_s: f64,
    normal_s: f64,
    /// The standard errors of luck and of the start of seat 1, at normal depth, in percent.
    luck_error: f64,
    equity_error: f64,
}

impl Measured {
    fn cells(&self) -> impl Iterator<Item = String> {
        let whole = [self.entries as u64, self.decisions as u64, self.rollouts_per_s];
        let parts = [self.quick_s, self.normal_s, self.luck_error, self.equity_error];
        [self.game.to_string(), self.seats.to_string()]
            .into_iter()
            .chain(whole.into_iter().map(|number| number.to_string()))
            .chain(parts.into_iter().map(|number| format!("{number:.1}")))
    }
}

/// Measures reviews and prints a table or JSON.
pub(crate) fn run(args: &BenchReviewArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    let columns = TextTable::new()
        .left(words, say!("column-game"), 10)
        .right(words, say!("column-seats"), 5)
        .right(words, say!("column-entries"), 7)
        .right(words, say!("column-decisions"), 9)
        .right(words, say!("column-rollouts-per-second"), 10)
        .right(words, say!("column-quick-seconds"), 7)
        .right(words, say!("column-normal-seconds"), 8)
        .right(words, say!("column-luck-error"), 8)
        .right(words, say!("column-equity-error"), 8);
    if !args.json {
        writeln!(out, "{}", columns.heading())?;
    }
    for game in games(args.game) {
        for seats in seat_counts(game) {
            let measured = measure(game, seats)?;
            if !args.json {
                writeln!(out, "{}", columns.line(measured.cells()))?;
                out.flush()?;
            }
            all.push(measured);
        }
    }
    if args.json {
        let json = serde_json::to_string_pretty(&all).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
    }
    Ok(())
}

fn measure(game: GameId, seats: Seats) -> Result<Measured, Failure> {
    let table = typical_game(game, seats)?;
    let threads = available_parallelism().map_or(1, usize::from);
    let timed = |depth: Depth| {
        let clock = Instant::now();
        let settings = Settings { threads, ..Settings::new(depth) };
        let made = review(table.header(), table.journal(), &settings, &|_| ()).map_err(Failure::input)?;
        Ok::<_, Failure>((clock.elapsed().as_secs_f64(), made))
    };
    let (quick, _) = timed(Depth::Quick)?;
    let (normal, made) = timed(Depth::Normal)?;
    let first = made.totals.first();
    Ok(Measured {
        game,
        seats,
        entries: table.journal().len(),
        decisions: made.decisions.len(),
        threads,
        rollouts_per_s: with_game!(game, G => rollouts_per_s::<G>(seats)),
        quick_s: rounded(quick, 10.0),
        normal_s: rounded(normal, 10.0),
        luck_error: rounded(first.map_or(0.0, |total| total.luck.error * 100.0), 10.0),
        equity_error: rounded(first.map_or(0.0, |total| total.start.error * 100.0), 10.0),
    })
}

/// The game with the median number of entries.
fn typical_game(game: GameId, seats: Seats) -> Result<Table, Failure> {
    let header = Header::new(game, seats, Vec::new());
    let medium = Participant::new(&roshambo_bots::BotSpec::Level(roshambo_bots::Level::Medium), game, None);
    let participants = vec![&medium; seats.count()];
    let mut tables = Vec::new();
    for number in 0..GAMES {
        let deal = Deal::new(format!("roshambo bench review {number}"));
        tables.push(deal.play(&header, &participants, "bench", &roshambo_bots::Stop::default())?);
    }
    tables.sort_by_key(|table| table.journal().len());
    Ok(tables.swap_remove(GAMES / 2))
}

/// Rollouts of whole games in a second of one core.
fn rollouts_per_s<G: Heuristics>(seats: Seats) -> u64 {
    let start = G::new(seats, &G::Options::default());
    let mut evaluator = Evaluator::<G>::new(1);
    let clock = Instant::now();
    evaluator.equity(&start, ROLLOUTS);
    (f64::from(ROLLOUTS) / clock.elapsed().as_secs_f64()) as u64
}
