//! How the values of flags are read. What is expected instead of a wrong one is a phrase.

use std::ops::RangeInclusive;

use roshambo_rules::{Arg, Phrase, Say, Seat, Viewer, error_by_phrase, say};
use roshambo_words::Lang;

/// A value that does not fit: what was expected.
#[derive(Clone, Debug)]
pub(super) struct Unfit(pub(super) Phrase);

impl Say for Unfit {
    fn say(&self) -> Phrase {
        self.0.clone()
    }
}

error_by_phrase!(Unfit);

/// The largest limit that is worth telling to those who did not reach it.
const LARGEST_TOLD: u64 = 1_000_000_000;

/// Reads whole numbers of a range.
pub(super) fn number<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Unfit> + Clone + Send + Sync + 'static {
    move |text| {
        let found = text.parse().ok().filter(|found| range.contains(found));
        found.and_then(|found| T::try_from(found).ok()).ok_or_else(|| unfit(text, &range))
    }
}

fn unfit(text: &str, range: &RangeInclusive<u64>) -> Unfit {
    let (min, max) = (Arg::text(range.start()), Arg::text(range.end()));
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let too_large = digits && text.parse().map_or(true, |found: u64| found > *range.end());
    Unfit(if too_large || *range.end() <= LARGEST_TOLD {
        say!("expected-number-between", min = min, max = max)
    } else {
        say!("expected-number-from", min = min)
    })
}

/// Reads a seat number or `spectator`.
pub(super) fn viewer(text: &str) -> Result<Viewer, Unfit> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    Seat::parse(text).map(Viewer::Seat).map_err(|_| Unfit(say!("expected-viewer")))
}

/// Reads `NAME=VALUE`.
pub(super) fn name_and_value(text: &str) -> Result<(String, String), Unfit> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err(Unfit(say!("expected-option"))),
    }
}

/// Reads the code of a language.
pub(super) fn lang(text: &str) -> Result<Lang, Unfit> {
    text.parse().map_err(|_| Unfit(say!("expected-lang")))
}
