//! No bus, for nodes that share a store but have no way to send notices.

use std::future::{pending, ready};
use std::pin::Pin;
use std::time::Duration;

use super::{Bus, Link, Notice, Subscription};
use crate::ids::TableId;

/// A bus that carries nothing. Nodes learn from the store what happens at other nodes, about a second later.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unconnected;

impl Bus for Unconnected {
    fn publish(&self, _table: TableId, _notice: &Notice) {}

    fn subscribe(&self, _table: TableId) -> Box<dyn Subscription> {
        Box::new(Unconnected)
    }

    fn round_trip(&self) -> Pin<Box<dyn Future<Output = Option<Duration>> + Send + '_>> {
        Box::pin(ready(None))
    }

    fn link(&self) -> Link {
        Link::Absent
    }
}

impl Subscription for Unconnected {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>> {
        Box::pin(pending())
    }
}
