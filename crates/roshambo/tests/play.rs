//! `roshambo play` as a person meets it: the real binary in a pseudo-terminal.

#![cfg(unix)]
#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used)]

mod shared {
    pub mod command;
    pub mod person;
    pub mod screen;
    pub mod terminal;
}

mod playing {
    mod games;
    mod leaving;
    mod refused;
    mod screens;
}

use std::fs;
use std::path::Path;

use shared::command::{roshambo, shown};

/// The entries of a record after its header.
fn entries(record: &Path) -> Vec<String> {
    let text = fs::read_to_string(record).unwrap();
    let (_, entries) = text.split_once("\n---\n").unwrap();
    assert!(entries.is_empty() || entries.ends_with('\n'), "half an entry:\n{entries}");
    entries.lines().map(str::to_owned).collect()
}

/// What seat 1 did in a record.
fn own_moves(record: &Path) -> Vec<String> {
    entries(record).iter().filter_map(|entry| entry.strip_prefix("1 ")).map(str::to_owned).collect()
}

/// What `roshambo replay` says at the end.
fn replayed(record: &Path) -> String {
    let output = roshambo(&["replay", record.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    String::from_utf8(output.stdout).unwrap().lines().last().unwrap().to_owned()
}

fn assert_verified(record: &Path) {
    let output = roshambo(&["verify", record.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
}
