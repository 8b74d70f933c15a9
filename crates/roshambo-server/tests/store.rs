//! The guarantees of the `Store` trait, checked with the SQLite store.

#![allow(missing_docs, clippy::unwrap_used)]

#[cfg(unix)]
#[path = "store/files.rs"]
mod files;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use roshambo_rules::Seat;
use roshambo_server::ids::{Code, GuestId, TableId};
use roshambo_server::protocol::{GameSummary, Status, TableSummary};
use roshambo_server::store::sqlite::{Sqlite, backup, restore};
use roshambo_server::store::{
    Append, Ended, Expiry, Filter, GuestChange, GuestRow, Index, Store, StoreError, TransferRow,
};

/// A directory that is removed with the test.
struct TempDir(PathBuf);

impl TempDir {
    fn new() -> TempDir {
        let path = std::env::temp_dir().join(format!("roshambo-store-{}", TableId::random()));
        fs::create_dir(&path).unwrap();
        TempDir(path)
    }
    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
    fn open(&self) -> Sqlite {
        Sqlite::open(&self.file("db")).unwrap()
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn index(id: TableId, status: Status, changed: u64) -> Index {
    let settings = serde_json::from_str(r#"{"game":"ninjan","public":true}"#).unwrap();
    let summary = TableSummary {
        id,
        settings,
        status,
        names: vec![None, None],
        looks: vec![],
        free: 1,
        opened: changed,
    };
    Index { summary, code: Code::random(), changed, base: 0, people: vec![], ended: None }
}

fn append(table: TableId, expected: u64, entries: &[&str]) -> Append {
    Append {
        table,
        expected,
        entries: entries.iter().map(|entry| (*entry).to_owned()).collect(),
        fence: None,
        index: None,
    }
}

fn opening(table: TableId, index: Index) -> Append {
    Append { index: Some(Box::new(index)), ..append(table, 0, &["opened"]) }
}

async fn opened(store: &dyn Store) -> TableId {
    let table = TableId::random();
    store.append(opening(table, index(table, Status::Playing, 1000))).await.unwrap();
    table
}

async fn log(store: &dyn Store, table: TableId) -> Vec<String> {
    store.log(table).await.unwrap().map_or(Vec::new(), |log| log.entries)
}

#[tokio::test]
async fn an_append_is_accepted_only_at_the_next_number() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    assert_eq!(store.append(append(table, 2, &["b"])).await, Err(StoreError::Conflict));
    store.append(append(table, 1, &["a", "b"])).await.unwrap();
    assert_eq!(store.append(append(table, 2, &["c", "d"])).await, Err(StoreError::Conflict));
    assert_eq!(store.append(opening(table, index(table, Status::Waiting, 1))).await, Err(StoreError::Taken));
    assert_eq!(store.append(append(TableId::random(), 5, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(log(&store, table).await, ["opened", "a", "b"]);
    assert_eq!(store.entries(table, 1, 2).await.unwrap(), ["a"]);
    assert!(store.log(TableId::random()).await.unwrap().is_none());
}

#[tokio::test]
async fn of_two_concurrent_appends_one_wins_and_a_refused_one_affects_no_other() {
    let directory = TempDir::new();
    let store = directory.open();
    let (one, two) = (opened(&store).await, opened(&store).await);
    let code = index(one, Status::Waiting, 1);
    let third = TableId::random();
    store.append(opening(third, code.clone())).await.unwrap();
    let fourth = TableId::random();
    let asked = [
        store.append(append(one, 1, &["first"])),
        store.append(append(one, 1, &["second"])),
        store.append(opening(fourth, code)),
        store.append(append(two, 1, &["fine"])),
        store.append(append(one, 2, &["third"])),
    ];
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await);
    }
    assert_eq!(answers, [Ok(()), Err(StoreError::Conflict), Err(StoreError::Taken), Ok(()), Ok(())]);
    assert_eq!(log(&store, one).await, ["opened", "first", "third"]);
    assert_eq!(log(&store, two).await, ["opened", "fine"]);
    assert_eq!(store.entries(fourth, 0, 9).await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn acknowledged_appends_survive_a_restart_and_a_log_starts_at_its_base() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    let based = Index { base: 2, ..index(table, Status::Playing, 5) };
    let code = based.code.clone();
    store.append(Append { index: Some(Box::new(based)), ..append(table, 1, &["a", "b"]) }).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.log(table).await, Err(StoreError::Unavailable(_))));
    let store = directory.open();
    let found = store.log(table).await.unwrap().unwrap();
    assert_eq!((found.from, found.entries), (2, vec!["b".to_owned()]));
    assert_eq!(store.by_code(code).await.unwrap(), Some(table));
    assert_eq!(store.append(append(table, 2, &["c"])).await, Err(StoreError::Conflict));
    store.append(append(table, 3, &["c"])).await.unwrap();
}

#[tokio::test]
async fn a_partly_written_append_is_discarded_at_restart() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    store.append(append(table, 1, &["whole"])).await.unwrap();
    store.append(append(table, 2, &["torn"])).await.unwrap();
    fs::copy(directory.file("db"), directory.file("copy")).unwrap();
    let wal = fs::read(directory.file("db-wal")).unwrap();
    fs::write(directory.file("copy-wal"), &wal[..wal.len() - 100]).unwrap();
    let copy = Sqlite::open(&directory.file("copy")).unwrap();
    assert_eq!(log(&copy, table).await, ["opened", "whole"]);
    copy.append(append(table, 2, &["again"])).await.unwrap();
}

#[tokio::test]
async fn lists_show_matching_public_tables_newest_first() {
    let directory = TempDir::new();
    let store = directory.open();
    let guest = GuestId(7);
    let mut ids = Vec::new();
    for (n, status) in
        [Status::Waiting, Status::Playing, Status::Over, Status::Waiting].into_iter().enumerate()
    {
        let table = TableId::random();
        let mut index = index(table, status, n as u64);
        index.people = vec![guest, guest];
        index.summary.settings.public = n != 3;
        index.summary.free = u8::from(n == 0);
        store.append(opening(table, index)).await.unwrap();
        ids.push(table);
    }
    let list =
        async |filter| store.list(filter).await.unwrap().iter().map(|table| table.id).collect::<Vec<_>>();
    let all = Filter { limit: 9, ..Filter::default() };
    assert_eq!(list(all.clone()).await, [ids[1], ids[0]]);
    assert_eq!(list(Filter { limit: 1, ..all.clone() }).await, [ids[1]]);
    assert_eq!(list(Filter { free: true, ..all.clone() }).await, [ids[0]]);
    assert_eq!(list(Filter { status: Some(Status::Over), ..all.clone() }).await, [ids[2]]);
    assert_eq!(list(Filter { game: "kanobu".parse().ok(), ..all.clone() }).await, []);
    assert_eq!(list(Filter { game: "ninjan".parse().ok(), ..all }).await.len(), 2);
    let own: Vec<_> = store.tables_of(guest).await.unwrap().iter().map(|table| table.id).collect();
    assert_eq!(own, [ids[3], ids[1], ids[0]]);
}

#[tokio::test]
async fn history_is_paged_and_no_game_is_lost_between_pages() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    let (me, other) = (GuestId(1), GuestId(2));
    for (n, ended) in [(1, 10), (2, 20), (3, 20), (4, 30)] {
        let game = "ninjan".parse().unwrap();
        let summary = GameSummary {
            table,
            game_number: n,
            game,
            names: vec![],
            looks: vec![],
            mine: vec![],
            places: vec![],
            ended,
            seen: false,
        };
        let players = vec![(me, Seat::new(0)), (other, Seat::new(1)), (me, Seat::new(2))];
        let ended = Some(Ended { summary, players, from: 1, to: 5 });
        let index = Box::new(Index { ended, ..index(table, Status::Over, ended_at(n)) });
        store.append(Append { index: Some(index), ..append(table, u64::from(n), &["over"]) }).await.unwrap();
    }
    let page = async |before| {
        let games = store.history(me, before, 2).await.unwrap();
        assert!(games.iter().all(|game| game.mine == [Seat::new(0), Seat::new(2)]));
        games.iter().map(|game| game.game_number).collect::<Vec<_>>()
    };
    assert_eq!(page(None).await, [4, 3, 2]);
    assert_eq!(page(Some(20)).await, [1]);
    let game = store.game(table, 2).await.unwrap().unwrap();
    assert_eq!((game.from, game.to, game.players.len()), (1, 5, 3));
    assert!(store.game(table, 9).await.unwrap().is_none());
}

