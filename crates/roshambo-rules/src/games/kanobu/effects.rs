//! What effects change: accepting, drawing, opening cards, cancelling, reversing.
//!
//! Any of them may need a card when the deck is empty. The rest of the move is then stored as an
//! [`UnfinishedMove`], and continues when the order of the new deck is known.

use super::cards::{Card, Symbol};
use super::events::Event;
use super::state::{Kanobu, Opened, Phase, UnfinishedMove};
use crate::event::{Cards, EventSink};
use crate::seat::Seat;

impl Kanobu {
    /// Accepts the effect that waits.
    pub(super) fn accept(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Phase::Waiting(effect) = self.phase else { return };
        events.emit(|| Event::Accepted { seat, effect });
        let draws = effect.draws();
        match effect.symbol {
            Symbol::Three | Symbol::Chance => {
                self.finish_move(UnfinishedMove::DrawAndLose { left: draws }, events);
            }
            Symbol::One | Symbol::Two => {
                self.finish_move(UnfinishedMove::AllDraw { seat, left: draws, each: draws }, events);
            }
            Symbol::Skip
            | Symbol::Rock
            | Symbol::Scissors
            | Symbol::Paper
            | Symbol::Reverse
            | Symbol::Star
            | Symbol::Cancel
            | Symbol::Change => self.end_turn(),
        }
    }

    /// Carries out the rest of a move until it ends or needs a new deck.
    pub(super) fn finish_move(&mut self, unfinished: UnfinishedMove, events: &mut impl EventSink<Event>) {
        match unfinished {
            UnfinishedMove::Deal => {}
            UnfinishedMove::Draw => match self.draw(self.turn, 1, events) {
                Drew::Last { card, open } => self.phase = Phase::Drawn { card, open },
                Drew::Nothing => self.end_turn(),
                Drew::Awaiting(_) => self.phase = Phase::Shuffling(UnfinishedMove::Draw),
            },
            UnfinishedMove::DrawAndLose { left } => match self.draw(self.turn, left, events) {
                Drew::Last { .. } | Drew::Nothing => self.end_turn(),
                Drew::Awaiting(left) => self.phase = Phase::Shuffling(UnfinishedMove::DrawAndLose { left }),
            },
            UnfinishedMove::AllDraw { seat, left, each } => self.all_draw(seat, left, each, events),
            UnfinishedMove::Open => self.open_cards(events),
        }
    }

    /// All seats draw in turn, each its whole number, except the one that played last (`kanobu/9`).
    fn all_draw(&mut self, mut seat: Seat, mut left: u8, each: u8, events: &mut impl EventSink<Event>) {
        let last = self.seat_before(self.turn);
        while seat != last {
            if let Drew::Awaiting(left) = self.draw(seat, left, events) {
                self.phase = Phase::Shuffling(UnfinishedMove::AllDraw { seat, left, each });
                return;
            }
            seat = self.seat_after(seat);
            left = each;
        }
        self.phase = Phase::Turn;
    }

    /// Draws `count` cards, or all that the deck has.
    #[inline]
    fn draw(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) -> Drew {
        let now = count.min(self.deck.len());
        let hidden = now.min(self.deck.hidden());
        let mut hand = self.hands[seat];
        let mut last = Card::default();
        for i in 0..now {
            last = self.deck.take().0;
            hand.add(last);
            if i >= hidden {
                self.knowledge.known[seat].add(last);
            }
        }
        self.hands[seat] = hand;
        self.sizes[seat] += now;
        self.knowledge.drew_hidden(seat, hidden);
        if now > 0 {
            events.emit(|| Event::Drew { seat, cards: Cards::open(self.deck.taken(now)) });
        }
        if now < count && self.pile.makes_deck() {
            Drew::Awaiting(count - now)
        } else if now > 0 {
            Drew::Last { card: last, open: hidden < now }
        } else {
            Drew::Nothing
        }
    }

    /// Opens cards for a three-star (`kanobu/12`).
    fn open_cards(&mut self, events: &mut impl EventSink<Event>) {
        if self.deck.is_empty() {
            if self.pile.makes_deck() {
                self.phase = Phase::Shuffling(UnfinishedMove::Open);
            } else {
                events.emit(|| Event::Opened { seat: self.turn, cards: Vec::new() });
                self.end_turn();
            }
            return;
        }
        self.opened = Opened::default();
        for _ in 0..self.deck.len().min(Opened::MOST) {
            let card = self.take_openly();
            self.opened.put(card);
        }
        self.phase = Phase::Picking;
        events.emit(|| Event::Opened { seat: self.turn, cards: self.opened.as_slice().to_vec() });
    }

    /// Takes the top card of the deck and shows it to everybody.
    #[inline]
    fn take_openly(&mut self) -> Card {
        let (card, hidden) = self.deck.take();
        if hidden {
            self.knowledge.shown_from_deck(card);
        }
        card
    }

    /// Removes the top card of the pile; that card and the cancel go under the deck (`kanobu/13`).
    pub(super) fn cancel(&mut self, events: &mut impl EventSink<Event>) {
        let (removed, played) = self.pile.take();
        self.deck.put_under(removed);
        self.deck.put_under(Card::CANCEL);
        events.emit(|| Event::Cancelled { card: removed });
        if removed.symbol() == Symbol::Reverse && played {
            self.reverse(events);
        }
        if self.pile.len() == 0 {
            let card = self.take_openly();
            self.pile.put(card.laid());
            self.pile.turned = true;
            events.emit(|| Event::TurnedOver { card });
        }
        self.end_turn();
    }

    /// Reverses the direction of play.
    pub(super) fn reverse(&mut self, events: &mut impl EventSink<Event>) {
        self.direction = self.direction.turned();
        events.emit(|| Event::TurnedRound { direction: self.direction });
    }
}

/// The result of a draw.
enum Drew {
    /// All cards that could be drawn; this was the last one. It is open if everybody knows it.
    Last { card: Card, open: bool },
    /// There was no card to draw.
    Nothing,
    /// A new deck is needed for this number of cards.
    Awaiting(u8),
}
