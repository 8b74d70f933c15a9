//! Examples of rulings: a position, what can be done there, and what the ruling forbids.

use roshambo_rules::Seat;
use roshambo_table::GameId;
use serde::Deserialize;

use crate::content::{ContentError, parsed_file};

/// A position that shows a ruling.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The number of the ruling on the rules page of the game.
    pub ruling: u8,
    /// The seat whose view is drawn. The view of a spectator if not given.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The record of the game up to the position.
    pub record: String,
    /// What happens next, as lines of a record.
    #[serde(default)]
    pub then: Vec<String>,
    /// What the ruling forbids in the position, as lines of a record.
    #[serde(default)]
    pub refused: Vec<String>,
}

/// The content of `examples.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExampleFile {
    #[serde(rename = "example")]
    examples: Vec<Example>,
}

/// The examples of a game, in the order of the rulings.
pub fn examples(game: GameId) -> Result<&'static [Example], &'static ContentError> {
    let file: &Result<ExampleFile, ContentError> = parsed_file!(game, "examples.toml", ExampleFile);
    file.as_ref().map(|file| file.examples.as_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_examples_that_can_be_parsed() {
        for game in GameId::ALL {
            let examples = examples(game).unwrap_or_else(|error| panic!("{error}"));
            assert!(!examples.is_empty(), "content/{game}/examples.toml has no examples");
        }
    }
}
