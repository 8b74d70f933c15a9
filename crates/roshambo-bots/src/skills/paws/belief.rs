//! What the others' hands may be, by what they did.
//!
//! To pass costs two cards, to beat with one card of the beating sign costs none. So who passed had
//! no such card then; those it holds now it has drawn since.

use roshambo_rules::games::paws::{Event, Paws, PawsSampler, View};
use roshambo_rules::{Sampler, Seat, Sign};
use roshambo_table::{NumberedEvent, RegisteredGame};

use super::hand::Column;
use crate::luck::Luck;
use crate::skill::Belief;

/// States in which those who passed had nothing to beat with.
pub struct Cautious {
    sampler: PawsSampler,
    clues: Vec<Clue>,
}

/// A seat had no card of a sign when it passed.
#[derive(Clone, Copy, Debug)]
struct Clue {
    seat: Seat,
    sign: Sign,
    /// At most so many cards of its hand came later.
    newer: usize,
}

/// One of so many states is taken, each in proportion to how well it fits the clues.
const DRAWN: usize = 8;
/// No clue makes a state less likely than this: not everybody plays well.
const MISTAKEN: f32 = 0.003;

impl Cautious {
    /// From what was seen and told.
    pub(super) fn new(view: &View, told: &[NumberedEvent]) -> Cautious {
        let mut clues = Vec::new();
        let mut table = None;
        for event in told.iter().filter_map(|told| Paws::event_of(&told.event)) {
            match event {
                Event::Dealt { .. } => {
                    clues.clear();
                    table = None;
                }
                Event::Played { seat, combination } => {
                    table = Some(*combination);
                    let sign = combination.sign;
                    for clue in clues.iter_mut().filter(|clue: &&mut Clue| clue.seat == *seat) {
                        if clue.sign == sign {
                            clue.newer = clue.newer.saturating_sub(combination.cards.len());
                        }
                    }
                }
                Event::Passed { seat } => {
                    let beatable = table.filter(|table| table.owner != *seat && view.seat != Some(*seat));
                    if let Some(sign) = beatable.map(|table| table.sign.beaten_by()) {
                        clues.retain(|clue| (clue.seat, clue.sign) != (*seat, sign));
                        clues.push(Clue { seat: *seat, sign, newer: 0 });
                    }
                }
                Event::Drew { seat, cards } => {
                    for clue in clues.iter_mut().filter(|clue| clue.seat == *seat) {
                        clue.newer += cards.count;
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
        Cautious { sampler: PawsSampler::new(view), clues }
    }
}

impl Belief<Paws> for Cautious {
    #[inline]
    fn sample(&self, luck: &mut Luck) -> Paws {
        let mut state = self.sampler.sample(luck);
        if self.clues.is_empty() {
            return state;
        }
        let mut sum = self.likelihood(&state);
        for _ in 1..DRAWN {
            let other = self.sampler.sample(luck);
            let likelihood = self.likelihood(&other);
            sum += likelihood;
            if luck.unit() * sum < likelihood {
                state = other;
            }
        }
        state
    }
}

impl Cautious {
    /// How likely the hands of a state are to have come about, given the clues.
    fn likelihood(&self, state: &Paws) -> f32 {
        let mut likelihood = 1.0;
        for clue in &self.clues {
            let hand = state.hand(clue.seat);
            let (all, held) = (hand.len(), usize::from(Column::of(hand, clue.sign).total));
            // The chance that none of these is among the older cards, any of which may be older.
            let mut none = 1.0;
            for older in 0..all.saturating_sub(clue.newer) {
                none *= all.saturating_sub(held + older) as f32 / (all - older) as f32;
            }
            likelihood *= none.max(MISTAKEN);
        }
        likelihood
    }
}
