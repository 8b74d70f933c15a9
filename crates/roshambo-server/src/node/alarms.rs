//! When each table has to be looked at because time has passed: clocks run out, people are away for too long.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::ids::TableId;

/// The alarms of all tables, by time.
#[derive(Default)]
pub(crate) struct Alarms {
    queue: Mutex<BinaryHeap<Reverse<(Duration, TableId)>>>,
    earlier: Notify,
}

impl Alarms {
    fn queue(&self) -> MutexGuard<'_, BinaryHeap<Reverse<(Duration, TableId)>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets an alarm for a table.
    pub(crate) fn set(&self, when: Duration, table: TableId) {
        let mut queue = self.queue();
        let is_first = queue.peek().is_none_or(|Reverse((next, _))| when < *next);
        queue.push(Reverse((when, table)));
        drop(queue);
        if is_first {
            self.earlier.notify_one();
        }
    }

    /// The time of the next alarm.
    pub(crate) fn next(&self) -> Option<Duration> {
        self.queue().peek().map(|Reverse((when, _))| *when)
    }

    /// Completes when an alarm was set that comes before all others.
    pub(crate) async fn earlier(&self) {
        self.earlier.notified().await;
    }

    /// Removes an alarm that is due.
    pub(crate) fn take_due(&self, now: Duration) -> Option<(Duration, TableId)> {
        let mut queue = self.queue();
        queue.peek().filter(|Reverse((when, _))| *when <= now)?;
        queue.pop().map(|Reverse(alarm)| alarm)
    }
}
