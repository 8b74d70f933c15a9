//! A running server: listens, serves, and stops without losing what it acknowledged.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::bus::Bus;
use crate::config::Config;
use crate::gate::{Address, Gate, guarded};
use crate::hall::{Guest, Hall};
use crate::http;
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::protocol::{ClientMessage, Form};
use crate::socket::{self, Manners};
use crate::store::Store;
use crate::time::Clock;
use crate::trouble::Trouble;

/// How long a client may take to ask, and how long it may stay without asking.
const ASKING: Duration = Duration::from_secs(15);
/// Connections beyond the WebSockets that are allowed: requests that are being answered.
const REQUESTS: u32 = 1000;
/// How long a listener that got an error waits: mostly there are too many open files.
const BREATH: Duration = Duration::from_millis(50);

/// What every route may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Arc<Metrics>,
    manners: Manners,
    message: usize,
}

impl App {
    /// Makes a request the WebSocket of a table.
    pub(crate) async fn upgrade(
        self,
        from: Address,
        guest: Option<Guest>,
        table: TableId,
        form: Form,
        since: Option<u64>,
        upgrade: WebSocketUpgrade,
    ) -> Result<Response, Trouble> {
        let id = guest.as_ref().map(|guest| guest.id);
        let pass = self.gate.limits.socket(from, id)?;
        let connection = self.hall.connect(table, guest, form, since).await?;
        let upgrade = upgrade
            .read_buffer_size(socket::READ_BUFFER)
            .write_buffer_size(socket::WRITE_BUFFER)
            .max_message_size(self.message)
            .max_frame_size(self.message);
        Ok(upgrade.on_upgrade(move |socket| async move {
            let gate = self.gate.clone();
            let allow = |message: &ClientMessage| {
                gate.limits.message(from, id)?;
                match message {
                    ClientMessage::Say { .. } => gate.limits.remark(from, id),
                    _ => Ok(()),
                }
            };
            let slow = socket::serve(socket, connection, self.manners, allow).await;
            self.metrics.dropped_slow.inc_by(slow.into());
            drop(pass);
        }))
    }
}

/// A server that listens.
pub struct Server {
    addr: SocketAddr,
    app: App,
    patience: Duration,
    stop: oneshot::Sender<()>,
    listening: JoinHandle<()>,
}

impl Server {
    /// Binds and serves in the background.
    pub async fn start(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        let metrics = Arc::new(Metrics::new(store.schema()));
        let gate = Arc::new(Gate::new(&config, store.clone(), clock.clone(), metrics.clone()));
        let app = App {
            manners: Manners { ping: config.times.ping, write: config.times.write },
            message: config.limits.message,
            hall: Hall::new(config.clone(), store.clone(), bus, clock, metrics.clone()),
            store,
            gate: gate.clone(),
            metrics,
        };
        let router = guarded(http::routes().with_state(app.clone()), gate);
        let (stop, stopped) = oneshot::channel();
        let most = config.limits.sockets.saturating_add(REQUESTS);
        let listening = tokio::spawn(listen(listener, router, most, config.times.shutdown, stopped));
        Ok(Server { addr, app, patience: config.times.shutdown, stop, listening })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Stops: takes nothing more, finishes what it acknowledged, tells clients to come back.
    pub async fn stop(self) {
        self.app.hall.stop().await;
        // It listens no more if it is gone already.
        let _ = self.stop.send(());
        if timeout(self.patience + Duration::from_secs(1), self.listening).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "the store did not close well");
        }
    }
}

async fn listen(
    listener: TcpListener,
    router: Router,
    most: u32,
    patience: Duration,
    mut stopped: oneshot::Receiver<()>,
) {
    let places = Arc::new(Semaphore::new(most as usize));
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut stopped => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        // Beyond what is allowed a connection is closed at once: nobody waits for a place.
        let Ok(place) = places.clone().try_acquire_owned() else { continue };
        let connection = connection(stream, peer, router.clone());
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // A client that goes away in the middle of a request is its own affair.
            let _ = watched.await;
            drop(place);
        });
    }
    drop(listener);
    // WebSockets have been told goodbye; requests that are being answered are finished.
    let _ = timeout(patience, graceful.shutdown()).await;
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
) -> impl hyper_util::server::graceful::GracefulConnection<Output: Send> + Send {
    // Moves are small and should not wait for more of them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no delay could not be set");
    }
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASKING)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades()
}
