//! The program with a database on a PostgreSQL server: starting, wrong addresses, moving a database there.

#![cfg(unix)]

use std::fs;

use roshambo_testing::postgres::{Cluster, Setup, shared};

use crate::database::{open_table, serve, stop};
use crate::serve::{assert_fails, stderr};
use crate::shared::command::{command, roshambo, shown};
use crate::shared::server::{Folder, Running};

const PASSWORD: &str = "geheim";

fn with_password() -> Cluster {
    Cluster::start(Setup { password: Some(PASSWORD.to_owned()), ..Setup::default() })
}

#[test]
fn a_server_keeps_its_tables_on_a_postgres_server() {
    let database = shared().database();
    let server = Running::start(&["--db", &database.url()], &[]);
    let table = open_table(&server);
    assert_eq!(server.get("/readyz").0, 200);
    stop(server);
    let again = Running::start(&[], &[("ROSHAMBO_DB", &database.url())]);
    assert_eq!(again.get(&table).0, 200);
    let log = stop(again);
    assert!(log.contains(&format!("postgres://127.0.0.1:{}/{}", shared().port(), database.name)), "{log}");
}

#[test]
fn the_password_comes_from_the_url_a_file_or_the_environment_and_is_not_printed() {
    let folder = Folder::new("postgres-password");
    let cluster = with_password();
    let database = cluster.database();
    let (url, file) = (database.url(), folder.file("password"));
    fs::write(&file, format!("{PASSWORD}\n")).unwrap();
    let bare = url.replace(&format!(":{PASSWORD}"), "");
    let wrong = url.replace(PASSWORD, "falsch");
    for (arguments, environment) in [
        (vec!["--db", &url], vec![]),
        (vec!["--db", &bare, "--db-password-file", &file], vec![]),
        (vec!["--db", &wrong, "--db-password-file", &file], vec![]),
        (vec!["--db", &bare], vec![("ROSHAMBO_DB_PASSWORD_FILE", &*file)]),
        (vec!["--db", &bare], vec![("PGPASSWORD", PASSWORD)]),
    ] {
        let arguments = [&arguments[..], &["--log-level", "trace"]].concat();
        let server = Running::start(&arguments, &environment);
        open_table(&server);
        let log = stop(server);
        assert!(log.contains("starting") && !log.contains(PASSWORD) && !log.contains("falsch"), "{log}");
    }
    for wrong in [&wrong, &bare] {
        let output = serve(wrong);
        assert_fails(&output, "does not accept the user or the password");
        assert!(!stderr(&output).contains("falsch"), "{}", shown(&output));
    }
    let missing = command(&["serve", "--db", &bare, "--db-password-file", "no/such/file"]).output().unwrap();
    assert_fails(&missing, "Cannot open no/such/file");
}

#[test]
fn a_wrong_address_is_a_clear_error_without_the_password() {
    let database = shared().database();
    let port = roshambo_testing::ports::free_port().unwrap().to_string();
    let at = |rest: &str| format!("postgres://ann:{PASSWORD}@127.0.0.1:{rest}");
    let known = |rest: &str| at(&format!("{}/{rest}", shared().port())).replace("ann:", "postgres:");
    database.sql("CREATE TABLE theirs (a integer)");
    let newer = shared().database();
    stop(Running::start(&["--db", &newer.url()], &[]));
    newer.sql("UPDATE schema_info SET version = 99, readable_by = 98");
    for (url, words) in [
        (at(&format!("{port}/db")), "No database server answers at postgres://127.0.0.1:"),
        (at("port/db"), "is not a valid URL"),
        (at("5432/db?pasword=geheim"), "a parameter that is not supported: pasword"),
        (at("5432/db?sslmode=geheim"), "an invalid value for sslmode"),
        (
            format!("postgress://ann:{PASSWORD}@host/db"),
            "Databases of the kind “postgress” are not supported",
        ),
        (format!("mysql:ann:{PASSWORD}"), "Databases of the kind “mysql” are not supported"),
        (known("missing"), "The server has no database postgres://127.0.0.1:"),
        (known(&format!("{}?sslmode=require", newer.name)), "There is no secure connection"),
        (known(&database.name), "has content that is not of this program"),
        (known(&newer.name), "it has schema 98, and this program knows only 2"),
    ] {
        let output = serve(&url);
        assert_fails(&output, words);
        let printed = stderr(&output);
        assert!(!printed.contains(PASSWORD) && !printed.contains("ann"), "{printed}");
        for lang in ["ru", "uk"] {
            let output = command(&["serve", "--db", &url, "--lang", lang]).output().unwrap();
            assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
            let is_translated = stderr(&output).contains(|letter| ('а'..='я').contains(&letter));
            assert!(is_translated, "{}", shown(&output));
        }
    }
    let misplaced = roshambo(&["serve", &at("5432/db")]);
    assert_eq!(misplaced.status.code(), Some(2));
    assert!(!stderr(&misplaced).contains(PASSWORD), "{}", shown(&misplaced));
}

#[test]
fn backup_and_restore_name_the_tools_of_postgres() {
    let url = format!("postgres://ann:{PASSWORD}@host/db");
    for (arguments, tool) in [
        (["backup", "--db", &url, "copy.db"], "pg_dump"),
        (["restore", "--db", &url, "copy.db"], "pg_restore"),
    ] {
        let output = roshambo(&arguments);
        assert_fails(&output, tool);
        assert!(!stderr(&output).contains(PASSWORD));
    }
}

#[test]
fn a_database_file_is_moved_to_a_postgres_server_and_games_go_on() {
    let folder = Folder::new("postgres-migrate");
    let file = folder.file("a.db");
    let server = Running::start(&["--db", &file], &[]);
    let tables = [open_table(&server), open_table(&server), open_table(&server)];
    let database = shared().database();
    let migrate = |to: &str| roshambo(&["migrate", "--from", &file, "--to", to]);
    assert_fails(&migrate(&database.url()), "is in use by another server");
    stop(server);
    let moved = migrate(&database.url());
    assert_eq!(moved.status.code(), Some(0), "{}", shown(&moved));
    let printed = String::from_utf8(moved.stdout.clone()).unwrap();
    assert!(
        printed.contains("Tables: 3, log entries: ") && printed.contains("3 tables were read back"),
        "{printed}"
    );
    assert!(!printed.contains("could not be replayed"), "{printed}");
    assert_fails(&migrate(&database.url()), "is not empty");
    let on_server = Running::start(&["--db", &database.url()], &[]);
    for table in &tables {
        assert_eq!(on_server.get(table).0, 200);
    }
    stop(on_server);
    assert_fails(&migrate("other.db"), "writes to a PostgreSQL server");
    assert_fails(&migrate("mysql://x"), "Databases of the kind “mysql” are not supported");
    assert_fails(&migrate(&shared().url("missing")), "The server has no database");
    let missing = roshambo(&["migrate", "--from", "no/such.db", "--to", &database.url()]);
    assert_fails(&missing, "Cannot open");
    let again = Running::start(&["--db", &file], &[]);
    assert_eq!(again.get(&tables[0]).0, 200, "the file can still be used");
}
