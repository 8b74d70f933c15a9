//! One card and its notation (`bR`, `bgP`, `vN`), and a played card, which may name a colour (`vW r`).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::sign::Sign;
use crate::text::{ParseError, as_text};

/// The four colours, in canonical order. Violet cards are neutral and have no colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "KanobuColour", type = "\"b\" | \"g\" | \"r\" | \"y\"")
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
}

impl Colour {
    /// All colours, in canonical order.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Blue => 'b',
            Colour::Green => 'g',
            Colour::Red => 'r',
            Colour::Yellow => 'y',
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

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Colour, ParseError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Colour::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(ParseError::new("expected-colour", text)),
        }
    }
}

/// The symbol of a card, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(
        rename = "KanobuSymbol",
        type = "\"R\" | \"S\" | \"P\" | \"X\" | \"3\" | \"O\" | \"1\" | \"2\" | \"C\" | \"*\" | \"N\" | \"W\""
    )
)]
#[repr(u8)]
pub enum Symbol {
    /// `R`
    Rock,
    /// `S`
    Scissors,
    /// `P`
    Paper,
    /// `X`: the next seat loses its turn.
    Skip,
    /// `3`: the next seat draws three cards and loses its turn.
    Three,
    /// `O`: reverses the direction of play.
    Reverse,
    /// `1`: all other seats draw one card.
    One,
    /// `2`: all other seats draw two cards.
    Two,
    /// `C`: the next seat plays a rock, a scissors and a paper, or draws three cards.
    Chance,
    /// `*`: opens three cards; the seat picks one of them.
    Star,
    /// `N`: removes the top card of the pile.
    Cancel,
    /// `W`: names a colour.
    Change,
}

impl Symbol {
    /// All symbols, in canonical order.
    pub const ALL: [Symbol; 12] = [
        Symbol::Rock,
        Symbol::Scissors,
        Symbol::Paper,
        Symbol::Skip,
        Symbol::Three,
        Symbol::Reverse,
        Symbol::One,
        Symbol::Two,
        Symbol::Chance,
        Symbol::Star,
        Symbol::Cancel,
        Symbol::Change,
    ];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Symbol::Rock => 'R',
            Symbol::Scissors => 'S',
            Symbol::Paper => 'P',
            Symbol::Skip => 'X',
            Symbol::Three => '3',
            Symbol::Reverse => 'O',
            Symbol::One => '1',
            Symbol::Two => '2',
            Symbol::Chance => 'C',
            Symbol::Star => '*',
            Symbol::Cancel => 'N',
            Symbol::Change => 'W',
        }
    }

    /// Whether the symbol has no effect on other seats: signs, and change colour.
    #[inline]
    pub(super) const fn does_nothing(self) -> bool {
        matches!(self, Symbol::Rock | Symbol::Scissors | Symbol::Paper | Symbol::Change)
    }

    /// The sign, if the symbol is one.
    pub const fn sign(self) -> Option<Sign> {
        match self {
            Symbol::Rock => Some(Sign::Rock),
            Symbol::Scissors => Some(Sign::Scissors),
            Symbol::Paper => Some(Sign::Paper),
            Symbol::Skip
            | Symbol::Three
            | Symbol::Reverse
            | Symbol::One
            | Symbol::Two
            | Symbol::Chance
            | Symbol::Star
            | Symbol::Cancel
            | Symbol::Change => None,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

as_text!(Colour, Symbol);

/// One of the 60 different cards, in canonical order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The number of different cards.
    pub const KINDS: usize = 60;
    /// Change colour, the last card in canonical order.
    pub(super) const CHANGE: Card = Card(59);
    /// Cancel.
    pub(super) const CANCEL: Card = Card(58);

    /// All different cards, in canonical order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    #[inline]
    pub(super) const fn from_code(code: u8) -> Card {
        Card(code)
    }

    #[inline]
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

    /// The symbol.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        super::makeup::MAKEUP[self.code()].symbol
    }

    /// The number of copies in the deck.
    #[inline]
    pub const fn copies(self) -> usize {
        super::makeup::MAKEUP[self.code()].copies as usize
    }

    /// The colours; none for a violet card.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        let mask = super::makeup::MAKEUP[self.code()].colours;
        Colour::ALL.into_iter().filter(move |colour| mask & 1 << *colour as u8 != 0)
    }

    /// The card as it lies on the pile, without a named colour.
    #[inline]
    pub const fn laid(self) -> Laid {
        Laid(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut violet = true;
        for colour in self.colours() {
            colour.fmt(f)?;
            violet = false;
        }
        if violet {
            f.write_str("v")?;
        }
        self.symbol().fmt(f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        // Long texts are rejected early, without comparing them with every card.
        let card = (text.len() <= 3).then(|| Card::all().find(|card| card.to_string() == text));
        card.flatten().ok_or_else(|| ParseError::new("expected-kanobu-card", text))
    }
}

as_text!(Card);

/// A card as it is played and lies on the pile: change colour has the colour that was named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "KanobuLaid", type = "{ card: string, named: \"b\" | \"g\" | \"r\" | \"y\" | null }")
)]
pub struct Laid(u8);

impl Laid {
    /// The number of different values.
    pub const KINDS: usize = Card::KINDS + Colour::ALL.len();

    /// The place in canonical order, counted from 0: all cards, then change colour with each colour.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Change colour with this named colour.
    #[inline]
    pub const fn naming(colour: Colour) -> Laid {
        Laid(Card::KINDS as u8 + colour as u8)
    }

    /// The card itself.
    #[inline]
    pub const fn card(self) -> Card {
        if self.0 > Card::CHANGE.0 { Card::CHANGE } else { Card(self.0) }
    }

    /// The colour that was named with change colour.
    pub fn named(self) -> Option<Colour> {
        Colour::ALL.get((self.0 as usize).wrapping_sub(Card::KINDS)).copied()
    }

    /// The cards that may be played on this one, as a mask of kinds.
    #[inline]
    pub(super) const fn takes(self) -> u64 {
        super::makeup::TAKES[self.0 as usize % Laid::KINDS]
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.named() {
            Some(colour) => write!(f, "{} {colour}", self.card()),
            None => self.card().fmt(f),
        }
    }
}

impl FromStr for Laid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Laid, ParseError> {
        match text.split_once(' ') {
            None => Ok(text.parse::<Card>()?.laid()),
            Some((card, colour)) if card.parse() == Ok(Card::CHANGE) => Ok(Laid::naming(colour.parse()?)),
            Some(_) => Err(ParseError::new("expected-laid", text)),
        }
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Fields {
            card: Card,
            named: Option<Colour>,
        }
        Fields { card: self.card(), named: self.named() }.serialize(serializer)
    }
}
