//! The moves and their notation: `lead R bR`, `play R many bR gR *R`, `pass`, `declare`, `throw R`.

use std::fmt;
use std::str::FromStr;

use crate::games::paws_deck::{Card, CardSet, Kind};
use crate::sign::Sign;
use crate::text::{ParseError, as_text, verb_and_rest};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsMove", type = "string"))]
pub enum Move {
    /// Seals a sign in the throw for the first move.
    Throw(Sign),
    /// Plays one card on an empty table, or replaces the seat's own combination that nobody beat.
    Lead {
        /// The sign that the card counts as.
        sign: Sign,
        /// The card.
        card: Card,
    },
    /// Beats the combination on the table.
    Play {
        /// The sign that the cards count as.
        sign: Sign,
        /// One colour or many.
        kind: Kind,
        /// The cards.
        cards: CardSet,
    },
    /// Draws two cards.
    Pass,
    /// Declares the special end: the whole hand is one combination.
    Declare,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Throw(sign) => write!(f, "throw {sign}"),
            Move::Lead { sign, card } => write!(f, "lead {sign} {card}"),
            Move::Play { sign, kind, cards } => write!(f, "play {sign} {kind} {cards}"),
            Move::Pass => f.write_str("pass"),
            Move::Declare => f.write_str("declare"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let wrong = |expected| Err(ParseError::new(expected, text));
        match verb_and_rest(text) {
            ("pass", None) => Ok(Move::Pass),
            ("declare", None) => Ok(Move::Declare),
            ("throw", Some(sign)) => Ok(Move::Throw(sign.parse()?)),
            ("lead", Some(rest)) => match rest.split_once(' ') {
                Some((sign, card)) if !card.contains(' ') => {
                    Ok(Move::Lead { sign: sign.parse()?, card: card.parse()? })
                }
                _ => wrong("expected-paws-lead"),
            },
            ("play", Some(rest)) => {
                let mut words = rest.splitn(3, ' ');
                let (Some(sign), Some(kind), Some(cards)) = (words.next(), words.next(), words.next()) else {
                    return wrong("expected-paws-play");
                };
                let kind = match kind {
                    "one" => Kind::One,
                    "many" => Kind::Many,
                    _ => return Err(ParseError::new("expected-kind", kind)),
                };
                Ok(Move::Play { sign: sign.parse()?, kind, cards: cards.parse()? })
            }
            _ => wrong("expected-paws-move"),
        }
    }
}

as_text!(Move);
