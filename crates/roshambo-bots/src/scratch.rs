//! Reusable buffers for rating moves, and two helpers that pick a move with them.

use roshambo_rules::Seat;

use crate::heuristics::Heuristics;
use crate::rng::Rng;

/// Buffers that are reused, so that search does not allocate per iteration.
#[derive(Clone, Debug)]
pub struct Scratch<M> {
    /// For the rules, while they sample a random move.
    pub sampling: Vec<M>,
    /// Moves to be rated.
    pub moves: Vec<M>,
    /// Their ratings.
    pub ratings: Vec<f32>,
}

impl<M> Default for Scratch<M> {
    fn default() -> Self {
        Scratch {
            sampling: Vec::with_capacity(256),
            moves: Vec::with_capacity(256),
            ratings: Vec::with_capacity(256),
        }
    }
}

/// Samples `count` random moves and returns the one with the highest rating.
#[inline]
pub fn best_of_random<G: Heuristics>(
    game: &G,
    seat: Seat,
    count: usize,
    rng: &mut Rng,
    scratch: &mut Scratch<G::Move>,
) -> G::Move {
    scratch.moves.clear();
    for _ in 0..count {
        let mv = game.sample_move(seat, rng, &mut scratch.sampling);
        scratch.moves.push(mv);
    }
    scratch.ratings.clear();
    game.rate(seat, &scratch.moves, &mut scratch.ratings);
    scratch.moves[argmax(&scratch.ratings)]
}

/// The index of the highest number, the first one if several are equal. The slice must not be empty.
#[inline]
pub fn argmax(ratings: &[f32]) -> usize {
    let mut best = 0;
    for (place, rating) in ratings.iter().enumerate() {
        if *rating > ratings[best] {
            best = place;
        }
    }
    best
}
