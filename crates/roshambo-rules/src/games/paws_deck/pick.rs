//! The number of combinations, and the n-th of them, without listing the others.
//!
//! Playouts choose one random move from each list. Here a table gives the number of combinations of different
//! colours, and one bit stands for each combination of one colour. The order is that of the lists in
//! `combination.rs`, so the same number means the same move.

use super::card::{Card, Colour};
use super::card_set::{COLOUR_BITS, CardSet, JOKER_BIT, SIGN_JOKER_BIT, SPREAD};
use super::combination::SignCards;
use super::group::mask_size;
use crate::counted_bits::CountedBits;
use crate::sign::Sign;

const COLOURS: usize = Colour::ALL.len();
/// The lowest bit of each colour.
const EACH_COLOUR: u64 = SPREAD[31];
/// Moves the bits of combinations with a colour joker beside the bits of those without.
const WITH_JOKER: u32 = 5;

/// The number of combinations of different colours with at least 0 to 6 cards and at most five. The indices are the
/// number of colours with a plain card and a joker, the number of colours with only one of them, and whether there is
/// a sign joker.
static MANY_AT_LEAST: [[[[u16; 7]; 2]; COLOURS + 1]; COLOURS + 1] = many_at_least();

const fn many_at_least() -> [[[[u16; 7]; 2]; COLOURS + 1]; COLOURS + 1] {
    let mut table = [[[[0; 7]; 2]; COLOURS + 1]; COLOURS + 1];
    let mut index = 0;
    while index < (COLOURS + 1) * (COLOURS + 1) * 2 {
        let (both, either, sign_joker) = (index / 2 / (COLOURS + 1), index / 2 % (COLOURS + 1), index % 2);
        if both + either <= COLOURS {
            // The coefficients of (1 + 2x) ^ both * (1 + x) ^ (either + sign_joker), those of the largest sizes last.
            let mut of_size = [0; COLOURS + 2];
            of_size[0] = 1;
            let mut factor = 0;
            while factor < both + either + sign_joker {
                let mut size = COLOURS + 1;
                while size > 0 {
                    of_size[size] += of_size[size - 1] * if factor < both { 2 } else { 1 };
                    size -= 1;
                }
                factor += 1;
            }
            let mut size = COLOURS + 1;
            while size > 0 {
                size -= 1;
                table[both][either][sign_joker][size] =
                    of_size[size] + table[both][either][sign_joker][size + 1];
            }
        }
        index += 1;
    }
    table
}

/// The combinations of different colours, of `least` to `most` cards.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct ManyColours {
    cards: SignCards,
    least: usize,
    most: usize,
}

impl ManyColours {
    /// The combinations of `size` cards.
    #[inline]
    pub(in crate::games) const fn of_size(cards: SignCards, size: usize) -> ManyColours {
        ManyColours { cards, least: size, most: size }
    }

    /// The number of combinations.
    #[inline]
    pub(in crate::games) fn len(&self) -> u32 {
        let SignCards { plain, jokers, sign_joker, .. } = self.cards;
        let counts =
            &MANY_AT_LEAST[mask_size(plain & jokers)][mask_size(plain ^ jokers)][usize::from(sign_joker)];
        let at_least = |size: usize| u32::from(counts[size.min(COLOURS + 1)]);
        at_least(self.least) - at_least(self.most + 1)
    }

    /// The combination with `n` of them before it. `n` is less than their number.
    #[inline]
    pub(in crate::games) fn nth(&self, n: u32) -> CardSet {
        let mut left = n as usize;
        let (mut jokers, mut sign_joker) = (self.cards.jokers, false);
        loop {
            let group = self.cards.many_group(jokers, sign_joker, self.least, self.most);
            if left < group.len() || jokers == 0 && sign_joker == self.cards.sign_joker {
                return group.get(left);
            }
            left -= group.len();
            sign_joker |= jokers == 0;
            jokers = jokers.wrapping_sub(1) & self.cards.jokers;
        }
    }
}

/// Combinations of one colour, without and with the sign joker. A colour has ten bits: a bit for each number of
/// copies, and again for each number of copies beside the colour joker.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct OneColour {
    sign: Sign,
    bits: [u64; 2],
}

impl OneColour {
    /// The combinations of `size` cards, at least one of which shows the colour.
    #[inline]
    pub(in crate::games) fn of_size(cards: SignCards, size: usize) -> OneColour {
        // The bit of `size` copies; there is none for more than four.
        OneColour::new(cards, |joker, sign_joker| match size.checked_sub(joker + sign_joker) {
            Some(copies) if copies + joker > 0 => 1 << copies.min(5),
            Some(_) | None => 0,
        })
    }

    /// The combinations of at least `least` cards, at least two of which show the colour.
    #[inline]
    fn at_least(cards: SignCards, least: usize) -> OneColour {
        OneColour::new(cards, |joker, sign_joker| {
            // The bits of this number of copies and of more.
            31 << least.saturating_sub(joker + sign_joker).max(2 - joker).min(5)
        })
    }

    /// The combinations whose number of copies has its bit in `copies(joker, sign_joker)`.
    #[inline(always)]
    fn new(cards: SignCards, copies: impl Fn(usize, usize) -> u64) -> OneColour {
        let ones = cards.hand.0 >> (3 * cards.sign as u32);
        let (twos, fours) = (ones >> 1, ones >> 2);
        // Bit n of a colour: there are at least n copies.
        let held = EACH_COLOUR
            | ((ones | twos | fours) & EACH_COLOUR) << 1
            | ((twos | fours) & EACH_COLOUR) << 2
            | ((ones & twos | fours) & EACH_COLOUR) << 3
            | (fours & EACH_COLOUR) << 4;
        let beside_joker = (cards.hand.0 >> JOKER_BIT & EACH_COLOUR) * 31;
        let of = |sign_joker| {
            let without = EACH_COLOUR * (copies(0, sign_joker) & 31);
            let with = EACH_COLOUR * (copies(1, sign_joker) & 31);
            held & without | (held & beside_joker & with) << WITH_JOKER
        };
        OneColour { sign: cards.sign, bits: [of(0), if cards.sign_joker { of(1) } else { 0 }] }
    }

