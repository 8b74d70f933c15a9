//! All questions that are not answered yet, and when each may go on: no threads and no clock in here.
//!
//! Thinking is done in *lanes*, one for each thinking thread. Whoever got a lane has it for its whole
//! budget, even if it is done at once. Otherwise the next one would begin earlier after a forced move
//! than after a hard one, and its own announcement would tell.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use roshambo_bots::{BotError, Budget, Decision, Level, Limit, Stop};

use super::Question;
use super::turns::Turns;
use crate::ids::TableId;

/// What is called with the decision.
pub(super) type Answer = Box<dyn FnOnce(Result<Decision, BotError>) + Send>;

/// A question's own number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number(pub(super) u64);

/// Less than this and thinking is mostly preparing to think.
const LEAST: Duration = Duration::from_millis(5);

/// A tenth of the time, and no less than this, is for coming to an end: bots look at the clock every
/// millisecond, and one that is late would be announced late.
const ENDING: Duration = Duration::from_millis(1);

/// What somebody in a hurry thinks, a millisecond or two. Levels that do not search need none of it.
const HURRIED: Limit = Limit::Iterations(20);

/// A question for a thread to think about.
pub(super) struct Work {
    pub(super) number: Number,
    pub(super) question: Box<Question>,
    pub(super) budget: Budget,
    in_lane: bool,
}

impl Work {
    /// What is left when it has been thought about.
    pub(super) fn done(&self) -> Done {
        Done { number: self.number, in_lane: self.in_lane }
    }
}

/// A piece of work that has been done.
#[derive(Clone, Copy)]
pub(super) struct Done {
    number: Number,
    in_lane: bool,
}

/// A question and how far it is.
pub(super) struct Sheet {
    table: TableId,
    asked: Duration,
    /// How many wanted a lane when it was asked, itself included.
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

/// What was fixed when thinking began.
#[derive(Clone, Copy)]
struct Times {
    /// Until when its lane is taken, if it has one.
    lane: Option<Duration>,
    /// When the move may be announced.
    release: Duration,
}

/// The questions, in one place.
pub(super) struct Desk {
    pace: Duration,
    lanes: usize,
    taken: usize,
    last: u64,
    sheets: BTreeMap<Number, Sheet>,
    slow: Turns,
    quick: Turns,
    hurried: VecDeque<Number>,
    /// When to look at which decided question again.
    due: BTreeSet<(Duration, Number)>,
    closed: bool,
}

impl Desk {
    /// So many lanes, and the least time between a question and its answer.
    pub(super) fn new(lanes: usize, pace: Duration) -> Desk {
        Desk {
            pace,
            lanes: lanes.max(1),
            taken: 0,
            last: 0,
            sheets: BTreeMap::new(),
            slow: Turns::default(),
            quick: Turns::default(),
            hurried: VecDeque::new(),
            due: BTreeSet::new(),
            closed: false,
        }
    }

    /// Whether nothing is answered any more.
    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many questions nobody thinks about yet.
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
        let sheet = Sheet {
            table,
            asked: now,
            crowd: self.slow.len() + self.taken,
            stop: Stop::default(),
            hurried: false,
            answer,
            stage: Stage::Waiting(Box::new(question)),
        };
        self.sheets.insert(number, sheet);
        number
    }

    /// The next question for a lane, if one is free. The more want one, the less each may think. The
    /// greater crowd counts, at the question or now: else those who come last would get more and more,
    /// and after having waited for longest.
    pub(super) fn begin(&mut self, now: Duration) -> Option<Work> {
        if self.closed || self.taken >= self.lanes {
            return None;
        }
        let crowd = self.slow.len() + self.taken;
        let number = self.slow.pop()?;
        let (pace, lanes) = (self.pace, self.lanes);
        let work = self.start(number, |sheet, level| {
            let time = shrunk(level, lanes, crowd.max(sheet.crowd));
            let end = now + time;
            let times = Times { lane: Some(end), release: end.max(sheet.asked + pace) };
            (times, Limit::Time(time - (time / 10).max(ENDING)))
        })?;
        self.taken += 1;
        Some(work)
    }

    /// The next question that needs no lane: hurried ones first.
    pub(super) fn begin_quick(&mut self) -> Option<Work> {
        if self.closed {
            return None;
        }
        let number = self.hurried.pop_front().or_else(|| self.quick.pop())?;
        let pace = self.pace;
        self.start(number, |sheet, _| (Times { lane: None, release: sheet.asked + pace }, HURRIED))
    }

    fn start(&mut self, number: Number, plan: impl FnOnce(&Sheet, Level) -> (Times, Limit)) -> Option<Work> {
        let sheet = self.sheets.get_mut(&number)?;
        let Stage::Waiting(question) = &sheet.stage else { return None };
        let (times, limit) = plan(sheet, question.level);
        let Stage::Waiting(question) = std::mem::replace(&mut sheet.stage, Stage::Thinking(times)) else {
            return None;
        };
        let budget = Budget { limit, threads: 1, stop: sheet.stop.clone() };
        Some(Work { number, question, budget, in_lane: times.lane.is_some() })
    }

