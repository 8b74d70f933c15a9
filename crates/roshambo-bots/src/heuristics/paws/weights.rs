//! The weights of ratings and values.
//!
//! The rating weights were tuned by self-play: many small changes, each tried against its opposite
//! over hundreds of rounds; the better one was kept. Their unit is that of `Rater::score`, which only
//! has a meaning relative to `SCALE`.

use super::features::SignCounts;

/// Converts scores to ratings: a move whose score is higher by 1 / `SCALE` is played e times as often.
pub(super) const SCALE: f32 = 0.5;
/// How late it is in a round, from almost 0 with a full deck to 1 with an empty one. With 4 cards in the
/// deck it is one half; that number was chosen by hand.
#[inline]
pub(super) fn late(deck_len: usize) -> f32 {
    4.0 / (4.0 + deck_len as f32)
}

/// A hand of fewer cards than this is small.
pub(super) const SMALL_HAND: u8 = 5;
/// Another seat with at most this many cards is about to win. Both limits were chosen by hand.
pub(super) const FEW_CARDS: usize = 3;
/// For emptying the hand, which wins the round.
pub(super) const WON: f32 = 40.0;

/// For each card in hand.
pub(super) const SIZE: f32 = -2.21;
/// In addition for each drawn card, which is not known yet.
pub(super) const DRAWN: f32 = -1.03;
/// For a hand of one card, two cards, and so on.
pub(super) const SMALL: [f32; 6] = [0.58, -0.81, 0.85, 0.12, 0.31, 0.77];
/// In addition for each colour joker, and for the joker of a sign.
pub(super) const COLOUR_JOKER: f32 = 4.60;
const SIGN_JOKER: f32 = 1.35;
/// For each card that is not part of a set, and in addition when the deck is empty.
pub(super) const LEFT_OVER: f32 = -0.16;
pub(super) const LEFT_OVER_LATE: f32 = -0.26;
/// If more signs are missing than there are colour jokers; for each missing sign in a small hand.
pub(super) const UNCOVERED: f32 = -0.98;
pub(super) const UNCOVERED_SMALL: f32 = 1.27;
/// If the hand is one combination of one, two, three or more cards, so that the end can be declared
/// next.
pub(super) const READY: [f32; 4] = [1.94, 2.45, 0.67, -0.82];
/// Times the probability that the declaration would win.
pub(super) const READY_WINS: f32 = 2.26;

/// For a combination of one, two, three, four or more cards on the table.
pub(super) const ON_TABLE: [f32; 5] = [0.04, -0.03, 1.99, 0.60, -0.39];
/// If that combination is of one colour, which takes more cards to beat; in addition if it has at
/// least three cards.
pub(super) const ONE_COLOUR: f32 = 0.40;
pub(super) const ONE_COLOUR_BIG: f32 = 0.46;
/// Times the probability that the next seat has the beating sign; in addition if another seat has at
/// most three cards.
pub(super) const BEATEN: f32 = 0.22;
pub(super) const BEATEN_AT_END: f32 = -1.02;
/// Times how well the next seat can play more of the same sign; in addition if another seat has at
/// most three cards.
pub(super) const RAISED: f32 = 0.47;
pub(super) const RAISED_AT_END: f32 = -0.68;
/// If the hand can beat its own combination when it comes back; in addition if it can do so after the
/// combination was raised by one card.
pub(super) const FOLLOW: f32 = 2.50;
pub(super) const FOLLOW_BY_TWO: f32 = 2.71;
/// If the hand has two cards of the sign that beats the combination; in addition if it has three.
pub(super) const PAIR_NEXT: f32 = 1.40;
pub(super) const TRIPLE_NEXT: f32 = 0.83;

/// For a lead, for a pass, and in addition for a pass on the seat's own combination.
pub(super) const LEAD: f32 = -0.63;
pub(super) const PASS: f32 = -0.01;
pub(super) const PASS_OWN: f32 = -0.40;
/// For declaring, times the probability that the declaration wins, and for a declaration that wins
/// less than its fair share.
pub(super) const DECLARE: f32 = -3.42;
pub(super) const DECLARE_WINS: f32 = 8.62;
pub(super) const DECLARE_UNFAIR: f32 = -9.0;
/// For letting the deck run out, and times the probability that this wins.
pub(super) const END: f32 = -3.28;
pub(super) const END_WINS: f32 = 6.18;

/// For a sign without cards, and for a sign with a single card.
const NONE: f32 = 0.70;
const SINGLE: f32 = 1.76;
/// For each combination that it takes to get rid of a sign.
const GROUPS: f32 = 0.47;
/// If two or three cards of a sign can be played together; if two or three have one colour.
const PAIR: f32 = 1.87;
const TRIPLE: f32 = -0.16;
const DEEP_PAIR: f32 = 0.68;
const DEEP_TRIPLE: f32 = 0.36;

/// The score of the cards of one sign.
#[inline]
pub(super) fn sign_score(counts: SignCounts) -> f32 {
    let wide = counts.widest();
    let mut score =
        GROUPS * f32::from(counts.colours.min(counts.deepest)) + SIGN_JOKER * f32::from(counts.joker);
    for (holds, weight) in [
        (counts.total == 0, NONE),
        (counts.total == 1, SINGLE),
        (wide >= 2, PAIR),
        (wide >= 3, TRIPLE),
        (counts.deepest >= 2, DEEP_PAIR),
        (counts.deepest >= 3, DEEP_TRIPLE),
    ] {
        if holds {
            score += weight;
        }
    }
    score
}

/// The number of features of a seat that decide who wins the round.
pub(super) const ROUND_FEATURES: usize = 11;

/// The weights of these features. Unit: log-odds. Fitted to the winners of many rounds between good
/// players; their number is not recorded.
pub(super) const ROUND_WEIGHTS: [f32; ROUND_FEATURES] =
    [-1.48, 1.23, 0.47, 0.48, 0.55, -0.80, -0.01, 0.81, 2.44, 0.14, -0.06];
