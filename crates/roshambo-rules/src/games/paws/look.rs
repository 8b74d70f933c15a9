//! What can be read off a state, for programs that think about the game.

use super::state::{Combination, Paws};
use crate::games::paws_deck::CardSet;
use crate::seat::Seat;

impl Paws {
    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The combination on the table.
    #[inline]
    pub fn table(&self) -> Option<Combination> {
        self.table
    }

    /// What has been beaten or replaced.
    #[inline]
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// A seat's tokens.
    #[inline]
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat]
    }

    /// Who opened this round, or will open the next.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }
}
