//! Decides which question is worked on next and when its answer is announced. It has no threads and no clock.
//!
//! There is one *slot* for each thinking thread. A job keeps its slot for its whole budget, even if it is done at once.
//! Otherwise the next job would begin earlier after a forced move than after a hard one, and the time of its
//! announcement would reveal that.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use roshambo_bots::{BotError, Budget, Decision, Level, Limit, Stop};

use super::fair_queue::FairQueue;
use super::{Payer, Question};

/// The callback that gets the decision.
pub(super) type Answer = Box<dyn FnOnce(Result<Decision, BotError>) + Send>;

/// Identifies a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number(pub(super) u64);

/// The minimum time for one question. Below this, set-up cost dominates. Chosen by hand.
const LEAST: Duration = Duration::from_millis(5);

/// A tenth of the time, and at least this, is reserved for finishing. Bots check the clock every millisecond,
/// and the move of a late bot would be announced late.
const ENDING: Duration = Duration::from_millis(1);

/// The budget of a hurried question, a millisecond or two. Levels that do not search ignore it.
const HURRIED: Limit = Limit::Iterations(20);

/// The cost of a question that needs no slot. All are about the same.
const QUICK_COST: u64 = 1000;

/// A question for a thread to work on.
pub(super) struct Work {
    pub(super) number: Number,
    pub(super) question: Box<Question>,
    pub(super) budget: Budget,
    in_slot: bool,
}

impl Work {
    /// The receipt to hand in with the decision.
    pub(super) fn done(&self) -> Done {
        Done { number: self.number, payer: self.question.payer, in_slot: self.in_slot }
    }
}

/// A finished piece of work.
#[derive(Clone, Copy)]
pub(super) struct Done {
    number: Number,
    payer: Payer,
    in_slot: bool,
}

/// A question and its progress.
pub(super) struct Job {
    payer: Payer,
    asked: Duration,
    /// By how many its slot had to be shared when it was asked; see [`Scheduler::crowd`].
    crowd: usize,
    stop: Stop,
    hurried: bool,
    answer: Answer,
    stage: Stage,
}

enum Stage {
    Waiting(Box<Question>),
    Thinking(Times),
    Decided(Times, Result<Decision, BotError>),
}

/// The times that were fixed when the work began.
#[derive(Clone, Copy)]
struct Times {
    /// Until when it keeps its slot, if it has one.
    slot: Option<Duration>,
    /// When the move may be announced.
    release: Duration,
}

/// All questions that are not answered yet.
pub(super) struct Scheduler {
    pace: Duration,
    slots: usize,
    taken: usize,
    last: u64,
    jobs: BTreeMap<Number, Job>,
    slow: FairQueue,
    quick: FairQueue,
    hurried: FairQueue,
    /// How many questions of each guest wait for a slot or have one.
    busy: BTreeMap<Payer, usize>,
    /// When a decided question frees its slot or is announced.
    due: BTreeSet<(Duration, Number)>,
    closed: bool,
}

impl Scheduler {
    /// A scheduler with this number of slots. `pace` is the minimum time between a question and its answer.
    pub(super) fn new(slots: usize, pace: Duration) -> Scheduler {
        Scheduler {
            pace,
            slots: slots.max(1),
            taken: 0,
            last: 0,
            jobs: BTreeMap::new(),
            slow: FairQueue::default(),
            quick: FairQueue::default(),
            hurried: FairQueue::default(),
            busy: BTreeMap::new(),
            due: BTreeSet::new(),
            closed: false,
        }
    }

    /// Whether all questions were cancelled for good.
    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// The number of questions that no thread works on yet.
    pub(super) fn waiting(&self) -> usize {
        self.slow.len() + self.quick.len() + self.hurried.len()
    }

