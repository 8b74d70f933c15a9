//! The moves and their notation: `choose R8`, `pile 2`, `throw R`.

use std::fmt;
use std::str::FromStr;

use super::cards::Card;
use super::piles::Pile;
use crate::sign::Sign;
use crate::text::{ParseError, as_text, number};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanMove", type = "string"))]
pub enum Move {
    /// Seals the card of this round.
    Choose(Card),
    /// Chooses the pile for the card being resolved.
    Pile(Pile),
    /// Seals a sign in the throw of the seats tied for the highest sum.
    Throw(Sign),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Choose(card) => write!(f, "choose {card}"),
            Move::Pile(pile) => write!(f, "pile {pile}"),
            Move::Throw(sign) => write!(f, "throw {sign}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        const PILES: &str = "expected-pile";
        match text.split_once(' ') {
            Some(("choose", card)) => Ok(Move::Choose(card.parse()?)),
            Some(("pile", pile)) => Pile::from_number(number(pile, PILES)?)
                .map(Move::Pile)
                .ok_or_else(|| ParseError::new(PILES, pile)),
            Some(("throw", sign)) => Ok(Move::Throw(sign.parse()?)),
            _ => Err(ParseError::new("expected-ninjan-move", text)),
        }
    }
}

as_text!(Move);
