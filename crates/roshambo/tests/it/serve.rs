//! `roshambo serve` from outside: what it prints, which settings it rejects, how it stops. Also `healthcheck`, `backup`
//! and `restore`.

#![cfg(unix)]
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Output;

use crate::shared::command::{command, roshambo, shown};
use crate::shared::server::{Folder, Running};
use nix::sys::signal::Signal;

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Exit status 1, one line on standard error that says why, and nothing on standard output.
pub(crate) fn assert_fails(output: &Output, words: &str) {
    assert_eq!(output.status.code(), Some(1), "{}", shown(output));
    let printed = stderr(output);
    let mut own = printed.lines().filter(|line| line.starts_with("roshambo: "));
    assert!(own.next().is_some_and(|line| line.contains(words)) && own.next().is_none(), "{printed}");
    assert!(!printed.contains("panicked"), "{printed}");
    assert_eq!(output.stdout, b"", "{}", shown(output));
}

#[test]
fn a_server_prints_its_address_and_stops_on_a_signal() {
    for (name, signal) in [("serve-int", Signal::SIGINT), ("serve-term", Signal::SIGTERM)] {
        let folder = Folder::new(name);
        let server = Running::start(&["--db", &folder.file("a.db")], &[]);
        let port = server.url.strip_prefix("http://127.0.0.1:").unwrap();
        assert!(port.parse::<u16>().unwrap() > 0);
        let output = server.stop(signal);
        assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
        let rest = String::from_utf8(output.stdout).unwrap();
        assert_eq!(rest, "Open this address in a browser. Ctrl-C stops the server.\n");
    }
}

#[test]
fn a_running_server_is_healthy_and_ready() {
    let folder = Folder::new("serve-health");
    let server = Running::start(&["--db", &folder.file("a.db")], &[]);
    assert_eq!(server.get("/healthz").0, 200);
    assert_eq!(server.get("/readyz").0, 200);
    let version = server.get("/api/version").1;
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
}

#[test]
fn a_health_check_succeeds_only_while_the_server_is_ready() {
    let folder = Folder::new("serve-healthcheck");
    let server = Running::start(&["--db", &folder.file("a.db"), "--public-url", "https://play.example"], &[]);
    let addr = server.addr().to_owned();
    let ready = command(&["healthcheck"]).env("ROSHAMBO_ADDR", &addr).output().unwrap();
    assert_eq!(ready.status.code(), Some(0), "{}", shown(&ready));
    assert_eq!(String::from_utf8_lossy(&ready.stdout), format!("The server at {addr} is ready.\n"));
    server.stop(Signal::SIGTERM);
    assert_fails(
        &roshambo(&["healthcheck", "--addr", &addr]),
        &format!("The server at {addr} does not answer"),
    );
}

#[test]
fn a_health_check_fails_if_the_answer_is_not_success() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap().to_string();
    let server = std::thread::spawn(move || {
        for answer in ["HTTP/1.1 503 Service Unavailable\r\n\r\n", "SSH-2.0-OpenSSH\r\n"] {
            let (mut stream, _) = listener.accept().unwrap();
            let _ = stream.read(&mut [0; 1024]).unwrap();
            stream.write_all(answer.as_bytes()).unwrap();
        }
    });
    let check = || roshambo(&["healthcheck", "--addr", &addr]);
    assert_fails(&check(), "is not ready: it answered with status 503");
    assert_fails(&check(), "does not answer");
    server.join().unwrap();
}

#[test]
fn an_address_in_use_is_reported() {
    let folder = Folder::new("serve-in-use");
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = other.local_addr().unwrap().to_string();
    let output = roshambo(&["serve", "--addr", &addr, "--db", &folder.file("a.db")]);
    assert_fails(&output, &format!("Another program listens at {addr}."));
}

#[test]
fn an_address_of_another_machine_is_reported() {
    let folder = Folder::new("serve-elsewhere");
    let output = roshambo(&["serve", "--addr", "192.0.2.1:8080", "--db", &folder.file("a.db")]);
    assert_fails(&output, "192.0.2.1:8080 is no address of this machine.");
}

#[test]
fn two_servers_cannot_share_a_database() {
    let folder = Folder::new("serve-twice");
    let file = folder.file("a.db");
    let first = Running::start(&["--db", &file], &[]);
    let second = roshambo(&["serve", "--addr", "127.0.0.1:0", "--db", &file]);
    assert_fails(&second, "is in use by another server");
    assert_eq!(first.stop(Signal::SIGTERM).status.code(), Some(0));
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!(again.stop(Signal::SIGTERM).status.code(), Some(0));
}

