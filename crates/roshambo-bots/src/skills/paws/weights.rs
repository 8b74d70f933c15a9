//! What counts how much. The numbers were found by playing: many small changes, each tried against
//! its opposite over hundreds of rounds, the better ones kept.

use super::hand::Column;

/// Makes ratings of worth: how much better a move must be to be played e times as often is 1 / `SCALE`.
pub(super) const SCALE: f32 = 0.5;
/// An empty hand.
pub(super) const WON: f32 = 40.0;

/// Each card in the hand, and what a drawn one costs besides: it is not known.
pub(super) const SIZE: f32 = -2.21;
pub(super) const DRAWN: f32 = -1.03;
/// Hands of one card, two, three and so on.
pub(super) const SMALL: [f32; 6] = [0.58, -0.81, 0.85, 0.12, 0.31, 0.77];
/// Jokers are worth more than the card they are.
pub(super) const COLOUR_JOKER: f32 = 4.60;
const SIGN_JOKER: f32 = 1.35;
/// Each card that sets do not take off, and what it counts when the deck is empty.
pub(super) const LEFT_OVER: f32 = -0.16;
pub(super) const LEFT_OVER_LATE: f32 = -0.26;
/// More signs are missing than there are colour jokers; each missing sign in a small hand.
pub(super) const UNCOVERED: f32 = -0.98;
pub(super) const UNCOVERED_SMALL: f32 = 1.27;
/// The hand is one combination of one, two, three, more cards, so that the end can be declared next.
pub(super) const READY: [f32; 4] = [1.94, 2.45, 0.67, -0.82];
/// The chance that declaring would win then.
pub(super) const READY_WINS: f32 = 2.26;

/// A combination of one, two, three, four, more cards on the table.
pub(super) const ON_TABLE: [f32; 5] = [0.04, -0.03, 1.99, 0.60, -0.39];
/// It is of one colour, of which it takes more to beat it; of at least three cards.
pub(super) const ONE_COLOUR: f32 = 0.40;
pub(super) const ONE_COLOUR_BIG: f32 = 0.46;
/// The chance that the next seat has the beating sign; that too where somebody has few cards left.
pub(super) const BEATEN: f32 = 0.22;
pub(super) const BEATEN_AT_END: f32 = -1.02;
/// How well the next seat can play more of the same sign.
pub(super) const RAISED: f32 = 0.47;
pub(super) const RAISED_AT_END: f32 = -0.68;
/// The hand can beat its own combination, should it come back; also when it was raised.
pub(super) const FOLLOW: f32 = 2.50;
pub(super) const FOLLOW_BY_TWO: f32 = 2.71;
/// Should the beating sign come, the hand has two cards of it, three.
pub(super) const PAIR_NEXT: f32 = 1.40;
pub(super) const TRIPLE_NEXT: f32 = 0.83;

/// A lead, a pass, and a pass though the table is one's own.
pub(super) const LEAD: f32 = -0.63;
pub(super) const PASS: f32 = -0.01;
pub(super) const PASS_OWN: f32 = -0.40;
/// Declaring, the chance that it wins, and doing so without one.
pub(super) const DECLARE: f32 = -3.42;
pub(super) const DECLARE_WINS: f32 = 8.62;
pub(super) const RASH: f32 = -9.0;
/// Letting the deck run out, and the chance that it wins.
pub(super) const END: f32 = -3.28;
pub(super) const END_WINS: f32 = 6.18;

/// Of a sign there is no card, or a single one.
const NONE: f32 = 0.70;
const SINGLE: f32 = 1.76;
/// Combinations that it takes to get rid of a sign.
const GROUPS: f32 = 0.47;
/// Two cards of it go together, three; two or three of one colour.
const PAIR: f32 = 1.87;
const TRIPLE: f32 = -0.16;
const DEEP_PAIR: f32 = 0.68;
const DEEP_TRIPLE: f32 = 0.36;

/// What the cards of one sign are worth together.
#[inline]
pub(super) fn column(column: Column) -> f32 {
    let wide = column.widest();
    let mut worth =
        GROUPS * f32::from(column.colours.min(column.deepest)) + SIGN_JOKER * f32::from(column.joker);
    for (is_so, gain) in [
        (column.total == 0, NONE),
        (column.total == 1, SINGLE),
        (wide >= 2, PAIR),
        (wide >= 3, TRIPLE),
        (column.deepest >= 2, DEEP_PAIR),
        (column.deepest >= 3, DEEP_TRIPLE),
    ] {
        if is_so {
            worth += gain;
        }
    }
    worth
}
