//! Where the nodes listen. A node that is started again has another port.

use std::sync::{Arc, Mutex, PoisonError};

use crate::http::Base;

/// The addresses of all nodes. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Addresses(Arc<Mutex<Vec<Option<Base>>>>);

impl Addresses {
    /// Places for this number of nodes.
    pub(super) fn new(nodes: usize) -> Addresses {
        Addresses(Arc::new(Mutex::new(vec![None; nodes])))
    }

    /// The address of a node, while it runs.
    pub(super) fn get(&self, place: usize) -> Option<Base> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[place].clone()
    }

    /// Publishes the address of a node, or that it does not run.
    pub(super) fn set(&self, place: usize, base: Option<Base>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[place] = base;
    }

    /// All places.
    pub(super) fn places(&self) -> std::ops::Range<usize> {
        0..self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
