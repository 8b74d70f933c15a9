//! `roshambo review`: what it prints, and what it refuses.

use std::fs;

use crate::shared::command::{roshambo, roshambo_with, shown, temporary};
use serde_json::Value;

/// The record of a short game between bots.
fn record(name: &str) -> String {
    let folder = temporary(name);
    let folder = folder.to_str().unwrap();
    let call =
        ["sim", "ninjan", "--levels", "easy,medium", "--games", "1", "--seed", "5", "--records", folder];
    let output = roshambo(&call);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    format!("{folder}/ninjan-2-5-000001.rec")
}

#[test]
fn a_review_is_printed_as_text_and_written_as_a_page_that_loads_nothing() {
    let record = record("review-of-text");
    let page = temporary("review-page").join("review.html");
    fs::create_dir_all(page.parent().unwrap()).unwrap();
    let page = page.to_str().unwrap();
    let output = roshambo(&["review", &record, "--depth", "quick", "--seat", "1", "--html", page]);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    let text = String::from_utf8(output.stdout).unwrap();
    for expected in
        ["Player 1 was dealt", "Player 2 was dealt", "own choices", "Turning points", "Player 1: "]
    {
        assert!(text.contains(expected), "{expected} is missing in\n{text}");
    }
    let judged = |name: &str| text.lines().any(|line| line.starts_with(name));
    assert!(judged("Player 1: ") && !judged("Player 2: "), "only seat 1 is judged:\n{text}");
    let html = fs::read_to_string(page).unwrap();
    assert!(html.contains("<svg") && html.contains("light dark"));
    for forbidden in ["<script", "src=", "http:", "https:", "@import"] {
        assert!(!html.contains(forbidden), "the page contains {forbidden}");
    }
}

#[test]
fn a_review_as_json_sums_to_the_result() {
    let output =
        roshambo(&["review", &record("review-of-json"), "--depth", "quick", "--seed", "3", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    let review: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((review["depth"].as_str(), review["seed"].as_u64()), (Some("quick"), Some(3)));
    for total in review["totals"].as_array().unwrap() {
        let figure = |name: &str| total[name]["value"].as_f64().unwrap();
        let parts = figure("luck") + figure("own_choices") + figure("other_choices") + figure("guessing");
        let change = total["end"].as_f64().unwrap() - figure("start");
        assert!((parts - change).abs() < 1e-9, "{total}");
    }
    assert!(review["decisions"].as_array().unwrap().len() > 10);
}

#[test]
fn the_help_of_review_says_what_its_numbers_mean() {
    insta::assert_snapshot!("help: review", shown(&roshambo(&["review", "--help"])));
    insta::assert_snapshot!("help: bench review", shown(&roshambo(&["bench", "review", "--help"])));
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let unfinished = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n1 setup FDSSSPPPRRRR\n";
    let from_input = |arguments: &[&str]| shown(&roshambo_with(arguments, unfinished.as_bytes()));
    insta::assert_snapshot!("no review: unfinished", from_input(&["review", "-"]));
    insta::assert_snapshot!("no review: no such seat", from_input(&["review", "-", "--seat", "3"]));
    insta::assert_snapshot!("no review: no such depth", from_input(&["review", "-", "--depth", "abyss"]));
    insta::assert_snapshot!(
        "no review: unwritable",
        from_input(&["review", "-", "--html", "/nowhere/at/all.html"])
    );
    let wrong = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n1 c2-c3\n";
    insta::assert_snapshot!(
        "no review: refused record",
        shown(&roshambo_with(&["review", "-"], wrong.as_bytes()))
    );
}
