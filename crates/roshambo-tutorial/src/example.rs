//! A ruling shown: a position, what may be done there, and what the ruling forbids.

use std::sync::LazyLock;

use roshambo_rules::Seat;
use roshambo_table::GameId;
use serde::Deserialize;

/// One position that shows a ruling.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Which of the numbered rulings of its game.
    pub ruling: u8,
    /// Whose view is drawn; a spectator's, if nothing is said.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The game up to the position.
    pub record: String,
    /// What happens then, as lines of a record.
    #[serde(default)]
    pub then: Vec<String>,
    /// What is refused in the position, as lines of a record.
    #[serde(default)]
    pub refused: Vec<String>,
}

/// A file of examples.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    example: Vec<Example>,
}

/// The files, by game.
pub(crate) fn text(game: GameId) -> &'static str {
    match game {
        GameId::Paws => include_str!("../content/paws/examples.toml"),
        GameId::PawsQuick => include_str!("../content/paws-quick/examples.toml"),
        GameId::Ninjan => include_str!("../content/ninjan/examples.toml"),
        GameId::Kanobu => include_str!("../content/kanobu/examples.toml"),
        GameId::Tsuefa => include_str!("../content/tsuefa/examples.toml"),
    }
}

/// The examples of a game, by ruling.
pub fn examples(game: GameId) -> &'static [Example] {
    static ALL: LazyLock<[Vec<Example>; 5]> =
        LazyLock::new(|| GameId::ALL.map(|game| crate::read::<File>(text(game)).example));
    GameId::ALL.iter().position(|own| *own == game).map_or(&[], |place| &ALL[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_examples_can_be_read() {
        for game in GameId::ALL {
            let file: Result<File, _> = toml::from_str(text(game));
            assert!(file.is_ok_and(|file| !file.example.is_empty()), "{game}");
        }
    }
}
