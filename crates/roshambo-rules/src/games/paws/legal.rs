//! The list of legal moves.

use super::moves::Move;
use super::state::{Combination, Paws};
use crate::games::paws_deck::{CardSet, Colour, Kind, MOST_OF_ONE_COLOUR, SignCards};
use crate::seat::Seat;
use crate::sign::Sign;

impl Paws {
    /// The moves of a seat when a combination is on the table.
    pub(super) fn list_answers(&self, seat: Seat, table: Combination, moves: &mut Vec<Move>) {
        let hand = self.hands[seat];
        moves.push(Move::Pass);
        if is_combination(hand) {
            moves.push(Move::Declare);
        }
        if self.may_replace(seat) {
            list_leads(hand, moves);
        }
        let mut play = |sign, kind, cards| moves.push(Move::Play { sign, kind, cards });
        let same = SignCards::of(hand, table.sign);
        let (ones, manys) = beating_sizes(table);
        same.each_one(ones, 1, |cards| play(table.sign, Kind::One, cards));
        same.each_many(manys, |cards| play(table.sign, Kind::Many, cards));
        let stronger = table.sign.beaten_by();
        SignCards::of(hand, stronger).each_single(|cards| play(stronger, Kind::One, cards));
    }

    /// Whether the combination on the table is the seat's own, and it may replace it with a lead
    /// (`paws/6`).
    #[inline]
    pub fn may_replace(&self, seat: Seat) -> bool {
        !self.passed_on && self.table.is_some_and(|table| table.owner == seat)
    }
}

/// The most cards of many colours: one card of each colour (`paws/5`).
pub(super) const MOST_OF_MANY: usize = Colour::ALL.len();

/// How many cards of one colour, and how many cards of many colours, beat a combination of the same
/// sign (`paws/3`).
#[inline]
pub(super) fn beating_sizes(table: Combination) -> (usize, usize) {
    let size = table.cards.len();
    match table.kind {
        Kind::One => (size + 1, size + 1),
        Kind::Many => (size, size + 1),
    }
}

/// The leads with one card of a hand.
pub(super) fn list_leads(hand: CardSet, moves: &mut Vec<Move>) {
    for card in hand.kinds() {
        match card.sign() {
            Some(sign) => moves.push(Move::Lead { sign, card }),
            None => moves.extend(Sign::ALL.map(|sign| Move::Lead { sign, card })),
        }
    }
}

/// Whether the whole hand is one combination, of any sign and kind.
#[inline]
pub(super) fn is_combination(hand: CardSet) -> bool {
    Sign::ALL.into_iter().any(|sign| {
        hand.all_can_be(sign)
            && hand.len() <= MOST_OF_ONE_COLOUR
            && (hand.fits(sign, Kind::One).is_ok() || hand.len() > 1 && hand.fits(sign, Kind::Many).is_ok())
    })
}
