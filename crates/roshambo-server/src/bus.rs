//! Notices between nodes that share one store: a log has grown, or who is connected has changed.
//!
//! Nothing depends on a notice. It may be lost, late, duplicated or reordered: then a node learns from its regular look at
//! the store what the notice would have told earlier. Only remarks are sent by notices alone, because they are not kept.
//!
//! Notices contain log entries, and so hidden cards. Only nodes may read the bus.

mod in_process;
pub mod nats;
mod unconnected;

use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::{GuestId, TableId};
use crate::protocol::Remark;
use crate::store::cluster::NodeId;
use roshambo_rules::Seat;

pub use in_process::InProcess;
pub use unconnected::Unconnected;

/// A notice of one node to the others that have the same table in memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// The node that sent it.
    pub node: NodeId,
    /// The news.
    pub news: News,
}

/// The content of a notice. A node of another version may send kinds that this one does not know; they are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The log of the table is durable up to this length.
    Grown {
        /// The length.
        length: u64,
        /// The last entries, as JSON; it is empty if they are long.
        entries: Vec<String>,
    },
    /// The lease of the table is free: a node that has clients takes it.
    Released,
    /// The bots shall decide at once, because a person waits for them.
    Hurry,
    /// A person made a remark. Remarks are not logged.
    Said {
        /// The seat of the person, if they have one.
        seat: Option<Seat>,
        /// The remark.
        what: Remark,
    },
    /// These guests are connected to the table at the node that sent this.
    Present {
        /// The guests.
        guests: Vec<GuestId>,
        /// Whether the others shall answer with theirs, because the node has just begun to listen.
        ask: bool,
        /// From the node that drives the table: how long each person who is to act has taken so far.
        clocks: Vec<Waiting>,
    },
}

/// How long a person has been to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// The seat.
    pub seat: Seat,
    /// The length of the log after the seat's previous decision.
    pub acted: u64,
    /// The time so far, in milliseconds.
    pub spent: u64,
}

/// Carries notices between nodes. Each is delivered at most a few times, in any order, or not at all.
pub trait Bus: Send + Sync + 'static {
    /// Sends a notice about a table to all nodes that subscribe to the table, without waiting.
    fn publish(&self, table: TableId, notice: &Notice);
    /// The notices about a table from now on. Those of this node may be among them.
    fn subscribe(&self, table: TableId) -> Box<dyn Subscription>;
    /// Sends a notice to this node itself. Returns how long it took; `None` while the bus does not work.
    fn round_trip(&self) -> Pin<Box<dyn Future<Output = Option<Duration>> + Send + '_>>;
    /// Whether notices can be sent now, as far as this node knows.
    fn link(&self) -> Link;
    /// How many notices did not arrive, as far as this node knows.
    fn counts(&self) -> Counts {
        Counts::default()
    }
}

/// Whether notices can be sent to other nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// They can be sent.
    Up,
    /// The connection is lost. The bus tries to connect again.
    Down,
    /// There is no bus.
    Absent,
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Link::Up => "ok",
            Link::Down => "gone, notices come late",
            Link::Absent => "none, notices come late",
        })
    }
}

/// Notices that did not arrive, since the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Notices of this node that were not sent: there was no connection, or its queue was full.
    pub dropped: u64,
    /// Notices of other nodes that a table was too slow to take.
    pub missed: u64,
    /// Notices that this version does not understand.
    pub ignored: u64,
}

/// A stream of notices. Dropping it ends the subscription.
pub trait Subscription: Send {
    /// The next notice; `None` when the bus is closed for good.
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>>;
}
