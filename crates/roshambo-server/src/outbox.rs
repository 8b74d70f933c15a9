//! The bounded queue of messages for one client. Senders never wait for the client.
//!
//! When the queue would exceed its limit, it is emptied and the client is resynced: as soon as the client
//! reads again, it gets a new `hello` instead of what it missed.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use roshambo_rules::Phrase;
use tokio::sync::Notify;

use crate::api_error::ApiError;
use crate::durable::Durable;
use crate::protocol::{ServerMessage, encode};

/// The queue of one connection.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    changed: Notify,
    limit_bytes: usize,
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    /// Whether messages are dropped until the next `hello`.
    lagging: bool,
    /// Whether the resync was requested. Its `hello` may have to wait for the disk.
    resync_requested: bool,
    closing: bool,
}

/// When clients shall come back after a goodbye, in milliseconds.
pub(crate) const RETRY: u32 = 1000;

/// What the task of a connection must do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// Send these messages, in order.
    Messages(Vec<Utf8Bytes>),
    /// Request a `hello` from the table.
    Resync,
    /// Send these messages and close.
    Close(Vec<Utf8Bytes>),
}

/// A message that depends on no log entry, so it may be sent at any time.
#[derive(Debug)]
pub(crate) struct ServerNotice(Utf8Bytes);

impl ServerNotice {
    /// Says why the server closes the connection, and after how many milliseconds to reconnect.
    pub(crate) fn bye(why: &str, retry: u32, phrase: Phrase) -> Option<ServerNotice> {
        ServerNotice::new(&ServerMessage::Bye { why: why.to_owned(), retry: Some(retry), phrase })
    }

    /// Says that a request was not carried out because its append failed.
    pub(crate) fn not_stored(request: u64, error: &ApiError) -> Option<ServerNotice> {
        ServerNotice::refused(Some(request), error)
    }

    /// Says that a message was not carried out, for a reason that does not depend on the table.
    pub(crate) fn refused(id: Option<u64>, error: &ApiError) -> Option<ServerNotice> {
        ServerNotice::new(&ServerMessage::Refused { id, error: error.clone() })
    }

    fn new(message: &ServerMessage) -> Option<ServerNotice> {
        let encoded = encode(message);
        encoded
            .inspect_err(|error| tracing::error!(%error, "a notice could not be encoded"))
            .ok()
            .map(ServerNotice)
    }
}

