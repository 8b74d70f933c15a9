//! What a move does.

use super::cards::{Card, CardSet};
use super::events::{Count, Event};
use super::moves::Move;
use super::piles::Pile;
use super::state::{Choice, Ninjan, Phase, ROUNDS};
use crate::event::EventSink;
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::{Throw, ThrowEvent};

impl Ninjan {
    #[inline]
    pub(super) fn make(&mut self, seat: Seat, mv: Move, log: &mut impl EventSink<Event>) {
        match mv {
            Move::Choose(card) => self.choose(seat, card, log),
            Move::Pile(pile) => self.resolve(seat, pile, log),
            Move::Throw(sign) => self.throw_sign(seat, sign, log),
        }
    }

    #[inline]
    fn choose(&mut self, seat: Seat, card: Card, log: &mut impl EventSink<Event>) {
        let Phase::Choosing { waiting } = self.phase else { return };
        self.chosen[seat] = Some(card);
        log.emit(|| Event::Chose { seat, card: Some(card) });
        let waiting = waiting.without(SeatSet::only(seat));
        self.phase = Phase::Choosing { waiting };
        if waiting.is_empty() {
            self.reveal(log);
        }
    }

    #[inline]
    fn reveal(&mut self, log: &mut impl EventSink<Event>) {
        for (hand, chosen) in self.hands.0.iter_mut().zip(self.chosen.0) {
            let card = chosen.map_or(CardSet::EMPTY, CardSet::only);
            *hand = hand.without(card);
            self.revealed = self.revealed.with(card);
        }
        log.emit(|| Event::Revealed { round: self.round, choices: self.choices_to_resolve() });
        self.resolve_next(log);
    }

    /// The revealed cards with their owners, in resolving order.
    pub(super) fn choices_to_resolve(&self) -> Vec<Choice> {
        let choice = |card| Choice { seat: self.owner(card), card };
        self.revealed.resolving_order().map(choice).collect()
    }

    /// Who chose a revealed card.
    #[inline]
    fn owner(&self, card: Card) -> Seat {
        let holds = |(i, chosen): (usize, &Option<Card>)| usize::from(*chosen == Some(card)) * i;
        // No card is there twice, so the sum of the matching places is the only one; no branches.
        Seat::new(self.chosen.0.iter().enumerate().map(holds).sum())
    }

    /// The next revealed card is resolved; after the last one, the next round begins.
    #[inline]
    fn resolve_next(&mut self, log: &mut impl EventSink<Event>) {
        match self.revealed.first_to_resolve() {
            Some(card) => self.phase = Phase::Resolving { owner: self.owner(card) },
            None if self.round < ROUNDS => {
                self.round += 1;
                self.phase = Phase::Choosing { waiting: self.seats.all() };
            }
            None => self.score(log),
        }
    }

    #[inline]
    fn resolve(&mut self, seat: Seat, pile: Pile, log: &mut impl EventSink<Event>) {
        let Some(card) = self.chosen[seat].take() else { return };
        self.revealed = self.revealed.without(CardSet::only(card));
        if card.beats(self.table.top(pile)) {
            let cards = self.table.take(pile, card);
            self.winnings[seat] = self.winnings[seat].with(cards);
            log.emit(|| Event::Took { seat, card, pile, cards });
        } else {
            self.table.put(pile, card);
            log.emit(|| Event::Placed { seat, card, pile });
        }
        self.resolve_next(log);
    }

    /// After the last round the highest sum wins; those tied for it throw (`ninjan/6`).
    fn score(&mut self, log: &mut impl EventSink<Event>) {
        let count = |seat| Count { seat, cards: self.winnings[seat], sum: self.winnings[seat].sum() };
        log.emit(|| Event::Scored { counts: self.seats.iter().map(count).collect() });
        let sums = self.winnings.0.map(CardSet::sum);
        let highest = self.seats.iter().map(|seat| sums[seat.index()]).max();
        let best: SeatSet = self.seats.iter().filter(|seat| Some(sums[seat.index()]) == highest).collect();
        match best.first() {
            Some(winner) if best.len() == 1 => self.end(winner, log),
            _ => {
                self.phase = Phase::Throwing(Throw::new(best));
                log.emit(|| Event::Tied { seats: best });
            }
        }
    }

    fn throw_sign(&mut self, seat: Seat, sign: Sign, log: &mut impl EventSink<Event>) {
        let Phase::Throwing(throw) = &mut self.phase else { return };
        let shown = ThrowEvent::decide(throw, seat, sign, log);
        if let Some(winner) = shown.and_then(|shown| shown.winner()) {
            self.end(winner, log);
        }
    }

    fn end(&mut self, winner: Seat, log: &mut impl EventSink<Event>) {
        self.phase = Phase::Over { winner };
        log.emit(|| Event::GameWon { seat: winner });
    }
}
