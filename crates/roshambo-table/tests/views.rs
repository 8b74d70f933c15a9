//! Views and events as JSON: no object has two fields of the same name.

#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use roshambo_rules::{Recall, Viewer};
use roshambo_table::GameId;
use roshambo_table::record::Replay;
use serde::Serialize;

/// Parsing keeps only one of two fields of the same name, so writing the value again gives a shorter text.
fn check(what: &impl Serialize) {
    let text = serde_json::to_string(what).unwrap();
    let read: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(read.to_string().len(), text.len(), "two fields have the same name in {text}");
}

#[test]
fn no_view_or_event_has_two_fields_of_the_same_name() {
    for game in GameId::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(game.id());
        let records = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        for path in records.filter(|path| path.extension().is_some_and(|end| end == "rec")) {
            let record = fs::read(&path).unwrap();
            // Some records are wrong on purpose: the steps before the error are checked.
            let Ok(mut replay) = Replay::read(&record[..]) else { continue };
            let viewers: Vec<Viewer> = Viewer::all(replay.header().seats).collect();
            while let Some(Ok(step)) = replay.next() {
                for viewer in &viewers {
                    let view = replay.game().view(*viewer, Recall::Display);
                    check(&view);
                    assert_eq!(serde_json::to_value(&view).unwrap()["game"], game.id());
                    check(&replay.game().events_for(step.events.clone(), *viewer, Recall::Display));
                }
            }
        }
    }
}
