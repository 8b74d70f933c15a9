//! One thread of search. Each iteration has the usual phases of MCTS: sample a state, select moves
//! down the tree, expand, roll out, and backpropagate the values.

use roshambo_rules::{Awaits, DiscardEvents, MOST_SEATS, Seat, SeatSet, deal_shuffled};

use super::tree::{NONE, Tree};
use crate::belief::Belief;
use crate::budget::Clock;
use crate::heuristics::{Heuristics, Values};
use crate::rng::Rng;
use crate::scratch::Scratch;

/// The maximum depth of the tree, in decisions. Chosen by hand; not tuned.
const MAX_TREE_DEPTH: usize = 64;
/// The expansion threshold: a node is expanded only after this many visits; before that it is rolled
/// out. Most new nodes are never reached again, so listing and rating their moves would be wasted.
/// Chosen by hand; not tuned.
const EXPANSION_MIN_VISITS: u32 = 2;
/// The probability that a sealed decision is taken uniformly at random instead of by regret matching,
/// so that every move is tried. Chosen by hand; not tuned.
const SEALED_EXPLORATION_RATE: f32 = 0.12;
/// The number of candidates that are generated where the moves are too many to list. Chosen by hand;
/// not tuned.
const UNLISTED_CANDIDATES: usize = 12;
/// First-play urgency: an untried move counts as the mean value of its node minus this reduction, in
/// units of value. Chosen by hand; not tuned.
const FIRST_PLAY_URGENCY_REDUCTION: f32 = 0.08;

/// The value of an untried move at a node without visits: an even chance.
const FIRST_PLAY_VALUE: f32 = 0.5;
/// Ratings are clamped to this before they become priors, in units of the natural logarithm.
const MAX_RATING: f32 = 6.0;

/// A search tree and its buffers. The memory is reused from decision to decision.
pub(super) struct Worker<G: Heuristics> {
    tree: Tree<G::Move>,
    path: Vec<Step>,
    /// The edges available at sealed decisions of the path, with their probabilities.
    sealed: Vec<(u32, f32)>,
    /// The edges of the current candidates.
    edges: Vec<u32>,
    probabilities: Vec<f32>,
    scratch: Scratch<G::Move>,
    deck: Vec<G::Card>,
    /// Candidates for each seat whose moves at the root are too many to list.
    unlisted: [Vec<G::Move>; MOST_SEATS],
    rng: Rng,
    /// The seat that searches.
    seat: Seat,
}

/// One decision of an iteration's path.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    /// For a sealed decision, its range in `Worker::sealed`.
    sealed: Option<(u32, u32)>,
}

/// The statistics of one move at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove<M> {
    pub(super) mv: M,
    pub(super) visits: u64,
    pub(super) value_sum: f64,
    pub(super) strategy_sum: f64,
}

/// The value of winning a throw with each sign, and of losing to each sign.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ThrowValues {
    pub(super) wins: [f64; 3],
    pub(super) losses: [f64; 3],
    pub(super) iterations: u64,
}

impl<G: Heuristics> Worker<G> {
    pub(super) fn new() -> Worker<G> {
        Worker {
            tree: Tree::new(),
            path: Vec::new(),
            sealed: Vec::new(),
            edges: Vec::new(),
            probabilities: Vec::new(),
            scratch: Scratch::default(),
            deck: Vec::new(),
            unlisted: Default::default(),
            rng: Rng::new(0),
            seat: Seat::FIRST,
        }
    }

    /// Searches until the clock is up. Returns the number of iterations.
    pub(super) fn run(
        &mut self,
        belief: &impl Belief<G>,
        seat: Seat,
        clock: &Clock,
        seed: u64,
        thread: u64,
    ) -> u64 {
        self.seat = seat;
        self.tree.clear();
        // All threads get the same candidates, so that their results can be summed.
        self.rng = Rng::new(seed);
        self.generate_unlisted(&belief.sample(&mut self.rng.clone()));
        self.rng = Rng::stream(seed, thread);
        let mut done = 0;
        while clock.allows(done) {
            let state = belief.sample(&mut self.rng);
            self.iterate(state);
            done += 1;
        }
        done
    }

