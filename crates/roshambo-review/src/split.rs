//! The exact split: why each seat's equity changed with each entry of the record.
//!
//! Let V(s) be the equity of a state: the expected score if all seats play the policy from here on. For each step of the
//! game (a deck, a turn, or sealed decisions that are made together) this module estimates, by independent rollouts,
//!
//! - A: the equity after the decisions that were made, before it is known what they draw,
//! - B: the equity after other decisions of the policy,
//! - for sealed decisions also U(i): the equity if only seat i decides as it did and the others by the policy.
//!
//! If the policy makes the same decisions with probability p, then V before the step is p·A + (1-p)·B, exactly. So
//!
//! - luck is V after the step - A: what was drawn, against the mean of what could be drawn. Its mean is 0 for any policy;
//! - the choice of a seat is A - V before the step, or U(i) - V before the step if decisions are sealed;
//! - guessing is the rest: sealed decisions that fit each other better or worse than the policy's mixed strategies do.
//!
//! Where nothing is drawn, A is V after the step, and needs no estimate of its own. All parts of all steps sum to the
//! result minus V at the start.

mod plan;

use roshambo_bots::{Estimate, Evaluator, Heuristics};

use crate::error::ReviewError;
use crate::history::History;
use crate::linear::Form;
use crate::settings::{Progress, Settings};
use crate::work;
use plan::{Plan, Step, Value};

/// The split of a game.
pub(crate) struct Split {
    /// The estimates that the forms refer to.
    pub(crate) estimates: Vec<Estimate>,
    /// `points[k]` is the point after `k` entries.
    pub(crate) points: Vec<PointForms>,
}

/// The figures of one point. Parts are 0 before the first entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct PointForms {
    pub(crate) equity: Form,
    pub(crate) luck: Form,
    pub(crate) choice: Form,
    pub(crate) guessing: Form,
}

impl Split {
    /// Splits a game with about this many rollouts.
    pub(crate) fn of<G: Heuristics>(
        history: &History<G>,
        rollouts: u64,
        settings: &Settings,
        report: &(dyn Fn(Progress) + Sync),
    ) -> Result<Split, ReviewError> {
        let plan = Plan::of(history);
        let scale = rollouts as f64 / plan.weight().max(1.0);
        let estimates = work::run(plan.estimates.len(), settings, report, || Evaluator::new(0), {
            |evaluator: &mut Evaluator<G>, index| plan.estimate(index, scale, settings.seed, evaluator)
        })?;
        let points = assemble(&plan.steps, history.states.len());
        Ok(Split { estimates, points })
    }
}

/// Goes backwards through the steps: the value after the last one is the result.
fn assemble<M>(steps: &[Step<M>], points: usize) -> Vec<PointForms> {
    let mut forms = vec![PointForms::default(); points];
    let mut after = Form::default();
    for step in steps.iter().rev() {
        match step {
            Step::End { value } => {
                after = Form::of(*value);
                forms[points - 1].equity = after.clone();
            }
            Step::Deck { entry, value } => {
                let before = Form::of(*value);
                forms[*entry].luck = after - &before;
                forms[entry - 1].equity = before.clone();
                after = before;
            }
            Step::Decisions { first, seats, probability, made, other, alone } => {
                let made = match made {
                    Value::After => after.clone(),
                    Value::Estimate(index) => Form::of(*index),
                };
                let others = other.map(Form::of).unwrap_or_default();
                let before = made.clone() * *probability + &(others * (1.0 - probability));
                let last = first + seats.len() - 1;
                forms[last].luck = after - &made;
                let mut choices = Form::default();
                for (place, entry) in (*first..=last).enumerate() {
                    let choice = match alone.get(place) {
                        Some(Some(index)) => Form::of(*index) - &before,
                        Some(None) => Form::default(),
                        None => made.clone() - &before,
                    };
                    choices = choices + &choice;
                    forms[entry].choice = choice;
                    if entry < last {
                        forms[entry].equity = before.clone() + &choices;
                    }
                }
                forms[last].guessing = made - &before - &choices;
                forms[first - 1].equity = before.clone();
                after = before;
            }
        }
    }
    forms
}
