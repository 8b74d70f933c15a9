//! What ratings and values read from a hand: how many cards of each sign it has, and how well they
//! combine.

use roshambo_rules::Sign;
use roshambo_rules::games::paws_deck::CardSet;

/// The counts of a hand. They are quick to compute and quick to update.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandCounts {
    pub(super) by_sign: [SignCounts; 3],
    /// Colour jokers.
    pub(super) wild: u8,
    pub(super) len: u8,
}

/// The counts of the cards of one sign, including the joker of that sign.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SignCounts {
    pub(super) total: u8,
    /// The number of different colours among the plain cards.
    pub(super) colours: u8,
    /// The largest number of plain cards of one colour.
    pub(super) deepest: u8,
    pub(super) joker: u8,
}

impl HandCounts {
    #[inline]
    pub(super) fn of(cards: CardSet) -> HandCounts {
        let by_sign = Sign::ALL.map(|sign| SignCounts::of(cards, sign));
        let wild = SIZES[cards.colour_joker_mask() as usize];
        HandCounts { by_sign, wild, len: wild + by_sign.iter().map(|counts| counts.total).sum::<u8>() }
    }

    /// This hand after cards were played as one sign; `rest` are the cards that are left.
    #[inline]
    pub(super) fn without(mut self, sign: Sign, rest: CardSet) -> HandCounts {
        let counts = &mut self.by_sign[sign as usize];
        let before = counts.total + self.wild;
        *counts = SignCounts::of(rest, sign);
        self.wild = SIZES[rest.colour_joker_mask() as usize];
        self.len -= before - counts.total - self.wild;
        self
    }

    /// The number of cards that are left after all sets are removed.
    #[inline]
    pub(super) fn left_over(&self) -> u8 {
        let [a, b, c] = self.by_sign.map(|counts| counts.total);
        let (least, most) = (a.min(b).min(c), a.max(b).max(c));
        let middle = a + b + c - least - most;
        // The number of sets is bounded by the rarest sign, by the two rarer signs and by all cards,
        // each with the colour jokers filling in.
        let sets = (least + self.wild).min((least + middle + self.wild) / 2).min(self.len / 3);
        self.len - 3 * sets
    }

    /// Whether the hand looks like one combination.
    #[inline]
    pub(super) fn is_one_combination(&self) -> bool {
        self.by_sign.iter().any(|counts| {
            counts.total + self.wild == self.len
                && (counts.deepest <= 1 && self.len <= 5 || counts.colours <= 1 && self.wild <= 1)
        })
    }
}

impl SignCounts {
    #[inline]
    pub(super) fn of(cards: CardSet, sign: Sign) -> SignCounts {
        let [_, ones, twos, threes, fours, _] = cards.masks_by_count(sign).map(usize::from);
        let joker = u8::from(cards.sign_joker(sign));
        if ones == 0 {
            return SignCounts { total: joker, joker, ..SignCounts::default() };
        }
        SignCounts {
            total: SIZES[ones] + SIZES[twos] + SIZES[threes] + SIZES[fours] + joker,
            colours: SIZES[ones],
            deepest: 1 + u8::from(twos != 0) + u8::from(threes != 0) + u8::from(fours != 0),
            joker,
        }
    }

    /// The largest number of cards that can be played together, without colour jokers.
    #[inline]
    pub(super) fn widest(&self) -> u8 {
        (self.colours.max(self.deepest) + self.joker).min(5)
    }
}

/// The number of colours in each colour mask.
pub(super) static SIZES: [u8; 32] = {
    let mut sizes = [0; 32];
    let mut mask: usize = 0;
    while mask < 32 {
        sizes[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    sizes
};

/// The probability that a random hand of so many cards (first index) has at least so many cards left
/// (second index) after all sets are removed. How the table was computed is not recorded.
static LEFT_AT_LEAST: [[f32; 8]; 25] = [
    [1.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [1.00, 1.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [1.00, 1.00, 1.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [1.00, 0.68, 0.68, 0.68, 0.00, 0.00, 0.00, 0.00],
    [1.00, 1.00, 0.42, 0.42, 0.42, 0.00, 0.00, 0.00],
    [1.00, 1.00, 1.00, 0.26, 0.26, 0.26, 0.00, 0.00],
    [1.00, 0.76, 0.76, 0.76, 0.15, 0.15, 0.15, 0.00],
    [1.00, 1.00, 0.52, 0.52, 0.52, 0.08, 0.08, 0.08],
    [1.00, 1.00, 1.00, 0.34, 0.34, 0.34, 0.04, 0.04],
    [1.00, 0.77, 0.77, 0.77, 0.20, 0.20, 0.20, 0.03],
    [1.00, 1.00, 0.57, 0.57, 0.57, 0.14, 0.14, 0.14],
    [1.00, 1.00, 1.00, 0.39, 0.39, 0.39, 0.08, 0.08],
    [1.00, 0.79, 0.79, 0.79, 0.25, 0.25, 0.25, 0.05],
    [1.00, 1.00, 0.57, 0.57, 0.57, 0.17, 0.17, 0.17],
    [1.00, 1.00, 1.00, 0.41, 0.41, 0.41, 0.10, 0.10],
    [1.00, 0.78, 0.78, 0.78, 0.29, 0.29, 0.29, 0.06],
    [1.00, 1.00, 0.58, 0.58, 0.58, 0.18, 0.18, 0.18],
    [1.00, 1.00, 1.00, 0.42, 0.42, 0.42, 0.12, 0.12],
    [1.00, 0.77, 0.77, 0.77, 0.29, 0.29, 0.29, 0.08],
    [1.00, 1.00, 0.56, 0.56, 0.56, 0.18, 0.18, 0.18],
    [1.00, 1.00, 1.00, 0.42, 0.42, 0.42, 0.12, 0.12],
    [1.00, 0.74, 0.74, 0.74, 0.27, 0.27, 0.27, 0.07],
    [1.00, 1.00, 0.57, 0.57, 0.57, 0.20, 0.20, 0.20],
    [1.00, 1.00, 1.00, 0.42, 0.42, 0.42, 0.13, 0.13],
    [1.00, 0.74, 0.74, 0.74, 0.28, 0.28, 0.28, 0.08],
];

/// The probability that a random hand of `cards` cards has at least `left` cards left after all sets
/// are removed.
#[inline]
pub(super) fn left_at_least(cards: usize, left: usize) -> f32 {
    LEFT_AT_LEAST[cards.min(LEFT_AT_LEAST.len() - 1)][left.min(7)]
}
