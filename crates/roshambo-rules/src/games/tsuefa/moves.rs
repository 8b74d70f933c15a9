//! The moves and their notation: `setup RSPRSPRSPRDF`, `a2-a3`, `throw R`.

use std::fmt;
use std::str::FromStr;

use super::board::Square;
use super::layout::Layout;
use crate::sign::Sign;
use crate::text::{ParseError, as_text};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaMove", type = "string"))]
pub enum Move {
    /// Seals a setup.
    SetUp(Layout),
    /// Moves a figure by one square, or attacks.
    Step {
        /// The square of the figure.
        from: Square,
        /// The target square.
        to: Square,
    },
    /// Seals a sign in the throw for a tied fight.
    Throw(Sign),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::SetUp(layout) => write!(f, "setup {layout}"),
            Move::Step { from, to } => write!(f, "{from}-{to}"),
            Move::Throw(sign) => write!(f, "throw {sign}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        if let Some(layout) = text.strip_prefix("setup ") {
            return Ok(Move::SetUp(layout.parse()?));
        }
        if let Some(sign) = text.strip_prefix("throw ") {
            return Ok(Move::Throw(sign.parse()?));
        }
        match text.split_once('-') {
            Some((from, to)) => Ok(Move::Step { from: from.parse()?, to: to.parse()? }),
            None => Err(ParseError::new("expected-tsuefa-move", text)),
        }
    }
}

as_text!(Move);

/// The card type of a game without cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoCard {}

impl fmt::Display for NoCard {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<NoCard, ParseError> {
        Err(ParseError::new("expected-no-card", text))
    }
}
