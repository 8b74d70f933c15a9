//! Parsers for the values of flags. Their errors are phrases, so that they can be translated.

use std::ops::RangeInclusive;

use roshambo_rules::{Arg, Phrase, Say, Seat, Viewer, error_by_phrase, say};
use roshambo_words::Lang;

/// The error of a parser: a description of valid values.
#[derive(Clone, Debug)]
pub(super) struct InvalidValue(pub(super) Phrase);

impl Say for InvalidValue {
    fn say(&self) -> Phrase {
        self.0.clone()
    }
}

error_by_phrase!(InvalidValue);

/// Limits above this are mentioned only to those who exceed them.
const LARGEST_SHOWN_LIMIT: u64 = 1_000_000_000;

/// A parser for whole numbers in a range.
pub(super) fn number<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, InvalidValue> + Clone + Send + Sync + 'static {
    move |text| {
        let found = text.parse().ok().filter(|found| range.contains(found));
        found.and_then(|found| T::try_from(found).ok()).ok_or_else(|| out_of_range(text, &range))
    }
}

fn out_of_range(text: &str, range: &RangeInclusive<u64>) -> InvalidValue {
    let (min, max) = (Arg::text(range.start()), Arg::text(range.end()));
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let too_large = digits && text.parse().map_or(true, |found: u64| found > *range.end());
    InvalidValue(if too_large || *range.end() <= LARGEST_SHOWN_LIMIT {
        say!("expected-number-between", min = min, max = max)
    } else {
        say!("expected-number-from", min = min)
    })
}

/// Parses a seat number or `spectator`.
pub(super) fn viewer(text: &str) -> Result<Viewer, InvalidValue> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    Seat::parse(text).map(Viewer::Seat).map_err(|_| InvalidValue(say!("expected-viewer")))
}

/// Parses `NAME=VALUE`.
pub(super) fn name_and_value(text: &str) -> Result<(String, String), InvalidValue> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err(InvalidValue(say!("expected-option"))),
    }
}

/// Parses the code of a language.
pub(super) fn lang(text: &str) -> Result<Lang, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(say!("expected-lang")))
}
