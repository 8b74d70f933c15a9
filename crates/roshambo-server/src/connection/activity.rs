//! What one connection is doing. Its IO, its requests and the connection slots share this.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::sync::Notify;

/// What a connection is doing, as the slots see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    /// No request of it has been answered yet.
    Fresh,
    /// It waits for the next request.
    Idle,
    /// A request is being answered.
    Busy,
}

/// The activity of one connection.
#[derive(Debug)]
pub(crate) struct Activity {
    /// Numbers events of all connections, so that the connection with the oldest event can be found.
    events: Arc<AtomicU64>,
    /// The number of the last event of this connection.
    last_event: AtomicU64,
    requests_begun: AtomicU64,
    requests_ended: AtomicU64,
    is_answered: AtomicBool,
    is_upgraded: AtomicBool,
    closed: Notify,
}

impl Activity {
    pub(super) fn new(events: Arc<AtomicU64>) -> Arc<Activity> {
        let activity = Activity {
            events,
            last_event: AtomicU64::new(0),
            requests_begun: AtomicU64::new(0),
            requests_ended: AtomicU64::new(0),
            is_answered: AtomicBool::new(false),
            is_upgraded: AtomicBool::new(false),
            closed: Notify::new(),
        };
        activity.touch();
        Arc::new(activity)
    }

    fn touch(&self) {
        self.last_event.store(self.events.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
    }

    /// A request has arrived, with all its headers. It ends when the guard is dropped.
    pub(crate) fn begin_request(self: &Arc<Activity>) -> RequestGuard {
        self.requests_begun.fetch_add(1, Ordering::Relaxed);
        RequestGuard(self.clone())
    }

    /// The answer to a request begins.
    pub(crate) fn answer(&self) {
        self.is_answered.store(true, Ordering::Relaxed);
        self.touch();
    }

    /// The connection is a WebSocket from now on.
    pub(crate) fn upgrade(&self) {
        self.is_upgraded.store(true, Ordering::Relaxed);
    }

    /// Asks the task of the connection to close it.
    pub(super) fn close(&self) {
        self.closed.notify_one();
    }

    /// Completes when the connection must be closed to make room for another.
    pub(crate) async fn closed(&self) {
        self.closed.notified().await;
    }

    pub(super) fn is_upgraded(&self) -> bool {
        self.is_upgraded.load(Ordering::Relaxed)
    }

    pub(super) fn requests_begun(&self) -> u64 {
        self.requests_begun.load(Ordering::Relaxed)
    }

    pub(super) fn is_busy(&self) -> bool {
        self.requests_begun() != self.requests_ended.load(Ordering::Relaxed)
    }

    pub(super) fn last_event(&self) -> u64 {
        self.last_event.load(Ordering::Relaxed)
    }

    pub(super) fn phase(&self) -> Phase {
        if !self.is_answered.load(Ordering::Relaxed) {
            Phase::Fresh
        } else if self.is_busy() {
            Phase::Busy
        } else {
            Phase::Idle
        }
    }
}

/// One request, from its headers until its answer is sent or dropped.
pub(crate) struct RequestGuard(Arc<Activity>);

impl Drop for RequestGuard {
    fn drop(&mut self) {
        self.0.requests_ended.fetch_add(1, Ordering::Relaxed);
        self.0.touch();
    }
}
