//! Bots think here: in a bounded and fair pool outside the async threads.
//!
//! - **Bounded.** There are as many thinking threads as was said, of low priority, and one quick thread
//!   for levels that do not search and for questions that somebody waits for. So experts that think at
//!   all tables delay no person's move.
//! - **Fair.** Tables take turns; a table that asks for five bots does not push others back.
//! - **Shrinking.** The more wait, the less each may think, down to a few milliseconds.
//! - **Telling nothing.** When a move is announced depends on what all may know: when the bot was asked,
//!   its level, how busy the pool is, and whether a person waits. A bot that thinks is announced at
//!   the later of *asked + pace* and *begun + budget*, a bot that does not at *asked + pace*, however soon it
//!   is done: a forced move looks like any other. For the same reason a bot that is done early keeps
//!   its place until its budget is over.
//!
//! People who want a hint ask here, too: theirs is one more question of their table.
//!
//! Nothing is kept of a table whose questions are answered.

mod desk;
mod mind;
mod turns;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use roshambo_bots::{BotError, Decision, Level};
use roshambo_rules::Seat;
use roshambo_table::Observation;
use tokio::runtime::{self, Runtime};
use tokio::sync::Notify;

use self::desk::{Desk, Number, Work};
use self::mind::Mind;
use crate::ids::TableId;
use crate::time::Clock;

/// What a bot is asked.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// At which table; tables take turns.
    pub(crate) table: TableId,
    /// For which seat.
    pub(crate) seat: Seat,
    /// What it may know.
    pub(crate) seen: Observation,
    /// How well it plays.
    pub(crate) level: Level,
    /// Its luck.
    pub(crate) seed: u64,
}

/// The threads that think; all clones are one, and they end with the last of them.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Owner>);

struct Owner(Arc<Shared>);

struct Shared {
    desk: Mutex<Desk>,
    /// A lane may be free, or something new wants one.
    thinkers: Condvar,
    /// Something quick is to be done.
    quick: Condvar,
    /// Something may be due earlier than it was.
    timer: Notify,
    clock: Clock,
    mind: Box<Mind>,
}

impl Pool {
    /// A pool of so many thinking threads, at least one. No answer that nobody waits for comes before
    /// the pace.
    pub(crate) fn new(threads: usize, pace: Duration, clock: Clock) -> Pool {
        Pool::with_mind(threads, pace, clock, Box::new(mind::think))
    }

    #[expect(clippy::expect_used, reason = "a server that cannot start its threads cannot start")]
    fn with_mind(threads: usize, pace: Duration, clock: Clock, mind: Box<Mind>) -> Pool {
        let threads = threads.max(1);
        let shared = Arc::new(Shared {
            desk: Mutex::new(Desk::new(threads, pace)),
            thinkers: Condvar::new(),
            quick: Condvar::new(),
            timer: Notify::new(),
            clock,
            mind,
        });
        let spawn = |name: &str, body: Box<dyn FnOnce(&Shared) + Send>| {
            let shared = Arc::clone(&shared);
            let builder = thread::Builder::new().name(name.to_owned());
            builder.spawn(move || body(&shared)).expect("a thread for bots starts");
        };
        for _ in 0..threads {
            spawn("bot-thinker", Box::new(Shared::think));
        }
        spawn("bot-quick", Box::new(Shared::be_quick));
        let runtime = runtime::Builder::new_current_thread().enable_time().build();
        let runtime = runtime.expect("a timer for bots starts");
        spawn("bot-timer", Box::new(move |shared| shared.announce(&runtime)));
        Pool(Arc::new(Owner(shared)))
    }

    /// Asks a bot. `answer` is called once, on no async thread and under no lock of the pool, when the
    /// move may be announced; not at all if the ticket is dropped before that, or the pool is stopped: then it
    /// is dropped. It should only pass the decision on, since all answers come from one thread. A ticket that is dropped while its answer is
    /// being called comes too late to stop it.
    pub(crate) fn ask(
        &self,
        question: Question,
        answer: impl FnOnce(Result<Decision, BotError>) + Send + 'static,
    ) -> Ticket {
        let shared = Arc::clone(&self.0.0);
        let now = shared.clock.now();
        let mut desk = shared.desk();
        if desk.is_closed() {
            drop(desk);
            return Ticket { shared, number: Number(0) };
        }
        let number = desk.ask(now, question, Box::new(answer));
        drop(desk);
        shared.thinkers.notify_one();
        shared.quick.notify_one();
        Ticket { shared, number }
    }

    /// How many questions nobody thinks about yet.
    pub(crate) fn waiting(&self) -> usize {
        self.0.0.desk().waiting()
    }

    /// Ends the threads, without waiting for them. No ticket is answered any more.
    pub(crate) fn stop(&self) {
        self.0.0.stop();
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// A question that was asked. Whoever drops it does not want to know any more.
#[must_use = "a ticket that is dropped cancels its question"]
pub(crate) struct Ticket {
    shared: Arc<Shared>,
    number: Number,
}

impl Ticket {
    /// A person waits: decide with what there is, and answer without pace.
    pub(crate) fn hurry(&self) {
        let now = self.shared.clock.now();
        self.shared.desk().hurry(now, self.number);
        self.shared.wake_all();
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        // What the answer holds may lock anything when it goes: not in here, and not under our lock.
        let sheet = self.shared.desk().cancel(self.number);
        if sheet.is_some() {
            self.shared.thinkers.notify_all();
        }
    }
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake_all(&self) {
        self.thinkers.notify_all();
        self.quick.notify_all();
        self.timer.notify_one();
    }

    fn stop(&self) {
        let sheets = self.desk().close();
        self.wake_all();
        drop(sheets);
    }

    fn think(&self) {
        yield_to_people();
        self.work(&self.thinkers, |desk| desk.begin(self.clock.now()));
    }

    fn be_quick(&self) {
        self.work(&self.quick, Desk::begin_quick);
    }

    fn work(&self, wake: &Condvar, next: impl Fn(&mut Desk) -> Option<Work>) {
        while let Some(work) = self.wait_for(wake, &next) {
            let done = work.done();
            let decision = mind::think_safely(&*self.mind, &work.question, &work.budget);
            drop(work);
            self.desk().decided(self.clock.now(), done, decision);
            self.timer.notify_one();
        }
    }

    /// The next work; nothing when the pool is stopped.
    fn wait_for(&self, wake: &Condvar, next: impl Fn(&mut Desk) -> Option<Work>) -> Option<Work> {
        let mut desk = self.desk();
        loop {
            if desk.is_closed() {
                return None;
            }
            if let Some(work) = next(&mut desk) {
                return Some(work);
            }
            desk = wake.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Calls answers when they are due. The runtime is this thread's own and only tells the time.
    fn announce(&self, runtime: &Runtime) {
        loop {
            let (ready, next) = {
                let mut desk = self.desk();
                if desk.is_closed() {
                    return;
                }
                (desk.take_due(self.clock.now()), desk.next_due())
            };
            self.thinkers.notify_all();
            for (answer, decision) in ready {
                if catch_unwind(AssertUnwindSafe(|| answer(decision))).is_err() {
                    tracing::error!("a bot's move could not be passed on");
                }
            }
            runtime.block_on(async {
                let Some(when) = next else { return self.timer.notified().await };
                tokio::select! {
                    () = self.clock.sleep_until(when) => {}
                    () = self.timer.notified() => {}
                }
            });
        }
    }
}

/// On Linux each thread has a nice value of its own; elsewhere this would slow the whole server.
fn yield_to_people() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "bots think with the priority of everything else");
    }
}

#[cfg(test)]
mod tests;
