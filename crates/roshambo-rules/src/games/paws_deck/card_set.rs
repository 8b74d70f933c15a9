//! A multiset of cards in one 64-bit word.
//!
//! Each colour has ten bits (three bits for the count of each sign, one bit for the joker); then each
//! sign joker has one bit. Single instructions count, compare and move the cards of a hand.

use std::str::FromStr;

use super::card::{Card, Colour};
use crate::sign::Sign;
use crate::text::{ParseError, as_cards};

/// A multiset of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsCards", type = "string[]"))]
pub struct CardSet(pub(super) u64);

/// The lowest bit of each card's count.
const SHIFT: [u8; Card::KINDS] = shifts();
/// The bits of each card's count.
const MASK: [u64; Card::KINDS] = masks();
/// The lowest, middle and highest bits of all counts; jokers have only a lowest bit.
const ONES: u64 = count_bits(0);
const TWOS: u64 = count_bits(1);
const FOURS: u64 = count_bits(2);
pub(super) const COLOUR_BITS: u32 = 10;
pub(super) const JOKER_BIT: u32 = 9;
pub(super) const SIGN_JOKER_BIT: u32 = 50;
/// For each five-bit mask of colours, a word with the lowest bit of each of these colours set.
pub(super) const SPREAD: [u64; 32] = spread();
/// The lowest bits of the counts of each sign, with its joker.
const SIGN_ONES: [u64; 3] = [
    SPREAD[31] | 1 << SIGN_JOKER_BIT,
    SPREAD[31] << 3 | 1 << (SIGN_JOKER_BIT + 1),
    SPREAD[31] << 6 | 1 << (SIGN_JOKER_BIT + 2),
];
/// The factor that moves the five bits of a spread mask next to each other, from bit `GATHERED` on.
const GATHER: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;
const GATHERED: u32 = 36;
/// The card that each bit belongs to.
const CARD_AT: [u8; 64] = cards_at();

const fn shifts() -> [u8; Card::KINDS] {
    let mut shifts = [0; Card::KINDS];
    let mut code = 0;
    while code < Card::KINDS {
        shifts[code] = if code < 20 { (code / 4 * 10 + code % 4 * 3) as u8 } else { 50 + (code as u8 - 20) };
        code += 1;
    }
    shifts
}

const fn masks() -> [u64; Card::KINDS] {
    let mut masks = [0; Card::KINDS];
    let mut code = 0;
    while code < Card::KINDS {
        let width = if code < 20 && code % 4 < 3 { 7 } else { 1 };
        masks[code] = width << SHIFT[code];
        code += 1;
    }
    masks
}

const fn count_bits(bit: u32) -> u64 {
    let mut bits = 0;
    let mut code = 0;
    while code < Card::KINDS {
        let plain = code < 20 && code % 4 < 3;
        if plain || bit == 0 {
            bits |= 1 << (SHIFT[code] as u32 + bit);
        }
        code += 1;
    }
    bits
}

const fn cards_at() -> [u8; 64] {
    let mut cards = [0; 64];
    let (mut bit, mut code) = (0, 0);
    while bit < 64 {
        if code + 1 < Card::KINDS && SHIFT[code + 1] as usize <= bit {
            code += 1;
        }
        cards[bit] = code as u8;
        bit += 1;
    }
    cards
}

const fn gather(spread: u64) -> u8 {
    (spread.wrapping_mul(GATHER) >> GATHERED & 31) as u8
}

