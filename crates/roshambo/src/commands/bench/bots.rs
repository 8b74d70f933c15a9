//! `roshambo bench bots`: how fast bots search, how long they take for a move, and whether they stop in time.
//!
//! Everything is measured on one core, on positions from games between bots of level medium. Each position is
//! searched several times and the shortest time counts, because other load on the machine can only make it longer.
//! For deadlines the worst case counts.

use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use roshambo_bots::{Bot, Budget, Level, LevelBot, Limit, Rng, next_seat};
use roshambo_rules::{Seats, say};
use roshambo_table::record::Header;
use roshambo_table::{GameId, Observation, with_game};
use roshambo_words::Words;
use serde::Serialize;

use super::{games, playouts_per_s, rounded, seat_counts};
use crate::cli::BenchBotsArgs;
use crate::contest::Deal;
use crate::failure::Failure;
use crate::text_table::TextTable;

/// The number of positions, and of the games they come from.
const POSITIONS: usize = 24;
const GAMES: usize = 6;
/// Search iterations per position for the speed measurement, and how often it is repeated.
const ITERATIONS: u64 = 500;
const REPETITIONS: usize = 5;
/// The expert, which is slow, searches every sixth position only.
const EXPERT_EVERY: usize = 6;
/// The time limit for the deadline measurement, and when the stop flag is set.
const DEADLINE: Duration = Duration::from_millis(20);
const STOP_AFTER: Duration = Duration::from_millis(5);

#[derive(Debug, Serialize)]
struct Measured {
    game: GameId,
    seats: Seats,
    iterations_per_s: u64,
    playouts_per_s: u64,
    /// Search iterations per random playout of a whole game: the cost of searching relative to playing.
    ratio: f64,
    hard_ms: f64,
    expert_ms: f64,
    worst_overshoot_ms: f64,
    worst_stop_ms: f64,
}

impl Measured {
    fn cells(&self) -> impl Iterator<Item = String> {
        let whole = [self.iterations_per_s, self.playouts_per_s];
        let parts = [self.ratio, self.hard_ms, self.expert_ms, self.worst_overshoot_ms, self.worst_stop_ms];
        [self.game.to_string(), self.seats.to_string()]
            .into_iter()
            .chain(whole.into_iter().map(|number| number.to_string()))
            .chain(parts.into_iter().map(|number| format!("{number:.2}")))
    }
}

/// Measures the bots and prints a table or JSON.
pub(crate) fn run(args: &BenchBotsArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    let columns = TextTable::new()
        .left(words, say!("column-game"), 10)
        .right(words, say!("column-seats"), 5)
        .right(words, say!("column-iterations-per-second"), 12)
        .right(words, say!("column-playouts-per-second"), 10)
        .right(words, say!("column-ratio"), 5)
        .right(words, say!("column-hard-ms"), 8)
        .right(words, say!("column-expert-ms"), 9)
        .right(words, say!("column-late-ms"), 7)
        .right(words, say!("column-stop-ms"), 7);
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
    let positions = positions(game, seats)?;
    let mut playouts: f64 = 0.0;
    let mut shortest = vec![Duration::MAX; positions.len()];
    for _ in 0..REPETITIONS {
        // Measured alternately, so that both see the same load.
        playouts = playouts.max(with_game!(game, G => playouts_per_s::<G>(seats)));
        think(&positions, Limit::Iterations(ITERATIONS), &mut shortest)?;
    }
    let seconds: f64 = shortest.iter().map(Duration::as_secs_f64).sum();
    let iterations_per_s = (ITERATIONS * positions.len() as u64) as f64 / seconds;
    let per_decision =
        |level: Level, positions: &[Observation], repetitions: usize| -> Result<f64, Failure> {
            let mut shortest = vec![Duration::MAX; positions.len()];
            for _ in 0..repetitions {
                think(positions, level.iterations(game), &mut shortest)?;
            }
            Ok(milliseconds(shortest.iter().sum()) / positions.len().max(1) as f64)
        };
    let some: Vec<Observation> = positions.iter().step_by(EXPERT_EVERY).cloned().collect();
    Ok(Measured {
        game,
        seats,
        iterations_per_s: iterations_per_s as u64,
        playouts_per_s: playouts as u64,
        ratio: rounded(iterations_per_s / playouts, 1000.0),
        hard_ms: rounded(per_decision(Level::Hard, &positions, 2)?, 100.0),
        expert_ms: rounded(per_decision(Level::Expert, &some, 1)?, 100.0),
        worst_overshoot_ms: rounded(worst_overshoot(&positions)?, 100.0),
        worst_stop_ms: rounded(worst_stop(&positions)?, 100.0),
    })
}

