//! Threads on which bots think, outside the async runtime.
//!
//! - **Bounded.** There is a fixed number of thinking threads with low priority, and one quick thread for levels that
//!   do not search and for questions that a person waits for. So experts at many tables delay no person's move. One
//!   quick thread is enough: a question takes it microseconds, or a millisecond or two if it was hurried.
//! - **Fair.** Guests share the threads, however many tables they have; see [`fair_queue`]. The cost of a question
//!   is the full time of its level, so a quick question to `hard` is answered before the experts of other guests, and a
//!   newcomer does not wait behind those who play much.
//! - **Adaptive.** The more guests wait, the less time each question gets, down to a few milliseconds. The questions of
//!   one guest share that guest's time.
//! - **No timing leak.** The time of an announcement depends only on what everybody may know: when the bot
//!   was asked, its level, the load of the pool (who asked which levels, and when), and whether a person waits. The move of a bot that searches
//!   is announced at the later of *asked + pace* and *begun + budget*. The move of any other bot is announced
//!   at *asked + pace*. It does not matter how soon the move is found: a forced move looks like any other.
//!   For the same reason a bot that is done early keeps its slot until its budget is over.
//!
//! Hints are questions to bots, too.

mod decide;
mod fair_queue;
mod scheduler;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use roshambo_bots::{BotError, Decision, Level};
use roshambo_rules::Seat;
use roshambo_table::Observation;
use tokio::runtime::{self, Runtime};
use tokio::sync::Notify;

use self::decide::DecideFn;
use self::scheduler::{Number, Scheduler, Work};
use crate::ids::{GuestId, TableId};
use crate::time::Clock;

/// Whose share of the threads a question uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Payer {
    /// The host of a table, or the guest who asks for a hint.
    Guest(GuestId),
    /// Practice without a session; each request counts on its own.
    Practice(TableId),
}

/// A question to a bot: which move to make.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// Whose share of the threads it uses.
    pub(crate) payer: Payer,
    /// The table that asks, for logs.
    pub(crate) table: TableId,
    /// The seat that is to act.
    pub(crate) seat: Seat,
    /// What the seat may know.
    pub(crate) seen: Observation,
    /// The level of the bot.
    pub(crate) level: Level,
    /// The seed of the bot's random choices.
    pub(crate) seed: u64,
}

/// A handle to the threads. They end when the last clone is dropped.
#[derive(Clone)]
pub(crate) struct BotPool(Arc<Owner>);

struct Owner(Arc<Shared>);

struct Shared {
    scheduler: Mutex<Scheduler>,
    /// Wakes thinking threads: a slot may be free, or a question is new.
    thinkers: Condvar,
    /// Wakes the quick thread.
    quick: Condvar,
    /// Wakes the timer thread: something may be due earlier.
    timer: Notify,
    clock: Clock,
    decide: Box<DecideFn>,
}

impl BotPool {
    /// A pool with this number of thinking threads, at least one. `pace` is the minimum time between a
    /// question and its answer, unless a person waits.
    pub(crate) fn new(threads: usize, pace: Duration, clock: Clock) -> BotPool {
        BotPool::with_decide_fn(threads, pace, clock, Box::new(decide::decide))
    }