    fn generate_unlisted(&mut self, state: &G) {
        for seat in state.awaits().seats().iter() {
            let moves = &mut self.unlisted[seat.index()];
            moves.clear();
            if state.unlisted(seat).is_some() {
                moves.extend((0..UNLISTED_CANDIDATES).map(|_| state.unlisted_move(seat, &mut self.rng)));
                moves.sort_unstable();
                moves.dedup();
            }
        }
    }

    /// The statistics of a seat's moves at the root.
    pub(super) fn root_moves(&self, seat: Seat) -> impl Iterator<Item = RootMove<G::Move>> {
        self.tree.edges(Tree::<G::Move>::ROOT).filter(move |edge| edge.seat == seat).map(|edge| RootMove {
            mv: edge.mv,
            visits: edge.visits.into(),
            value_sum: edge.value_sum.into(),
            strategy_sum: edge.strategy_sum.into(),
        })
    }

    /// Evaluates the six possible results of a throw whose winner keeps the sign, in several sampled
    /// states.
    pub(super) fn evaluate_throw(
        &mut self,
        belief: &impl Belief<G>,
        seat: Seat,
        throws: [G::Move; 3],
        clock: &Clock,
        rng: Rng,
    ) -> ThrowValues {
        /// The number of sampled states. Chosen by hand; not tuned.
        const SAMPLES: u32 = 6;
        let mut found = ThrowValues::default();
        self.seat = seat;
        self.rng = rng;
        for sample in 0..SAMPLES {
            let state = belief.sample(&mut self.rng);
            let Some(other) = state.awaits().seats().without(SeatSet::only(seat)).first() else {
                continue;
            };
            for sign in 0..3 {
                // Each sign beats the next.
                let loser = (sign + 1) % 3;
                for (won, mine, theirs) in [(true, sign, loser), (false, loser, sign)] {
                    let mut after = state.clone();
                    after.apply(seat, throws[mine], &mut DiscardEvents);
                    after.apply(other, throws[theirs], &mut DiscardEvents);
                    let part = sample * 6 + 2 * sign as u32 + u32::from(!won);
                    let value =
                        self.evaluate(&after, seat, &clock.part(part, SAMPLES * 6), &mut found.iterations);
                    let values = if won { &mut found.wins } else { &mut found.losses };
                    values[sign] += value / f64::from(SAMPLES);
                }
            }
        }
        found
    }

    /// Searches a position and returns the seat's mean value over all iterations.
    fn evaluate(&mut self, state: &G, seat: Seat, clock: &Clock, iterations: &mut u64) -> f64 {
        self.tree.clear();
        let (mut done, mut sum) = (0, 0.0);
        while clock.allows(done) {
            sum += f64::from(self.iterate(state.clone())[seat]);
            done += 1;
        }
        *iterations += done;
        sum / done.max(1) as f64
    }

    /// One iteration from a sampled state.
    fn iterate(&mut self, mut state: G) -> Values {
        self.path.clear();
        self.sealed.clear();
        let mut node = Tree::<G::Move>::ROOT;
        let values = loop {
            if state.is_horizon() {
                break state.value();
            }
            let child = match state.awaits() {
                Awaits::Over => break outcome_values(&state),
                Awaits::Deck => {
                    deal_shuffled(&mut state, &mut self.rng, &mut self.deck);
                    continue;
                }
                Awaits::Turn { seat } => self.play_turn(&mut state, node, seat),
                Awaits::Sealed { waiting, .. } => self.play_sealed(&mut state, node, waiting),
            };
            match child {
                Some(child)
                    if self.path.len() < MAX_TREE_DEPTH && self.tree.visit(child) >= EXPANSION_MIN_VISITS =>
                {
                    node = child;
                }
                _ => break self.roll_out(state),
            }
        };
        self.backpropagate(&values);
        values
    }

