//! Plain information-set Monte Carlo tree search.

use roshambo_rules::{Awaits, Dice, DiscardEvents, PlayoutBuffers, Seat, deal_shuffled, playout};
use rustc_hash::FxHashMap;

use super::Tried;
use crate::budget::SearchClock;
use crate::heuristics::{Heuristics, Values};
use crate::rng::Rng;
use crate::search::outcome_values;

/// The exploration constant of UCB1, in units of value (0 to 1): the one of the paper.
const EXPLORATION: f64 = 0.7;

/// A move of a seat at a node.
struct Edge<M> {
    seat: Seat,
    mv: M,
    visits: u32,
    /// In how many iterations the move was legal here.
    available: u32,
    value_sum: f64,
}

/// The tree of one decision. All sampled states share it.
struct Tree<G: Heuristics> {
    nodes: Vec<Vec<Edge<G::Move>>>,
    /// The node that follows an edge, by node and place of the edge. Sealed decisions that are revealed together are
    /// followed one after the other.
    children: FxHashMap<(u32, u32), u32>,
    /// The edges of the present iteration, by node and place.
    path: Vec<(u32, u32)>,
    legal: Vec<G::Move>,
    deck: Vec<G::Card>,
    buffers: PlayoutBuffers<G>,
}

/// Searches until the clock is up. Returns what each move of the seat gave, and the number of playouts.
pub(super) fn search<G: Heuristics>(
    sample: &mut impl FnMut(&mut Rng) -> G,
    seat: Seat,
    clock: &SearchClock,
    rng: &mut Rng,
) -> (Vec<Tried<G::Move>>, u64) {
    let mut tree = Tree::<G> {
        nodes: vec![Vec::new()],
        children: FxHashMap::default(),
        path: Vec::new(),
        legal: Vec::new(),
        deck: Vec::new(),
        buffers: PlayoutBuffers::default(),
    };
    let mut playouts = 0;
    while clock.allows(playouts) {
        let state = sample(rng);
        tree.iterate(state, rng);
        playouts += 1;
    }
    let own = tree.nodes[0].iter().filter(|edge| edge.seat == seat);
    (
        own.map(|edge| Tried { mv: edge.mv, visits: edge.visits, value_sum: edge.value_sum }).collect(),
        playouts,
    )
}

impl<G: Heuristics> Tree<G> {
    /// Selects moves down the tree until one is new, plays randomly to the end, and updates the path.
    fn iterate(&mut self, mut state: G, rng: &mut Rng) {
        self.path.clear();
        let mut node = 0;
        loop {
            let deciding = match state.awaits() {
                Awaits::Over => break,
                Awaits::Deck => {
                    deal_shuffled(&mut state, rng, &mut self.deck);
                    continue;
                }
                Awaits::Turn { seat } => roshambo_rules::SeatSet::only(seat),
                Awaits::Sealed { waiting, .. } => waiting,
            };
            // All seats choose by what they know before anybody has decided.
            let (from, mut is_new) = (node, false);
            for seat in deciding.iter() {
                if state.unlisted(seat).is_some() {
                    let mv = state.sample_move(seat, rng, &mut self.legal);
                    state.apply(seat, mv, &mut DiscardEvents);
                    continue;
                }
                let place = self.select(&state, from, seat, rng);
                self.path.push((from, place));
                let edge = &self.nodes[from as usize][place as usize];
                is_new |= edge.visits == 0;
                let mv = edge.mv;
                node = self.child(node, place);
                state.apply(seat, mv, &mut DiscardEvents);
            }
            if is_new {
                break;
            }
        }
        playout(&mut state, rng, &mut self.buffers);
        self.backpropagate(&outcome_values(&state));
    }

    /// The legal move with the highest upper confidence bound; an untried one first.
    fn select(&mut self, state: &G, node: u32, seat: Seat, rng: &mut Rng) -> u32 {
        self.legal.clear();
        state.legal_moves(seat, &mut self.legal);
        let edges = &mut self.nodes[node as usize];
        let (mut best, mut place_of_best, mut untried) = (f64::NEG_INFINITY, 0, 0);
        for mv in &self.legal {
            let known = edges.iter().position(|edge| edge.seat == seat && edge.mv == *mv);
            let place = known.unwrap_or_else(|| {
                edges.push(Edge { seat, mv: *mv, visits: 0, available: 0, value_sum: 0.0 });
                edges.len() - 1
            });
            let edge = &mut edges[place];
            edge.available += 1;
            let bound = if edge.visits == 0 {
                // Of several untried moves any is as likely.
                untried += 1;
                if rng.below(untried) == 0 { f64::INFINITY } else { f64::NEG_INFINITY }
            } else {
                let visits = f64::from(edge.visits);
                edge.value_sum / visits + EXPLORATION * (f64::from(edge.available).ln() / visits).sqrt()
            };
            if bound > best || (bound == f64::INFINITY && best == f64::INFINITY) {
                (best, place_of_best) = (bound, place);
            }
        }
        place_of_best as u32
    }

    /// The node after an edge.
    fn child(&mut self, node: u32, place: u32) -> u32 {
        let new = self.nodes.len() as u32;
        let child = *self.children.entry((node, place)).or_insert(new);
        if child == new {
            self.nodes.push(Vec::new());
        }
        child
    }

    fn backpropagate(&mut self, values: &Values) {
        for (node, place) in &self.path {
            let edge = &mut self.nodes[*node as usize][*place as usize];
            edge.visits += 1;
            edge.value_sum += f64::from(values[edge.seat]);
        }
    }
}
