//! One game in play, whatever its kind: its inputs, its decks, its views and events, and its record.
//!
//! The rules are generic over games. This crate hides the type of a game behind a type-erased
//! [`Driver`], so that the code above it can handle all games alike. It knows JSON and hashing. It
//! knows nothing of files, networks, clocks or users.

#![forbid(unsafe_code)]

mod driver;
pub mod fair;
mod move_error;
mod move_list;
mod observation;
mod presentation;
pub mod record;
mod registry;
mod stream;
mod table;
mod trace;
mod verify;

pub use driver::{Driver, NumberedEvent, open};
pub use move_error::MoveError;
pub use move_list::{MoveList, MoveOption};
pub use observation::Observation;
pub use presentation::Presentation;
pub use registry::{AnyEvent, AnyView, GameId, GameInfo, RegisteredGame};
pub use stream::{Stream, hex, sha256};
pub use table::{ResumeError, Table};
pub use trace::{TraceLine, ViewLine};
pub use verify::{Unproven, Verified, seal_meta, verify};
