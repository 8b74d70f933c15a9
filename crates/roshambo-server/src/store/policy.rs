//! Limits and intervals that are the same for all stores.

use crate::time::Millis;

/// The maximum number of tables returned for one guest.
pub(super) const MOST_TABLES: u32 = 200;

/// The maximum number of sessions of one guest. A further one ends the oldest.
pub(super) const MOST_SESSIONS: u32 = 10;

/// The interval, in milliseconds, at which appends without an index update a table's time of change.
pub(super) const MARK_INTERVAL: Millis = 60_000;

/// The maximum number of tables whose time of change is cached. A full cache is cleared, which costs one look-up or one
/// update for each table in use.
pub(super) const MAX_CACHED_TABLES: usize = 1 << 16;

/// How much the trusted time must advance before it is written, so that not every step of expiry writes. In
/// milliseconds.
pub(super) const TRUST_INTERVAL: Millis = 60 * 60 * 1000;

/// The maximum number of tables of each status that one step of expiry deletes.
pub(super) const EXPIRED_TABLES: usize = 16;

/// The maximum number of guests that one step of expiry deletes.
pub(super) const EXPIRED_GUESTS: usize = 500;
