//! `roshambo bench`: uniformly random play on one thread, chance included.

use std::io::Write;
use std::time::{Duration, Instant};

use roshambo_rules::{Dice, Game, Scratch, Seats, playout};
use roshambo_table::{GameId, with_game};
use serde::Serialize;

use crate::cli::BenchArgs;
use crate::failure::Failure;

/// How long each line is measured, and in how many parts, of which the best counts: other programs
/// on the machine only ever make it slower.
const PART: Duration = Duration::from_millis(20);
const PARTS: usize = 60;
/// Playouts between two looks at the clock.
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

/// Measures the games.
pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let games = args.game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    let mut all = Vec::new();
    if !args.json {
        writeln!(out, "game        seats      moves/s   playouts/s  ns/move  state bytes")?;
    }
    for game in games {
        let info = game.info();
        let mut counts = vec![info.min_seats, info.max_seats];
        counts.dedup();
        for seats in counts.into_iter().filter_map(Seats::new) {
            let measured = with_game!(game, G => measure::<G>(game, seats));
            if !args.json {
                let Measured { moves_per_s, playouts_per_s, ns_per_move, state_bytes, .. } = measured;
                writeln!(
                    out,
                    "{game:<11} {seats:>5} {moves_per_s:>12} {playouts_per_s:>12} {ns_per_move:>8.1} {state_bytes:>12}"
                )?;
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

fn measure<G: Game>(game: GameId, seats: Seats) -> Measured {
    let start = G::new(seats, &G::Options::default());
    let mut dice = Fast(fastrand::Rng::with_seed(1));
    let mut scratch = Scratch::default();
    let mut batch = || (0..BATCH).map(|_| playout(&mut start.clone(), &mut dice, &mut scratch)).sum::<u64>();
    batch();
    let parts = (0..PARTS).map(|_| {
        let (clock, mut moves, mut playouts) = (Instant::now(), 0, 0);
        while clock.elapsed() < PART {
            moves += batch();
            playouts += BATCH;
        }
        (clock.elapsed().as_secs_f64(), moves, playouts)
    });
    let best = parts.max_by(|a, b| (a.1 as f64 / a.0).total_cmp(&(b.1 as f64 / b.0)));
    let (seconds, moves, playouts) = best.unwrap_or((1.0, 0, 0));
    Measured {
        game,
        seats,
        moves_per_s: (moves as f64 / seconds) as u64,
        playouts_per_s: (playouts as f64 / seconds) as u64,
        ns_per_move: (seconds * 1e10 / moves as f64).round() / 10.0,
        moves_per_playout: (moves as f64 * 10.0 / playouts as f64).round() / 10.0,
        state_bytes: size_of::<G>(),
    }
}

/// Quick random numbers for what is never stored.
struct Fast(fastrand::Rng);

impl Dice for Fast {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}
