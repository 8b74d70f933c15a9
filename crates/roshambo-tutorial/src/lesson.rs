//! Lessons: a guided first game of each game. The learner finds one move after the other in prepared positions.

use roshambo_rules::Seat;
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};

use crate::content::{ContentError, parsed_file};

/// The lesson of a game.
#[derive(Clone, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The scenes, in the order in which they are taught.
    #[serde(rename(deserialize = "scene"))]
    pub scenes: Vec<LessonScene>,
}

/// A part of a lesson that teaches one idea: a position, and the moves to find in it.
#[derive(Clone, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct LessonScene {
    /// The name of the scene. `learn-<game>-<id>` is the text of its title.
    pub id: String,
    /// The seat of the learner.
    pub seat: Seat,
    /// The rulings that the scene is about, in the order of the rules page.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// The record of the game up to the position.
    pub record: String,
    /// The explanations and questions, in order.
    #[serde(rename(deserialize = "task"))]
    pub tasks: Vec<Task>,
}

/// An explanation, and the move that the learner has to find after it, if there is one.
#[derive(Clone, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The explanation: the text `learn-<game>-<scene>-<say>`.
    pub say: String,
    /// The right moves, in notation. Empty if there is no move to find. `*` stands for any legal move.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Legal moves that are not right, with an explanation.
    #[serde(default, rename(deserialize = "mistake"))]
    pub mistakes: Vec<Mistake>,
    /// The explanation for all other legal moves.
    #[serde(default)]
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<String>,
    /// What the other players and chance do next, as lines of a record.
    #[serde(default)]
    pub others: Vec<String>,
}

/// A mistake that learners are expected to make.
#[derive(Clone, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The moves, in notation.
    pub moves: Vec<String>,
    /// The explanation: the text `learn-<game>-<scene>-<say>`.
    pub say: String,
}

/// The lesson of a game.
pub fn lesson(game: GameId) -> Result<&'static Lesson, &'static ContentError> {
    let lesson: &Result<Lesson, ContentError> = parsed_file!(game, "lesson.toml", Lesson);
    lesson.as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_lesson_that_can_be_parsed() {
        for game in GameId::ALL {
            let lesson = lesson(game).unwrap_or_else(|error| panic!("{error}"));
            assert!(!lesson.scenes.is_empty(), "content/{game}/lesson.toml has no scenes");
        }
    }
}
