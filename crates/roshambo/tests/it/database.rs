//! What happens to the database of a real server when somebody makes a mistake: a second server, a moved or deleted file,
//! a full disk, a wrong path.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use nix::sys::signal::Signal;

use crate::serve::{assert_fails, stderr};
use crate::shared::command::{command, roshambo, shown};
use crate::shared::server::{Folder, Running};

const QUICK: &str = r#"{"game":"kanobu"}"#;

/// Runs a server that must not start. If it starts, the test fails instead of waiting forever.
pub(crate) fn serve(database: &str) -> Output {
    serve_with(&["--db", database])
}

/// As `serve`, with these arguments.
pub(crate) fn serve_with(arguments: &[&str]) -> Output {
    let mut child = command(&[&["serve", "--addr", "127.0.0.1:0"], arguments].concat()).spawn().unwrap();
    let mut printed = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut printed).unwrap();
    if !printed.is_empty() {
        let _ = child.kill();
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(printed, "", "a server has started: {}", shown(&output));
    output
}

/// Starts a server, opens a table and returns the path of the table.
fn with_table(file: &str) -> (Running, String) {
    let server = Running::start(&["--db", file], &[]);
    let path = open_table(&server);
    (server, path)
}

pub(crate) fn open_table(server: &Running) -> String {
    let (status, body) = server.post("/api/quick", QUICK);
    assert_eq!(status, 201, "{body}");
    let created: serde_json::Value = serde_json::from_str(&body).unwrap();
    format!("/api/tables/{}", created["id"].as_str().unwrap())
}

pub(crate) fn stop(server: Running) -> String {
    let output = server.stop(Signal::SIGTERM);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    stderr(&output)
}

/// Changes bytes of a file.
fn patch(file: &str, at: usize, bytes: &[u8]) {
    let mut content = fs::read(file).unwrap();
    content[at..at + bytes.len()].copy_from_slice(bytes);
    fs::write(file, content).unwrap();
}

/// The offsets of two numbers in the header of a database.
const USER_VERSION: usize = 60;
const APPLICATION_ID: usize = 68;

#[test]
fn no_other_name_of_a_database_starts_a_second_server() {
    let folder = Folder::new("database-names");
    let file = folder.file("a.db");
    let (server, table) = with_table(&file);
    let names = [folder.file("symbolic.db"), folder.file("hard.db"), folder.file("./a.db")];
    symlink("a.db", &names[0]).unwrap();
    fs::hard_link(&file, &names[1]).unwrap();
    for name in &names {
        assert_fails(&serve(name), "is in use by another server");
    }
    assert_fails(&roshambo(&["restore", "--db", &names[0], &file]), "is in use by another server");
    let copy = folder.file("copy.db");
    assert_eq!(roshambo(&["backup", "--db", &names[0], &copy]).status.code(), Some(0));
    let incomplete = roshambo(&["backup", "--db", &names[1], &folder.file("incomplete.db")]);
    assert_fails(&incomplete, "a server uses this file by another name");
    stop(server);
    let again = Running::start(&["--db", &names[0]], &[]);
    assert_eq!(again.get(&table).0, 200);
    assert!(stop(again).contains("has several names"));
    let copied = Running::start(&["--db", &copy], &[]);
    assert_eq!(copied.get(&table).0, 200, "a backup by another name is complete");
}

