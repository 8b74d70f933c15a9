//! Bots think on threads of their own, so that the screen never waits for them.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use roshambo_bots::{Bot, BotError, Stop};
use roshambo_rules::Seat;

use crate::session::Job;

/// A bot's answer.
pub(crate) struct Decided {
    pub(crate) seat: Seat,
    /// The move, or why there is none.
    pub(crate) mv: Result<String, BotError>,
}

impl Job {
    /// Thinks to the end.
    pub(crate) fn decide(mut self) -> Decided {
        let decision = self.bot.decide(&self.seen, &self.budget);
        Decided { seat: self.seat, mv: decision.map(|decision| decision.mv) }
    }

    /// Thinks in the background, and answers not before the pace allows it.
    pub(crate) fn spawn<T: From<Decided> + Send + 'static>(
        mut self,
        pace: Duration,
        stop: &Stop,
        answers: Sender<T>,
    ) {
        self.budget.stop = stop.clone();
        let stop = stop.clone();
        thread::spawn(move || {
            let start = Instant::now();
            let decided = self.decide();
            thread::sleep(pace.saturating_sub(start.elapsed()));
            if !stop.is_stopped() {
                // Nobody listens any more once the screen is closed.
                let _ = answers.send(decided.into());
            }
        });
    }
}
