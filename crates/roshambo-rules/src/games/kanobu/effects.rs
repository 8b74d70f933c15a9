//! What effects do: accepting one, drawing, opening cards, cancelling, turning round.
//!
//! Any of them may need a card when the deck is empty. The rest of the move is then put aside as a
//! [`Rest`] until the order of the new deck is known, and carried on from there.

use super::cards::{Card, Symbol};
use super::events::Event;
use super::state::{Kanobu, Opened, Phase, Rest};
use crate::event::{Cards, EventSink};
use crate::seat::Seat;

impl Kanobu {
    pub(super) fn accept(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let Phase::Waiting(effect) = self.phase else { return };
        log.emit(|| Event::Accepted { seat, effect });
        let draws = effect.draws();
        match effect.symbol {
            Symbol::Three | Symbol::Chance => self.carry_on(Rest::DrawAndLose { left: draws }, log),
            Symbol::One | Symbol::Two => {
                self.carry_on(Rest::AllDraw { seat, left: draws, each: draws }, log);
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

    /// Carries out what is left of a move, up to its end or up to where a new deck is awaited.
    pub(super) fn carry_on(&mut self, rest: Rest, log: &mut impl EventSink<Event>) {
        match rest {
            Rest::Deal => {}
            Rest::Draw => match self.draw(self.turn, 1, log) {
                Drew::Last { card, open } => self.phase = Phase::Drawn { card, open },
                Drew::Nothing => self.end_turn(),
                Drew::Awaiting(_) => self.phase = Phase::Shuffling(Rest::Draw),
            },
            Rest::DrawAndLose { left } => match self.draw(self.turn, left, log) {
                Drew::Last { .. } | Drew::Nothing => self.end_turn(),
                Drew::Awaiting(left) => self.phase = Phase::Shuffling(Rest::DrawAndLose { left }),
            },
            Rest::AllDraw { seat, left, each } => self.all_draw(seat, left, each, log),
            Rest::Open => self.open_cards(log),
        }
    }

    /// Each seat draws its whole sum before the next one does, up to the one that played last
    /// (`kanobu/9`).
    fn all_draw(&mut self, mut seat: Seat, mut left: u8, each: u8, log: &mut impl EventSink<Event>) {
        let last = self.before(self.turn);
        while seat != last {
            if let Drew::Awaiting(left) = self.draw(seat, left, log) {
                self.phase = Phase::Shuffling(Rest::AllDraw { seat, left, each });
                return;
            }
            seat = self.after(seat);
            left = each;
        }
        self.phase = Phase::Turn;
    }

    /// Draws what the deck has of `count` cards.
    #[inline]
    fn draw(&mut self, seat: Seat, count: u8, log: &mut impl EventSink<Event>) -> Drew {
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
            log.emit(|| Event::Drew { seat, cards: Cards::open(self.deck.taken(now)) });
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
    fn open_cards(&mut self, log: &mut impl EventSink<Event>) {
        if self.deck.is_empty() {
            if self.pile.makes_deck() {
                self.phase = Phase::Shuffling(Rest::Open);
            } else {
                log.emit(|| Event::Opened { seat: self.turn, cards: Vec::new() });
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
        log.emit(|| Event::Opened { seat: self.turn, cards: self.opened.as_slice().to_vec() });
    }

    /// Takes the top card of the deck for all to see.
    #[inline]
    fn take_openly(&mut self) -> Card {
        let (card, hidden) = self.deck.take();
        if hidden {
            self.knowledge.shown_from_deck(card);
        }
        card
    }

    /// Removes the top card of the pile, and the cancel with it (`kanobu/13`).
    pub(super) fn cancel(&mut self, log: &mut impl EventSink<Event>) {
        let (removed, played) = self.pile.take();
        self.deck.put_under(removed);
        self.deck.put_under(Card::CANCEL);
        log.emit(|| Event::Cancelled { card: removed });
        if removed.symbol() == Symbol::Reverse && played {
            self.turn_round(log);
        }
        if self.pile.len() == 0 {
            let card = self.take_openly();
            self.pile.put(card.laid());
            self.pile.turned = true;
            log.emit(|| Event::TurnedOver { card });
        }
        self.end_turn();
    }

    pub(super) fn turn_round(&mut self, log: &mut impl EventSink<Event>) {
        self.direction = self.direction.turned();
        log.emit(|| Event::TurnedRound { direction: self.direction });
    }
}

/// How far a draw came.
enum Drew {
    /// All that could be had; this was the last card, and open if everybody knows it.
    Last { card: Card, open: bool },
    /// There was nothing to draw.
    Nothing,
    /// A new deck is needed for so many more.
    Awaiting(u8),
}
