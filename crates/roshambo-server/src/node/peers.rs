//! The other nodes that share the store.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;

use crate::bus::{Bus, News, Notice};
use crate::ids::TableId;
use crate::store::cluster::NodeId;

/// Something to be written to the shared part of the store. Wishes of many tables are written together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To drive a table.
    Acquire(TableId),
    /// To drive it no longer.
    Release(TableId),
    /// To record who is connected to a table at this node.
    Attend(TableId),
}

/// The way to the other nodes.
pub(crate) struct Peers {
    id: NodeId,
    pub(crate) bus: Arc<dyn Bus>,
    wishes: mpsc::UnboundedSender<Wish>,
    /// Taken by the task that fulfils them.
    receiver: Mutex<Option<mpsc::UnboundedReceiver<Wish>>>,
}

impl Peers {
    pub(super) fn new(id: NodeId, bus: Arc<dyn Bus>) -> Peers {
        // A table has at most a few wishes at a time, and the number of tables in memory is bounded.
        let (wishes, receiver) = mpsc::unbounded_channel();
        Peers { id, bus, wishes, receiver: Mutex::new(Some(receiver)) }
    }

    /// Tells the other nodes something about a table.
    pub(super) fn publish(&self, table: TableId, news: News) {
        self.bus.publish(table, &Notice { node: self.id, news });
    }

    /// Asks for something to be written soon.
    pub(crate) fn wish(&self, wish: Wish) {
        // After the shutdown nobody fulfils wishes.
        let _ = self.wishes.send(wish);
    }

    /// The wishes, for the one task that fulfils them.
    pub(crate) fn take_wishes(&self) -> Option<mpsc::UnboundedReceiver<Wish>> {
        self.receiver.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