    /// Selects and makes a move. Returns the node that it leads to, unless that node is new.
    fn play_turn(&mut self, state: &mut G, node: u32, seat: Seat) -> Option<u32> {
        self.expand(state, node, seat);
        let edge = self.select();
        self.path.push(Step { edge, sealed: None });
        let taken = self.tree.edge(edge);
        let child = taken.child;
        state.apply(seat, taken.mv, &mut DiscardEvents);
        let outcome = state.public_outcome();
        if outcome != 0 && !self.tree.is_full() {
            let (child, new) = self.tree.joint_child(combine(u64::from(edge), outcome));
            return (!new).then_some(child);
        }
        if child == NONE && !self.tree.is_full() {
            let new = self.tree.add_node();
            self.tree.edge_mut(edge).child = new;
        }
        (child != NONE).then_some(child)
    }

    /// Fills `edges` with the edges of all candidates. Adds edges for new candidates.
    fn expand(&mut self, state: &G, node: u32, seat: Seat) {
        self.scratch.moves.clear();
        if state.unlisted(seat).is_none() {
            state.candidates(seat, &mut self.scratch.moves);
        } else {
            self.scratch.moves.extend_from_slice(&self.unlisted[seat.index()]);
        }
        self.edges.clear();
        self.tree.find(node, seat, &self.scratch.moves, &mut self.edges);
        let rerate = G::RERATE_PER_SAMPLE && seat != self.seat;
        if !rerate && !self.edges.contains(&NONE) {
            return;
        }
        self.scratch.ratings.clear();
        state.rate(seat, &self.scratch.moves, &mut self.scratch.ratings);
        for place in 0..self.edges.len() {
            let prior = self.scratch.ratings[place].clamp(-MAX_RATING, MAX_RATING).exp();
            match self.edges[place] {
                NONE => self.edges[place] = self.tree.add_edge(node, seat, self.scratch.moves[place], prior),
                known if rerate => self.tree.edge_mut(known).prior = prior,
                _ => {}
            }
        }
    }

    /// PUCT: the candidate edge with the highest sum of mean value and exploration bonus. The bonus is
    /// larger for moves with a high prior that were visited less often than they were available.
    fn select(&mut self) -> u32 {
        let (mut visits, mut sum, mut priors) = (0, 0.0, 0.0);
        for edge in &self.edges {
            let edge = self.tree.edge_mut(*edge);
            edge.availability += 1;
            visits += edge.visits;
            sum += edge.value_sum;
            priors += edge.prior;
        }
        let untried = if visits == 0 {
            FIRST_PLAY_VALUE
        } else {
            (sum / visits as f32 - FIRST_PLAY_URGENCY_REDUCTION).max(0.0)
        };
        let exploration = G::EXPLORATION / priors;
        let mut best = (f32::NEG_INFINITY, NONE);
        for place in &self.edges {
            let edge = self.tree.edge(*place);
            let bonus =
                exploration * edge.prior * (edge.availability as f32).sqrt() / (1.0 + edge.visits as f32);
            let score = edge.mean_or(untried) + bonus;
            if score > best.0 {
                best = (score, *place);
            }
        }
        best.1
    }

    /// Makes the sealed decisions of all waiting seats, each without knowledge of the others. Returns
    /// the node that they lead to, unless it is new.
    fn play_sealed(&mut self, state: &mut G, node: u32, waiting: SeatSet) -> Option<u32> {
        let mut key = u64::from(node);
        let is_throw = state.is_symmetric_throw() || state.asymmetric_throw().is_some();
        let before = state.clone();
        for seat in waiting.iter() {
            let mv = if is_throw {
                before.sample_move(seat, &mut self.rng, &mut self.scratch.sampling)
            } else {
                self.match_regret(&before, node, seat, &mut key)
            };
            state.apply(seat, mv, &mut DiscardEvents);
        }
        if is_throw {
            // Only the winner of a throw matters: all throws with the same result share one node.
            key ^= state.awaits().seats().iter().fold(1, |bits, seat| bits << 1 | seat.index() as u64) << 40;
            key = combine(key, state.public_outcome());
        }
        if self.tree.is_full() {
            return None;
        }
        let (child, new) = self.tree.joint_child(key);
        (!new).then_some(child)
    }

