//! Expiry: deletes stored tables and guests that are too old.
//!
//! Age is measured by the calendar, and a calendar can be wrong: for a minute after a reboot, or because of a typo. So
//! nothing expires before the calendar was steady for a day, or for an hour after a restart within two days. What is in use never expires, and a sweep deletes a limited
//! number.
//!
//! A sweep also measures the database. Finished games expire earlier while it is nearly as large as it may be.

use std::sync::Arc;
use std::time::Duration;

use crate::node::Node;
use crate::registry::TableRegistry;
use crate::store::{Expiry, InUse};
use crate::time::{Calendar, CalendarWatch, Millis};

/// The least time between two sweeps.
const INTERVAL: Duration = Duration::from_secs(60);
/// The maximum number of batches that one sweep deletes.
const BATCHES: usize = 16;
/// At the start, a calendar that is further ahead of the newest stored time than this is reported. In milliseconds.
const FAR_AHEAD: Millis = 30 * 24 * 60 * 60 * 1000;

/// From this percentage of the allowed size on, finished games expire after [`KEEP_CROWDED`].
const CROWDED: u64 = 80;
/// How long finished games are kept while the database is crowded.
const KEEP_CROWDED: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// From this percentage of the allowed size on, the log warns.
const NEARLY_FULL: u64 = 90;

/// Deletes old tables and guests.
pub(super) struct Expirer {
    watch: CalendarWatch,
    next: Duration,
    has_read_calendar: bool,
    has_reported_size: bool,
}

impl Expirer {
    pub(super) fn new(node: &Node) -> Expirer {
        Expirer {
            watch: CalendarWatch::new(node.clock.clone()),
            next: node.clock.now(),
            has_read_calendar: false,
            has_reported_size: false,
        }
    }

    /// Measures the database.
    pub(super) async fn measure(&mut self, node: &Node) {
        // A failure is logged where the store is used.
        let Ok(status) = node.log.status().await else { return };
        node.storage.set_used(status.bytes);
        node.metrics.database_bytes.set(status.bytes as i64);
        node.metrics.database_max_bytes.set(node.config.max_database as i64);
        if !self.has_read_calendar {
            self.has_read_calendar = true;
            report_calendar(node, status.newest);
            self.watch.was_trusted(status.trusted);
        }
        let percent = node.storage.percent();
        if percent < NEARLY_FULL {
            self.has_reported_size = false;
        } else if !self.has_reported_size {
            self.has_reported_size = true;
            tracing::warn!(
                percent,
                "the database is nearly as large as --max-database-size allows; at 100 percent new games are refused"
            );
        }
    }

    /// Deletes what is too old, if it is time for a sweep and the calendar can be trusted.
    pub(super) async fn sweep(&mut self, node: &Node, registry: &TableRegistry) {
        let now = node.clock.now();
        if now < self.next {
            return;
        }
        self.next = now + INTERVAL;
        self.measure(node).await;
        match self.watch.compare() {
            Calendar::Steady(calendar) => delete_old(node, registry, calendar).await,
            Calendar::OnTrial => {}
            Calendar::Jumped(seconds) => {
                tracing::warn!(
                    seconds,
                    "the calendar has jumped; nothing expires until it is steady for a day"
                );
            }
        }
    }
}

/// Warns if the calendar does not fit the stored times. The operator has a day to correct it.
fn report_calendar(node: &Node, newest: Millis) {
    let calendar = node.clock.calendar();
    if newest > calendar {
        let seconds = (newest - calendar) / 1000;
        tracing::warn!(seconds, "the calendar is behind the newest time in the database");
    } else if newest > 0 && calendar - newest > FAR_AHEAD {
        let days = (calendar - newest) / (24 * 60 * 60 * 1000);
        tracing::warn!(
            days,
            "the calendar is far ahead of the newest time in the database; old data expires in a day"
        );
    }
}

async fn delete_old(node: &Node, registry: &TableRegistry, calendar: Millis) {
    let times = &node.config.times;
    let before = |age: Duration| calendar.saturating_sub(age.as_millis() as Millis);
    let is_crowded = node.storage.percent() >= CROWDED;
    let keep_over = if is_crowded { times.keep_over.min(KEEP_CROWDED) } else { times.keep_over };
    let expiry = Expiry {
        trusted: calendar,
        waiting: before(times.keep_waiting),
        playing: before(times.keep_playing),
        over: before(keep_over),
        guests: before(times.keep_guests),
        in_use: Arc::new(in_use(registry)),
    };
    let (mut tables, mut guests) = (0, 0);
    for _ in 0..BATCHES {
        match node.log.expire(expiry.clone()).await {
            Ok((0, 0)) => break,
            Ok(batch) => {
                tables += batch.0;
                guests += batch.1;
            }
            Err(error) => {
                tracing::warn!(code = error.code, "old tables and guests could not be deleted");
                break;
            }
        }
    }
    if tables + guests > 0 {
        tracing::info!(tables, guests, "deleted old tables and guests");
    }
}

/// The tables in memory, and the guests who are connected.
fn in_use(registry: &TableRegistry) -> InUse {
    let mut in_use = InUse::default();
    for actor in registry.all() {
        in_use.tables.insert(actor.id);
        in_use.guests.extend(actor.lock().audience.clients().iter().filter_map(|client| client.guest));
    }
    in_use
}

#[cfg(test)]
mod tests;
