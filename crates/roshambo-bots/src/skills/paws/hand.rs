//! What counts of a hand: how many cards of each sign, and how well they go together.

use roshambo_rules::Sign;
use roshambo_rules::games::paws_deck::CardSet;

/// A hand in numbers, quick to make and quick to change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) columns: [Column; 3],
    /// Colour jokers.
    pub(super) wild: u8,
    pub(super) len: u8,
}

/// The cards of one sign, its joker among them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Column {
    pub(super) total: u8,
    /// The most plain cards of different colours, and the most of one colour.
    pub(super) colours: u8,
    pub(super) deepest: u8,
    pub(super) joker: u8,
}

impl Hand {
    #[inline]
    pub(super) fn of(cards: CardSet) -> Hand {
        let columns = Sign::ALL.map(|sign| Column::of(cards, sign));
        let wild = SIZES[cards.colour_joker_mask() as usize];
        Hand { columns, wild, len: wild + columns.iter().map(|column| column.total).sum::<u8>() }
    }

    /// This hand without cards that were played as one sign, of which `rest` is left.
    #[inline]
    pub(super) fn without(mut self, sign: Sign, rest: CardSet) -> Hand {
        let column = &mut self.columns[sign as usize];
        let before = column.total + self.wild;
        *column = Column::of(rest, sign);
        self.wild = SIZES[rest.colour_joker_mask() as usize];
        self.len -= before - column.total - self.wild;
        self
    }

    /// How many cards are left when all sets are taken off.
    #[inline]
    pub(super) fn left_over(&self) -> u8 {
        let [a, b, c] = self.columns.map(|column| column.total);
        let (least, most) = (a.min(b).min(c), a.max(b).max(c));
        let middle = a + b + c - least - most;
        // Each number of signs that lack cards sets a bound of its own.
        let sets = (least + self.wild).min((least + middle + self.wild) / 2).min(self.len / 3);
        self.len - 3 * sets
    }

    /// Whether the hand looks like one combination.
    #[inline]
    pub(super) fn is_one_combination(&self) -> bool {
        self.columns.iter().any(|column| {
            column.total + self.wild == self.len
                && (column.deepest <= 1 && self.len <= 5 || column.colours <= 1 && self.wild <= 1)
        })
    }
}

impl Column {
    #[inline]
    pub(super) fn of(cards: CardSet, sign: Sign) -> Column {
        let [_, ones, twos, threes, fours, _] = cards.masks_by_count(sign).map(usize::from);
        let joker = u8::from(cards.sign_joker(sign));
        if ones == 0 {
            return Column { total: joker, joker, ..Column::default() };
        }
        Column {
            total: SIZES[ones] + SIZES[twos] + SIZES[threes] + SIZES[fours] + joker,
            colours: SIZES[ones],
            deepest: 1 + u8::from(twos != 0) + u8::from(threes != 0) + u8::from(fours != 0),
            joker,
        }
    }

    /// The most cards that can be played together, without colour jokers.
    #[inline]
    pub(super) fn widest(&self) -> u8 {
        (self.colours.max(self.deepest) + self.joker).min(5)
    }
}

/// How many colours a mask has.
pub(super) static SIZES: [u8; 32] = {
    let mut sizes = [0; 32];
    let mut mask: usize = 0;
    while mask < 32 {
        sizes[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    sizes
};
