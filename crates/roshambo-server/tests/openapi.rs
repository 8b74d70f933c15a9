//! Checks that the OpenAPI document in `bindings/openapi.json` is up to date and complete.
//!
//! `make bindings` regenerates the file.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

#[test]
fn the_openapi_document_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/openapi.json");
    let current = roshambo_server::openapi();
    if std::env::var("BINDINGS").is_ok_and(|value| value == "write") {
        fs::write(&file, current).unwrap();
    } else {
        let committed = fs::read_to_string(&file).unwrap_or_default();
        assert!(committed == current, "bindings/openapi.json is out of date: run `make bindings`");
    }
}

fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn every_reference_in_the_document_resolves() {
    let document: Value = serde_json::from_str(&roshambo_server::openapi()).unwrap();
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.contains("#/components/schemas/ApiError"));
    for reference in found {
        let place = document.pointer(reference.strip_prefix('#').unwrap());
        assert!(place.is_some(), "{reference}");
    }
}

#[test]
fn every_operation_has_a_unique_id_and_a_summary() {
    let document: Value = serde_json::from_str(&roshambo_server::openapi()).unwrap();
    let mut names = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name), "{name} is not unique");
            assert!(operation["summary"].is_string(), "{method} {path}");
        }
    }
}
