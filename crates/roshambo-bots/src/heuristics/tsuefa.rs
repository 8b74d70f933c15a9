//! Heuristics for Tsu-e-fa!
//!
//! - Use different setups: the flag usually in the back row, everything else anywhere, so that nothing says
//!   where the flag is.
//! - Attack a shown figure with the sign that beats it, and move shown figures away from that sign. A
//!   hidden figure is worth more than a shown one.
//! - Whether to attack a hidden figure depends on the items that are still hidden: the more of them
//!   lose to the attacker and the fewer beat it, the better. A figure in the back row that never moved
//!   may be the flag, or dynamite.
//! - Attack figures that come near the own flag. Move the flag only if it must move.
//! - Moving forward is better than moving to and fro: too many quiet steps are a draw.
//! - In the throw for a tied fight, the best sign is the one that beats figures nearby.

mod belief;
mod candidates;
mod features;
mod rating;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use roshambo_rules::games::tsuefa::{FightView, Move, Tsuefa, View};
use roshambo_rules::{Awaits, Game, Seat, SeatSet, Sign};
use roshambo_table::NumberedEvent;

use super::common::reopen_throw;
use super::{Heuristics, Iterations, Values};
use crate::budget::SearchClock;
use crate::rng::Rng;
use belief::TsuefaBelief;

impl Heuristics for Tsuefa {
    const ITERATIONS: Iterations = Iterations { hard: 7_000, expert: 60_000 };
    const ROLLOUTS_PER_SECOND: u64 = 25_000;
    /// New positions are evaluated without a rollout.
    const ROLLOUT_DEPTH: u32 = 0;
    const RERATE_PER_SAMPLE: bool = true;

    type Belief = TsuefaBelief;

    fn infer_belief(view: &View, events: &[NumberedEvent], _: &SearchClock) -> Self::Belief {
        TsuefaBelief::new(view, events)
    }

    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        rating::rate(self, seat, moves, ratings);
    }

    fn value(&self) -> Values {
        value::value(self)
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        candidates::list(self, seat, moves);
    }

    fn asymmetric_throw(&self) -> Option<[Move; 3]> {
        self.fight().map(|_| Sign::ALL.map(Move::Throw))
    }

    /// After a fight: the items it showed, and the items that were lost.
    #[inline]
    fn public_outcome(&self) -> u64 {
        if self.quiet() > 0 || matches!(self.awaits(), Awaits::Sealed { .. }) {
            return 0;
        }
        features::hash_of_shown_items(self)
    }

    fn unlisted_move(&self, _: Seat, rng: &mut Rng) -> Move {
        Move::SetUp(candidates::setup(self.items(), rng))
    }

    fn reopen_sealed(view: &View) -> View {
        let mut view = view.clone();
        if let Some(FightView { throw, .. }) = &mut view.fight {
            view.awaits = reopen_throw(throw, view.seat);
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
