//! What nodes share: heartbeats, leases with fences, connected guests. Time is that of the database, and the tests change
//! it there: a heartbeat becomes old by an update.

use std::collections::BTreeSet;

use roshambo_server::ids::{GuestId, TableId};
use roshambo_server::protocol::Status;
use roshambo_server::store::cluster::{Cluster, Fence, Head, NodeId};
use roshambo_server::store::postgres::Postgres;
use roshambo_server::store::{Append, Expiry, Index, Store, StoreError};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::backend::postgres::TestDatabase;
use crate::rows::{append, guest, index, indexed, log, opened, opening};

const ANN: NodeId = NodeId(1);
const BEN: NodeId = NodeId(-2);

impl TestDatabase {
    /// Makes the last heartbeat of a node this much older.
    fn age(&self, node: NodeId, by: &str) {
        let sql = format!("UPDATE nodes SET seen = seen - interval '{by}' WHERE node_id = {}", node.0);
        self.0.sql(&sql);
    }
}

async fn beat(store: &Postgres, node: NodeId) -> BTreeSet<NodeId> {
    store.heartbeat(node, "a node".to_owned()).await.unwrap().into_iter().collect()
}

async fn acquire(store: &Postgres, node: NodeId, tables: &[TableId]) -> Vec<(TableId, Fence)> {
    let mut held = store.acquire(node, tables.to_vec()).await.unwrap();
    held.sort();
    held
}

async fn head(store: &Postgres, table: TableId) -> Head {
    let mut heads = store.heads(vec![table]).await.unwrap();
    assert_eq!(heads.len(), 1);
    heads.remove(0)
}

fn fenced(append: Append, fence: Fence) -> Append {
    Append { fence: Some(fence), ..append }
}

#[tokio::test]
async fn a_node_is_alive_until_its_heartbeat_is_old() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    assert_eq!(beat(&store, ANN).await, [ANN].into());
    assert_eq!(beat(&store, BEN).await, [ANN, BEN].into());
    database.age(ANN, "3.1 s");
    assert_eq!(beat(&store, BEN).await, [BEN].into());
    assert_eq!(beat(&store, ANN).await, [ANN, BEN].into());
    store.leave(BEN).await.unwrap();
    assert_eq!(beat(&store, ANN).await, [ANN].into());
}

#[tokio::test]
async fn a_lease_belongs_to_one_living_node_and_each_change_of_hands_raises_its_fence() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let (one, two) = (opened(&store).await, opened(&store).await);
    assert_eq!(acquire(&store, ANN, &[one]).await, [], "a node without a heartbeat gets no lease");
    beat(&store, ANN).await;
    beat(&store, BEN).await;
    assert_eq!(acquire(&store, ANN, &[one, TableId(7)]).await, [(one, Fence(1))]);
    assert_eq!(acquire(&store, ANN, &[one]).await, [(one, Fence(1))], "it keeps what it has");
    assert_eq!(acquire(&store, BEN, &[one, two]).await, [(two, Fence(1))]);
    assert_eq!((head(&store, one).await.driver, head(&store, two).await.driver), (Some(ANN), Some(BEN)));

    store.release(BEN, vec![one, two]).await.unwrap();
    assert_eq!((head(&store, one).await.driver, head(&store, two).await.driver), (Some(ANN), None));
    assert_eq!(acquire(&store, ANN, &[two]).await, [(two, Fence(2))]);

    database.age(ANN, "4 s");
    assert_eq!(head(&store, one).await.driver, None, "a dead node drives nothing");
    assert_eq!(acquire(&store, ANN, &[one]).await, [], "a dead node gets nothing");
    assert_eq!(acquire(&store, BEN, &[one]).await, [(one, Fence(2))]);
    beat(&store, ANN).await;
    // What nobody has taken meanwhile is still its own.
    assert_eq!(acquire(&store, ANN, &[one, two]).await, [(two, Fence(2))]);

    store.leave(BEN).await.unwrap();
    assert_eq!(acquire(&store, ANN, &[one]).await, [(one, Fence(3))]);
    assert_eq!(database.0.sql("SELECT count(*) FROM heads WHERE driver = -2"), "0");
}

