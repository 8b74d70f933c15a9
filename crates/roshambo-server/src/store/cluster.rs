//! The part of a database that several nodes share: which nodes are alive, which of them drives a table, and which guests
//! are connected to it at which node.
//!
//! Any node may append to the log of any table; the expected number decides. But only one node at a time *drives* a
//! table: makes the moves of its bots, and does what is due when the time of a person is up. It holds the *lease* of the
//! table. A lease belongs to a node as long as the node is alive, that is, as long as its last heartbeat is not older than
//! [`LEASE`] by the clock of the database. So leases of many tables are renewed by one heartbeat. When a lease changes
//! hands, its [`Fence`] grows. An append of a driver names the fence of its lease, and is refused if that has changed. So
//! a node that was suspended, and has lost its leases without noticing, cannot act for the bots any more.

use std::time::Duration;

use super::Reply;
use crate::ids::{GuestId, TableId};

/// How old the last heartbeat of a node may be before others take over its leases.
pub const LEASE: Duration = Duration::from_secs(3);

/// The number of a running node. It is random: a node that restarts is a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct NodeId(pub i64);

/// How often the lease of a table has changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fence(pub i64);

/// What all nodes know about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The table.
    pub table: TableId,
    /// The length of its log.
    pub length: u64,
    /// The node that holds the lease, if that node is alive.
    pub driver: Option<NodeId>,
    /// The guests who are connected, by node, without nodes that are not alive. A guest may be connected more than once.
    pub present: Vec<(NodeId, GuestId)>,
}

/// The shared part of a database.
pub trait Cluster: Send + Sync + 'static {
    /// Records that a node is alive. The name is for people. Returns all nodes that are alive, this one included.
    fn heartbeat(&self, node: NodeId, name: String) -> Reply<Vec<NodeId>>;
    /// Removes a node with its leases and its connected guests.
    fn leave(&self, node: NodeId) -> Reply<()>;
    /// Takes the leases of those tables whose lease nobody holds who is alive. Returns the tables whose lease the node
    /// holds now, also those that it held before, each with its fence. A node that is not alive gets none.
    fn acquire(&self, node: NodeId, tables: Vec<TableId>) -> Reply<Vec<(TableId, Fence)>>;
    /// Gives up the leases of those tables that the node holds.
    fn release(&self, node: NodeId, tables: Vec<TableId>) -> Reply<()>;
    /// Records which guests are connected to tables at a node; it replaces what was recorded before.
    fn attend(&self, node: NodeId, tables: Vec<(TableId, Vec<GuestId>)>) -> Reply<()>;
    /// The tables, as far as they exist, in any order.
    fn heads(&self, tables: Vec<TableId>) -> Reply<Vec<Head>>;
}
