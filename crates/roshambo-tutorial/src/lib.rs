//! What the games are taught with: examples of every ruling, and a guided first game of each.
//!
//! Both are written in `content/<game>/*.toml` as records and moves, never as pictures or results: what is
//! seen and said of them is what the rules make of them. A test plays every line of it.
//!
//! ```
//! use roshambo_tutorial::{examples, lesson};
//! use roshambo_table::GameId;
//!
//! assert!(examples(GameId::Kanobu).iter().any(|example| example.ruling == 1));
//! assert!(!lesson(GameId::Kanobu).scenes.is_empty());
//! ```
//!
//! This crate knows no words: texts of lessons are ids, and `locales/` has them.

#![forbid(unsafe_code)]

mod example;
mod lesson;

pub use example::{Example, examples};
pub use lesson::{Lesson, LessonScene, Mistake, Task, lesson};

use roshambo_rules::Seat;
use roshambo_table::Table;
use roshambo_table::record::{Entry, RecordError};

/// The game at the end of a record.
pub fn position(record: &str) -> Result<Table, RecordError> {
    Table::replay(record.as_bytes())
}

/// A line of a record's body: `2 play b3` or `deck …`.
pub fn entry(line: &str) -> Option<Entry> {
    let (first, rest) = line.split_once(' ')?;
    if first == "deck" {
        return Some(Entry::Deck(rest.to_owned()));
    }
    Some(Entry::Move(Seat::parse(first).ok()?, rest.to_owned()))
}

/// Reads a file of this crate. The test that reads them all says what is wrong with one.
fn read<T: serde::de::DeserializeOwned + Default>(text: &str) -> T {
    toml::from_str(text).unwrap_or_default()
}
