//! A running server: it listens, serves, and shuts down without losing what it acknowledged.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::app::App;
use crate::bus::Bus;
use crate::config::Config;
use crate::http;
use crate::maintenance;
use crate::store::Store;
use crate::time::Clock;

/// How long a client may take to send the headers of a request, and how long a connection may be idle.
const HEADER_TIMEOUT: Duration = Duration::from_secs(15);
/// The maximum size of the headers of a request.
const HEADER_BYTES: usize = 16 * 1024;
/// The maximum number of HTTP connections. WebSockets have their own limits.
const MOST_CONNECTIONS: usize = 4096;
/// The maximum number of HTTP connections of one address. A reverse proxy is one address.
const MOST_PER_ADDRESS: usize = 1024;
/// The pause after a failed accept. The usual reason is too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// A running server.
pub struct Server {
    addr: SocketAddr,
    app: App,
    store: Arc<dyn Store>,
    shutdown_timeout: Duration,
    stop: oneshot::Sender<()>,
    listening: JoinHandle<()>,
}

impl Server {
    /// Binds the address and serves in the background.
    pub async fn start(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        let shutdown_timeout = config.times.shutdown;
        let app = App::new(&config, store.clone(), bus, clock);
        let (stop, stopped) = oneshot::channel();
        let listening = tokio::spawn(listen(listener, http::router(&app), shutdown_timeout, stopped));
        Ok(Server { addr, app, store, shutdown_timeout, stop, listening })
    }

    /// The address that it listens on.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Shuts down: accepts no more connections, finishes what it acknowledged, asks clients to reconnect.
    pub async fn stop(self) {
        maintenance::shut_down(&self.app.node, &self.app.registry).await;
        // The listener may have ended by itself.
        let _ = self.stop.send(());
        if timeout(self.shutdown_timeout + Duration::from_secs(1), self.listening).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store could not be closed cleanly");
        }
    }
}

async fn listen(
    listener: TcpListener,
    router: Router,
    shutdown_timeout: Duration,
    mut stopped: oneshot::Receiver<()>,
) {
    let slots = Arc::new(ConnectionSlots::default());
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut stopped => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        // Connections beyond the limit are closed at once.
        let Some(slot) = slots.clone().take(peer.ip()) else { continue };
        let connection = connection(stream, peer, router.clone(), graceful.watcher());
        tokio::spawn(async move {
            connection.await;
            drop(slot);
        });
    }
    drop(listener);
    // All WebSockets are closed. Requests that are being answered are finished.
    if timeout(shutdown_timeout, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests were not answered in time");
    }
}

/// Counts the open HTTP connections of each address. A connection that becomes a WebSocket no longer counts.
#[derive(Default)]
struct ConnectionSlots(Mutex<HashMap<IpAddr, usize>>);

/// One HTTP connection, counted until this is dropped.
struct ConnectionSlot(Arc<ConnectionSlots>, IpAddr);

impl ConnectionSlots {
    fn take(self: Arc<ConnectionSlots>, from: IpAddr) -> Option<ConnectionSlot> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = counts.values().sum();
        let own = counts.entry(from).or_default();
        if all >= MOST_CONNECTIONS || *own >= MOST_PER_ADDRESS {
            return None;
        }
        *own += 1;
        drop(counts);
        Some(ConnectionSlot(self, from))
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut counts = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = counts.get_mut(&self.1) {
            *own -= 1;
            if *own == 0 {
                counts.remove(&self.1);
            }
        }
    }
}

async fn connection(stream: TcpStream, peer: SocketAddr, router: Router, watcher: Watcher) {
    // Messages are small. They must be sent at once, not collected.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set");
    }
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    });
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(HEADER_BYTES);
    let served =
        builder.serve_connection_with_upgrades(TokioIo::new(stream), TowerToHyperService::new(service));
    // An error means that the client disconnected during a request.
    let _ = watcher.watch(served).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_hold_all_connections() {
        let slots = Arc::new(ConnectionSlots::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let take = |from| slots.clone().take(from);
        let mut held: Vec<ConnectionSlot> = (0..MOST_PER_ADDRESS).filter_map(|_| take(one)).collect();
        assert_eq!(held.len(), MOST_PER_ADDRESS);
        assert!(take(one).is_none() && take(other).is_some());
        held.pop();
        assert!(take(one).is_some());
        drop(held);
        assert!(slots.0.lock().unwrap().is_empty(), "addresses without connections are forgotten");
    }
}
