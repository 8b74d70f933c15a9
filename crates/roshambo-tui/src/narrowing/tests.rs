//! Runs the cases that the terminal and the browser share.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use roshambo_rules::Phrase;
use serde::Deserialize;

use super::*;

/// The file of shared cases. Its field `about` describes the format.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    #[serde(rename = "about")]
    _about: Vec<String>,
    option_lists: BTreeMap<String, Vec<ListedOption>>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedOption {
    #[serde(rename = "move")]
    mv: String,
    targets: Vec<String>,
    in_order: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    options: String,
    presses: Vec<(usize, String)>,
    replaced_by: Option<String>,
    chosen: Vec<String>,
    open: Vec<String>,
    complete: Vec<String>,
    only: Option<String>,
    reached: Option<String>,
    offers: Vec<String>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../roshambo-table/testdata/narrowing.json")).unwrap()
}

fn options(lists: &BTreeMap<String, Vec<ListedOption>>, name: &str) -> Vec<MoveOption> {
    let option = |listed: &ListedOption| MoveOption {
        mv: listed.mv.clone(),
        targets: listed.targets.clone(),
        in_order: listed.in_order,
        phrase: Phrase::new("move-throw"),
    };
    lists[name].iter().map(option).collect()
}

/// The open tokens, in the order in which the options mention them.
fn open(selection: &Selection) -> Vec<&str> {
    let mut open = Vec::new();
    for target in selection.options.iter().flat_map(|option| &option.targets) {
        if selection.is_open(target) && !open.contains(&target.as_str()) {
            open.push(target.as_str());
        }
    }
    open
}

fn moves(options: Vec<&MoveOption>) -> Vec<&str> {
    options.into_iter().map(|option| option.mv.as_str()).collect()
}

#[test]
fn every_shared_case_holds() {
    let Cases { option_lists, cases, .. } = cases();
    assert!(cases.len() >= 40, "only {} cases were read", cases.len());
    for case in cases {
        let mut selection = Selection::default();
        selection.replace_options(options(&option_lists, &case.options));
        for (place, token) in &case.presses {
            selection.press(*place, token);
        }
        if let Some(replaced_by) = &case.replaced_by {
            selection.replace_options(options(&option_lists, replaced_by));
        }
        let name = &case.name;
        assert_eq!(selection.tokens(), case.chosen, "chosen: {name}");
        assert_eq!(open(&selection), case.open, "open: {name}");
        assert_eq!(moves(selection.complete()), case.complete, "complete: {name}");
        assert_eq!(selection.only().map(|option| &option.mv), case.only.as_ref(), "only: {name}");
        assert_eq!(selection.reached().map(|option| &option.mv), case.reached.as_ref(), "reached: {name}");
        assert_eq!(moves(selection.offers()), case.offers, "offers: {name}");
    }
}

#[test]
fn undo_puts_back_the_last_thing() {
    let mut selection = Selection::default();
    selection.replace_options(options(&cases().option_lists, "cards"));
    selection.press(0, "bR");
    selection.press(4, "gR");
    selection.undo();
    assert_eq!(selection.tokens(), ["bR"]);
    selection.undo();
    selection.undo();
    assert!(selection.is_empty());
}

#[test]
fn replacing_the_options_reports_whether_they_changed() {
    let lists = cases().option_lists;
    let mut selection = Selection::default();
    assert!(selection.replace_options(options(&lists, "cards")));
    assert!(!selection.replace_options(options(&lists, "cards")));
    assert!(selection.replace_options(options(&lists, "fewer cards")));
}
