//! `roshambo bench`: the speed of random play on one thread, including shuffling.

mod bots;
mod review;

use std::io::Write;
use std::time::{Duration, Instant};

use roshambo_bots::Rng;
use roshambo_rules::{Game, PlayoutBuffers, Seats, playout, say};
use roshambo_table::{GameId, with_game};
use roshambo_words::Words;
use serde::Serialize;

use crate::cli::{BenchArgs, BenchOther};
use crate::failure::Failure;
use crate::text_table::TextTable;

/// How long each line is measured, in how many parts. The best part counts, because other load on the machine can
/// only make it slower.
const PART: Duration = Duration::from_millis(20);
const PARTS: usize = 60;
/// Playouts between two readings of the clock.
const BATCH: u64 = 16;

#[derive(Debug, Serialize)]
struct Measured {
    game: GameId,
    seats: Seats,
    moves_per_s: u64,
    playouts_per_s: u64,
    ns_per_move: f64,
    moves_per_playout: f64,
    state_bytes: usize,
}

/// Measures the games and prints a table or JSON.
pub(crate) fn run(args: &BenchArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    match &args.other {
        Some(BenchOther::Bots(args)) => return bots::run(args, words, out),
        Some(BenchOther::Review(args)) => return review::run(args, words, out),
        None => {}
    }
    let mut all = Vec::new();
    let columns = TextTable::new()
        .left(words, say!("column-game"), 10)
        .right(words, say!("column-seats"), 5)
        .right(words, say!("column-moves-per-second"), 11)
        .right(words, say!("column-playouts-per-second"), 11)
        .right(words, say!("column-ns-per-move"), 7)
        .right(words, say!("column-state-bytes"), 11);
    if !args.json {
        writeln!(out, "{}", columns.heading())?;
    }
    for game in games(args.game) {
        for seats in seat_counts(game) {
            let measured = with_game!(game, G => measure::<G>(game, seats));
            if !args.json {
                let Measured { moves_per_s, playouts_per_s, ns_per_move, state_bytes, .. } = measured;
                let cells = [
                    game.to_string(),
                    seats.to_string(),
                    moves_per_s.to_string(),
                    playouts_per_s.to_string(),
                    format!("{ns_per_move:.1}"),
                    state_bytes.to_string(),
                ];
                writeln!(out, "{}", columns.line(cells))?;
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

/// The given game, or all games.
fn games(game: Option<GameId>) -> Vec<GameId> {
    game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game])
}

/// The fewest and the most seats of a game.
fn seat_counts(game: GameId) -> Vec<Seats> {
    let info = game.info();
    let mut counts = vec![info.min_seats, info.max_seats];
    counts.dedup();
    counts.into_iter().filter_map(Seats::new).collect()
}

fn measure<G: Game>(game: GameId, seats: Seats) -> Measured {
    let Speed { seconds, moves, playouts } = random_play::<G>(seats, PARTS);
    Measured {
        game,
        seats,
        moves_per_s: (moves / seconds) as u64,
        playouts_per_s: (playouts / seconds) as u64,
        ns_per_move: rounded(seconds * 1e9 / moves, 10.0),
        moves_per_playout: rounded(moves / playouts, 10.0),
        state_bytes: size_of::<G>(),
    }
}

/// Random playouts per second, measured briefly.
fn playouts_per_s<G: Game>(seats: Seats) -> f64 {
    let speed = random_play::<G>(seats, PARTS / 6);
    speed.playouts / speed.seconds
}

/// The best of all parts.
struct Speed {
    seconds: f64,
    moves: f64,
    playouts: f64,
}

fn random_play<G: Game>(seats: Seats, parts: usize) -> Speed {
    let start = G::new(seats, &G::Options::default());
    let mut dice = Rng::new(1);
    let mut buffers = PlayoutBuffers::default();
    let mut batch = || (0..BATCH).map(|_| playout(&mut start.clone(), &mut dice, &mut buffers)).sum::<u64>();
    batch();
    let parts = (0..parts).map(|_| {
        let (clock, mut moves, mut playouts) = (Instant::now(), 0, 0);
        while clock.elapsed() < PART {
            moves += batch();
            playouts += BATCH;
        }
        Speed { seconds: clock.elapsed().as_secs_f64(), moves: moves as f64, playouts: playouts as f64 }
    });
    let best = parts.max_by(|a, b| (a.moves / a.seconds).total_cmp(&(b.moves / b.seconds)));
    best.unwrap_or(Speed { seconds: 1.0, moves: 1.0, playouts: 1.0 })
}

fn rounded(value: f64, scale: f64) -> f64 {
    (value * scale).round() / scale
}
