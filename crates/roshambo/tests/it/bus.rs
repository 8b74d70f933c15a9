//! The program with a bus: starting, wrong addresses and passwords, and what the log says.

#![cfg(unix)]

use std::fs;

use roshambo_testing::nats::{Access, NatsServer};
use roshambo_testing::postgres::{Cluster, Setup, shared};

use crate::database::{open_table, serve_with, stop};
use crate::serve::{assert_fails, stderr};
use crate::shared::command::{command, shown};
use crate::shared::server::{Folder, Running};

const PASSWORD: &str = "geheim";
const WRONG: &str = "falsch";

fn with_password() -> NatsServer {
    NatsServer::start(Access::Password { user: "wilma".to_owned(), password: PASSWORD.to_owned() })
}

/// Checks the error of a server that must not start, in all languages. No secret is in it.
fn assert_refused(arguments: &[&str], words: &str) {
    let output = serve_with(arguments);
    assert_fails(&output, words);
    for lang in ["ru", "uk"] {
        let translated = serve_with(&[arguments, &["--lang", lang]].concat());
        assert_eq!(translated.status.code(), Some(1), "{}", shown(&translated));
        let printed = stderr(&translated);
        let mut own = printed.lines().filter(|line| line.starts_with("roshambo: "));
        let is_translated = |line: &str| line.contains(|letter| ('а'..='я').contains(&letter));
        assert!(own.next().is_some_and(is_translated), "{printed}");
        assert_no_secret(&printed);
    }
    assert_no_secret(&stderr(&output));
}

fn assert_no_secret(printed: &str) {
    for secret in [PASSWORD, WRONG, "wilma"] {
        assert!(!printed.contains(secret), "{printed}");
    }
}

#[test]
fn a_node_uses_the_bus_and_its_log_has_its_name_and_no_password() {
    let folder = Folder::new("bus-password");
    let (bus, database) = (with_password(), shared().database());
    let (url, db, file) = (bus.url(), database.url(), folder.file("password"));
    fs::write(&file, format!("{PASSWORD}\n")).unwrap();
    let from_file = format!("nats://wilma@127.0.0.1:{}?password-file={file}", bus.port());
    for (arguments, environment) in [
        (vec!["--bus", &*url, "--node", "red"], vec![]),
        (vec![], vec![("ROSHAMBO_BUS", &*url), ("ROSHAMBO_NODE", "red")]),
        (vec!["--bus", &*from_file, "--node", "red"], vec![]),
    ] {
        let arguments = [&arguments[..], &["--db", &db, "--log-level", "trace"]].concat();
        let server = Running::start(&arguments, &environment);
        open_table(&server);
        let log = stop(server);
        let starting = log.lines().find(|line| line.contains("starting")).unwrap();
        assert!(starting.contains("node=\"red\""), "{starting}");
        assert!(log.contains(&format!("nats://127.0.0.1:{}", bus.port())), "{log}");
        assert!(!log.contains("without --bus"), "{log}");
        assert_no_secret(&log);
    }
}

#[test]
fn without_a_bus_a_node_warns_and_has_the_name_of_the_machine() {
    let database = shared().database();
    let server = Running::start(&["--db", &database.url(), "--log", "json"], &[]);
    open_table(&server);
    let log = stop(server);
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let machine = rustix::system::uname().nodename().to_str().unwrap().to_owned();
    assert_eq!(lines[0]["node"], machine, "{}", lines[0]);
    let warning = |line: &&serde_json::Value| line["message"].as_str().unwrap().contains("without --bus");
    assert_eq!(lines.iter().filter(warning).count(), 1, "{log}");
    let folder = Folder::new("bus-none");
    let alone = stop(Running::start(&["--db", &folder.file("a.db")], &[]));
    assert!(!alone.contains("without --bus"), "a single node needs no bus: {alone}");
}

#[test]
fn a_bus_with_a_database_file_is_a_mistake_and_no_file_is_created() {
    let folder = Folder::new("bus-file");
    let file = folder.file("a.db");
    let url = format!("nats://wilma:{PASSWORD}@127.0.0.1:4222");
    assert_refused(&["--db", &file, "--bus", &url], "--bus is for several nodes that share a database");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_wrong_address_of_the_bus_is_a_clear_error_without_the_password() {
    let (bus, database) = (with_password(), shared().database());
    let (port, free) = (bus.port(), roshambo_testing::ports::free_port().unwrap());
    let db = database.url();
    for (url, words) in [
        (format!("nats://wilma:{PASSWORD}@127.0.0.1:{free}"), "No NATS server answers at nats://127.0.0.1:"),
        (
            format!("nats://wilma:{WRONG}@127.0.0.1:{port}"),
            "does not accept the user, the password or the token",
        ),
        (format!("nats://127.0.0.1:{port}"), "does not accept the user, the password or the token"),
        (
            format!("tls://wilma:{PASSWORD}@127.0.0.1:{port}"),
            "There is no secure connection to the NATS server",
        ),
        (format!("http://wilma:{PASSWORD}@127.0.0.1:{port}"), "it does not begin with nats:// or tls://"),
        (format!("nats://wilma:{PASSWORD}@127.0.0.1:port"), "The URL of the NATS server is not valid"),
        (format!("nats://wilma:{PASSWORD}@127.0.0.1?pasword={PASSWORD}"), "a setting that is not known"),
        (format!("{PASSWORD}@127.0.0.1"), "it does not begin with nats:// or tls://"),
        (String::new(), "The URL of the NATS server is not valid"),
        (
            "nats://u@127.0.0.1?password-file=no/such/file".to_owned(),
            "The file no/such/file that --bus names",
        ),
    ] {
        assert_refused(&["--db", &db, "--bus", &url], words);
    }
    let misplaced = command(&["serve", &format!("nats://wilma:{PASSWORD}@host")]).output().unwrap();
    assert_eq!(misplaced.status.code(), Some(2));
    assert_no_secret(&stderr(&misplaced));
}

#[test]
fn the_database_is_checked_before_the_bus() {
    let bus = with_password();
    let (url, free) = (bus.url(), roshambo_testing::ports::free_port().unwrap());
    let cluster = Cluster::start(Setup { password: Some(PASSWORD.to_owned()), ..Setup::default() });
    let database = cluster.database();
    let wrong = database.url().replace(PASSWORD, WRONG);
    assert_refused(&["--db", &wrong, "--bus", &url], "does not accept the user or the password");
    let missing = format!("postgres://wilma:{PASSWORD}@127.0.0.1:{free}/db");
    assert_refused(&["--db", &missing, "--bus", &url], "No database server answers at");
    stop(Running::start(&["--db", &database.url(), "--bus", &url], &[]));
    database.sql("UPDATE schema_info SET version = 99, readable_by = 98");
    let newer = database.url();
    assert_refused(&["--db", &newer, "--bus", &url], "needs a newer version of this program");
}
