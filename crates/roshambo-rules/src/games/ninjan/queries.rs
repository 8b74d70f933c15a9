//! Read-only access to a state, for search and heuristics.

use super::cards::{Card, CardSet};
use super::piles::Pile;
use super::state::{Ninjan, Phase};
use crate::seat::Seat;
use crate::throw::Throw;

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

    /// The revealed card that is resolved next.
    #[inline]
    pub fn card_to_resolve(&self) -> Option<Card> {
        self.revealed.first_to_resolve(self.house.triple)
    }

    /// Whether the seats tied for the highest sum throw.
    pub fn is_throwing(&self) -> bool {
        matches!(self.phase, Phase::Throwing(_))
    }

    /// The throw of the seats tied for the highest sum, while it takes place.
    #[inline]
    pub fn throw(&self) -> Option<&Throw> {
        match &self.phase {
            Phase::Throwing(throw) => Some(throw),
            Phase::Shuffling | Phase::Choosing { .. } | Phase::Resolving { .. } | Phase::Over { .. } => None,
        }
    }

    /// The number of the current round, from 1; 0 before the deal.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The sealed choice of a seat, which only that seat knows.
    #[inline]
    pub fn sealed_choice(&self, seat: Seat) -> Option<Card> {
        match self.phase {
            Phase::Choosing { .. } => self.chosen[seat],
            Phase::Shuffling | Phase::Resolving { .. } | Phase::Throwing(_) | Phase::Over { .. } => None,
        }
    }

    /// The revealed choice of a seat that is not resolved yet.
    #[inline]
    pub fn revealed_choice(&self, seat: Seat) -> Option<Card> {
        match self.phase {
            Phase::Resolving { .. } => self.chosen[seat],
            Phase::Shuffling | Phase::Choosing { .. } | Phase::Throwing(_) | Phase::Over { .. } => None,
        }
    }
}
