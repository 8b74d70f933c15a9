//! Sealed decisions: regret matching, each seat without knowledge of the others.

use roshambo_rules::{DiscardEvents, Seat, SeatSet};

use super::{PathStep, Worker, combine};
use crate::heuristics::Heuristics;

/// The probability that a sealed decision is taken uniformly at random instead of by regret matching,
/// so that every move is tried. Chosen by hand; not tuned.
const SEALED_EXPLORATION_RATE: f32 = 0.12;

impl<G: Heuristics> Worker<G> {
    /// Makes the sealed decisions of all waiting seats, each without knowledge of the others. Returns
    /// the node that they lead to, unless it is new.
    pub(super) fn play_sealed(&mut self, state: &mut G, node: u32, waiting: SeatSet) -> Option<u32> {
        let mut key = u64::from(node);
        let is_throw = state.is_symmetric_throw() || state.asymmetric_throw().is_some();
        let before = state.clone();
        for seat in waiting.iter() {
            let mv = if is_throw {
                before.sample_move(seat, &mut self.rng, &mut self.buffers.sampling)
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
        self.path.push(PathStep { edge, sealed: Some((from, self.sealed.len() as u32)) });
        *key = combine(*key, u64::from(edge) << 20);
        self.tree.edge(edge).mv
    }

    /// Updates the regrets and the average strategy of one sealed decision. `range` is its range in
    /// `sealed`, `value` is what the seat got in this iteration.
    pub(super) fn update_regrets(&mut self, (from, to): (u32, u32), value: f32) {
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
        let expected = if tried > 0.0 { expected / tried } else { value };
        for (edge, probability) in available {
            let edge = self.tree.edge_mut(*edge);
            edge.availability += 1;
            edge.regret = (edge.regret + edge.mean_or(expected) - expected).max(0.0);
            edge.strategy_sum += probability;
        }
    }
}
