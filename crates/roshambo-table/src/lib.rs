//! Drives one game for everybody: the journal of its inputs, its chance, views and events.
//!
//! This crate is the one erased edge over the five games: above it nothing is generic. It knows
//! JSON and hashing; it knows nothing of files, networks, clocks or users.

#![forbid(unsafe_code)]

mod catalogue;
mod driver;
pub mod fair;
pub mod record;
mod refused;
mod seen;
mod stream;
mod table;
mod trace;
mod unseen;
mod verify;

pub use catalogue::{AnyEvent, AnyView, GameId, GameInfo, Listed};
pub use driver::{Driver, Told, Way, open};
pub use refused::Refused;
pub use seen::Seen;
pub use stream::{Stream, hex, sha256};
pub use table::Table;
pub use trace::{TraceLine, ViewLine};
pub use unseen::{CardCount, Unseen, UnseenFigure, UnseenGroup, unseen};
pub use verify::{Unproven, Verified, seal_meta, verify};
