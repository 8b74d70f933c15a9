//! What can be said: `setup RSPRSPRSPRDF`, `a2-a3`, `throw R`.

use std::fmt;
use std::str::FromStr;

use super::board::Square;
use super::layout::Layout;
use crate::sign::Sign;
use crate::text::{ParseError, as_text};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(rename = "TsuefaMove", type = "string")]
pub enum Move {
    /// A sealed setup.
    SetUp(Layout),
    /// One figure goes one square, or attacks.
    Step {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A sealed sign in the throw for a tied fight.
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

/// The card of a game that has none.
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
