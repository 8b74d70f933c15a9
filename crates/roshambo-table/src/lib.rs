//! Drives one game for everybody: the journal of its inputs, its chance, views and events.
//!
//! This crate is the one erased edge over the five games: above it nothing is generic. It knows
//! JSON and hashing; it knows nothing of files, networks, clocks or users.

#![forbid(unsafe_code)]

mod driver;
pub mod fair;
mod move_error;
mod observation;
mod presentation;
pub mod record;
mod registry;
mod stream;
mod table;
mod trace;
mod unseen;
mod verify;

pub use driver::{Driver, MoveOption, NumberedEvent, open};
pub use move_error::MoveError;
pub use observation::Observation;
pub use presentation::Presentation;
pub use registry::{AnyEvent, AnyView, GameId, GameInfo, RegisteredGame};
pub use stream::{Stream, hex, sha256};
pub use table::Table;
pub use trace::{TraceLine, ViewLine};
pub use unseen::{CardCount, Unseen, UnseenFigure, UnseenGroup, unseen};
pub use verify::{Unproven, Verified, seal_meta, verify};