    /// Samples one seat's sealed decision by regret matching: a move's probability is proportional to
    /// the regret for not having played it, or to its prior while there is no regret.
    fn match_regret(&mut self, state: &G, node: u32, seat: Seat, key: &mut u64) -> G::Move {
        self.expand(state, node, seat);
        let (mut regrets, mut priors) = (0.0, 0.0);
        for edge in &self.edges {
            let edge = self.tree.edge(*edge);
            regrets += edge.regret;
            priors += edge.prior;
        }
        let from = self.sealed.len() as u32;
        self.probabilities.clear();
        for place in &self.edges {
            let edge = self.tree.edge(*place);
            let probability = if regrets > 0.0 { edge.regret / regrets } else { edge.prior / priors };
            self.sealed.push((*place, probability));
            self.probabilities.push(probability);
        }
        let place = if self.rng.unit() < SEALED_EXPLORATION_RATE {
            (self.rng.unit() * self.edges.len() as f32) as usize
        } else {
            self.rng.weighted(&self.probabilities)
        };
        let edge = self.edges[place.min(self.edges.len() - 1)];
        self.path.push(Step { edge, sealed: Some((from, self.sealed.len() as u32)) });
        *key = combine(*key, u64::from(edge) << 20);
        self.tree.edge(edge).mv
    }

    /// Plays rollout moves up to the rollout depth, then evaluates the position.
    fn roll_out(&mut self, mut state: G) -> Values {
        for _ in 0..G::ROLLOUT_DEPTH {
            if state.is_horizon() {
                break;
            }
            let seat = match state.awaits() {
                Awaits::Over => return outcome_values(&state),
                Awaits::Deck => {
                    deal_shuffled(&mut state, &mut self.rng, &mut self.deck);
                    continue;
                }
                Awaits::Turn { seat } => seat,
                Awaits::Sealed { waiting, .. } => waiting.first().unwrap_or(Seat::FIRST),
            };
            let mv = state.rollout_move(seat, &mut self.rng, &mut self.scratch);
            state.apply(seat, mv, &mut DiscardEvents);
        }
        if state.awaits() == Awaits::Over { outcome_values(&state) } else { state.value() }
    }

    /// Adds the values to all edges of the path, and updates the regrets of sealed decisions.
    fn backpropagate(&mut self, values: &Values) {
        for step in &self.path {
            let edge = self.tree.edge_mut(step.edge);
            edge.visits += 1;
            edge.value_sum += values[edge.seat];
            let Some((from, to)) = step.sealed else {
                continue;
            };
            let available = &self.sealed[from as usize..to as usize];
            // The expected value of the current strategy. Untried moves count as this expectation.
            let (mut expected, mut tried) = (0.0, 0.0);
            for (edge, probability) in available {
                let edge = self.tree.edge(*edge);
                if edge.visits > 0 {
                    expected += probability * edge.value_sum / edge.visits as f32;
                    tried += probability;
                }
            }
            let expected =
                if tried > 0.0 { expected / tried } else { values[self.tree.edge(step.edge).seat] };
            for (edge, probability) in available {
                let edge = self.tree.edge_mut(*edge);
                edge.availability += 1;
                edge.regret = (edge.regret + edge.mean_or(expected) - expected).max(0.0);
                edge.strategy_sum += probability;
            }
        }
    }
}

/// A hash of two numbers.
#[inline]
fn combine(one: u64, other: u64) -> u64 {
    (one ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The values at the end of a game: 1 in total, divided equally among the winners, or among all seats
/// if the game is a draw.
pub(crate) fn outcome_values<G: Heuristics>(state: &G) -> Values {
    let mut values = Values::default();
    let winners = state.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let sharing = if winners.is_empty() { state.seats().all() } else { winners };
    for seat in sharing.iter() {
        values[seat] = 1.0 / sharing.len() as f32;
    }
    values
}