    /// A new question.
    pub(super) fn ask(&mut self, now: Duration, question: Question, answer: Answer) -> Number {
        self.last += 1;
        let number = Number(self.last);
        let payer = question.payer;
        if searches(question.level) {
            self.slow.push(payer, number, cost(question.level));
            *self.busy.entry(payer).or_default() += 1;
        } else {
            self.quick.push(payer, number, QUICK_COST);
        }
        let job = Job {
            payer,
            asked: now,
            crowd: self.crowd(payer),
            stop: Stop::default(),
            hurried: false,
            answer,
            stage: Stage::Waiting(Box::new(question)),
        };
        self.jobs.insert(number, job);
        number
    }

    /// By how many a question of a guest has to share the slots: all guests that want one, times the questions of that
    /// guest. So the questions of one guest take no time from others.
    fn crowd(&self, payer: Payer) -> usize {
        self.busy.len() * self.busy.get(&payer).copied().unwrap_or(0)
    }

    /// A question of a guest does not want a slot any more.
    fn is_served(&mut self, payer: Payer) {
        if let Some(count) = self.busy.get_mut(&payer) {
            *count -= 1;
            if *count == 0 {
                self.busy.remove(&payer);
            }
        }
    }

    /// A question of a guest gives its slot back.
    fn free_slot(&mut self, payer: Payer) {
        self.taken -= 1;
        self.is_served(payer);
    }

    /// The next question for a slot, if one is free. The more guests want a slot, the less time each question gets.
    /// The larger crowd counts, of the time of the question and of now. Otherwise the last questions would
    /// get the most time after the longest wait.
    pub(super) fn begin(&mut self, now: Duration) -> Option<Work> {
        if self.closed || self.taken >= self.slots {
            return None;
        }
        let number = self.slow.pop()?;
        let crowd = self.jobs.get(&number).map_or(1, |job| self.crowd(job.payer));
        let (pace, slots) = (self.pace, self.slots);
        let work = self.start(number, |job, level| {
            let time = shrunk(level, slots, crowd.max(job.crowd));
            let end = now + time;
            let times = Times { slot: Some(end), release: end.max(job.asked + pace) };
            (times, Limit::Time(time - (time / 10).max(ENDING)))
        })?;
        self.taken += 1;
        Some(work)
    }

    /// The next question that needs no slot. Hurried ones come first.
    pub(super) fn begin_quick(&mut self) -> Option<Work> {
        if self.closed {
            return None;
        }
        let number = self.hurried.pop().or_else(|| self.quick.pop())?;
        let pace = self.pace;
        self.start(number, |job, _| (Times { slot: None, release: job.asked + pace }, HURRIED))
    }

    fn start(&mut self, number: Number, plan: impl FnOnce(&Job, Level) -> (Times, Limit)) -> Option<Work> {
        let job = self.jobs.get_mut(&number)?;
        let Stage::Waiting(question) = &job.stage else { return None };
        let (times, limit) = plan(job, question.level);
        let Stage::Waiting(question) = std::mem::replace(&mut job.stage, Stage::Thinking(times)) else {
            return None;
        };
        let budget = Budget { limit, threads: 1, stop: job.stop.clone() };
        Some(Work { number, question, budget, in_slot: times.slot.is_some() })
    }

    /// A bot has decided. The decision is announced later.
    pub(super) fn decided(&mut self, now: Duration, done: Done, decision: Result<Decision, BotError>) {
        let Some(job) = self.jobs.get_mut(&done.number) else {
            // The question was cancelled.
            if done.in_slot {
                self.free_slot(done.payer);
            }
            return;
        };
        let Stage::Thinking(mut times) = job.stage else { return };
        if job.hurried {
            times.release = now;
        }
        if times.slot.is_some_and(|end| job.hurried || end <= now) {
            times.slot = None;
        }
        let frees_slot = done.in_slot && times.slot.is_none();
        self.due.extend(times.moments().map(|when| (when, done.number)));
        job.stage = Stage::Decided(times, decision);
        if frees_slot {
            self.free_slot(done.payer);
        }
    }

