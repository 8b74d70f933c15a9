//! What waits to be sent to one client: bounded, and never waited for.
//!
//! When more waits than is allowed, all of it is let go and the client is resynced as soon as it
//! takes anything again: it gets a fresh `hello` instead of what it missed.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// The queue of one connection.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    changed: Notify,
    most: usize,
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    lagging: bool,
    /// Whether the resync was asked for: its answer may have to wait for the disk.
    asked: bool,
    closing: bool,
}

/// What a connection has to do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Parcel {
    /// Send these, in order.
    Messages(Vec<Utf8Bytes>),
    /// Ask for everything anew.
    Resync,
    /// Send these and close.
    Close(Vec<Utf8Bytes>),
}

impl Outbox {
    /// A queue that holds so many bytes at most.
    pub(crate) fn new(most: usize) -> Outbox {
        Outbox { queue: Mutex::default(), changed: Notify::new(), most }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message. False if the client lags behind now.
    pub(crate) fn push(&self, message: Utf8Bytes) -> bool {
        let mut queue = self.queue();
        if queue.lagging || queue.closing {
            return true;
        }
        if queue.bytes + message.len() > self.most {
            drop(queue);
            self.lag();
            return false;
        }
        queue.bytes += message.len();
        queue.messages.push_back(message);
        drop(queue);
        self.changed.notify_one();
        true
    }

    /// Lets everything go: the client needs a resync.
    pub(crate) fn lag(&self) {
        let mut queue = self.queue();
        if !queue.closing {
            (queue.messages, queue.bytes) = (VecDeque::new(), 0);
            (queue.lagging, queue.asked) = (true, false);
        }
        drop(queue);
        self.changed.notify_one();
    }

    /// Lets everything go but these answers, which come before the resync.
    pub(crate) fn lag_with(&self, answers: Vec<Utf8Bytes>) {
        self.lag();
        let mut queue = self.queue();
        if !queue.closing {
            queue.messages = answers.into();
        }
        drop(queue);
        self.changed.notify_one();
    }

    /// Adds the message that begins anew; what comes after it is kept again.
    pub(crate) fn restart(&self, hello: Utf8Bytes) {
        let mut queue = self.queue();
        if queue.closing {
            return;
        }
        // Who lags gets it however long it is: without it nothing goes on.
        if !queue.lagging && queue.bytes + hello.len() > self.most {
            drop(queue);
            return self.lag();
        }
        queue.bytes += hello.len();
        queue.lagging = false;
        queue.messages.push_back(hello);
        drop(queue);
        self.changed.notify_one();
    }

    /// Says goodbye after what waits.
    pub(crate) fn close(&self, bye: Utf8Bytes) {
        let mut queue = self.queue();
        if !queue.closing {
            queue.messages.push_back(bye);
            queue.closing = true;
        }
        drop(queue);
        self.changed.notify_one();
    }

    /// Waits until there is something to do.
    pub(crate) async fn next(&self) -> Parcel {
        loop {
            if let Some(parcel) = self.take() {
                return parcel;
            }
            self.changed.notified().await;
        }
    }

    fn take(&self) -> Option<Parcel> {
        let mut queue = self.queue();
        let messages = |queue: &mut Queue| {
            queue.bytes = 0;
            // The space is given back: an idle connection holds none.
            std::mem::take(&mut queue.messages).into()
        };
        if queue.closing {
            return Some(Parcel::Close(messages(&mut queue)));
        }
        if !queue.messages.is_empty() {
            return Some(Parcel::Messages(messages(&mut queue)));
        }
        let resync = queue.lagging && !queue.asked;
        queue.asked |= resync;
        resync.then_some(Parcel::Resync)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_client_is_resynced_and_its_queue_let_go() {
        let outbox = Outbox::new(10);
        assert!(outbox.push("12345".into()));
        assert!(!outbox.push("678901".into()), "eleven bytes are too many");
        assert!(outbox.push("more".into()), "while lagging nothing is kept");
        assert_eq!(outbox.next().await, Parcel::Resync);
        assert_eq!(outbox.take(), None, "once is enough, however long the answer takes");
        outbox.restart("hello".into());
        outbox.push("next".into());
        assert_eq!(outbox.next().await, Parcel::Messages(vec!["hello".into(), "next".into()]));
    }

    #[tokio::test]
    async fn an_answer_outlives_the_lag_that_it_tells_of() {
        let outbox = Outbox::new(10);
        outbox.push("12345".into());
        outbox.lag_with(vec!["no".into()]);
        outbox.push("more".into());
        assert_eq!(outbox.next().await, Parcel::Messages(vec!["no".into()]));
        assert_eq!(outbox.next().await, Parcel::Resync);
        outbox.lag_with(vec!["no".into()]);
        outbox.restart("hello".into());
        assert_eq!(outbox.next().await, Parcel::Messages(vec!["no".into(), "hello".into()]));
    }

    #[tokio::test]
    async fn beginning_anew_loses_nothing_that_waits() {
        let outbox = Outbox::new(10);
        outbox.push("done".into());
        outbox.restart("hello".into());
        assert_eq!(outbox.next().await, Parcel::Messages(vec!["done".into(), "hello".into()]));
    }

    #[tokio::test]
    async fn goodbye_comes_after_what_waits_and_is_the_last() {
        let outbox = Outbox::new(10);
        outbox.push("one".into());
        outbox.close("bye".into());
        outbox.push("two".into());
        assert_eq!(outbox.next().await, Parcel::Close(vec!["one".into(), "bye".into()]));
    }
}
