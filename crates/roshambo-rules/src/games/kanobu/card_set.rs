//! A multiset of cards in two 64-bit words.
//!
//! The first word has a bit for each kind of card in the set, so one instruction finds the cards that
//! fit. The second word has a bit for each second copy, at the same position, and a bit for each third
//! copy four positions higher. Only violet cards, the last four kinds, have third copies, so no other
//! kind uses these positions.

use super::cards::{Card, Symbol};
use super::makeup::{VIOLETS, of_symbol};
use crate::seat::Seats;
use crate::text::as_cards;

/// A multiset of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuCards", type = "string[]"))]
pub struct CardSet {
    kinds: u64,
    more: u64,
}

/// The offset of the bit of a third copy.
const THIRD: u32 = 4;

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet { kinds: 0, more: 0 };

    /// The whole deck. Two seats play without the reverse cards.
    pub const fn deck(seats: Seats) -> CardSet {
        const FULL: CardSet = CardSet::all_but(0);
        const FOR_TWO: CardSet = CardSet::all_but(of_symbol(Symbol::Reverse));
        if seats.count() == 2 { FOR_TWO } else { FULL }
    }

    /// All cards except those of some kinds.
    const fn all_but(left_out: u64) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut kind = 0;
        while kind < Card::KINDS as u8 {
            let card = Card::from_code(kind);
            let mut copies = if left_out >> kind & 1 == 1 { 0 } else { card.copies() };
            while copies > 0 {
                set.put(card);
                copies -= 1;
            }
            kind += 1;
        }
        set
    }

    /// The kinds in the set, as a mask.
    #[inline]
    pub(super) const fn kinds(self) -> u64 {
        self.kinds
    }

    /// The number of copies of this card.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        let one = 1 << card.code();
        let third = (one & VIOLETS) << THIRD;
        (self.kinds & one != 0) as usize + (self.more & one != 0) as usize + (self.more & third != 0) as usize
    }

    /// Whether the set contains this card.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.kinds >> card.code() & 1 == 1
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.kinds.count_ones() + self.more.count_ones()) as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.kinds == 0
    }

    /// Adds one card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies(), "{card} once too often in {self}");
        self.put(card);
    }

    #[inline]
    const fn put(&mut self, card: Card) {
        let second = 1 << card.code() & self.kinds;
        let third = second & self.more;
        self.kinds |= 1 << card.code();
        self.more |= second | third << THIRD;
    }

    /// Removes one copy of a card, if there is one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let one = 1 << card.code();
        let third = self.more & (one & VIOLETS) << THIRD;
        if self.more & one == 0 {
            self.kinds &= !one;
        } else if third != 0 {
            self.more &= !third;
        } else {
            self.more &= !one;
        }
    }

    /// Adds cards. The sum must not have more copies of a card than the deck.
    pub fn add_all(&mut self, cards: CardSet) {
        for card in cards.iter() {
            self.add(card);
        }
    }

    /// Removes those cards that are in the set.
    pub fn remove_all(&mut self, cards: CardSet) {
        for card in cards.iter() {
            self.remove(card);
        }
    }

    /// Removes all copies of a card and returns their number.
    pub(super) fn clear(&mut self, card: Card) -> usize {
        let count = self.count(card);
        for _ in 0..count {
            self.remove(card);
        }
        count
    }

    /// The different cards of a sign, as a mask of kinds.
    #[inline]
    pub(super) const fn of_sign(self, symbol: Symbol) -> u64 {
        self.kinds & of_symbol(symbol)
    }

    /// The different cards in canonical order, each once.
    #[inline]
    pub fn first_copies(self) -> impl Iterator<Item = Card> {
        each(self.kinds)
    }

    /// The second copies in canonical order, then the third copies.
    #[inline]
    pub fn further_copies(self) -> impl Iterator<Item = Card> {
        let seconds = self.more & (u64::MAX >> (64 - Card::KINDS));
        each(seconds).chain(each((self.more ^ seconds) >> THIRD))
    }

    /// The cards in canonical order, each copy once.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let card = each(self.kinds).next()?;
            self.remove(card);
            Some(card)
        })
    }

    /// The cards in canonical order, as a list.
    pub fn to_vec(self) -> Vec<Card> {
        self.iter().collect()
    }
}

/// The cards of a mask of kinds, in canonical order.
#[inline]
pub(super) fn each(mut kinds: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let kind = (kinds != 0).then(|| Card::from_code(kinds.trailing_zeros() as u8));
        kinds &= kinds.wrapping_sub(1);
        kind
    })
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |mut set, card| {
            set.add(card);
            set
        })
    }
}

as_cards!(CardSet);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kanobu::makeup::DECK_SIZE;

    #[test]
    fn the_deck_has_80_cards_and_for_two_seats_76() {
        assert_eq!(CardSet::deck(Seats::new(3).unwrap()).len(), DECK_SIZE);
        assert_eq!(CardSet::deck(Seats::new(2).unwrap()).len(), DECK_SIZE - 4);
    }

    #[test]
    fn every_copy_is_counted_when_it_is_added_or_removed() {
        for card in Card::all() {
            let mut set = CardSet::deck(Seats::new(3).unwrap());
            for left in (0..card.copies()).rev() {
                set.remove(card);
                assert_eq!(set.count(card), left, "{card}");
            }
            assert!(!set.contains(card));
            for there in 1..=card.copies() {
                set.add(card);
                assert_eq!(set.count(card), there, "{card}");
            }
            assert_eq!(set, CardSet::deck(Seats::new(3).unwrap()), "{card}");
        }
    }

    #[test]
    fn first_and_further_copies_are_all_cards() {
        let deck = CardSet::deck(Seats::new(3).unwrap());
        let mut copies: Vec<Card> = deck.first_copies().chain(deck.further_copies()).collect();
        copies.sort_unstable();
        assert_eq!(copies, deck.to_vec());
    }

    #[test]
    fn cards_are_listed_in_canonical_order() {
        let cards = ["vW", "bR", "vW", "bgX", "bR", "vW"].map(|text| text.parse::<Card>().unwrap());
        assert_eq!(cards.into_iter().collect::<CardSet>().to_string(), "bR bR bgX vW vW vW");
    }
}
