//! A running server: it listens, serves, and shuts down without losing what it acknowledged.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use futures_util::future::join_all;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::{ServiceExt, service_fn};

use crate::app::App;
use crate::bus::Bus;
use crate::config::Config;
use crate::connection::{Activity, ConnectionSlot, ConnectionSlots, Deadlines, TimedIo, listen_at};
use crate::http;
use crate::maintenance;
use crate::middleware::HeldBody;
use crate::store::Store;
use crate::time::Clock;

/// The maximum size of the headers of a request.
const HEADER_BYTES: usize = 16 * 1024;
/// The pause after a failed accept. The usual reason is too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// How many connections the private address may have.
const ADMIN_CONNECTIONS: usize = 64;

/// Why a server did not start.
#[derive(Debug)]
pub enum StartError {
    /// It cannot listen at its address.
    Listen(io::Error),
    /// It cannot listen at its private address.
    ListenAdmin(io::Error),
}

/// A running server.
pub struct Server {
    app: App,
    store: Arc<dyn Store>,
    shutdown_timeout: Duration,
    front: Listening,
    admin: Option<Listening>,
}

impl Server {
    /// Binds the addresses and serves in the background.
    pub async fn start(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
    ) -> Result<Server, StartError> {
        let front = Bound::at(config.addr).map_err(StartError::Listen)?;
        let admin = config.admin.map(Bound::at).transpose().map_err(StartError::ListenAdmin)?;
        let shutdown_timeout = config.times.shutdown;
        let app = App::new(&config, store.clone(), bus, clock);
        let front = front.serve(Front::public(&config, http::router(&app)), shutdown_timeout);
        let admin = admin
            .map(|admin| admin.serve(Front::private(&config, http::admin::router(&app)), shutdown_timeout));
        Ok(Server { app, store, shutdown_timeout, front, admin })
    }

    /// The address that it listens on.
    pub fn addr(&self) -> SocketAddr {
        self.front.addr
    }

    /// The private address that it listens on, if there is one.
    pub fn admin_addr(&self) -> Option<SocketAddr> {
        self.admin.as_ref().map(|admin| admin.addr)
    }

    /// Completes when the operator has asked the node to drain. It is not ready since then; call [`Server::stop`].
    pub fn drain_requested(&self) -> impl Future<Output = ()> + Send + use<> {
        self.app.node.shutdown.signal()
    }

    /// Shuts down: accepts no more connections, finishes what it acknowledged, asks clients to reconnect.
    pub async fn stop(self) {
        maintenance::shut_down(&self.app.node, &self.app.registry).await;
        let listeners = [Some(self.front), self.admin].into_iter().flatten();
        join_all(listeners.map(|listening| listening.stop(self.shutdown_timeout))).await;
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store could not be closed cleanly");
        }
    }
}

/// An address that is bound.
struct Bound {
    addr: SocketAddr,
    listener: TcpListener,
}

impl Bound {
    fn at(addr: SocketAddr) -> io::Result<Bound> {
        let listener = listen_at(addr)?;
        Ok(Bound { addr: listener.local_addr()?, listener })
    }

    /// Accepts connections in the background.
    fn serve(self, front: Front, shutdown_timeout: Duration) -> Listening {
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(front.listen(self.listener, shutdown_timeout, stopped));
        Listening { addr: self.addr, stop, task }
    }
}

/// An address at which connections are accepted.
struct Listening {
    addr: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Listening {
    async fn stop(self, shutdown_timeout: Duration) {
        // The listener may have ended by itself.
        let _ = self.stop.send(());
        if timeout(shutdown_timeout + Duration::from_secs(1), self.task).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

/// What every connection needs.
struct Front {
    router: Router,
    slots: Arc<ConnectionSlots>,
    deadlines: Deadlines,
}

impl Front {
    /// For visitors.
    fn public(config: &Config, router: Router) -> Front {
        let limits = &config.limits;
        // Behind a proxy, the address of a connection is that of the proxy.
        let of_address = (config.trusted_hops == 0).then_some(limits.address_connections as usize);
        Front::new(config, router, ConnectionSlots::new(limits.connections as usize, of_address))
    }

    /// For the operator.
    fn private(config: &Config, router: Router) -> Front {
        Front::new(config, router, ConnectionSlots::new(ADMIN_CONNECTIONS, None))
    }

    fn new(config: &Config, router: Router, slots: ConnectionSlots) -> Front {
        let times = &config.times;
        Front {
            router,
            slots: Arc::new(slots),
            deadlines: Deadlines {
                first_byte: times.first_byte,
                headers: times.headers,
                keep_alive: times.keep_alive,
                write: times.write,
            },
        }
    }

    async fn listen(
        self,
        listener: TcpListener,
        shutdown_timeout: Duration,
        mut stopped: oneshot::Receiver<()>,
    ) {
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
            // A connection without a slot is closed at once.
            let Some(slot) = self.slots.take(peer.ip().into()) else { continue };
            tokio::spawn(self.serve(stream, peer, slot, graceful.watcher()));
        }
        drop(listener);
        // All WebSockets are closed. Requests that are being answered are finished.
        if timeout(shutdown_timeout, graceful.shutdown()).await.is_err() {
            tracing::warn!("some requests were not answered in time");
        }
    }

    /// Serves one connection until it ends, becomes a WebSocket, or has to make room for another.
    fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        slot: ConnectionSlot,
        watcher: Watcher,
    ) -> impl Future<Output = ()> + Send + use<> {
        // Messages are small. They must be sent at once, not collected.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY could not be set");
        }
        let activity = slot.activity.clone();
        let io = TimedIo::new(stream, activity.clone(), self.deadlines);
        let (router, requests) = (self.router.clone(), activity.clone());
        let service = service_fn(move |request| answer(router.clone(), request, peer, requests.clone()));
        let mut builder = Builder::new(TokioExecutor::new()).http1_only();
        builder
            .http1()
            .timer(TokioTimer::new())
            // It begins when the last answer ends. The deadlines of the stream are stricter.
            .header_read_timeout(self.deadlines.headers.saturating_add(self.deadlines.keep_alive))
            .max_buf_size(HEADER_BYTES);
        async move {
            let served =
                builder.serve_connection_with_upgrades(TokioIo::new(io), TowerToHyperService::new(service));
            tokio::select! {
                // An error means that the client disconnected, or was too slow.
                _ = watcher.watch(served) => {}
                () = activity.closed() => {}
            }
            drop(slot);
        }
    }
}

/// Answers one request, and records what its connection is doing.
async fn answer(
    router: Router,
    mut request: hyper::Request<Incoming>,
    peer: SocketAddr,
    activity: Arc<Activity>,
) -> Result<hyper::Response<Body>, std::convert::Infallible> {
    let guard = activity.begin_request();
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = router.oneshot(request.map(Body::new)).await?;
    activity.answer();
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        activity.upgrade();
    }
    Ok(response.map(|body| Body::new(HeldBody::new(body, guard))))
}
