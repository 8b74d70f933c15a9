//! Which cards the others probably hold, given what they did.
//!
//! A pass draws two cards; beating with one card of the beating sign does not enlarge the hand. So a
//! seat that passed probably had no card of that sign, and any it holds now were drawn later.

use roshambo_rules::games::paws::{Event, Paws, PawsSampler, View};
use roshambo_rules::{Sampler, Seat, Sign};
use roshambo_table::{NumberedEvent, RegisteredGame};

use super::features::SignCounts;
use crate::belief::Belief;
use crate::rng::Rng;

/// Prefers states in which the seats that passed had no card to beat with. Samples by importance
/// resampling: of a few states from the uniform sampler, one is taken in proportion to its likelihood.
pub struct PawsBelief {
    sampler: PawsSampler,
    evidence: Vec<Evidence>,
}

/// A seat probably had no card of a sign, because it passed.
#[derive(Clone, Copy, Debug)]
struct Evidence {
    seat: Seat,
    sign: Sign,
    /// The maximum number of cards in its hand that were drawn later.
    newer: usize,
}

/// The number of states from which one is resampled. Chosen by hand; not tuned.
const RESAMPLED: usize = 8;
/// The lowest likelihood of one piece of evidence, because players also pass by mistake. Chosen by
/// hand; not tuned.
const MIN_LIKELIHOOD: f32 = 0.003;

impl PawsBelief {
    /// The belief after these events.
    pub(super) fn new(view: &View, events: &[NumberedEvent]) -> PawsBelief {
        let mut evidence = Vec::new();
        let mut table = None;
        for event in events.iter().filter_map(|numbered| Paws::event_of(&numbered.event)) {
            match event {
                Event::Dealt { .. } => {
                    evidence.clear();
                    table = None;
                }
                Event::Played { seat, combination } => {
                    table = Some(*combination);
                    let sign = combination.sign;
                    for item in evidence.iter_mut().filter(|item: &&mut Evidence| item.seat == *seat) {
                        if item.sign == sign {
                            item.newer = item.newer.saturating_sub(combination.cards.len());
                        }
                    }
                }
                Event::Passed { seat } => {
                    let beatable = table.filter(|table| table.owner != *seat && view.seat != Some(*seat));
                    if let Some(sign) = beatable.map(|table| table.sign.beaten_by()) {
                        evidence.retain(|item| (item.seat, item.sign) != (*seat, sign));
                        evidence.push(Evidence { seat: *seat, sign, newer: 0 });
                    }
                }
                Event::Drew { seat, cards } => {
                    for item in evidence.iter_mut().filter(|item| item.seat == *seat) {
                        item.newer += cards.count;
                    }
                }
                Event::Opens { .. }
                | Event::Declared { .. }
                | Event::Counted { .. }
                | Event::RoundWon { .. }
                | Event::GameWon { .. }
                | Event::Throw(_) => {}
            }
        }
        PawsBelief { sampler: PawsSampler::new(view), evidence }
    }
}

impl Belief<Paws> for PawsBelief {
    #[inline]
    fn sample(&self, rng: &mut Rng) -> Paws {
        let mut state = self.sampler.sample(rng);
        if self.evidence.is_empty() {
            return state;
        }
        let mut sum = self.likelihood(&state);
        for _ in 1..RESAMPLED {
            let other = self.sampler.sample(rng);
            let likelihood = self.likelihood(&other);
            sum += likelihood;
            if rng.unit() * sum < likelihood {
                state = other;
            }
        }
        state
    }
}

impl PawsBelief {
    /// The likelihood of the evidence if the hands are those of this state.
    fn likelihood(&self, state: &Paws) -> f32 {
        let mut likelihood = 1.0;
        for item in &self.evidence {
            let hand = state.hand(item.seat);
            let (all, held) = (hand.len(), usize::from(SignCounts::of(hand, item.sign).total));
            // The probability that none of the cards of this sign is among the older cards of the
            // hand, if each card is equally likely to be an older one.
            let mut none = 1.0;
            for older in 0..all.saturating_sub(item.newer) {
                none *= all.saturating_sub(held + older) as f32 / (all - older) as f32;
            }
            likelihood *= none.max(MIN_LIKELIHOOD);
        }
        likelihood
    }
}
