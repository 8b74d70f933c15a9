//! `roshambo play`: the real binary in a pseudo-terminal.

#![cfg(unix)]
mod games;
mod leaving;
mod rejected;
mod screens;

use std::fs;
use std::path::Path;

use crate::shared::command::{roshambo, shown};

/// The entries of a record after its header.
fn entries(record: &Path) -> Vec<String> {
    let text = fs::read_to_string(record).unwrap();
    let (_, entries) = text.split_once("\n---\n").unwrap();
    assert!(entries.is_empty() || entries.ends_with('\n'), "incomplete entry:\n{entries}");
    entries.lines().map(str::to_owned).collect()
}

/// The moves of seat 1 in a record.
fn own_moves(record: &Path) -> Vec<String> {
    entries(record).iter().filter_map(|entry| entry.strip_prefix("1 ")).map(str::to_owned).collect()
}

/// The last line of `roshambo replay`.
fn replayed(record: &Path) -> String {
    let output = roshambo(&["replay", record.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    String::from_utf8(output.stdout).unwrap().lines().last().unwrap().to_owned()
}

fn assert_verified(record: &Path) {
    let output = roshambo(&["verify", record.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
}
