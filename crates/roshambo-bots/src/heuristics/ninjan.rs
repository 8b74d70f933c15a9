//! Heuristics for Ninjan.
//!
//! A card does two things: it takes a pile that it beats, and then it lies on the table for others to
//! take.
//!
//! - Take rich piles. Higher cards are resolved first, so a high card of the right sign is almost
//!   certain to get its pile; a low card only gets it if nobody takes it before.
//! - The card that you leave is a gift: a high card enriches the player who beats it next, a negative
//!   one spoils a pile. So a negative card is well used if it takes a good pile, and badly used if it
//!   has to take a negative one.
//! - A card that beats nothing goes where it does most: a negative card on the pile that others are
//!   about to take, a positive one where nobody who is resolved later can take it, or on a rich pile to
//!   protect it.
//! - All players choose at the same time, so nothing is certain: good players mix their choices.
//!
//! All states that fit the view are considered equally likely, and all legal moves are candidates.

mod features;
mod rating;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use roshambo_rules::games::ninjan::{Move, Ninjan, View};
use roshambo_rules::{Awaits, Dice, Game, Seat, SeatSet};
use roshambo_table::NumberedEvent;

use super::common::reopen_throw;
use super::{Heuristics, Iterations, Values};
use crate::belief::UniformBelief;
use crate::budget::SearchClock;
use crate::buffers::{RatingBuffers, argmax};
use crate::rng::Rng;

impl Heuristics for Ninjan {
    const ITERATIONS: Iterations = Iterations { hard: 10_000, expert: 75_000 };
    const ROLLOUTS_PER_SECOND: u64 = 350_000;
    /// In decisions: a few rounds. Chosen by hand; not tuned.
    const ROLLOUT_DEPTH: u32 = 12;

    type Belief = UniformBelief<Ninjan>;

    fn infer_belief(view: &View, _: &[NumberedEvent], _: &SearchClock) -> Self::Belief {
        UniformBelief::new(view)
    }

    #[inline]
    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        rating::rate(self, seat, moves, ratings);
    }

    fn value(&self) -> Values {
        value::value(self)
    }

    /// The pile with the highest rating; a random choice of a card.
    #[inline]
    fn rollout_move(&self, seat: Seat, rng: &mut Rng, buffers: &mut RatingBuffers<Move>) -> Move {
        buffers.moves.clear();
        self.legal_moves(seat, &mut buffers.moves);
        match self.awaits() {
            Awaits::Turn { .. } if buffers.moves.len() > 1 => {
                buffers.ratings.clear();
                self.rate(seat, &buffers.moves, &mut buffers.ratings);
                buffers.moves[argmax(&buffers.ratings)]
            }
            _ => rng.pick(&buffers.moves),
        }
    }

    fn is_symmetric_throw(&self) -> bool {
        self.is_throwing()
    }

    fn reopen_sealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = reopen_throw(throw, view.seat);
        } else if let (Awaits::Sealed { .. }, None) = (view.awaits, view.choice) {
            view.awaits = Awaits::Sealed { waiting: view.seats.all(), decided: SeatSet::EMPTY };
        }
        view
    }
}
