//! Decides which question is worked on next and when its answer is announced. It has no threads and no clock.
//!
//! There is one *slot* for each thinking thread. A job keeps its slot for its whole budget, even if it is done at once.
//! Otherwise the next job would begin earlier after a forced move than after a hard one, and the time of its
//! announcement would reveal that.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use roshambo_bots::{BotError, Budget, Decision, Level, Limit, Stop};

use super::Question;
use super::turns::Turns;
use crate::ids::TableId;

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
        Done { number: self.number, in_slot: self.in_slot }
    }
}

/// A finished piece of work.
#[derive(Clone, Copy)]
pub(super) struct Done {
    number: Number,
    in_slot: bool,
}

/// A question and its progress.
pub(super) struct Job {
    table: TableId,
    asked: Duration,
    /// How many questions wanted a slot when it was asked, itself included.
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
    slow: Turns,
    quick: Turns,
    hurried: VecDeque<Number>,
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
            slow: Turns::default(),
            quick: Turns::default(),
            hurried: VecDeque::new(),
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
        let table = question.table;
        let line = if searches(question.level) { &mut self.slow } else { &mut self.quick };
        line.push(table, number);
        let job = Job {
            table,
            asked: now,
            crowd: self.slow.len() + self.taken,
            stop: Stop::default(),
            hurried: false,
            answer,
            stage: Stage::Waiting(Box::new(question)),
        };
        self.jobs.insert(number, job);
        number
    }

    /// The next question for a slot, if one is free. The more questions want a slot, the less time each gets.
    /// The larger crowd counts, of the time of the question and of now. Otherwise the last questions would
    /// get the most time after the longest wait.
    pub(super) fn begin(&mut self, now: Duration) -> Option<Work> {
        if self.closed || self.taken >= self.slots {
            return None;
        }
        let crowd = self.slow.len() + self.taken;
        let number = self.slow.pop()?;
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
        let number = self.hurried.pop_front().or_else(|| self.quick.pop())?;
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
            self.taken -= usize::from(done.in_slot);
            return;
        };
        let Stage::Thinking(mut times) = job.stage else { return };
        if job.hurried {
            times.release = now;
        }
        if times.slot.is_some_and(|end| job.hurried || end <= now) {
            times.slot = None;
            self.taken -= 1;
        }
        self.due.extend(times.moments().map(|when| (when, done.number)));
        job.stage = Stage::Decided(times, decision);
    }

    /// A person waits: the decision is due at once, with what was found so far.
    pub(super) fn hurry(&mut self, now: Duration, number: Number) {
        let Some(job) = self.jobs.get_mut(&number) else { return };
        if std::mem::replace(&mut job.hurried, true) {
            return;
        }
        match &mut job.stage {
            Stage::Waiting(_) => {
                self.slow.remove(job.table, number);
                self.quick.remove(job.table, number);
                self.hurried.push_back(number);
            }
            Stage::Thinking(_) => job.stop.stop(),
            Stage::Decided(times, _) => {
                for when in times.moments() {
                    self.due.remove(&(when, number));
                }
                self.taken -= usize::from(times.slot.take().is_some());
                times.release = now;
                self.due.insert((now, number));
            }
        }
    }

    /// Cancels a question. The job must be dropped outside of any lock.
    pub(super) fn cancel(&mut self, number: Number) -> Option<Job> {
        let job = self.jobs.remove(&number)?;
        job.stop.stop();
        match &job.stage {
            Stage::Waiting(_) => {
                self.slow.remove(job.table, number);
                self.quick.remove(job.table, number);
                self.hurried.retain(|other| *other != number);
            }
            // Its thread frees the slot.
            Stage::Thinking(_) => {}
            Stage::Decided(times, _) => {
                for when in times.moments() {
                    self.due.remove(&(when, number));
                }
                self.taken -= usize::from(times.slot.is_some());
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
            if times.slot.is_some_and(|end| end <= now) {
                times.slot = None;
                self.taken -= 1;
            }
            if times.release > when {
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

/// The time of a level, shared by all questions that want a slot.
fn shrunk(level: Level, slots: usize, crowd: usize) -> Duration {
    let Limit::Time(time) = level.time() else { return LEAST };
    let [slots, crowd] = [slots, crowd.max(slots)].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    (time.saturating_mul(slots) / crowd).max(LEAST)
}

#[cfg(test)]
mod tests;
