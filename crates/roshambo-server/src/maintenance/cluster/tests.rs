use super::*;
use crate::actor::Connection;
use crate::app::App;
use crate::bus::InProcess;
use crate::config::Config;
use crate::guest::Guest;
use crate::ids::TableId;
use crate::protocol::{Form, OpenRequest};
use crate::store::shared::Shared;
use crate::store::sqlite::Sqlite;
use crate::store::{Expiry, Store};
use crate::table::Opening;
use crate::time::{Clock, Millis};

#[tokio::test]
async fn a_table_that_another_node_has_deleted_does_not_stay_in_memory() {
    let folder = std::env::temp_dir().join(format!("roshambo-cluster-{}", TableId::random()));
    std::fs::create_dir(&folder).unwrap();
    let clock = Clock::manual();
    let store =
        Arc::new(Shared::new(Arc::new(Sqlite::open(&folder.join("test.db")).unwrap()), clock.clone()));
    let app = App::new(&Config::default(), store.clone(), Arc::new(InProcess::default()), clock.clone());
    let guest = Guest { id: GuestId(1), name: None, look: None };
    let settings = serde_json::from_str(r#"{"game":"ninjan","seats":2}"#).unwrap();
    let request = OpenRequest { settings, mine: None, bots: Default::default() };
    let opening = Opening::new(&guest, request, clock.calendar()).unwrap();
    let table = app.registry.open(opening).await.unwrap().into_inner().id;
    let actor = app.registry.get(table).await.unwrap();
    let connection = Connection::open(actor.clone(), Some(guest), Form::People, None).await.unwrap();
    assert!(!refresh(&app.node, &actor).await);
    assert!(actor.lock().table.is_some(), "a table that is stored stays");
    let expiry = Expiry { waiting: Millis::MAX, ..Expiry::default() };
    assert_eq!(store.expire(expiry).await.unwrap().0, 1);
    refresh(&app.node, &actor).await;
    let missing = actor.info(None).await.map(|info| info.into_inner().status).unwrap_err();
    assert_eq!(missing.code, "no-such-table");
    drop(connection);
    // If this fails, the operating system cleans the folder up later.
    let _ = std::fs::remove_dir_all(&folder);
}