#[test]
fn a_server_that_was_killed_leaves_no_lock() {
    let folder = Folder::new("serve-killed");
    let file = folder.file("a.db");
    Running::start(&["--db", &file], &[]).stop(Signal::SIGKILL);
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!(again.stop(Signal::SIGTERM).status.code(), Some(0));
}

#[test]
fn a_file_that_is_not_a_database_is_rejected_and_not_changed() {
    let folder = Folder::new("serve-damaged");
    let file = folder.file("a.db");
    let text = "this is no database, but somebody may want it all the same\n".repeat(200);
    fs::write(&file, &text).unwrap();
    let output = roshambo(&["serve", "--addr", "127.0.0.1:0", "--db", &file]);
    assert_fails(&output, "cannot be trusted");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_database_that_cannot_be_created_is_reported() {
    let folder = Folder::new("serve-no-folder");
    fs::write(folder.file("file"), "").unwrap();
    let output = roshambo(&["serve", "--addr", "127.0.0.1:0", "--db", &folder.file("file/a.db")]);
    assert_fails(&output, "Cannot open");
}

#[test]
fn the_database_is_in_the_data_folder_and_readable_by_its_owner_only() {
    let folder = Folder::new("serve-default");
    let server = Running::start(&[], &[("XDG_DATA_HOME", folder.path().to_str().unwrap())]);
    let own = folder.path().join("roshambo");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&own), mode(&own.join("roshambo.db"))), (0o700, 0o600));
    for file in fs::read_dir(&own).unwrap().map(|file| file.unwrap().path()) {
        let secret = fs::metadata(&file).unwrap().len() > 0;
        assert!(!secret || mode(&file) == 0o600, "{}", file.display());
    }
    drop(server);
}

#[test]
fn settings_come_from_the_environment_unless_a_flag_overrides_them() {
    let folder = Folder::new("serve-environment");
    let (one, two) = (folder.file("one.db"), folder.file("two.db"));
    drop(Running::start(&[], &[("ROSHAMBO_DB", &one)]));
    assert!(Path::new(&one).exists());
    drop(Running::start(&["--db", &two], &[("ROSHAMBO_DB", "postgres://elsewhere/db")]));
    assert!(Path::new(&two).exists());
    let wrong = command(&["serve"]).env("ROSHAMBO_PING", "soon").output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert!(stderr(&wrong).contains("“soon” does not fit “--ping <T>”"), "{}", shown(&wrong));
}

#[test]
fn the_first_line_of_the_log_names_version_and_schema() {
    let folder = Folder::new("serve-log");
    let file = folder.file("a.db");
    let stopped = Running::start(&["--db", &file, "--log", "json"], &[]).stop(Signal::SIGTERM);
    let lines: Vec<serde_json::Value> =
        stderr(&stopped).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["version"], env!("CARGO_PKG_VERSION"));
    assert!(lines[0]["schema"].is_u64() && lines[0]["level"] == "INFO", "{}", lines[0]);
    let text = Running::start(&["--db", &file], &[]).stop(Signal::SIGTERM);
    let first = stderr(&text).lines().next().unwrap().to_owned();
    assert!(first.contains(" INFO ") && first.contains("schema="), "{first}");
    let silent = Running::start(&["--db", &file, "--log-level", "error"], &[]).stop(Signal::SIGTERM);
    assert_eq!(stderr(&silent), "");
}

#[test]
fn with_lan_the_address_is_reachable_from_other_machines() {
    let folder = Folder::new("serve-lan");
    let server = Running::start(&["--lan", "--db", &folder.file("a.db")], &[]);
    assert!(!server.url.contains("0.0.0.0") && !server.url.ends_with(":0"), "{}", server.url);
    let alone = server.url.contains("127.0.0.1");
    let rest = String::from_utf8(server.stop(Signal::SIGTERM).stdout).unwrap();
    assert_eq!(rest.contains('█'), !alone, "{rest}");
    assert!(!rest.contains('\x1b'), "no colours where there is no terminal");
}

#[test]
fn the_qr_code_has_the_public_url() {
    let folder = Folder::new("serve-public");
    let file = folder.file("a.db");
    let url = "https://play.example";
    let server = Running::start(&["--lan", "--db", &file, "--public-url", "https://play.example/"], &[]);
    let rest = String::from_utf8(server.stop(Signal::SIGTERM).stdout).unwrap();
    assert!(rest.contains(&format!("Public address: {url}\n")) && rest.contains('█'), "{rest}");
}

