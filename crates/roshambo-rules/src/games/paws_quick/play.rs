//! What a move changes.

use super::events::{Ending, Event};
use super::state::{PawsQuick, Phase, TableCards};
use crate::event::{Cards, EventSink};
use crate::games::paws_deck::{CardSet, Comeback};
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::{Throw, ThrowEvent};

/// The number of cards drawn after a pass.
pub(super) const PASS_DRAWS: usize = 3;
/// The number of cards drawn after changing to the beating sign.
pub(super) const BEATING_SIGN_DRAWS: usize = 2;

impl PawsQuick {
    /// Seals a sign in the throw for the first move.
    pub(super) fn throw_sign(&mut self, seat: Seat, sign: Sign, events: &mut impl EventSink<Event>) {
        let result = ThrowEvent::decide(&mut self.throw, seat, sign, events);
        if let Some(winner) = result.and_then(|result| result.winner()) {
            self.start_game(winner, events);
        }
    }

    /// Starts the play of a game with this seat.
    pub(super) fn start_game(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Playing;
        self.throw = Throw::new(SeatSet::EMPTY);
        self.first = first;
        self.turn = first;
        events.emit(|| Event::Opens { seat: first });
    }

    /// Puts cards on the table, discards the previous ones, and draws `draws` cards.
    #[inline]
    pub(super) fn put(
        &mut self,
        seat: Seat,
        sign: Sign,
        cards: CardSet,
        draws: usize,
        events: &mut impl EventSink<Event>,
    ) {
        if let Some(beaten) = self.table.replace(TableCards { owner: Some(seat), sign, cards }) {
            self.discard.add_all(beaten.cards);
        }
        self.leave_hand(seat, cards, draws, events);
    }

    /// After a turn in which the seat played no cards, it no longer owns the cards on the table
    /// (`paws-quick/3`), unless a house rule lets it own them longer.
    #[inline]
    pub(super) fn release_table(&mut self, seat: Seat) {
        if let Some(table) = &mut self.table
            && table.owner == Some(seat)
            && self.house.comeback == Comeback::Once
        {
            table.owner = None;
        }
    }

    /// Removes played cards from the hand, then draws `draws` cards and ends the turn.
    #[inline]
    pub(super) fn leave_hand(
        &mut self,
        seat: Seat,
        cards: CardSet,
        draws: usize,
        events: &mut impl EventSink<Event>,
    ) {
        self.hands[seat].remove_all(cards);
        if self.hands[seat].is_empty() {
            // The game ends immediately, before cards are drawn (`paws-quick/4`).
            return self.end_game(Ending::EmptyHand { seat }, events);
        }
        self.draw_and_end_turn(seat, draws, events);
    }

    /// Draws `count` cards. If the deck has fewer, the game ends (`paws-quick/5`); otherwise the next
    /// seat has its turn.
    #[inline]
    pub(super) fn draw_and_end_turn(&mut self, seat: Seat, count: usize, events: &mut impl EventSink<Event>) {
        if count > 0 {
            let too_few = self.deck.len() < count;
            let drawn = self.deck.draw(count);
            self.hands[seat].add_all(drawn);
            if !drawn.is_empty() {
                events.emit(|| Event::Drew { seat, cards: Cards::open(drawn.to_vec()) });
            }
            if too_few {
                events.emit(|| Event::DeckOut { seat });
                return self.end_game(Ending::DeckOut, events);
            }
        }
        self.turn = seat.next(self.seats);
    }

    /// Spends a help token to discard the last card on the table (`paws-quick/7`). The turn continues.
    pub(super) fn use_help(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(table) = &mut self.table else { return };
        let Some(card) = table.cards.last() else { return };
        table.cards.remove_all(CardSet::only(card));
        if table.cards.is_empty() {
            self.table = None;
        }
        self.discard.add(card);
        self.tokens[seat] -= 1;
        events.emit(|| Event::Helped { seat, card });
    }
}
