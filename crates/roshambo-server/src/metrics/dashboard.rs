//! Checks that the dashboard for Grafana (`deploy/grafana/roshambo.json`) uses only metrics that exist.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::Metrics;

/// The queries of a dashboard.
fn queries(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == "expr" || name == "definition" => found.push(text.clone()),
                    value => queries(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| queries(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The names of all metrics, as Prometheus stores them.
fn names() -> BTreeSet<String> {
    let metrics = Metrics::new(1);
    // A family without values has no line.
    metrics.answered("/", 200);
    metrics.limited("requests");
    let text = metrics.text().unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(['{', ' ']).next().unwrap().to_owned()).collect()
}

#[test]
fn the_dashboard_uses_only_metrics_that_exist() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/grafana/roshambo.json");
    let dashboard: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let mut found = Vec::new();
    queries(&dashboard, &mut found);
    assert!(found.len() > 30, "only {} queries were found", found.len());
    let names = names();
    for query in found {
        let words = query.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let used: Vec<&str> = words.filter(|word| word.starts_with("roshambo_")).collect();
        assert!(!used.is_empty() || query.contains("up{"), "{query}");
        for name in used {
            assert!(names.contains(name), "{query}: there is no metric {name}");
        }
        let counts = |open, close| query.matches(open).count() == query.matches(close).count();
        assert!(counts('(', ')') && counts('{', '}') && counts('[', ']'), "{query}");
    }
}

#[test]
fn panels_do_not_overlap_and_have_different_ids() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/grafana/roshambo.json");
    let dashboard: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let (mut ids, mut cells) = (BTreeSet::new(), BTreeSet::new());
    for panel in dashboard["panels"].as_array().unwrap() {
        assert!(ids.insert(panel["id"].as_u64().unwrap()), "{}", panel["title"]);
        let place = |name: &str| panel["gridPos"][name].as_u64().unwrap();
        assert!(place("x") + place("w") <= 24, "{}", panel["title"]);
        for x in place("x")..place("x") + place("w") {
            for y in place("y")..place("y") + place("h") {
                assert!(cells.insert((x, y)), "{}", panel["title"]);
            }
        }
    }
}
