//! What everybody at the table knows of cards that nobody sees.
//!
//! Some cards in hands are known to all: taken after a three-star (`kanobu/18`), or drawn after the
//! known bottom of the deck was reached. All others are hidden, in hands and in the upper part of the
//! deck. When a deck is made new, everybody knows what it is made of, and that hidden cards which
//! were in hands by then are others. So hidden cards fall into three sets, and the page on views
//! says what is left out.

use super::card_set::CardSet;
use super::cards::Card;
use super::state::SEATS;
use crate::seat::{BySeat, Seat, Seats};

/// What is public about hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Knowledge {
    /// Hidden cards that were shuffled into the present deck: in it still, or drawn since.
    pub(super) pool: CardSet,
    /// Hidden cards that were in hands when the present deck was made, and still are.
    pub(super) old: CardSet,
    /// Hidden cards of which nobody can tell any more. No copy of them is in the other two sets.
    pub(super) either: CardSet,
    /// Cards in hands that everybody knows.
    pub(super) known: BySeat<CardSet, SEATS>,
    /// Of each seat's hidden cards, at least so many and at most so many are from the present deck.
    pub(super) least: BySeat<u8, SEATS>,
    pub(super) most: BySeat<u8, SEATS>,
}

impl Knowledge {
    /// After the deal: everything hidden is from the one deck there is.
    pub(super) fn dealt(seats: Seats, hidden: CardSet, hand: u8) -> Knowledge {
        let mut knowledge = Knowledge { pool: hidden, ..Knowledge::default() };
        for seat in seats.iter() {
            knowledge.least[seat] = hand;
            knowledge.most[seat] = hand;
        }
        knowledge
    }

    /// A seat drew so many cards that nobody else knows.
    #[inline]
    pub(super) fn drew_hidden(&mut self, seat: Seat, count: u8) {
        self.least[seat] += count;
        self.most[seat] += count;
    }

    /// A hidden card of the deck was opened or turned over.
    #[inline]
    pub(super) fn shown_from_deck(&mut self, card: Card) {
        if self.pool.contains(card) {
            self.pool.remove(card);
        } else {
            self.either.remove(card);
        }
    }

    /// A seat that held so many cards played one of them.
    #[inline]
    pub(super) fn played(&mut self, seat: Seat, card: Card, hand: u8) {
        if self.known[seat].contains(card) {
            // Another copy may lie hidden in the hand, but two equal cards are as good as each other.
            self.known[seat].remove(card);
        } else if self.old.is_empty() && self.either.is_empty() {
            self.pool.remove(card);
            self.one_fewer_new(seat);
        } else {
            self.tell_origin(seat, card, hand);
        }
    }

    fn one_fewer_new(&mut self, seat: Seat) {
        self.least[seat] = self.least[seat].saturating_sub(1);
        self.most[seat] = self.most[seat].saturating_sub(1);
    }

    /// A hidden card was played: was it drawn from the present deck, or held before?
    fn tell_origin(&mut self, seat: Seat, card: Card, hand: u8) {
        let known = self.known[seat];
        let hidden = if known.is_empty() { hand } else { hand - known.len() as u8 };
        let (all_old, all_new) = (self.most[seat] == 0, self.least[seat] >= hidden);
        match (self.pool.contains(card), self.old.contains(card)) {
            (true, false) => {
                self.pool.remove(card);
                self.one_fewer_new(seat);
            }
            (false, true) => self.old.remove(card),
            (true, true) if all_old => self.old.remove(card),
            (true, true) if all_new => {
                self.pool.remove(card);
                self.one_fewer_new(seat);
            }
            (true, true) => {
                let copies = self.pool.clear(card) + self.old.clear(card);
                for _ in 1..copies {
                    self.either.add(card);
                }
                self.least[seat] = self.least[seat].saturating_sub(1);
            }
            (false, false) => {
                self.either.remove(card);
                if all_new {
                    self.one_fewer_new(seat);
                } else {
                    self.least[seat] = self.least[seat].saturating_sub(1);
                }
            }
        }
        // The card is gone, so one card fewer can be from the deck.
        self.most[seat] = self.most[seat].min(hidden.saturating_sub(1));
        self.least[seat] = self.least[seat].min(self.most[seat]);
    }

    /// A new deck was made of these cards; what is hidden now is in hands.
    pub(super) fn new_deck(&mut self, deck: CardSet) {
        self.old.add_all(self.pool);
        self.old.add_all(self.either);
        self.pool = deck;
        self.either = CardSet::EMPTY;
        self.least = BySeat::default();
        self.most = BySeat::default();
    }
}
