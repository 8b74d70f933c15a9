//! The moves and their notation: `play r3`, `play vW r`, `draw`, `keep`, `pass`, `accept`,
//! `answer bR rS yP`, `take bR`, `throw R`.

use std::fmt;
use std::str::FromStr;

use super::cards::{Card, Laid};
use crate::event::Spaced;
use crate::sign::Sign;
use crate::text::{ParseError, as_text, verb_and_rest};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuMove", type = "string"))]
pub enum Move {
    /// Seals a sign in the throw for the first move.
    Throw(Sign),
    /// Plays a card from the hand, or the card picked after a three-star.
    Play(Laid),
    /// Draws a card, because no card of the hand fits.
    Draw,
    /// Keeps the drawn card.
    Keep,
    /// Ends the turn, because no card fits and none can be drawn.
    Pass,
    /// Accepts the effect that waits.
    Accept,
    /// Answers a chance with a rock, a scissors and a paper, in the order in which they go on the pile.
    Answer([Card; 3]),
    /// Takes the card picked after a three-star into the hand.
    Take(Card),
}

/// Checks that the cards are a rock, a scissors and a paper in a valid order: any of them last, the
/// other two in canonical order (`kanobu/10`).
pub(super) fn check_answer(cards: [Card; 3]) -> Result<(), NoAnswer> {
    let [Some(first), Some(second), Some(top)] = cards.map(|card| card.symbol().sign()) else {
        return Err(NoAnswer::Signs);
    };
    if first == second || second == top || first == top {
        return Err(NoAnswer::Signs);
    }
    if first < second { Ok(()) } else { Err(NoAnswer::Order) }
}

/// Why three cards are not an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoAnswer {
    Signs,
    Order,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Throw(sign) => write!(f, "throw {sign}"),
            Move::Play(laid) => write!(f, "play {laid}"),
            Move::Draw => f.write_str("draw"),
            Move::Keep => f.write_str("keep"),
            Move::Pass => f.write_str("pass"),
            Move::Accept => f.write_str("accept"),
            Move::Answer(cards) => write!(f, "answer {}", Spaced(cards)),
            Move::Take(card) => write!(f, "take {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let wrong = |expected| Err(ParseError::new(expected, text));
        match verb_and_rest(text) {
            ("draw", None) => Ok(Move::Draw),
            ("keep", None) => Ok(Move::Keep),
            ("pass", None) => Ok(Move::Pass),
            ("accept", None) => Ok(Move::Accept),
            ("throw", Some(sign)) => Ok(Move::Throw(sign.parse()?)),
            ("play", Some(laid)) => Ok(Move::Play(laid.parse()?)),
            ("take", Some(card)) => Ok(Move::Take(card.parse()?)),
            ("answer", Some(rest)) => {
                let mut words = rest.splitn(3, ' ');
                let (Some(first), Some(second), Some(top)) = (words.next(), words.next(), words.next())
                else {
                    return wrong("expected-answer");
                };
                let cards = [first.parse()?, second.parse()?, top.parse()?];
                if check_answer(cards) == Err(NoAnswer::Order) {
                    return wrong("expected-answer-order");
                }
                Ok(Move::Answer(cards))
            }
            _ => wrong("expected-kanobu-move"),
        }
    }
}

as_text!(Move);
