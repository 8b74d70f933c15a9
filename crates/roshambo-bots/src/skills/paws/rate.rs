//! Rating moves.

use roshambo_rules::games::paws::{Combination, Move, Paws};
use roshambo_rules::games::paws_deck::{CardSet, Kind};
use roshambo_rules::{Game, Seat, Sign};

use super::hand::{Column, Hand};

pub const N: usize = 64;
pub type Weights = [f32; N];
const SIZE: usize = 0;
const SMALL: usize = 1; // 1..=6 for after sizes 1..=6
const NONE: usize = 7;
const SINGLE: usize = 8;
const GROUPS: usize = 9;
const PAIR: usize = 10;
const TRIPLE: usize = 11;
const DEEP2: usize = 12;
const DEEP3: usize = 13;
const LEFT: usize = 14;
const LEFT_LATE: usize = 15;
const WILD: usize = 16;
const SIGNJ: usize = 17;
const READY: usize = 18; // 18..=21 by size 1..4+
const TABLE: usize = 22; // 22..=26 by table size 1..5+
const ONE: usize = 27;
const BEAT: usize = 28;
const DANGER: usize = 29;
const FOLLOW: usize = 30;
const COUNTER: usize = 31;
const RAISE: usize = 32;
const PASS: usize = 33;
const DECL: usize = 34;
const DECLP: usize = 35;
const END: usize = 36;
const ENDP: usize = 37;
const DRAWN: usize = 38;
const COUNTER_BIG: usize = 39;
const UNCOVERED: usize = 40;
const RAISEP: usize = 41;
const RDANGER: usize = 42;
const NONE_SMALL: usize = 43;
const BACK: usize = 44;
const READYP: usize = 45;
const LEAD_N: usize = 46;
const ONE_BIG: usize = 47;

pub static W: Weights = [-2.210, 0.583, -0.810, 0.847, 0.120, 0.306, 0.771, 0.699, 1.765, 0.473, 1.873, -0.163, 0.675, 0.361, -0.164, -0.257, 4.603, 1.355, 1.935, 2.454, 0.670, -0.821, 0.035, -0.029, 1.989, 0.598, -0.386, 0.400, 0.224, -1.021, 2.501, 1.396, 2.709, -0.005, -3.418, 8.618, -3.281, 6.182, -1.029, 0.833, -0.984, 0.466, -0.677, 1.272, -0.404, 2.261, -0.630, 0.460, 0.002, -0.154, 0.672, -0.180, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000];

struct Around {
    deck: usize,
    next: usize,
    fewest: usize,
    /// The chance that the next seat has a card that can be this sign.
    has: [f32; 3],
    /// expected cards of the sign
    many: [f32; 3],
    own_back: bool,
}

/// P(leftover >= n) for a random hand of m cards.
fn at_least(m: usize, n: usize) -> f32 {
    // filled by measuring
    super::tables::LEFT_AT_LEAST[m.min(24)][n.min(7)]
}

#[inline]
fn column(w: &Weights, c: &Column) -> f32 {
    let mut v = match c.total {
        0 => w[NONE],
        1 => w[SINGLE],
        _ => 0.0,
    };
    v += w[GROUPS] * f32::from(c.colours.min(c.deepest));
    let wide = c.widest();
    if wide >= 2 {
        v += w[PAIR];
    }
    if wide >= 3 {
        v += w[TRIPLE];
    }
    if c.deepest >= 2 {
        v += w[DEEP2];
    }
    if c.deepest >= 3 {
        v += w[DEEP3];
    }
    v + w[SIGNJ] * f32::from(c.joker)
}

/// What a seat sees before it moves; made once, then each move is quick to rate.
pub struct Judge<'a> {
    game: &'a Paws,
    seat: Seat,
    cards: CardSet,
    hand: Hand,
    table: Option<Combination>,
    around: Around,
    columns: [f32; 3],
    w: &'a Weights,
}

