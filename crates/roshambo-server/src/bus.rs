//! How nodes that share one store tell each other that a log has grown. In one process: a channel.

use std::pin::Pin;

use tokio::sync::broadcast;

use crate::ids::TableId;
use crate::protocol::Remark;
use roshambo_rules::Seat;

/// What one node tells the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The node that says so.
    pub node: u64,
    /// Of which table.
    pub table: TableId,
    /// What.
    pub news: News,
}

/// What is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Its log has this length now, durably.
    Grown(u64),
    /// Somebody said something; that is in no log.
    Said(Option<Seat>, Remark),
}

/// Carries notices between nodes, at most once and in no certain order. A node that misses one finds
/// out at the next.
pub trait Bus: Send + Sync + 'static {
    /// Tells all nodes.
    fn publish(&self, notice: Notice);
    /// What is told from now on, by whomever.
    fn subscribe(&self) -> Box<dyn Subscription>;
}

/// A node's ear.
pub trait Subscription: Send {
    /// The next notice; nothing when the bus is gone.
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>>;
}

/// The bus of one process.
#[derive(Clone, Debug)]
pub struct InProcess(broadcast::Sender<Notice>);

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess(broadcast::Sender::new(4096))
    }
}

impl Bus for InProcess {
    fn publish(&self, notice: Notice) {
        // With no other node nobody listens, and that is fine.
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
