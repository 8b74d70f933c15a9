//! What a move does.

use super::events::{Ending, Event};
use super::moves::Move;
use super::scoring::{Count, counted_cards};
use super::state::{Combination, Paws, Phase, TOKENS_TO_WIN};
use crate::event::{Cards, EventSink};
use crate::games::paws_deck::{CardSet, Kind};
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Cards drawn by a pass, and by beating with the beating sign.
const PASS_DRAWS: usize = 2;
const BEATING_SIGN_DRAWS: usize = 1;

impl Paws {
    #[inline]
    pub(super) fn make(&mut self, seat: Seat, mv: Move, log: &mut impl EventSink<Event>) {
        match mv {
            Move::Throw(sign) => self.throw_sign(seat, sign, log),
            Move::Lead { sign, card } => {
                let cards = CardSet::only(card);
                self.put(Combination { owner: seat, sign, kind: Kind::One, cards }, 0, log);
            }
            Move::Play { sign, kind, cards } => {
                let beating = self.table.is_some_and(|table| sign.beats(table.sign));
                let draws = if beating { BEATING_SIGN_DRAWS } else { 0 };
                self.put(Combination { owner: seat, sign, kind, cards }, draws, log);
            }
            Move::Pass => {
                log.emit(|| Event::Passed { seat });
                self.draw_and_go_on(seat, PASS_DRAWS, log);
            }
            Move::Declare => self.declare(seat, log),
        }
    }

    fn throw_sign(&mut self, seat: Seat, sign: Sign, log: &mut impl EventSink<Event>) {
        let shown = ThrowEvent::decide(&mut self.throw, seat, sign, log);
        if let Some(winner) = shown.and_then(|shown| shown.winner()) {
            self.open(winner, log);
        }
    }

    /// Puts a combination on the table; what lay there is discarded.
    #[inline]
    fn put(&mut self, combination: Combination, draws: usize, log: &mut impl EventSink<Event>) {
        let seat = combination.owner;
        self.hands[seat].remove_all(combination.cards);
        if let Some(beaten) = self.table.replace(combination) {
            self.discard.add_all(beaten.cards);
        }
        log.emit(|| Event::Played { seat, combination });
        if self.hands[seat].is_empty() {
            // At once: the beating sign draws no more (`paws/7`).
            return self.end_round(seat, Ending::EmptyHand, log);
        }
        self.draw_and_go_on(seat, draws, log);
    }

    /// Draws what is left of `count` cards, ends the round if the deck is empty then, else goes on.
    #[inline]
    fn draw_and_go_on(&mut self, seat: Seat, count: usize, log: &mut impl EventSink<Event>) {
        if count > 0 {
            let count = count.min(self.deck_len());
            let drawn = self.top as usize..self.top as usize + count;
            for card in &self.deck[drawn.clone()] {
                self.hands[seat].add(*card);
            }
            self.top += count as u8;
            log.emit(|| {
                let drawn: CardSet = self.deck[drawn].iter().copied().collect();
                Event::Drew { seat, cards: Cards::open(drawn.to_vec()) }
            });
            if self.deck_len() == 0 {
                return self.count_cards(Ending::DeckOut, log);
            }
        }
        self.turn = seat.next(self.seats);
    }

    fn declare(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        log.emit(|| Event::Declared { seat, cards: self.hands[seat] });
        self.count_cards(Ending::Declared { seat }, log);
    }

    /// Everybody takes off sets and counts; the fewest cards win the token.
    fn count_cards(&mut self, ending: Ending, log: &mut impl EventSink<Event>) {
        let hands = self.hands;
        let count = |seat| Count::of(hands[seat], seat, ending);
        let cards = |seat| counted_cards(hands[seat], seat, ending);
        let fewest = self.seats.iter().map(cards).min();
        let tied = self.seats.iter().filter(|seat| Some(cards(*seat)) == fewest);
        // The declarer wins ties (`paws/11`); else the seat furthest from the first player (`paws/12`).
        let winner = tied
            .max_by_key(|seat| (ending.declarer() == Some(*seat), seat.distance_from(self.first, self.seats)))
            .unwrap_or(self.first);
        self.hands_open = true;
        log.emit(|| Event::Counted { counts: self.seats.iter().map(count).collect() });
        self.end_round(winner, ending, log);
    }

    fn end_round(&mut self, winner: Seat, ending: Ending, log: &mut impl EventSink<Event>) {
        self.tokens[winner] += 1;
        log.emit(|| Event::RoundWon { seat: winner, ending, tokens: self.tokens.to_vec(self.seats) });
        if self.tokens[winner] == TOKENS_TO_WIN {
            self.phase = Phase::Over;
            log.emit(|| Event::GameWon { seat: winner });
        } else {
            self.phase = Phase::Shuffling;
            self.first = winner.previous(self.seats);
        }
    }
}
