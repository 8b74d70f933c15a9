//! Judges decisions by what their seat could know: its belief, never the state.
//!
//! Search recommends a move, or a mixed strategy for a sealed decision. Then states are sampled from the belief, and each
//! compared move is rolled out from every sample with the same random numbers. The samples are independent of the search,
//! so that the loss is not biased by the choice of the best move.

use roshambo_bots::{Belief, Budget, Evaluator, Heuristics, Limit, Rng, Search, SearchedMove, comparison};
use roshambo_rules::{Awaits, DiscardEvents, Say, Seat};
use roshambo_table::Observation;

use crate::history::{History, Input};
use crate::report::{Figure, JudgedDecision, JudgedMove, Label};
use crate::settings::Settings;

/// The largest number of moves that are compared, besides the one that was played.
const MAX_COMPARED: usize = 5;
/// The share of a decision's rollouts that all compared moves get. Only the moves that the loss is about get the others.
const SHARE_OF_ALL: f64 = 0.3;
/// The fewest samples.
const FEWEST_SAMPLES: u64 = 12;

/// The entries, counted from 1, with a decision that can be judged: where some legal moves can be better than others.
pub(crate) fn entries<G: Heuristics>(history: &History<G>, settings: &Settings) -> Vec<usize> {
    let mut moves = Vec::new();
    let mut is_decision = |entry: &usize| {
        let Input::Move(seat, _) = history.inputs[entry - 1] else { return false };
        let state = &history.states[entry - 1];
        moves.clear();
        if state.unlisted(seat).is_none() {
            state.legal_moves(seat, &mut moves);
        }
        settings.seat.is_none_or(|only| only == seat) && moves.len() != 1 && !state.is_symmetric_throw()
    };
    (1..=history.inputs.len()).filter(&mut is_decision).collect()
}

/// What judges decisions; its memory is reused.
pub(crate) struct Judge<G: Heuristics> {
    search: Search<G>,
    evaluator: Evaluator<G>,
}

/// One decision to judge.
pub(crate) struct Case<'a, G: Heuristics> {
    pub(crate) entry: usize,
    pub(crate) seen: &'a Observation,
    pub(crate) played: G::Move,
    pub(crate) iterations: u64,
    pub(crate) rollouts: u64,
}

impl<G: Heuristics> Judge<G> {
    pub(crate) fn new() -> Judge<G> {
        Judge { search: Search::default(), evaluator: Evaluator::new(0) }
    }

    /// Judges a decision. `None` if the observation is of another game.
    pub(crate) fn judge(&mut self, case: &Case<'_, G>, settings: &Settings) -> Option<JudgedDecision> {
        let Case { entry, seen, played, .. } = *case;
        let view = G::view_of(&seen.view)?;
        // The streams of the split are numbered from 0.
        let mut rng = Rng::stream(settings.seed, (1 << 40) + entry as u64);
        let budget =
            Budget { stop: settings.stop.clone(), ..Budget::new(Limit::Iterations(case.iterations), 1) };
        let (belief, result) = self.search.think(view, seen, &budget, rng.seed());
        let sealed = matches!(seen.view.awaits(), Awaits::Sealed { .. });
        let compared = compared(&result.moves, played, sealed);
        let samples = self.roll_out(&belief, seen.seat, &compared, case.rollouts, &mut rng);
        let loss = samples.loss.figure();
        let own = compared.iter().find(|compared| compared.mv == played);
        let recommended = own.is_some_and(|own| own.share > 0.0);
        let label = Label::of(loss, recommended);
        let better = compared.iter().max_by(|a, b| a.share.total_cmp(&b.share)).map(|best| best.mv);
        let reasons = match better {
            Some(better) if label > Label::Good && better != played => {
                comparison(seen, &better.to_string(), &played.to_string())
            }
            _ => Vec::new(),
        };
        let moves = compared.iter().zip(&samples.values).map(|(compared, value)| JudgedMove {
            mv: compared.mv.to_string(),
            phrase: compared.mv.say(),
            value: value.figure(),
            share: compared.share,
        });
        Some(JudgedDecision {
            entry,
            seat: seen.seat,
            sealed,
            played: played.to_string(),
            moves: moves.collect(),
            loss,
            label,
            reasons,
        })
    }

    /// Rolls out the compared moves from samples of the belief.
    fn roll_out(
        &mut self,
        belief: &G::Belief,
        seat: Seat,
        compared: &[Compared<G::Move>],
        rollouts: u64,
        rng: &mut Rng,
    ) -> Samples {
        let mut samples = Samples { values: vec![Mean::default(); compared.len()], loss: Mean::default() };
        let involved: Vec<bool> = compared.iter().map(|compared| compared.weight != 0.0).collect();
        let count = involved.iter().filter(|involved| **involved).count() as u64;
        let first = (rollouts as f64 * SHARE_OF_ALL) as u64 / compared.len().max(1) as u64;
        let first = first.max(FEWEST_SAMPLES);
        let more = (rollouts as f64 * (1.0 - SHARE_OF_ALL)) as u64 / count.max(1);
        let all = if count == 0 { first } else { first + more };
        for sample in 0..all {
            let state = belief.sample(rng);
            let seed = rng.seed();
            let mut loss = 0.0;
            for (place, Compared { mv, weight, .. }) in compared.iter().enumerate() {
                if sample >= first && !involved[place] {
                    continue;
                }
                let mut after = state.clone();
                self.evaluator.reseed(seed);
                after.reshuffle_undrawn(self.evaluator.rng());
                after.apply(seat, *mv, &mut DiscardEvents);
                let value = f64::from(self.evaluator.play_out(after)[seat]);
                samples.values[place].add(value);
                loss += weight * value;
            }
            samples.loss.add(loss);
        }
        if count == 0 {
            samples.loss = Mean::default();
        }
        samples
    }
}

/// A move that is compared.
struct Compared<M> {
    mv: M,
    /// The probability with which it is recommended.
    share: f64,
    /// The factor of its value in the loss.
    weight: f64,
}

/// The recommended moves and the next best ones, the best first, and the move that was played.
fn compared<M: Copy + PartialEq>(searched: &[SearchedMove<M>], played: M, sealed: bool) -> Vec<Compared<M>> {
    let mut compared: Vec<Compared<M>> = searched
        .iter()
        .take(MAX_COMPARED)
        .map(|searched| Compared { mv: searched.mv, share: searched.share, weight: 0.0 })
        .collect();
    let sum: f64 = compared.iter().map(|compared| compared.share).sum();
    if !compared.iter().any(|compared| compared.mv == played) {
        let share = searched.iter().find(|searched| searched.mv == played).map_or(0.0, |own| own.share);
        compared.push(Compared { mv: played, share, weight: 0.0 });
    }
    let alone = !sealed && compared.first().is_some_and(|best| best.mv == played);
    if !alone && sum > 0.0 {
        for (place, compared) in compared.iter_mut().enumerate() {
            let share = if place < MAX_COMPARED { compared.share / sum } else { 0.0 };
            compared.weight = share - if compared.mv == played { 1.0 } else { 0.0 };
        }
    }
    compared
}

/// What the rollouts of a decision found.
struct Samples {
    values: Vec<Mean>,
    loss: Mean,
}

/// The mean of samples.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Without samples, exactly 0.
    fn figure(&self) -> Figure {
        if self.count == 0.0 {
            return Figure::default();
        }
        let value = self.sum / self.count;
        // Half a unit more of deviation, because few equal samples prove little.
        let spread = (self.squares - self.count * value * value).max(0.0) + 0.25;
        Figure { value, error: spread.sqrt() / self.count }
    }
}
