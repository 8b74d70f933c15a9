//! What is special about the PostgreSQL store: opening it, its schema, and a server that fails.

use roshambo_server::ids::{GuestId, TableId};
use roshambo_server::protocol::Status;
use roshambo_server::store::cluster::NodeId;
use roshambo_server::store::postgres::{FEWEST_CONNECTIONS, OpenError, Options, Postgres};
use roshambo_server::store::{Expiry, GuestChange, Store, StoreError};
use roshambo_testing::postgres::{Cluster, Setup, shared};
use sqlx::{Connection, PgConnection};

use crate::backend::postgres::TestDatabase;
use crate::rows::{append, guest, index, log, opened, opening};

async fn open(url: &str) -> OpenError {
    match Postgres::connect(Options::from_url(url).unwrap()).await {
        Ok(_) => panic!("the database was opened"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn each_mistake_in_the_address_has_its_own_error() {
    let cluster = Cluster::start(Setup {
        password: Some("geheim".to_owned()),
        settings: vec!["max_connections=8".to_owned(), "superuser_reserved_connections=2".to_owned()],
        ..Setup::default()
    });
    let database = cluster.database();
    let url = database.url();
    assert_eq!(open(&url.replace("geheim", "falsch")).await, OpenError::Password);
    assert_eq!(open(&url.replace(":geheim", "")).await, OpenError::Password);
    assert_eq!(open(&url.replace("//postgres:", "//nobody:")).await, OpenError::Password);
    assert_eq!(open(&cluster.url("missing")).await, OpenError::NoDatabase);
    let port = roshambo_testing::ports::free_port().unwrap();
    let elsewhere = url.replace(&cluster.port().to_string(), &port.to_string());
    assert!(matches!(open(&elsewhere).await, OpenError::NoServer(_)));
    assert!(matches!(open(&url.replace("127.0.0.1", "no-such-host.invalid")).await, OpenError::NoServer(_)));
    assert!(matches!(open(&format!("{url}?sslmode=require")).await, OpenError::Tls(_)));

    let without = Options::from_url(&url.replace(":geheim", "")).unwrap();
    let store = Postgres::connect(without.with_password("geheim")).await.unwrap();
    opened(&store).await;
    store.close().await.unwrap();

    database.sql("CREATE USER eve PASSWORD 'x'");
    let mut held = Vec::new();
    let full = url.replace("postgres:geheim", "eve:x");
    let error = loop {
        match PgConnection::connect(&full).await {
            Ok(connection) => held.push(connection),
            Err(_) => break open(&full).await,
        }
    };
    assert_eq!(error, OpenError::TooManyConnections);
    for error in [error, open(&full.replace("eve:x", "eve:geheim")).await] {
        let text = format!("{error} {error:?}");
        assert!(!text.contains("geheim") && !text.contains("eve"), "{text}");
    }
}

#[tokio::test]
async fn an_encrypted_connection_is_checked_as_the_url_says() {
    let cluster = Cluster::start(Setup { tls: true, ..Setup::default() });
    let database = cluster.database();
    let url = database.url();
    let root = cluster.root_certificate();
    let is_encrypted = async |url: String| {
        let store = Postgres::connect(Options::from_url(&url).unwrap()).await.unwrap();
        let table = opened(&store).await;
        assert_eq!(log(&store, table).await, ["opened"]);
        let sql = "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
            WHERE application_name = 'roshambo'";
        let encrypted = database.sql(sql);
        store.close().await.unwrap();
        encrypted == "t"
    };
    assert!(!is_encrypted(format!("{url}?sslmode=disable")).await);
    assert!(is_encrypted(url.clone()).await);
    assert!(is_encrypted(format!("{url}?sslmode=require")).await);
    assert!(is_encrypted(format!("{url}?sslmode=verify-ca&sslrootcert={}", root.display())).await);
    let by_name = url.replace("127.0.0.1", "localhost");
    assert!(is_encrypted(format!("{by_name}?sslmode=verify-full&sslrootcert={}", root.display())).await);
    for wrong in [
        format!("{url}?sslmode=verify-full&sslrootcert={}", root.display()),
        format!("{by_name}?sslmode=verify-full"),
    ] {
        let error = open(&wrong).await;
        assert!(matches!(error, OpenError::Tls(_)), "{error}");
    }
}

#[tokio::test]
async fn databases_of_other_programs_are_refused_and_not_changed() {
    let database = TestDatabase::new();
    database.0.sql("CREATE TABLE theirs (a integer)");
    assert_eq!(open(&database.0.url()).await, OpenError::Foreign);
    assert_eq!(
        database.0.sql("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"),
        "theirs"
    );
    let database = TestDatabase::new();
    drop(database.connect().await);
    database.0.sql("UPDATE schema_info SET program = 'other'");
    assert_eq!(open(&database.0.url()).await, OpenError::Foreign);
    let database = TestDatabase::new();
    database.0.sql("CREATE TABLE schema_info (version integer)");
    assert_eq!(open(&database.0.url()).await, OpenError::Foreign);
    let latin = "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0";
    shared().sql("postgres", latin);
    assert_eq!(open(&shared().url("latin")).await, OpenError::Encoding("LATIN1".to_owned()));
}

#[tokio::test]
async fn a_newer_schema_is_used_as_long_as_it_says_that_it_can_be() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let (table, known) = (opened(&store).await, store.schema());
    // A later version has added something, and nodes of this version may go on.
    database.0.sql(&format!("UPDATE schema_info SET version = {}", known + 1));
    assert_eq!(log(&database.connect().await, table).await, ["opened"]);
    assert_eq!(database.0.sql("SELECT version FROM schema_info"), (known + 1).to_string());
    database.0.sql(&format!("UPDATE schema_info SET readable_by = {}", known + 1));
    let error = open(&database.0.url()).await;
    assert_eq!(error, OpenError::Newer { needed: known + 1, known });
    // A node that runs already is not disturbed by that.
    store.append(append(table, 1, &["a"])).await.unwrap();
}

#[tokio::test]
async fn nodes_that_start_at_once_migrate_a_database_once() {
    let database = TestDatabase::new();
    let starts: Vec<_> = (0..6)
        .map(|_| {
            let options = database.options();
            tokio::spawn(async move { Postgres::connect(options).await })
        })
        .collect();
    for start in starts {
        let store = start.await.unwrap().unwrap();
        let table = opened(&store).await;
        assert_eq!(log(&store, table).await, ["opened"]);
    }
    assert_eq!(database.0.sql("SELECT version, readable_by FROM schema_info"), "2|1");
    assert_eq!(database.0.sql("SELECT count(*) FROM tables"), "6");
}

/// The rows that were read so far, as `table|by index|by reading the whole table`.
async fn rows_read(database: &TestDatabase) -> Vec<(String, u64, u64)> {
    let connected = "SELECT count(*) FROM pg_stat_activity
        WHERE application_name = 'roshambo' AND datname = current_database()";
    // A connection reports what it has read before it disappears from this list.
    while database.0.sql(connected) != "0" {
        tokio::task::yield_now().await;
    }
    let sql = "SELECT relname, coalesce(idx_tup_fetch, 0), seq_tup_read FROM pg_stat_user_tables
        WHERE relname IN ('heads', 'log', 'presence') ORDER BY relname";
    let parse = |line: &str| {
        let columns: Vec<&str> = line.split('|').collect();
        (columns[0].to_owned(), columns[1].parse().unwrap(), columns[2].parse().unwrap())
    };
    database.0.sql(sql).lines().map(parse).collect()
}

#[tokio::test]
async fn a_regular_check_reads_one_row_per_table_however_many_tables_there_are() {
    let (database, checked) = (TestDatabase::new(), 20);
    let store = database.connect().await;
    let node = NodeId(1);
    store.cluster().unwrap().heartbeat(node, "a".to_owned()).await.unwrap();
    store.close().await.unwrap();
    let others =
        "INSERT INTO heads (table_id, length, driver) SELECT id, 3, 1 FROM generate_series(1, 30000) id;
        INSERT INTO presence SELECT id, 1, '{7}' FROM generate_series(1, 30000) id;
        INSERT INTO log SELECT id, number, '' FROM generate_series(1, 10000) id, generate_series(0, 2) number;
        ANALYZE";
    database.0.sql(others);
    let before = rows_read(&database).await;
    let store = database.connect().await;
    let tables: Vec<TableId> = (1..=checked).map(|id| TableId(id * 1000)).collect();
    let heads = store.cluster().unwrap().heads(tables).await.unwrap();
    assert!(heads.iter().all(|head| head.length == 3) && heads.len() == checked as usize);
    store.close().await.unwrap();
    let read: Vec<(String, u64, u64)> = rows_read(&database)
        .await
        .into_iter()
        .zip(before)
        .map(|(after, before)| (after.0, after.1 - before.1, after.2 - before.2))
        .collect();
    let rows = |table: &str, by_index: u64| (table.to_owned(), by_index, 0);
    assert_eq!(read, [rows("heads", 20), rows("log", 0), rows("presence", 20)]);
}

#[tokio::test]
async fn requests_beyond_the_queue_are_refused_at_once_and_queued_ones_are_performed() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let table = opened(&store).await;
    store.add_guest(guest(1, 1)).await.unwrap();
    let mut other = PgConnection::connect(&database.0.url()).await.unwrap();
    let mut lock = other.begin().await.unwrap();
    sqlx::query("LOCK TABLE heads, guests IN EXCLUSIVE MODE").execute(&mut *lock).await.unwrap();
    let appends: Vec<_> = (1..20_000).map(|number| store.append(append(table, number, &["a"]))).collect();
    let touches: Vec<_> =
        (0..9_000).map(|seen| store.touch_guest(GuestId(1), GuestChange::default(), seen)).collect();
    lock.rollback().await.unwrap();
    for (replies, most) in [(appends, 10_000), (touches, 5_000)] {
        let (mut done, mut refused) = (0, 0);
        for answer in replies {
            match answer.await {
                Ok(()) => done += 1,
                Err(StoreError::Unavailable(why)) => {
                    assert_eq!(why, "the queue is full");
                    refused += 1;
                }
                // The appends behind a refused one do not fit.
                Err(error) => panic!("{error}"),
            }
        }
        assert!((4_000..most).contains(&done) && refused > 0, "{done} {refused}");
    }
    let length = log(&store, table).await.len() as u64;
    store.append(append(table, length, &["after"])).await.unwrap();
}

#[tokio::test]
async fn an_append_that_the_server_cannot_store_fails_alone() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let tables = [opened(&store).await, opened(&store).await, opened(&store).await, opened(&store).await];
    let asked = tables.map(|table| {
        let entry = if table == tables[1] { "a\0b" } else { "fine" };
        store.append(append(table, 1, &[entry]))
    });
    for (table, answer) in tables.into_iter().zip(asked) {
        let answer = answer.await;
        assert_eq!(answer.is_err(), table == tables[1], "{answer:?}");
    }
    assert_eq!(log(&store, tables[1]).await, ["opened"]);
    // Those after it in the same log fail as well, and those before it do not.
    let asked = ["fine", "a\0b", "late"].map(|entry| match entry {
        "fine" => store.append(append(tables[1], 1, &[entry])),
        "late" => store.append(append(tables[1], 3, &[entry])),
        _ => store.append(append(tables[1], 2, &[entry])),
    });
    let [fine, broken, late] = asked;
    assert_eq!(fine.await, Ok(()));
    assert!(matches!(broken.await, Err(StoreError::Unavailable(_))));
    assert_eq!(late.await, Err(StoreError::Conflict));
    assert_eq!(log(&store, tables[1]).await, ["opened", "fine"]);
}