/// Positions that need a search, spread over games between bots of level medium.
fn positions(game: GameId, seats: Seats) -> Result<Vec<Observation>, Failure> {
    let header = Header::new(game, seats, Vec::new());
    let mut searcher = LevelBot::new(Level::Expert, 1);
    let mut found = Vec::new();
    for number in 0..GAMES {
        let mut table = Deal::new(format!("roshambo bench bots {number}")).table(&header)?;
        let mut bot = LevelBot::new(Level::Medium, number as u64);
        let mut searched = Vec::new();
        while let Some(seat) = next_seat(&table) {
            let seen = Observation::of(table.driver(), seat);
            let budget = Budget::new(Limit::Iterations(8), 1);
            // Forced moves need no search, and throws are solved exactly.
            if searcher.decide(&seen, &budget).map_err(Failure::input)?.iterations == 8 {
                searched.push(seen.clone());
            }
            let decision = bot.decide(&seen, &budget).map_err(Failure::input)?;
            table.play(seat, &decision.mv).map_err(Failure::input)?;
        }
        let every = searched.len().div_ceil(POSITIONS / GAMES).max(1);
        found.extend(searched.into_iter().step_by(every));
    }
    Ok(found)
}

/// Searches all positions on one thread and keeps the shortest time of each.
fn think(positions: &[Observation], limit: Limit, shortest: &mut [Duration]) -> Result<(), Failure> {
    let mut bot = LevelBot::new(Level::Expert, 1);
    let budget = Budget::new(limit, 1);
    for (seen, shortest) in positions.iter().zip(shortest) {
        let began = Instant::now();
        bot.decide(seen, &budget).map_err(Failure::input)?;
        *shortest = began.elapsed().min(*shortest);
    }
    Ok(())
}

/// By how much a bot missed its deadline, on one thread and on two.
fn worst_overshoot(positions: &[Observation]) -> Result<f64, Failure> {
    let mut worst: f64 = 0.0;
    for threads in [1, 2] {
        let mut bot = LevelBot::new(Level::Expert, 1);
        for seen in positions {
            let began = Instant::now();
            bot.decide(seen, &Budget::new(Limit::Time(DEADLINE), threads)).map_err(Failure::input)?;
            worst = worst.max(milliseconds(began.elapsed().saturating_sub(DEADLINE)));
        }
    }
    Ok(worst)
}

/// How long a bot kept searching after another thread had set the stop flag.
fn worst_stop(positions: &[Observation]) -> Result<f64, Failure> {
    let mut bot = LevelBot::new(Level::Expert, 1);
    let mut rng = Rng::new(1);
    let mut worst: f64 = 0.0;
    for seen in positions {
        let budget = Budget::new(Limit::Time(Duration::from_secs(60)), 1);
        let stop = budget.stop.clone();
        // Vary the moment, so that it falls into different parts of an iteration.
        let after = STOP_AFTER.mul_f32(0.5 + rng.unit());
        let stopper = thread::spawn(move || {
            thread::sleep(after);
            let now = Instant::now();
            stop.stop();
            now
        });
        bot.decide(seen, &budget).map_err(Failure::input)?;
        let ended = Instant::now();
        if let Ok(stopped) = stopper.join() {
            worst = worst.max(milliseconds(ended.saturating_duration_since(stopped)));
        }
    }
    Ok(worst)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
