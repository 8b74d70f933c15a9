//! Tsu-e-fa! as good players play it.
//!
//! - Set up differently each time: the flag most often in the back row, dynamite or different signs
//!   around it, a mixed front row.
//! - A shown figure is hunted with the sign that beats it, and flees from that sign; a hidden one is
//!   worth more than a shown one.
//! - A hidden figure is attacked by what is still hidden: the more prey and the fewer beaters are
//!   left, the better. What never moved in the back row may be the flag, or dynamite.
//! - Nobody stands beside the own flag for long: who comes near is attacked, and the flag steps away
//!   only when it must.
//! - Going forward beats going to and fro: many quiet steps are a draw.
//! - In the throw for a tied fight, the sign is worth most that the figures around have to fear.

mod belief;
mod eyes;
mod layouts;
mod rating;
mod trail;
mod value;

#[cfg(test)]
mod tests;

use roshambo_rules::games::tsuefa::{FightView, Move, Tsuefa, View};
use roshambo_rules::{Awaits, Game, Seat, SeatSet, Sign};
use roshambo_table::NumberedEvent;

use super::take_back;
use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Values};
use belief::Trails;
use eyes::Eyes;

impl Skill for Tsuefa {
    const ITERATIONS: Iterations = Iterations { hard: 7_000, expert: 60_000 };
    const ROLLOUT: u32 = 0;
    const RATES_ANEW: bool = true;

    type Belief = Trails;

    fn believe(view: &View, told: &[NumberedEvent], _: &Clock) -> Self::Belief {
        Trails::new(view, told)
    }

    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        rating::rate(self, seat, moves, ratings, &rating::WEIGHTS);
    }

    fn value(&self) -> Values {
        value::value(self)
    }

    fn consider(&self, seat: Seat, moves: &mut Vec<Move>) {
        let first = moves.len();
        self.legal_moves(seat, moves);
        if !matches!(self.awaits(), Awaits::Turn { .. }) {
            return;
        }
        let eyes = Eyes::new(self, seat);
        let all = moves.len();
        let mut kept = first;
        for place in first..all {
            let mv = moves[place];
            if !eyes.is_plainly_bad(mv) {
                // What is dropped goes to the end, in case that nothing else is left.
                moves.swap(kept, place);
                kept += 1;
            }
        }
        if kept > first {
            moves.truncate(kept);
        }
    }

    fn telling_throw(&self) -> Option<[Move; 3]> {
        self.fight().map(|_| Sign::ALL.map(Move::Throw))
    }

    /// After a fight: what it showed and who is left.
    #[inline]
    fn news(&self) -> u64 {
        if self.quiet() > 0 || matches!(self.awaits(), Awaits::Sealed { .. }) {
            return 0;
        }
        eyes::shown_items(self)
    }

    fn unlisted_move(&self, _: Seat, luck: &mut Luck) -> Move {
        Move::SetUp(layouts::layout(self.items(), luck))
    }

    fn unsealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(FightView { throw, .. }) = &mut view.fight {
            view.awaits = take_back(throw, view.seat);
            return view;
        }
        let (Awaits::Sealed { decided, .. }, Some(own)) = (view.awaits, view.seat) else { return view };
        let others = view.seats.all().without(SeatSet::only(own));
        view.awaits = Awaits::Sealed {
            waiting: view.seats.all().without(decided.without(others)),
            decided: decided.without(others),
        };
        view.figures.retain(|figure| figure.seat == own);
        for (place, hidden) in view.hidden.iter_mut().flatten().enumerate() {
            if place != own.index() {
                hidden.clear();
            }
        }
        view
    }
}
