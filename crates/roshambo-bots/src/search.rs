//! Information-set Monte Carlo tree search, for any game and any number of seats.
//!
//! Each iteration samples a state that fits what the seat has seen and plays it out along a tree of
//! moves that all sampled states share. At turns the tree favours the moves with the best mean and
//! those that look good but were tried less often than they were available; each seat counts its own
//! value. Sealed decisions are mixed by regret matching, each seat without knowing of the others.
//! Threads grow trees of their own, which are added up: nothing depends on which was faster.

mod tree;
mod worker;

use std::thread;
use std::time::Instant;

use roshambo_rules::{Awaits, Seat};

use crate::budget::{Budget, Clock};
use crate::luck::Luck;
use crate::mixed::solve_throw;
use crate::skill::{Belief, Skill};
use worker::{Settled, Tried, Worker};

/// A searching player of one game; keeps its space from decision to decision.
pub struct Search<G: Skill> {
    workers: Vec<Worker<G>>,
}

/// What search thinks of a decision.
#[derive(Clone, Debug)]
pub struct Thoughts<M> {
    /// All moves that were considered, the best first.
    pub moves: Vec<Thought<M>>,
    /// How many states were played out.
    pub iterations: u64,
}

/// What search thinks of one move.
#[derive(Clone, Copy, Debug)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// The chance to win with it.
    pub value: f64,
    /// How often it was tried.
    pub visits: u64,
    /// How often it should be played, from 0 to 1.
    pub share: f64,
}

impl<G: Skill> Default for Search<G> {
    fn default() -> Self {
        Search { workers: Vec::new() }
    }
}

/// Mixed strategies drop what is played less often than this part of the most frequent move.
const CRUMB: f64 = 0.1;

impl<G: Skill> Search<G> {
    /// Thinks about a decision of a seat, given what it believes.
    pub fn think<B: Belief<G>>(
        &mut self,
        belief: &B,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Thoughts<G::Move> {
        let start = Instant::now();
        while self.workers.len() < budget.threads.max(1) {
            self.workers.push(Worker::new());
        }
        let example = belief.sample(&mut Luck::new(seed));
        if let Some(settled) = settled(&example, seat) {
            return settled;
        }
        if let Some(throws) = example.telling_throw() {
            let settle = |thread: usize, worker: &mut Worker<G>| {
                let luck = Luck::stream(seed, thread as u64);
                worker.settle_throw(belief, seat, throws, &Clock::new(budget, start, thread), luck)
            };
            return solved(throws, &self.on_all_threads(budget.threads, settle));
        }
        let run = |thread: usize, worker: &mut Worker<G>| {
            worker.run(belief, seat, &Clock::new(budget, start, thread), seed, thread as u64)
        };
        let iterations = self.on_all_threads(budget.threads, run).iter().sum();
        let threads = budget.threads.max(1);
        let mut all: Vec<Tried<G::Move>> = Vec::new();
        for tried in self.workers[..threads].iter().flat_map(|worker| worker.tried(seat)) {
            match all.iter_mut().find(|known| known.mv == tried.mv) {
                Some(known) => {
                    known.visits += tried.visits;
                    known.sum += tried.sum;
                    known.share += tried.share;
                }
                None => all.push(tried),
            }
        }
        let sealed = matches!(example.awaits(), Awaits::Sealed { .. });
        Thoughts { moves: weigh(all, sealed), iterations }
    }

    /// Runs a job on so many threads, each with a worker of its own.
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

/// A throw whose winner keeps the sign, solved from what follows each way to settle it.
fn solved<M: Copy>(throws: [M; 3], settled: &[Settled]) -> Thoughts<M> {
    let count = settled.len().max(1) as f64;
    let mean = |of: fn(&Settled) -> [f64; 3]| {
        [0, 1, 2].map(|sign| settled.iter().map(|settled| of(settled)[sign]).sum::<f64>() / count)
    };
    let (shares, value) = solve_throw(mean(|settled| settled.wins), mean(|settled| settled.losses));
    let iterations = settled.iter().map(|settled| settled.iterations).sum::<u64>();
    let thought =
        |sign: usize| Thought { mv: throws[sign], value, visits: iterations / 3, share: shares[sign] };
    let mut moves: Vec<_> = (0..3).map(thought).collect();
    moves.sort_by(|a, b| b.share.total_cmp(&a.share));
    Thoughts { moves, iterations }
}

/// The thoughts about a decision that needs none: an even throw, or a single move.
fn settled<G: Skill>(state: &G, seat: Seat) -> Option<Thoughts<G::Move>> {
    if state.unlisted(seat).is_some() {
        return None;
    }
    let mut moves = Vec::new();
    state.consider(seat, &mut moves);
    if moves.len() > 1 && !state.is_even_throw() {
        return None;
    }
    let share = 1.0 / moves.len() as f64;
    let value = f64::from(state.value()[seat]);
    let moves = moves.into_iter().map(|mv| Thought { mv, value, visits: 0, share }).collect();
    Some(Thoughts { moves, iterations: 0 })
}

/// Puts the best first and says how often each is to be played.
fn weigh<M>(tried: Vec<Tried<M>>, sealed: bool) -> Vec<Thought<M>> {
    let most = tried.iter().map(|tried| tried.share).fold(0.0, f64::max);
    let kept = |share: f64| if share < CRUMB * most { 0.0 } else { share };
    let sum: f64 = tried.iter().map(|tried| kept(tried.share)).sum();
    let mut moves: Vec<Thought<M>> = tried
        .into_iter()
        .map(|tried| Thought {
            value: if tried.visits == 0 { 0.0 } else { tried.sum / tried.visits as f64 },
            visits: tried.visits,
            share: if sealed && sum > 0.0 { kept(tried.share) / sum } else { 0.0 },
            mv: tried.mv,
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