#[tokio::test]
async fn an_append_under_a_lost_lease_is_refused_alone() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let (one, two) = (opened(&store).await, opened(&store).await);
    beat(&store, ANN).await;
    beat(&store, BEN).await;
    let held = acquire(&store, ANN, &[one, two]).await;
    assert_eq!(held.len(), 2);
    let fence = held[0].1;
    store.append(fenced(append(one, 1, &["a"]), fence)).await.unwrap();
    store.append(append(one, 2, &["by a person at any node"])).await.unwrap();
    database.age(ANN, "4 s");
    assert_eq!(acquire(&store, BEN, &[one]).await, [(one, Fence(2))]);
    beat(&store, ANN).await;
    let index = index(one, Status::Over, 5);
    let answers = [
        store.append(fenced(append(one, 3, &["late"]), fence)),
        store.append(fenced(append(two, 1, &["fine"]), fence)),
        store.append(fenced(append(one, 4, &["late too"]), fence)),
        store.append(indexed(fenced(append(one, 3, &["late and indexed"]), fence), index)),
        store.append(fenced(append(one, 3, &["in time"]), Fence(2))),
        store.append(append(one, 4, &["by a person"])),
    ];
    let mut outcomes = Vec::new();
    for answer in answers {
        outcomes.push(answer.await);
    }
    let fenced = || Err(StoreError::Fenced);
    assert_eq!(outcomes, [fenced(), Ok(()), fenced(), fenced(), Ok(()), Ok(())]);
    let entries = ["opened", "a", "by a person at any node", "in time", "by a person"];
    assert_eq!(log(&store, one).await, entries);
    assert_eq!(head(&store, one).await.length, entries.len() as u64);
    assert_eq!(log(&store, two).await, ["opened", "fine"]);
}

#[tokio::test]
async fn of_two_nodes_that_race_for_leases_each_table_gets_one() {
    let database = TestDatabase::new();
    let (first, second) = (database.connect().await, database.connect().await);
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(opened(&first).await);
    }
    beat(&first, ANN).await;
    beat(&second, BEN).await;
    let backwards: Vec<TableId> = tables.iter().rev().copied().collect();
    let (ann, ben) = tokio::join!(first.acquire(ANN, tables.clone()), second.acquire(BEN, backwards));
    let (ann, ben) = (ann.unwrap(), ben.unwrap());
    assert_eq!(ann.len() + ben.len(), tables.len());
    assert!(ann.iter().chain(&ben).all(|(_, fence)| *fence == Fence(1)));
    let held: BTreeSet<TableId> = ann.iter().chain(&ben).map(|(table, _)| *table).collect();
    assert_eq!(held.len(), tables.len());
}

#[tokio::test]
async fn connected_guests_are_those_of_living_nodes() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let (one, two) = (opened(&store).await, opened(&store).await);
    beat(&store, ANN).await;
    beat(&store, BEN).await;
    let (me, you) = (GuestId(7), GuestId(8));
    let unknown = TableId(5);
    store.attend(ANN, vec![(one, vec![me, you, me]), (two, vec![me]), (unknown, vec![me])]).await.unwrap();
    store.attend(BEN, vec![(one, vec![you])]).await.unwrap();
    let present = async |table| {
        let mut present = head(&store, table).await.present;
        present.sort();
        present
    };
    assert_eq!(present(one).await, [(BEN, you), (ANN, me), (ANN, me), (ANN, you)]);
    assert_eq!(present(two).await, [(ANN, me)]);
    // The last call wins, also if the others are not awaited.
    let earlier = store.attend(ANN, vec![(one, vec![you, you])]);
    store.attend(ANN, vec![(one, vec![me]), (two, vec![])]).await.unwrap();
    drop(earlier);
    assert_eq!(present(one).await, [(BEN, you), (ANN, me)]);
    assert_eq!(present(two).await, []);
    database.age(ANN, "4 s");
    assert_eq!(present(one).await, [(BEN, you)]);
    store.leave(BEN).await.unwrap();
    assert_eq!(present(one).await, []);
    assert_eq!(database.0.sql("SELECT count(*) FROM presence"), "1");
    let mut found: Vec<TableId> =
        store.heads(vec![two, unknown, one]).await.unwrap().iter().map(|head| head.table).collect();
    found.sort();
    let mut both = [one, two];
    both.sort();
    assert_eq!(found, both);
}

