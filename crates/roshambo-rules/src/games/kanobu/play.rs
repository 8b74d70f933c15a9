//! What a move does.

use super::cards::{Card, Laid, Symbol};
use super::events::Event;
use super::moves::Move;
use super::state::{Effect, Kanobu, MOST_MOVES, Opened, Phase, Rest};
use crate::event::EventSink;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

impl Kanobu {
    #[inline]
    pub(super) fn make(&mut self, seat: Seat, mv: Move, log: &mut impl EventSink<Event>) {
        match mv {
            Move::Throw(sign) => return self.throw_sign(seat, sign, log),
            Move::Play(laid) => self.play_card(seat, laid, log),
            Move::Draw => self.carry_on(Rest::Draw, log),
            Move::Keep => {
                log.emit(|| Event::Kept { seat });
                self.end_turn();
            }
            Move::Pass => {
                log.emit(|| Event::Passed { seat });
                self.end_turn();
            }
            Move::Accept => self.accept(seat, log),
            Move::Answer(cards) => self.answer(seat, cards, log),
            Move::Take(card) => self.take(seat, card, log),
        }
        self.moves += 1;
        self.stop_at_limit(log);
    }

    fn throw_sign(&mut self, seat: Seat, sign: Sign, log: &mut impl EventSink<Event>) {
        let shown = ThrowEvent::decide(&mut self.throw, seat, sign, log);
        if let Some(winner) = shown.and_then(|shown| shown.winner()) {
            self.open(winner, log);
        }
    }

    /// The turn goes to the next seat, and nothing waits for it.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.phase = Phase::Turn;
        self.turn = self.after(self.turn);
    }

    #[inline]
    fn play_card(&mut self, seat: Seat, laid: Laid, log: &mut impl EventSink<Event>) {
        let card = laid.card();
        if self.phase == Phase::Picking {
            log.emit(|| Event::Played { seat, card, named: laid.named() });
            self.pick(card, log);
        } else {
            self.leave_hand(seat, card);
            log.emit(|| Event::Played { seat, card, named: laid.named() });
            if self.sizes[seat] == 0 {
                // At once, before any effect: even a cancel just lies there (`kanobu/15`).
                self.pile.put(laid);
                return self.win(seat, log);
            }
        }
        self.carry_out(laid, log);
    }

    /// What a card does that has just been played and has not won.
    #[inline]
    fn carry_out(&mut self, laid: Laid, log: &mut impl EventSink<Event>) {
        let symbol = laid.card().symbol();
        if symbol == Symbol::Cancel {
            return self.cancel(log);
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
                self.turn_round(log);
                self.end_turn();
            }
            Symbol::Star => self.carry_on(Rest::Open, log),
        }
    }

    fn answer(&mut self, seat: Seat, cards: [Card; 3], log: &mut impl EventSink<Event>) {
        for card in cards {
            self.leave_hand(seat, card);
            self.pile.put(card.laid());
        }
        log.emit(|| Event::Answered { seat, cards });
        if self.sizes[seat] == 0 {
            return self.win(seat, log);
        }
        self.end_turn();
    }

    fn take(&mut self, seat: Seat, card: Card, log: &mut impl EventSink<Event>) {
        log.emit(|| Event::Took { seat, card });
        self.pick(card, log);
        self.hands[seat].add(card);
        self.sizes[seat] += 1;
        self.knowledge.known[seat].add(card);
        self.end_turn();
    }

    /// Takes one of the opened cards out, the first of equal ones; the others go under the deck in
    /// the order opened (`kanobu/12`).
    fn pick(&mut self, card: Card, log: &mut impl EventSink<Event>) {
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
            log.emit(|| Event::PutUnder { cards: others.as_slice().to_vec() });
        }
    }

    #[inline]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.knowledge.played(seat, card, self.sizes[seat]);
        self.sizes[seat] -= 1;
    }

    fn win(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        log.emit(|| Event::GameWon { seat });
    }

    /// Ends the game after the last move there may be, once it is carried out in full (`kanobu/19`).
    #[inline]
    pub(super) fn stop_at_limit(&mut self, log: &mut impl EventSink<Event>) {
        if self.moves < MOST_MOVES || matches!(self.phase, Phase::Shuffling(_) | Phase::Over) {
            return;
        }
        self.phase = Phase::Over;
        log.emit(|| Event::GameStopped {
            moves: self.moves,
            hand_sizes: self.seats.iter().map(|seat| self.sizes[seat].into()).collect(),
        });
    }
}
