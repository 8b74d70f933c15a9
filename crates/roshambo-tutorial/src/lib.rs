//! The teaching material of the games: examples of every ruling, and a guided first game of each.
//!
//! Both are written in `content/<game>/*.toml` as records and moves, never as pictures or results.
//! What happens in them follows from the rules, and a test plays every line of them.
//!
//! ```
//! use roshambo_tutorial::{examples, lesson};
//! use roshambo_table::GameId;
//!
//! assert!(examples(GameId::Kanobu)?.iter().any(|example| example.ruling == 1));
//! assert!(!lesson(GameId::Kanobu)?.scenes.is_empty());
//! # Ok::<(), &roshambo_tutorial::ContentError>(())
//! ```
//!
//! This crate contains no texts: the texts of lessons are ids of messages in `locales/`.

#![forbid(unsafe_code)]

mod content;
mod example;
mod lesson;

pub use content::ContentError;
pub use example::{Example, examples};
pub use lesson::{Lesson, LessonScene, Mistake, Task, lesson};
