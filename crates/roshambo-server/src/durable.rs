//! Nobody is sent anything before it is on disk. This module makes that a matter of types.
//!
//! A table in memory runs ahead of its log by the entries that are being appended. [`DurableLog`] is the only way to
//! append and to read; it returns a [`DurableNumber`] when entries are on disk. [`PendingSends`] keeps every message and
//! answer until the log is durable up to the entries that it depends on, and hands it out as a [`Durable`] value. The
//! outbox of a client and the HTTP routes about tables accept only such values.

mod backlog;
mod log;
mod pending;

pub(crate) use backlog::Backlog;
pub(crate) use log::{DurableLog, FinishedGame, decode};
pub(crate) use pending::{ClientId, DurableWait, Lost, PendingSend, PendingSends, ReleasedSend};

/// A length of a table's log up to which it is known to be on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct DurableNumber(u64);

impl DurableNumber {
    /// Nothing is known to be on disk. Nothing depends on an empty log, so this needs no proof.
    pub(crate) const NOTHING: DurableNumber = DurableNumber(0);

    /// The number of durable entries.
    pub(crate) fn get(self) -> u64 {
        self.0
    }
}

/// A value that depends on durable log entries only, so clients may see it.
#[derive(Debug)]
pub(crate) struct Durable<T>(T);

impl<T> Durable<T> {
    /// The value, to be sent.
    pub(crate) fn into_inner(self) -> T {
        self.0
    }

    /// A value computed from durable data alone.
    pub(crate) fn map<U>(self, compute: impl FnOnce(T) -> U) -> Durable<U> {
        Durable(compute(self.0))
    }

    /// A value for tests of code that only passes it on.
    #[cfg(test)]
    pub(crate) fn for_test(value: T) -> Durable<T> {
        Durable(value)
    }
}

impl<T, E> Durable<Result<T, E>> {
    /// Moves the error out. A refusal is as durable as the data it was computed from.
    pub(crate) fn transpose(self) -> Result<Durable<T>, E> {
        self.0.map(Durable)
    }
}
