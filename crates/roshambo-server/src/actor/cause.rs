//! Who causes a change of a table.

use super::Requester;
use super::again::Attempt;

/// Who causes a change of a table.
#[derive(Default)]
pub(crate) struct Cause {
    /// The request of a client that is answered by the change.
    pub(super) requester: Option<Requester>,
    /// Whether the node acts by itself, for a bot or because time is up. Then it must hold the lease of the table.
    pub(super) is_driver: bool,
    /// What is done again if another node is first.
    pub(super) attempt: Option<Attempt>,
}

impl Cause {
    /// The node acts by itself.
    pub(super) fn driver() -> Cause {
        Cause { is_driver: true, ..Cause::default() }
    }

    /// A person, perhaps over a WebSocket.
    pub(super) fn person(requester: Option<Requester>) -> Cause {
        Cause { requester, ..Cause::default() }
    }
}
