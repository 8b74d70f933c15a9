//! The three piles in the middle of the table.

use std::fmt;
use std::mem;

use serde::{Serialize, Serializer};

use super::cards::{Card, CardSet};

/// One of the three piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanPile", type = "1 | 2 | 3"))]
#[repr(u8)]
pub enum Pile {
    /// Pile 1.
    First,
    /// Pile 2.
    Second,
    /// Pile 3.
    Third,
}

impl Pile {
    /// All piles, in order.
    pub const ALL: [Pile; 3] = [Pile::First, Pile::Second, Pile::Third];

    /// The pile with this number, counted from 1.
    pub const fn from_number(number: u32) -> Option<Pile> {
        match number {
            1 => Some(Pile::First),
            2 => Some(Pile::Second),
            3 => Some(Pile::Third),
            _ => None,
        }
    }

    /// The number, counted from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanPiles", type = "number[]"))]
pub struct PileSet(u8);

impl PileSet {
    /// All three piles.
    pub const ALL: PileSet = PileSet(0b111);

    /// Whether the pile is in the set.
    #[inline]
    pub const fn contains(self, pile: Pile) -> bool {
        self.0 >> pile as u8 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of piles in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The piles in order, as a list.
    #[inline]
    pub fn as_slice(self) -> &'static [Pile] {
        &LISTS[self.0 as usize & 0b111][..self.len()]
    }

    /// The piles in order, padded to three with any pile.
    #[inline]
    pub(super) fn padded(self) -> [Pile; 3] {
        LISTS[self.0 as usize & 0b111]
    }
}

/// The piles of each set in order, padded to three.
static LISTS: [[Pile; 3]; 8] = {
    use Pile::{First, Second, Third};
    [
        [First; 3],
        [First; 3],
        [Second; 3],
        [First, Second, Second],
        [Third; 3],
        [First, Third, Third],
        [Second, Third, Third],
        [First, Second, Third],
    ]
};

impl FromIterator<Pile> for PileSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Pile>>(piles: I) -> PileSet {
        PileSet(piles.into_iter().fold(0, |set, pile| set | 1 << pile as u8))
    }
}

impl fmt::Display for PileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, pile) in self.as_slice().iter().enumerate() {
            if i > 0 {
                f.write_str(" or ")?;
            }
            write!(f, "pile {pile}")?;
        }
        Ok(())
    }
}

impl Serialize for PileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// The cards of the three piles. The order matters only for the top card, so the cards are a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Piles {
    cards: [CardSet; 3],
    tops: [Card; 3],
}

impl Piles {
    /// Three piles, each with its cards and its top card.
    pub(super) fn new(piles: [(CardSet, Card); 3]) -> Piles {
        Piles { cards: piles.map(|(cards, _)| cards), tops: piles.map(|(_, top)| top) }
    }

    /// All cards of a pile.
    #[inline]
    pub(super) fn cards(&self, pile: Pile) -> CardSet {
        self.cards[pile as usize]
    }

    /// The card on top of a pile.
    #[inline]
    pub(super) fn top(&self, pile: Pile) -> Card {
        self.tops[pile as usize]
    }

    /// All cards of all piles.
    pub(super) fn all_cards(&self) -> CardSet {
        self.cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }

    /// The piles whose top card this card beats.
    #[inline]
    pub(super) fn beaten_by(&self, card: Card) -> PileSet {
        let beaten = |pile| u8::from(card.beats(self.top(pile))) << pile as u8;
        PileSet(beaten(Pile::First) | beaten(Pile::Second) | beaten(Pile::Third))
    }

    /// The piles where a card may go: those that it beats, or all if it beats none (`ninjan/2`,
    /// `ninjan/3`).
    #[inline]
    pub(super) fn open_to(&self, card: Card) -> PileSet {
        let beaten = self.beaten_by(card);
        if beaten.is_empty() { PileSet::ALL } else { beaten }
    }

    /// Takes a pile and starts a new one with the card.
    #[inline]
    pub(super) fn take(&mut self, pile: Pile, card: Card) -> CardSet {
        self.tops[pile as usize] = card;
        mem::replace(&mut self.cards[pile as usize], CardSet::only(card))
    }

    /// Puts a card on top of a pile.
    #[inline]
    pub(super) fn put(&mut self, pile: Pile, card: Card) {
        self.tops[pile as usize] = card;
        self.cards[pile as usize] = self.cards[pile as usize].with(CardSet::only(card));
    }
}
