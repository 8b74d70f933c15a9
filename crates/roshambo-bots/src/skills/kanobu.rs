//! What good players of Kanobu know.
//!
//! * Cards in hand are what counts; a player needs as many turns as he has cards that end his turn.
//! * With two seats a skip, three cards or a chance brings the turn back at once: such cards go first
//!   where another of the hand fits on them, best of all as a run that empties the hand.
//! * Signs are shed while they fit. Cancels and changes of colour fit always: they are kept for the end,
//!   where the last card must fit, and cancels for effects that cost many cards.
//! * Whoever is down to one or two cards gets three cards, a chance or a skip, whatever it costs.
//! * What is left in hand should go on the card just played, and show many colours; a change of colour
//!   names the colour held most.
//! * Effects are passed on rather than accepted, and a chance is answered whenever it can be: that
//!   sheds three cards. A drawn card that fits is played, unless it is a violet one worth keeping.
//! * Who drew had nothing that fits; who accepted an effect hardly had an answer to it.

mod belief;
mod rating;
#[cfg(test)]
mod tests;
mod thinning;
mod weights;
mod worth;

use roshambo_rules::games::kanobu::{Kanobu, Moment, Move};
use roshambo_rules::{Awaits, Game, Seat};
use roshambo_table::NumberedEvent;

use super::take_back;
use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Space, Values, highest};
use rating::Eye;

impl Skill for Kanobu {
    const ITERATIONS: Iterations = Iterations { hard: 8_000, expert: 75_000 };
    const ROLLOUT: u32 = 8;

    type Belief = belief::Hunch;

    fn believe(view: &Self::View, told: &[NumberedEvent], clock: &Clock) -> Self::Belief {
        belief::Hunch::new(view, told, clock)
    }

    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        let eye = Eye::new(self, seat);
        ratings.extend(moves.iter().map(|mv| eye.rate(*mv)));
    }

    fn value(&self) -> Values {
        worth::chances(self)
    }

    #[inline]
    fn consider(&self, seat: Seat, moves: &mut Vec<Move>) {
        thinning::list(self, seat, moves);
    }

    #[inline]
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Move>) -> Move {
        let first = self.sample_move(seat, luck, &mut space.scratch);
        if self.moment() == Moment::Other || matches!(first, Move::Draw | Move::Pass) {
            return first;
        }
        let second = self.sample_move(seat, luck, &mut space.scratch);
        let third = self.sample_move(seat, luck, &mut space.scratch);
        if first == second && second == third {
            return first;
        }
        let eye = Eye::new(self, seat);
        let moves = [first, second, third];
        moves[highest(&moves.map(|mv| eye.rate(mv)))]
    }

    fn is_even_throw(&self) -> bool {
        matches!(self.awaits(), Awaits::Sealed { .. })
    }

    fn unsealed(view: &Self::View) -> Self::View {
        let mut view = view.clone();
        if let Some(throw) = &mut view.throw {
            view.awaits = take_back(throw, view.seat);
        }
        view
    }
}
