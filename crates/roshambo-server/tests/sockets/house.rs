//! A server for one test: a file of its own, a free port, limits out of the way, bots without pause.

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

/// A running server. Its file is removed with it.
pub(crate) struct House {
    server: Option<Server>,
    pub(crate) store: Arc<Sqlite>,
    pub(crate) clock: Clock,
    config: Config,
    place: Place,
}

/// A directory that is removed at the end.
pub(crate) struct Place(PathBuf);

impl Place {
    pub(crate) fn new() -> Place {
        let mut name = [0; 8];
        getrandom::fill(&mut name).unwrap();
        let place = std::env::temp_dir().join(format!("roshambo-{:x}", u64::from_le_bytes(name)));
        std::fs::create_dir(&place).unwrap();
        Place(place)
    }

    pub(crate) fn open(&self) -> Arc<Sqlite> {
        Arc::new(Sqlite::open(&self.0.join("roshambo.db")).unwrap())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings that stand in no test's way.
pub(crate) fn roomy() -> Config {
    let many = 1_000_000;
    let mut config = Config { bot_threads: 1, ..Config::default() };
    config.addr.set_port(0);
    config.times.pace = Duration::ZERO;
    config.limits = Limits {
        address_requests: many,
        guest_requests: many,
        new_guests: many,
        new_tables: many,
        misses: many,
        messages: many,
        remarks: many,
        hints: many,
        address_sockets: many,
        guest_sockets: many,
        ..config.limits
    };
    config
}

impl House {
    /// A house where time passes by itself.
    pub(crate) async fn open() -> House {
        House::with(Clock::real(), |_| {}).await
    }

    /// A house where time stands still until it is told to pass.
    pub(crate) async fn still() -> House {
        House::with(Clock::manual(), |_| {}).await
    }

    pub(crate) async fn with(clock: Clock, change: impl FnOnce(&mut Config)) -> House {
        let mut config = roomy();
        change(&mut config);
        let place = Place::new();
        House::at(place, clock, config).await
    }

    /// A house over a file that may be there already.
    pub(crate) async fn at(place: Place, clock: Clock, config: Config) -> House {
        let store = place.open();
        let server = start(&config, store.clone(), &clock).await;
        House { server: Some(server), store, clock, config, place }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.server.as_ref().unwrap().addr())
    }

    /// Somebody who was never here.
    pub(crate) fn visitor(&self) -> Client {
        Client::new(&self.url()).unwrap()
    }

    /// The same visitor, after the server has moved.
    pub(crate) fn again(&self, client: &Client) -> Client {
        Client::with(self.visitor().base().clone(), client.identity().clone())
    }

    /// Stops the server, as for an update.
    pub(crate) async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    /// The server that is about to be stopped, so that it can be watched while it is.
    pub(crate) fn take(&mut self) -> Server {
        self.server.take().unwrap()
    }

    /// What is on disk while no server runs.
    pub(crate) fn closed(&self) -> Arc<Sqlite> {
        self.place.open()
    }

    /// Begins anew with what is on disk.
    pub(crate) async fn reopen(&mut self) {
        self.store = self.place.open();
        self.server = Some(start(&self.config, self.store.clone(), &self.clock).await);
    }

    /// Lets time pass.
    pub(crate) fn pass(&self, seconds: u64) {
        self.clock.advance(Duration::from_secs(seconds));
    }
}

async fn start(config: &Config, store: Arc<Sqlite>, clock: &Clock) -> Server {
    Server::start(config.clone(), store, Arc::new(InProcess::default()), clock.clone()).await.unwrap()
}

/// Asks for something as JSON.
pub(crate) async fn get(client: &mut Client, path: &str) -> Value {
    serde_json::from_slice(&client.ask("GET", path, None).await.unwrap().body).unwrap()
}

/// Opens a table with these settings; the answer is its id and its code.
pub(crate) async fn open(client: &mut Client, request: Value) -> (String, String) {
    let answer = client.ask("POST", "/api/tables", Some(&request.to_string())).await.unwrap();
    let created: Value = serde_json::from_slice(&answer.body).unwrap();
    (created["id"].as_str().unwrap().to_owned(), created["code"].as_str().unwrap().to_owned())
}

/// Does something at a table over HTTP; the answer is the code of the refusal, if it was one.
pub(crate) async fn act(client: &mut Client, table: &str, act: Value) -> Result<(), String> {
    let path = format!("/api/tables/{table}/commands");
    match client.ask("POST", &path, Some(&act.to_string())).await {
        Ok(_) => Ok(()),
        Err(Failure::Status { code, .. }) => Err(code),
        Err(failure) => panic!("{failure}"),
    }
}
