//! The moves and their notation: `play R bR bR`, `lead S gS`, `combo bR bS b*`, `pass`, `help`, `spend 1`, `throw R`.

use std::fmt;
use std::str::FromStr;

use crate::games::paws_deck::CardSet;
use crate::sign::Sign;
use crate::text::{ParseError, as_text, number, verb_and_rest};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickMove", type = "string"))]
pub enum Move {
    /// Seals a sign in the throw for the first move.
    Throw(Sign),
    /// Raises the cards on the table in the same sign, or changes to the sign that beats it.
    Play {
        /// The sign that the cards count as.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// Plays any number of cards on an empty table, or replaces the seat's own cards that nobody beat.
    Lead {
        /// The sign that the cards count as.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// Transfers the turn with a combo: a rock, a scissors and a paper of one colour.
    Combo {
        /// The three cards.
        cards: CardSet,
    },
    /// Draws three cards.
    Pass,
    /// Spends a help token to discard one card of the table.
    Help,
    /// Seals the number of help tokens that the seat spends on its penalty points.
    Spend(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Throw(sign) => write!(f, "throw {sign}"),
            Move::Play { sign, cards } => write!(f, "play {sign} {cards}"),
            Move::Lead { sign, cards } => write!(f, "lead {sign} {cards}"),
            Move::Combo { cards } => write!(f, "combo {cards}"),
            Move::Pass => f.write_str("pass"),
            Move::Help => f.write_str("help"),
            Move::Spend(tokens) => write!(f, "spend {tokens}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        match verb_and_rest(text) {
            ("pass", None) => Ok(Move::Pass),
            ("help", None) => Ok(Move::Help),
            ("throw", Some(sign)) => Ok(Move::Throw(sign.parse()?)),
            ("play", Some(rest)) => {
                let (sign, cards) = sign_and_cards(rest, "expected-paws-quick-play")?;
                Ok(Move::Play { sign, cards })
            }
            ("lead", Some(rest)) => {
                let (sign, cards) = sign_and_cards(rest, "expected-paws-quick-lead")?;
                Ok(Move::Lead { sign, cards })
            }
            ("combo", Some(cards)) => Ok(Move::Combo { cards: cards.parse()? }),
            ("spend", Some(tokens)) => {
                const EXPECTED: &str = "expected-tokens";
                let tokens = u8::try_from(number(tokens, EXPECTED)?);
                tokens.map(Move::Spend).map_err(|_| ParseError::new(EXPECTED, text))
            }
            _ => Err(ParseError::new("expected-paws-quick-move", text)),
        }
    }
}

fn sign_and_cards(text: &str, expected: &'static str) -> Result<(Sign, CardSet), ParseError> {
    let (sign, cards) = text.split_once(' ').ok_or_else(|| ParseError::new(expected, text))?;
    Ok((sign.parse()?, cards.parse()?))
}

as_text!(Move);
