//! Read-only access to a state, for search and heuristics.

use super::cards::{Card, CardSet};
use super::piles::Pile;
use super::state::{Ninjan, Phase};
use crate::seat::Seat;

impl Ninjan {
    /// The hand of a seat, including a sealed choice.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The winnings of a seat.
    #[inline]
    pub fn winnings(&self, seat: Seat) -> CardSet {
        self.winnings[seat]
    }

    /// The cards of a pile.
    #[inline]
    pub fn pile(&self, pile: Pile) -> CardSet {
        self.piles.cards(pile)
    }

    /// The card on top of a pile.
    #[inline]
    pub fn top(&self, pile: Pile) -> Card {
        self.piles.top(pile)
    }

    /// The chosen cards that are revealed and not resolved yet.
    #[inline]
    pub fn revealed(&self) -> CardSet {
        self.revealed
    }

    /// Whether the seats tied for the highest sum throw.
    pub fn is_throwing(&self) -> bool {
        matches!(self.phase, Phase::Throwing(_))
    }
}
