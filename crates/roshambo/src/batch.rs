//! Many games on all cores: the progress bar, Ctrl-C and the first failure, once for all commands.

use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use roshambo_bots::Stop;
use roshambo_rules::{Arg, say};
use roshambo_words::Words;

use crate::failure::{Failure, warn};
use crate::interrupt::stop_on_interrupt;

/// Games being played. What is finished when it ends early is kept.
pub(crate) struct Batch {
    pool: rayon::ThreadPool,
    bar: ProgressBar,
    /// NumberedEvent by Ctrl-C and by the first failure; bots that think are told the same.
    stop: Stop,
    failure: Mutex<Option<Failure>>,
}

impl Batch {
    /// A batch of so many games on so many threads; all cores if none are named.
    pub(crate) fn new(jobs: Option<u16>, games: u64, words: &Words) -> Result<Batch, Failure> {
        let jobs = jobs.map_or(0, usize::from);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
        let pool = pool.map_err(|error| Failure::call(say!("failure-threads", error = Arg::text(error))))?;
        let stop = stop_on_interrupt()?;
        Ok(Batch { pool, bar: progress_bar(games, words), stop, failure: Mutex::new(None) })
    }

    /// What tells thinking bots to stop.
    pub(crate) fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Runs work on the threads of the batch.
    pub(crate) fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.pool.install(work)
    }

    /// One more game is finished.
    pub(crate) fn progress(&self) {
        self.bar.inc(1);
    }

    /// Does a piece of work, unless the batch is to end. What was cut short counts for nothing; a
    /// failure ends the batch.
    pub(crate) fn attempt<T>(&self, work: impl FnOnce() -> Result<T, Failure>) -> Option<T> {
        if self.stop.is_stopped() {
            return None;
        }
        let done = work();
        // A bot that was told to stop plays on without thinking: such a game is no result.
        if self.stop.is_stopped() {
            return None;
        }
        self.keep(done)
    }

    /// Takes a result as it is, or notes the failure, which ends the batch.
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

    /// Ends the batch: takes the bar away, says if it was interrupted, and gives the failure that
    /// is due once the finished part has been reported.
    pub(crate) fn end(self, words: &Words) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        match self.failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(failure) => Err(failure),
            None => {
                if self.stop.is_stopped() {
                    warn(words, &say!("batch-interrupted"));
                }
                Ok(())
            }
        }
    }
}

/// Only for people who watch.
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
