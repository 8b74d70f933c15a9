//! Groups of combinations that have the same jokers and differ in their plain cards.
//!
//! A group is a slice of a table that is computed at compile time. Listing moves takes a few additions
//! per move, and the number of moves is known without listing them.

use super::card_set::{COLOUR_BITS, CardSet, SPREAD};
use crate::sign::Sign;

const MASKS: usize = 32;
const SIZES: usize = 7;

/// For each mask of colours its subsets, as spread masks, the largest subsets first.
static SUBSETS: [[u64; MASKS]; MASKS] = subsets();
/// For each mask of colours and each size, the number of subsets with at least this size.
static AT_LEAST: [[u8; SIZES]; MASKS] = at_least();
/// The numbers of copies of one card.
static COPIES: [u64; 5] = [0, 1, 2, 3, 4];

/// The number of colours of each mask.
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

/// The number of colours of a mask.
#[inline]
pub(super) fn mask_size(mask: u8) -> usize {
    // On processors without a population count instruction, a table is faster.
    MASK_SIZES[mask as usize] as usize
}

/// Combinations that differ only in their plain cards.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    jokers: CardSet,
    plain: &'static [u64],
    shift: u32,
}

impl Group {
    pub(super) const EMPTY: Group = Group { jokers: CardSet::EMPTY, plain: &[], shift: 0 };

    /// The jokers with every choice of plain cards of different colours, of `sizes.0` to `sizes.1`
    /// cards.
    #[inline]
    pub(super) fn of_colours(jokers: CardSet, sign: Sign, colours: u8, sizes: (usize, usize)) -> Group {
        let (subsets, at_least) = (&SUBSETS[colours as usize], &AT_LEAST[colours as usize]);
        let count = |size: usize| at_least.get(size).map_or(0, |count| usize::from(*count));
        let (from, to) = (count(sizes.1 + 1), count(sizes.0));
        Group { jokers, plain: subsets.get(from..to).unwrap_or(&[]), shift: 3 * sign as u32 }
    }

    /// The jokers with `copies.0` to `copies.1` copies of a plain card.
    #[inline]
    pub(super) fn of_copies(jokers: CardSet, sign: Sign, colour: usize, copies: (usize, usize)) -> Group {
        let plain = COPIES.get(copies.0..=copies.1).unwrap_or(&[]);
        Group { jokers, plain, shift: colour as u32 * COLOUR_BITS + 3 * sign as u32 }
    }

    /// The number of combinations.
    #[inline]
    pub const fn len(&self) -> usize {
        self.plain.len()
    }

    /// Whether the group is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// The combination at this place, counted from 0.
    #[inline]
    pub fn get(&self, place: usize) -> CardSet {
        CardSet(self.jokers.0 + (self.plain[place] << self.shift))
    }

    /// Calls `make` with each combination.
    #[inline(always)]
    pub(super) fn each(self, make: &mut impl FnMut(CardSet)) {
        for plain in self.plain {
            make(CardSet(self.jokers.0 + (plain << self.shift)));
        }
    }

    /// All combinations.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardSet> {
        self.plain.iter().map(move |plain| CardSet(self.jokers.0 + (plain << self.shift)))
    }
}
