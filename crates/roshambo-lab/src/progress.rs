//! How far a comparison is, and its checkpoint: a text from which it continues.
//!
//! Deals are played in batches, a batch in strides. The stop rule is only asked after whole batches, and all sums are
//! integers. So the result is the same for any number of threads and any interruption.

use std::fmt::Write as _;

use roshambo_rules::{Phrase, Say, error_by_phrase, say};

use crate::estimate::{difference, estimate};
use crate::figure::Section;
use crate::laboratory::{Laboratory, Stride};
use crate::plan::{Plan, Target};
use crate::tally::{Moments, Tally};

/// Strides of a batch.
const BATCH: u64 = 32;
/// Deals of a stride, where no player searches.
const FAST_STRIDE: u64 = 64;

/// What is done.
pub struct Progress {
    tally: Tally,
    stride: u64,
    /// The number of the present batch.
    batch: u64,
    /// Which strides of the present batch are done.
    done: Vec<bool>,
    /// The number of deals at which the comparison ends; `None` as long as that depends on the intervals.
    end: Option<u64>,
}

/// Why a checkpoint cannot be continued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckpointError {
    /// It belongs to another plan.
    OtherPlan,
    /// It is damaged, or no checkpoint.
    Damaged,
}

impl Say for CheckpointError {
    fn say(&self) -> Phrase {
        match self {
            CheckpointError::OtherPlan => say!("lab-other-plan"),
            CheckpointError::Damaged => say!("lab-damaged"),
        }
    }
}

error_by_phrase!(CheckpointError);

impl Progress {
    /// Nothing is done yet.
    pub fn new(lab: &Laboratory) -> Progress {
        let stride = if Plan::is_slow(&lab.variants) { 1 } else { FAST_STRIDE };
        let end = match lab.plan.target {
            Target::Games(games) => Some(games),
            Target::Width(_) => None,
        };
        Progress { tally: Tally::new(&lab.layouts), stride, batch: 0, done: vec![false; BATCH as usize], end }
    }

    /// The number of deals that are done.
    pub fn deals(&self) -> u64 {
        self.tally.deals
    }

    pub(crate) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The strides of the present batch that are still to be played. None are left when the comparison is finished.
    pub fn open_strides(&self) -> Vec<Stride> {
        let open = (0..BATCH).filter(|place| !self.done[*place as usize]);
        open.filter_map(|place| self.stride_at(place)).collect()
    }

    fn stride_at(&self, place: u64) -> Option<Stride> {
        let first = (self.batch * BATCH + place) * self.stride;
        let end = self.end.unwrap_or(u64::MAX);
        (first < end).then(|| Stride { first, deals: self.stride.min(end - first) })
    }

    /// Adds a stride that was played. After the last one of a batch, decides whether there is another one.
    pub fn add(&mut self, lab: &Laboratory, stride: Stride, tally: &Tally) {
        let place = stride.first / self.stride;
        if place / BATCH != self.batch || std::mem::replace(&mut self.done[(place % BATCH) as usize], true) {
            return;
        }
        self.tally.add(tally);
        if !self.open_strides().is_empty() {
            return;
        }
        match lab.plan.target {
            Target::Width(width) if self.end.is_none() && widest(lab, &self.tally) <= width / 100.0 => {
                self.end = Some(self.tally.deals);
            }
            Target::Width(_) | Target::Games(_) => {}
        }
        if self.end.is_none_or(|end| self.tally.deals < end) {
            self.batch += 1;
            self.done.fill(false);
        }
    }

    /// About how many deals there will be in the end.
    pub fn expected_deals(&self, lab: &Laboratory) -> u64 {
        match (self.end, lab.plan.target) {
            (Some(end), _) => end,
            (None, Target::Width(width)) if self.tally.deals > 0 => {
                // The width of an interval falls with the square root of the number of games.
                let factor = (widest(lab, &self.tally) / (width / 100.0)).powi(2).max(1.0);
                (self.tally.deals as f64 * factor).min(1e15) as u64
            }
            (None, Target::Games(games)) => games,
            (None, Target::Width(_)) => BATCH * self.stride,
        }
    }

