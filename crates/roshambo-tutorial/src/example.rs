//! An example of a ruling: a position, the moves that are allowed there, and those that the ruling forbids.

use std::sync::LazyLock;

use roshambo_rules::Seat;
use roshambo_table::GameId;
use roshambo_table::record::Entry;
use serde::Deserialize;

use crate::content::{ContentError, content_file, read};

/// A position that shows a ruling.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The number of the ruling on the rules page of the game.
    pub ruling: u8,
    /// The seat whose view is shown; a spectator's view if it is missing.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The game up to the position.
    pub record: String,
    /// What happens next.
    #[serde(default)]
    pub then: Vec<Entry>,
    /// What the ruling forbids in the position.
    #[serde(default)]
    pub refused: Vec<Entry>,
}

/// A file of examples.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    example: Vec<Example>,
}

/// The examples of a game, in the order of the rulings.
pub fn examples(game: GameId) -> Result<&'static [Example], &'static ContentError> {
    static ALL: LazyLock<[Result<Vec<Example>, ContentError>; GameId::COUNT]> = LazyLock::new(|| {
        GameId::ALL.map(|game| {
            let file: File = read(game, "examples.toml", content_file!(game, "examples.toml"))?;
            Ok(file.example)
        })
    });
    ALL[game.index()].as_deref()
}
