//! Reviews finished games: how much was luck, how much were choices, and how good each decision was.
//!
//! [`review`] takes the journal of a game and returns a [`Review`]. The crate does no I/O and reads no clock; all random
//! numbers follow from a seed, and the result does not depend on the number of threads. `docs/review.md` explains the
//! method.
//!
//! ```
//! use roshambo_review::{Depth, ReviewError, Settings, review};
//! use roshambo_table::{GameId, record::Header};
//!
//! let header = Header::new(GameId::Ninjan, GameId::Ninjan.fewest_seats(), Vec::new());
//! let result = review(&header, &[], &Settings::new(Depth::Quick), &|_| ());
//! assert!(matches!(result, Err(ReviewError::Unfinished)));
//! ```

#![forbid(unsafe_code)]

mod decisions;
mod effort;
mod error;
mod history;
mod label;
mod linear;
mod report;
mod settings;
mod split;
mod summary;
#[cfg(test)]
mod tests;
mod work;

use roshambo_bots::Heuristics;
use roshambo_table::record::{Entry, Header};
use roshambo_table::with_game;

use decisions::{Case, Judge};
use effort::Effort;
pub use error::ReviewError;
use history::{History, Input};
pub use report::{
    Depth, Figure, JudgedDecision, JudgedMove, Label, Part, Parts, Point, Review, SeatTotal, TurningPoint,
    VERSION,
};
pub use settings::{Progress, Settings};
use split::Split;

/// Reviews a finished game. `report` is called after each part of the work, from any thread.
pub fn review(
    header: &Header,
    journal: &[Entry],
    settings: &Settings,
    report: &(dyn Fn(Progress) + Sync),
) -> Result<Review, ReviewError> {
    if let Some(seat) = settings.seat.filter(|seat| !header.seats.all().contains(*seat)) {
        return Err(ReviewError::NoSuchSeat { seat, seats: header.seats });
    }
    with_game!(header.game, G => review_in::<G>(header, journal, settings, report))
}

fn review_in<G: Heuristics>(
    header: &Header,
    journal: &[Entry],
    settings: &Settings,
    report: &(dyn Fn(Progress) + Sync),
) -> Result<Review, ReviewError> {
    let history = History::<G>::replay(header, journal)?;
    let entries = decisions::entries(&history, settings);
    let effort = Effort::of::<G>(settings, header.seats, entries.len());
    let seen = history::observations(header, journal, &entries)?;
    // Splitting and judging take about as long as each other, so each is half of the progress.
    let half = |second: bool| {
        move |progress: Progress| {
            let done = progress.done * HALF / progress.all.max(1);
            report(Progress { done: done + if second { HALF } else { 0 }, all: 2 * HALF });
        }
    };
    let split = Split::of(&history, effort.split, settings, &half(false))?;
    let rollouts = effort.comparison / entries.len().max(1) as u64;
    let judged = work::run(entries.len(), settings, &half(true), Judge::<G>::new, |judge, index| {
        let entry = entries[index];
        let Input::Move(_, played) = history.inputs[entry - 1] else { return None };
        let case = Case { entry, seen: &seen[index], played, iterations: effort.iterations, rollouts };
        judge.judge(&case, settings)
    })?;
    if settings.stop.is_stopped() {
        return Err(ReviewError::Stopped);
    }
    let decisions = judged.into_iter().flatten().collect();
    Ok(summary::make(header, settings, &history, &split, decisions))
}

/// The parts of the progress that splitting has, and that judging has.
const HALF: usize = 500;
