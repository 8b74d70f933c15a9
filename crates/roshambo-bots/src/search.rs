//! Information-set Monte Carlo tree search, for any game and any number of seats.
//!
//! Each iteration samples a state from the seat's belief and plays it out along a tree of moves that
//! all sampled states share (single-tree ISMCTS). At a turn, PUCT selects the move: the best mean
//! value plus an exploration bonus that uses the ratings as priors and counts how often a move was
//! available. Each seat maximizes its own value. Sealed decisions use regret matching, each seat
//! without knowledge of the others' decisions.
//!
//! Each thread grows its own tree (root parallelization); the results are summed at the end. So the
//! result does not depend on the speed of the threads.

mod tree;
mod worker;

use std::thread;
use std::time::Instant;

use roshambo_rules::{Awaits, Seat};
use roshambo_table::Observation;

use crate::belief::Belief;
use crate::budget::{Budget, SearchClock};
use crate::heuristics::Heuristics;
use crate::mixed::solve_throw;
use crate::rng::Rng;
pub(crate) use worker::outcome_values;
use worker::{RootMove, ThrowValues, Worker};

/// A search for one game. Its memory is reused from decision to decision.
pub struct Search<G: Heuristics> {
    workers: Vec<Worker<G>>,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchResult<M> {
    /// All moves that were searched, the best first.
    pub moves: Vec<SearchedMove<M>>,
    /// The number of iterations over all threads.
    pub iterations: u64,
}

/// The result of a search for one move.
#[derive(Clone, Copy, Debug)]
pub struct SearchedMove<M> {
    /// The move.
    pub mv: M,
    /// The mean value, which is the estimated chance to win.
    pub value: f64,
    /// The number of iterations that began with it.
    pub visits: u64,
    /// The probability with which it should be played.
    pub share: f64,
}

impl<G: Heuristics> Default for Search<G> {
    fn default() -> Self {
        Search { workers: Vec::new() }
    }
}

/// A mixed strategy drops moves whose probability is below this fraction of the most probable move's.
/// Regret matching never stops exploring, so its average contains moves that are rarely good. Chosen
/// by hand: no measurement is recorded. It was lowered from 0.3 when later iterations stopped
/// counting more than earlier ones.
const PRUNE_BELOW: f64 = 0.1;

impl<G: Heuristics> Search<G> {
    /// Infers what the seat of an observation believes, and searches its decision. `view` is the view of the observation.
    /// Returns the belief as well.
    pub fn think(
        &mut self,
        view: &G::View,
        seen: &Observation,
        budget: &Budget,
        seed: u64,
    ) -> (G::Belief, SearchResult<G::Move>) {
        let start = Instant::now();
        let clock = SearchClock::new(budget, start, 0);
        let belief = G::infer_belief(&G::reopen_sealed(view), &seen.events, &clock);
        let result = self.run(&belief, seen.seat, &budget.after(start.elapsed()), seed);
        (belief, result)
    }

