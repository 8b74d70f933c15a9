//! What goes over a wire keeps all its fields.

#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use roshambo_rules::{Recall, Viewer};
use roshambo_table::record::Reader;
use roshambo_table::{GameId, Table};
use serde::Serialize;

/// A reader keeps one of two fields of the same name, so what it writes again is shorter.
fn check(what: &impl Serialize) {
    let text = serde_json::to_string(what).unwrap();
    let read: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(read.to_string().len(), text.len(), "a field comes twice in {text}");
}

#[test]
fn no_field_of_a_view_or_event_comes_twice() {
    for game in GameId::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(game.id());
        let records = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        for path in records.filter(|path| path.extension().is_some_and(|end| end == "rec")) {
            let record = fs::read(&path).unwrap();
            // Some records are refused on purpose: what comes before that is checked.
            let Ok(mut reader) = Reader::new(&record[..]) else { continue };
            let Ok(mut table) = Table::open(reader.header().clone()) else { continue };
            let viewers: Vec<Viewer> =
                reader.header().seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            while let Ok(Some((_, entry))) = reader.entry() {
                let Ok(numbers) = table.take(entry) else { break };
                for viewer in &viewers {
                    let view = table.view(*viewer, Recall::Display);
                    check(&view);
                    assert_eq!(serde_json::to_value(&view).unwrap()["game"], game.id());
                    check(&table.events_for(numbers.clone(), *viewer, Recall::Display));
                }
            }
        }
    }
}
