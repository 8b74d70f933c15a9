//! What can be read off a state, for programs that think about the game.

use super::cards::{Card, CardSet};
use super::piles::Pile;
use super::state::{Ninjan, Phase};
use crate::seat::Seat;

impl Ninjan {
    /// A seat's hand, with a sealed choice still in it.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// What a seat has won so far.
    #[inline]
    pub fn winnings(&self, seat: Seat) -> CardSet {
        self.winnings[seat]
    }

    /// The cards of a pile.
    #[inline]
    pub fn pile(&self, pile: Pile) -> CardSet {
        self.table.cards(pile)
    }

    /// The card on top of a pile.
    #[inline]
    pub fn top(&self, pile: Pile) -> Card {
        self.table.top(pile)
    }

    /// The chosen cards that are revealed and not yet resolved.
    #[inline]
    pub fn revealed(&self) -> CardSet {
        self.revealed
    }

    /// Whether seats that tie for the highest sum throw.
    pub fn is_throwing(&self) -> bool {
        matches!(self.phase, Phase::Throwing(_))
    }
}
