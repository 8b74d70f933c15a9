//! Read-only access to a state, for search and heuristics.

use super::state::{Combination, Paws, Phase};
use crate::games::paws_deck::CardSet;
use crate::options::Opening;
use crate::seat::Seat;
use crate::throw::Throw;

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

    /// Whether the owner of the combination on the table has passed on it and may not replace it any more,
    /// by a house rule.
    #[inline]
    pub fn passed_on(&self) -> bool {
        self.passed_on
    }

    /// The combinations that were beaten or replaced.
    #[inline]
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// Which seat opens the first round by the options.
    #[inline]
    pub fn opening(&self) -> Opening {
        self.opening
    }

    /// The number of rounds dealt so far.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The seat whose turn it is, or was when the round ended.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The throw for the first move, while it takes place.
    #[inline]
    pub fn throw(&self) -> Option<&Throw> {
        (self.phase == Phase::Throwing).then_some(&self.throw)
    }

    /// Whether all hands are open, because they were counted at the end of the round.
    #[inline]
    pub fn hands_open(&self) -> bool {
        self.hands_open
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
