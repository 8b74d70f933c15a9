//! Random legal moves, each equally likely, without listing the others.

use super::legal::{beating_sizes, is_combination};
use super::moves::Move;
use super::state::{Combination, Paws};
use crate::dice::Dice;
use crate::games::paws_deck::{CardSet, Kind, SignCards, Singles};
use crate::seat::Seat;

/// A random lead with one card of a hand.
#[inline]
pub(super) fn random_lead(hand: CardSet, dice: &mut impl Dice) -> Move {
    let leads = Singles::of(hand);
    nth_lead(leads, dice.below(leads.len()))
}

#[inline]
fn nth_lead(leads: Singles, n: u32) -> Move {
    let (card, sign) = leads.nth(n);
    Move::Lead { sign, card }
}

impl Paws {
    /// A random move of a seat when a combination is on the table. The number of a move is its place in the
    /// list of `legal.rs`.
    #[inline]
    pub(super) fn random_answer(&self, seat: Seat, table: Combination, dice: &mut impl Dice) -> Move {
        let hand = self.hands[seat];
        let declares = u32::from(is_combination(hand));
        let leads = Singles::of(if table.owner == seat { hand } else { CardSet::EMPTY });
        let same = SignCards::of(hand, table.sign);
        let (one, many) = beating_sizes(table);
        let (ones, manys) = (same.of_size(one).one_colour(1), same.of_size(many));
        let (lead_count, one_count, many_count) = (leads.len(), ones.len(), manys.many_len());
        let stronger = SignCards::of(hand, table.sign.beaten_by()).of_size(1);
        let others = 1 + declares + lead_count + one_count + many_count;

        let mut n = dice.below(others + stronger.many_len());
        if n == 0 {
            return Move::Pass;
        }
        if n >= others {
            let cards = stronger.nth_many(n - others);
            return Move::Play { sign: table.sign.beaten_by(), kind: Kind::One, cards };
        }
        if n == declares {
            return Move::Declare;
        }
        n -= 1 + declares;
        if n < lead_count {
            return nth_lead(leads, n);
        }
        n -= lead_count;
        if n < one_count {
            return Move::Play { sign: table.sign, kind: Kind::One, cards: ones.nth(n) };
        }
        Move::Play { sign: table.sign, kind: Kind::Many, cards: manys.nth_many(n - one_count) }
    }
}
