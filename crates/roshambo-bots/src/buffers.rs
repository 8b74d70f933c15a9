//! Reusable buffers for rating moves, and two helpers that pick a move with them.

use roshambo_rules::Seat;

use crate::heuristics::Heuristics;
use crate::rng::Rng;

/// Buffers that are reused, so that search does not allocate per iteration.
#[derive(Clone, Debug)]
pub struct RatingBuffers<M> {
    /// For the rules, while they sample a random move.
    pub sampling: Vec<M>,
    /// Moves to be rated.
    pub moves: Vec<M>,
    /// Their ratings.
    pub ratings: Vec<f32>,
}

impl<M> Default for RatingBuffers<M> {
    fn default() -> Self {
        RatingBuffers {
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
    buffers: &mut RatingBuffers<G::Move>,
) -> G::Move {
    buffers.moves.clear();
    for _ in 0..count {
        let mv = game.sample_move(seat, rng, &mut buffers.sampling);
        buffers.moves.push(mv);
    }
    buffers.ratings.clear();
    game.rate(seat, &buffers.moves, &mut buffers.ratings);
    buffers.moves[argmax(&buffers.ratings)]
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
