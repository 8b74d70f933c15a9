//! Heuristics for Kanobu.
//!
//! - The number of cards in hand decides the game. A player needs as many turns as they have cards
//!   that end their turn.
//! - With two seats a skip, three cards or a chance brings the turn back at once. Good players play such
//!   a card first if another card of the hand fits on it, ideally as a sequence that empties the hand.
//! - Signs are played while they fit. Cancels and changes of colour always fit: they are kept for the
//!   end, when the last card must fit, and cancels also for effects that cost many cards.
//! - A player with one or two cards gets three cards, a chance or a skip, at any cost.
//! - The remaining hand should fit on the card just played and have many colours. A change of colour
//!   names the colour of which the player holds the most cards.
//! - Effects are passed on rather than accepted. A chance is answered whenever possible, because the
//!   answer plays three cards. A drawn card that fits is played, unless it is a violet one worth
//!   keeping.
//! - A player who drew had no card that fits, unless a house rule allows it. A player who accepted an effect probably had no answer.

mod belief;
mod candidates;
mod features;
mod rating;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use roshambo_rules::games::kanobu::{Kanobu, Moment, Move};
use roshambo_rules::{Awaits, Game, Seat};
use roshambo_table::NumberedEvent;

use super::common::reopen_throw;
use super::{Heuristics, Iterations, Values};
use crate::budget::SearchClock;
use crate::buffers::{RatingBuffers, argmax};
use crate::rng::Rng;
use belief::KanobuBelief;
use rating::Rater;

impl Heuristics for Kanobu {
    const ITERATIONS: Iterations = Iterations { hard: 8_000, expert: 75_000 };
    const ROLLOUTS_PER_SECOND: u64 = 300_000;
    /// In decisions. Chosen by hand; not tuned.
    const ROLLOUT_DEPTH: u32 = 8;

    type Belief = KanobuBelief;

    fn infer_belief(view: &Self::View, events: &[NumberedEvent], clock: &SearchClock) -> Self::Belief {
        KanobuBelief::new(view, events, clock)
    }

    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        let rater = Rater::new(self, seat);
        ratings.extend(moves.iter().map(|mv| rater.rate(*mv)));
    }

    fn value(&self) -> Values {
        value::value(self)
    }

    #[inline]
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        candidates::list(self, seat, moves);
    }

    /// The move with the highest rating of three random ones. Skips the ratings where they cannot
    /// matter.
    #[inline]
    fn rollout_move(&self, seat: Seat, rng: &mut Rng, buffers: &mut RatingBuffers<Move>) -> Move {
        let first = self.sample_move(seat, rng, &mut buffers.sampling);
        let forced = matches!(first, Move::Draw | Move::Pass) && self.kinds_playable().is_empty();
        if self.moment() == Moment::Other || forced {
            return first;
        }
        let second = self.sample_move(seat, rng, &mut buffers.sampling);
        let third = self.sample_move(seat, rng, &mut buffers.sampling);
        if first == second && second == third {
            return first;
        }
        let rater = Rater::new(self, seat);
        let moves = [first, second, third];
        moves[argmax(&moves.map(|mv| rater.rate(mv)))]
    }

    fn is_symmetric_throw(&self) -> bool {
        matches!(self.awaits(), Awaits::Sealed { .. })
    }

    fn reopen_sealed(view: &Self::View) -> Self::View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = reopen_throw(throw, view.seat);
        }
        view
    }
}
