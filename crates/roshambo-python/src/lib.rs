//! The extension module of the Python package `roshambo`.
//!
//! It converts between Python and the other crates, and has no rules of its own. Every error becomes
//! a Python exception; wrong input never panics. Search, playouts and batches run without the
//! interpreter lock, and Ctrl-C ends them.

#![forbid(unsafe_code)]

mod arrays;
mod bot;
mod contest;
mod convert;
mod env;
mod env_state;
mod errors;
mod event;
mod game;
mod interrupt;
mod outcome;
mod phrase;
mod playouts;
mod record;
mod spec;
mod state;
mod vector;
mod view;

/// The compiled part of the package. Use `roshambo`, which exports all of it.
#[pyo3::pymodule(name = "_roshambo")]
mod module {
    /// The current player at a chance node.
    #[pymodule_export]
    const CHANCE: i64 = crate::env_state::CHANCE;
    /// The current player when the game is over.
    #[pymodule_export]
    const TERMINAL: i64 = crate::env_state::TERMINAL;

    #[pymodule_export]
    use crate::bot::{Bot, Decision, MoveEvaluation};
    #[pymodule_export]
    use crate::contest::{MatchResult, PlayerResult, play_match};
    #[pymodule_export]
    use crate::env::Env;
    #[pymodule_export]
    use crate::env_state::EnvState;
    #[pymodule_export]
    use crate::event::Event;
    #[pymodule_export]
    use crate::game::{Game, GameOption, game_ids};
    #[pymodule_export]
    use crate::outcome::Outcome;
    #[pymodule_export]
    use crate::phrase::{Phrase, language, set_language};
    #[pymodule_export]
    use crate::playouts::Playouts;
    #[pymodule_export]
    use crate::record::{Record, Step, Verified};
    #[pymodule_export]
    use crate::spec::Field;
    #[pymodule_export]
    use crate::state::{State, restore_state};
    #[pymodule_export]
    use crate::vector::VectorEnv;
    #[pymodule_export]
    use crate::view::View;
}
