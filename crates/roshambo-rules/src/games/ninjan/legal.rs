//! The list of legal moves.
//!
//! Both lists write a fixed number of moves and truncate the surplus. A loop over so few moves ends at
//! an unpredictable point, and a mispredicted branch costs more than the surplus.

use super::cards::CardSet;
use super::moves::Move;
use super::piles::PileSet;
use super::state::{Ninjan, ROUNDS};
use crate::seat::Seat;

/// The choices of a card from a hand.
#[inline]
pub(super) fn list_choices(hand: CardSet, moves: &mut Vec<Move>) {
    let end = moves.len() + hand.len();
    moves.extend_from_slice(&hand.padded::<{ ROUNDS as usize }>().map(Move::Choose));
    moves.truncate(end);
}

/// The choices of one of these piles.
#[inline]
pub(super) fn list_piles(piles: PileSet, moves: &mut Vec<Move>) {
    let end = moves.len() + piles.len();
    moves.extend_from_slice(&piles.padded().map(Move::Pile));
    moves.truncate(end);
}

impl Ninjan {
    /// The piles where a seat's chosen card may go.
    #[inline]
    pub(super) fn open_piles(&self, seat: Seat) -> PileSet {
        self.chosen[seat].map_or(PileSet::ALL, |card| self.piles.open_to(card))
    }
}
