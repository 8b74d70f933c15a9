//! What ratings read from a position: the board as one seat knows it, with its own items, the items
//! shown in fights, and the probabilities of the hidden ones.

use roshambo_rules::games::tsuefa::{Item, Square, Squares, Tsuefa};
use roshambo_rules::{Seat, Sign};

use super::weights::FLAG_BY_GROUP;

/// What a seat knows about a position.
pub(super) struct KnownBoard {
    /// The seat's own figures by sign.
    pub(super) signs: [Squares; 3],
    /// The seat's own flag.
    pub(super) flag: Squares,
    /// All own figures.
    pub(super) own: Squares,
    /// Own figures that have shown their item.
    pub(super) shown: Squares,
    /// All figures of the other seat.
    pub(super) their: Squares,
    /// The other's figures that have shown each sign.
    pub(super) known: [Squares; 3],
    /// The other's figures that have not shown their item, in three groups: in the back row and never
    /// moved, elsewhere and never moved, moved.
    pub(super) hidden: [Squares; 3],
    /// The item probabilities of a figure of each group.
    pub(super) odds: [Odds; 3],
    /// The number of the other's figures with each sign.
    pub(super) counts: [f32; 3],
    /// The other's back row.
    pub(super) far: u8,
}

/// The probabilities of the items that a figure may carry.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Odds {
    pub(super) flag: f32,
    pub(super) dynamite: f32,
    pub(super) signs: [f32; 3],
}

impl KnownBoard {
    #[inline]
    pub(super) fn new(game: &Tsuefa, seat: Seat) -> KnownBoard {
        let own = game.figures(seat);
        let other = Seat::new(1 - seat.index().min(1));
        let their = game.figures(other);
        let by_sign = Sign::ALL.map(|sign| game.carriers(Item::Sign(sign)));
        let hidden = their.without(game.shown());
        let far = if seat == Seat::FIRST { 5 } else { 0 };
        let unmoved = hidden.without(game.moved());
        let back = unmoved.and(Squares::row(far));
        let groups = [back, unmoved.without(back), hidden.and(game.moved())];
        let dynamite = !hidden.and(game.carriers(Item::Dynamite)).is_empty();
        let counts = by_sign.map(|squares| squares.and(their).len() as f32);
        let unknown = by_sign.map(|squares| squares.and(hidden).len() as f32);
        KnownBoard {
            signs: by_sign.map(|squares| squares.and(own)),
            flag: game.carriers(Item::Flag).and(own),
            own,
            shown: game.shown().and(own),
            their,
            known: by_sign.map(|squares| squares.and(their).and(game.shown())),
            hidden: groups,
            odds: odds(groups.map(|group| group.len() as f32), dynamite, unknown),
            counts,
            far,
        }
    }

    /// The sign that an own figure carries, or `None` for the flag and dynamite.
    #[inline]
    pub(super) fn sign(&self, square: Square) -> Option<Sign> {
        Sign::ALL.into_iter().find(|sign| self.signs[*sign as usize].contains(square))
    }

    /// All of the other's figures that have not shown their item.
    #[inline]
    pub(super) fn all_hidden(&self) -> Squares {
        self.hidden[0].or(self.hidden[1]).or(self.hidden[2])
    }

    /// The item probabilities of a figure that has not shown its item.
    #[inline]
    pub(super) fn odds_at(&self, square: Square) -> &Odds {
        let group = if self.hidden[0].contains(square) {
            0
        } else if self.hidden[1].contains(square) {
            1
        } else {
            2
        };
        &self.odds[group]
    }
}

/// The item probabilities of the three groups of hidden figures.
#[inline]
fn odds(sizes: [f32; 3], dynamite: bool, unknown: [f32; 3]) -> [Odds; 3] {
    let flags: f32 = sizes.iter().zip(FLAG_BY_GROUP).map(|(size, weight)| size * weight).sum();
    let unmoved = sizes[0] + sizes[1];
    let signs = 1.0 / unknown.iter().sum::<f32>().max(1.0);
    [0, 1, 2].map(|group| {
        let flag = FLAG_BY_GROUP[group] / flags.max(1.0);
        let dynamite = if dynamite && group < 2 { (1.0 / unmoved.max(1.0)).min(1.0 - flag) } else { 0.0 };
        let rest = 1.0 - flag - dynamite;
        Odds { flag, dynamite, signs: unknown.map(|count| rest * count * signs) }
    })
}

/// A hash of everything that fights have shown.
#[inline]
pub(super) fn hash_of_shown_items(game: &Tsuefa) -> u64 {
    let mut hash = 1;
    for item in Item::ALL {
        let lost = u64::from(game.lost(Seat::new(0), item)) << 4 | u64::from(game.lost(Seat::new(1), item));
        for part in [game.carriers(item).and(game.shown()).bits(), lost] {
            hash = (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 29;
        }
    }
    hash
}
