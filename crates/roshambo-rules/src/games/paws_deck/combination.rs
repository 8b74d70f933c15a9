//! Combinations: cards of one sign, all of one colour or all of different colours.

use std::fmt;

use super::card::{Card, Colour};
use super::card_set::CardSet;
use super::group::{Group, mask_size};
use crate::sign::Sign;
use crate::text::as_text;

/// The most cards of one sign and one colour: four copies and two jokers.
pub(in crate::games) const MOST_OF_ONE_COLOUR: usize = 6;

/// The two kinds of combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsKind", type = "\"one\" | \"many\""))]
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
    /// A card has another sign.
    Sign(Card),
    /// The kind is `one`, but there is a second colour.
    SecondColour(Colour),
    /// The kind is `many`, but a colour occurs twice.
    RepeatedColour(Colour),
    /// The kind is `many`, but there are more cards than colours.
    TooMany,
}

impl CardSet {
    /// Returns an error with the reason if these cards are not a combination of this sign and kind.
    pub fn fits(self, sign: Sign, kind: Kind) -> Result<(), Misfit> {
        if let Some(card) = self.iter().find(|card| !card.can_be(sign)) {
            return Err(Misfit::Sign(card));
        }
        let mut seen = None;
        for colour in self.iter().filter_map(Card::colour) {
            match (kind, seen) {
                (Kind::One, Some(first)) if first != colour => return Err(Misfit::SecondColour(colour)),
                (Kind::Many, Some(last)) if last == colour => return Err(Misfit::RepeatedColour(colour)),
                (Kind::One | Kind::Many, _) => seen = Some(colour),
            }
        }
        if kind == Kind::Many && self.len() > Colour::ALL.len() { Err(Misfit::TooMany) } else { Ok(()) }
    }
}

/// The cards of a hand that can count as one sign, prepared for listing combinations.
#[derive(Clone, Copy, Debug)]
pub struct SignCards {
    pub(super) sign: Sign,
    pub(super) hand: CardSet,
    pub(super) plain: u8,
    pub(super) jokers: u8,
    pub(super) sign_joker: bool,
}

impl SignCards {
    /// The cards of a hand that can count as this sign.
    #[inline]
    pub fn of(hand: CardSet, sign: Sign) -> SignCards {
        SignCards {
            sign,
            hand,
            plain: hand.plain_mask(sign),
            jokers: hand.colour_joker_mask(),
            sign_joker: hand.sign_joker(sign),
        }
    }

    /// Lists every combination of at least `least` cards (and at least one), each once: first those of
    /// different colours, then those of one colour that are not also of different colours. A group may
    /// be empty.
    #[inline]
    pub fn each_group(&self, least: usize, mut make: impl FnMut(Group)) {
        self.many_groups(least, Colour::ALL.len(), &mut make);
        self.one_groups(least, MOST_OF_ONE_COLOUR, 2, make);
    }

    /// Lists every combination of `size` cards of different colours. The sign joker counts as a colour
    /// that the other cards do not have.
    #[inline]
    pub fn each_many(&self, size: usize, mut make: impl FnMut(CardSet)) {
        if size <= Colour::ALL.len() {
            self.many_groups(size, size, |group| group.each(&mut make));
        }
    }

    /// Lists every combination of `size` cards of one colour. At least `own` cards show the colour; the
    /// sign joker does not.
    #[inline]
    pub fn each_one(&self, size: usize, own: usize, mut make: impl FnMut(CardSet)) {
        self.one_groups(size, size, own, |group| group.each(&mut make));
    }

    /// Lists the combinations of `least` to `most` cards of different colours, as a group for each
    /// choice of jokers.
    #[inline]
    fn many_groups(&self, least: usize, most: usize, mut make: impl FnMut(Group)) {
        if mask_size(self.plain | self.jokers) + usize::from(self.sign_joker) < least {
            return;
        }
        for sign_joker in 0..=u8::from(self.sign_joker) {
            let mut jokers = self.jokers;
            loop {
                make(self.many_group(jokers, sign_joker == 1, least, most));
                if jokers == 0 {
                    break;
                }
                jokers = (jokers - 1) & self.jokers;
            }
        }
    }

    /// The combinations of `least` to `most` cards of different colours with exactly these jokers.
    #[inline]
    pub(super) fn many_group(&self, jokers: u8, sign_joker: bool, least: usize, most: usize) -> Group {
        let base = CardSet::of_sign(self.sign, 0, jokers, sign_joker);
        let taken = usize::from(sign_joker) + mask_size(jokers);
        // `most` is at most five, so the sign joker always has a colour left.
        match most.checked_sub(taken) {
            Some(room) => {
                let sizes = (least.saturating_sub(taken), room);
                Group::of_colours(base, self.sign, self.plain & !jokers, sizes)
            }
            None => Group::EMPTY,
        }
    }

    /// Lists the combinations of `least` to `most` cards of one colour, as a group for each colour and
    /// each choice of jokers.
    #[inline]
    fn one_groups(&self, least: usize, most: usize, own: usize, mut make: impl FnMut(Group)) {
        let masks = self.hand.masks_by_count(self.sign);
        for sign_joker in 0..=usize::from(self.sign_joker) {
            for (joker, held) in [(0, 31), (1, self.jokers)] {
                let taken = joker + sign_joker;
                let fewest = least.saturating_sub(taken).max(own.saturating_sub(joker));
                if taken + fewest > most {
                    continue;
                }
                // Only colours with enough cards, so that no group is empty.
                let mut colours = held & masks[fewest.min(5)];
                while colours != 0 {
                    let colour = colours.trailing_zeros() as usize;
                    let joker_mask = (colours & colours.wrapping_neg()) * joker as u8;
                    colours &= colours - 1;
                    let copies = usize::from(self.hand.plain_count(colour, self.sign));
                    let base = CardSet::of_sign(self.sign, 0, joker_mask, sign_joker == 1);
                    make(Group::of_copies(base, self.sign, colour, (fewest, copies.min(most - taken))));
                }
            }
        }
    }

    /// Lists every single card.
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

    /// Compares the generators with the definition, for every sub-multiset of a large hand.
    #[test]
    fn the_generators_list_exactly_the_combinations_of_the_definition() {
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

            let mut either: Vec<CardSet> = Vec::new();
            held.each_group(size, |group| {
                assert_eq!(group.iter().count(), group.len());
                either.extend((0..group.len()).map(|i| group.get(i)));
            });
            either.retain(|set| set.len() == size);
            either.sort();
            slow_one.extend(slow_many);
            slow_one.sort();
            slow_one.dedup();
            assert_eq!(either, slow_one, "either, {size} cards");
        }
    }
}
