//! The playing strength of the built-in bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use roshambo_rules::ParseError;
use roshambo_table::{GameId, with_game};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::budget::Limit;
use crate::heuristics::Heuristics;

/// The five levels. They have the same names in every program and for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "\"random\" | \"easy\" | \"medium\" | \"hard\" | \"expert\""))]
pub enum Level {
    /// Any legal move.
    Random,
    /// Plays by the ratings, but overlooks some moves.
    Easy,
    /// Plays the move with the highest rating.
    Medium,
    /// Searches briefly.
    Hard,
    /// Searches about ten times longer than `Hard`.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The time for one decision in play. The levels that do not search need none.
    pub const fn time(self) -> Limit {
        Limit::Time(match self {
            Level::Random | Level::Easy | Level::Medium => Duration::ZERO,
            Level::Hard => Duration::from_millis(100),
            Level::Expert => Duration::from_secs(1),
        })
    }

    /// The number of iterations for one decision where the result must not depend on the machine.
    pub fn iterations(self, game: GameId) -> Limit {
        let iterations = with_game!(game, G => G::ITERATIONS);
        Limit::Iterations(match self {
            Level::Random | Level::Easy | Level::Medium => 0,
            Level::Hard => iterations.hard,
            Level::Expert => iterations.expert,
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Level, ParseError> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| ParseError::new("expected-level", text))
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"the name of a level"))
    }
}