#[test]
fn an_invalid_setting_is_a_usage_error_in_every_language() {
    for (name, arguments) in [
        ("no port", &["--addr", "localhost"][..]),
        ("no database", &["--db", "sqlite:"]),
        ("no node", &["--node", "a b"]),
        ("no origin", &["--public-url", "play.example/games"]),
        ("no time", &["--idle", "5"]),
        ("no time at all", &["--ping", "0s"]),
        ("no format", &["--log", "xml"]),
        ("no level", &["--log-level", "loud"]),
        ("no number", &["--sockets", "many"]),
    ] {
        for lang in ["en", "ru", "uk"] {
            let output = roshambo(&[&["serve", "--lang", lang], arguments].concat());
            assert_eq!(output.status.code(), Some(2), "{}", shown(&output));
            insta::assert_snapshot!(format!("{name} in {lang}"), stderr(&output).lines().next().unwrap());
        }
    }
    let output = command(&["serve"]).env("ROSHAMBO_LAN", "perhaps").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    insta::assert_snapshot!("neither yes nor no", stderr(&output).lines().next().unwrap());
}

#[test]
fn the_help_lists_every_setting_under_its_heading() {
    insta::assert_snapshot!("help of serve", shown(&roshambo(&["serve", "--help"])));
    insta::assert_snapshot!("help of backup", shown(&roshambo(&["backup", "--help"])));
    insta::assert_snapshot!("help of healthcheck", shown(&roshambo(&["healthcheck", "--help"])));
    insta::assert_snapshot!("help of migrate", shown(&roshambo(&["migrate", "--help"])));
    insta::assert_snapshot!("help of restore", shown(&roshambo(&["restore", "--help"])));
}

#[test]
fn a_backup_works_while_the_server_runs_and_never_overwrites_a_file() {
    let folder = Folder::new("serve-backup");
    let (file, copy) = (folder.file("a.db"), folder.file("copy.db"));
    let server = Running::start(&["--db", &file], &[]);
    let made = roshambo(&["backup", "--db", &file, &copy]);
    assert_eq!(made.status.code(), Some(0), "{}", shown(&made));
    assert_eq!(String::from_utf8_lossy(&made.stdout), format!("The database is copied to {copy}.\n"));
    let bytes = fs::read(&copy).unwrap();
    assert!(bytes.starts_with(b"SQLite format 3\0"));
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o077, 0, "secrets of games are in it");
    assert_fails(&roshambo(&["backup", "--db", &file, &copy]), "Cannot write");
    assert_eq!(fs::read(&copy).unwrap(), bytes);
    assert_eq!(server.stop(Signal::SIGTERM).status.code(), Some(0));
}

#[test]
fn a_backup_of_a_missing_database_creates_no_file() {
    let folder = Folder::new("serve-backup-none");
    let output = roshambo(&["backup", "--db", &folder.file("a.db"), &folder.file("copy.db")]);
    assert_fails(&output, "Cannot open");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_restore_needs_a_stopped_server_and_keeps_the_old_database() {
    let folder = Folder::new("serve-restore");
    let (file, copy) = (folder.file("a.db"), folder.file("copy.db"));
    let server = Running::start(&["--db", &file], &[]);
    assert_eq!(roshambo(&["backup", "--db", &file, &copy]).status.code(), Some(0));
    assert_fails(&roshambo(&["restore", "--db", &file, &copy]), "is in use by another server");
    assert_eq!(server.stop(Signal::SIGTERM).status.code(), Some(0));
    let old = fs::read(&file).unwrap();
    let done = roshambo(&["restore", "--db", &file, &copy]);
    assert_eq!(done.status.code(), Some(0), "{}", shown(&done));
    let kept = folder.file("a.db.before-restore");
    assert_eq!(fs::read(&kept).unwrap(), old);
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!(again.stop(Signal::SIGTERM).status.code(), Some(0));
    let before = fs::read(&file).unwrap();
    assert_fails(&roshambo(&["restore", "--db", &file, &copy]), "a.db.before-restore. Move it away first.");
    fs::remove_file(&kept).unwrap();
    fs::write(folder.file("junk.db"), "junk ".repeat(2000)).unwrap();
    let junk = roshambo(&["restore", "--db", &file, &folder.file("junk.db")]);
    assert_fails(&junk, "junk.db is no backup that can be trusted");
    assert_eq!(fs::read(&file).unwrap(), before);
    assert!(!Path::new(&kept).exists());
}
