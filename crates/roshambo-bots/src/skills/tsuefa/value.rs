//! The chance to win, from what both sides have and how it stands.

use roshambo_rules::games::tsuefa::{Item, Squares, Tsuefa};
use roshambo_rules::{Awaits, Game, Seat, Sign};

use crate::skill::Values;

/// Things that count.
pub(super) const FEATURES: usize = 20;

/// How much they count, as the games of good players came out.
const WEIGHTS: [f32; FEATURES] = [
    0.12, 0.044, 0.367, 0.109, 0.017, 0.11, -0.103, -0.186, -0.068, -0.056, -0.827, -1.853, -0.291, -0.041,
    0.067, 0.018, 0.064, 0.147, -0.045, 0.056,
];

pub(super) fn value(game: &Tsuefa) -> Values {
    let features = features(game);
    let strength: f32 = features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum();
    let first = 1.0 / (1.0 + (-strength).exp());
    let mut values = Values::default();
    values[Seat::new(0)] = first;
    values[Seat::new(1)] = 1.0 - first;
    values
}

/// What speaks for seat 1, less what speaks for seat 2.
pub(super) fn features(game: &Tsuefa) -> [f32; FEATURES] {
    let mut features = [0.0; FEATURES];
    let turn = match game.awaits() {
        Awaits::Turn { seat } => Some(seat),
        Awaits::Deck | Awaits::Sealed { .. } | Awaits::Over => None,
    };
    let sides = [Side::new(game, Seat::new(0)), Side::new(game, Seat::new(1))];
    for (own, other, sign) in [(0, 1, 1.0), (1, 0, -1.0)] {
        let to_move = turn == Some(Seat::new(own));
        let of_side = sides[own].features(&sides[other], to_move);
        for (feature, more) in features.iter_mut().zip(of_side) {
            *feature += sign * more;
        }
    }
    features
}

/// One seat's figures.
struct Side {
    all: Squares,
    signs: [Squares; 3],
    flag: Squares,
    dynamite: Squares,
    shown: Squares,
    moved: Squares,
    far_half: Squares,
    forward: Squares,
}

impl Side {
    #[inline]
    fn new(game: &Tsuefa, seat: Seat) -> Side {
        let all = game.figures(seat);
        let rows = if seat == Seat::FIRST { [3, 4, 5] } else { [2, 1, 0] };
        let far_half = Squares::row(rows[0]).or(Squares::row(rows[1])).or(Squares::row(rows[2]));
        Side {
            all,
            signs: Sign::ALL.map(|sign| game.carriers(Item::Sign(sign)).and(all)),
            flag: game.carriers(Item::Flag).and(all),
            dynamite: game.carriers(Item::Dynamite).and(all),
            shown: game.shown().and(all),
            moved: game.moved().and(all),
            far_half,
            forward: Squares::row(rows[1]).or(Squares::row(rows[2])),
        }
    }

    #[inline]
    fn features(&self, other: &Side, to_move: bool) -> [f32; FEATURES] {
        let len = |squares: Squares| squares.len() as f32;
        let some = |squares: Squares| f32::from(u8::from(!squares.is_empty()));
        let signs = self.signs.map(len);
        let theirs = other.signs.map(len);
        let (own_total, their_total) = (signs.iter().sum::<f32>(), theirs.iter().sum::<f32>());
        let total = own_total + their_total;
        let mut matches = 0.0;
        let (mut open, mut covered) = (Squares::EMPTY, Squares::EMPTY);
        let mut hunters = 0.0;
        for sign in Sign::ALL {
            let (at, prey, beater) = (sign as usize, sign.prey() as usize, sign.beaten_by() as usize);
            matches += signs[at] * theirs[prey];
            let feared = self.signs[at].and(other.signs[beater].around());
            open = open.or(feared.and(self.shown));
            covered = covered.or(feared.without(self.shown));
            hunters += signs[at].min(len(other.signs[prey].and(other.shown)));
        }
        let their_signs = other.signs[0].or(other.signs[1]).or(other.signs[2]);
        let beside = self.flag.around();
        let near = beside.around();
        let hidden = self.all.without(self.shown);
        let attacked = some(beside.and(their_signs));
        let (mine, not_mine) = if to_move { (1.0, 0.0) } else { (0.0, 1.0) };
        [
            own_total,
            own_total / total.max(1.0),
            matches / total.max(1.0),
            len(hidden),
            1.0 / len(hidden).max(1.0),
            len(self.dynamite),
            len(open) * mine,
            len(open) * not_mine,
            len(covered) * mine,
            len(covered) * not_mine,
            attacked * mine,
            attacked * not_mine,
            len(near.and(their_signs)),
            len(beside.and(self.all)),
            len(self.all.and(self.far_half)),
            len(self.all.and(self.forward)),
            some(self.flag.and(self.moved)),
            some(beside.and(self.dynamite)),
            hunters,
            mine,
        ]
    }
}
