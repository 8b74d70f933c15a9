//! What search remembers: positions as seen by everybody, and the moves tried there.
//!
//! A node stands for a sequence of moves. The states that reach it differ in what is hidden, so a
//! move may be legal in some of them only: each edge counts how often it was available.

use std::hash::Hash;

use roshambo_rules::Seat;
use rustc_hash::FxHashMap;

/// No node, or no edge.
pub(super) const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Its edges as a list, and the last of them.
    pub(super) first: u32,
    pub(super) last: u32,
    /// How many there are.
    count: u32,
    /// How often search came here.
    visits: u32,
}

/// A move of a seat that was possible here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) seat: Seat,
    pub(super) child: u32,
    pub(super) next: u32,
    /// How often it was tried, and how often it could have been.
    pub(super) visits: u32,
    pub(super) available: u32,
    /// The sum of what the seat got.
    pub(super) sum: f32,
    /// How good it looked before it was tried, as a weight.
    pub(super) prior: f32,
    /// For sealed decisions: the regret not to have played it, and the sum of its shares.
    pub(super) regret: f32,
    pub(super) share: f32,
}

impl<M> Edge<M> {
    /// What the seat got on average, or the given value if it was never tried.
    #[inline]
    pub(super) fn mean_or(&self, other: f32) -> f32 {
        if self.visits == 0 { other } else { self.sum / self.visits as f32 }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    /// What followed sealed decisions, by the node and the decisions taken together.
    joints: FxHashMap<u64, u32>,
    /// The edges of nodes that have too many to look through.
    index: FxHashMap<(u32, Seat, M), u32>,
}

impl<M: Copy + Eq + Hash> Tree<M> {
    pub(super) const ROOT: u32 = 0;
    /// So many edges are looked through one by one.
    const FEW: u32 = 48;
    /// Beyond this many edges nothing new is remembered: a bound on memory for long thoughts.
    const MOST_EDGES: usize = 2_000_000;

    pub(super) fn new() -> Tree<M> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            joints: FxHashMap::default(),
            index: FxHashMap::default(),
        }
    }

    /// Forgets everything but keeps the space.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.joints.clear();
        self.index.clear();
        self.add_node();
    }

    pub(super) fn is_full(&self) -> bool {
        self.edges.len() >= Self::MOST_EDGES
    }

    pub(super) fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, last: NONE, count: 0, visits: 0 });
        self.nodes.len() as u32 - 1
    }

    /// Comes to a node. The answer is how often that was before.
    #[inline]
    pub(super) fn visit(&mut self, node: u32) -> u32 {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.visits - 1
    }

    #[inline]
    pub(super) fn edge(&self, edge: u32) -> &Edge<M> {
        &self.edges[edge as usize]
    }

    #[inline]
    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge<M> {
        &mut self.edges[edge as usize]
    }

    /// The edges of a node.
    pub(super) fn edges(&self, node: u32) -> impl Iterator<Item = &Edge<M>> {
        let mut next = self.nodes.get(node as usize).map_or(NONE, |node| node.first);
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// The edges of these moves of a seat, in their order; `NONE` for those that are new.
    #[inline]
    pub(super) fn find(&self, node: u32, seat: Seat, moves: &[M], found: &mut Vec<u32>) {
        let Node { first, count, .. } = self.nodes[node as usize];
        if count > Self::FEW {
            found.extend(moves.iter().map(|mv| self.index.get(&(node, seat, *mv)).copied().unwrap_or(NONE)));
            return;
        }
        let mut cursor = first;
        for mv in moves {
            // Lists have the same order each time, so the next edge is most often the right one.
            let from = cursor;
            let mut here = cursor;
            let mut wrapped = false;
            let edge = loop {
                if here == NONE {
                    if wrapped || from == first {
                        break NONE;
                    }
                    wrapped = true;
                    here = first;
                }
                if wrapped && here == from {
                    break NONE;
                }
                let edge = &self.edges[here as usize];
                if edge.mv == *mv && edge.seat == seat {
                    break here;
                }
                here = edge.next;
            };
            if edge != NONE {
                let next = self.edges[edge as usize].next;
                cursor = if next == NONE { first } else { next };
            }
            found.push(edge);
        }
    }

    pub(super) fn add_edge(&mut self, node: u32, seat: Seat, mv: M, prior: f32) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(Edge {
            mv,
            seat,
            child: NONE,
            next: NONE,
            visits: 0,
            available: 0,
            sum: 0.0,
            prior,
            regret: 0.0,
            share: 0.0,
        });
        let at = &mut self.nodes[node as usize];
        match at.last {
            NONE => at.first = edge,
            last => self.edges[last as usize].next = edge,
        }
        at.last = edge;
        at.count += 1;
        if at.count > Self::FEW {
            // From the first that is too many on, all are in the index.
            let mut unlisted = if at.count == Self::FEW + 1 { at.first } else { edge };
            while let Some(edge) = self.edges.get(unlisted as usize) {
                self.index.insert((node, edge.seat, edge.mv), unlisted);
                unlisted = edge.next;
            }
        }
        edge
    }

    /// What follows these decisions taken together, and whether it is new.
    pub(super) fn joint(&mut self, key: u64) -> (u32, bool) {
        if let Some(child) = self.joints.get(&key) {
            return (*child, false);
        }
        let child = self.add_node();
        self.joints.insert(key, child);
        (child, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_whatever_their_order_and_new_ones_are_told() {
        let mut tree = Tree::new();
        tree.clear();
        let (me, you) = (Seat::new(0), Seat::new(1));
        let edges: Vec<u32> = [1, 2, 3].map(|mv| tree.add_edge(Tree::<i32>::ROOT, me, mv, 1.0)).to_vec();
        let find = |moves: &[i32], seat| {
            let mut found = Vec::new();
            tree.find(Tree::<i32>::ROOT, seat, moves, &mut found);
            found
        };
        assert_eq!(find(&[1, 2, 3], me), edges);
        assert_eq!(find(&[3, 9, 1, 2], me), [edges[2], NONE, edges[0], edges[1]]);
        assert_eq!(find(&[2], you), [NONE], "a move of another seat is another move");
    }

    #[test]
    fn moves_are_found_among_very_many() {
        let mut tree = Tree::new();
        tree.clear();
        let edges: Vec<u32> =
            (0..200).map(|mv| tree.add_edge(Tree::<i32>::ROOT, Seat::FIRST, mv, 1.0)).collect();
        let mut found = Vec::new();
        tree.find(Tree::<i32>::ROOT, Seat::FIRST, &[0, 199, 47, 48, 49, 500], &mut found);
        assert_eq!(found, [edges[0], edges[199], edges[47], edges[48], edges[49], NONE]);
    }

    #[test]
    fn decisions_taken_together_lead_to_one_node() {
        let mut tree = Tree::<i32>::new();
        tree.clear();
        let (child, new) = tree.joint(5);
        assert!(new);
        assert_eq!(tree.joint(5), (child, false));
        assert_ne!(tree.joint(6).0, child);
    }
}
