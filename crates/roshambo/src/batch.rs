//! Runs many games on all cores, with a progress bar. Ctrl-C or the first failure ends the run early. `sim`, `arena`
//! and `lab` share it.

use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use roshambo_bots::Stop;
use roshambo_rules::{Arg, say};
use roshambo_words::Words;

use crate::failure::{Failure, warn};
use crate::interrupt::stop_on_interrupt;

/// A run of many games. Results that are finished when it ends early are kept.
pub(crate) struct Batch {
    pool: rayon::ThreadPool,
    bar: ProgressBar,
    /// Set by Ctrl-C and by the first failure. Bots that are searching check it, too.
    stop: Stop,
    failure: Mutex<Option<Failure>>,
}

impl Batch {
    /// A batch of `games` games on `jobs` threads, or one thread per core.
    pub(crate) fn new(jobs: Option<u16>, games: u64, words: &Words) -> Result<Batch, Failure> {
        let jobs = jobs.map_or(0, usize::from);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
        let pool = pool.map_err(|error| Failure::call(say!("failure-threads", error = Arg::text(error))))?;
        let stop = stop_on_interrupt()?;
        Ok(Batch { pool, bar: progress_bar(games, words), stop, failure: Mutex::new(None) })
    }

    /// The flag that bots check while they search.
    pub(crate) fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Runs work on the thread pool of the batch.
    pub(crate) fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.pool.install(work)
    }

    /// Advances the progress bar by one game.
    pub(crate) fn progress(&self) {
        self.bar.inc(1);
    }

    /// Advances the progress bar by several games, of about `expected` in all.
    pub(crate) fn progress_by(&self, games: u64, expected: u64) {
        self.bar.set_length(expected);
        self.bar.inc(games);
    }

    /// Runs a piece of work, unless the batch is ending. Discards the result if the batch was stopped meanwhile. A
    /// failure ends the batch.
    pub(crate) fn attempt<T>(&self, work: impl FnOnce() -> Result<T, Failure>) -> Option<T> {
        if self.stop.is_stopped() {
            return None;
        }
        let done = work();
        // After a stop, bots finish their games without searching. Such a game must not count.
        if self.stop.is_stopped() {
            return None;
        }
        self.keep(done)
    }

    /// Unwraps a result. A failure is stored and ends the batch.
    pub(crate) fn keep<T>(&self, done: Result<T, Failure>) -> Option<T> {
        match done {
            Ok(done) => Some(done),
            Err(failure) => {
                let mut first = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
                first.get_or_insert(failure);
                self.stop.stop();
                None
            }
        }
    }

    /// Ends the batch: removes the bar, warns if it was interrupted, and returns the first failure. Call it after the
    /// finished part has been reported.
    pub(crate) fn end(self, words: &Words) -> Result<(), Failure> {
        let stop = self.stop.clone();
        self.end_quietly()?;
        if stop.is_stopped() {
            warn(words, &say!("batch-interrupted"));
        }
        Ok(())
    }

    /// Ends the batch: removes the bar and returns the first failure.
    pub(crate) fn end_quietly(self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        match self.failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(failure) => Err(failure),
            None => Ok(()),
        }
    }
}

/// A progress bar, hidden where standard error is not a terminal.
fn progress_bar(games: u64, words: &Words) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let counted = words.say(&say!(
        "batch-progress",
        done = Arg::text("{pos}"),
        all = Arg::text("{len}"),
        left = Arg::text("{eta_precise}"),
    ));
    if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {counted}")) {
        bar.set_style(style);
    }
    bar
}

/// A bar that counts percent, hidden where standard error is not a terminal.
pub(crate) fn percent_bar() -> ProgressBar {
    let bar = ProgressBar::new(100);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} %") {
        bar.set_style(style);
    }
    bar
}
