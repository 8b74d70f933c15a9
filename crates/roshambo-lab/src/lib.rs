//! The lab: measures what the rules of a game do.
//!
//! A [`Plan`] names a game, numbers of seats, values of options and levels of bots. The lab plays the same deals in every
//! combination, measures each game, and compares the combinations. Everything follows from the seed. The crate does no file
//! or user I/O and starts no thread: the caller plays [`Stride`]s of deals, on as many threads as it likes, adds them to
//! [`Progress`], keeps its text as a checkpoint, and asks for the [`Report`].
//!
//! * `plan`: what to compare. `streams`: random numbers that all variants share.
//! * `play`, `players`: one game. `laboratory`: the deals of a stride. `progress`: what is done, as a checkpoint.
//! * `figure`, `tally`, `estimate`: figures, their sums and their intervals.
//! * `measures/`: one file for each kind of figure. `games/`: what the lab knows of each game.
//! * `report`: the result as data; `csv`: the same as a table.
//!
//! ```
//! use roshambo_bots::{Level, Stop};
//! use roshambo_lab::{Laboratory, Plan, Progress, Target};
//! use roshambo_rules::Seats;
//! use roshambo_table::GameId;
//!
//! let plan = Plan {
//!     game: GameId::Ninjan,
//!     seats: vec![Seats::FEWEST],
//!     options: Vec::new(),
//!     levels: vec![Level::Random],
//!     seed: 1,
//!     target: Target::Games(10),
//! };
//! let lab = Laboratory::new(plan).unwrap();
//! let mut progress = Progress::new(&lab);
//! while let Some(stride) = progress.open_strides().first().copied() {
//!     let tally = lab.play(stride, &Stop::default()).unwrap().unwrap();
//!     progress.add(&lab, stride, &tally);
//! }
//! let report = lab.report(&progress);
//! assert_eq!(report.variants[0].games, 10);
//! ```

#![forbid(unsafe_code)]

mod csv;
mod estimate;
mod figure;
mod games;
mod laboratory;
mod measure;
mod measures;
mod plan;
mod play;
mod players;
mod progress;
mod report;
mod streams;
mod tally;

pub use csv::csv;
pub use estimate::Measurement;
pub use figure::{Section, Unit};
pub use laboratory::{LabError, Laboratory, Stride};
pub use plan::{MOST_VARIANTS, Plan, PlanError, Players, Target, Variant};
pub use progress::{CheckpointError, Progress, checkpoint_seed};
pub use report::{Report, ReportSection, ReportVariant, Row, RowValue};
pub use tally::Tally;