const fn spread() -> [u64; 32] {
    let mut table = [0; 32];
    let mut mask = 0;
    while mask < 32 {
        let mut colour = 0;
        while colour < 5 {
            if mask & (1 << colour) != 0 {
                table[mask] |= 1 << (colour * COLOUR_BITS);
            }
            colour += 1;
        }
        mask += 1;
    }
    table
}

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// The whole deck.
    pub const DECK: CardSet = CardSet(FOURS | (ONES & !(FOURS >> 2)));

    /// The set of this card alone.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << SHIFT[card.code()])
    }

    /// Cards that count as one sign: plain cards and colour jokers of the colours in the masks, and
    /// the sign joker if wanted.
    #[inline]
    pub fn of_sign(sign: Sign, plain: u8, jokers: u8, sign_joker: bool) -> CardSet {
        CardSet(
            SPREAD[plain as usize] << (3 * sign as u32)
                | SPREAD[jokers as usize] << JOKER_BIT
                | u64::from(sign_joker) << (SIGN_JOKER_BIT + sign as u32),
        )
    }

    /// The number of copies of a plain card.
    #[inline]
    pub(super) const fn plain_count(self, colour: usize, sign: Sign) -> u8 {
        (self.0 >> (colour as u32 * COLOUR_BITS + 3 * sign as u32) & 7) as u8
    }

    /// The number of copies of this card.
    #[inline]
    pub fn count(self, card: Card) -> usize {
        ((self.0 & MASK[card.code()]) >> SHIFT[card.code()]) as usize
    }

    /// Whether the set contains this card.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & MASK[card.code()] != 0
    }

    /// Whether all cards can count as this sign.
    #[inline]
    pub const fn all_can_be(self, sign: Sign) -> bool {
        let others = ONES & !(SPREAD[31] << JOKER_BIT) & !SIGN_ONES[sign as usize];
        self.0 & (others | others << 1 & TWOS | others << 2 & FOURS) == 0
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        // The shifts add the counts within each colour; the multiplication adds up the colours.
        let (counts, bits) = (SPREAD[31] * 7, self.0);
        let by_colour =
            (bits & counts) + (bits >> 3 & counts) + (bits >> 6 & counts) + (bits >> JOKER_BIT & SPREAD[31]);
        let coloured = by_colour.wrapping_mul(SPREAD[31]) >> (4 * COLOUR_BITS) & 0x3ff;
        let jokers = bits >> SIGN_JOKER_BIT;
        (coloured + (jokers & 1) + (jokers >> 1 & 1) + (jokers >> 2 & 1)) as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies());
        self.0 += 1 << SHIFT[card.code()];
    }

    /// Adds cards. The sum must not have more copies of a card than the deck.
    #[inline]
    pub const fn add_all(&mut self, cards: CardSet) {
        self.0 += cards.0;
    }

    /// Removes cards. The set must contain all of them.
    #[inline]
    pub const fn remove_all(&mut self, cards: CardSet) {
        self.0 -= cards.0;
    }

    /// The first card of which `self` has more than `other`.
    pub fn first_beyond(self, other: CardSet) -> Option<Card> {
        Card::all().find(|card| self.count(*card) > other.count(*card))
    }

    /// The last card in canonical order.
    #[inline]
    pub fn last(self) -> Option<Card> {
        let bit = self.0.checked_ilog2()?;
        Some(Card::from_code(CARD_AT[bit as usize]))
    }

    /// The union, with copies added up.
    #[inline]
    #[must_use]
    pub const fn with(self, cards: CardSet) -> CardSet {
        CardSet(self.0 + cards.0)
    }

    /// The number of sign jokers and colour jokers.
    pub const fn jokers(self) -> usize {
        (self.0 & ONES & !(FOURS >> 2)).count_ones() as usize
    }

    /// The number of colour jokers.
    pub const fn colour_jokers(self) -> usize {
        (self.0 & SPREAD[31] << JOKER_BIT).count_ones() as usize
    }

    /// The colours whose joker is in the set, as a mask.
    #[inline]
    pub const fn colour_joker_mask(self) -> u8 {
        gather(self.0 >> JOKER_BIT & SPREAD[31])
    }

    /// The colours that have a plain card of this sign in the set, as a mask.
    #[inline]
    pub const fn plain_mask(self, sign: Sign) -> u8 {
        let counts = self.0 >> (3 * sign as u32);
        gather((counts | counts >> 1 | counts >> 2) & SPREAD[31])
    }

    /// The colours with at least 0, 1, 2, 3, 4 and 5 plain cards of this sign, as masks. No colour has
    /// five.
    #[inline]
    pub const fn masks_by_count(self, sign: Sign) -> [u8; 6] {
        let ones = self.0 >> (3 * sign as u32);
        let (twos, fours) = (ones >> 1, ones >> 2);
        [
            31,
            gather((ones | twos | fours) & SPREAD[31]),
            gather((twos | fours) & SPREAD[31]),
            gather((ones & twos | fours) & SPREAD[31]),
            gather(fours & SPREAD[31]),
            0,
        ]
    }

    /// Whether the set contains the joker of this sign.
    #[inline]
    pub const fn sign_joker(self, sign: Sign) -> bool {
        self.0 >> (SIGN_JOKER_BIT + sign as u32) & 1 == 1
    }

    /// The sign jokers in the set, as a mask.
    #[inline]
    pub(in crate::games) const fn sign_joker_mask(self) -> u8 {
        (self.0 >> SIGN_JOKER_BIT) as u8
    }

    /// For each colour, a mask of the signs of its plain cards in the set, and bit 3 for its joker.
    #[inline]
    pub(in crate::games) fn held_by_colour(self) -> [u8; 5] {
        let kinds = self.kind_bits();
        let held = kinds & SPREAD[31]
            | kinds >> 2 & SPREAD[31] << 1
            | kinds >> 4 & SPREAD[31] << 2
            | kinds >> 6 & SPREAD[31] << 3;
        std::array::from_fn(|colour| (held >> (colour as u32 * COLOUR_BITS) & 15) as u8)
    }

    /// The number of plain cards of a sign, of all colours.
    #[inline]
    pub fn plain_of_sign(self, sign: Sign) -> usize {
        (0..Colour::ALL.len()).map(|colour| self.plain_count(colour, sign) as usize).sum()
    }

    /// The lowest bit of each card's count for the cards in the set.
    #[inline]
    pub(super) const fn kind_bits(self) -> u64 {
        (self.0 | (self.0 & TWOS) >> 1 | (self.0 & FOURS) >> 2) & ONES
    }

    /// The different cards in canonical order, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut bits = self.kind_bits();
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| CARD_AT[bits.trailing_zeros() as usize]);
            bits &= bits.wrapping_sub(1);
            card.map(Card::from_code)
        })
    }

    /// The cards in canonical order, each copy once.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The cards in canonical order, as a list.
    pub fn to_vec(self) -> Vec<Card> {
        self.iter().collect()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |mut set, card| {
            set.add(card);
            set
        })
    }
}

