//! A guided first game: scenes, each a prepared position, in which the learner finds one move after the other.

use std::sync::LazyLock;

use roshambo_rules::Seat;
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};

/// The lesson of a game.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// One after the other.
    #[serde(default, rename(deserialize = "scene"))]
    pub scenes: Vec<LessonScene>,
}

/// One idea: a position, and what is to be found in it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonScene {
    /// Its own name; `learn-<game>-<id>` is the text of its title.
    pub id: String,
    /// Where the learner sits.
    pub seat: Seat,
    /// The rulings that it is about, in the order of the page.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// The game up to the position.
    pub record: String,
    /// What is told and asked, one after the other.
    #[serde(rename(deserialize = "task"))]
    pub tasks: Vec<Task>,
}

/// Something that is told, and a move that is to be found after it, unless it is only told.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// What is told: `learn-<game>-<scene>-<say>`.
    pub say: String,
    /// The right moves, in notation; nothing where it is only told. `*` stands for any legal move.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Legal moves that are not what is meant, and what is told about them.
    #[serde(default, rename(deserialize = "mistake"))]
    pub mistakes: Vec<Mistake>,
    /// What is told about all other legal moves.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<String>,
    /// What the others, and chance, do after it, as lines of a record.
    #[serde(default)]
    pub others: Vec<String>,
}

/// A mistake that can be expected.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The moves, in notation.
    pub moves: Vec<String>,
    /// What is told about them: `learn-<game>-<scene>-<say>`.
    pub say: String,
}

/// The files, by game.
pub(crate) fn text(game: GameId) -> &'static str {
    match game {
        GameId::Paws => include_str!("../content/paws/lesson.toml"),
        GameId::PawsQuick => include_str!("../content/paws-quick/lesson.toml"),
        GameId::Ninjan => include_str!("../content/ninjan/lesson.toml"),
        GameId::Kanobu => include_str!("../content/kanobu/lesson.toml"),
        GameId::Tsuefa => include_str!("../content/tsuefa/lesson.toml"),
    }
}

/// The lesson of a game.
pub fn lesson(game: GameId) -> &'static Lesson {
    static ALL: LazyLock<[Lesson; 5]> = LazyLock::new(|| GameId::ALL.map(|game| crate::read(text(game))));
    static NONE: Lesson = Lesson { scenes: Vec::new() };
    GameId::ALL.iter().position(|own| *own == game).map_or(&NONE, |place| &ALL[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_read() {
        for game in GameId::ALL {
            let lesson: Result<Lesson, _> = toml::from_str(text(game));
            assert!(lesson.is_ok_and(|lesson| !lesson.scenes.is_empty()), "{game}");
        }
    }
}
