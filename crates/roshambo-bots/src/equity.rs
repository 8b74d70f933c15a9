//! Equity: each seat's expected score from a full state under strong play.
//!
//! Bots never see states; equity is for what happens after a game or outside of it: reviews and the lab. It is the mean
//! score of many rollouts to the end of the game. In a rollout every seat plays the [`Policy`], which rates moves by what
//! the seat can see, and the undrawn cards are shuffled first: nobody has seen them, so what is drawn is chance.
//!
//! The equity of a state is the expectation of a fixed random process. So it is a martingale with respect to chance: the
//! mean equity over all orders of a deck is the equity before the shuffle, whatever the policy is. Reviews rely on that.
//!
//! ```
//! use roshambo_bots::Evaluator;
//! use roshambo_rules::{Game, Seat, Seats, games::ninjan::Ninjan};
//!
//! let game = Ninjan::new(Seats::new(3).unwrap(), &Default::default());
//! let equity = Evaluator::new(1).equity(&game, 300);
//! assert!((equity.mean(Seat::FIRST) - 1.0 / 3.0).abs() < 4.0 * equity.error(Seat::FIRST));
//! ```

mod estimate;
mod policy;
#[cfg(test)]
mod tests;

use roshambo_rules::{Awaits, DiscardEvents, Seat, deal_shuffled};

use crate::heuristics::{Heuristics, Values};
use crate::rng::Rng;
use crate::search::outcome_values;
pub use estimate::Estimate;
pub use policy::Policy;

/// The number of decisions after which a rollout evaluates the position instead of playing on. Few games are longer.
/// Chosen by hand; not tuned.
const MAX_DECISIONS: u32 = 2000;

/// Estimates equities by rollouts. The same seed and the same calls give the same estimates.
pub struct Evaluator<G: Heuristics> {
    policy: Policy<G>,
    deck: Vec<G::Card>,
    rng: Rng,
}

impl<G: Heuristics> Evaluator<G> {
    /// An evaluator whose random numbers follow from this seed.
    pub fn new(seed: u64) -> Evaluator<G> {
        Evaluator { policy: Policy::default(), deck: Vec::new(), rng: Rng::new(seed) }
    }

    /// The generator of all random numbers.
    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// Replaces the generator, so that what follows does not depend on earlier calls.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    /// The equity of a state, by this many rollouts.
    pub fn equity(&mut self, state: &G, rollouts: u32) -> Estimate {
        let mut estimate = Estimate::new(state.seats());
        if state.awaits() == Awaits::Over {
            estimate.add(&outcome_values(state));
            return estimate.exact();
        }
        for _ in 0..rollouts.max(1) {
            estimate.add(&self.roll_out(state.clone()));
        }
        estimate
    }

    /// Shuffles the undrawn cards, plays to the end of the game, and returns each seat's score.
    pub fn roll_out(&mut self, mut state: G) -> Values {
        state.reshuffle_undrawn(&mut self.rng);
        self.play_out(state)
    }

    /// Plays to the end of the game with the undrawn cards as they are, and returns each seat's score.
    pub fn play_out(&mut self, mut state: G) -> Values {
        for _ in 0..MAX_DECISIONS {
            match self.next_seat(&mut state) {
                Some(seat) => self.decide(&mut state, seat),
                None => break,
            }
        }
        if state.awaits() == Awaits::Over { outcome_values(&state) } else { state.value() }
    }

    /// Deals awaited decks. Returns the seat that decides next; `None` if the game is over.
    fn next_seat(&mut self, state: &mut G) -> Option<Seat> {
        loop {
            match state.awaits() {
                Awaits::Deck => deal_shuffled(state, &mut self.rng, &mut self.deck),
                awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => return awaits.seats().first(),
                Awaits::Over => return None,
            }
        }
    }

    /// Makes a decision of a seat by the policy.
    pub fn decide(&mut self, state: &mut G, seat: Seat) {
        let mv = self.choose(state, seat);
        state.apply(seat, mv, &mut DiscardEvents);
    }

    /// A move of the policy.
    #[inline]
    pub fn choose(&mut self, state: &G, seat: Seat) -> G::Move {
        self.policy.choose(state, seat, &mut self.rng)
    }

    /// A move of the policy other than this one, which must not be its only one.
    pub fn choose_other(&mut self, state: &G, seat: Seat, than: G::Move) -> G::Move {
        self.policy.choose_other(state, seat, than, &mut self.rng)
    }
}
