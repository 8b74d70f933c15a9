//! Random legal moves, each equally likely, without listing the others.

use super::legal::{beating_sizes, is_combination};
use super::moves::Move;
use super::state::{Combination, Paws};
use crate::dice::Dice;
use crate::games::paws_deck::{CardSet, Kind, ManyColours, OneColour, SignCards, Singles};
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
        let leads = self.may_replace(seat).then(|| Singles::of(hand));
        let lead_count = leads.map_or(0, Singles::len);
        let (same, stronger) = (table.sign, table.sign.beaten_by());
        let (same_cards, stronger_cards) = (SignCards::of(hand, same), SignCards::of(hand, stronger));
        let (one_size, many_size) = beating_sizes(table);
        let ones = OneColour::of_size(same_cards, one_size);
        let manys = ManyColours::of_size(same_cards, many_size);
        let (one_count, many_count) = (ones.len(), manys.len());
        let others = 1 + declares + lead_count + one_count + many_count;

        let mut n = dice.below(others + stronger_cards.single_len());
        if n == 0 {
            return Move::Pass;
        }
        if n >= others {
            let cards = stronger_cards.nth_single(n - others);
            return Move::Play { sign: stronger, kind: Kind::One, cards };
        }
        if n == declares {
            return Move::Declare;
        }
        n -= 1 + declares;
        match leads {
            Some(leads) if n < lead_count => return nth_lead(leads, n),
            Some(_) | None => n -= lead_count,
        }
        if n < one_count {
            return Move::Play { sign: same, kind: Kind::One, cards: ones.nth(n) };
        }
        Move::Play { sign: same, kind: Kind::Many, cards: manys.nth(n - one_count) }
    }
}