#[tokio::test]
async fn what_living_nodes_use_does_not_expire_and_dead_nodes_are_forgotten() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    let (driven, attended, unused) = (opened(&store).await, opened(&store).await, opened(&store).await);
    for id in [1, 2] {
        store.add_guest(guest(id, 10)).await.unwrap();
    }
    beat(&store, ANN).await;
    beat(&store, BEN).await;
    assert_eq!(acquire(&store, ANN, &[driven]).await.len(), 1);
    store.attend(ANN, vec![(attended, vec![GuestId(1)])]).await.unwrap();
    store.attend(BEN, vec![(unused, vec![GuestId(2)])]).await.unwrap();
    database.age(BEN, "2 h");
    let expiry = Expiry { playing: 5000, guests: 5000, ..Expiry::default() };
    assert_eq!(store.expire(expiry.clone()).await.unwrap(), (1, 1));
    assert_eq!(store.heads(vec![driven, attended, unused]).await.unwrap().len(), 2);
    assert!(store.guest(GuestId(1)).await.unwrap().is_some());
    assert_eq!(database.0.sql("SELECT node_id FROM nodes"), "1");
    assert_eq!(database.0.sql("SELECT count(*) FROM presence"), "1");
    database.age(ANN, "4 s");
    assert_eq!(store.expire(expiry.clone()).await.unwrap(), (2, 1));
    assert_eq!(store.expire(expiry).await.unwrap(), (0, 0));
    let tables = ["heads", "log", "tables", "codes", "people", "presence", "guests", "sessions"];
    for table in tables {
        assert_eq!(database.0.sql(&format!("SELECT count(*) FROM {table}")), "0", "{table}");
    }
}

#[tokio::test]
async fn two_nodes_that_append_to_the_same_tables_never_both_win() {
    let database = TestDatabase::new();
    let nodes = [database.connect().await, database.connect().await];
    let mut tables = Vec::new();
    for n in 0..8 {
        let table = TableId::random();
        let people = vec![GuestId(n)];
        nodes[0].append(opening(table, Index { people, ..index(table, Status::Playing, 1) })).await.unwrap();
        tables.push(table);
    }
    const ROUNDS: u64 = 25;
    for round in 1..=ROUNDS {
        let mut asked = Vec::new();
        for (node, store) in nodes.iter().enumerate() {
            // In another order, so that locks in the order of the requests would deadlock.
            let mut tables = tables.clone();
            tables.rotate_left(4 * node);
            for table in tables {
                let entry = format!("{node} {round}");
                let append = append(table, round, &[&entry]);
                let is_indexed = (table.0 + round as i64) % 3 == 0;
                let changed = index(table, Status::Playing, round);
                let append = if is_indexed { indexed(append, changed) } else { append };
                asked.push((table, entry, store.append(append)));
            }
        }
        let mut winners = Vec::new();
        for (table, entry, answer) in asked {
            match answer.await {
                Ok(()) => winners.push((table, entry)),
                Err(error) => assert_eq!(error, StoreError::Conflict),
            }
        }
        winners.sort();
        let mut expected = tables.clone();
        expected.sort();
        assert_eq!(winners.iter().map(|(table, _)| *table).collect::<Vec<_>>(), expected, "{round}");
        for (table, entry) in winners {
            assert_eq!(nodes[1].entries(table, round, round + 9).await.unwrap(), [entry]);
        }
    }
    for head in nodes[0].heads(tables.clone()).await.unwrap() {
        assert_eq!(head.length, ROUNDS + 1);
        assert_eq!(log(&nodes[1], head.table).await.len() as u64, ROUNDS + 1);
    }
}

