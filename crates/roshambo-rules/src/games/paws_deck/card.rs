//! One card and its notation: `bR`, a sign joker `*R`, a colour joker `b*`.

use std::fmt;
use std::str::FromStr;

use super::DECK_SIZE;
use crate::sign::Sign;
use crate::text::{ParseError, as_text};

/// The five colours, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "PawsColour", type = "\"b\" | \"g\" | \"r\" | \"y\" | \"v\"")
)]
#[repr(u8)]
pub enum Colour {
    /// `b`
    Blue,
    /// `g`
    Green,
    /// `r`
    Red,
    /// `y`
    Yellow,
    /// `v`
    Violet,
}

impl Colour {
    /// All colours, in canonical order.
    pub const ALL: [Colour; 5] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow, Colour::Violet];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Blue => 'b',
            Colour::Green => 'g',
            Colour::Red => 'r',
            Colour::Yellow => 'y',
            Colour::Violet => 'v',
        }
    }

    fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

as_text!(Colour);

/// One of the 23 different cards, in canonical order.
///
/// The codes are four for each colour (its three signs, then its joker), then the three sign jokers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The number of different cards.
    pub const KINDS: usize = 23;
    const SIGN_JOKERS: u8 = 20;

    /// All different cards, in canonical order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// A plain card.
    pub const fn plain(colour: Colour, sign: Sign) -> Card {
        Card(colour as u8 * 4 + sign as u8)
    }

    /// The joker of a colour, which counts as any sign.
    pub const fn colour_joker(colour: Colour) -> Card {
        Card(colour as u8 * 4 + 3)
    }

    /// The joker of a sign, which counts as any colour.
    pub const fn sign_joker(sign: Sign) -> Card {
        Card(Card::SIGN_JOKERS + sign as u8)
    }

    /// The whole deck, in canonical order.
    pub const DECK: [Card; DECK_SIZE] = {
        let mut deck = [Card(0); DECK_SIZE];
        let (mut code, mut filled) = (0, 0);
        while code < Card::KINDS as u8 {
            let plain = code < Card::SIGN_JOKERS && code % 4 < 3;
            let end = filled + if plain { 4 } else { 1 };
            while filled < end {
                deck[filled] = Card(code);
                filled += 1;
            }
            code += 1;
        }
        deck
    };

    pub(super) const fn from_code(code: u8) -> Card {
        Card(code)
    }

    pub(super) const fn code(self) -> usize {
        self.0 as usize
    }

    /// The card with this place in canonical order, counted from 0.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as u8)) } else { None }
    }

    /// The place in canonical order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.code()
    }

    /// What the card shows.
    pub fn face(self) -> Face {
        let (family, place) = (self.code() / 4, self.code() % 4);
        match (Colour::ALL.get(family), Sign::ALL.get(place)) {
            (Some(colour), Some(sign)) => Face::Plain(*colour, *sign),
            (Some(colour), None) => Face::ColourJoker(*colour),
            (None, _) => Face::SignJoker(Sign::ALL[place]),
        }
    }

    /// The colour; `None` for a sign joker.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        (self.0 < Card::SIGN_JOKERS).then(|| Colour::ALL[self.0 as usize / 4])
    }

    /// The sign; `None` for a colour joker.
    #[inline]
    pub fn sign(self) -> Option<Sign> {
        let code = if self.0 < Card::SIGN_JOKERS { self.0 % 4 } else { self.0 - Card::SIGN_JOKERS };
        Sign::ALL.get(code as usize).copied()
    }

    /// Whether it is a colour joker or a sign joker.
    pub fn is_joker(self) -> bool {
        self.colour().is_none() || self.sign().is_none()
    }

    /// Whether it can count as this sign.
    #[inline]
    pub fn can_be(self, sign: Sign) -> bool {
        self.sign().is_none_or(|own| own == sign)
    }

    /// The number of copies in the deck.
    #[inline]
    pub fn copies(self) -> usize {
        if self.is_joker() { 1 } else { 4 }
    }
}

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A colour and a sign.
    Plain(Colour, Sign),
    /// A colour; the card counts as any sign.
    ColourJoker(Colour),
    /// A sign; the card counts as any colour.
    SignJoker(Sign),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = self.colour().map_or('*', Colour::letter);
        let sign = self.sign().map_or('*', Sign::letter);
        write!(f, "{colour}{sign}")
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let wrong = || ParseError::new("expected-paws-card", text);
        let mut letters = text.chars();
        let (Some(first), Some(second), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(wrong());
        };
        match (Colour::from_letter(first), Sign::from_letter(second)) {
            (Some(colour), Some(sign)) => Ok(Card::plain(colour, sign)),
            (Some(colour), None) if second == '*' => Ok(Card::colour_joker(colour)),
            (None, Some(sign)) if first == '*' => Ok(Card::sign_joker(sign)),
            _ => Err(wrong()),
        }
    }
}

as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_order_is_by_colour_then_sign_then_joker_with_sign_jokers_last() {
        let texts: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        assert_eq!(texts.join(" "), "bR bS bP b* gR gS gP g* rR rS rP r* yR yS yP y* vR vS vP v* *R *S *P");
        assert_eq!(Card::all().map(Card::copies).sum::<usize>(), DECK_SIZE);
    }

    #[test]
    fn only_the_texts_of_cards_are_parsed() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            let same = match card.face() {
                Face::Plain(colour, sign) => Card::plain(colour, sign),
                Face::ColourJoker(colour) => Card::colour_joker(colour),
                Face::SignJoker(sign) => Card::sign_joker(sign),
            };
            assert_eq!(same, card);
        }
        for wrong in ["", "b", "bR ", "**", "Rb", "bX", "xR", "bRR", "b*R", "ы*"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_joker_counts_as_anything_that_it_does_not_show() {
        let colour_joker = Card::colour_joker(Colour::Red);
        let sign_joker = Card::sign_joker(Sign::Paper);
        assert!(Sign::ALL.into_iter().all(|sign| colour_joker.can_be(sign)));
        assert!(sign_joker.can_be(Sign::Paper) && !sign_joker.can_be(Sign::Rock));
        assert!(colour_joker.is_joker() && sign_joker.is_joker());
        assert!(!Card::plain(Colour::Red, Sign::Rock).is_joker());
    }
}
