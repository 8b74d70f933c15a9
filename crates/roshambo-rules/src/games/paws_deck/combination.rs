//! Combinations: cards of one sign, all of one colour or all of different colours.

use std::fmt;

use super::card::{Card, Colour};
use super::card_set::CardSet;
use crate::sign::Sign;
use crate::text::as_text;

/// The two kinds of combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(rename = "PawsKind", type = "\"one\" | \"many\"")]
pub enum Kind {
    /// All cards of one colour.
    One,
    /// All cards of different colours.
    Many,
}

impl Kind {
    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::One => "one",
            Kind::Many => "many",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

as_text!(Kind);

/// Why cards are not a combination of a sign and a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// A card shows another sign.
    Sign(Card),
    /// `one`, but a second colour.
    SecondColour(Colour),
    /// `many`, but a colour twice.
    RepeatedColour(Colour),
    /// `many`, but more cards than colours.
    TooMany,
}

impl CardSet {
    /// Whether these cards can be a combination of this sign and kind, and if not, why.
    pub fn fits(self, sign: Sign, kind: Kind) -> Result<(), Misfit> {
        if let Some(card) = self.iter().find(|card| !card.can_be(sign)) {
            return Err(Misfit::Sign(card));
        }
        let mut seen = None;
        for colour in self.iter().filter_map(Card::colour) {
            match (kind, seen) {
                (Kind::One, Some(first)) if first != colour => return Err(Misfit::SecondColour(colour)),
                (Kind::Many, Some(last)) if last == colour => return Err(Misfit::RepeatedColour(colour)),
                _ => seen = Some(colour),
            }
        }
        if kind == Kind::Many && self.len() > Colour::ALL.len() { Err(Misfit::TooMany) } else { Ok(()) }
    }
}

/// The colour masks of each size.
const SIZED: [&[u8]; 6] = [
    &[0],
    &[1, 2, 4, 8, 16],
    &[3, 5, 6, 9, 10, 12, 17, 18, 20, 24],
    &[7, 11, 13, 14, 19, 21, 22, 25, 26, 28],
    &[15, 23, 27, 29, 30],
    &[31],
];

/// What a hand has for one sign, ready to make combinations of it.
#[derive(Clone, Copy, Debug)]
pub struct SignCards {
    sign: Sign,
    counts: [u8; 5],
    plain: u8,
    jokers: u8,
    sign_joker: bool,
}

impl SignCards {
    /// The cards of a hand that can be played as this sign.
    #[inline]
    pub fn of(hand: CardSet, sign: Sign) -> SignCards {
        let mut counts = [0; 5];
        let mut plain = 0;
        for (colour, count) in counts.iter_mut().enumerate() {
            *count = hand.plain_count(colour, sign);
            plain |= u8::from(*count > 0) << colour;
        }
        let jokers = hand.colour_joker_mask();
        SignCards { sign, counts, plain, jokers, sign_joker: hand.sign_joker(sign) }
    }

    /// Every combination of `size` cards of different colours; the sign joker stands for a colour
    /// that is not there.
    #[inline]
    pub fn each_many(&self, size: usize, mut make: impl FnMut(CardSet)) {
        let held = self.plain | self.jokers;
        for sign_joker in 0..=usize::from(self.sign_joker) {
            let coloured = size.wrapping_sub(sign_joker);
            // All five colours there leave none for the sign joker.
            if coloured + sign_joker > SIZED.len() - 1 {
                continue;
            }
            for &colours in SIZED[coloured] {
                if colours & !held != 0 {
                    continue;
                }
                let only_joker = colours & !self.plain;
                let either = colours & self.plain & self.jokers;
                let mut chosen = either;
                loop {
                    let jokers = only_joker | chosen;
                    make(CardSet::of_sign(self.sign, colours & !jokers, jokers, sign_joker == 1));
                    if chosen == 0 {
                        break;
                    }
                    chosen = (chosen - 1) & either;
                }
            }
        }
    }

    /// Every combination of `size` cards of one colour, at least `own` of which show that colour
    /// themselves; the sign joker takes it.
    #[inline]
    pub fn each_one(&self, size: usize, own: usize, mut make: impl FnMut(CardSet)) {
        for colour in 0..self.counts.len() {
            let mask = 1 << colour;
            for joker in 0..=(self.jokers >> colour & 1) {
                for sign_joker in 0..=u8::from(self.sign_joker) {
                    let plain = (size as u8).wrapping_sub(joker + sign_joker);
                    if plain <= self.counts[colour] && usize::from(plain + joker) >= own {
                        let mut cards = CardSet::of_sign(self.sign, 0, mask * joker, sign_joker == 1);
                        let single = CardSet::of_sign(self.sign, mask, 0, false);
                        for _ in 0..plain {
                            cards.add_all(single);
                        }
                        make(cards);
                    }
                }
            }
        }
    }

    /// Every single card.
    #[inline]
    pub fn each_single(&self, make: impl FnMut(CardSet)) {
        self.each_many(1, make);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn a_combination_is_one_sign_in_one_colour_or_in_different_ones() {
        assert_eq!(cards("bR bR b* *R").fits(Sign::Rock, Kind::One), Ok(()));
        assert_eq!(cards("bR g* *R").fits(Sign::Rock, Kind::Many), Ok(()));
        assert_eq!(cards("bR *R").fits(Sign::Rock, Kind::One), Ok(()));
        assert_eq!(cards("bR *R").fits(Sign::Rock, Kind::Many), Ok(()));
        assert_eq!(cards("bR gR").fits(Sign::Rock, Kind::One), Err(Misfit::SecondColour(Colour::Green)));
        assert_eq!(cards("bR b*").fits(Sign::Rock, Kind::Many), Err(Misfit::RepeatedColour(Colour::Blue)));
        assert_eq!(cards("bR bS").fits(Sign::Rock, Kind::One), Err(Misfit::Sign("bS".parse().unwrap())));
        assert_eq!(cards("bR *S").fits(Sign::Rock, Kind::Many), Err(Misfit::Sign("*S".parse().unwrap())));
        assert_eq!(cards("bR gR rR yR vR *R").fits(Sign::Rock, Kind::Many), Err(Misfit::TooMany));
    }

    /// The generators against the plain definition, on every sub-multiset of a rich hand.
    #[test]
    fn what_is_generated_is_exactly_what_fits() {
        let hand = cards("bR bR bR b* gR g* rR yR y* vR *R");
        let held = SignCards::of(hand, Sign::Rock);
        for size in 1..=6 {
            let mut slow_one = Vec::new();
            let mut slow_many = Vec::new();
            for pick in 0u32..1 << hand.len() {
                if pick.count_ones() as usize != size {
                    continue;
                }
                let set: CardSet = hand
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| pick >> i & 1 == 1)
                    .map(|(_, card)| card)
                    .collect();
                if set.fits(Sign::Rock, Kind::One).is_ok() && set.iter().any(|card| card.colour().is_some()) {
                    slow_one.push(set);
                }
                if set.fits(Sign::Rock, Kind::Many).is_ok() {
                    slow_many.push(set);
                }
            }
            for slow in [&mut slow_one, &mut slow_many] {
                slow.sort();
                slow.dedup();
            }
            let (mut one, mut many) = (Vec::new(), Vec::new());
            held.each_one(size, 1, |set| one.push(set));
            held.each_many(size, |set| many.push(set));
            one.sort();
            many.sort();
            assert_eq!(one, slow_one, "one colour, {size} cards");
            assert_eq!(many, slow_many, "many colours, {size} cards");
        }
    }
}
