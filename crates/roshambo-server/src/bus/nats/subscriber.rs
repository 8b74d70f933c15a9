//! The subscription to the subject of one table.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use async_nats::Subscriber;
use futures_util::{FutureExt, StreamExt};
use tokio::task::coop::unconstrained;

use super::Connection;
use crate::bus::{Notice, Subscription};

/// The notices about one table.
pub(super) struct TableSubscriber {
    connection: Arc<Connection>,
    subject: String,
    /// `None` until the queue of the connection has taken the request to subscribe.
    subscriber: Option<Subscriber>,
}

impl TableSubscriber {
    /// Subscribes at once if there is space in the queue; otherwise [`Subscription::next`] waits for that. Here a request
    /// must not wait: while nobody polls it, it would occupy a place in the queue.
    pub(super) fn new(connection: Arc<Connection>, subject: String) -> TableSubscriber {
        let request = unconstrained(connection.client.subscribe(subject.clone())).now_or_never();
        let subscriber = request.and_then(Result::ok);
        TableSubscriber { connection, subject, subscriber }
    }

    async fn next(&mut self) -> Option<Notice> {
        loop {
            let subscriber = match &mut self.subscriber {
                Some(subscriber) => subscriber,
                // It fails only if the connection is closed for good.
                None => {
                    let request = self.connection.client.subscribe(self.subject.clone());
                    self.subscriber.insert(request.await.ok()?)
                }
            };
            let message = subscriber.next().await?;
            match serde_json::from_slice(&message.payload) {
                Ok(notice) => return Some(notice),
                // A newer version may send other kinds.
                Err(_) => self.connection.observed.ignored.fetch_add(1, Ordering::Relaxed),
            };
        }
    }
}

impl Subscription for TableSubscriber {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>> {
        Box::pin(self.next())
    }
}
