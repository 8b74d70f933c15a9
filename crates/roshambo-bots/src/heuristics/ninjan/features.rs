//! What ratings read from a position: the sums and top signs of the piles.

use roshambo_rules::games::ninjan::{Ninjan, Pile};
use roshambo_rules::{BySign, Sign};

/// The three piles in numbers.
pub(super) struct PileSummary {
    pub(super) sums: [f32; 3],
    pub(super) tops: [Sign; 3],
    /// The largest sum that each sign can take, or `None` if it beats no pile.
    pub(super) best: BySign<Option<f32>>,
}

impl PileSummary {
    #[inline]
    pub(super) fn of(game: &Ninjan) -> PileSummary {
        let sums = Pile::ALL.map(|pile| game.pile(pile).sum() as f32);
        let tops = Pile::ALL.map(|pile| game.top(pile).sign());
        let mut best = BySign::default();
        for (sum, top) in sums.into_iter().zip(tops) {
            let taken: &mut Option<f32> = &mut best[top.beaten_by()];
            *taken = Some(taken.map_or(sum, |other| other.max(sum)));
        }
        PileSummary { sums, tops, best }
    }
}
