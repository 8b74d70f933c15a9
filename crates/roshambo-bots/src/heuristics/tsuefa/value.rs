//! Each seat's chance to win: the logistic function of a weighted sum of features.

use roshambo_rules::games::tsuefa::{Item, Squares, Tsuefa};
use roshambo_rules::{Awaits, Game, Seat, Sign};

use super::weights::{VALUE, VALUE_FEATURES};
use crate::heuristics::Values;

/// Each seat's chance to win.
pub(super) fn value(game: &Tsuefa) -> Values {
    let features = features(game);
    let strength: f32 = features.iter().zip(VALUE).map(|(feature, weight)| feature * weight).sum();
    // Near the draw by quiet steps an advantage counts less, so that the seat ahead prefers to attack.
    let quiet = f32::from(game.quiet()) / f32::from(game.house_rules().quiet);
    let strength = strength * (1.0 - quiet * quiet * quiet);
    let first = 1.0 / (1.0 + (-strength).exp());
    let mut values = Values::default();
    values[Seat::new(0)] = first;
    values[Seat::new(1)] = 1.0 - first;
    values
}

/// The features of seat 1 minus those of seat 2, in the order of `VALUE`.
fn features(game: &Tsuefa) -> [f32; VALUE_FEATURES] {
    let mut features = [0.0; VALUE_FEATURES];
    let turn = match game.awaits() {
        Awaits::Turn { seat } => Some(seat),
        Awaits::Deck | Awaits::Sealed { .. } | Awaits::Over => None,
    };
    let sides = [SideFigures::new(game, Seat::new(0)), SideFigures::new(game, Seat::new(1))];
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
struct SideFigures {
    all: Squares,
    signs: [Squares; 3],
    flag: Squares,
    dynamite: Squares,
    shown: Squares,
    moved: Squares,
}

impl SideFigures {
    #[inline]
    fn new(game: &Tsuefa, seat: Seat) -> SideFigures {
        let all = game.figures(seat);
        SideFigures {
            all,
            signs: Sign::ALL.map(|sign| game.carriers(Item::Sign(sign)).and(all)),
            flag: game.carriers(Item::Flag).and(all),
            dynamite: game.carriers(Item::Dynamite).and(all),
            shown: game.shown().and(all),
            moved: game.moved().and(all),
        }
    }

    #[inline]
    fn features(&self, other: &SideFigures, to_move: bool) -> [f32; VALUE_FEATURES] {
        let len = |squares: Squares| squares.len() as f32;
        let some = |squares: Squares| f32::from(u8::from(!squares.is_empty()));
        let signs = self.signs.map(len);
        let (mut open, mut covered) = (Squares::EMPTY, Squares::EMPTY);
        let mut hunters = 0.0;
        for sign in Sign::ALL {
            let (at, prey, beater) = (sign as usize, sign.prey() as usize, sign.beaten_by() as usize);
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
            signs.iter().sum(),
            len(hidden),
            len(self.dynamite),
            len(open) * mine,
            len(open) * not_mine,
            len(covered),
            attacked * mine,
            attacked * not_mine,
            len(near.and(their_signs)),
            some(self.flag.and(self.moved)),
            some(beside.and(self.dynamite)),
            hunters,
            mine,
            len(hidden.and(self.moved)),
        ]
    }
}
