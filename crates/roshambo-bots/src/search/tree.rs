//! The search tree: nodes for sequences of public moves, and edges for the moves tried there.
//!
//! The states that reach a node differ in what is hidden, so a move may be legal in only some of
//! them. Each edge therefore counts how often it was available.

use std::hash::Hash;

use roshambo_rules::Seat;
use rustc_hash::FxHashMap;

/// The index that means no node, or no edge.
pub(super) const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The first and the last edge; edges are a linked list.
    pub(super) first: u32,
    pub(super) last: u32,
    /// The number of edges.
    count: u32,
    /// How often search reached the node.
    visits: u32,
}

/// A move of a seat that was legal in at least one state that reached the node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) seat: Seat,
    pub(super) child: u32,
    pub(super) next: u32,
    /// How often it was tried.
    pub(super) visits: u32,
    /// How often it was legal when search selected a move here.
    pub(super) availability: u32,
    /// The sum of the seat's values over all visits.
    pub(super) value_sum: f32,
    /// The prior weight: the exponential of the rating.
    pub(super) prior: f32,
    /// Sealed decisions: the cumulative positive regret for not having played it.
    pub(super) regret: f32,
    /// Sealed decisions: the sum of its probabilities over all iterations (average strategy).
    pub(super) strategy_sum: f32,
}

impl<M> Edge<M> {
    /// The mean value, or `other` if the move was never tried.
    #[inline]
    pub(super) fn mean_or(&self, other: f32) -> f32 {
        if self.visits == 0 { other } else { self.value_sum / self.visits as f32 }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    /// Children that depend on more than one edge: the node after several sealed decisions, or after a
    /// move and its public outcome. The key is a hash.
    joint_children: FxHashMap<u64, u32>,
    /// The edges of nodes with more than `MAX_SCANNED` edges.
    index: FxHashMap<(u32, Seat, M), u32>,
}

impl<M: Copy + Eq + Hash> Tree<M> {
    pub(super) const ROOT: u32 = 0;
    /// Nodes with at most this many edges are searched linearly. Chosen by hand; not tuned.
    const MAX_SCANNED: u32 = 48;
    /// With this many edges the tree stops growing: a bound on the memory of long searches. Chosen by
    /// hand; not tuned.
    const MAX_EDGES: usize = 2_000_000;

    pub(super) fn new() -> Tree<M> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            joint_children: FxHashMap::default(),
            index: FxHashMap::default(),
        }
    }

    /// Removes all nodes but the root. Keeps the allocated memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.joint_children.clear();
        self.index.clear();
        self.add_node();
    }

    pub(super) fn is_full(&self) -> bool {
        self.edges.len() >= Self::MAX_EDGES
    }

    pub(super) fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, last: NONE, count: 0, visits: 0 });
        self.nodes.len() as u32 - 1
    }

    /// Counts a visit of a node and returns the number of earlier visits.
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

    /// Appends the edge of each move of the seat, in the order of the moves; `NONE` for new moves.
    #[inline]
    pub(super) fn find(&self, node: u32, seat: Seat, moves: &[M], found: &mut Vec<u32>) {
        let Node { first, count, .. } = self.nodes[node as usize];
        if count > Self::MAX_SCANNED {
            found.extend(moves.iter().map(|mv| self.index.get(&(node, seat, *mv)).copied().unwrap_or(NONE)));
            return;
        }
        let mut cursor = first;
        for mv in moves {
            // Moves are listed in the same order each time, so the next edge is usually the right one.
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
            availability: 0,
            value_sum: 0.0,
            prior,
            regret: 0.0,
            strategy_sum: 0.0,
        });
        let at = &mut self.nodes[node as usize];
        match at.last {
            NONE => at.first = edge,
            last => self.edges[last as usize].next = edge,
        }
        at.last = edge;
        at.count += 1;
        if at.count > Self::MAX_SCANNED {
            // The first edge above the limit moves all edges of the node into the index.
            let mut unindexed = if at.count == Self::MAX_SCANNED + 1 { at.first } else { edge };
            while let Some(edge) = self.edges.get(unindexed as usize) {
                self.index.insert((node, edge.seat, edge.mv), unindexed);
                unindexed = edge.next;
            }
        }
        edge
    }

    /// The child with this key, and whether it is new.
    pub(super) fn joint_child(&mut self, key: u64) -> (u32, bool) {
        if let Some(child) = self.joint_children.get(&key) {
            return (*child, false);
        }
        let child = self.add_node();
        self.joint_children.insert(key, child);
        (child, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_in_any_order_and_new_moves_are_reported_as_missing() {
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
        assert_eq!(find(&[2], you), [NONE], "the same move of another seat has another edge");
    }

    #[test]
    fn moves_of_a_large_node_are_found_by_its_index() {
        let mut tree = Tree::new();
        tree.clear();
        let edges: Vec<u32> =
            (0..200).map(|mv| tree.add_edge(Tree::<i32>::ROOT, Seat::FIRST, mv, 1.0)).collect();
        let mut found = Vec::new();
        tree.find(Tree::<i32>::ROOT, Seat::FIRST, &[0, 199, 47, 48, 49, 500], &mut found);
        assert_eq!(found, [edges[0], edges[199], edges[47], edges[48], edges[49], NONE]);
    }

    #[test]
    fn the_same_key_leads_to_the_same_child() {
        let mut tree = Tree::<i32>::new();
        tree.clear();
        let (child, new) = tree.joint_child(5);
        assert!(new);
        assert_eq!(tree.joint_child(5), (child, false));
        assert_ne!(tree.joint_child(6).0, child);
    }
}