fn ended_at(n: u32) -> u64 {
    u64::from(n) * 10
}

#[tokio::test]
async fn expiry_keeps_active_tables_and_seated_guests() {
    let directory = TempDir::new();
    let store = directory.open();
    for (id, seen) in [(1, 10), (2, 10), (3, 900_000)] {
        store
            .add_guest(GuestRow { id: GuestId(id), tokens: vec![[1; 32]], name: None, look: None, seen })
            .await
            .unwrap();
    }
    let again = GuestRow { id: GuestId(1), tokens: vec![[2; 32]], name: None, look: None, seen: 0 };
    assert_eq!(store.add_guest(again).await, Err(StoreError::Taken));
    let (old, moved) = (opened(&store).await, TableId::random());
    let seated = Index { people: vec![GuestId(2)], ..index(moved, Status::Playing, 1000) };
    store.append(opening(moved, seated)).await.unwrap();
    // The store learns a later wall-clock time from this call, so the next append counts as recent.
    store
        .touch_guest(GuestId(3), GuestChange { name: Some("Ann".to_owned()), look: None }, 950_000)
        .await
        .unwrap();
    store.append(append(moved, 1, &["late"])).await.unwrap();
    let expiry = Expiry { playing: 500_000, guests: 500_000, ..Expiry::default() };
    assert_eq!(store.expire(expiry.clone()).await.unwrap(), (1, 1));
    assert_eq!(store.expire(expiry).await.unwrap(), (0, 0));
    assert_eq!(log(&store, old).await, [""; 0]);
    assert_eq!(store.entries(old, 0, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.append(append(old, 1, &["ghost"])).await, Err(StoreError::Conflict));
    assert_eq!(log(&store, moved).await, ["opened", "late"]);
    assert!(store.guest(GuestId(1)).await.unwrap().is_none());
    assert!(store.guest(GuestId(2)).await.unwrap().is_some());
    let ann = store.guest(GuestId(3)).await.unwrap().unwrap();
    assert_eq!((ann.name.as_deref(), ann.seen), (Some("Ann"), 950_000));
}

#[tokio::test]
async fn a_full_disk_refuses_appends_and_loses_nothing() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    store.check().await.unwrap();
    store.limit_pages(1).await.unwrap();
    let long = "x".repeat(3000);
    let mut number = 1;
    let error = loop {
        match store.append(append(table, number, &[&long])).await {
            Ok(()) => number += 1,
            Err(error) => break error,
        }
        assert!(number < 100);
    };
    assert_eq!((error, store.check().await), (StoreError::Full, Err(StoreError::Full)));
    assert_eq!(log(&store, table).await.len() as u64, number);
    store.limit_pages(u32::MAX - 1).await.unwrap();
    store.append(append(table, number, &[&long])).await.unwrap();
    store.check().await.unwrap();
}

