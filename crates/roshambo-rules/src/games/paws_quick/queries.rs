//! Read-only access to a state, for search and heuristics.

use super::state::{PawsQuick, Phase, TableCards};
use super::view::SpendView;
use crate::game::Viewer;
use crate::games::paws_deck::{Card, CardSet};
use crate::options::Opening;
use crate::seat::Seat;
use crate::throw::Throw;

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

    /// Which seat opens the first game by the options.
    #[inline]
    pub fn opening(&self) -> Opening {
        self.opening
    }

    /// The number of games of the series.
    #[inline]
    pub fn games(&self) -> u8 {
        self.games
    }

    /// Whether there are help tokens.
    #[inline]
    pub fn has_help(&self) -> bool {
        self.help
    }

    /// The number of games dealt so far.
    #[inline]
    pub fn games_dealt(&self) -> u8 {
        self.game
    }

    /// The seat whose turn it is, or was when the game ended.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The throw for the first move, while it takes place.
    #[inline]
    pub fn throw(&self) -> Option<&Throw> {
        (self.phase == Phase::Throwing).then_some(&self.throw)
    }

    /// What a viewer may know of the decisions on help tokens, while they are made.
    #[inline]
    pub fn spending(&self, viewer: Viewer) -> Option<SpendView> {
        (self.phase == Phase::Spending).then(|| SpendView::new(self, viewer))
    }

    /// The number of cards that have left the game unseen.
    #[inline]
    pub fn left_len(&self) -> usize {
        self.deck.removed().len()
    }

    /// The colour jokers that were turned over before the starting card, in that order, wherever they
    /// are now. Everybody knows where each of them is.
    #[inline]
    pub fn turned(&self) -> &[Card] {
        self.turned_jokers()
    }

    /// The penalty points of a seat in the game that has ended; 0 while a game is played.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat]
    }

    /// The number of games that a seat has won.
    #[inline]
    pub fn games_won(&self, seat: Seat) -> u8 {
        self.won[seat]
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
