//! Read-only access to a state, for search and heuristics.

use super::state::{PawsQuick, Phase, TableCards};
use crate::games::paws_deck::CardSet;
use crate::seat::Seat;

impl PawsQuick {
    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The cards on the table.
    #[inline]
    pub fn table(&self) -> Option<TableCards> {
        self.table
    }

    /// The cards that were beaten, replaced, played as a combo or discarded with a help token.
    #[inline]
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The number of cards in the deck.
    #[inline]
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The help tokens of a seat.
    #[inline]
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat]
    }

    /// The penalty points of a seat in the games scored so far.
    #[inline]
    pub fn total(&self, seat: Seat) -> u16 {
        self.totals[seat]
    }

    /// The penalty points of a seat in a game that has ended and is not scored yet; otherwise 0.
    #[inline]
    pub fn points_to_score(&self, seat: Seat) -> u8 {
        if self.phase == Phase::Spending { self.points[seat] } else { 0 }
    }

    /// The seat that opened this game, or will open the next one.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The number of games that are still to be dealt.
    #[inline]
    pub fn games_to_come(&self) -> u8 {
        self.games - self.game
    }

    /// Whether a game is being played, including the throw for its first move.
    #[inline]
    pub fn is_game_on(&self) -> bool {
        matches!(self.phase, Phase::Playing | Phase::Throwing)
    }

    /// Whether the seats throw for the first move.
    #[inline]
    pub fn is_throwing(&self) -> bool {
        self.phase == Phase::Throwing
    }
}
