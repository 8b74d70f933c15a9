//! What is special about the SQLite store: its file, its disk and its lock.

#[cfg(unix)]
#[path = "files.rs"]
mod files;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use roshambo_server::ids::GuestId;
use roshambo_server::store::sqlite::{Sqlite, backup, restore};
use roshambo_server::store::{GuestChange, Store, StoreError};

use crate::backend::TempDir;
use crate::rows::{append, log, opened};

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
