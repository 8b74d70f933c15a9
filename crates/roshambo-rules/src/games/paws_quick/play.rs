//! What a move does.

use super::events::{Ending, Event};
use super::moves::Move;
use super::state::{PawsQuick, Table};
use crate::event::{Cards, EventSink};
use crate::games::paws_deck::CardSet;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Cards drawn by a pass, and by changing to the beating sign.
const PASS_DRAWS: usize = 3;
const BEATING_SIGN_DRAWS: usize = 2;

impl PawsQuick {
    #[inline]
    pub(super) fn make(&mut self, seat: Seat, mv: Move, log: &mut impl EventSink<Event>) {
        match mv {
            Move::Throw(sign) => self.throw_sign(seat, sign, log),
            Move::Play { sign, cards } => {
                let beating = self.table.is_some_and(|table| sign.beats(table.sign));
                log.emit(|| Event::Played { seat, sign, cards });
                self.put(seat, sign, cards, if beating { BEATING_SIGN_DRAWS } else { 0 }, log);
            }
            Move::Lead { sign, cards } => {
                log.emit(|| Event::Led { seat, sign, cards });
                self.put(seat, sign, cards, 0, log);
            }
            Move::Combo { cards } => {
                log.emit(|| Event::Transferred { seat, cards });
                self.discard.add_all(cards);
                self.release(seat);
                self.leave_hand(seat, cards, 0, log);
            }
            Move::Pass => {
                log.emit(|| Event::Passed { seat });
                self.release(seat);
                self.draw_and_go_on(seat, PASS_DRAWS, log);
            }
            Move::Help => self.use_help(seat, log),
            Move::Spend(amount) => self.seal_spending(seat, amount, log),
        }
    }

    fn throw_sign(&mut self, seat: Seat, sign: Sign, log: &mut impl EventSink<Event>) {
        let shown = ThrowEvent::decide(&mut self.throw, seat, sign, log);
        if let Some(winner) = shown.and_then(|shown| shown.winner()) {
            self.open(winner, log);
        }
    }

    /// Puts cards on the table; what lay there is discarded.
    #[inline]
    fn put(&mut self, seat: Seat, sign: Sign, cards: CardSet, draws: usize, log: &mut impl EventSink<Event>) {
        if let Some(beaten) = self.table.replace(Table { owner: Some(seat), sign, cards }) {
            self.discard.add_all(beaten.cards);
        }
        self.leave_hand(seat, cards, draws, log);
    }

    /// A turn without playing: own cards on the table are nobody's from now on (`paws-quick/3`).
    #[inline]
    fn release(&mut self, seat: Seat) {
        if let Some(table) = &mut self.table
            && table.owner == Some(seat)
        {
            table.owner = None;
        }
    }

    /// Takes played cards out of the hand and goes on.
    #[inline]
    fn leave_hand(&mut self, seat: Seat, cards: CardSet, draws: usize, log: &mut impl EventSink<Event>) {
        self.hands[seat].remove_all(cards);
        if self.hands[seat].is_empty() {
            // At once: nothing is drawn any more (`paws-quick/4`).
            return self.end_game(Ending::EmptyHand { seat }, log);
        }
        self.draw_and_go_on(seat, draws, log);
    }

    /// Draws one by one; a card that must be drawn and is not there ends the game (`paws-quick/5`).
    #[inline]
    fn draw_and_go_on(&mut self, seat: Seat, count: usize, log: &mut impl EventSink<Event>) {
        if count > 0 {
            let top = usize::from(self.top);
            let drawn = top..top + count.min(self.deck_len());
            for card in &self.deck[drawn.clone()] {
                self.hands[seat].add(*card);
            }
            self.top = drawn.end as u8;
            let missing = drawn.len() < count;
            if !drawn.is_empty() {
                log.emit(|| {
                    let drawn: CardSet = self.deck[drawn].iter().copied().collect();
                    Event::Drew { seat, cards: Cards::open(drawn.to_vec()) }
                });
            }
            if missing {
                log.emit(|| Event::DeckOut { seat });
                return self.end_game(Ending::DeckOut, log);
            }
        }
        self.turn = seat.next(self.seats);
    }

    /// Takes the last card off the table (`paws-quick/7`); the turn goes on.
    fn use_help(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let Some(table) = &mut self.table else { return };
        let Some(card) = table.cards.last() else { return };
        table.cards.remove_all(CardSet::only(card));
        if table.cards.is_empty() {
            self.table = None;
        }
        self.discard.add(card);
        self.tokens[seat] -= 1;
        log.emit(|| Event::Helped { seat, card });
    }
}
