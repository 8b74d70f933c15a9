//! How to play Paws, Scissors, Paper, first edition.
//!
//! The round is a race to an empty hand, and most rounds end by a declaration. Good players
//!
//! - **shed where they can**: more cards of the sign on the table beat one card of the beating sign,
//!   which costs a card and draws another, and that beats a pass, which draws two;
//! - **keep an answer to every sign**: who holds rock, scissors and paper never has to pass;
//! - **save jokers**: a colour joker is an answer to anything, worth two cards in the hand;
//! - **play what they can follow**: a combination that they can beat themselves should it come back,
//!   or when it was raised, and pairs of the sign that is likely to come next;
//! - **play one colour rather than many**: it takes one card more to beat it;
//! - **steer for a last combination**, to declare the special end as soon as the others' rest,
//!   their sets taken off, is likely not smaller;
//! - **count sets late**: when the deck is short, only what sets do not take off counts, and jokers
//!   left over count two.

mod belief;
mod consider;
mod hand;
mod rate;
mod tables;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use roshambo_rules::games::paws::{Move, Paws, View};
use roshambo_rules::{Awaits, Dice, Game, Seat};
use roshambo_table::NumberedEvent;

use super::take_back;
use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Space, Values};
use belief::Cautious;
use rate::Judge;

impl Skill for Paws {
    const ITERATIONS: Iterations = Iterations { hard: 2_500, expert: 27_000 };
    /// To the end of the round: few take longer.
    const ROLLOUT: u32 = 100;

    /// A round won or lost moves the chances of the game by half at most, between four by less.
    const CURIOSITY: f32 = 0.25;

    type Belief = Cautious;

    fn believe(view: &View, told: &[NumberedEvent], _: &Clock) -> Self::Belief {
        Cautious::new(view, told)
    }

    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        let from = ratings.len();
        let judge = Judge::new(self, seat);
        ratings.extend(moves.iter().map(|mv| judge.judge(*mv)));
        let best = ratings[from..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for rating in &mut ratings[from..] {
            *rating = ((*rating - best) * weights::SCALE + BEST).max(-BEST);
        }
    }

    fn value(&self) -> Values {
        value::value(self)
    }

    fn consider(&self, seat: Seat, moves: &mut Vec<Move>) {
        consider::consider(self, seat, moves);
    }

    /// Between rounds everything is new: only tokens count.
    #[inline]
    fn is_horizon(&self) -> bool {
        self.awaits() == Awaits::Deck
    }

    /// The move that seems best, where two are about as good any of them.
    #[inline]
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Move>) -> Move {
        space.moves.clear();
        self.legal_moves(seat, &mut space.moves);
        if space.moves.len() == 1 || self.is_even_throw() {
            return luck.pick(&space.moves);
        }
        let judge = Judge::new(self, seat);
        let mut best = (f32::NEG_INFINITY, space.moves[0]);
        for mv in &space.moves {
            let worth = judge.judge(*mv) + luck.unit();
            if worth > best.0 {
                best = (worth, *mv);
            }
        }
        best.1
    }

    /// Who wins the throw opens the round, with whatever sign.
    fn is_even_throw(&self) -> bool {
        matches!(self.awaits(), Awaits::Sealed { .. })
    }

    fn unsealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = take_back(throw, view.seat);
        }
        view
    }
}

/// The rating of the best move; no rating is lower than its negative.
const BEST: f32 = 4.0;
