//! Parsing of notation: the error type, and helpers that all games share.
//!
//! Parsing accepts only the texts that printing produces, so every card and every move has exactly
//! one text.

use serde::Serialize;

use crate::phrase::{Phrase, Say, error_by_phrase};
use crate::say;

/// A text that could not be parsed as a card, a move, a number and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ParseError {
    /// What was expected: the id of a phrase without arguments.
    pub expected: &'static str,
    /// The text that was found, truncated.
    pub found: String,
}

impl Say for ParseError {
    fn say(&self) -> Phrase {
        let expected = Phrase::new(self.expected);
        say!("malformed", expected = expected, found = crate::Arg::foreign(&self.found))
    }
}

error_by_phrase!(ParseError);

/// The number of characters after which the text in an error is truncated.
const FOUND_CHARS: usize = 60;

impl ParseError {
    /// The error for finding `found` instead of `expected`.
    pub fn new(expected: &'static str, found: &str) -> ParseError {
        let mut shown: String = found.chars().take(FOUND_CHARS).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        ParseError { expected, found: shown }
    }
}

/// Parses a whole number without a sign, leading zeros or surrounding characters.
pub fn number(text: &str, expected: &'static str) -> Result<u32, ParseError> {
    let canonical = text == "0" || !text.starts_with('0');
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if let (true, true, Ok(number)) = (canonical, digits, text.parse()) {
        return Ok(number);
    }
    Err(ParseError::new(expected, text))
}

/// Splits the text of a move into its first word and the rest after one space, if there is more.
pub(crate) fn verb_and_rest(text: &str) -> (&str, Option<&str>) {
    text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)))
}

/// Serialises a type as its notation.
macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}
pub(crate) use as_text;

/// Prints a set of cards in canonical order, separated by spaces, and serialises it as a list.
macro_rules! as_cards {
    ($type:ty) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::event::Spaced(&self.to_vec()).fmt(f)
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "[{self}]")
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
pub(crate) use as_cards;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_exactly_one_text() {
        assert_eq!(number("0", "expected-pile"), Ok(0));
        assert_eq!(number("10", "expected-pile"), Ok(10));
        for wrong in ["", "00", "01", "+1", "-1", " 1", "1 ", "1x", "99999999999", "١"] {
            assert!(number(wrong, "expected-pile").is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_long_text_is_truncated_in_errors() {
        let error = ParseError::new("expected-sign", &"я".repeat(1000));
        assert_eq!(error.found.chars().count(), FOUND_CHARS + 1);
        assert_eq!(
            ParseError::new("expected-sign", "Q").to_string(),
            "malformed(expected: expected-sign, found: Q)"
        );
    }
}
