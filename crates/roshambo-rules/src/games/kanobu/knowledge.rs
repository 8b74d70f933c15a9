//! What everybody at the table knows of hidden cards.
//!
//! Some cards in hands are public: those taken after a three-star (`kanobu/18`), and those drawn from the
//! known bottom of the deck. All others are hidden, in hands and in the upper part of the deck. When a
//! new deck is made, everybody knows which cards it contains, and that the hidden cards in hands are other
//! cards. So the hidden cards form three sets. The module `view` says what this knowledge leaves out.

use super::card_set::CardSet;
use super::cards::Card;
use super::state::SEATS;
use crate::seat::{BySeat, Seat, Seats};

/// The public knowledge of hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Knowledge {
    /// Hidden cards that were shuffled into the current deck: still in it, or drawn since.
    pub(super) pool: CardSet,
    /// Hidden cards that were in hands when the current deck was made, and still are.
    pub(super) old: CardSet,
    /// Hidden cards that may be either. The other two sets have no copies of them.
    pub(super) either: CardSet,
    /// The cards in hands that everybody knows.
    pub(super) known: BySeat<CardSet, SEATS>,
    /// Bounds of the number of hidden cards from the current deck in each hand.
    pub(super) least: BySeat<u8, SEATS>,
    pub(super) most: BySeat<u8, SEATS>,
}

impl Knowledge {
    /// The knowledge after the deal: all hidden cards are from the current deck.
    pub(super) fn dealt(seats: Seats, hidden: CardSet, hand: u8) -> Knowledge {
        let mut knowledge = Knowledge { pool: hidden, ..Knowledge::default() };
        for seat in seats.iter() {
            knowledge.least[seat] = hand;
            knowledge.most[seat] = hand;
        }
        knowledge
    }

    /// A seat drew this number of hidden cards.
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

    /// A seat with a hand of `hand` cards played one of them.
    #[inline]
    pub(super) fn played(&mut self, seat: Seat, card: Card, hand: u8) {
        if self.known[seat].contains(card) {
            // The hand may also have a hidden copy, but equal cards are interchangeable.
            self.known[seat].remove(card);
        } else if self.old.is_empty() && self.either.is_empty() {
            self.pool.remove(card);
            self.one_fewer_new(seat);
        } else {
            self.update_origin(seat, card, hand);
        }
    }

    fn one_fewer_new(&mut self, seat: Seat) {
        self.least[seat] = self.least[seat].saturating_sub(1);
        self.most[seat] = self.most[seat].saturating_sub(1);
    }

    /// A seat played a hidden card: updates whether it can be from the current deck.
    fn update_origin(&mut self, seat: Seat, card: Card, hand: u8) {
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
        // The hand has one hidden card less, which bounds the number from the current deck.
        self.most[seat] = self.most[seat].min(hidden.saturating_sub(1));
        self.least[seat] = self.least[seat].min(self.most[seat]);
    }

    /// A new deck was made of these cards. All cards that were hidden before are in hands.
    pub(super) fn new_deck(&mut self, deck: CardSet) {
        self.old.add_all(self.pool);
        self.old.add_all(self.either);
        self.pool = deck;
        self.either = CardSet::EMPTY;
        self.least = BySeat::default();
        self.most = BySeat::default();
    }
}
