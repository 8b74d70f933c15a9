//! Any input gives a result or an error, never a panic.

#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use roshambo_rules::{Game, Say};
use roshambo_table::{GameId, Table, verify, with_game};
use roshambo_words::{Lang, Words};

/// Every golden record of moderate size, as bytes.
fn golden() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let files = GameId::ALL.iter().flat_map(|game| fs::read_dir(folder.join(game.id())).unwrap());
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let records = paths.iter().filter(|path| path.extension().is_some_and(|end| end == "rec"));
    records.map(|path| fs::read(path).unwrap()).filter(|record| record.len() < 4000).collect()
}

/// A golden record with a few bytes removed, inserted, replaced or swapped, or with lines swapped.
fn corrupted() -> impl Strategy<Value = Vec<u8>> {
    let changes = prop::collection::vec(
        (0..5u8, any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<u8>()),
        1..4,
    );
    (prop::sample::select(golden()), changes).prop_map(|(mut record, changes)| {
        for (how, one, other, byte) in changes {
            if record.is_empty() {
                break;
            }
            let (one, other) = (one.index(record.len()), other.index(record.len()));
            match how {
                0 => drop(record.remove(one)),
                1 => record.insert(one, byte),
                2 => record[one] = byte,
                3 => record.swap(one, other),
                _ => {
                    let mut lines: Vec<&[u8]> = record.split(|b| *b == b'\n').collect();
                    let (a, b) = (one % lines.len(), other % lines.len());
                    lines.swap(a, b);
                    record = lines.join(&b'\n');
                }
            }
        }
        record
    })
}

fn check_record(bytes: &[u8]) -> Result<(), TestCaseError> {
    let _ = verify(bytes);
    match Table::replay(bytes) {
        Err(error) => {
            prop_assert!(error.line > 0, "{error}");
            for lang in Lang::ALL {
                let (_, wrong) = Words::of(lang).render(&error.say());
                prop_assert!(wrong.is_empty(), "{error} in {lang}: {wrong:?}");
            }
        }
        Ok(table) => {
            let text = table.to_string();
            let again =
                Table::replay(text.as_bytes()).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(again.to_string(), text, "a record is written exactly as it was read");
            prop_assert_eq!(again.outcome(), table.outcome());
        }
    }
    Ok(())
}

fn parses_back<G: Game>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(mv) = text.parse::<G::Move>() {
        prop_assert_eq!(mv.to_string(), text);
    }
    if let Ok(card) = text.parse::<G::Card>() {
        prop_assert_eq!(card.to_string(), text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_replayed_or_refused_with_a_line(bytes: Vec<u8>) {
        check_record(&bytes)?;
    }

    #[test]
    fn a_corrupted_record_is_replayed_or_refused_with_a_line(record in corrupted()) {
        check_record(&record)?;
    }

    #[test]
    fn a_text_that_is_parsed_as_a_move_or_card_is_printed_unchanged(
        text in prop_oneof![
            any::<String>(),
            "(play|lead|combo|answer|take|choose|pile|spend|setup|throw) [RSPbgryv*XO123CNWDF -]{0,24}",
            "[a-g][0-7]-[a-g][0-7]",
            "[RSPbgryv*]{0,3}-?[0-9]{0,2}",
        ]
    ) {
        for game in GameId::ALL {
            with_game!(game, G => parses_back::<G>(&text)?);
        }
    }
}
