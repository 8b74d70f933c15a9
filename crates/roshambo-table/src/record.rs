//! The record: a whole game as text.
//!
//! [`Reader`] reads any bytes line by line. It keeps one line in memory, names the line of every
//! error, and never panics. [`Replay`] applies the entries to a game, one by one.

mod entry;
mod error;
mod header;
mod reader;
mod replay;

pub use entry::Entry;
pub use error::{Problem, RecordError, io_phrase};
pub use header::Header;
pub use reader::Reader;
pub use replay::{Replay, Step};
