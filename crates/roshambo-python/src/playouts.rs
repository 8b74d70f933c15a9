//! Many random games, played without events and counted.

use std::thread;

use pyo3::prelude::*;
use roshambo_bots::{Rng, Stop};
use roshambo_rules::{GameOptions, OptionError, PlayoutBuffers, playout};
use roshambo_table::{RegisteredGame, with_game};

use crate::bot::checked_threads;
use crate::errors::{Failure, internal};
use crate::game::Game;
use crate::interrupt::interruptible;
use crate::outcome::shares;

/// The sums over many random games: the result of `Game.playouts`.
///
/// >>> import roshambo
/// >>> result = roshambo.Game("ninjan").playouts(100, seed=1)
/// >>> result.games, sum(result.shares)
/// (100, 100.0)
#[pyclass(frozen, get_all, module = "roshambo")]
pub(crate) struct Playouts {
    /// The number of games.
    pub(crate) games: u64,
    /// The number of moves in all games.
    pub(crate) moves: u64,
    /// The sum of the shares of victory of each seat.
    pub(crate) shares: Vec<f64>,
}

#[pymethods]
impl Playouts {
    fn __repr__(&self) -> String {
        format!("Playouts(games={}, moves={}, shares={:?})", self.games, self.moves, self.shares)
    }
}

/// Plays random games on several threads, without the interpreter lock.
pub(crate) fn play(py: Python<'_>, game: &Game, count: u64, seed: u64, threads: i64) -> PyResult<Playouts> {
    let threads = checked_threads(threads)? as u64;
    let stop = Stop::default();
    let parts = with_game!(game.game_id(), G => {
        let start = new_game::<G>(game).map_err(Failure::from)?;
        interruptible(py, &stop, || {
            thread::scope(|scope| {
                let part = |thread: u64| count / threads + u64::from(thread < count % threads);
                let (start, stop) = (&start, &stop);
                let run = |thread: u64| {
                    scope.spawn(move || run::<G>(start, part(thread), &mut Rng::stream(seed, thread), stop))
                };
                let workers: Vec<_> = (0..threads).map(run).collect();
                workers.into_iter().map(thread::ScopedJoinHandle::join).collect::<Vec<_>>()
            })
        })?
    });
    let mut sum = Playouts { games: 0, moves: 0, shares: vec![0.0; game.table_seats().count()] };
    for part in parts {
        let part = part.map_err(|_| internal("a playout failed"))?;
        sum.games += part.games;
        sum.moves += part.moves;
        sum.shares.iter_mut().zip(&part.shares).for_each(|(all, own)| *all += own);
    }
    Ok(sum)
}

fn new_game<G: RegisteredGame>(game: &Game) -> Result<G, OptionError> {
    let mut options = G::Options::default();
    for (name, value) in game.option_list() {
        options.set(game.table_seats(), &name, &value)?;
    }
    Ok(G::new(game.table_seats(), &options))
}

fn run<G: RegisteredGame>(start: &G, count: u64, rng: &mut Rng, stop: &Stop) -> Playouts {
    let mut sum = Playouts { games: 0, moves: 0, shares: vec![0.0; start.seats().count()] };
    let mut buffers = PlayoutBuffers::default();
    while sum.games < count && !stop.is_stopped() {
        let mut game = start.clone();
        sum.moves += playout(&mut game, rng, &mut buffers);
        sum.games += 1;
        for (all, own) in sum.shares.iter_mut().zip(game.outcome().iter().flat_map(shares)) {
            *all += own;
        }
    }
    sum
}
