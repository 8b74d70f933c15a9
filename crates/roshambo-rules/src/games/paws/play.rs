//! What a move changes.

use std::cmp::Reverse;

use super::events::{Ending, Event};
use super::scoring::{HandCount, counted_cards};
use super::state::{Combination, Paws, Phase, TOKENS_TO_WIN};
use crate::event::{Cards, EventSink};
use crate::games::paws_deck::Comeback;
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::{Throw, ThrowEvent};

/// The number of cards drawn after a pass.
pub(super) const PASS_DRAWS: usize = 2;
/// The number of cards drawn after beating with the beating sign.
pub(super) const BEATING_SIGN_DRAWS: usize = 1;

impl Paws {
    /// Seals a sign in the throw for the first move.
    pub(super) fn throw_sign(&mut self, seat: Seat, sign: Sign, events: &mut impl EventSink<Event>) {
        let result = ThrowEvent::decide(&mut self.throw, seat, sign, events);
        if let Some(winner) = result.and_then(|result| result.winner()) {
            self.start_round(winner, events);
        }
    }

    /// Starts the play of a round with this seat.
    pub(super) fn start_round(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Playing;
        self.throw = Throw::new(SeatSet::EMPTY);
        self.first = first;
        self.turn = first;
        events.emit(|| Event::Opens { seat: first });
    }

    /// Puts a combination on the table, discards the previous one, and draws `draws` cards.
    #[inline]
    pub(super) fn put(&mut self, combination: Combination, draws: usize, events: &mut impl EventSink<Event>) {
        let seat = combination.owner;
        self.hands[seat].remove_all(combination.cards);
        self.passed_on = false;
        if let Some(beaten) = self.table.replace(combination) {
            self.discard.add_all(beaten.cards);
        }
        events.emit(|| Event::Played { seat, combination });
        if self.hands[seat].is_empty() {
            // The round ends immediately, before the beating sign draws (`paws/7`).
            return self.end_round(seat, Ending::EmptyHand, events);
        }
        self.draw_and_end_turn(seat, draws, events);
    }

    /// After a pass on its own combination a seat may not replace it any more, if the house rule says so.
    #[inline]
    pub(super) fn pass_on(&mut self, seat: Seat) {
        let once = self.house.comeback == Comeback::Once;
        self.passed_on |= once && self.table.is_some_and(|table| table.owner == seat);
    }

    /// Draws `count` cards, or all that are left. An empty deck then ends the round; otherwise the
    /// next seat has its turn.
    #[inline]
    pub(super) fn draw_and_end_turn(&mut self, seat: Seat, count: usize, events: &mut impl EventSink<Event>) {
        if count > 0 {
            let drawn = self.deck.draw(count);
            self.hands[seat].add_all(drawn);
            events.emit(|| Event::Drew { seat, cards: Cards::open(drawn.to_vec()) });
            if self.deck.is_empty() {
                return self.count_cards(Ending::DeckOut, events);
            }
        }
        self.turn = seat.next(self.seats);
    }

    /// Shows the whole hand as one combination, which ends the round.
    pub(super) fn declare(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.emit(|| Event::Declared { seat, cards: self.hands[seat] });
        self.count_cards(Ending::Declared { seat }, events);
    }

    /// Counts all hands after sets are taken off; the fewest cards win the token.
    fn count_cards(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        let hands = self.hands;
        let count = |seat| HandCount::new(hands[seat], seat, ending, self.house.jokers);
        let cards = |seat| counted_cards(hands[seat], seat, ending, self.house.jokers);
        // The declarer wins ties (`paws/11`), otherwise the seat furthest from the first player
        // (`paws/12`).
        let wins_ties =
            |seat: Seat| (ending.declarer() == Some(seat), seat.distance_from(self.first, self.seats));
        let rank = |seat: &Seat| (cards(*seat), Reverse(wins_ties(*seat)));
        let winner = self.seats.iter().min_by_key(rank).unwrap_or(self.first);
        self.hands_open = true;
        events.emit(|| Event::Counted { counts: self.seats.iter().map(count).collect() });
        self.end_round(winner, ending, events);
    }

    fn end_round(&mut self, winner: Seat, ending: Ending, events: &mut impl EventSink<Event>) {
        self.tokens[winner] += 1;
        events.emit(|| Event::RoundWon { seat: winner, ending, tokens: self.tokens.to_vec(self.seats) });
        if self.tokens[winner] == TOKENS_TO_WIN {
            self.phase = Phase::Over;
            events.emit(|| Event::GameWon { seat: winner });
        } else {
            self.phase = Phase::Shuffling;
            self.first = winner.previous(self.seats);
        }
    }
}
