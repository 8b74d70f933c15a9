//! Reviews finished games: how much was luck, how much were choices, and how good each decision was.
//!
//! [`review`] takes a record and returns a [`Review`]. The crate does no I/O and reads no clock; all random numbers follow
//! from a seed, and the result does not depend on the number of threads. `docs/review.md` explains the method.

#![forbid(unsafe_code)]

mod error;
mod report;
mod settings;

pub use error::ReviewError;
pub use report::{
    Depth, Figure, JudgedDecision, JudgedMove, Label, Part, Parts, Point, Review, SeatTotal, TurningPoint,
    VERSION,
};
pub use settings::{Progress, Settings};