    /// The number of combinations.
    #[inline]
    pub(in crate::games) const fn len(&self) -> u32 {
        let [without, with] = self.bits;
        let with = if with == 0 { 0 } else { CountedBits::new(with).len() };
        CountedBits::new(without).len() + with
    }

    /// The combination with `n` of them before it. `n` is less than their number.
    #[inline]
    pub(in crate::games) fn nth(&self, n: u32) -> CardSet {
        let [without, with] = self.bits;
        let words = [without, without >> WITH_JOKER, with, with >> WITH_JOKER];
        let (mut left, mut place) = (n, 0);
        loop {
            let counted = CountedBits::new(words[place] & (EACH_COLOUR * 31));
            if left < counted.len() || place + 1 == words.len() {
                let bit = counted.nth(left);
                let (colour, copies) = (bit - bit % COLOUR_BITS, u64::from(bit % COLOUR_BITS));
                let (joker, sign_joker) = (place as u64 & 1, place as u64 >> 1);
                return CardSet(
                    copies << (colour + 3 * self.sign as u32)
                        | joker << (colour + JOKER_BIT)
                        | sign_joker << (SIGN_JOKER_BIT + self.sign as u32),
                );
            }
            left -= counted.len();
            place += 1;
        }
    }
}

/// The combinations of a sign of both kinds, each once: those of different colours, then the others.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct BothKinds {
    many: ManyColours,
    many_len: u32,
    ones: OneColour,
    len: u32,
}

impl BothKinds {
    /// The combinations of at least `least` cards. `least` is at least 1.
    #[inline]
    pub(in crate::games) fn at_least(cards: SignCards, least: usize) -> BothKinds {
        let many = ManyColours { cards, least, most: COLOURS };
        // A single card, also with the sign joker, is among those of different colours.
        let (many_len, ones) = (many.len(), OneColour::at_least(cards, least));
        BothKinds { many, many_len, ones, len: many_len + ones.len() }
    }

    /// The sign.
    #[inline]
    pub(in crate::games) const fn sign(&self) -> Sign {
        self.ones.sign
    }

    /// The number of combinations.
    #[inline]
    pub(in crate::games) const fn len(&self) -> u32 {
        self.len
    }

    /// The combination with `n` of them before it. `n` is less than their number.
    #[inline]
    pub(in crate::games) fn nth(&self, n: u32) -> CardSet {
        match n.checked_sub(self.many_len) {
            None => self.many.nth(n),
            Some(n) => self.ones.nth(n),
        }
    }
}

impl SignCards {
    /// The number of different single cards.
    #[inline]
    pub(in crate::games) fn single_len(&self) -> u32 {
        (mask_size(self.jokers) + mask_size(self.plain)) as u32 + u32::from(self.sign_joker)
    }

    /// The single card with `n` of them before it. `n` is less than their number.
    #[inline]
    pub(in crate::games) fn nth_single(&self, n: u32) -> CardSet {
        let jokers = mask_size(self.jokers) as u32;
        let Some(n) = n.checked_sub(jokers) else {
            let colour = CountedBits::new(self.jokers.into()).nth(jokers - 1 - n);
            return CardSet(1 << (colour * COLOUR_BITS + JOKER_BIT));
        };
        if n as usize == mask_size(self.plain) {
            return CardSet(1 << (SIGN_JOKER_BIT + self.sign as u32));
        }
        let colour = CountedBits::new(self.plain.into()).nth(n);
        CardSet(1 << (colour * COLOUR_BITS + 3 * self.sign as u32))
    }
}

/// The single cards of a hand with each sign that they can count as, in canonical order.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct Singles(CountedBits);

impl Singles {
    #[inline]
    pub(in crate::games) const fn of(hand: CardSet) -> Singles {
        let kinds = hand.kind_bits();
        // A colour joker gets three bits, one for each sign; the two bits below its own are free.
        let jokers = kinds & EACH_COLOUR << JOKER_BIT;
        Singles(CountedBits::new(kinds | jokers >> 1 | jokers >> 2))
    }

    /// The number of choices.
    #[inline]
    pub(in crate::games) const fn len(self) -> u32 {
        self.0.len()
    }

    /// The card and its sign with `n` choices before it. `n` is less than their number.
    #[inline]
    pub(in crate::games) fn nth(self, n: u32) -> (Card, Sign) {
        SINGLE_AT[self.0.nth(n) as usize & 63]
    }
}

/// The card and the sign that each bit of [`Singles`] stands for.
static SINGLE_AT: [(Card, Sign); 64] = {
    let mut table = [(Card::DECK[0], Sign::Rock); 64];
    let mut sign = 0;
    while sign < Sign::ALL.len() {
        let mut colour = 0;
        while colour < COLOURS {
            let start = colour * 10;
            table[start + 3 * sign] = (Card::plain(Colour::ALL[colour], Sign::ALL[sign]), Sign::ALL[sign]);
            table[start + JOKER_BIT as usize - 2 + sign] =
                (Card::colour_joker(Colour::ALL[colour]), Sign::ALL[sign]);
            colour += 1;
        }
        table[SIGN_JOKER_BIT as usize + sign] = (Card::sign_joker(Sign::ALL[sign]), Sign::ALL[sign]);
        sign += 1;
    }
    table
};
