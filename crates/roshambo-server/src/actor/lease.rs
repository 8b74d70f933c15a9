//! Whether this node drives the table: makes the moves of its bots, and does what is due when time is up.

use std::sync::Arc;

use super::{TableActor, TableState, clock_context, scheduling};
use crate::node::Wish;
use crate::store::cluster::{Fence, Head};

/// The lease of a table, as far as this node knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lease {
    /// There are no other nodes.
    Alone,
    /// Nobody is known to hold it.
    Free,
    /// This node has asked for it.
    Asked,
    /// Another node holds it.
    Elsewhere,
    /// This node holds it.
    Held(Fence),
}

impl Lease {
    /// Whether this node drives the table.
    pub(crate) fn drives(self) -> bool {
        matches!(self, Lease::Alone | Lease::Held(_))
    }

    /// What the append of a driver names.
    pub(super) fn fence(self) -> Option<Fence> {
        match self {
            Lease::Held(fence) => Some(fence),
            Lease::Alone | Lease::Free | Lease::Asked | Lease::Elsewhere => None,
        }
    }
}

/// Asks for the lease if this node has clients and something is to be driven. Gives it up without clients: then a node
/// that has some takes it, or the game is paused.
pub(super) fn ask_or_release(actor: &TableActor, state: &mut TableState) {
    let Some(peers) = &actor.node.peers else { return };
    if state.audience.is_empty() {
        // Also without the table in memory: it may be one that only nodes of another version can read.
        return release(actor, state);
    }
    let Some(table) = state.table.as_deref() else { return };
    let plays = table.running().is_some() && !clock_context::is_paused(table, &state.audience);
    if state.lease == Lease::Free && (plays || table.starting) {
        state.lease = Lease::Asked;
        peers.wish(Wish::Acquire(actor.id));
    }
}

/// Gives the lease up, if this node holds it.
pub(crate) fn release(actor: &TableActor, state: &mut TableState) {
    if let (Lease::Held(_), Some(peers)) = (state.lease, &actor.node.peers) {
        set(actor, state, Lease::Free);
        peers.wish(Wish::Release(actor.id));
    }
}

/// The answer to a question for the lease: its fence if this node holds it now.
pub(crate) fn answered(actor: &Arc<TableActor>, fence: Option<Fence>) {
    let mut state = actor.lock();
    if state.lease != Lease::Asked {
        return;
    }
    set(actor, &mut state, fence.map_or(Lease::Elsewhere, Lease::Held));
    if fence.is_some() {
        scheduling::schedule_bots_and_clocks(actor, &mut state);
        drop(state);
        // The time of a person may have run out meanwhile.
        scheduling::on_alarm(actor);
    }
}

/// The store could not be asked for the lease. The next regular check asks again.
pub(crate) fn not_answered(actor: &TableActor) {
    let mut state = actor.lock();
    if state.lease == Lease::Asked {
        state.lease = Lease::Free;
    }
}

/// This node has lost the lease, or hears that it is free.
pub(super) fn lost(actor: &TableActor, state: &mut TableState, now: Lease) {
    set(actor, state, now);
    state.turns.forget_questions();
}

/// Compares the lease with what the store says.
pub(super) fn compare(actor: &Arc<TableActor>, state: &mut TableState, head: &Head) {
    let is_own = head.driver == Some(actor.node.id);
    match (state.lease, head.driver) {
        // The answer is under way.
        (Lease::Alone | Lease::Asked, _) => return,
        (Lease::Held(_), Some(_)) if is_own => return,
        (Lease::Held(_), Some(_)) => lost(actor, state, Lease::Elsewhere),
        // The store has forgotten this node for a while.
        (Lease::Held(_), None) | (Lease::Free | Lease::Elsewhere, None) => lost(actor, state, Lease::Free),
        (Lease::Free | Lease::Elsewhere, Some(_)) if is_own => state.lease = Lease::Free,
        (Lease::Free | Lease::Elsewhere, Some(_)) => state.lease = Lease::Elsewhere,
    }
    scheduling::schedule_bots_and_clocks(actor, state);
}

/// Changes the lease and counts.
fn set(actor: &TableActor, state: &mut TableState, lease: Lease) {
    let metrics = &actor.node.metrics;
    match (matches!(state.lease, Lease::Held(_)), matches!(lease, Lease::Held(_))) {
        (false, true) => {
            metrics.leases_held.inc();
            metrics.lease_changes.inc();
        }
        (true, false) => {
            metrics.leases_held.dec();
            metrics.lease_changes.inc();
        }
        (false, false) | (true, true) => {}
    }
    state.lease = lease;
}
