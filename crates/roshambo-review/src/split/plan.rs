//! Which estimates the split needs, and how many rollouts each of them gets.

use roshambo_bots::{Estimate, Evaluator, Heuristics, Policy, Rng};
use roshambo_rules::{Awaits, DiscardEvents, Game, Seat};

use crate::history::{History, Input};

/// Below this probability, other decisions do not count: the figures of a review are not that exact.
const NEGLIGIBLE: f64 = 1e-6;
/// The fewest rollouts of an estimate.
const FEWEST_ROLLOUTS: u64 = 8;

/// The steps of a game, and the estimates that they refer to by index.
pub(super) struct Plan<'a, G: Game> {
    history: &'a History<G>,
    pub(super) steps: Vec<Step<Decision<G::Move>>>,
    pub(super) estimates: Vec<Planned<G::Move>>,
}

/// Whose decision, the move, and the probability with which the policy makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision<M> {
    seat: Seat,
    mv: M,
    probability: f64,
}

/// A step of the game.
#[derive(Clone, Debug)]
pub(super) enum Step<D> {
    /// A deck was shuffled.
    Deck { entry: usize, value: usize },
    /// Decisions that were made together, or a turn. `alone` has an estimate for each sealed decision; `None` where no
    /// choice is better than another. It is empty for a single decision.
    Decisions {
        first: usize,
        seats: Vec<D>,
        probability: f64,
        made: Value,
        other: Option<usize>,
        alone: Vec<Option<usize>>,
    },
    /// The game is over.
    End { value: usize },
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value {
    /// It is the equity after the step.
    After,
    /// It has an estimate of its own.
    Estimate(usize),
}

/// An estimate that is needed.
pub(super) struct Planned<M> {
    /// The number of entries before it.
    state: usize,
    start: Start<M>,
    /// The number of rollouts, relative to other estimates.
    weight: f64,
}

/// How the rollouts of an estimate begin.
enum Start<M> {
    /// In the state itself.
    State,
    /// With these decisions.
    With(Vec<Decision<M>>),
    /// With decisions of the policy, but not exactly these.
    Without(Vec<Decision<M>>),
}

impl<'a, G: Heuristics> Plan<'a, G> {
    pub(super) fn of(history: &'a History<G>) -> Plan<'a, G> {
        let mut plan = Plan { history, steps: Vec::new(), estimates: Vec::new() };
        let mut policy = Policy::default();
        let mut entry = 1;
        while let Some(input) = history.inputs.get(entry - 1) {
            entry = match input {
                Input::Deck => {
                    let value = plan.add(entry - 1, Start::State, 1.0);
                    plan.steps.push(Step::Deck { entry, value });
                    entry + 1
                }
                Input::Move(..) => plan.add_decisions(entry, &mut policy),
            };
        }
        let value = plan.add(history.states.len() - 1, Start::State, 0.0);
        plan.steps.push(Step::End { value });
        plan
    }

    fn add(&mut self, state: usize, start: Start<G::Move>, weight: f64) -> usize {
        self.estimates.push(Planned { state, start, weight });
        self.estimates.len() - 1
    }

    /// Adds the decisions that begin with this entry. Returns the entry after them.
    fn add_decisions(&mut self, first: usize, policy: &mut Policy<G>) -> usize {
        let before = &self.history.states[first - 1];
        let mut seats = Vec::new();
        let mut entry = first;
        while let Some(Input::Move(seat, mv)) = self.history.inputs.get(entry - 1) {
            let probability = policy.probability(before, *seat, *mv);
            seats.push(Decision { seat: *seat, mv: *mv, probability });
            entry += 1;
            if !is_partly_sealed(&self.history.states[entry - 1]) {
                break;
            }
        }
        let symmetric = before.is_symmetric_throw();
        let draws = before.undrawn() != self.history.states[entry - 1].undrawn();
        let probability: f64 = seats.iter().map(|decision| decision.probability).product();
        let rest = 1.0 - probability;
        let made = if draws {
            Value::Estimate(self.add(first - 1, Start::With(seats.clone()), 1.0))
        } else {
            Value::After
        };
        let (probability, other) = if rest > NEGLIGIBLE {
            (probability, Some(self.add(first - 1, Start::Without(seats.clone()), rest)))
        } else {
            (1.0, None)
        };
        let mut alone = Vec::new();
        if seats.len() > 1 {
            for decision in &seats {
                let start = Start::With(vec![*decision]);
                alone.push((!symmetric).then(|| self.add(first - 1, start, 1.0)));
            }
        }
        self.steps.push(Step::Decisions { first, seats, probability, made, other, alone });
        entry
    }

    /// The sum of all weights.
    pub(super) fn weight(&self) -> f64 {
        self.estimates.iter().map(|planned| planned.weight).sum()
    }

    /// Makes an estimate.
    pub(super) fn estimate(
        &self,
        index: usize,
        scale: f64,
        seed: u64,
        evaluator: &mut Evaluator<G>,
    ) -> Estimate {
        let planned = &self.estimates[index];
        evaluator.reseed(Rng::stream(seed, index as u64).seed());
        let state = &self.history.states[planned.state];
        let rollouts = ((scale * planned.weight) as u64).max(FEWEST_ROLLOUTS);
        let decisions = match &planned.start {
            Start::State => return evaluator.equity(state, rollouts as u32),
            Start::With(decisions) | Start::Without(decisions) => decisions,
        };
        let without = matches!(planned.start, Start::Without(_));
        let mut estimate = Estimate::new(state.seats());
        for _ in 0..rollouts {
            let mut state = state.clone();
            state.reshuffle_undrawn(evaluator.rng());
            if without {
                deviate(&mut state, decisions, evaluator);
            } else {
                for Decision { seat, mv, .. } in decisions {
                    state.apply(*seat, *mv, &mut DiscardEvents);
                }
            }
            estimate.add(&evaluator.play_out(state));
        }
        estimate
    }
}

/// Whether some seats have sealed a decision and others have not.
fn is_partly_sealed<G: Game>(state: &G) -> bool {
    matches!(state.awaits(), Awaits::Sealed { decided, .. } if !decided.is_empty())
}

/// Makes decisions of the policy, given that at least one differs from these.
fn deviate<G: Heuristics>(state: &mut G, decisions: &[Decision<G::Move>], evaluator: &mut Evaluator<G>) {
    // The seat that deviates first: all before it decide as in the game, all after it by the policy.
    let mut same = 1.0;
    let weights: Vec<f32> = decisions
        .iter()
        .map(|decision| {
            let weight = same * (1.0 - decision.probability);
            same *= decision.probability;
            weight as f32
        })
        .collect();
    let deviating = evaluator.rng().weighted(&weights);
    for (place, Decision { seat, mv, .. }) in decisions.iter().enumerate() {
        let mv = match place.cmp(&deviating) {
            std::cmp::Ordering::Less => *mv,
            std::cmp::Ordering::Equal => evaluator.choose_other(state, *seat, *mv),
            std::cmp::Ordering::Greater => evaluator.choose(state, *seat),
        };
        state.apply(*seat, mv, &mut DiscardEvents);
    }
}
