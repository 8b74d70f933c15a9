//! How strong players decide in rollouts: by the ratings, which use only what the seat can see.

use roshambo_rules::{Awaits, Seat};

use crate::buffers::RatingBuffers;
use crate::heuristics::Heuristics;
use crate::rng::Rng;

/// How much a difference of ratings counts at a turn. Ratings say how often good players choose a move; the policy chooses
/// the best ones more often than they do. At a sealed decision ratings count once, because mixing is the point there.
const TURN_SHARPNESS: f32 = 4.0;

/// A mixed strategy for every decision, with buffers that are reused.
pub struct Policy<G: Heuristics> {
    buffers: RatingBuffers<G::Move>,
    shares: Vec<f32>,
}

impl<G: Heuristics> Default for Policy<G> {
    fn default() -> Self {
        Policy { buffers: RatingBuffers::default(), shares: Vec::new() }
    }
}

impl<G: Heuristics> Policy<G> {
    /// The moves that the policy may choose, and the probability of each. `None` where the moves are too many to list.
    pub fn strategy(&mut self, state: &G, seat: Seat) -> Option<(&[G::Move], &[f32])> {
        if state.unlisted(seat).is_some() {
            return None;
        }
        self.weigh(state, seat);
        let sum: f32 = self.shares.iter().sum();
        self.shares.iter_mut().for_each(|share| *share /= sum);
        Some((&self.buffers.moves, &self.shares))
    }

    /// The probability with which the policy makes a move. 0 where the moves are too many to list.
    pub fn probability(&mut self, state: &G, seat: Seat, mv: G::Move) -> f64 {
        let Some((moves, shares)) = self.strategy(state, seat) else { return 0.0 };
        moves.iter().position(|own| *own == mv).map_or(0.0, |place| f64::from(shares[place]).min(1.0))
    }

    /// A move of the policy.
    #[inline]
    pub fn choose(&mut self, state: &G, seat: Seat, rng: &mut Rng) -> G::Move {
        if state.unlisted(seat).is_some() {
            return state.unlisted_move(seat, rng);
        }
        self.weigh(state, seat);
        self.buffers.moves[rng.weighted(&self.shares)]
    }

    /// A move of the policy other than this one, which must not be its only one.
    pub fn choose_other(&mut self, state: &G, seat: Seat, than: G::Move, rng: &mut Rng) -> G::Move {
        if state.unlisted(seat).is_some() {
            return state.unlisted_move(seat, rng);
        }
        self.weigh(state, seat);
        for (mv, share) in self.buffers.moves.iter().zip(&mut self.shares) {
            if *mv == than {
                *share = 0.0;
            }
        }
        self.buffers.moves[rng.weighted(&self.shares)]
    }

    /// Fills the buffers with the candidates and their weights, the highest of which is 1.
    fn weigh(&mut self, state: &G, seat: Seat) {
        let RatingBuffers { moves, ratings, .. } = &mut self.buffers;
        moves.clear();
        state.candidates(seat, moves);
        self.shares.clear();
        if moves.len() == 1 || state.is_symmetric_throw() {
            self.shares.resize(moves.len(), 1.0);
            return;
        }
        ratings.clear();
        state.rate(seat, moves, ratings);
        let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sharpness = match state.awaits() {
            Awaits::Sealed { .. } => 1.0,
            Awaits::Turn { .. } | Awaits::Deck | Awaits::Over => TURN_SHARPNESS,
        };
        self.shares.extend(ratings.iter().map(|rating| ((rating - best) * sharpness).exp()));
    }
}
