//! The list of legal moves.

use super::moves::Move;
use super::state::{PawsQuick, TableCards};
use crate::games::paws_deck::SignCards;
use crate::seat::Seat;
use crate::sign::Sign;

impl PawsQuick {
    /// The moves of a seat in its turn.
    #[inline]
    pub(super) fn list_turn(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.hands[seat];
        moves.push(Move::Pass);
        hand.each_combo(|cards| moves.push(Move::Combo { cards }));
        if let Some(TableCards { sign, cards, .. }) = self.table {
            if self.tokens[seat] > 0 {
                moves.push(Move::Help);
            }
            for (sign, least) in [(sign, cards.len() + 1), (sign.beaten_by(), 1)] {
                SignCards::of(hand, sign).each_group(least, |group| {
                    moves.extend(group.iter().map(|cards| Move::Play { sign, cards }));
                });
            }
        }
        if self.may_lead(seat) {
            for sign in Sign::ALL {
                SignCards::of(hand, sign).each_group(1, |group| {
                    moves.extend(group.iter().map(|cards| Move::Lead { sign, cards }));
                });
            }
        }
    }

    /// Whether the table is empty, or has the cards that the seat played in its previous turn
    /// (`paws-quick/3`).
    #[inline]
    pub(super) fn may_lead(&self, seat: Seat) -> bool {
        self.table.is_none_or(|table| table.owner == Some(seat))
    }

    /// The largest number of tokens that a seat may spend on the game that has ended
    /// (`paws-quick/8`).
    pub(super) fn most_to_spend(&self, seat: Seat) -> u8 {
        self.tokens[seat].min(self.points[seat])
    }
}
