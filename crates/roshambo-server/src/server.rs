//! A running server: listens, serves, and stops without losing what it acknowledged.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, FromRef};
use axum::http::StatusCode;
use axum::response::Response;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::api_error::ApiError;
use crate::bus::Bus;
use crate::client::Client;
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

/// How long a client may take to ask, and how long it may stay without asking.
const ASKING: Duration = Duration::from_secs(15);
/// The most that a request's first lines may take, in bytes.
const HEADERS: usize = 16 * 1024;
/// The most connections over which requests are made; WebSockets have limits of their own.
const CONNECTIONS: usize = 4096;
/// The most of them from one address. A reverse proxy is one.
const FROM_ONE: usize = 1024;
/// How long a listener that got an error waits: mostly there are too many open files.
const BREATH: Duration = Duration::from_millis(50);

/// What every route may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) client: Arc<Client>,
    /// What is said where there is no client, by language.
    pub(crate) unbuilt: Arc<[(&'static str, String)]>,
    manners: Manners,
    message: usize,
}

impl FromRef<App> for Arc<Gate> {
    fn from_ref(app: &App) -> Arc<Gate> {
        app.gate.clone()
    }
}

impl App {
    /// Everything that a server needs but a listener.
    pub(crate) fn new(config: &Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>, clock: Clock) -> App {
        let metrics = Arc::new(Metrics::new(store.schema()));
        let gate = Gate::new(config, store.clone(), clock.clone(), metrics.clone());
        App {
            manners: Manners { ping: config.times.ping, write: config.times.write },
            message: config.limits.message,
            hall: Hall::new(config.clone(), store.clone(), bus, clock, metrics.clone()),
            store,
            gate: Arc::new(gate),
            metrics,
            client: Client::built(),
            unbuilt: config.unbuilt.clone().into(),
        }
    }

    /// All routes behind the gate.
    pub(crate) fn router(&self) -> Router {
        guarded(http::routes().with_state(self.clone()), self.gate.clone())
    }

    /// Counts an answer that says that nothing was found, so that nobody can guess ids and codes.
    pub(crate) fn counted_miss<T>(&self, from: Address, answer: Result<T, ApiError>) -> Result<T, ApiError> {
        if answer.as_ref().is_err_and(|trouble| trouble.status == StatusCode::NOT_FOUND) {
            self.gate.limits.miss(from)?;
        }
        answer
    }

    /// Makes a request the WebSocket of a table.
    pub(crate) async fn upgrade(
        self,
        from: Address,
        guest: Option<Guest>,
        table: TableId,
        form: Form,
        since: Option<u64>,
        upgrade: WebSocketUpgrade,
    ) -> Result<Response, ApiError> {
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
            let allow = |message: Option<&ClientMessage>| {
                gate.limits.message(from, id)?;
                match message {
                    Some(ClientMessage::Say { .. }) => gate.limits.remark(from, id),
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
        let app = App::new(&config, store, bus, clock);
        let (stop, stopped) = oneshot::channel();
        let listening = tokio::spawn(listen(listener, app.router(), config.times.shutdown, stopped));
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
    patience: Duration,
    mut stopped: oneshot::Receiver<()>,
) {
    let places = Arc::new(Places::default());
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
        let Some(place) = places.clone().take(peer.ip()) else { continue };
        let connection = connection(stream, peer, router.clone(), graceful.watcher());
        tokio::spawn(async move {
            connection.await;
            drop(place);
        });
    }
    drop(listener);
    // WebSockets have been told goodbye; requests that are being answered are finished.
    let _ = timeout(patience, graceful.shutdown()).await;
}

/// Who holds connections over which requests are made. One that becomes a WebSocket holds none any more.
#[derive(Default)]
struct Places(Mutex<HashMap<IpAddr, usize>>);

/// One of them, until it is dropped.
struct Place(Arc<Places>, IpAddr);

impl Places {
    fn take(self: Arc<Places>, from: IpAddr) -> Option<Place> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = held.values().sum();
        let own = held.entry(from).or_default();
        if all >= CONNECTIONS || *own >= FROM_ONE {
            return None;
        }
        *own += 1;
        drop(held);
        Some(Place(self, from))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = held.get_mut(&self.1) {
            *own -= 1;
            if *own == 0 {
                held.remove(&self.1);
            }
        }
    }
}

async fn connection(stream: TcpStream, peer: SocketAddr, router: Router, watcher: Watcher) {
    // Moves are small and should not wait for more of them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no delay could not be set");
    }
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    });
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(ASKING).max_buf_size(HEADERS);
    let served =
        builder.serve_connection_with_upgrades(TokioIo::new(stream), TowerToHyperService::new(service));
    // A client that goes away in the middle of a request is its own affair.
    let _ = watcher.watch(served).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_hold_all_connections() {
        let places = Arc::new(Places::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut held: Vec<Place> = (0..FROM_ONE).filter_map(|_| places.clone().take(one)).collect();
        assert_eq!(held.len(), FROM_ONE);
        assert!(places.clone().take(one).is_none() && places.clone().take(other).is_some());
        held.pop();
        assert!(places.clone().take(one).is_some());
        drop(held);
        assert!(places.0.lock().unwrap().is_empty(), "nothing is kept of who is gone");
    }
}
