//! A guided first game: a sequence of scenes. Each is a prepared position in which the learner has to
//! find one move after another.

use std::sync::LazyLock;

use roshambo_rules::Seat;
use roshambo_table::GameId;
use roshambo_table::record::Entry;
use serde::{Deserialize, Serialize};

use crate::content::{ContentError, content_file, read};

/// The lesson of a game.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The scenes, in the order of the lesson.
    #[serde(default, rename(deserialize = "scene"))]
    pub scenes: Vec<LessonScene>,
}

/// A scene teaches one idea: a position, and what has to be found in it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonScene {
    /// The id of the scene. The text of its title is `learn-<game>-<id>`.
    pub id: String,
    /// The learner's seat.
    pub seat: Seat,
    /// The rulings that the scene is about, in the order of the rules page.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// The game up to the position.
    pub record: String,
    /// The tasks, in order.
    #[serde(rename(deserialize = "task"))]
    pub tasks: Vec<Task>,
}

/// A text, and the move that the learner has to find next, if the text asks for one.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The text is `learn-<game>-<scene>-<say>`.
    pub say: String,
    /// The right moves, in notation. Empty if the text asks for nothing. `*` stands for any legal move.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Legal moves that are expected mistakes, with a text about them.
    #[serde(default, rename(deserialize = "mistake"))]
    pub mistakes: Vec<Mistake>,
    /// The text about all other legal moves.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<String>,
    /// The entries of other seats and of chance that follow.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<String>"))]
    pub others: Vec<Entry>,
}

/// An expected mistake.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The moves, in notation.
    pub moves: Vec<String>,
    /// The text about them is `learn-<game>-<scene>-<say>`.
    pub say: String,
}

/// The lesson of a game.
pub fn lesson(game: GameId) -> Result<&'static Lesson, &'static ContentError> {
    static ALL: LazyLock<[Result<Lesson, ContentError>; GameId::COUNT]> = LazyLock::new(|| {
        GameId::ALL.map(|game| read(game, "lesson.toml", content_file!(game, "lesson.toml")))
    });
    ALL[game.index()].as_ref()
}
