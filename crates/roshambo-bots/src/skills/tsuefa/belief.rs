//! What the other seat's hidden figures carry, as likely as their trails make it.

use roshambo_rules::games::tsuefa::{Item, Square, Tsuefa, TsuefaSampler, View};
use roshambo_rules::{Sampler, Seat};
use roshambo_table::NumberedEvent;

use super::layouts::FIGURES;
use super::trail::{Likelihood, Trail};
use crate::luck::Luck;
use crate::skill::Belief;

const ITEMS: usize = Item::ALL.len();

/// Hands out the hidden items; each way to do so is as likely as the product of what each figure's
/// trail says.
pub struct Trails {
    sampler: TsuefaSampler,
    hidden: Vec<(Square, Likelihood)>,
    /// How much the number for what is left changes when an item is handed out.
    strides: [usize; ITEMS],
    /// How many numbers there are.
    states: usize,
    /// Nothing handed out yet.
    all: usize,
    counts: [usize; ITEMS],
    /// For each figure and each number of what is left, the sum of all ways to go on.
    ways: Vec<f32>,
}

impl Trails {
    /// From what was seen and told.
    pub(super) fn new(view: &View, told: &[NumberedEvent]) -> Trails {
        let sampler = TsuefaSampler::new(view);
        let own = view.seat.unwrap_or(Seat::FIRST);
        let trail = Trail::new(own, told);
        let hidden: Vec<(Square, Likelihood)> = view
            .figures
            .iter()
            .filter(|figure| figure.item.is_none() && figure.seat != own)
            .map(|figure| {
                let mut likely = trail.likely(figure.square);
                if figure.moved == Some(true) {
                    likely[3] = 0.0;
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
        Trails::prepared(sampler, hidden, counts)
    }
}

impl Belief<Tsuefa> for Trails {
    #[inline]
    fn sample(&self, luck: &mut Luck) -> Tsuefa {
        let figures = self.hidden.len();
        if figures == 0 || figures > FIGURES || self.ways[self.all].is_nan() || self.ways[self.all] <= 0.0 {
            return self.sampler.sample(luck);
        }
        let (mut left, mut counts) = (self.all, self.counts);
        let mut dealt = [Item::Flag; FIGURES];
        for (place, (_, likely)) in self.hidden.iter().enumerate() {
            let here = &self.ways[place * self.states..];
            let next = &self.ways[(place + 1) * self.states..];
            let mut rest = luck.unit() * here[left];
            let mut chosen = None;
            for item in 0..ITEMS {
                if counts[item] == 0 {
                    continue;
                }
                let ways = likely[item] * next[left - self.strides[item]];
                if ways > 0.0 {
                    chosen = Some(item);
                    rest -= ways;
                    if rest < 0.0 {
                        break;
                    }
                }
            }
            // Ways are left, so one was chosen.
            let Some(item) = chosen else { return self.sampler.sample(luck) };
            dealt[place] = Item::ALL[item];
            left -= self.strides[item];
            counts[item] -= 1;
        }
        let items = self.hidden.iter().zip(dealt).map(|((square, _), item)| (*square, item));
        self.sampler.sample_with(items, luck)
    }
}

impl Trails {
    /// Counts the ways to hand out what is left, from the last figure to the first.
    fn prepared(sampler: TsuefaSampler, hidden: Vec<(Square, Likelihood)>, counts: [usize; ITEMS]) -> Trails {
        let mut strides = [0; ITEMS];
        let mut states = 1;
        for (stride, count) in strides.iter_mut().zip(counts) {
            *stride = states;
            states *= count + 1;
        }
        let ways = vec![0.0; (hidden.len() + 1) * states];
        let mut trails = Trails { sampler, hidden, strides, states, all: states - 1, counts, ways };
        let last = trails.hidden.len() * states;
        trails.ways[last] = 1.0;
        for place in (0..trails.hidden.len()).rev() {
            let likely = trails.hidden[place].1;
            let scale = 1.0 / likely.iter().fold(1e-9, |most: f32, more| most.max(*more));
            for likely in &mut trails.hidden[place].1 {
                *likely *= scale;
            }
            let likely = trails.hidden[place].1;
            for left in 0..states {
                let ways = (0..ITEMS).filter(|item| trails.has(left, *item)).map(|item| {
                    likely[item] * trails.ways[(place + 1) * states + left - trails.strides[item]]
                });
                trails.ways[place * states + left] = ways.sum();
            }
        }
        trails
    }

    /// Whether an item is among what is left.
    #[inline]
    fn has(&self, left: usize, item: usize) -> bool {
        let of_item = left / self.strides[item] % (self.counts[item] + 1);
        of_item != 0
    }
}
