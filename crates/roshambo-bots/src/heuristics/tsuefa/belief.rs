//! Which items the other seat's hidden figures probably carry.
//!
//! The tracker gives each figure a likelihood for each item. The belief is the exact distribution over
//! all assignments of the hidden items to the hidden figures: dynamic programming sums the likelihoods
//! of all assignments, and sampling walks through these sums.

mod tracker;

use roshambo_rules::games::tsuefa::{Item, Square, Tsuefa, TsuefaSampler, View};
use roshambo_rules::{Sampler, Seat};
use roshambo_table::NumberedEvent;

use super::candidates::FIGURES;
use crate::belief::Belief;
use crate::rng::Rng;
use tracker::{BeliefTracker, DYNAMITE, Likelihood};

const ITEMS: usize = Item::ALL.len();

/// A distribution over assignments of hidden items to hidden figures. The weight of an assignment is the
/// product of the figures' likelihoods.
pub struct TsuefaBelief {
    sampler: TsuefaSampler,
    hidden: Vec<(Square, Likelihood)>,
    /// The multiset of items left is encoded as one number in mixed radix: the stride of each item.
    strides: [usize; ITEMS],
    /// The number of these multisets.
    states: usize,
    /// The multiset of all hidden items.
    all: usize,
    /// How many there are of each hidden item.
    counts: [usize; ITEMS],
    /// For each figure and each multiset of items left, the total weight of all assignments from this
    /// figure on.
    sums: Vec<f32>,
}

impl TsuefaBelief {
    /// The belief after these events.
    pub(super) fn new(view: &View, events: &[NumberedEvent]) -> TsuefaBelief {
        let sampler = TsuefaSampler::new(view);
        let own = view.seat.unwrap_or(Seat::FIRST);
        let tracker = BeliefTracker::new(own, events);
        let hidden: Vec<(Square, Likelihood)> = view
            .figures
            .iter()
            .filter(|figure| figure.item.is_none() && figure.seat != own)
            .map(|figure| {
                let mut likely = tracker.likelihood(figure.square);
                if figure.moved == Some(true) {
                    likely[DYNAMITE] = 0.0;
                }
                (figure.square, likely)
            })
            .collect();
        let mut counts = [0; ITEMS];
        for item in view.hidden.iter().filter_map(|hidden| hidden.get(1 - own.index().min(1))).flatten() {
            for (count, known) in counts.iter_mut().zip(Item::ALL) {
                *count += usize::from(known == *item);
            }
        }
        TsuefaBelief::prepared(sampler, hidden, counts)
    }
}

impl Belief<Tsuefa> for TsuefaBelief {
    #[inline]
    fn sample(&self, rng: &mut Rng) -> Tsuefa {
        let figures = self.hidden.len();
        if figures == 0 || figures > FIGURES || self.sums[self.all].is_nan() || self.sums[self.all] <= 0.0 {
            return self.sampler.sample(rng);
        }
        let (mut left, mut counts) = (self.all, self.counts);
        let mut assigned = [Item::Flag; FIGURES];
        for (place, (_, likely)) in self.hidden.iter().enumerate() {
            let here = &self.sums[place * self.states..];
            let next = &self.sums[(place + 1) * self.states..];
            let mut rest = rng.unit() * here[left];
            let mut chosen = None;
            for item in 0..ITEMS {
                if counts[item] == 0 {
                    continue;
                }
                let weight = likely[item] * next[left - self.strides[item]];
                if weight > 0.0 {
                    chosen = Some(item);
                    rest -= weight;
                    if rest < 0.0 {
                        break;
                    }
                }
            }
            // The sum is positive, so an item was chosen; the fallback is for rounding errors.
            let Some(item) = chosen else { return self.sampler.sample(rng) };
            assigned[place] = Item::ALL[item];
            left -= self.strides[item];
            counts[item] -= 1;
        }
        let items = self.hidden.iter().zip(assigned).map(|((square, _), item)| (*square, item));
        self.sampler.sample_with(items, rng)
    }
}

impl TsuefaBelief {
    /// Computes the sums from the last figure to the first.
    fn prepared(
        sampler: TsuefaSampler,
        hidden: Vec<(Square, Likelihood)>,
        counts: [usize; ITEMS],
    ) -> TsuefaBelief {
        let mut strides = [0; ITEMS];
        let mut states = 1;
        for (stride, count) in strides.iter_mut().zip(counts) {
            *stride = states;
            states *= count + 1;
        }
        let sums = vec![0.0; (hidden.len() + 1) * states];
        let mut belief = TsuefaBelief { sampler, hidden, strides, states, all: states - 1, counts, sums };
        let last = belief.hidden.len() * states;
        belief.sums[last] = 1.0;
        for place in (0..belief.hidden.len()).rev() {
            let likely = belief.hidden[place].1;
            // Scaling by the largest likelihood keeps the sums from underflowing.
            let scale = 1.0 / likely.iter().fold(1e-9, |most: f32, more| most.max(*more));
            for likely in &mut belief.hidden[place].1 {
                *likely *= scale;
            }
            let likely = belief.hidden[place].1;
            for left in 0..states {
                let weights = (0..ITEMS).filter(|item| belief.has(left, *item)).map(|item| {
                    likely[item] * belief.sums[(place + 1) * states + left - belief.strides[item]]
                });
                belief.sums[place * states + left] = weights.sum();
            }
        }
        belief
    }

    /// Whether a multiset contains an item.
    #[inline]
    fn has(&self, left: usize, item: usize) -> bool {
        let of_item = left / self.strides[item] % (self.counts[item] + 1);
        of_item != 0
    }
}
