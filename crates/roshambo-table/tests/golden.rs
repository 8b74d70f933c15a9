//! Golden records: games that show each ruling, with the exact trace of each.
//!
//! Each `golden/<game>/<name>.rec` has a `<name>.trace`. If its last line is illegal on purpose, it also
//! has a `<name>.err` in English. Comments in a record say what it shows and cite the rulings.
//! `GOLDEN=write cargo test --test golden` writes the traces again: review the difference.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use roshambo_table::record::{Problem, RecordError, Replay};
use roshambo_table::{Driver, GameId, TraceLine};
use roshambo_words::{Lang, Words};

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The golden records of a game; empty if it has no folder.
fn records_of(game: GameId) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(golden().join(game.id())) else { return Vec::new() };
    let mut records: Vec<PathBuf> = files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "rec"))
        .collect();
    records.sort();
    records
}

fn records() -> Vec<PathBuf> {
    GameId::ALL.into_iter().flat_map(records_of).collect()
}

#[test]
fn every_registered_game_has_golden_records() {
    let missing: Vec<GameId> = GameId::ALL.into_iter().filter(|game| records_of(*game).is_empty()).collect();
    assert!(missing.is_empty(), "no golden/<game>/*.rec for {missing:?}");
}

/// The trace of a record and the error that ends it, as `roshambo replay --trace` prints them.
fn replay(record: &[u8]) -> (String, Option<String>) {
    let mut trace = String::new();
    let mut print = |ply, game: &dyn Driver| {
        trace += &serde_json::to_string(&TraceLine::new(ply, game)).unwrap();
        trace += "\n";
    };
    let mut run = || {
        let mut replay = Replay::read(record)?;
        print(0, replay.game());
        while let Some(step) = replay.next() {
            print(step?.ply, replay.game());
        }
        Ok::<(), RecordError>(())
    };
    let error = run().err();
    if let Some(RecordError { problem: Problem::Refused(error), .. }) = &error {
        assert_ne!(error.code, "refused", "the reason has no code of its own: {error}");
    }
    (trace, error.map(|error| Words::of(Lang::En).say(&error) + "\n"))
}

#[test]
fn every_golden_record_gives_its_trace() {
    let write = std::env::var("GOLDEN").is_ok_and(|value| value == "write");
    let mut wrong = Vec::new();
    for path in records() {
        let (trace, error) = replay(&fs::read(&path).unwrap());
        for (end, text) in [("trace", Some(trace)), ("err", error)] {
            let file = path.with_extension(end);
            match text {
                Some(text) if write => fs::write(&file, text).unwrap(),
                None if write => drop(fs::remove_file(&file)),
                text => {
                    if fs::read_to_string(&file).ok() != text {
                        wrong.push(file);
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these files differ from the traces and errors of their records: {wrong:#?}");
}

#[test]
fn every_ruling_is_shown_by_a_golden_record() {
    let comments: String = records()
        .iter()
        .flat_map(|path| fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|line| line.starts_with('#'))
        .collect::<Vec<_>>()
        .join("\n");
    let cited: BTreeSet<&str> =
        comments.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '/')).collect();
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/rules");
    let mut missing = Vec::new();
    for game in GameId::ALL {
        let page = fs::read_to_string(pages.join(format!("{game}.md"))).unwrap();
        for line in page.lines() {
            let number =
                line.strip_prefix("**").and_then(|rest| rest.split_once(".**")).map(|(number, _)| number);
            let Some(number) = number.filter(|number| number.bytes().all(|b| b.is_ascii_digit())) else {
                continue;
            };
            let ruling = format!("{game}/{number}");
            if !cited.contains(ruling.as_str()) {
                missing.push(ruling);
            }
        }
    }
    assert!(missing.is_empty(), "no golden record shows {missing:?}");
}
