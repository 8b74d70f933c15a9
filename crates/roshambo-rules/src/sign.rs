//! Rock, scissors and paper, and which sign beats which.
//!
//! ```
//! use roshambo_rules::Sign;
//! assert!(Sign::Rock.beats(Sign::Scissors));
//! assert_eq!(Sign::Rock.beaten_by(), Sign::Paper);
//! ```

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::phrase::{Phrase, Say};
use crate::say;
use crate::text::{ParseError, as_text};

/// One of the three signs, in canonical order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"R\" | \"S\" | \"P\""))]
#[repr(u8)]
pub enum Sign {
    /// Rock beats scissors.
    #[default]
    Rock,
    /// Scissors beat paper.
    Scissors,
    /// Paper beats rock.
    Paper,
}

impl Sign {
    /// All signs, in canonical order.
    pub const ALL: [Sign; 3] = [Sign::Rock, Sign::Scissors, Sign::Paper];

    /// The sign that this one beats.
    #[inline]
    pub const fn prey(self) -> Sign {
        match self {
            Sign::Rock => Sign::Scissors,
            Sign::Scissors => Sign::Paper,
            Sign::Paper => Sign::Rock,
        }
    }

    /// The sign that beats this one.
    #[inline]
    pub const fn beaten_by(self) -> Sign {
        match self {
            Sign::Rock => Sign::Paper,
            Sign::Scissors => Sign::Rock,
            Sign::Paper => Sign::Scissors,
        }
    }

    /// Whether this sign beats the other.
    #[inline]
    pub const fn beats(self, other: Sign) -> bool {
        self.prey() as u8 == other as u8
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Sign::Rock => 'R',
            Sign::Scissors => 'S',
            Sign::Paper => 'P',
        }
    }

    /// The sign of a letter of the notation.
    pub const fn from_letter(letter: char) -> Option<Sign> {
        match letter {
            'R' => Some(Sign::Rock),
            'S' => Some(Sign::Scissors),
            'P' => Some(Sign::Paper),
            _ => None,
        }
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Sign {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Sign::from_letter), letters.next()) {
            (Some(sign), None) => Ok(sign),
            _ => Err(ParseError::new("expected-sign", text)),
        }
    }
}

as_text!(Sign);

impl Say for Sign {
    fn say(&self) -> Phrase {
        match self {
            Sign::Rock => say!("sign-rock"),
            Sign::Scissors => say!("sign-scissors"),
            Sign::Paper => say!("sign-paper"),
        }
    }
}

/// One value for each sign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySign<T>(pub [T; 3]);

impl<T> Index<Sign> for BySign<T> {
    type Output = T;
    #[inline]
    fn index(&self, sign: Sign) -> &T {
        &self.0[sign as usize]
    }
}

impl<T> IndexMut<Sign> for BySign<T> {
    #[inline]
    fn index_mut(&mut self, sign: Sign) -> &mut T {
        &mut self.0[sign as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rock_beats_scissors_beat_paper_beats_rock() {
        assert!(Sign::Rock.beats(Sign::Scissors));
        assert!(Sign::Scissors.beats(Sign::Paper));
        assert!(Sign::Paper.beats(Sign::Rock));
    }

    #[test]
    fn each_sign_beats_exactly_one_and_is_beaten_by_exactly_one() {
        for a in Sign::ALL {
            assert!(!a.beats(a));
            assert_eq!(Sign::ALL.iter().filter(|b| a.beats(**b)).count(), 1);
            assert!(a.beaten_by().beats(a));
            assert_eq!(a.to_string().parse::<Sign>(), Ok(a));
        }
        assert!("r".parse::<Sign>().is_err());
        assert!("RR".parse::<Sign>().is_err());
        assert!("".parse::<Sign>().is_err());
    }
}
