//! What can be read off a state, for programs that think about the game.

use super::state::{PawsQuick, Phase, Table};
use crate::games::paws_deck::CardSet;
use crate::seat::Seat;

impl PawsQuick {
    /// The cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// What lies on the table.
    #[inline]
    pub fn table(&self) -> Option<Table> {
        self.table
    }

    /// What has been beaten, replaced, transferred or taken away.
    #[inline]
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// How many cards the deck has left.
    #[inline]
    pub fn deck_size(&self) -> usize {
        self.deck_len()
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

    /// The penalty points of a seat in a game that has ended but is not scored yet; else none.
    #[inline]
    pub fn points_to_score(&self, seat: Seat) -> u8 {
        if self.phase == Phase::Spending { self.points[seat] } else { 0 }
    }

    /// Who opens this game, or will open the next.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// How many games are still to be dealt.
    #[inline]
    pub fn games_to_come(&self) -> u8 {
        self.games - self.game
    }

    /// Whether a game is being played: cards are in hand, and somebody is on turn or throws for it.
    #[inline]
    pub fn is_game_on(&self) -> bool {
        matches!(self.phase, Phase::Playing | Phase::Throwing)
    }

    /// Whether seats throw for the first move.
    #[inline]
    pub fn is_throwing(&self) -> bool {
        self.phase == Phase::Throwing
    }
}
