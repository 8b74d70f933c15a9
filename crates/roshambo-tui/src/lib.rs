//! The full-screen terminal client: people at one keyboard, and bots.
//!
//! It draws views and legal moves and knows no rules. Three parts: a [session](session) holds the
//! table, the record file and what bots have to think about; the [app](app) turns keys into moves
//! and draws itself on any ratatui backend; the [terminal](terminal) runs it on a real one.
//! Every text comes from `locales/`.

#![forbid(unsafe_code)]

mod app;
mod at_table;
mod canvas;
mod frame;
mod games;
mod keys;
mod layouts;
mod menu;
mod overlay;
mod page;
mod pick;
mod plan;
mod prompt;
mod record_file;
mod session;
mod setup;
mod terminal;
mod theme;
mod thinker;

#[cfg(test)]
mod tests;

pub use plan::{Plan, PlayError, Start};
pub use record_file::data_folder;
pub use terminal::{Farewell, play};
