//! Read-only access to a state, for search and heuristics.

use super::state::{Combination, Paws};
use crate::games::paws_deck::CardSet;
use crate::seat::Seat;

impl Paws {
    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The number of cards in the deck.
    #[inline]
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The combination on the table.
    #[inline]
    pub fn table(&self) -> Option<Combination> {
        self.table
    }

    /// The combinations that were beaten or replaced.
    #[inline]
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The tokens of a seat.
    #[inline]
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat]
    }

    /// The seat that opened this round, or will open the next one.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }
}
