//! Heuristics for Paws, Scissors, Paper, second edition: quick rules.
//!
//! - A hand is as good as the number of turns it needs: cards of one sign can be played together if
//!   they all have the same colour or all have different colours. So play sets that are as wide as
//!   possible, and keep cards that need few turns.
//! - A wide set is hard to raise, and a player who cannot answer must draw. If nobody answers, the
//!   owner of the set may lead any cards.
//! - Playing the beating sign is possible with any number of cards but draws two: with three cards or
//!   more the hand still becomes smaller. Passing draws three cards and is the last resort.
//! - A transfer gets rid of three cards and leaves nothing that others could use. It stays possible,
//!   so it is for turns without a better move.
//! - Jokers fit everywhere. Keep them for sets that lack a card, not for sets that are already wide.
//! - Think of the answer: it is good to be able to beat the sign that beats the played cards, or to
//!   raise it.
//! - When another player has at most three cards, every card in hand will soon be a penalty point.
//! - When the deck is about to run out, drawing ends the game. That is good for the player with the
//!   fewest cards.
//! - Help tokens make room for a wide set. After the last game all remaining tokens are spent.

mod belief;
mod candidates;
mod features;
mod rating;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use roshambo_rules::games::paws_quick::{Move, PawsQuick, View};
use roshambo_rules::{Awaits, Game, Seat, SeatSet};
use roshambo_table::NumberedEvent;

use super::common::reopen_throw;
use super::{Heuristics, Iterations, Values};
use crate::budget::SearchClock;
use crate::buffers::{RatingBuffers, best_of_random};
use crate::rng::Rng;
use belief::PawsQuickBelief;
use candidates::each_candidate;
use rating::Rater;

impl Heuristics for PawsQuick {
    const ITERATIONS: Iterations = Iterations { hard: 2_500, expert: 30_000 };
    const ROLLOUTS_PER_SECOND: u64 = 75_000;
    /// In decisions. Plays to the end of the game.
    const ROLLOUT_DEPTH: u32 = 1000;

    type Belief = PawsQuickBelief;

    fn infer_belief(view: &View, events: &[NumberedEvent], clock: &SearchClock) -> Self::Belief {
        PawsQuickBelief::new(view, events, clock)
    }

    #[inline]
    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        if !self.is_game_on() {
            ratings.extend(moves.iter().map(|mv| rating::rate_spending(self, seat, *mv)));
            return;
        }
        let rater = Rater::new(self, seat);
        ratings.extend(moves.iter().map(|mv| rater.rate(*mv)));
    }

    #[inline]
    fn value(&self) -> Values {
        value::value(self)
    }

    #[inline]
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.awaits() {
            Awaits::Turn { .. } => {
                each_candidate(self.hand(seat), seat, self.table(), self.tokens(seat) > 0, |mv| {
                    moves.push(mv);
                });
            }
            _ => self.legal_moves(seat, moves),
        }
    }

    /// The value between two games depends only on totals, tokens and who opens the next game.
    #[inline]
    fn is_horizon(&self) -> bool {
        self.awaits() == Awaits::Deck
    }

    /// The candidate with the highest rating, with some noise so that moves of similar rating alternate.
    #[inline]
    fn rollout_move(&self, seat: Seat, rng: &mut Rng, buffers: &mut RatingBuffers<Move>) -> Move {
        if !matches!(self.awaits(), Awaits::Turn { .. }) {
            return best_of_random(self, seat, 3, rng, buffers);
        }
        let rater = Rater::new(self, seat);
        let mut best = (f32::NEG_INFINITY, Move::Pass);
        each_candidate(self.hand(seat), seat, self.table(), self.tokens(seat) > 0, |mv| {
            let rating = rater.rate(mv) + rng.unit();
            if rating > best.0 {
                best = (rating, mv);
            }
        });
        best.1
    }

    fn is_symmetric_throw(&self) -> bool {
        self.is_throwing()
    }

    fn reopen_sealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = reopen_throw(throw, view.seat);
        }
        if let Some(spending) = &mut view.spending {
            let own = view.seat.filter(|seat| spending.decided.contains(*seat));
            spending.decided = own.map_or(SeatSet::EMPTY, SeatSet::only);
            let waiting = spending.among.without(spending.decided);
            view.awaits = Awaits::Sealed { waiting, decided: spending.decided };
        }
        view
    }
}