#[tokio::test]
async fn of_two_nodes_that_open_the_same_table_or_code_one_wins() {
    let database = TestDatabase::new();
    let nodes = [database.connect().await, database.connect().await];
    for _ in 0..20 {
        let (table, other) = (TableId::random(), TableId::random());
        let first = index(table, Status::Waiting, 1);
        let second = Index { code: first.code.clone(), ..index(other, Status::Waiting, 1) };
        let (one, two) = tokio::join!(
            nodes[0].append(opening(table, first.clone())),
            nodes[1].append(opening(other, second))
        );
        let taken = || Err(StoreError::Taken);
        assert!([(Ok(()), taken()), (taken(), Ok(()))].contains(&(one.clone(), two)), "{one:?}");
        let winner = if one.is_ok() { table } else { other };
        assert_eq!(nodes[0].by_code(first.code).await.unwrap(), Some(winner));
        assert_eq!(nodes[0].heads(vec![table, other]).await.unwrap().len(), 1);

        let table = TableId::random();
        let open = |node: &Postgres| node.append(opening(table, index(table, Status::Waiting, 1)));
        let (one, two) = tokio::join!(open(&nodes[0]), open(&nodes[1]));
        assert!([(Ok(()), taken()), (taken(), Ok(()))].contains(&(one, two)));
        assert_eq!(log(&nodes[0], table).await, ["opened"]);
    }
    assert_eq!(database.0.sql("SELECT count(*) FROM codes"), "40");
}

/// Waits until a statement of a node waits for a lock.
async fn somebody_waits(database: &TestDatabase) {
    let mut connection = PgConnection::connect(&database.0.url()).await.unwrap();
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock')";
    while !sqlx::query_scalar::<_, bool>(sql).fetch_one(&mut connection).await.unwrap() {}
}

#[tokio::test]
async fn an_append_that_waits_for_another_node_sees_what_that_node_wrote() {
    let database = TestDatabase::new();
    let store = database.connect().await;
    beat(&store, ANN).await;
    for is_indexed in [false, true] {
        let (grown, taken) = (opened(&store).await, opened(&store).await);
        let held = acquire(&store, ANN, &[taken]).await;
        let mut other = PgConnection::connect(&database.0.url()).await.unwrap();
        let mut transaction = other.begin().await.unwrap();
        for sql in [
            format!("UPDATE heads SET length = 2 WHERE table_id = {}", grown.0),
            format!("INSERT INTO log VALUES ({}, 1, 'theirs')", grown.0),
            format!("UPDATE heads SET fence = fence + 1 WHERE table_id = {}", taken.0),
        ] {
            sqlx::query(AssertSqlSafe(sql)).execute(&mut *transaction).await.unwrap();
        }
        let appends = [append(grown, 1, &["ours"]), fenced(append(taken, 1, &["ours"]), held[0].1)];
        let appends = appends.map(|append| {
            let index = index(append.table, Status::Playing, 5);
            store.append(if is_indexed { indexed(append, index) } else { append })
        });
        somebody_waits(&database).await;
        transaction.commit().await.unwrap();
        let [late, fenced] = appends;
        assert_eq!((late.await, fenced.await), (Err(StoreError::Conflict), Err(StoreError::Fenced)));
        assert_eq!(log(&store, grown).await, ["opened", "theirs"]);
        assert_eq!((head(&store, grown).await.length, head(&store, taken).await.length), (2, 1));
    }
}