    #[expect(clippy::expect_used, reason = "a server that cannot start its threads cannot start")]
    fn with_decide_fn(threads: usize, pace: Duration, clock: Clock, decide: Box<DecideFn>) -> BotPool {
        let threads = threads.max(1);
        let shared = Arc::new(Shared {
            scheduler: Mutex::new(Scheduler::new(threads, pace)),
            thinkers: Condvar::new(),
            quick: Condvar::new(),
            timer: Notify::new(),
            clock,
            decide,
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
        BotPool(Arc::new(Owner(shared)))
    }

    /// Asks a bot. `answer` is called once, when the move may be announced, on a thread outside the async runtime and
    /// without a lock of the pool. It must only pass the decision on, because all answers come from one thread.
    ///
    /// Dropping the ticket cancels the question, and stopping the pool cancels all questions. Then `answer`
    /// is dropped without a call. Dropping a ticket while its answer is being called has no effect.
    pub(crate) fn ask(
        &self,
        question: Question,
        answer: impl FnOnce(Result<Decision, BotError>) + Send + 'static,
    ) -> Ticket {
        let shared = Arc::clone(&self.0.0);
        let now = shared.clock.now();
        let mut scheduler = shared.scheduler();
        if scheduler.is_closed() {
            drop(scheduler);
            return Ticket { shared, number: None };
        }
        let number = scheduler.ask(now, question, Box::new(answer));
        drop(scheduler);
        shared.thinkers.notify_one();
        shared.quick.notify_one();
        Ticket { shared, number: Some(number) }
    }

    /// The number of questions that no thread works on yet.
    pub(crate) fn waiting(&self) -> usize {
        self.0.0.scheduler().waiting()
    }

    /// Ends the threads without waiting for them. No question is answered any more.
    pub(crate) fn stop(&self) {
        self.0.0.stop();
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// A question that was asked. Dropping it cancels the question.
#[must_use = "a ticket that is dropped cancels its question"]
pub(crate) struct Ticket {
    shared: Arc<Shared>,
    /// `None` if the pool was stopped before.
    number: Option<Number>,
}

impl Ticket {
    /// A person waits: the bot decides with what it has found so far, and answers at once.
    pub(crate) fn hurry(&self) {
        let Some(number) = self.number else { return };
        let now = self.shared.clock.now();
        self.shared.scheduler().hurry(now, number);
        self.shared.wake_all();
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(number) = self.number else { return };
        // Dropping the answer may take other locks, so it must not happen under the lock of the pool.
        let job = self.shared.scheduler().cancel(number);
        if job.is_some() {
            self.shared.thinkers.notify_all();
        }
    }
}

impl Shared {
    fn scheduler(&self) -> MutexGuard<'_, Scheduler> {
        self.scheduler.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake_all(&self) {
        self.thinkers.notify_all();
        self.quick.notify_all();
        self.timer.notify_one();
    }

    fn stop(&self) {
        let jobs = self.scheduler().close();
        self.wake_all();
        drop(jobs);
    }

    fn think(&self) {
        lower_priority();
        self.work(&self.thinkers, |scheduler| scheduler.begin(self.clock.now()));
    }

    fn be_quick(&self) {
        self.work(&self.quick, Scheduler::begin_quick);
    }

    fn work(&self, wake: &Condvar, next: impl Fn(&mut Scheduler) -> Option<Work>) {
        while let Some(work) = self.wait_for(wake, &next) {
            let done = work.done();
            let decision = decide::decide_safely(&*self.decide, &work.question, &work.budget);
            drop(work);
            self.scheduler().decided(self.clock.now(), done, decision);
            self.timer.notify_one();
        }
    }

    /// The next work; `None` when the pool is stopped.
    fn wait_for(&self, wake: &Condvar, next: impl Fn(&mut Scheduler) -> Option<Work>) -> Option<Work> {
        let mut scheduler = self.scheduler();
        loop {
            if scheduler.is_closed() {
                return None;
            }
            if let Some(work) = next(&mut scheduler) {
                return Some(work);
            }
            scheduler = wake.wait(scheduler).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Calls answers when they are due. The runtime belongs to this thread and is only a timer.
    fn announce(&self, runtime: &Runtime) {
        loop {
            let (ready, next) = {
                let mut scheduler = self.scheduler();
                if scheduler.is_closed() {
                    return;
                }
                (scheduler.take_due(self.clock.now()), scheduler.next_due())
            };
            self.thinkers.notify_all();
            for (answer, decision) in ready {
                if catch_unwind(AssertUnwindSafe(|| answer(decision))).is_err() {
                    tracing::error!("passing on a bot's move panicked");
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

/// Lowers the priority of this thread. On other systems than Linux this would slow down the whole process.
pub(crate) fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "the priority of a bot thread could not be lowered");
    }
}

#[cfg(test)]
mod tests;