impl Outbox {
    /// A queue of at most this many bytes.
    pub(crate) fn new(limit_bytes: usize) -> Outbox {
        Outbox { queue: Mutex::default(), changed: Notify::new(), limit_bytes }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message. Returns false if the client has just begun to lag.
    pub(crate) fn push(&self, message: Durable<Utf8Bytes>) -> bool {
        self.add(message.into_inner())
    }

    /// Adds a notice. It counts like any message, so that refusals cannot fill the memory.
    pub(crate) fn notify(&self, notice: Option<ServerNotice>) -> bool {
        notice.is_none_or(|ServerNotice(message)| self.add(message))
    }

    fn add(&self, message: Utf8Bytes) -> bool {
        let mut queue = self.queue();
        if queue.lagging || queue.closing {
            return true;
        }
        if queue.bytes + message.len() > self.limit_bytes {
            drop(queue);
            self.resync_after(Vec::new());
            return false;
        }
        queue.bytes += message.len();
        queue.messages.push_back(message);
        drop(queue);
        self.changed.notify_one();
        true
    }

    /// Drops all messages. The client gets these notices and is then resynced.
    pub(crate) fn resync_after(&self, notices: Vec<ServerNotice>) {
        let mut queue = self.queue();
        if !queue.closing {
            queue.messages = notices.into_iter().map(|ServerNotice(message)| message).collect();
            queue.bytes = 0;
            (queue.lagging, queue.resync_requested) = (true, false);
        }
        drop(queue);
        self.changed.notify_one();
    }

    /// Adds a `hello`. Messages after it are kept again.
    pub(crate) fn restart(&self, hello: Durable<Utf8Bytes>) {
        let hello = hello.into_inner();
        let mut queue = self.queue();
        if queue.closing {
            return;
        }
        // A lagging client gets the `hello` whatever its size, because it cannot continue without it.
        if !queue.lagging && queue.bytes + hello.len() > self.limit_bytes {
            drop(queue);
            return self.resync_after(Vec::new());
        }
        queue.bytes += hello.len();
        queue.lagging = false;
        queue.messages.push_back(hello);
        drop(queue);
        self.changed.notify_one();
    }

    /// Closes the connection after the messages in the queue and this notice.
    pub(crate) fn close(&self, notice: Option<ServerNotice>) {
        let mut queue = self.queue();
        if !queue.closing {
            queue.messages.extend(notice.map(|ServerNotice(message)| message));
            queue.closing = true;
        }
        drop(queue);
        self.changed.notify_one();
    }

    /// Waits until there is something to do.
    pub(crate) async fn next(&self) -> Delivery {
        loop {
            if let Some(delivery) = self.take() {
                return delivery;
            }
            self.changed.notified().await;
        }
    }

    fn take(&self) -> Option<Delivery> {
        let mut queue = self.queue();
        let messages = |queue: &mut Queue| {
            queue.bytes = 0;
            // Frees the memory, so that an idle connection uses none.
            std::mem::take(&mut queue.messages).into()
        };
        if queue.closing {
            return Some(Delivery::Close(messages(&mut queue)));
        }
        if !queue.messages.is_empty() {
            return Some(Delivery::Messages(messages(&mut queue)));
        }
        let resync = queue.lagging && !queue.resync_requested;
        queue.resync_requested |= resync;
        resync.then_some(Delivery::Resync)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn durable(text: &'static str) -> Durable<Utf8Bytes> {
        Durable::for_test(text.into())
    }

    fn notice(text: &'static str) -> ServerNotice {
        ServerNotice(text.into())
    }

    #[tokio::test]
    async fn a_slow_client_is_resynced_and_its_queue_emptied() {
        let outbox = Outbox::new(10);
        assert!(outbox.push(durable("12345")));
        assert!(!outbox.push(durable("678901")), "eleven bytes are too many");
        assert!(outbox.push(durable("more")), "messages for a lagging client are dropped");
        assert_eq!(outbox.next().await, Delivery::Resync);
        assert_eq!(outbox.take(), None, "the resync is requested once, however long its answer takes");
        outbox.restart(durable("hello"));
        outbox.push(durable("next"));
        assert_eq!(outbox.next().await, Delivery::Messages(vec!["hello".into(), "next".into()]));
    }

    #[tokio::test]
    async fn a_notice_is_sent_before_the_resync() {
        let outbox = Outbox::new(10);
        outbox.push(durable("12345"));
        outbox.resync_after(vec![notice("no")]);
        outbox.push(durable("more"));
        assert_eq!(outbox.next().await, Delivery::Messages(vec!["no".into()]));
        assert_eq!(outbox.next().await, Delivery::Resync);
        outbox.resync_after(vec![notice("no")]);
        outbox.restart(durable("hello"));
        assert_eq!(outbox.next().await, Delivery::Messages(vec!["no".into(), "hello".into()]));
    }

    #[tokio::test]
    async fn notices_count_towards_the_limit() {
        let outbox = Outbox::new(10);
        assert!(outbox.notify(Some(notice("12345"))) && outbox.push(durable("67890")));
        assert!(!outbox.notify(Some(notice("x"))));
        assert_eq!(outbox.next().await, Delivery::Resync);
        assert!(outbox.notify(Some(notice("more"))), "notices for a lagging client are dropped");
        assert_eq!(outbox.take(), None);
    }

    #[tokio::test]
    async fn a_restart_keeps_queued_messages() {
        let outbox = Outbox::new(10);
        outbox.push(durable("done"));
        outbox.restart(durable("hello"));
        assert_eq!(outbox.next().await, Delivery::Messages(vec!["done".into(), "hello".into()]));
    }

    #[tokio::test]
    async fn a_goodbye_is_sent_last_after_all_queued_messages() {
        let outbox = Outbox::new(10);
        outbox.push(durable("one"));
        outbox.close(Some(notice("bye")));
        outbox.push(durable("two"));
        assert_eq!(outbox.next().await, Delivery::Close(vec!["one".into(), "bye".into()]));
    }
}
