//! What a move changes.

use super::cards::{Card, Laid, Symbol};
use super::events::Event;
use super::house_rules::AnswerRule;
use super::state::{Effect, Kanobu, MOST_MOVES, Opened, Phase, UnfinishedMove};
use crate::event::EventSink;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

impl Kanobu {
    /// Seals a sign in the throw for the first move.
    pub(super) fn throw_sign(&mut self, seat: Seat, sign: Sign, events: &mut impl EventSink<Event>) {
        let result = ThrowEvent::decide(&mut self.throw, seat, sign, events);
        if let Some(winner) = result.and_then(|result| result.winner()) {
            self.start_game(winner, events);
        }
    }

    /// Starts a normal turn of the next seat.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.phase = Phase::Turn;
        self.turn = self.seat_after(self.turn);
    }

    /// Plays a card from the hand, or the card picked after a three-star.
    #[inline]
    pub(super) fn play_card(&mut self, seat: Seat, laid: Laid, events: &mut impl EventSink<Event>) {
        let card = laid.card();
        if self.phase == Phase::Picking {
            events.emit(|| Event::Played { seat, card, named: laid.named() });
            self.pick(card, events);
        } else {
            self.leave_hand(seat, card);
            events.emit(|| Event::Played { seat, card, named: laid.named() });
            if self.sizes[seat] == 0 {
                // The game ends before any effect, even that of a cancel (`kanobu/15`).
                self.pile.put(laid);
                return self.win(seat, events);
            }
        }
        self.lay(laid, events);
    }

    /// Puts a played card on the pile and starts its effect.
    #[inline]
    fn lay(&mut self, laid: Laid, events: &mut impl EventSink<Event>) {
        let symbol = laid.card().symbol();
        if symbol == Symbol::Cancel {
            return self.cancel(events);
        }
        self.pile.put(laid);
        if symbol.does_nothing() {
            return self.end_turn();
        }
        match symbol {
            Symbol::Rock | Symbol::Scissors | Symbol::Paper | Symbol::Change | Symbol::Cancel => {
                self.end_turn();
            }
            Symbol::Skip | Symbol::Three | Symbol::One | Symbol::Two | Symbol::Chance => {
                let chain = match self.phase {
                    Phase::Waiting(effect) => effect.chain + 1,
                    Phase::Turn
                    | Phase::Drawn { .. }
                    | Phase::Picking
                    | Phase::Throwing
                    | Phase::Shuffling(_)
                    | Phase::Over => 1,
                };
                self.end_turn();
                self.phase = Phase::Waiting(Effect { symbol, chain });
            }
            Symbol::Reverse => {
                self.reverse(events);
                self.end_turn();
            }
            Symbol::Star => self.finish_move(UnfinishedMove::Open, events),
        }
    }

    /// Answers a chance with three cards.
    pub(super) fn answer(&mut self, seat: Seat, cards: [Card; 3], events: &mut impl EventSink<Event>) {
        for card in cards {
            self.leave_hand(seat, card);
            self.pile.put(card.laid());
        }
        events.emit(|| Event::Answered { seat, cards });
        if self.sizes[seat] == 0 {
            return self.win(seat, events);
        }
        match self.house.answer {
            AnswerRule::EndsTurn => self.end_turn(),
            AnswerRule::KeepsTurn => self.phase = Phase::Turn,
        }
    }

    /// Takes an opened card into the hand.
    pub(super) fn take(&mut self, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
        events.emit(|| Event::Took { seat, card });
        self.pick(card, events);
        self.hands[seat].add(card);
        self.sizes[seat] += 1;
        self.knowledge.known[seat].add(card);
        self.end_turn();
    }

    /// Removes one of the opened cards, the first of equal ones. The others go under the deck in the
    /// order in which they were opened (`kanobu/12`).
    fn pick(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        let opened = std::mem::take(&mut self.opened);
        let chosen = opened.as_slice().iter().position(|open| *open == card);
        let mut others = Opened::default();
        for (i, open) in opened.as_slice().iter().enumerate() {
            if Some(i) != chosen {
                others.put(*open);
                self.deck.put_under(*open);
            }
        }
        if !others.as_slice().is_empty() {
            events.emit(|| Event::PutUnder { cards: others.as_slice().to_vec() });
        }
    }

    #[inline]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.knowledge.played(seat, card, self.sizes[seat]);
        self.sizes[seat] -= 1;
    }

    fn win(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        events.emit(|| Event::GameWon { seat });
    }

    /// Ends the game after the last possible move, when that move is complete (`kanobu/19`).
    #[inline]
    pub(super) fn stop_at_limit(&mut self, events: &mut impl EventSink<Event>) {
        if self.moves < MOST_MOVES || matches!(self.phase, Phase::Shuffling(_) | Phase::Over) {
            return;
        }
        self.phase = Phase::Over;
        events.emit(|| Event::GameStopped {
            moves: self.moves,
            hand_sizes: self.seats.iter().map(|seat| self.sizes[seat].into()).collect(),
        });
    }
}
