//! Bots decide on threads of their own, so that the screen never waits for them.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use roshambo_bots::{Bot, BotError, Stop};
use roshambo_rules::Seat;

use crate::session::BotJob;

/// The decision of a bot.
pub(crate) struct BotDecision {
    pub(crate) seat: Seat,
    /// The move, or why the bot made none.
    pub(crate) mv: Result<String, BotError>,
}

impl BotJob {
    /// Decides on this thread.
    pub(crate) fn decide(mut self) -> BotDecision {
        let decision = self.bot.decide(&self.observation, &self.budget);
        BotDecision { seat: self.seat, mv: decision.map(|decision| decision.mv) }
    }

    /// Decides on a new thread and sends the decision, at the earliest after `pace`.
    pub(crate) fn spawn<T: From<BotDecision> + Send + 'static>(
        mut self,
        pace: Duration,
        stop: &Stop,
        decisions: Sender<T>,
    ) {
        self.budget.stop = stop.clone();
        let stop = stop.clone();
        thread::spawn(move || {
            let start = Instant::now();
            let decision = self.decide();
            thread::sleep(pace.saturating_sub(start.elapsed()));
            if !stop.is_stopped() {
                // Sending fails only after the client has closed, and then nobody needs the decision.
                let _ = decisions.send(decision.into());
            }
        });
    }
}
