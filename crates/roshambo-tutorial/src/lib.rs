//! The tutorial: examples of every ruling, and a guided first game (lesson) for each game.
//!
//! `content/<game>/*.toml` holds them as records and moves, never as pictures or results. The rules produce the views
//! and events, so the tutorial cannot disagree with them. A test plays every line.
//!
//! ```
//! use roshambo_tutorial::{examples, lesson};
//! use roshambo_table::GameId;
//!
//! # fn main() -> Result<(), &'static roshambo_tutorial::ContentError> {
//! assert!(examples(GameId::Kanobu)?.iter().any(|example| example.ruling == 1));
//! assert!(!lesson(GameId::Kanobu)?.scenes.is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! This crate has no texts. Lessons contain the ids of texts in `locales/`.

#![forbid(unsafe_code)]

mod content;
mod example;
mod lesson;

pub use content::ContentError;
pub use example::{Example, examples};
pub use lesson::{Lesson, LessonScene, Mistake, Task, lesson};

use roshambo_rules::Seat;
use roshambo_table::Table;
use roshambo_table::record::{Entry, RecordError};

/// The table after the last line of a record.
pub fn position(record: &str) -> Result<Table, RecordError> {
    Table::replay(record.as_bytes())
}

/// Parses a line from the body of a record, such as `2 play b3` or `deck …`.
pub fn entry(line: &str) -> Option<Entry> {
    let (first, rest) = line.split_once(' ')?;
    if first == "deck" {
        return Some(Entry::Deck(rest.to_owned()));
    }
    Some(Entry::Move(Seat::parse(first).ok()?, rest.to_owned()))
}
