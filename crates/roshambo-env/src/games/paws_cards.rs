//! What both editions of Paws, Scissors, Paper share: numbers of combinations, and fields of cards.

use roshambo_rules::Sign;
use roshambo_rules::games::paws_deck::{Card, CardSet, Colour};

use super::common::SIGNS;

/// The number of values of a multiset of cards.
pub(super) const CARDS: usize = Card::KINDS;

/// Writes the number of copies of each card, divided by 4.
#[inline]
pub(super) fn count(cards: CardSet, field: &mut [f32]) {
    for card in cards.kinds() {
        field[card.index()] = cards.count(card) as f32 / 4.0;
    }
}

const COLOURS: usize = Colour::ALL.len();
/// A mask of the colours of plain cards, a mask of the colours of jokers, and the sign joker.
const MANY_KEYS: usize = 1 << (2 * COLOURS + 1);
/// A colour, up to four copies, its joker, and the sign joker.
const ONE_KEYS: usize = COLOURS * 5 * 4;
/// The number of a combination that does not exist.
const NONE: u16 = u16::MAX;

/// Finds the number of a combination of one sign without searching.
pub(super) struct CombinationNumbers {
    many: [[u16; MANY_KEYS]; SIGNS],
    one: [[u16; ONE_KEYS]; SIGNS],
}

impl CombinationNumbers {
    pub(super) const EMPTY: CombinationNumbers =
        CombinationNumbers { many: [[NONE; MANY_KEYS]; SIGNS], one: [[NONE; ONE_KEYS]; SIGNS] };

    /// Numbers a combination of different colours.
    pub(super) fn add_many(&mut self, sign: Sign, cards: CardSet, number: usize) {
        self.many[sign as usize][many_key(sign, cards)] = number as u16;
    }

    /// Numbers a combination of one colour.
    pub(super) fn add_one(&mut self, sign: Sign, cards: CardSet, number: usize) {
        self.one[sign as usize][one_key(sign, cards)] = number as u16;
    }

    /// The number of a combination of different colours. The cards must be one.
    #[inline]
    pub(super) fn many(&self, sign: Sign, cards: CardSet) -> usize {
        self.many[sign as usize][many_key(sign, cards)].into()
    }

    /// The number of a combination of one colour. The cards must be one.
    #[inline]
    pub(super) fn one(&self, sign: Sign, cards: CardSet) -> usize {
        self.one[sign as usize][one_key(sign, cards)].into()
    }
}

/// Whether no colour occurs twice.
#[inline]
pub(super) fn has_different_colours(sign: Sign, cards: CardSet) -> bool {
    let colours = (cards.plain_mask(sign) | cards.colour_joker_mask()).count_ones() as usize;
    colours + usize::from(cards.sign_joker(sign)) == cards.len()
}

#[inline]
fn many_key(sign: Sign, cards: CardSet) -> usize {
    let (plain, jokers) = (usize::from(cards.plain_mask(sign)), usize::from(cards.colour_joker_mask()));
    plain | jokers << COLOURS | usize::from(cards.sign_joker(sign)) << (2 * COLOURS)
}

/// The sign joker alone has the key of no copies of the first colour.
#[inline]
fn one_key(sign: Sign, cards: CardSet) -> usize {
    let mask = cards.plain_mask(sign) | cards.colour_joker_mask();
    let colour = Colour::ALL.get(mask.trailing_zeros() as usize).copied().unwrap_or(Colour::Blue);
    let copies = cards.count(Card::plain(colour, sign));
    let joker = usize::from(cards.contains(Card::colour_joker(colour)));
    ((colour as usize * 5 + copies) * 2 + joker) * 2 + usize::from(cards.sign_joker(sign))
}
