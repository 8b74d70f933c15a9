//! One card and its notation (`R8`, `S-6`, `P10`), and a set of cards in one 64-bit word.
//!
//! Each sign has sixteen codes in the order of the values. A set of cards is three lanes of sixteen
//! bits; combining the lanes compares values across signs.

use std::fmt;
use std::str::FromStr;

use crate::sign::Sign;
use crate::text::{ParseError, as_cards, as_text, number};

/// The number of cards.
pub const DECK_SIZE: usize = 48;

/// The number of values of each sign: -6 to -1 and 1 to 10.
const VALUES: u8 = 16;
const LOWEST: i32 = -6;
const HIGHEST: i32 = 10;

/// One of the 48 cards. The canonical order is by sign, then by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The card of this sign and value, if it exists. No card has the value 0.
    pub const fn new(sign: Sign, value: i32) -> Option<Card> {
        let rank = match value {
            LOWEST..=-1 => value - LOWEST,
            1..=HIGHEST => value - LOWEST - 1,
            _ => return None,
        };
        Some(Card(sign as u8 * VALUES + rank as u8))
    }

    /// All cards, in canonical order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..DECK_SIZE as u8).map(Card)
    }

    /// The card with this place in canonical order, counted from 0.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < DECK_SIZE { Some(Card(index as u8)) } else { None }
    }

    /// The place in canonical order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The sign.
    #[inline]
    pub const fn sign(self) -> Sign {
        match self.0 / VALUES {
            0 => Sign::Rock,
            1 => Sign::Scissors,
            _ => Sign::Paper,
        }
    }

    /// The value: the points for taking the card. High values are resolved first.
    #[inline]
    pub const fn value(self) -> i32 {
        let value = (self.0 % VALUES) as i32 + LOWEST;
        if value < 0 { value } else { value + 1 }
    }

    /// Whether its sign beats the other's. Values do not matter (`ninjan/2`).
    #[inline]
    pub const fn beats(self, other: Card) -> bool {
        self.sign().beats(other.sign())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.sign(), self.value())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        const EXPECTED: &str = "expected-ninjan-card";
        let wrong = || ParseError::new(EXPECTED, text);
        let mut letters = text.chars();
        let sign = letters.next().and_then(Sign::from_letter).ok_or_else(wrong)?;
        let value = letters.as_str();
        let (minus, size) = value.strip_prefix('-').map_or((1, value), |size| (-1, size));
        let size = number(size, EXPECTED).ok().and_then(|size| i32::try_from(size).ok()).ok_or_else(wrong)?;
        Card::new(sign, minus * size).filter(|card| card.to_string() == text).ok_or_else(wrong)
    }
}

as_text!(Card);

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanCards", type = "string[]"))]
pub struct CardSet(u64);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// The whole deck.
    pub const DECK: CardSet = CardSet((1 << DECK_SIZE) - 1);

    /// The set of this card alone.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The set with these cards added.
    #[inline]
    #[must_use]
    pub const fn with(self, cards: CardSet) -> CardSet {
        CardSet(self.0 | cards.0)
    }

    /// The set without these cards.
    #[inline]
    #[must_use]
    pub const fn without(self, cards: CardSet) -> CardSet {
        CardSet(self.0 & !cards.0)
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest = rest.without_first();
            Some(card)
        })
    }

    /// The cards in canonical order, as a list.
    pub fn to_vec(self) -> Vec<Card> {
        self.iter().collect()
    }

    /// The first `N` cards in canonical order, padded with any card.
    #[inline]
    pub(super) fn padded<const N: usize>(self) -> [Card; N] {
        let mut rest = self;
        [(); N].map(|()| {
            let card = rest.first().unwrap_or_default();
            rest = rest.without_first();
            card
        })
    }

    #[inline]
    const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    #[inline]
    const fn without_first(self) -> CardSet {
        CardSet(self.0 & self.0.wrapping_sub(1))
    }

    /// The sum of the values.
    #[inline]
    pub fn sum(self) -> i32 {
        self.iter().map(Card::value).sum()
    }

    /// The number of cards of this sign.
    #[inline]
    pub const fn count_of(self, sign: Sign) -> usize {
        (self.0 >> (sign as u32 * VALUES as u32) & 0xffff).count_ones() as usize
    }

    /// The card that is resolved first: the one of the highest value, and among equal values by sign
    /// (`ninjan/1`). Of three signs `triple` comes first.
    #[inline]
    pub(super) fn first_to_resolve(self, triple: Sign) -> Option<Card> {
        let lanes = [self.0 as u16, (self.0 >> VALUES) as u16, (self.0 >> (2 * VALUES)) as u16];
        let rank = (lanes[0] | lanes[1] | lanes[2]).checked_ilog2()?;
        let [rock, scissors, paper] = lanes.map(|lane| lane >> rank & 1 == 1);
        // Of two signs the winning one comes first, so paper comes before rock if there are no scissors.
        let sign = match (rock, scissors, paper) {
            (true, true, true) => triple,
            (true, false, true) | (false, false, _) => Sign::Paper,
            (true, _, _) => Sign::Rock,
            (false, true, _) => Sign::Scissors,
        };
        Some(Card(sign as u8 * VALUES + rank as u8))
    }

    /// The cards in the order in which they are resolved.
    pub(super) fn resolving_order(self, triple: Sign) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first_to_resolve(triple)?;
            rest = rest.without(CardSet::only(card));
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.with(CardSet::only(card)))
    }
}

as_cards!(CardSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_order_is_by_sign_then_value_and_no_value_is_zero() {
        let texts: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        let rocks = "R-6 R-5 R-4 R-3 R-2 R-1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10";
        let deck = [rocks, &rocks.replace('R', "S"), &rocks.replace('R', "P")].join(" ");
        assert_eq!(texts.join(" "), deck);
        assert_eq!(CardSet::DECK.to_string(), deck);
        assert_eq!(CardSet::DECK.len(), DECK_SIZE);
    }

    #[test]
    fn only_the_texts_of_cards_are_parsed() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.sign(), card.value()), Some(card));
        }
        let wrong = [
            "",
            "R",
            "R0",
            "R-0",
            "R08",
            "R-01",
            "R11",
            "R-7",
            "R+3",
            "r3",
            "R 3",
            "R3 ",
            "3R",
            "R--3",
            "R99999999999",
            "R4294967295",
            "R3.0",
            "Я3",
            "R٣",
            "-3",
            "RR3",
        ];
        for wrong in wrong {
            assert!(wrong.parse::<Card>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn cards_are_listed_in_canonical_order() {
        let cards: CardSet = ["P10", "R-6", "S1"].iter().map(|text| text.parse::<Card>().unwrap()).collect();
        assert_eq!(cards.to_string(), "R-6 S1 P10");
        assert_eq!(cards.padded::<5>()[..3], cards.to_vec());
        assert_eq!(cards.sum(), 5);
        assert_eq!(CardSet::DECK.sum(), 3 * (55 - 21));
    }
}
