//! Notices between nodes that share one store: a log has grown, or a person made a remark.

use std::pin::Pin;

use tokio::sync::broadcast;

use crate::ids::TableId;
use crate::protocol::Remark;
use roshambo_rules::Seat;

/// A notice of one node to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The node that sent it.
    pub node: u64,
    /// The table that it is about.
    pub table: TableId,
    /// The news.
    pub news: News,
}

/// The content of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The log of the table is durable up to this length.
    Grown(u64),
    /// A person made a remark. Remarks are not logged.
    Said(Option<Seat>, Remark),
}

/// Carries notices between nodes. Each notice is delivered at most once, and in any order. A node that misses
/// a notice catches up with the next one.
pub trait Bus: Send + Sync + 'static {
    /// Sends a notice to all nodes.
    fn publish(&self, notice: Notice);
    /// All notices from now on, those of this node included.
    fn subscribe(&self) -> Box<dyn Subscription>;
}

/// A stream of notices.
pub trait Subscription: Send {
    /// The next notice; `None` when the bus is gone.
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>>;
}

/// A bus inside one process: a channel.
#[derive(Clone, Debug)]
pub struct InProcess(broadcast::Sender<Notice>);

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess(broadcast::Sender::new(4096))
    }
}

impl Bus for InProcess {
    fn publish(&self, notice: Notice) {
        // Without subscribers the notice is dropped.
        let _ = self.0.send(notice);
    }

    fn subscribe(&self) -> Box<dyn Subscription> {
        Box::new(self.0.subscribe())
    }
}

impl Subscription for broadcast::Receiver<Notice> {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>> {
        Box::pin(async {
            loop {
                match self.recv().await {
                    Ok(notice) => return Some(notice),
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return None,
                }
            }
        })
    }
}
