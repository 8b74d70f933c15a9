//! The files of a database: who may use them, and what happens if they are moved or deleted while in use.

use roshambo_server::ids::{Code, TableId};

use super::*;

#[tokio::test]
async fn no_other_name_of_a_database_opens_it_a_second_time() {
    let directory = TempDir::new();
    let store = directory.open();
    let names = [directory.file("symbolic"), directory.file("hard"), directory.file("sub/../db")];
    std::os::unix::fs::symlink("db", &names[0]).unwrap();
    fs::hard_link(directory.file("db"), &names[1]).unwrap();
    fs::create_dir(directory.file("sub")).unwrap();
    fs::copy(directory.file("db"), directory.file("other")).unwrap();
    for name in &names {
        assert_eq!(Sqlite::open(name).err(), Some(StoreError::Locked), "{}", name.display());
        assert_eq!(restore(&directory.file("other"), name), Err(StoreError::Locked), "{}", name.display());
    }
    drop(store);
    for name in &names {
        drop(Sqlite::open(name).unwrap());
    }
}

#[tokio::test]
async fn a_number_that_another_process_has_used_is_a_conflict() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.execute("INSERT INTO recent VALUES (NULL, ?1, 1, 'theirs')", [table.0]).unwrap();
    assert_eq!(store.append(append(table, 1, &["ours"])).await, Err(StoreError::Conflict));
    assert_eq!(log(&store, table).await, ["opened", "theirs"]);
    store.append(append(table, 2, &["ours"])).await.unwrap();
    let twice = shell.execute("INSERT INTO log SELECT table_id, number, fact FROM recent", []);
    assert!(twice.is_ok() && shell.execute("INSERT INTO log VALUES (?1, 1, 'again')", [table.0]).is_err());
}

fn rename(directory: &TempDir, from: &str, to: &str) {
    fs::rename(directory.file(from), directory.file(to)).unwrap();
}

fn is_moved<T>(answer: Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Moved(_)))
}

#[tokio::test]
async fn nothing_is_acknowledged_while_a_file_of_the_database_is_not_in_its_place() {
    for name in ["db", "db-wal", "db-shm"] {
        let directory = TempDir::new();
        let store = directory.open();
        let table = opened(&store).await;
        rename(&directory, name, "elsewhere");
        assert!(is_moved(store.append(append(table, 1, &["lost"])).await), "{name}");
        assert!(is_moved(store.check().await));
        // A file of the same name is not the same file.
        fs::copy(directory.file("elsewhere"), directory.file(name)).unwrap();
        assert!(is_moved(store.append(append(table, 1, &["lost"])).await), "{name}");
        assert_eq!(log(&store, table).await, ["opened"]);
        rename(&directory, "elsewhere", name);
        store.check().await.unwrap();
        store.append(append(table, 1, &["kept"])).await.unwrap();
        drop(store);
        assert_eq!(log(&directory.open(), table).await, ["opened", "kept"]);
    }
}

#[tokio::test]
async fn a_moved_database_contains_everything_that_was_acknowledged() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    store.append(append(table, 1, &["kept"])).await.unwrap();
    rename(&directory, "db", "moved");
    assert!(is_moved(store.check().await));
    // Killed now, without the write-ahead log, which still has its old name.
    fs::copy(directory.file("moved"), directory.file("copy")).unwrap();
    assert_eq!(log(&Sqlite::open(&directory.file("copy")).unwrap(), table).await, ["opened", "kept"]);
    assert!(is_moved(store.close().await));
}

#[tokio::test]
async fn a_deleted_database_is_copied_while_it_is_still_open() {
    let directory = TempDir::new();
    let store = directory.open();
    let table = opened(&store).await;
    store.append(append(table, 1, &["kept"])).await.unwrap();
    for name in ["db", "db-wal", "db-shm"] {
        fs::remove_file(directory.file(name)).unwrap();
    }
    assert!(is_moved(store.append(append(table, 2, &["refused"])).await));
    assert!(!directory.file("db").exists(), "no new database is made in its place");
    let rescued = Sqlite::open(&directory.file("db.rescued")).unwrap();
    assert_eq!(log(&rescued, table).await, ["opened", "kept"]);
    assert!(is_moved(store.close().await));
}

#[tokio::test]
async fn a_database_of_version_0_1_is_migrated_and_goes_on() {
    let directory = TempDir::new();
    let (one, two) = (TableId::random(), TableId::random());
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.execute_batch(include_str!("../../src/store/migrations/1.sql")).unwrap();
    shell.pragma_update(None, "user_version", 1).unwrap();
    for table in [one, two] {
        let sql = "INSERT INTO tables VALUES (?1, ?2, 'ninjan', 1, 'playing', 0, 1, 1, 0, '{}')";
        shell.execute(sql, (table.0, Code::random().as_str())).unwrap();
        shell.execute("INSERT INTO log VALUES (?1, 0, 'opened')", [table.0]).unwrap();
        shell.execute("INSERT INTO recent VALUES (NULL, ?1, 1, 'moved')", [table.0]).unwrap();
    }
    // Two servers of that version have used one database.
    shell.execute("INSERT INTO recent VALUES (NULL, ?1, 1, 'moved twice')", [two.0]).unwrap();
    drop(shell);
    let store = directory.open();
    assert_eq!(store.schema(), 4);
    for table in [one, two] {
        store.append(append(table, 2, &["new"])).await.unwrap();
        assert_eq!(log(&store, table).await, ["opened", "moved", "new"]);
    }
}

#[tokio::test]
async fn a_database_without_one_of_its_tables_is_refused_by_name() {
    let directory = TempDir::new();
    drop(directory.open());
    fs::copy(directory.file("db"), directory.file("whole")).unwrap();
    let shell = rusqlite::Connection::open(directory.file("db")).unwrap();
    shell.execute_batch("DROP TABLE recent").unwrap();
    drop(shell);
    let why = StoreError::Damaged("no table recent".to_owned());
    assert_eq!(Sqlite::open(&directory.file("db")).err(), Some(why.clone()));
    assert_eq!(restore(&directory.file("db"), &directory.file("whole")), Err(why));
    drop(Sqlite::open(&directory.file("whole")).unwrap());
}
