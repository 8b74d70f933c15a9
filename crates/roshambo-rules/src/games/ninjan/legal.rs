//! Which moves there are: complete, each once.

use super::moves::Move;
use super::piles::PileSet;
use super::state::{Ninjan, Phase, ROUNDS};
use crate::seat::Seat;
use crate::sign::Sign;

impl Ninjan {
    #[inline]
    pub(super) fn list_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            // A fixed number is written and the surplus cut off: the processor cannot guess when a
            // loop over so few would end, and a wrong guess costs more than the writing.
            Phase::Choosing { .. } => {
                let hand = self.hands[seat];
                let listed = moves.len() + hand.len();
                moves.extend_from_slice(&hand.padded::<{ ROUNDS as usize }>().map(Move::Choose));
                moves.truncate(listed);
            }
            Phase::Resolving { .. } => {
                let piles = self.open_piles(seat);
                let listed = moves.len() + piles.len();
                moves.extend_from_slice(&piles.padded().map(Move::Pile));
                moves.truncate(listed);
            }
            Phase::Throwing(_) => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::Shuffling | Phase::Over { .. } => {}
        }
    }

    /// The piles to which a seat's chosen card may go.
    #[inline]
    pub(super) fn open_piles(&self, seat: Seat) -> PileSet {
        self.chosen[seat].map_or(PileSet::ALL, |card| self.table.open_to(card))
    }
}
