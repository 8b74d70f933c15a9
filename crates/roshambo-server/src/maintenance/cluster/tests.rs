use std::path::PathBuf;

use super::*;
use crate::actor::Connection;
use crate::app::App;
use crate::bus::Unconnected;
use crate::config::Config;
use crate::guest::Guest;
use crate::ids::TableId;
use crate::protocol::{Form, OpenRequest};
use crate::store::cluster::Cluster;
use crate::store::shared::{Reads, Shared};
use crate::store::sqlite::Sqlite;
use crate::store::{Append, Expiry, Store};
use crate::table::Opening;
use crate::time::{Clock, Millis};

/// A store that nodes share, in a folder of its own.
struct TestStore {
    store: Arc<Shared>,
    clock: Clock,
    folder: PathBuf,
}

impl TestStore {
    fn new() -> TestStore {
        let folder = std::env::temp_dir().join(format!("roshambo-cluster-{}", TableId::random()));
        std::fs::create_dir(&folder).unwrap();
        let clock = Clock::manual();
        let sqlite = Arc::new(Sqlite::open(&folder.join("test.db")).unwrap());
        TestStore { store: Arc::new(Shared::new(sqlite, clock.clone())), clock, folder }
    }

    /// A node that hears nothing from others.
    fn node(&self) -> App {
        App::new(&Config::default(), self.store.clone(), Arc::new(Unconnected), self.clock.clone())
    }
}

impl Drop for TestStore {
    fn drop(&mut self) {
        // If this fails, the operating system cleans the folder up later.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn guest() -> Guest {
    Guest { id: GuestId(1), name: None, look: None }
}

async fn opened(app: &App) -> TableId {
    let settings = serde_json::from_str(r#"{"game":"ninjan","seats":2}"#).unwrap();
    let request = OpenRequest { settings, mine: None, bots: Default::default() };
    let opening = Opening::new(&guest(), request, app.node.clock.calendar()).unwrap();
    app.registry.open(opening).await.unwrap().into_inner().id
}

#[tokio::test]
async fn a_table_that_another_node_has_deleted_does_not_stay_in_memory() {
    let shared = TestStore::new();
    let app = shared.node();
    let table = opened(&app).await;
    let actor = app.registry.get(table).await.unwrap();
    let connection = Connection::open(actor.clone(), Some(guest()), Form::People, None).await.unwrap();
    assert!(!refresh(&app.node, &actor).await);
    assert!(actor.lock().table.is_some(), "a table that is stored stays");
    let expiry = Expiry { waiting: Millis::MAX, ..Expiry::default() };
    assert_eq!(shared.store.expire(expiry).await.unwrap().0, 1);
    refresh(&app.node, &actor).await;
    let missing = actor.info(None).await.map(|info| info.into_inner().status).unwrap_err();
    assert_eq!(missing.code, "no-such-table");
    drop(connection);
}

#[tokio::test]
async fn a_check_asks_once_for_all_tables_in_memory_and_reads_only_logs_that_have_grown() {
    let shared = TestStore::new();
    let (app, other) = (shared.node(), shared.node());
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(opened(&app).await);
        opened(&other).await;
    }
    let mut connections = Vec::new();
    for table in &tables {
        let actor = app.registry.get(*table).await.unwrap();
        connections.push(Connection::open(actor, Some(guest()), Form::People, None).await.unwrap());
    }
    shared.store.take_reads();
    check_once(&app.node, &app.registry).await;
    let quiet = Reads { questions: 1, heads: tables.len(), logs: 0 };
    assert_eq!(shared.store.take_reads(), quiet, "tables of other nodes cost nothing");

    let expected = shared.store.heads(vec![tables[0]]).await.unwrap()[0].length;
    let entries = vec![r#"{"stood":{"seat":1,"kicked":false}}"#.to_owned()];
    let append = Append { table: tables[0], expected, entries, fence: None, index: None };
    shared.store.append(append).await.unwrap();
    shared.store.take_reads();
    check_once(&app.node, &app.registry).await;
    assert_eq!(shared.store.take_reads().logs, 1, "one log has grown");
    check_once(&app.node, &app.registry).await;
    assert_eq!(shared.store.take_reads(), quiet, "it is known now");
}