impl FromStr for CardSet {
    type Err = ParseError;

    /// Parses cards in canonical order, separated by single spaces.
    fn from_str(text: &str) -> Result<CardSet, ParseError> {
        let mut set = CardSet::EMPTY;
        let mut last = None;
        for word in text.split(' ') {
            let card: Card = word.parse()?;
            if last.is_some_and(|last| last > card) {
                return Err(ParseError::new("expected-paws-order", text));
            }
            if set.count(card) == card.copies() {
                return Err(ParseError::new("expected-copies", text));
            }
            set.add(card);
            last = Some(card);
        }
        Ok(set)
    }
}

as_cards!(CardSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_all_copies_of_all_cards() {
        assert_eq!(CardSet::DECK.to_vec(), Card::DECK);
        assert_eq!(CardSet::DECK.len(), super::super::DECK_SIZE);
        assert_eq!(CardSet::DECK.kinds().collect::<Vec<_>>(), Card::all().collect::<Vec<_>>());
        assert!(Card::all().all(|card| CardSet::only(card).last() == Some(card)));
        assert_eq!(CardSet::EMPTY.last(), None);
        for (card, sign) in Card::all().flat_map(|card| Sign::ALL.map(|sign| (card, sign))) {
            let copies: CardSet = std::iter::repeat_n(card, card.copies()).collect();
            assert_eq!(copies.all_can_be(sign), card.can_be(sign), "{card}");
            assert_eq!(copies.count(card), card.copies());
        }
        assert!(Card::all().all(|card| CardSet::DECK.count(card) == card.copies()));
        assert_eq!(CardSet::DECK.jokers(), 8);
        assert_eq!(CardSet::DECK.colour_jokers(), 5);
        assert!(Sign::ALL.into_iter().all(|sign| CardSet::DECK.plain_of_sign(sign) == 20));
    }

    #[test]
    fn cards_are_listed_in_canonical_order() {
        let cards = ["*P", "bR", "v*", "bR", "gS"].map(|text| text.parse::<Card>().unwrap());
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(set.to_string(), "bR bR gS v* *P");
        assert_eq!(set.len(), 5);
        assert_eq!(set.last(), Some("*P".parse().unwrap()));
        let more: CardSet = ["bR", "gR"].map(|text| text.parse::<Card>().unwrap()).into_iter().collect();
        assert_eq!(more.first_beyond(set), Some("gR".parse().unwrap()));
        assert_eq!(set.first_beyond(CardSet::DECK), None);
    }

    #[test]
    fn cards_are_parsed_in_canonical_order_only() {
        assert_eq!("bR bR gS v* *P".parse::<CardSet>().unwrap().to_string(), "bR bR gS v* *P");
        for wrong in ["", "gS bR", "bR  gS", "bR ", "b* b*", "*R *R", "bR bR bR bR bR"] {
            assert!(wrong.parse::<CardSet>().is_err(), "{wrong:?}");
        }
    }
}