    /// A bot has decided; that is announced in its time.
    pub(super) fn decided(&mut self, now: Duration, done: Done, decision: Result<Decision, BotError>) {
        let Some(sheet) = self.sheets.get_mut(&done.number) else {
            // Nobody waits for it any more.
            self.taken -= usize::from(done.in_lane);
            return;
        };
        let Stage::Thinking(mut times) = sheet.stage else { return };
        if sheet.hurried {
            times.release = now;
        }
        if times.lane.is_some_and(|end| sheet.hurried || end <= now) {
            times.lane = None;
            self.taken -= 1;
        }
        self.due.extend(times.moments().map(|when| (when, done.number)));
        sheet.stage = Stage::Decided(times, decision);
    }

    /// Somebody waits for this one: no pace, and what it has thought until now is enough.
    pub(super) fn hurry(&mut self, now: Duration, number: Number) {
        let Some(sheet) = self.sheets.get_mut(&number) else { return };
        if std::mem::replace(&mut sheet.hurried, true) {
            return;
        }
        match &mut sheet.stage {
            Stage::Waiting(_) => {
                self.slow.remove(sheet.table, number);
                self.quick.remove(sheet.table, number);
                self.hurried.push_back(number);
            }
            Stage::Thinking(_) => sheet.stop.stop(),
            Stage::Decided(times, _) => {
                for when in times.moments() {
                    self.due.remove(&(when, number));
                }
                self.taken -= usize::from(times.lane.take().is_some());
                times.release = now;
                self.due.insert((now, number));
            }
        }
    }

    /// Nobody wants to know any more. What is given back is to be dropped outside of any lock.
    pub(super) fn cancel(&mut self, number: Number) -> Option<Sheet> {
        let sheet = self.sheets.remove(&number)?;
        sheet.stop.stop();
        match &sheet.stage {
            Stage::Waiting(_) => {
                self.slow.remove(sheet.table, number);
                self.quick.remove(sheet.table, number);
                self.hurried.retain(|other| *other != number);
            }
            // Its thread gives the lane back.
            Stage::Thinking(_) => {}
            Stage::Decided(times, _) => {
                for when in times.moments() {
                    self.due.remove(&(when, number));
                }
                self.taken -= usize::from(times.lane.is_some());
            }
        }
        Some(sheet)
    }

    /// Cancels everything, for good.
    pub(super) fn close(&mut self) -> Vec<Sheet> {
        self.closed = true;
        let numbers: Vec<Number> = self.sheets.keys().copied().collect();
        numbers.into_iter().filter_map(|number| self.cancel(number)).collect()
    }

    /// Whether nobody waits or thinks.
    #[cfg(test)]
    pub(super) fn all_decided(&self) -> bool {
        self.sheets.values().all(|sheet| matches!(sheet.stage, Stage::Decided(..)))
    }

    /// When something is due next.
    pub(super) fn next_due(&self) -> Option<Duration> {
        self.due.first().map(|(when, _)| *when)
    }

    /// What may be announced by now; lanes whose time is over are free.
    pub(super) fn take_due(&mut self, now: Duration) -> Vec<(Answer, Result<Decision, BotError>)> {
        let mut ready = Vec::new();
        while let Some((when, number)) = self.due.pop_first() {
            if when > now {
                self.due.insert((when, number));
                break;
            }
            let Some(sheet) = self.sheets.get_mut(&number) else { continue };
            let Stage::Decided(times, _) = &mut sheet.stage else { continue };
            if times.lane.is_some_and(|end| end <= now) {
                times.lane = None;
                self.taken -= 1;
            }
            if times.release > when {
                continue;
            }
            if let Some(Sheet { answer, stage: Stage::Decided(_, decision), .. }) =
                self.sheets.remove(&number)
            {
                ready.push((answer, decision));
            }
        }
        ready
    }
}

impl Times {
    fn moments(self) -> impl Iterator<Item = Duration> {
        self.lane.into_iter().chain([self.release])
    }
}

/// Whether a level thinks for long enough to need a lane.
fn searches(level: Level) -> bool {
    match level {
        Level::Random | Level::Easy | Level::Medium => false,
        Level::Hard | Level::Expert => true,
    }
}

/// A level's time, shared by all who want the lanes.
fn shrunk(level: Level, lanes: usize, crowd: usize) -> Duration {
    let Limit::Time(time) = level.time() else { return LEAST };
    let [lanes, crowd] = [lanes, crowd.max(lanes)].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    (time.saturating_mul(lanes) / crowd).max(LEAST)
}

#[cfg(test)]
mod tests;