#[test]
fn a_server_whose_database_was_moved_acknowledges_nothing_until_it_is_back() {
    let folder = Folder::new("database-moved");
    let (file, away) = (folder.file("a.db"), folder.file("away.db"));
    let (server, table) = with_table(&file);
    fs::rename(&file, &away).unwrap();
    for _ in 0..5 {
        let (status, body) = server.get("/readyz");
        assert!(status == 503 && body.contains(r#""reason":"moved""#), "{status} {body}");
        assert!(!body.contains(&file), "visitors do not see paths: {body}");
        assert_eq!(server.post("/api/quick", QUICK).0, 503);
    }
    assert!(!Path::new(&file).exists(), "no other database takes its place");
    fs::rename(&away, &file).unwrap();
    assert_eq!(server.get("/readyz").0, 200);
    let second = open_table(&server);
    let log = stop(server);
    let lines = |text: &str| log.lines().filter(|line| line.contains(text)).count();
    assert_eq!((lines("was moved, replaced or deleted"), lines("are back")), (1, 1), "{log}");
    assert!(lines("the store failed") <= 1, "{log}");
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!((again.get(&table).0, again.get(&second).0), (200, 200));
}

#[test]
fn a_deleted_database_is_rescued_and_no_empty_one_takes_its_place() {
    let folder = Folder::new("database-deleted");
    let file = folder.file("a.db");
    let (server, table) = with_table(&file);
    for suffix in ["", "-wal", "-shm"] {
        fs::remove_file(format!("{file}{suffix}")).unwrap();
    }
    assert_eq!(server.get("/readyz").0, 503);
    server.stop(Signal::SIGKILL);
    let rescued = format!("{file}.rescued");
    assert_fails(&serve(&file), &format!("is missing, but {rescued} is there"));
    fs::rename(&rescued, &file).unwrap();
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!(again.get(&table).0, 200);
}

#[test]
fn a_database_whose_log_is_left_behind_is_not_replaced_by_an_empty_one() {
    let folder = Folder::new("database-orphan");
    let (file, away) = (folder.file("a.db"), folder.file("away.db"));
    let (server, table) = with_table(&file);
    server.stop(Signal::SIGKILL);
    fs::rename(&file, &away).unwrap();
    assert_fails(&serve(&file), &format!("is missing, but {file}-wal is there"));
    fs::rename(&away, &file).unwrap();
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!(again.get(&table).0, 200);
}

#[test]
fn a_path_with_a_typo_creates_nothing() {
    let folder = Folder::new("database-typo");
    let wrong = folder.file("no/such/a.db");
    assert_fails(&serve(&wrong), "there is no folder");
    let copy = folder.file("copy.db");
    stop(Running::start(&["--db", &copy], &[]));
    assert_fails(&roshambo(&["restore", "--db", &wrong, &copy]), "there is no folder");
    assert!(!folder.path().join("no").exists());
    assert_fails(&roshambo(&["backup", "--db", &copy, &wrong]), "there is no such file or folder");
    assert_fails(&serve(folder.path().to_str().unwrap()), "it is a folder");
    let output = roshambo(&["backup", "--db", folder.path().to_str().unwrap(), &folder.file("b.db")]);
    assert_fails(&output, "it is a folder");
    if cfg!(target_os = "linux") {
        // Nobody can create files there, not even root.
        assert_fails(&serve("/sys/roshambo.db"), "Cannot open /sys/roshambo.db");
    }
}

#[test]
fn a_new_database_is_mentioned_in_the_log() {
    let folder = Folder::new("database-new");
    let file = folder.file("a.db");
    let first = stop(Running::start(&["--db", &file], &[]));
    assert!(first.contains("a new one was created") && first.contains(&file), "{first}");
    let second = stop(Running::start(&["--db", &file], &[]));
    assert!(!second.contains("a new one was created"), "{second}");
}

#[test]
fn a_newer_or_foreign_database_is_refused_and_not_changed() {
    let folder = Folder::new("database-foreign");
    let (file, good) = (folder.file("a.db"), folder.file("good.db"));
    stop(Running::start(&["--db", &good], &[]));
    let kept = fs::read(&good).unwrap();
    for (at, words) in
        [(USER_VERSION, "is newer than this program"), (APPLICATION_ID, "not a database of this program")]
    {
        fs::copy(&good, &file).unwrap();
        patch(&file, at, &999_u32.to_be_bytes());
        let bytes = fs::read(&file).unwrap();
        assert_fails(&serve(&file), words);
        assert_eq!(fs::read(&file).unwrap(), bytes);
        let output = roshambo(&["restore", "--db", &good, &file]);
        assert_fails(&output, words);
        assert!(stderr(&output).contains(&format!("{file} is no backup")), "{}", shown(&output));
    }
    let empty = folder.file("empty.db");
    fs::write(&empty, "").unwrap();
    assert_fails(&roshambo(&["restore", "--db", &good, &empty]), "an empty database");
    assert_fails(&roshambo(&["restore", "--db", &good, folder.path().to_str().unwrap()]), "it is a folder");
    assert_fails(&roshambo(&["restore", "--db", &good, &folder.file("none.db")]), "there is no such file");
    assert_eq!(fs::read(&good).unwrap(), kept);
    assert!(!Path::new(&format!("{good}.before-restore")).exists());
}

/// Starts a server whose folder is a disk of this size, or returns `None` if this user may not mount one.
fn on_small_disk(folder: &Folder, size: &str) -> Option<(Running, PathBuf)> {
    let mount = r#"mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@""#;
    let unshare = |rest: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(["-rm", "sh", "-c", mount, "sh", size, folder.path().to_str().unwrap()]).args(rest);
        command
    };
    if !unshare(&["true"]).status().is_ok_and(|status| status.success()) {
        return None;
    }
    let (program, file) = (env!("CARGO_BIN_EXE_roshambo"), folder.file("a.db"));
    let mut command = unshare(&[program, "serve", "--addr", "127.0.0.1:0", "--db", &file]);
    for limit in ["--address-requests", "--guest-requests", "--new-guests", "--new-tables"] {
        command.args([limit, "1000000"]);
    }
    command.args(["--log-level", "warn"]).env("LANG", "C");
    let server = Running::spawn(command);
    // The disk is visible only to the server.
    let disk = PathBuf::from(format!("/proc/{}/root{}", server.id(), folder.path().display()));
    Some((server, disk))
}

#[test]
fn a_full_disk_is_relieved_by_the_reserve_and_fills_no_log() {
    let folder = Folder::new("database-full");
    let Some((server, disk)) = on_small_disk(&folder, "48m") else {
        eprintln!("skipped: this user may not mount a small disk");
        return;
    };
    assert_eq!(fs::metadata(disk.join("a.db.reserve")).unwrap().len(), 32 << 20);
    // The write-ahead log gets some content, then the rest of the disk is filled.
    for _ in 0..100 {
        open_table(&server);
    }
    let wal = fs::metadata(disk.join("a.db-wal")).unwrap().len();
    let mut filler = fs::File::create(disk.join("filler")).unwrap();
    for block in [1 << 16, 1 << 10, 1] {
        while filler.write_all(&vec![0; block]).is_ok() {}
    }
    let refused = (0..1000).find(|_| server.post("/api/quick", QUICK).0 == 503);
    assert!(refused.is_some(), "the disk is full");
    assert!(fs::metadata(disk.join("a.db-wal")).unwrap().len() < wal, "the log was moved into the database");
    let last = open_table(&server);
    assert_eq!(server.get(&last).0, 200, "there is space again, although nobody has made any");
    // Until that is used up, too.
    let failures = (0..3000).filter(|_| server.post("/api/quick", QUICK).0 == 503).take(20).count();
    assert_eq!(failures, 20);
    assert_eq!(server.get(&last).0, 200);
    drop(filler);
    fs::remove_file(disk.join("filler")).unwrap();
    let ready = server.get("/readyz");
    assert_eq!(ready.0, 200, "{}", ready.1);
    open_table(&server);
    let log = stop(server);
    assert_eq!(log.lines().filter(|line| line.contains("ERROR")).count(), 1, "{log}");
}