#[tokio::test]
async fn a_database_is_used_by_one_process_at_a_time() {
    let directory = TempDir::new();
    let store = directory.open();
    assert_eq!(Sqlite::open(&directory.file("db")).err(), Some(StoreError::Locked));
    assert_eq!(restore(&directory.file("db"), &directory.file("db")), Err(StoreError::Locked));
    let table = opened(&store).await;
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(store.append(append(table, 1, &["a"])).await, Err(StoreError::Locked));
    shell.execute_batch("ROLLBACK").unwrap();
    store.append(append(table, 1, &["a"])).await.unwrap();
    drop(store);
    drop(directory.open());
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    for number in 1..200 {
        store.append(append(table, number, &["an entry that takes some space"])).await.unwrap();
    }
    store.close().await.unwrap();
    let whole = fs::read(directory.file("db")).unwrap();
    let middle = whole.len() / 2;
    let mut torn = whole.clone();
    torn[middle..middle + 4096].fill(0xff);
    let header = [b"nonsense".to_vec(), whole[8..].to_vec()].concat();
    for bytes in [&torn, &header, &whole[..middle].to_vec(), &b"hello".to_vec()] {
        fs::write(directory.file("bad"), bytes).unwrap();
        assert!(matches!(Sqlite::open(&directory.file("bad")).err(), Some(StoreError::Damaged(_))));
        assert!(matches!(
            restore(&directory.file("bad"), &directory.file("db")),
            Err(StoreError::Damaged(_))
        ));
    }
    assert_eq!(log(&directory.open(), table).await.len(), 200);
}

