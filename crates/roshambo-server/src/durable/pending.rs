//! Messages and answers that wait until the log entries they depend on are on disk.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::oneshot;

use super::{Backlog, Durable, DurableNumber};
use crate::api_error::ApiError;

/// What one entry of the queue needs besides its message, in bytes. An estimate.
const ENTRY_BYTES: usize = 128;

/// A connection of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClientId(pub(crate) u64);

/// Something that waits. It goes out when the log is durable up to its number.
pub(crate) enum PendingSend {
    /// A message for a client. `answers` is the client's request that it answers.
    Message { client: ClientId, message: Utf8Bytes, answers: Option<u64> },
    /// A `hello`, with which a client begins again.
    Restart { client: ClientId, message: Utf8Bytes },
    /// A connection to be closed, because a message for it could not be encoded.
    Disconnect { client: ClientId },
    /// Log entries that are being appended. Nothing is sent; they count as waiting until they are on disk.
    Append { bytes: usize },
    /// An HTTP request that waits for durability.
    Answer(oneshot::Sender<Result<Durable<u64>, ApiError>>),
}

/// What clients do not get because an append failed.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Lost {
    /// The requests of clients that are left without an answer.
    pub(crate) unanswered: Vec<(ClientId, u64)>,
    /// The clients that were to begin again.
    pub(crate) restarts: Vec<ClientId>,
}

/// Something for a client that may be sent now.
pub(crate) enum ReleasedSend {
    Message { client: ClientId, message: Durable<Utf8Bytes> },
    Restart { client: ClientId, message: Durable<Utf8Bytes> },
    Disconnect { client: ClientId },
}

/// Everything that waits at one table, in order.
pub(crate) struct PendingSends {
    durable: DurableNumber,
    queue: VecDeque<Entry>,
    /// The size of the queue.
    bytes: usize,
    backlog: Arc<Backlog>,
}

/// An entry of the queue.
struct Entry {
    /// The length of the log on which it depends.
    number: u64,
    send: PendingSend,
    bytes: usize,
}

impl PendingSend {
    /// The size of what it holds.
    fn bytes(&self) -> usize {
        match self {
            PendingSend::Message { message, .. } | PendingSend::Restart { message, .. } => message.len(),
            PendingSend::Append { bytes } => *bytes,
            PendingSend::Disconnect { .. } | PendingSend::Answer(_) => 0,
        }
    }
}

impl PendingSends {
    /// An empty queue. Its size counts in the backlog.
    pub(crate) fn new(backlog: Arc<Backlog>) -> PendingSends {
        PendingSends { durable: DurableNumber::NOTHING, queue: VecDeque::new(), bytes: 0, backlog }
    }

    /// Whether no more may be added for clients, at this table or at all.
    pub(crate) fn is_full(&self) -> bool {
        self.is_table_full() || self.backlog.is_full()
    }

    /// Whether this table holds as much as one table may.
    pub(crate) fn is_table_full(&self) -> bool {
        self.bytes >= self.backlog.table_limit
    }

