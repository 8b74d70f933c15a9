//! Measures how many durable appends per second the store handles. Each of several tables has one append in flight, as in
//! real games. The results are in docs/performance.md.
//!
//! `cargo run --release -p roshambo-server --example appends -- FILE|URL [TABLES] [APPENDS]`

#![allow(missing_docs, clippy::unwrap_used)]

use std::sync::Arc;
use std::time::Instant;

use roshambo_server::ids::{Code, TableId};
use roshambo_server::protocol::{Status, TableSummary};
use roshambo_server::store::sqlite::Sqlite;
use roshambo_server::store::{Append, Index, Store, postgres};

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let database = args.next().expect("the path of a new database file, or the URL of a PostgreSQL database");
    let tables: u64 = args.next().map_or(100, |text| text.parse().unwrap());
    let appends: u64 = args.next().map_or(500_000, |text| text.parse().unwrap());
    let store: Arc<dyn Store> = if postgres::is_url(&database) {
        let options = postgres::Options::from_url(&database).unwrap();
        Arc::new(postgres::Postgres::connect(options).await.unwrap())
    } else {
        Arc::new(Sqlite::open(database.as_ref()).unwrap())
    };

    let start = Instant::now();
    let players = (0..tables).map(|_| tokio::spawn(play(Arc::clone(&store), appends / tables)));
    let mut waits = Vec::new();
    for player in players.collect::<Vec<_>>() {
        waits.extend(player.await.unwrap());
    }
    let seconds = start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |share: f64| f64::from(waits[((waits.len() - 1) as f64 * share) as usize]) / 1000.0;
    println!("{tables} tables: {:.0} appends/s", waits.len() as f64 / seconds);
    println!("an append took {:.2} ms (median), {:.2} ms (99 %), {:.2} ms (all)", at(0.5), at(0.99), at(1.0));
    store.close().await.unwrap();
}

/// Opens a table and appends entries to its log. Returns the duration of each append in microseconds.
async fn play(store: Arc<dyn Store>, appends: u64) -> Vec<u32> {
    let table = TableId::random();
    let settings = serde_json::from_str(r#"{"game":"ninjan"}"#).unwrap();
    let summary = TableSummary {
        id: table,
        settings,
        status: Status::Playing,
        names: vec![None, None],
        looks: Vec::new(),
        free: 0,
        opened: 0,
    };
    let index = Index { summary, code: Code::random(), changed: 0, base: 0, people: vec![], ended: None };
    let entries = vec!["{}".to_owned()];
    store
        .append(Append { table, expected: 0, entries, fence: None, index: Some(Box::new(index)) })
        .await
        .unwrap();
    let mut waits = Vec::with_capacity(appends as usize);
    for expected in 1..=appends {
        let entries = vec![format!(r#"{{"move":{{"seat":1,"m":"rock 4 paper","t":{expected}}}}}"#)];
        let asked = Instant::now();
        store.append(Append { table, expected, entries, fence: None, index: None }).await.unwrap();
        waits.push(asked.elapsed().as_micros() as u32);
    }
    waits
}
