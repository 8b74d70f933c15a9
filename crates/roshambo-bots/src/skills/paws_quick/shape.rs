//! What a hand is like: how soon it can be got rid of.

use roshambo_rules::Sign;
use roshambo_rules::games::paws_deck::CardSet;

/// How many colours each mask has: quicker than counting bits without an instruction for it.
const COLOURS: [u8; 32] = {
    let mut sizes = [0; 32];
    let mut mask = 0_usize;
    while mask < 32 {
        sizes[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    sizes
};

/// How many colours a mask has.
#[inline]
pub(super) fn colours(mask: u8) -> u8 {
    COLOURS[usize::from(mask & 31)]
}

/// A hand in numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// How many cards.
    pub(super) cards: u8,
    /// How many plays and leads it takes to get rid of them, jokers going along with others.
    pub(super) turns: u8,
    /// How many colours have a plain card of every sign.
    pub(super) combos: u8,
    /// How many jokers.
    pub(super) jokers: u8,
    /// The most cards of each sign that can be played together, without jokers.
    pub(super) widest: [u8; 3],
}

impl Shape {
    /// The shape of a hand.
    #[inline]
    pub(super) fn of(hand: CardSet) -> Shape {
        let mut turns = 0;
        let mut widest = [0; 3];
        let mut every = 31;
        for sign in Sign::ALL {
            let masks = hand.masks_by_count(sign);
            let [ones, twos, threes, fours] = [1, 2, 3, 4].map(|count| colours(masks[count]));
            every &= masks[1];
            // Some rounds of different colours; what is left of each colour goes by itself.
            turns += ones.min(1 + twos).min(2 + threes).min(3 + fours);
            let copies = match (twos, threes, fours) {
                (0, ..) => 1,
                (_, 0, _) => 2,
                (_, _, 0) => 3,
                _ => 4,
            };
            widest[sign as usize] = if ones == 0 { 0 } else { ones.max(copies) };
        }
        let cards = hand.len() as u8;
        let jokers = hand.jokers() as u8;
        if turns == 0 {
            turns = jokers.min(1);
        }
        Shape { cards, turns, combos: colours(every), jokers, widest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use roshambo_rules::games::paws_deck::Card;

    fn shape(text: &str) -> Shape {
        Shape::of(text.split_whitespace().filter_map(|card| card.parse::<Card>().ok()).collect())
    }

    #[test]
    fn one_colour_or_different_colours_go_in_one_turn() {
        assert_eq!(shape("bR bR bR bR").turns, 1);
        assert_eq!(shape("bR gR rR yR vR").turns, 1);
        assert_eq!(shape("bR bR gR").turns, 2);
        assert_eq!(shape("bR bR bR gR gR rR").turns, 3);
        assert_eq!(shape("bR bR bR gR rR yR").turns, 2);
        assert_eq!(shape("bR bR bR bR gS gP gP gP").turns, 3);
    }

    #[test]
    fn jokers_go_along_with_others() {
        let Shape { cards, turns, jokers, .. } = shape("bR gR b* *R");
        assert_eq!((cards, turns, jokers), (4, 1, 2));
        assert_eq!(shape("b* *R").turns, 1);
        assert_eq!(shape("").turns, 0);
    }

    #[test]
    fn the_widest_set_is_of_copies_or_of_colours() {
        assert_eq!(shape("bR bR bR gR gS gP rP").widest, [3, 1, 2]);
        assert_eq!(shape("bR bR bR gR gS gP rP").combos, 1);
    }
}
