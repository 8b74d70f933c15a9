//! Combinations in groups: those that have their jokers in common and differ in their plain cards.
//!
//! A group is a slice of a table made at compile time. So a list of moves is a few additions a
//! move, and how many there are is known without listing them.

use super::card_set::{COLOUR_BITS, CardSet, SPREAD};
use crate::sign::Sign;

const MASKS: usize = 32;
const SIZES: usize = 7;

/// For each mask of colours its subsets, spread, the largest first.
static SUBSETS: [[u64; MASKS]; MASKS] = subsets();
/// For each mask of colours how many of its subsets have at least so many colours.
static AT_LEAST: [[u8; SIZES]; MASKS] = at_least();
/// So many copies of one card.
static COPIES: [u64; 5] = [0, 1, 2, 3, 4];

/// How many colours each mask has.
static MASK_SIZES: [u8; MASKS] = mask_sizes();

const fn mask_sizes() -> [u8; MASKS] {
    let mut sizes = [0; MASKS];
    let mut mask: usize = 0;
    while mask < MASKS {
        sizes[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    sizes
}

const fn subsets() -> [[u64; MASKS]; MASKS] {
    let mut table = [[0; MASKS]; MASKS];
    let mut mask = 0;
    while mask < MASKS {
        let (mut size, mut found) = (SIZES, 0);
        while size > 0 {
            size -= 1;
            let mut subset: usize = 0;
            while subset < MASKS {
                if subset & !mask == 0 && subset.count_ones() as usize == size {
                    table[mask][found] = SPREAD[subset];
                    found += 1;
                }
                subset += 1;
            }
        }
        mask += 1;
    }
    table
}

const fn at_least() -> [[u8; SIZES]; MASKS] {
    let mut table = [[0; SIZES]; MASKS];
    let mut mask = 0;
    while mask < MASKS {
        let mut subset: usize = 0;
        while subset < MASKS {
            let mut size = 0;
            while subset & !mask == 0 && size <= subset.count_ones() as usize {
                table[mask][size] += 1;
                size += 1;
            }
            subset += 1;
        }
        mask += 1;
    }
    table
}

/// How many colours a mask has.
#[inline]
pub(super) fn mask_size(mask: u8) -> usize {
    // Without the processor's own instruction for it, a table is quicker.
    MASK_SIZES[mask as usize] as usize
}

/// Combinations that differ in their plain cards only.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    jokers: CardSet,
    plain: &'static [u64],
    shift: u32,
}

impl Group {
    /// The jokers with each choice of these colours that has a size from the first to the second.
    #[inline]
    pub(super) fn of_colours(jokers: CardSet, sign: Sign, colours: u8, sizes: (usize, usize)) -> Group {
        let (subsets, at_least) = (&SUBSETS[colours as usize], &AT_LEAST[colours as usize]);
        let count = |size: usize| at_least.get(size).map_or(0, |count| usize::from(*count));
        let (from, to) = (count(sizes.1 + 1), count(sizes.0));
        Group { jokers, plain: subsets.get(from..to).unwrap_or(&[]), shift: 3 * sign as u32 }
    }

    /// The jokers with each number of copies from the first to the second.
    #[inline]
    pub(super) fn of_copies(jokers: CardSet, sign: Sign, colour: usize, copies: (usize, usize)) -> Group {
        let plain = COPIES.get(copies.0..=copies.1).unwrap_or(&[]);
        Group { jokers, plain, shift: colour as u32 * COLOUR_BITS + 3 * sign as u32 }
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.plain.len()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// One of them, by its place from 0.
    #[inline]
    pub fn get(&self, place: usize) -> CardSet {
        CardSet(self.jokers.0 + (self.plain[place] << self.shift))
    }

    /// Makes each of them.
    #[inline(always)]
    pub(super) fn each(self, make: &mut impl FnMut(CardSet)) {
        for plain in self.plain {
            make(CardSet(self.jokers.0 + (plain << self.shift)));
        }
    }

    /// All of them.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardSet> {
        self.plain.iter().map(move |plain| CardSet(self.jokers.0 + (plain << self.shift)))
    }
}