    /// Searches a decision of a seat, given its belief.
    pub fn run<B: Belief<G>>(
        &mut self,
        belief: &B,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> SearchResult<G::Move> {
        let start = Instant::now();
        while self.workers.len() < budget.threads.max(1) {
            self.workers.push(Worker::new());
        }
        let example = belief.sample(&mut Rng::new(seed));
        if let Some(result) = without_search(&example, seat, seed) {
            return result;
        }
        if let Some(throws) = example.asymmetric_throw() {
            let evaluate = |thread: usize, worker: &mut Worker<G>| {
                let rng = Rng::stream(seed, thread as u64);
                worker.evaluate_throw(belief, seat, throws, &SearchClock::new(budget, start, thread), rng)
            };
            return solve(throws, &self.on_all_threads(budget.threads, evaluate));
        }
        let run = |thread: usize, worker: &mut Worker<G>| {
            worker.run(belief, seat, &SearchClock::new(budget, start, thread), seed, thread as u64)
        };
        let iterations = self.on_all_threads(budget.threads, run).iter().sum();
        let threads = budget.threads.max(1);
        let mut all: Vec<RootMove<G::Move>> = Vec::new();
        for found in self.workers[..threads].iter().flat_map(|worker| worker.root_moves(seat)) {
            match all.iter_mut().find(|known| known.mv == found.mv) {
                Some(known) => {
                    known.visits += found.visits;
                    known.value_sum += found.value_sum;
                    known.strategy_sum += found.strategy_sum;
                }
                None => all.push(found),
            }
        }
        let sealed = matches!(example.awaits(), Awaits::Sealed { .. });
        SearchResult { moves: rank(all, sealed), iterations }
    }

    /// Runs a job on this many threads, each with its own worker.
    fn on_all_threads<T: Send>(
        &mut self,
        threads: usize,
        job: impl Fn(usize, &mut Worker<G>) -> T + Copy + Send,
    ) -> Vec<T> {
        let mut workers = self.workers[..threads.max(1)].iter_mut().enumerate();
        let first = workers.next();
        thread::scope(|scope| {
            let others: Vec<_> = workers.map(|(i, worker)| scope.spawn(move || job(i, worker))).collect();
            let own = first.map(|(i, worker)| job(i, worker));
            own.into_iter().chain(others.into_iter().filter_map(|other| other.join().ok())).collect()
        })
    }
}

/// Solves a throw whose winner keeps the sign, from the values that each thread found for its results.
fn solve<M: Copy>(throws: [M; 3], found: &[ThrowValues]) -> SearchResult<M> {
    let count = found.len().max(1) as f64;
    let mean = |of: fn(&ThrowValues) -> [f64; 3]| {
        [0, 1, 2].map(|sign| found.iter().map(|values| of(values)[sign]).sum::<f64>() / count)
    };
    let (shares, value) = solve_throw(mean(|values| values.wins), mean(|values| values.losses));
    let iterations = found.iter().map(|values| values.iterations).sum::<u64>();
    let searched =
        |sign: usize| SearchedMove { mv: throws[sign], value, visits: iterations / 3, share: shares[sign] };
    let mut moves: Vec<_> = (0..3).map(searched).collect();
    moves.sort_by(|a, b| b.share.total_cmp(&a.share));
    SearchResult { moves, iterations }
}

/// The result for a decision that needs no search: a symmetric throw, a single candidate, or a move that is drawn from a
/// distribution because there are too many to list.
fn without_search<G: Heuristics>(state: &G, seat: Seat, seed: u64) -> Option<SearchResult<G::Move>> {
    let mut moves = Vec::new();
    match state.unlisted(seat) {
        Some(_) => moves.push(state.unlisted_move(seat, &mut Rng::new(seed))),
        None => state.candidates(seat, &mut moves),
    }
    if moves.len() > 1 && !state.is_symmetric_throw() {
        return None;
    }
    let share = 1.0 / moves.len() as f64;
    let value = f64::from(state.value()[seat]);
    let moves = moves.into_iter().map(|mv| SearchedMove { mv, value, visits: 0, share }).collect();
    Some(SearchResult { moves, iterations: 0 })
}

/// Sorts the moves, the best first, and sets their probabilities: the average strategy for a sealed
/// decision, 1 for the best move at a turn.
fn rank<M>(found: Vec<RootMove<M>>, sealed: bool) -> Vec<SearchedMove<M>> {
    let most = found.iter().map(|found| found.strategy_sum).fold(0.0, f64::max);
    let pruned = |weight: f64| if weight < PRUNE_BELOW * most { 0.0 } else { weight };
    let sum: f64 = found.iter().map(|found| pruned(found.strategy_sum)).sum();
    let mut moves: Vec<SearchedMove<M>> = found
        .into_iter()
        .map(|found| SearchedMove {
            value: if found.visits == 0 { 0.0 } else { found.value_sum / found.visits as f64 },
            visits: found.visits,
            share: if sealed && sum > 0.0 { pruned(found.strategy_sum) / sum } else { 0.0 },
            mv: found.mv,
        })
        .collect();
    moves.sort_by(|a, b| {
        b.share.total_cmp(&a.share).then(b.visits.cmp(&a.visits)).then(b.value.total_cmp(&a.value))
    });
    if let (false, Some(best)) = (sealed, moves.first_mut()) {
        best.share = 1.0;
    }
    moves
}