    /// A person waits: the decision is due at once, with what was found so far.
    pub(super) fn hurry(&mut self, now: Duration, number: Number) {
        let Some(job) = self.jobs.get_mut(&number) else { return };
        if std::mem::replace(&mut job.hurried, true) {
            return;
        }
        let payer = job.payer;
        match &mut job.stage {
            Stage::Waiting(_) => {
                self.hurried.push(payer, number, QUICK_COST);
                self.quick.remove(payer, number);
                if self.slow.remove(payer, number) {
                    self.is_served(payer);
                }
            }
            Stage::Thinking(_) => job.stop.stop(),
            Stage::Decided(times, _) => {
                for when in times.moments() {
                    self.due.remove(&(when, number));
                }
                let had_slot = times.slot.take().is_some();
                times.release = now;
                self.due.insert((now, number));
                if had_slot {
                    self.free_slot(payer);
                }
            }
        }
    }

    /// Cancels a question. The job must be dropped outside of any lock.
    pub(super) fn cancel(&mut self, number: Number) -> Option<Job> {
        let job = self.jobs.remove(&number)?;
        job.stop.stop();
        match &job.stage {
            Stage::Waiting(_) => {
                self.quick.remove(job.payer, number);
                self.hurried.remove(job.payer, number);
                if self.slow.remove(job.payer, number) {
                    self.is_served(job.payer);
                }
            }
            // Its thread frees the slot.
            Stage::Thinking(_) => {}
            Stage::Decided(times, _) => {
                for when in times.moments() {
                    self.due.remove(&(when, number));
                }
                if times.slot.is_some() {
                    self.free_slot(job.payer);
                }
            }
        }
        Some(job)
    }

    /// Cancels everything, for good.
    pub(super) fn close(&mut self) -> Vec<Job> {
        self.closed = true;
        let numbers: Vec<Number> = self.jobs.keys().copied().collect();
        numbers.into_iter().filter_map(|number| self.cancel(number)).collect()
    }

    /// Whether all questions are decided.
    #[cfg(test)]
    pub(super) fn all_decided(&self) -> bool {
        self.jobs.values().all(|job| matches!(job.stage, Stage::Decided(..)))
    }

    /// The time at which something is due next.
    pub(super) fn next_due(&self) -> Option<Duration> {
        self.due.first().map(|(when, _)| *when)
    }

    /// Removes the decisions that may be announced by now, and frees slots whose time is over.
    pub(super) fn take_due(&mut self, now: Duration) -> Vec<(Answer, Result<Decision, BotError>)> {
        let mut ready = Vec::new();
        while let Some((when, number)) = self.due.pop_first() {
            if when > now {
                self.due.insert((when, number));
                break;
            }
            let Some(job) = self.jobs.get_mut(&number) else { continue };
            let Stage::Decided(times, _) = &mut job.stage else { continue };
            let (release, payer) = (times.release, job.payer);
            if times.slot.is_some_and(|end| end <= now) {
                times.slot = None;
                self.free_slot(payer);
            }
            if release > when {
                continue;
            }
            if let Some(Job { answer, stage: Stage::Decided(_, decision), .. }) = self.jobs.remove(&number) {
                ready.push((answer, decision));
            }
        }
        ready
    }
}

impl Times {
    fn moments(self) -> impl Iterator<Item = Duration> {
        self.slot.into_iter().chain([self.release])
    }
}

/// Whether a level searches and needs a slot.
fn searches(level: Level) -> bool {
    match level {
        Level::Random | Level::Easy | Level::Medium => false,
        Level::Hard | Level::Expert => true,
    }
}

/// What a question to a level that searches costs its guest: the full time of the level in microseconds, whatever it gets
/// in a crowd.
fn cost(level: Level) -> u64 {
    let Limit::Time(time) = level.time() else { return QUICK_COST };
    time.max(LEAST).as_micros() as u64
}

/// The time of a level, shared by all questions that want a slot.
fn shrunk(level: Level, slots: usize, crowd: usize) -> Duration {
    let Limit::Time(time) = level.time() else { return LEAST };
    let [slots, crowd] = [slots, crowd.max(slots)].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    (time.saturating_mul(slots) / crowd).max(LEAST)
}

#[cfg(test)]
mod tests;