#[tokio::test]
async fn a_guest_has_a_bounded_number_of_sessions() {
    let directory = TempDir::new();
    let store = directory.open();
    let guest = GuestId(1);
    let row = GuestRow { id: guest, tokens: vec![[0; 32]], name: None, look: None, seen: 1 };
    store.add_guest(row).await.unwrap();
    for device in 1..=10 {
        let transfer = TransferRow { guest, secret: [device; 32], made: 1 };
        store.offer_transfer(transfer.clone()).await.unwrap();
        assert_eq!(store.transfer([device; 32]).await.unwrap(), Some(transfer.clone()));
        store.accept_transfer(transfer.clone(), [device; 32], 1 + u64::from(device)).await.unwrap();
        assert_eq!(store.transfer([device; 32]).await.unwrap(), None);
        assert_eq!(store.accept_transfer(transfer, [99; 32], 20).await, Err(StoreError::Conflict));
    }
    let tokens = store.guest(guest).await.unwrap().unwrap().tokens;
    assert_eq!(tokens.len(), 10);
    assert!(!tokens.contains(&[0; 32]) && tokens.contains(&[10; 32]), "the oldest session ends");
    let unknown = TransferRow { guest: GuestId(2), secret: [1; 32], made: 1 };
    assert_eq!(store.offer_transfer(unknown).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let directory = TempDir::new();
    drop(directory.open());
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.pragma_update(None, "user_version", 999).unwrap();
    drop(shell);
    let error = Sqlite::open(&directory.file("db")).err();
    assert!(matches!(error, Some(StoreError::Unavailable(why)) if why.contains("newer")));
}

#[tokio::test]
async fn a_backup_made_during_writes_is_consistent_and_can_be_restored() {
    let directory = TempDir::new();
    let store = Arc::new(directory.open());
    let table = opened(&*store).await;
    store.append(append(table, 1, &["a", "b"])).await.unwrap();
    let (from, to) = (directory.file("db"), directory.file("backup"));
    let copying = tokio::task::spawn_blocking({
        let (from, to) = (from.clone(), to.clone());
        move || backup(&from, &to)
    });
    let mut number = 3;
    while !copying.is_finished() || number < 50 {
        store.append(append(table, number, &["a", "b"])).await.unwrap();
        number += 2;
    }
    copying.await.unwrap().unwrap();
    assert_eq!(backup(&from, &to), Err(StoreError::Taken));
    store.close().await.unwrap();

    restore(&to, &from).unwrap();
    let restored = directory.open();
    let entries = log(&restored, table).await;
    assert!(entries.len() >= 3 && entries.len() % 2 == 1 && entries.len() as u64 <= number);
    assert_eq!(restore(&to, &from), Err(StoreError::Locked));
    drop(restored);
    assert_eq!(restore(&to, &from), Err(StoreError::Taken));
    let old = Sqlite::open(&directory.file("db.before-restore")).unwrap();
    assert_eq!(log(&old, table).await.len() as u64, number);
    assert!(!has_parts(&directory.0));
}

fn has_parts(directory: &Path) -> bool {
    fs::read_dir(directory)
        .unwrap()
        .any(|file| file.unwrap().file_name().to_string_lossy().contains(".part-"))
}

#[tokio::test]
async fn requests_beyond_the_queue_are_refused_at_once_and_queued_ones_are_performed() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.execute_batch("BEGIN IMMEDIATE").unwrap();
    let asked: Vec<_> =
        (0..20_000).map(|_| store.touch_guest(GuestId(1), GuestChange::default(), 5)).collect();
    shell.execute_batch("ROLLBACK").unwrap();
    let (mut done, mut refused) = (0, 0);
    for answer in asked {
        match answer.await {
            // On a slow machine the first requests may run into the busy timeout.
            Ok(()) | Err(StoreError::Locked) => done += 1,
            Err(StoreError::Unavailable(_)) => refused += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(done >= 10_000 && refused > 0, "{done} {refused}");
    store.append(append(table, 1, &["after"])).await.unwrap();
}
