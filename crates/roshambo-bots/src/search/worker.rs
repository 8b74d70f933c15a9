//! One thread of search. Each iteration has the usual phases of MCTS: sample a state, select moves
//! down the tree, expand, roll out, and backpropagate the values.

mod sealed;
mod throw;

use roshambo_rules::{Awaits, DiscardEvents, Seat, SeatSet, deal_shuffled};

use super::tree::{NONE, Tree};
use crate::belief::Belief;
use crate::budget::SearchClock;
use crate::buffers::RatingBuffers;
use crate::heuristics::{Heuristics, Values};
use crate::rng::Rng;
pub(super) use throw::ThrowValues;

/// The maximum depth of the tree, in decisions. Chosen by hand; not tuned.
const MAX_TREE_DEPTH: usize = 64;
/// The expansion threshold: a node is expanded only after this many visits; before that it is rolled
/// out. Most new nodes are never reached again, so listing and rating their moves would be wasted.
/// Chosen by hand; not tuned.
const EXPANSION_MIN_VISITS: u32 = 2;
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
    path: Vec<PathStep>,
    /// The edges available at sealed decisions of the path, with their probabilities.
    sealed: Vec<(u32, f32)>,
    /// The edges of the current candidates.
    edges: Vec<u32>,
    probabilities: Vec<f32>,
    buffers: RatingBuffers<G::Move>,
    deck: Vec<G::Card>,
    rng: Rng,
    /// The seat that searches.
    seat: Seat,
}

/// One decision of an iteration's path.
#[derive(Clone, Copy, Debug)]
struct PathStep {
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

impl<G: Heuristics> Worker<G> {
    pub(super) fn new() -> Worker<G> {
        Worker {
            tree: Tree::new(),
            path: Vec::new(),
            sealed: Vec::new(),
            edges: Vec::new(),
            probabilities: Vec::new(),
            buffers: RatingBuffers::default(),
            deck: Vec::new(),
            rng: Rng::new(0),
            seat: Seat::FIRST,
        }
    }

    /// Searches until the clock is up. Returns the number of iterations.
    pub(super) fn run(
        &mut self,
        belief: &impl Belief<G>,
        seat: Seat,
        clock: &SearchClock,
        seed: u64,
        thread: u64,
    ) -> u64 {
        self.seat = seat;
        self.tree.clear();
        self.rng = Rng::stream(seed, thread);
        let mut done = 0;
        while clock.allows(done) {
            let state = belief.sample(&mut self.rng);
            self.iterate(state);
            done += 1;
        }
        done
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
        self.path.push(PathStep { edge, sealed: None });
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
        self.buffers.moves.clear();
        state.candidates(seat, &mut self.buffers.moves);
        self.edges.clear();
        self.tree.find(node, seat, &self.buffers.moves, &mut self.edges);
        let rerate = G::RERATE_PER_SAMPLE && seat != self.seat;
        if !rerate && !self.edges.contains(&NONE) {
            return;
        }
        self.buffers.ratings.clear();
        state.rate(seat, &self.buffers.moves, &mut self.buffers.ratings);
        for place in 0..self.edges.len() {
            let prior = self.buffers.ratings[place].clamp(-MAX_RATING, MAX_RATING).exp();
            match self.edges[place] {
                NONE => self.edges[place] = self.tree.add_edge(node, seat, self.buffers.moves[place], prior),
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
            let mv = state.rollout_move(seat, &mut self.rng, &mut self.buffers);
            state.apply(seat, mv, &mut DiscardEvents);
        }
        if state.awaits() == Awaits::Over { outcome_values(&state) } else { state.value() }
    }

    /// Adds the values to all edges of the path, and updates the regrets of sealed decisions.
    fn backpropagate(&mut self, values: &Values) {
        for place in 0..self.path.len() {
            let step = self.path[place];
            let edge = self.tree.edge_mut(step.edge);
            edge.visits += 1;
            edge.value_sum += values[edge.seat];
            if let Some(range) = step.sealed {
                let value = values[edge.seat];
                self.update_regrets(range, value);
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
