//! Heuristics for Paws, Scissors, Paper, first edition.
//!
//! A round is a race to an empty hand, and most rounds end with a declaration. Good players
//!
//! - **get rid of cards where they can**: several cards of the sign on the table are better than one
//!   card of the beating sign, which plays one card and draws another; that is better than a pass,
//!   which draws two;
//! - **keep an answer to every sign**: a player who holds rock, scissors and paper never has to pass;
//! - **save jokers**: a colour joker is an answer to everything, worth two cards in hand;
//! - **play what they can follow**: a combination that they can beat themselves when it comes back,
//!   even after it was raised, and keep pairs of the sign that is likely to come next;
//! - **play one colour rather than many**: beating it takes one more card;
//! - **prepare a last combination**, and declare the special end as soon as the others probably do
//!   not have fewer cards after their sets are removed;
//! - **count sets late**: when the deck is short, only cards that are not part of a set count, and
//!   leftover jokers count two.

mod belief;
mod candidates;
mod features;
mod rating;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use roshambo_rules::games::paws::{Move, Paws, View};
use roshambo_rules::{Awaits, Dice, Game, Seat};
use roshambo_table::NumberedEvent;

use super::common::reopen_throw;
use super::{Heuristics, Iterations, Values};
use crate::budget::SearchClock;
use crate::buffers::RatingBuffers;
use crate::rng::Rng;
use belief::PawsBelief;
use rating::Rater;

impl Heuristics for Paws {
    const ITERATIONS: Iterations = Iterations { hard: 2_500, expert: 27_000 };
    const ROLLOUTS_PER_SECOND: u64 = 25_000;
    /// In decisions. Plays to the end of the round; few rounds take longer.
    const ROLLOUT_DEPTH: u32 = 100;

    /// Smaller than the default, because a round changes the chance to win the game by one half at most,
    /// and by less with more than two seats. Chosen by hand; not tuned.
    const EXPLORATION: f32 = 0.25;

    type Belief = PawsBelief;

    fn infer_belief(view: &View, events: &[NumberedEvent], _: &SearchClock) -> Self::Belief {
        PawsBelief::new(view, events)
    }

    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        let from = ratings.len();
        let rater = Rater::new(self, seat);
        ratings.extend(moves.iter().map(|mv| rater.score(*mv)));
        let best = ratings[from..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for rating in &mut ratings[from..] {
            *rating = ((*rating - best) * weights::SCALE + BEST_RATING).max(-BEST_RATING);
        }
    }

    fn value(&self) -> Values {
        value::value(self)
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        candidates::list(self, seat, moves);
    }

    /// Nothing but the tokens carries over to the next round.
    #[inline]
    fn is_horizon(&self) -> bool {
        self.awaits() == Awaits::Deck
    }

    /// The move with the highest score, with some noise so that moves of similar score alternate.
    #[inline]
    fn rollout_move(&self, seat: Seat, rng: &mut Rng, buffers: &mut RatingBuffers<Move>) -> Move {
        buffers.moves.clear();
        self.legal_moves(seat, &mut buffers.moves);
        if buffers.moves.len() == 1 || self.is_symmetric_throw() {
            return rng.pick(&buffers.moves);
        }
        let rater = Rater::new(self, seat);
        let mut best = (f32::NEG_INFINITY, buffers.moves[0]);
        for mv in &buffers.moves {
            let score = rater.score(*mv) + rng.unit();
            if score > best.0 {
                best = (score, *mv);
            }
        }
        best.1
    }

    /// The winner of the throw opens the round; the sign does not matter afterwards.
    fn is_symmetric_throw(&self) -> bool {
        matches!(self.awaits(), Awaits::Sealed { .. })
    }

    fn reopen_sealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = reopen_throw(throw, view.seat);
        }
        view
    }
}

/// The rating of the best move; the lowest rating is its negative. Unit: natural logarithm of how often
/// a move is chosen. Chosen by hand; not tuned.
const BEST_RATING: f32 = 4.0;