    /// The checkpoint.
    pub fn checkpoint(&self, lab: &Laboratory) -> String {
        let done: String = self.done.iter().map(|done| if *done { '1' } else { '0' }).collect();
        let end = self.end.map_or("-".to_owned(), |end| end.to_string());
        let mut text = format!("{}\n{} {end} {} {done}\n", heading(lab), self.batch, self.tally.deals);
        for moments in self.tally.variants.iter().flatten() {
            for (place, number) in moments.to_numbers().iter().enumerate() {
                // Writing to a string cannot fail.
                let _ = write!(text, "{}{number}", if place == 0 { "" } else { " " });
            }
            text.push('\n');
        }
        text
    }

    /// Continues from a checkpoint of the same plan.
    pub fn resume(lab: &Laboratory, text: &str) -> Result<Progress, CheckpointError> {
        let mut lines = text.lines();
        let found = lines.next().ok_or(CheckpointError::Damaged)?;
        if found != heading(lab) {
            let known = found.starts_with(CHECKPOINT);
            return Err(if known { CheckpointError::OtherPlan } else { CheckpointError::Damaged });
        }
        let mut progress = Progress::new(lab);
        progress.read(&mut lines).ok_or(CheckpointError::Damaged)?;
        if lines.next().is_some() { Err(CheckpointError::Damaged) } else { Ok(progress) }
    }

    fn read<'a>(&mut self, lines: &mut impl Iterator<Item = &'a str>) -> Option<()> {
        let words: Vec<&str> = lines.next()?.split(' ').collect();
        let [batch, end, deals, done] = words[..] else { return None };
        self.batch = batch.parse().ok()?;
        self.end = if end == "-" { None } else { Some(end.parse().ok()?) };
        self.tally.deals = deals.parse().ok()?;
        self.done = done.chars().map(|sign| sign == '1').collect();
        if self.done.len() != BATCH as usize {
            return None;
        }
        for moments in self.tally.variants.iter_mut().flatten() {
            let numbers: Result<Vec<i128>, _> = lines.next()?.split(' ').map(str::parse).collect();
            *moments = Moments::from_numbers(numbers.ok()?.try_into().ok()?);
        }
        Some(())
    }
}

/// The start of every checkpoint.
const CHECKPOINT: &str = "roshambo-lab-checkpoint 1 ";

/// The first line of a checkpoint: everything that its numbers depend on.
fn heading(lab: &Laboratory) -> String {
    let plan = serde_json::to_string(&lab.plan).unwrap_or_default();
    let rules = lab.plan.game.info().rules;
    let figures: usize = lab.layouts.iter().map(|layout| layout.figures.len()).sum();
    format!("{CHECKPOINT}rules={rules} figures={figures} {plan}")
}

/// The seed of the plan that a checkpoint belongs to; `None` if it is no checkpoint.
pub fn checkpoint_seed(text: &str) -> Option<u64> {
    let heading = text.lines().next()?.strip_prefix(CHECKPOINT)?;
    let plan: serde_json::Value = serde_json::from_str(&heading[heading.find('{')?..]).ok()?;
    plan.get("seed")?.as_u64()
}

/// The widest interval of all win shares and of all their differences.
fn widest(lab: &Laboratory, tally: &Tally) -> f64 {
    let mut widest: f64 = 0.0;
    for (place, (variant, layout)) in lab.variants.iter().zip(&lab.layouts).enumerate() {
        for (figure, declared) in layout.figures.iter().enumerate() {
            if declared.section != Section::Seats || !declared.shown {
                continue;
            }
            let own = &tally.variants[place][figure];
            widest = widest.max(estimate(own, true).map_or(1.0, |found| found.width()));
            if let (Some(base), Some(same)) = (variant.base, lab.bases.of(place, figure)) {
                let apart = difference(own, &tally.variants[base][same], true);
                widest = widest.max(apart.map_or(1.0, |found| found.width()));
            }
        }
    }
    widest
}
