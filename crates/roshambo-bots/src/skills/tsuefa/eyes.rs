//! The board as one seat sees it: its own items, what fights have shown, and the odds of the rest.

use roshambo_rules::games::tsuefa::{Item, Move, Square, Squares, Tsuefa};
use roshambo_rules::{Seat, Sign};

/// What a seat knows of a position.
pub(super) struct Eyes {
    /// The own figures by sign.
    pub(super) signs: [Squares; 3],
    pub(super) flag: Squares,
    pub(super) own: Squares,
    pub(super) shown: Squares,
    pub(super) their: Squares,
    /// The other's figures that have shown each sign.
    pub(super) known: [Squares; 3],
    /// The other's figures that have shown nothing: in the back row and never moved, elsewhere and
    /// never moved, moved.
    pub(super) hidden: [Squares; 3],
    /// What such figures carry.
    pub(super) odds: [Odds; 3],
    /// How many figures with each sign the other has.
    pub(super) counts: [f32; 3],
    /// The row in which the other's figures began.
    pub(super) far: u8,
}

/// How likely a figure carries what.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Odds {
    pub(super) flag: f32,
    pub(super) dynamite: f32,
    pub(super) signs: [f32; 3],
}

/// How much likelier than a figure that has moved one in the back row, and another that never moved,
/// has the flag.
const FLAG_WEIGHTS: [f32; 3] = [8.0, 2.0, 1.0];

impl Eyes {
    #[inline]
    pub(super) fn new(game: &Tsuefa, seat: Seat) -> Eyes {
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
        Eyes {
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

    /// What an own figure carries, if that can move.
    #[inline]
    pub(super) fn sign(&self, square: Square) -> Option<Sign> {
        Sign::ALL.into_iter().find(|sign| self.signs[*sign as usize].contains(square))
    }

    /// All of the other's figures that have shown nothing.
    #[inline]
    pub(super) fn all_hidden(&self) -> Squares {
        self.hidden[0].or(self.hidden[1]).or(self.hidden[2])
    }

    /// The odds of a figure that has shown nothing.
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

    /// An attack that surely loses, and steps of a flag that nobody is near.
    #[inline]
    pub(super) fn is_plainly_bad(&self, mv: Move) -> bool {
        let Move::Step { from, to } = mv else { return false };
        if self.flag.contains(from) {
            if self.their.contains(to) {
                return self.all_hidden().len() > 1 || !self.all_hidden().contains(to);
            }
            let near = self.flag.around();
            return self.their.and(near.or(near.around())).is_empty();
        }
        match self.sign(from) {
            Some(sign) => self.known[sign.beaten_by() as usize].contains(to),
            None => false,
        }
    }
}

/// The odds of each group of figures that have shown nothing.
#[inline]
fn odds(sizes: [f32; 3], dynamite: bool, unknown: [f32; 3]) -> [Odds; 3] {
    let flags: f32 = sizes.iter().zip(FLAG_WEIGHTS).map(|(size, weight)| size * weight).sum();
    let unmoved = sizes[0] + sizes[1];
    let signs = 1.0 / unknown.iter().sum::<f32>().max(1.0);
    [0, 1, 2].map(|group| {
        let flag = FLAG_WEIGHTS[group] / flags.max(1.0);
        let dynamite = if dynamite && group < 2 { (1.0 / unmoved.max(1.0)).min(1.0 - flag) } else { 0.0 };
        let rest = 1.0 - flag - dynamite;
        Odds { flag, dynamite, signs: unknown.map(|count| rest * count * signs) }
    })
}

/// A number for all that fights have shown.
#[inline]
pub(super) fn shown_items(game: &Tsuefa) -> u64 {
    let mut news = 1;
    for item in Item::ALL {
        let lost = u64::from(game.lost(Seat::new(0), item)) << 4 | u64::from(game.lost(Seat::new(1), item));
        for part in [game.carriers(item).and(game.shown()).bits(), lost] {
            news = (news ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            news ^= news >> 29;
        }
    }
    news
}
