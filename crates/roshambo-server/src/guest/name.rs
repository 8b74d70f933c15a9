//! Checks names that people pick: a name must be visible, readable, and not an imitation of another.
//!
//! A name may contain letters and digits of any script in common use, blanks, a little punctuation and emoji. It is
//! normalised, so that one name has one spelling. One word must not mix scripts whose letters look alike. Names that
//! still look alike are found by [`alike`], for two people at one table.

use axum::http::StatusCode;
use roshambo_rules::say;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

use crate::api_error::ApiError;

const MOST_LETTERS: usize = 24;
const MOST_BYTES: usize = 96;
/// Real writing has at most two marks on a letter. With more, they cover the lines above and below.
const MOST_MARKS: usize = 2;
const PUNCTUATION: &str = "-'’._!·";
/// Selects the coloured form of an emoji. It is removed.
const EMOJI_SELECTOR: char = '\u{fe0f}';

/// The name in its stored form, or the reason why it is refused.
pub(crate) fn clean_name(text: &str) -> Result<String, ApiError> {
    // Refuses very long texts before the expensive normalisation.
    if text.len() > 8 * MOST_BYTES {
        return Err(too_long());
    }
    let mut name = String::new();
    let mut marks = 0;
    // Starting with a blank removes blanks at the start of the name.
    let mut before = ' ';
    for letter in text.trim().nfkc() {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        match letter {
            ' ' if before == ' ' => continue,
            EMOJI_SELECTOR if is_emoji(before) => continue,
            ' ' => {}
            letter if marks > 0 => {
                let fine = marks <= MOST_MARKS && before.is_alphabetic() | is_combining_mark(before);
                if !fine || !letter.identifier_allowed() {
                    return Err(not_allowed(letter));
                }
            }
            letter if is_letter(letter) || is_emoji(letter) || PUNCTUATION.contains(letter) => {}
            letter => return Err(not_allowed(letter)),
        }
        name.push(letter);
        before = letter;
    }
    name.truncate(name.trim_end().len());
    if !name.contains(|letter| is_letter(letter) || is_emoji(letter)) {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, say!("server-name-empty")));
    }
    if name.chars().count() > MOST_LETTERS || name.len() > MOST_BYTES {
        return Err(too_long());
    }
    let words = name.split(|letter| !is_letter(letter) && !is_combining_mark(letter));
    let mut words = words.map(RestrictionLevelDetection::detect_restriction_level);
    if !words.all(|level| level <= RestrictionLevel::HighlyRestrictive) {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, say!("server-name-mixed")));
    }
    Ok(name)
}

fn too_long() -> ApiError {
    let phrase = say!("server-name-too-long", most = MOST_LETTERS);
    ApiError::new(StatusCode::BAD_REQUEST, phrase).with("most", MOST_LETTERS)
}

/// Names the character by its number, because it may not be safe to show.
fn not_allowed(letter: char) -> ApiError {
    let number = format!("U+{:04X}", u32::from(letter));
    let phrase = say!("server-name-letter", letter = roshambo_rules::Arg::text(&number));
    ApiError::new(StatusCode::BAD_REQUEST, phrase).with("letter", number)
}

/// Whether a letter is in Unicode's list for identifiers: assigned, visible, and of a script in common use.
fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric() && letter.identifier_allowed()
}

/// Emoji that are one character and look like no letter. Sequences with joiners are not allowed, because joiners are
/// invisible.
fn is_emoji(letter: char) -> bool {
    matches!(letter,
        '\u{2600}'..='\u{26ff}' | '✂' | '✅' | '✈'..='✏' | '✨' | '❄' | '❓'..='❕' | '❗' | '❣' | '❤' | '⭐'
        | '\u{1f1e6}'..='\u{1f1ff}' | '\u{1f300}'..='\u{1f64f}' | '\u{1f680}'..='\u{1f6c5}'
        | '\u{1f6eb}' | '\u{1f6ec}' | '\u{1f6f0}' | '\u{1f6f3}'..='\u{1f6fc}' | '\u{1f90c}'..='\u{1f9ff}'
        | '\u{1fa70}'..='\u{1fa74}' | '\u{1fa78}'..='\u{1fa7c}' | '\u{1fa80}'..='\u{1fa86}'
        | '\u{1fa90}'..='\u{1faac}' | '\u{1fab0}'..='\u{1faba}' | '\u{1fac0}'..='\u{1fac5}'
        | '\u{1fad0}'..='\u{1fad9}' | '\u{1fae0}'..='\u{1fae7}' | '\u{1faf0}'..='\u{1faf6}')
}

/// The skeleton of a name. Two names that look alike in capitals have the same skeleton: it has no blanks, punctuation
/// and case, and one letter for all letters that look alike.
pub(crate) fn skeleton(name: &str) -> String {
    let capitals = bare(name).to_uppercase();
    unicode_security::skeleton(&capitals).flat_map(char::to_lowercase).collect()
}

/// Whether two names can be confused, in capitals or in small letters.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    let small = |name| unicode_security::skeleton(&bare(name).to_lowercase()).collect::<String>();
    skeleton(one) == skeleton(other) || small(one) == small(other)
}

fn bare(name: &str) -> String {
    name.chars().filter(|letter| *letter != ' ' && !PUNCTUATION.contains(*letter)).collect()
}

#[cfg(test)]
mod tests;
