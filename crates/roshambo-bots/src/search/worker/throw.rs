//! Evaluates throws in which the signs differ in value.

use roshambo_rules::{DiscardEvents, Seat, SeatSet};

use super::Worker;
use crate::belief::Belief;
use crate::budget::SearchClock;
use crate::heuristics::Heuristics;
use crate::rng::Rng;

/// The value of winning a throw with each sign, and of losing to each sign.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::search) struct ThrowValues {
    pub(in crate::search) wins: [f64; 3],
    pub(in crate::search) losses: [f64; 3],
    pub(in crate::search) iterations: u64,
}

impl<G: Heuristics> Worker<G> {
    /// Evaluates the six possible results of a throw whose winner keeps the sign, in several sampled
    /// states.
    pub(in crate::search) fn evaluate_throw(
        &mut self,
        belief: &impl Belief<G>,
        seat: Seat,
        throws: [G::Move; 3],
        clock: &SearchClock,
        rng: Rng,
    ) -> ThrowValues {
        /// The number of sampled states. Chosen by hand; not tuned.
        const SAMPLES: u32 = 6;
        let mut found = ThrowValues::default();
        self.seat = seat;
        self.rng = rng;
        for sample in 0..SAMPLES {
            let state = belief.sample(&mut self.rng);
            let Some(other) = state.awaits().seats().without(SeatSet::only(seat)).first() else {
                continue;
            };
            for sign in 0..3 {
                // Each sign beats the next.
                let loser = (sign + 1) % 3;
                for (won, mine, theirs) in [(true, sign, loser), (false, loser, sign)] {
                    let mut after = state.clone();
                    after.apply(seat, throws[mine], &mut DiscardEvents);
                    after.apply(other, throws[theirs], &mut DiscardEvents);
                    let part = sample * 6 + 2 * sign as u32 + u32::from(!won);
                    let value =
                        self.evaluate(&after, seat, &clock.part(part, SAMPLES * 6), &mut found.iterations);
                    let values = if won { &mut found.wins } else { &mut found.losses };
                    values[sign] += value / f64::from(SAMPLES);
                }
            }
        }
        found
    }

    /// Searches a position and returns the seat's mean value over all iterations.
    fn evaluate(&mut self, state: &G, seat: Seat, clock: &SearchClock, iterations: &mut u64) -> f64 {
        self.tree.clear();
        let (mut done, mut sum) = (0, 0.0);
        while clock.allows(done) {
            sum += f64::from(self.iterate(state.clone())[seat]);
            done += 1;
        }
        *iterations += done;
        sum / done.max(1) as f64
    }
}
