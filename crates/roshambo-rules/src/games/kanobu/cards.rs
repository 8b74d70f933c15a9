//! One card and its text (`bR`, `bgP`, `vN`), a card as it lies on the pile (`vW r`), the make-up of
//! the deck, and what goes on what.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::sign::Sign;
use crate::text::{ParseError, as_text};

/// The four colours, in canonical order. Violet is no colour: it is neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(rename = "KanobuColour", type = "\"b\" | \"g\" | \"r\" | \"y\"")]
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

/// What a card shows, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(
    rename = "KanobuSymbol",
    type = "\"R\" | \"S\" | \"P\" | \"X\" | \"3\" | \"O\" | \"1\" | \"2\" | \"C\" | \"*\" | \"N\" | \"W\""
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
    /// `3`: the next seat draws three and loses its turn.
    Three,
    /// `O`: the direction turns round.
    Reverse,
    /// `1`: all others draw one.
    One,
    /// `2`: all others draw two.
    Two,
    /// `C`: the next seat lays a rock, a scissors and a paper, or draws three.
    Chance,
    /// `*`: three cards are opened, one is picked.
    Star,
    /// `N`: takes the top card away.
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

    /// Whether a card of it just lies there: signs, and change colour.
    #[inline]
    pub(super) const fn does_nothing(self) -> bool {
        matches!(self, Symbol::Rock | Symbol::Scissors | Symbol::Paper | Symbol::Change)
    }

    /// The sign, if it is one.
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

/// One of the 60 different cards, ordered canonically.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(rename = "KanobuCard", type = "string")]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const KINDS: usize = 60;
    /// Change colour, the last of all.
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

    /// What it shows.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        super::makeup::MAKEUP[self.code()].symbol
    }

    /// How many copies the deck has.
    #[inline]
    pub const fn copies(self) -> usize {
        super::makeup::MAKEUP[self.code()].copies as usize
    }

    /// Its colours; none if it is violet.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        let mask = super::makeup::MAKEUP[self.code()].colours;
        Colour::ALL.into_iter().filter(move |colour| mask & 1 << *colour as u8 != 0)
    }

    /// The card as it lies on the pile; change colour names nothing yet.
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
        // No card's text is longer, so nothing long is ever compared.
        let card = (text.len() <= 3).then(|| Card::all().find(|card| card.to_string() == text));
        card.flatten().ok_or_else(|| ParseError::new("expected-kanobu-card", text))
    }
}

as_text!(Card);

/// A card as it is played and lies on the pile: change colour with the colour that it names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(rename = "KanobuLaid", type = "{ card: string, named: \"b\" | \"g\" | \"r\" | \"y\" | null }")]
pub struct Laid(u8);

impl Laid {
    /// How many different ones there are.
    pub(super) const KINDS: usize = Card::KINDS + Colour::ALL.len();

    /// Change colour, naming this one.
    #[inline]
    pub const fn naming(colour: Colour) -> Laid {
        Laid(Card::KINDS as u8 + colour as u8)
    }

    /// The card itself.
    #[inline]
    pub const fn card(self) -> Card {
        if self.0 > Card::CHANGE.0 { Card::CHANGE } else { Card(self.0) }
    }

    /// The colour that a change colour names.
    pub fn named(self) -> Option<Colour> {
        Colour::ALL.get((self.0 as usize).wrapping_sub(Card::KINDS)).copied()
    }

    /// The cards that may be played on it, as a mask of kinds.
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
