//! Golden records: games that show each ruling, with the trace that they must give.
//!
//! `golden/<game>/<name>.rec` stands beside `<name>.trace` and, where the last line is refused on
//! purpose, `<name>.err` in English. The comments in a record tell a player what it shows and which rulings.
//! `GOLDEN=write cargo test --test golden` writes the traces anew: read the difference.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use roshambo_table::record::{Entry, Problem, Reader};
use roshambo_table::{GameId, TraceLine};
use roshambo_words::{Lang, Words};

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn records() -> Vec<PathBuf> {
    let mut records: Vec<PathBuf> = GameId::ALL
        .iter()
        .flat_map(|game| fs::read_dir(golden().join(game.id())).unwrap())
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "rec"))
        .collect();
    records.sort();
    records
}

/// The trace of a record and the error that ends it, as `roshambo replay --trace` prints them.
fn replay(record: &[u8]) -> (String, Option<String>) {
    let mut trace = String::new();
    let mut run = || {
        let mut reader = Reader::new(record)?;
        let mut game = reader.header().open().map_err(|problem| reader.error(problem))?;
        let mut ply = 0;
        loop {
            trace += &serde_json::to_string(&TraceLine::new(ply, &*game)).unwrap();
            trace += "\n";
            let Some((line, entry)) = reader.entry()? else {
                return Ok(());
            };
            let taken = match entry {
                Entry::Deck(cards) => game.deal(&cards),
                Entry::Move(seat, text) => game.play(seat, &text),
            };
            taken.map_err(|refused| roshambo_table::record::RecordError {
                line,
                problem: Problem::from(refused),
            })?;
            ply += 1;
        }
    };
    let error: Result<(), roshambo_table::record::RecordError> = run();
    (trace, error.err().map(|error| Words::of(Lang::En).say(&error) + "\n"))
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
    assert!(wrong.is_empty(), "these differ from what the records give: {wrong:#?}");
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
