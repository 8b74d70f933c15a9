//! A server for one test, with its own database on a free port. It has no rate limits, and bots move without delay.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use roshambo_load::{Client, Failure};
use roshambo_server::Server;
use roshambo_server::bus::InProcess;
use roshambo_server::config::{Config, Limits};
use roshambo_server::store::sqlite::Sqlite;
use roshambo_server::time::Clock;
use serde_json::Value;

/// A running server. Its database is removed with it.
pub(crate) struct TestServer {
    server: Option<Server>,
    pub(crate) store: Arc<Sqlite>,
    pub(crate) clock: Clock,
    config: Config,
    directory: TempDir,
}

/// A directory that is removed when dropped.
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    pub(crate) fn new() -> TempDir {
        let mut name = [0; 8];
        getrandom::fill(&mut name).unwrap();
        let directory = std::env::temp_dir().join(format!("roshambo-{:x}", u64::from_le_bytes(name)));
        std::fs::create_dir(&directory).unwrap();
        TempDir(directory)
    }

    pub(crate) fn open(&self) -> Arc<Sqlite> {
        Arc::new(Sqlite::open(&self.database()).unwrap())
    }

    fn database(&self) -> PathBuf {
        self.0.join("roshambo.db")
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A configuration with limits that no test reaches, and without delays of bots.
pub(crate) fn without_limits() -> Config {
    let many = 1_000_000;
    let mut config = Config { bot_threads: 1, ..Config::default() };
    config.addr.set_port(0);
    config.times.pace = Duration::ZERO;
    config.tables.per_guest = many;
    config.limits = Limits {
        address_requests: many,
        guest_requests: many,
        new_guests: many,
        new_tables: many,
        misses: many,
        messages: many,
        remarks: many,
        hints: many,
        day_games: many,
        server_day_games: many,
        work: many,
        work_at_once: many,
        address_sockets: many,
        guest_sockets: many,
        ..config.limits
    };
    config
}

impl TestServer {
    /// Starts a server with the real clock.
    pub(crate) async fn open() -> TestServer {
        TestServer::with(Clock::real(), |_| {}).await
    }

    /// Starts a server whose time stands still until the test advances it.
    pub(crate) async fn with_manual_clock() -> TestServer {
        TestServer::with(Clock::manual(), |_| {}).await
    }

    pub(crate) async fn with(clock: Clock, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = without_limits();
        change(&mut config);
        let directory = TempDir::new();
        TestServer::at(directory, clock, config).await
    }

    /// Starts a server in a directory that may already have a database.
    pub(crate) async fn at(directory: TempDir, clock: Clock, config: Config) -> TestServer {
        let store = directory.open();
        let server = start(&config, store.clone(), &clock).await;
        TestServer { server: Some(server), store, clock, config, directory }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.server.as_ref().unwrap().addr())
    }

    /// A client without an identity.
    pub(crate) fn new_client(&self) -> Client {
        Client::new(&self.url()).unwrap()
    }

    /// A new client of the same guest. The server may have a new address since then.
    pub(crate) fn same_guest(&self, client: &Client) -> Client {
        Client::with(self.new_client().base().clone(), client.identity().clone())
    }

    /// Stops the server.
    pub(crate) async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    /// Takes the server out, so that a test can stop it and observe it meanwhile.
    pub(crate) fn take(&mut self) -> Server {
        self.server.take().unwrap()
    }

    /// The file of the database.
    pub(crate) fn database(&self) -> PathBuf {
        self.directory.database()
    }

    /// Opens the database while the server is stopped.
    pub(crate) fn open_store(&self) -> Arc<Sqlite> {
        self.directory.open()
    }

    /// Starts the server again with the same database.
    pub(crate) async fn reopen(&mut self) {
        self.store = self.directory.open();
        self.server = Some(start(&self.config, self.store.clone(), &self.clock).await);
    }

    /// Advances the clock.
    pub(crate) fn advance(&self, seconds: u64) {
        self.clock.advance(Duration::from_secs(seconds));
    }
}

async fn start(config: &Config, store: Arc<Sqlite>, clock: &Clock) -> Server {
    Server::start(config.clone(), store, Arc::new(InProcess::default()), clock.clone()).await.unwrap()
}

/// Sends a GET request and parses the JSON of the response.
pub(crate) async fn get(client: &mut Client, path: &str) -> Value {
    serde_json::from_slice(&client.ask("GET", path, None).await.unwrap().body).unwrap()
}

/// Opens a table with these settings. Returns its id and its code.
pub(crate) async fn open(client: &mut Client, request: Value) -> (String, String) {
    let answer = client.ask("POST", "/api/tables", Some(&request.to_string())).await.unwrap();
    let created: Value = serde_json::from_slice(&answer.body).unwrap();
    (created["id"].as_str().unwrap().to_owned(), created["code"].as_str().unwrap().to_owned())
}

/// Sends a command to a table over HTTP. Returns the error code if it is refused.
pub(crate) async fn act(client: &mut Client, table: &str, act: Value) -> Result<(), String> {
    let path = format!("/api/tables/{table}/commands");
    match client.ask("POST", &path, Some(&act.to_string())).await {
        Ok(_) => Ok(()),
        Err(Failure::Status { code, .. }) => Err(code),
        Err(failure) => panic!("{failure}"),
    }
}