impl<'a> Judge<'a> {
    #[inline]
    pub fn new(game: &'a Paws, seat: Seat, w: &'a Weights) -> Judge<'a> {
        let cards = game.hand(seat);
        let hand = Hand::of(cards);
        let table = game.table();
        let seats = game.seats();
        let mut unseen = CardSet::DECK;
        unseen.remove_all(cards);
        unseen.remove_all(game.discard());
        if let Some(table) = table {
            unseen.remove_all(table.cards);
        }
        let next = game.hand(seat.next(seats)).len();
        let fewest = seats.iter().filter(|s| *s != seat).map(|s| game.hand(s).len()).min().unwrap_or(1);
        let open = Hand::of(unseen);
        let all = 1.0 / f32::from(open.len.max(1));
        let share = open.columns.map(|column| f32::from(column.total + open.wild) * all);
        let has = share.map(|share| 1.0 - power(1.0 - share, next));
        let many = share.map(|share| share * next as f32);
        let own_back = table.is_some_and(|t| t.owner == seat);
        let around = Around { deck: game.deck_len(), next, fewest, has, many, own_back };
        let columns = hand.columns.map(|c| column(w, &c));
        Judge { game, seat, cards, hand, table, around, columns, w }
    }

    #[inline]
    pub fn rating(&self, mv: Move) -> f32 {
        let (w, around, hand, seat, game) = (self.w, &self.around, &self.hand, self.seat, self.game);
        match mv {
            Move::Throw(_) => 0.0,
            Move::Lead { sign, card } => {
                let mut rest = self.cards;
                rest.remove_all(CardSet::only(card));
                placed(around, hand, &self.columns, rest, sign, Kind::One, 1, 0, w) + w[LEAD_N]
            }
            Move::Play { sign, kind, cards: played } => {
                let mut rest = self.cards;
                rest.remove_all(played);
                let beating = self.table.is_some_and(|t| sign.beats(t.sign));
                let size = if beating { 1 } else { played.len() };
                placed(around, hand, &self.columns, rest, sign, kind, size, usize::from(beating), w)
            }
            Move::Pass => {
                let mut v = w[PASS] + kept(around, hand, w) + self.columns.iter().sum::<f32>();
                v += w[SIZE] * 2.0;
                v += w[DRAWN] * 2.0;
                if around.own_back {
                    v += w[BACK];
                }
                if around.deck <= 2 {
                    v = end(game, seat, hand.left_over() + 1, w);
                }
                v
            }
            Move::Declare => {
                let mut p = 1.0;
                for other in game.seats().iter().filter(|s| *s != seat) {
                    p *= at_least(game.hand(other).len(), hand.len as usize);
                }
                w[DECL] + w[DECLP] * p
            }
        }
    }
}

pub fn rate(game: &Paws, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>, w: &Weights) {
    let judge = Judge::new(game, seat, w);
    ratings.extend(moves.iter().map(|mv| judge.rating(*mv)));
}

fn end(game: &Paws, seat: Seat, left: u8, w: &Weights) -> f32 {
    let mut p = 1.0;
    for other in game.seats().iter().filter(|s| *s != seat) {
        let m = game.hand(other).len();
        p *= 0.5 * (at_least(m, left as usize) + at_least(m, left as usize + 1));
    }
    w[END] + w[ENDP] * p
}

fn power(base: f32, n: usize) -> f32 {
    base.powi(n as i32)
}

#[inline]
fn kept(around: &Around, hand: &Hand, w: &Weights) -> f32 {
    let left = f32::from(hand.left_over());
    w[SIZE] * f32::from(hand.len)
        + w[WILD] * f32::from(hand.wild)
        + left * (w[LEFT] + w[LEFT_LATE] * 4.0 / (4.0 + around.deck as f32))
}

#[allow(clippy::too_many_arguments)]
#[inline]
fn placed(
    around: &Around,
    hand: &Hand,
    columns: &[f32; 3],
    rest: CardSet,
    sign: Sign,
    kind: Kind,
    size: usize,
    draws: usize,
    w: &Weights,
) -> f32 {
    if rest.is_empty() {
        return 20.0;
    }
    let after = hand.without(sign, rest);
    let mut v = kept(around, &after, w);
    let s = sign as usize;
    v += column(w, &after.columns[s]) + columns[(s + 1) % 3] + columns[(s + 2) % 3];
    let n = after.len as usize + draws;
    v += (w[SIZE] + w[DRAWN]) * draws as f32;
    if n <= 6 {
        v += w[SMALL + n - 1];
    }
    let missing = after.columns.iter().filter(|c| c.total == 0).count() as u8;
    if missing > after.wild {
        v += w[UNCOVERED];
    }
    if after.len < 5 {
        v += w[NONE_SMALL] * f32::from(missing);
    }
    if draws == 0 && after.is_one_combination() {
        v += w[READY + n.min(4) - 1] + w[READYP] * at_least(around.fewest, n);
    }
    v += w[TABLE + size.min(5) - 1];
    if kind == Kind::One && size > 1 {
        v += w[ONE];
        if size > 2 {
            v += w[ONE_BIG];
        }
    }
    let stronger = sign.beaten_by() as usize;
    v += w[BEAT] * around.has[stronger];
    let mult = if kind == Kind::One { size + 1 } else { size } as f32;
    let raise = (around.many[s] / mult).min(2.0);
    v += w[RAISEP] * raise;
    if around.fewest <= 3 {
        v += w[DANGER] * around.has[stronger] + w[RDANGER] * raise;
    }
    let same = after.columns[s].widest() as usize;
    if same > size {
        v += w[FOLLOW];
    }
    if same > size + 1 {
        v += w[RAISE];
    }
    let counter = after.columns[stronger].widest();
    if counter >= 2 {
        v += w[COUNTER];
    }
    if counter >= 3 {
        v += w[COUNTER_BIG];
    }
    if draws > 0 && around.deck == 1 {
        // The round is over with this draw; a drawn card may add to the rest or complete a set.
        let left = after.left_over() as usize + 1;
        return w[END] + w[ENDP] * at_least(around.next, left);
    }
    v
}
