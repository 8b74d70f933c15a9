//! Moving everything from a file to a server.

use roshambo_server::ids::{GuestId, TableId};
use roshambo_server::import::{ImportError, Summary, import};
use roshambo_server::protocol::{Look, Status};
use roshambo_server::store::cluster::{Cluster, NodeId};
use roshambo_server::store::postgres::LoadError;
use roshambo_server::store::{Expiry, Filter, GuestChange, Index, ReviewRow, Store, StoreError, TransferRow};

use crate::backend::TempDir;
use crate::backend::postgres::TestDatabase;
use crate::rows::{append, ended, guest, index, indexed, log, opened, opening};

/// Fills a store with some of everything. Returns its tables.
async fn fill(store: &dyn Store) -> Vec<TableId> {
    store.expire(Expiry { trusted: 9_000_000, ..Expiry::default() }).await.unwrap();
    let mut tables = Vec::new();
    for n in 0..5_u32 {
        let table = TableId::random();
        let people = vec![GuestId(i64::from(n)), GuestId(99)];
        let status = [Status::Waiting, Status::Playing, Status::Over][n as usize % 3];
        store.append(opening(table, Index { people, ..index(table, status, 10_000_000) })).await.unwrap();
        let entries = ["tab\tand new\nline", r#"{"back":"\\slash \u0000","ж":"\N"}"#, ""];
        store.append(append(table, 1, &entries)).await.unwrap();
        let ended = Some(ended(table, 1, u64::from(n), &[(i64::from(n), 0), (99, 1)]));
        let index = Index { ended, base: 2, ..index(table, status, 10_000_000 + u64::from(n)) };
        store.append(indexed(append(table, 4, &["over"]), index)).await.unwrap();
        store.add_guest(guest(i64::from(n), 10_000_000)).await.unwrap();
        tables.push(table);
    }
    store.mark_seen(GuestId(99), tables[1], 1).await.unwrap();
    let review = r#"{"tab":"\t","ж":"\\N"}"#.to_owned();
    store.keep_review(ReviewRow { table: tables[2], game: 1, to: 5, version: 1, review }).await.unwrap();
    let look: Look = serde_json::from_str(r#"{"face":"cat","colour":"blue"}"#).unwrap();
    let change = GuestChange { name: Some("Ян \\N".to_owned()), look: Some(look) };
    store.touch_guest(GuestId(1), change, 10_000_001).await.unwrap();
    let transfer = TransferRow { guest: GuestId(2), secret: [0x5c; 32], made: 7 };
    store.offer_transfer(transfer.clone()).await.unwrap();
    store.accept_transfer(transfer, [9; 32], 8).await.unwrap();
    let open = TransferRow { guest: GuestId(3), secret: [10; 32], made: 7 };
    store.offer_transfer(open).await.unwrap();
    tables
}

/// Everything that can be asked about what [`fill`] wrote.
async fn content(store: &dyn Store, tables: &[TableId]) -> Vec<String> {
    let mut all = Vec::new();
    for table in tables {
        all.push(format!("{:?}", store.log(*table).await.unwrap()));
        all.push(format!("{:?}", store.entries(*table, 0, 99).await.unwrap()));
        all.push(format!("{:?}", store.game(*table, 1).await.unwrap()));
        all.push(format!("{:?}", store.review(*table, 1, 1).await.unwrap()));
    }
    for n in [0, 1, 2, 3, 4, 99] {
        let mut guest = store.guest(GuestId(n)).await.unwrap();
        guest.iter_mut().for_each(|guest| guest.tokens.sort());
        all.push(format!("{guest:?}"));
        all.push(format!("{:?}", store.tables_of(GuestId(n)).await.unwrap()));
        all.push(format!("{:?}", store.history(GuestId(n), None, 99).await.unwrap()));
        all.push(format!("{:?}", store.seen_games(GuestId(n), 99).await.unwrap()));
        all.push(format!("{:?}", store.open_tables(GuestId(n)).await.unwrap()));
    }
    all.push(format!("{:?}", store.list(Filter { limit: 99, ..Filter::default() }).await.unwrap()));
    all.push(format!("{:?}", store.transfer([10; 32]).await.unwrap()));
    let status = store.status().await.unwrap();
    all.push(format!("{} {}", status.newest, status.trusted));
    all
}

#[tokio::test]
async fn everything_is_moved_and_the_file_is_not_changed() {
    let (directory, database) = (TempDir::new(), TestDatabase::new());
    let store = directory.open();
    let tables = fill(&store).await;
    let before = content(&store, &tables).await;
    let locked = import(&directory.file("db"), database.options()).await;
    assert!(matches!(locked, Err(ImportError::File(StoreError::Locked))), "{locked:?}");
    store.close().await.unwrap();
    let file = std::fs::read(directory.file("db")).unwrap();
    let summary = import(&directory.file("db"), database.options()).await.unwrap();
    // The entries of this test are no entries of a game.
    let expected = Summary { tables: 5, entries: 25, games: 5, guests: 5, replayed: 5, unreadable: 5 };
    assert_eq!(summary, expected);
    assert_eq!(std::fs::read(directory.file("db")).unwrap(), file);

    let moved = database.connect().await;
    assert_eq!(content(&moved, &tables).await, before);
    assert_eq!(moved.append(append(tables[0], 4, &["late"])).await, Err(StoreError::Conflict));
    moved.append(append(tables[0], 5, &["next"])).await.unwrap();
    let heads = moved.heads(tables.clone()).await.unwrap();
    assert_eq!(heads.len(), 5);
    for table in &tables {
        assert!(!log(&moved, *table).await.is_empty());
    }
    let again = import(&directory.file("db"), database.options()).await;
    assert!(matches!(again, Err(ImportError::Target(LoadError::NotEmpty))), "{again:?}");
}

#[tokio::test]
async fn a_failed_move_changes_nothing() {
    let (directory, database) = (TempDir::new(), TestDatabase::new());
    let store = directory.open();
    opened(&store).await;
    store.close().await.unwrap();
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.execute_batch("INSERT INTO guests VALUES (1, CAST(x'ff' AS TEXT), 5, NULL)").unwrap();
    let broken = import(&directory.file("db"), database.options()).await;
    assert!(matches!(broken, Err(ImportError::File(StoreError::Damaged(_)))), "{broken:?}");
    assert_eq!(database.0.sql("SELECT (SELECT count(*) FROM log) + (SELECT count(*) FROM tables)"), "0");

    shell.execute_batch("DELETE FROM guests; PRAGMA user_version = 2").unwrap();
    let old = import(&directory.file("db"), database.options()).await;
    assert!(matches!(old, Err(ImportError::File(StoreError::Damaged(_) | StoreError::Conflict))), "{old:?}");
    shell.execute_batch("PRAGMA user_version = 4").unwrap();

    let node = database.connect().await;
    node.heartbeat(NodeId(1), "one".to_owned()).await.unwrap();
    let used = import(&directory.file("db"), database.options()).await;
    assert!(matches!(used, Err(ImportError::Target(LoadError::InUse))), "{used:?}");
    node.leave(NodeId(1)).await.unwrap();
    node.close().await.unwrap();
    drop(shell);
    assert_eq!(import(&directory.file("db"), database.options()).await.unwrap().tables, 1);
}
