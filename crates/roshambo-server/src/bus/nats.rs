//! A bus over NATS: core publish and subscribe, one subject for each table.
//!
//! The client library keeps the connection, connects again for ever, and then subscribes again. A notice that is published
//! meanwhile is dropped and counted; it never waits, because it would be old news when it arrived.

mod error;
mod options;
mod subscriber;

use std::future::ready;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request, rustls};
use futures_util::FutureExt;
use tokio::sync::watch;
use tokio::task::coop::unconstrained;

use self::subscriber::TableSubscriber;
use super::{Bus, Counts, Link, Notice, Subscription};
use crate::ids::{TableId, random};
use crate::log_limit::LogLimit;

pub use error::NatsError;
pub use options::Options;

/// How many commands wait for the connection: notices, subscriptions and their ends. When the queue is full, notices are
/// dropped; the others wait outside of it.
const QUEUE: usize = 4096;
/// How many notices a subscriber may be behind. Newer ones are lost.
const BEHIND: usize = 256;
/// How long one attempt to connect may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How often a silent connection is pinged. The third ping without an answer ends it.
const PING: Duration = Duration::from_secs(2);
/// The longest pause between two attempts to connect again.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// How long [`Bus::round_trip`] waits.
const ROUND_TRIP: Duration = Duration::from_secs(1);

/// A bus over NATS. Clones share one connection.
#[derive(Clone)]
pub struct Nats(Arc<Connection>);

struct Connection {
    client: Client,
    prefix: String,
    /// The subject of round trips. Nobody subscribes to it.
    probe: String,
    observed: Arc<Observed>,
}

/// What happened on the connection.
#[derive(Debug, Default)]
struct Observed {
    connected: watch::Sender<bool>,
    dropped: AtomicU64,
    missed: AtomicU64,
    ignored: AtomicU64,
}

impl Nats {
    /// Connects to one of the servers. It fails if none of them answers and accepts the login: what is wrong when a node
    /// starts is wrong in its settings. Later the connection is made again for ever.
    pub async fn connect(options: Options) -> Result<Nats, NatsError> {
        // Other libraries of the process may bring other implementations, and rustls does not choose between several.
        // If one was chosen before, it stays.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let observed = Arc::<Observed>::default();
        let (observer, servers) = (observed.clone(), options.servers());
        let connect = options
            .login(ConnectOptions::new())?
            .no_echo()
            .ignore_discovered_servers()
            .client_capacity(QUEUE)
            .subscription_capacity(BEHIND)
            .connection_timeout(CONNECT)
            .ping_interval(PING)
            .reconnect_delay_callback(pause)
            .custom_inbox_prefix(format!("{}.inbox", options.prefix()))
            .event_callback(move |event| {
                observer.on_event(&event, &servers);
                ready(())
            });
        let client = connect.connect(options.addresses());
        let client = client.await.map_err(|error| NatsError::of(&error, options.servers()))?;
        let probe = format!("{}.probe.{:016x}", options.prefix(), u64::from_le_bytes(random()));
        Ok(Nats(Arc::new(Connection { client, prefix: options.prefix().to_owned(), probe, observed })))
    }

    /// Whether there is a connection. A connection that is silently cut counts for a few seconds more.
    pub fn is_connected(&self) -> bool {
        self.0.client.connection_state() == State::Connected
    }

    /// Waits until there is a connection, or until there is none.
    pub async fn until_connected(&self, connected: bool) {
        let mut observed = self.0.observed.connected.subscribe();
        // It fails only if the sender is dropped, which this holds.
        let _ = observed.wait_for(|now| *now == connected).await;
    }

    fn subject(&self, table: TableId) -> String {
        format!("{}.t.{table}", self.0.prefix)
    }
}

impl Bus for Nats {
    fn publish(&self, table: TableId, notice: &Notice) {
        let sent = self.is_connected()
            && serde_json::to_vec(notice).is_ok_and(|payload| {
                let publish = self.0.client.publish(self.subject(table), payload.into());
                // It only puts the notice into the queue. It would wait if the queue is full.
                matches!(unconstrained(publish).now_or_never(), Some(Ok(())))
            });
        if !sent {
            self.0.observed.dropped.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn subscribe(&self, table: TableId) -> Box<dyn Subscription> {
        Box::new(TableSubscriber::new(self.0.clone(), self.subject(table)))
    }

    fn round_trip(&self) -> Pin<Box<dyn Future<Output = Option<Duration>> + Send + '_>> {
        Box::pin(async {
            if !self.is_connected() {
                return None;
            }
            let sent = Instant::now();
            // The server does not send us what we publish. But it answers a request that nobody receives, after everything
            // that was sent before on the same connection.
            let request = Request::new().timeout(Some(ROUND_TRIP));
            let answer =
                tokio::time::timeout(ROUND_TRIP, self.0.client.send_request(self.0.probe.clone(), request));
            match answer.await {
                Ok(Ok(_)) => Some(sent.elapsed()),
                Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders => Some(sent.elapsed()),
                Ok(Err(_)) | Err(_) => None,
            }
        })
    }

    fn link(&self) -> Link {
        if self.is_connected() { Link::Up } else { Link::Down }
    }

    fn counts(&self) -> Counts {
        let observed = &self.0.observed;
        Counts {
            dropped: observed.dropped.load(Ordering::Relaxed),
            missed: observed.missed.load(Ordering::Relaxed),
            ignored: observed.ignored.load(Ordering::Relaxed),
        }
    }
}

/// The pause before an attempt to connect: none, then 10 ms, and each time twice as long.
fn pause(attempt: usize) -> Duration {
    match attempt {
        0 | 1 => Duration::ZERO,
        _ => Duration::from_millis(10 << (attempt - 2).min(10)).min(LONGEST_PAUSE),
    }
}

impl Observed {
    fn on_event(&self, event: &Event, servers: &str) {
        static LIMIT: LogLimit = LogLimit::new();
        match event {
            Event::Connected => {
                self.connected.send_replace(true);
                tracing::info!(servers, "connected to the bus");
            }
            Event::Disconnected => {
                self.connected.send_replace(false);
                tracing::warn!(servers, "the bus is gone; notices are dropped until it is back");
            }
            Event::SlowConsumer(_) => {
                self.missed.fetch_add(1, Ordering::Relaxed);
            }
            Event::ServerError(error) => {
                if let Some(suppressed) = LIMIT.admit("server", Instant::now()) {
                    tracing::warn!(%error, suppressed, "the bus reports an error");
                }
            }
            Event::ClientError(error) => {
                if let Some(suppressed) = LIMIT.admit("client", Instant::now()) {
                    tracing::warn!(%error, suppressed, servers, "no connection to the bus");
                }
            }
            Event::LameDuckMode | Event::Draining | Event::Closed => tracing::debug!(%event, "the bus"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_second_and_stay_there() {
        let pauses: Vec<u128> = (0..11).map(|attempt| pause(attempt).as_millis()).collect();
        assert_eq!(pauses, [0, 0, 10, 20, 40, 80, 160, 320, 640, 1000, 1000]);
        assert_eq!(pause(usize::MAX), LONGEST_PAUSE);
    }
}
