//! What ratings and values read from a hand: how many turns it takes to play all of it.

use roshambo_rules::Sign;
use roshambo_rules::games::paws_deck::CardSet;

/// The number of colours in each mask. A lookup is quicker than counting bits on targets without an
/// instruction for it.
const COLOURS: [u8; 32] = {
    let mut sizes = [0; 32];
    let mut mask = 0_usize;
    while mask < 32 {
        sizes[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    sizes
};

/// The number of colours in a mask.
#[inline]
pub(super) fn colours(mask: u8) -> u8 {
    COLOURS[usize::from(mask & 31)]
}

/// The shape of a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandShape {
    /// The number of cards.
    pub(super) cards: u8,
    /// The number of plays and leads that it takes to play all cards. Jokers are played with others.
    pub(super) turns: u8,
    /// The number of colours with a plain card of every sign.
    pub(super) combos: u8,
    /// The number of jokers.
    pub(super) jokers: u8,
    /// The largest number of cards of each sign that can be played together, without jokers.
    pub(super) widest: [u8; 3],
}

impl HandShape {
    /// The shape of a hand.
    #[inline]
    pub(super) fn of(hand: CardSet) -> HandShape {
        let mut turns = 0;
        let mut widest = [0; 3];
        let mut every = 31;
        for sign in Sign::ALL {
            let masks = hand.masks_by_count(sign);
            let [ones, twos, threes, fours] = [1, 2, 3, 4].map(|count| colours(masks[count]));
            every &= masks[1];
            // Either k sets of different colours, and then one set for each colour with more copies,
            // for k from 0 to 3: the minimum of these.
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
        HandShape { cards, turns, combos: colours(every), jokers, widest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use roshambo_rules::games::paws_deck::Card;

    fn shape(text: &str) -> HandShape {
        HandShape::of(text.split_whitespace().filter_map(|card| card.parse::<Card>().ok()).collect())
    }

    #[test]
    fn cards_of_one_colour_or_of_different_colours_need_one_turn() {
        assert_eq!(shape("bR bR bR bR").turns, 1);
        assert_eq!(shape("bR gR rR yR vR").turns, 1);
        assert_eq!(shape("bR bR gR").turns, 2);
        assert_eq!(shape("bR bR bR gR gR rR").turns, 3);
        assert_eq!(shape("bR bR bR gR rR yR").turns, 2);
        assert_eq!(shape("bR bR bR bR gS gP gP gP").turns, 3);
    }

    #[test]
    fn jokers_need_no_turn_of_their_own() {
        let HandShape { cards, turns, jokers, .. } = shape("bR gR b* *R");
        assert_eq!((cards, turns, jokers), (4, 1, 2));
        assert_eq!(shape("b* *R").turns, 1);
        assert_eq!(shape("").turns, 0);
    }

    #[test]
    fn the_widest_set_has_one_colour_or_different_colours() {
        assert_eq!(shape("bR bR bR gR gS gP rP").widest, [3, 1, 2]);
        assert_eq!(shape("bR bR bR gR gS gP rP").combos, 1);
    }
}
