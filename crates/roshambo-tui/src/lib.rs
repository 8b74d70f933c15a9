//! The full-screen terminal client: one or several people at one keyboard, and bots.
//!
//! The client draws views and offers the legal moves that the table lists. It knows no rules. Every text
//! comes from `locales/`.
//!
//! - `session` holds the table, the record file and the decisions that bots have to make.
//! - `table_screen` is one game on the screen: it turns keys into moves and draws the table.
//!   `games` draws what differs between the games.
//! - `app` switches between the menu, the table and the overlays. It runs on any ratatui backend, so
//!   that tests can use one in memory.
//! - `terminal` runs the app on a real terminal.

#![forbid(unsafe_code)]

mod app;
mod bot_thread;
mod canvas;
mod config;
mod games;
mod keys;
mod markdown;
mod menu;
mod narrowing;
mod overlay;
mod prompt;
mod record_file;
mod saved_setups;
mod session;
mod setup_editor;
mod table_screen;
mod terminal;
mod theme;

#[cfg(test)]
mod tests;

pub use config::{PlayConfig, Start, TuiError};
pub use record_file::data_folder;
pub use terminal::{ExitMessage, play};
