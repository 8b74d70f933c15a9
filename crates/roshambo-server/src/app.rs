//! The state that all HTTP routes share.

use std::sync::Arc;

use axum::extract::FromRef;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::StatusCode;
use axum::response::Response;

use crate::actor::Connection;
use crate::advice::Advisor;
use crate::api_error::ApiError;
use crate::archive::Archive;
use crate::background::Background;
use crate::bus::Bus;
use crate::client::Client;
use crate::config::{self, Config};
use crate::guest::Guest;
use crate::ids::TableId;
use crate::maintenance;
use crate::metrics::Metrics;
use crate::middleware::{Address, RequestGuard};
use crate::node::Node;
use crate::practice::Practice;
use crate::protocol::{ClientMessage, Form};
use crate::registry::TableRegistry;
use crate::reviews::Reviewer;
use crate::socket::{self, SocketTimes};
use crate::store::Store;
use crate::time::Clock;

/// The shared state. Cloning it is cheap.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) node: Arc<Node>,
    pub(crate) registry: Arc<TableRegistry>,
    pub(crate) archive: Arc<Archive>,
    pub(crate) reviewer: Arc<Reviewer>,
    pub(crate) advisor: Arc<Advisor>,
    pub(crate) practice: Arc<Practice>,
    pub(crate) background: Background,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) guard: Arc<RequestGuard>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) client: Arc<Client>,
    /// The text of the page if the web client was not built, by language.
    pub(crate) unbuilt: Arc<[(&'static str, String)]>,
}

impl FromRef<App> for Arc<RequestGuard> {
    fn from_ref(app: &App) -> Arc<RequestGuard> {
        app.guard.clone()
    }
}

impl App {
    /// Everything that a server needs except a listener. Its background tasks start here.
    pub(crate) fn new(config: &Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>, clock: Clock) -> App {
        let metrics = Arc::new(Metrics::new(store.schema()));
        let guard = RequestGuard::new(config, store.clone(), clock.clone(), metrics.clone());
        let node = Node::new(config.clone(), store.clone(), bus, clock, metrics.clone());
        let registry = TableRegistry::new(node.clone());
        maintenance::spawn(&node, &registry);
        let background = Background::new();
        let archive = Arc::new(Archive::new(node.clone(), registry.clone()));
        App {
            reviewer: Arc::new(Reviewer::new(node.clone(), store.clone(), archive.clone())),
            archive,
            advisor: Arc::new(Advisor::new(node.clone(), registry.clone())),
            practice: Arc::new(Practice::new(node.bots.clone(), background.clone())),
            background,
            node,
            registry,
            store,
            guard: Arc::new(guard),
            metrics,
            client: Client::built(),
            unbuilt: config.unbuilt.clone().into(),
        }
    }

    /// Counts a response that says that a table was not found, so that ids and codes cannot be guessed
    /// quickly.
    pub(crate) fn counted_miss<T>(&self, from: Address, answer: Result<T, ApiError>) -> Result<T, ApiError> {
        if answer.as_ref().is_err_and(|error| error.status == StatusCode::NOT_FOUND) {
            self.guard.limits.miss(from)?;
        }
        answer
    }

    /// Upgrades a request to the WebSocket of a table.
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
        let pass = self.guard.limits.socket(from, id)?;
        self.node.check_running()?;
        let actor = self.registry.get(table).await?;
        let connection = Connection::open(actor, guest, form, since).await?;
        let config = &self.node.config;
        let config::Times { ping, write, close, .. } = config.times;
        let times = SocketTimes { ping, write, close };
        let upgrade = upgrade
            .read_buffer_size(socket::READ_BUFFER)
            .write_buffer_size(socket::WRITE_BUFFER)
            .max_write_buffer_size(socket::WRITE_LIMIT)
            .max_message_size(config.limits.message)
            .max_frame_size(config.limits.message);
        Ok(upgrade.on_upgrade(move |socket| async move {
            let limits = &self.guard.limits;
            let allow = |message: Option<&ClientMessage>| {
                limits.message(from, id, message.map_or(1, ClientMessage::cost))?;
                match (message, id) {
                    (Some(ClientMessage::Say { .. }), _) => limits.remark(from, id),
                    (Some(ClientMessage::Command { command, .. }), Some(guest)) if command.starts_game() => {
                        limits.new_game(from, guest)
                    }
                    _ => Ok(()),
                }
            };
            let slow = socket::serve(socket, connection, times, allow).await;
            self.metrics.dropped_slow.inc_by(slow.into());
            drop(pass);
        }))
    }
}
