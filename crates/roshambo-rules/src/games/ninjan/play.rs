//! What a move changes.

use super::cards::{Card, CardSet};
use super::events::{Event, SeatSum};
use super::piles::Pile;
use super::state::{Choice, Ninjan, Phase, ROUNDS};
use crate::event::EventSink;
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::{Throw, ThrowEvent};

impl Ninjan {
    /// Seals the card of a seat. The last sealed card reveals all of them.
    #[inline]
    pub(super) fn choose(&mut self, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
        let Phase::Choosing { waiting } = self.phase else { return };
        self.chosen[seat] = Some(card);
        events.emit(|| Event::Chose { seat, card: Some(card) });
        let waiting = waiting.without(SeatSet::only(seat));
        self.phase = Phase::Choosing { waiting };
        if waiting.is_empty() {
            self.reveal(events);
        }
    }

    #[inline]
    fn reveal(&mut self, events: &mut impl EventSink<Event>) {
        for (hand, chosen) in self.hands.0.iter_mut().zip(self.chosen.0) {
            let card = chosen.map_or(CardSet::EMPTY, CardSet::only);
            *hand = hand.without(card);
            self.revealed = self.revealed.with(card);
        }
        events.emit(|| Event::Revealed { round: self.round, choices: self.choices_to_resolve() });
        self.resolve_next(events);
    }

    /// The revealed cards with their owners, in the order in which they are resolved.
    pub(super) fn choices_to_resolve(&self) -> Vec<Choice> {
        let choice = |card| Choice { seat: self.owner(card), card };
        self.revealed.resolving_order(self.house.triple).map(choice).collect()
    }

    /// The seat that chose a revealed card.
    #[inline]
    fn owner(&self, card: Card) -> Seat {
        let holds = |(i, chosen): (usize, &Option<Card>)| usize::from(*chosen == Some(card)) * i;
        // Each card exists once, so the sum has at most one term. This avoids branches.
        Seat::new(self.chosen.0.iter().enumerate().map(holds).sum())
    }

    /// Continues with the next revealed card; after the last one, with the next round.
    #[inline]
    fn resolve_next(&mut self, events: &mut impl EventSink<Event>) {
        match self.card_to_resolve() {
            Some(card) => self.phase = Phase::Resolving { owner: self.owner(card) },
            None if self.round < ROUNDS => {
                self.round += 1;
                self.phase = Phase::Choosing { waiting: self.seats.all() };
            }
            None => self.score(events),
        }
    }

    /// Puts the chosen card of a seat on a pile, or takes the pile if the card beats it.
    #[inline]
    pub(super) fn resolve(&mut self, seat: Seat, pile: Pile, events: &mut impl EventSink<Event>) {
        let Some(card) = self.chosen[seat].take() else { return };
        self.revealed = self.revealed.without(CardSet::only(card));
        if card.beats(self.piles.top(pile)) {
            let cards = self.piles.take(pile, card);
            self.winnings[seat] = self.winnings[seat].with(cards);
            events.emit(|| Event::Took { seat, card, pile, cards });
        } else {
            self.piles.put(pile, card);
            events.emit(|| Event::Placed { seat, card, pile });
        }
        self.resolve_next(events);
    }

    /// After the last round the highest sum wins. Tied seats throw (`ninjan/6`).
    fn score(&mut self, events: &mut impl EventSink<Event>) {
        let sum = |seat| SeatSum { seat, cards: self.winnings[seat], sum: self.winnings[seat].sum() };
        events.emit(|| Event::Scored { counts: self.seats.iter().map(sum).collect() });
        let sums = self.winnings.0.map(CardSet::sum);
        let highest = self.seats.iter().map(|seat| sums[seat.index()]).max();
        let best: SeatSet = self.seats.iter().filter(|seat| Some(sums[seat.index()]) == highest).collect();
        match best.first() {
            Some(winner) if best.len() == 1 => self.end(winner, events),
            Some(_) | None => {
                self.phase = Phase::Throwing(Throw::new(best));
                events.emit(|| Event::Tied { seats: best });
            }
        }
    }

    /// Seals a sign in the throw of tied seats.
    pub(super) fn throw_sign(&mut self, seat: Seat, sign: Sign, events: &mut impl EventSink<Event>) {
        let Phase::Throwing(throw) = &mut self.phase else { return };
        let result = ThrowEvent::decide(throw, seat, sign, events);
        if let Some(winner) = result.and_then(|result| result.winner()) {
            self.end(winner, events);
        }
    }

    fn end(&mut self, winner: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Over { winner };
        events.emit(|| Event::GameWon { seat: winner });
    }
}