#[tokio::test]
async fn a_killed_server_loses_nothing_that_was_acknowledged_and_the_store_comes_back() {
    let cluster = Cluster::start(Setup { fsync: true, ..Setup::default() });
    let database = cluster.database();
    let store = Postgres::connect(Options::from_url(&database.url()).unwrap()).await.unwrap();
    let table = opened(&store).await;
    for number in 1..20 {
        store.append(append(table, number, &["a"])).await.unwrap();
    }
    cluster.kill();
    let refused = store.append(append(table, 20, &["a"])).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    assert!(matches!(store.log(table).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    cluster.start_again();
    store.check().await.unwrap();
    assert_eq!(log(&store, table).await.len(), 20);
    store.append(append(table, 20, &["b"])).await.unwrap();
    let new = TableId::random();
    store.append(opening(new, index(new, Status::Waiting, 1))).await.unwrap();
}

#[tokio::test]
async fn a_node_needs_no_more_connections_than_it_may_use() {
    let database = TestDatabase::new();
    let options = database.options().with_connections(FEWEST_CONNECTIONS);
    let store = Postgres::connect(options).await.unwrap();
    let table = opened(&store).await;
    let reads: Vec<_> = (0..50).map(|_| store.log(table)).collect();
    store.cluster().unwrap().heartbeat(NodeId(1), String::new()).await.unwrap();
    store.check().await.unwrap();
    for read in reads {
        read.await.unwrap();
    }
    let sql = format!(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()",
        database.0.name
    );
    assert_eq!(database.0.sql(&sql), FEWEST_CONNECTIONS.to_string());
    assert_eq!(store.pool_use().unwrap().size, 1);
}

#[tokio::test]
async fn one_node_at_a_time_deletes_what_has_expired() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    opened(&store).await;
    let mut other = PgConnection::connect(&database.0.url()).await.unwrap();
    let mut deleting = other.begin().await.unwrap();
    let lock = i64::from_be_bytes(*b"rosh-exp");
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(lock).execute(&mut *deleting).await.unwrap();
    let expiry = Expiry { playing: 5000, ..Expiry::default() };
    assert_eq!(store.expire(expiry.clone()).await.unwrap(), (0, 0));
    deleting.rollback().await.unwrap();
    assert_eq!(store.expire(expiry).await.unwrap(), (1, 0));
}