    /// How much of the log is known to be on disk.
    pub(crate) fn durable(&self) -> DurableNumber {
        self.durable
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    /// Adds something that depends on the log up to `number`.
    pub(crate) fn push(&mut self, number: u64, send: PendingSend) {
        let bytes = send.bytes();
        self.add(number, send, bytes);
    }

    /// Adds a message that shares its memory with one that was added before.
    pub(crate) fn push_shared(&mut self, number: u64, send: PendingSend) {
        self.add(number, send, 0);
    }

    fn add(&mut self, number: u64, send: PendingSend, bytes: usize) {
        let bytes = bytes + ENTRY_BYTES;
        self.bytes += bytes;
        self.backlog.add(bytes);
        self.queue.push_back(Entry { number, send, bytes });
    }

    fn remove(&mut self, bytes: usize) {
        self.bytes -= bytes;
        self.backlog.remove(bytes);
    }

    /// Adds an HTTP request that waits until the log is durable up to `number`.
    pub(crate) fn wait(&mut self, number: u64) -> DurableWait {
        let (sender, receiver) = oneshot::channel();
        self.push(number, PendingSend::Answer(sender));
        DurableWait(receiver)
    }

    /// Reads something that depends on the log up to `number`; `None` if that is not durable yet.
    pub(crate) fn read<T>(&self, number: u64, read: impl FnOnce() -> T) -> Option<Durable<T>> {
        (number <= self.durable.0).then(|| Durable(read()))
    }

    /// Records that the log is on disk up to a number.
    pub(crate) fn advance(&mut self, to: DurableNumber) {
        self.durable = self.durable.max(to);
    }

    /// The next message that may be sent. Waiting HTTP requests before it are answered.
    pub(crate) fn next_released(&mut self) -> Option<ReleasedSend> {
        while self.queue.front().is_some_and(|entry| entry.number <= self.durable.0) {
            let Entry { number, send, bytes } = self.queue.pop_front()?;
            self.remove(bytes);
            match send {
                PendingSend::Append { .. } => {}
                PendingSend::Message { client, message, .. } => {
                    return Some(ReleasedSend::Message { client, message: Durable(message) });
                }
                PendingSend::Restart { client, message } => {
                    return Some(ReleasedSend::Restart { client, message: Durable(message) });
                }
                PendingSend::Disconnect { client } => return Some(ReleasedSend::Disconnect { client }),
                // The request may have been cancelled.
                PendingSend::Answer(answer) => drop(answer.send(Ok(Durable(number)))),
            }
        }
        None
    }

    /// An append failed: drops everything and answers waiting HTTP requests with the error.
    pub(crate) fn fail(&mut self, error: &ApiError) -> Lost {
        let mut lost = Lost::default();
        self.remove(self.bytes);
        for Entry { send, .. } in std::mem::take(&mut self.queue) {
            match send {
                PendingSend::Message { client, answers: Some(request), .. } => {
                    lost.unanswered.push((client, request));
                }
                PendingSend::Restart { client, .. } | PendingSend::Disconnect { client } => {
                    lost.restarts.push(client);
                }
                PendingSend::Answer(answer) => drop(answer.send(Err(error.clone()))),
                PendingSend::Message { answers: None, .. } | PendingSend::Append { .. } => {}
            }
        }
        lost
    }
}

impl Drop for PendingSends {
    fn drop(&mut self) {
        self.remove(self.bytes);
    }
}

/// A wait for durability. Dropping it cancels the wait.
pub(crate) struct DurableWait(oneshot::Receiver<Result<Durable<u64>, ApiError>>);

impl DurableWait {
    /// Completes with the durable length of the log, or with the error of the append.
    pub(crate) async fn done(self) -> Result<Durable<u64>, ApiError> {
        // The table is dropped with its server.
        self.0.await.unwrap_or_else(|_| Err(ApiError::stopping()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending(table_limit: usize, limit: usize) -> (PendingSends, Arc<Backlog>) {
        let backlog = Arc::new(Backlog::new(table_limit, limit));
        (PendingSends::new(backlog.clone()), backlog)
    }

    fn message(text: &str) -> PendingSend {
        PendingSend::Message { client: ClientId(1), message: text.into(), answers: Some(9) }
    }

    fn released(pending: &mut PendingSends) -> Vec<String> {
        let text = |send| match send {
            ReleasedSend::Message { message, .. } | ReleasedSend::Restart { message, .. } => {
                message.into_inner().to_string()
            }
            ReleasedSend::Disconnect { .. } => "disconnect".to_owned(),
        };
        std::iter::from_fn(|| pending.next_released()).map(text).collect()
    }

    #[tokio::test]
    async fn nothing_is_released_before_the_log_is_durable_up_to_its_number() {
        let (mut pending, _) = pending(usize::MAX, usize::MAX);
        pending.push(1, message("one"));
        pending.push(2, message("two"));
        let wait = pending.wait(2);
        assert!(released(&mut pending).is_empty());
        assert!(pending.read(1, || ()).is_none());
        pending.advance(DurableNumber(1));
        assert_eq!(released(&mut pending), ["one"]);
        assert!(pending.read(1, || ()).is_some() && pending.read(2, || ()).is_none());
        pending.advance(DurableNumber(2));
        assert_eq!(released(&mut pending), ["two"]);
        assert_eq!(wait.done().await.unwrap().into_inner(), 2);
    }

    #[tokio::test]
    async fn a_failed_append_releases_nothing_and_names_the_requests_without_answer() {
        let (mut pending, _) = pending(usize::MAX, usize::MAX);
        pending.push(1, message("one"));
        let wait = pending.wait(1);
        assert_eq!(pending.fail(&ApiError::internal()).unanswered, [(ClientId(1), 9)]);
        assert_eq!(wait.done().await.unwrap_err(), ApiError::internal());
        pending.advance(DurableNumber(1));
        assert!(released(&mut pending).is_empty());
    }

    #[test]
    fn what_waits_is_counted_at_the_table_and_at_all_until_it_is_released_dropped_or_has_failed() {
        let (mut first, backlog) = pending(1000, 1500);
        let mut second = PendingSends::new(backlog.clone());
        first.push(1, message(&"x".repeat(1000 - ENTRY_BYTES)));
        assert!(first.is_full() && !second.is_full());
        second.push(1, PendingSend::Append { bytes: 500 - ENTRY_BYTES });
        assert_eq!(backlog.held(), 1500);
        assert!(second.is_full() && !second.is_table_full(), "together they hold too much");
        first.push_shared(2, message(&"x".repeat(5000)));
        assert_eq!(backlog.held(), 1500 + ENTRY_BYTES, "a shared message counts once");
        first.advance(DurableNumber(1));
        released(&mut first);
        assert_eq!(backlog.held(), 500 + ENTRY_BYTES);
        second.fail(&ApiError::internal());
        assert_eq!(backlog.held(), ENTRY_BYTES);
        drop(first);
        assert_eq!(backlog.held(), 0);
    }
}
