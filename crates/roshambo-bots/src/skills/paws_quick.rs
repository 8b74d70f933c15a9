//! Quick Paws, Scissors, Paper, as good players play it.
//!
//! - A hand is as good as the turns it needs: cards of one sign go together when they share a
//!   colour or differ in all. So play sets as wide as can be, and leave a rest that goes in few.
//! - A wide set is hard to raise, and who cannot raise must draw. If nobody answers, its owner
//!   leads whatever he likes.
//! - The beating sign is the way out with any number of cards, but two are drawn: with three cards
//!   or more the hand still shrinks. Passing draws three and is the last resort.
//! - Transfers get rid of three cards of which nobody can make anything. They keep, so they are for
//!   turns in which there is nothing else.
//! - Jokers fit everywhere: keep them for sets that lack a card, not for those that are wide anyway.
//! - Mind the answer: who can beat the sign that beats his own cards, or raise it, stays in.
//! - When somebody is down to three cards, every card in hand is about to be a point.
//! - When the deck is about to run out, drawing ends the game: good for who holds fewest.
//! - Help tokens open the table for a wide set; after the last game all that are left are spent.

mod belief;
mod candidates;
mod shape;
#[cfg(test)]
mod tests;
mod thumb;
mod weights;
mod worth;

use roshambo_rules::games::paws_quick::{Move, PawsQuick, View};
use roshambo_rules::{Awaits, Game, Seat, SeatSet};
use roshambo_table::NumberedEvent;

use super::take_back;
use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Space, Values, best_of};
use candidates::each_candidate;
use thumb::Sight;

impl Skill for PawsQuick {
    const ITERATIONS: Iterations = Iterations { hard: 2_500, expert: 30_000 };
    const ROLLOUT: u32 = 1000;
    type Belief = belief::Evidence;

    fn believe(view: &View, told: &[NumberedEvent], clock: &Clock) -> Self::Belief {
        belief::Evidence::new(view, told, clock)
    }

    #[inline]
    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        if !self.is_game_on() {
            ratings.extend(moves.iter().map(|mv| worth::rate_spending(self, seat, *mv)));
            return;
        }
        let sight = Sight::new(self, seat);
        ratings.extend(moves.iter().map(|mv| sight.rate(*mv)));
    }

    #[inline]
    fn value(&self) -> Values {
        worth::worth(self)
    }

    #[inline]
    fn consider(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.awaits() {
            Awaits::Turn { .. } => {
                each_candidate(self.hand(seat), seat, self.table(), self.tokens(seat) > 0, |mv| {
                    moves.push(mv);
                });
            }
            _ => self.legal_moves(seat, moves),
        }
    }

    #[inline]
    fn is_horizon(&self) -> bool {
        self.awaits() == Awaits::Deck
    }

    #[inline]
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Move>) -> Move {
        if !matches!(self.awaits(), Awaits::Turn { .. }) {
            return best_of(self, seat, 3, luck, space);
        }
        let sight = Sight::new(self, seat);
        let mut best = (f32::NEG_INFINITY, Move::Pass);
        each_candidate(self.hand(seat), seat, self.table(), self.tokens(seat) > 0, |mv| {
            let rating = sight.rate(mv) + luck.unit();
            if rating > best.0 {
                best = (rating, mv);
            }
        });
        best.1
    }

    fn is_even_throw(&self) -> bool {
        self.is_throwing()
    }

    fn unsealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = take_back(throw, view.seat);
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
