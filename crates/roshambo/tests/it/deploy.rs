//! The files of `deploy/` and `scripts/cluster.sh`, read but not started: the tests need neither Docker nor Kubernetes.

mod compose;
mod kubernetes;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::shared::command::roshambo;

fn deploy() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy")
}

fn read(name: &str) -> String {
    fs::read_to_string(deploy().join(name)).unwrap()
}

/// The documents of a YAML file.
fn yaml(name: &str) -> Vec<Value> {
    serde_saphyr::from_multiple(&read(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The image that the `Dockerfile` makes.
fn image() -> String {
    format!("roshambo:{}", env!("CARGO_PKG_VERSION"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a text"))
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap_or_else(|| panic!("{value} is not a list")).iter().map(text).collect()
}

/// All texts in a document, also those deep inside.
fn all_texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(values) => values.iter().for_each(|value| all_texts(value, found)),
        Value::Object(values) => values.values().for_each(|value| all_texts(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The flags of `roshambo serve`.
fn flags() -> BTreeSet<String> {
    let help = roshambo(&["serve", "--help"]);
    let help = String::from_utf8(help.stdout).unwrap();
    let words = help.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-');
    words.filter(|word| word.starts_with("--")).map(str::to_owned).collect()
}

/// Checks that `serve` has a flag.
fn check_flag(flag: &str, flags: &BTreeSet<String>) {
    assert!(flags.contains(flag), "roshambo serve has no {flag}");
}

/// Checks that variables with our prefix set flags.
fn check_variables<'a>(names: impl Iterator<Item = &'a str>, flags: &BTreeSet<String>) {
    let mut checked = 0;
    for name in names.filter_map(|name| name.strip_prefix("ROSHAMBO_")) {
        check_flag(&format!("--{}", name.to_lowercase().replace('_', "-")), flags);
        checked += 1;
    }
    assert!(checked > 3);
}

/// Checks the value of `--bus`.
fn check_bus(url: &str) {
    let options: Result<roshambo_server::bus::nats::Options, _> = url.parse();
    assert_eq!(options.unwrap().servers(), "nats://nats:4222");
}

#[test]
fn the_script_of_the_cluster_uses_flags_that_exist() {
    let script = fs::read_to_string(deploy().join("../scripts/cluster.sh")).unwrap();
    let (_, serve) = script.split_once("\"$program\" serve ").unwrap();
    let (serve, _) = serve.split_once("\ndone").unwrap();
    let used: Vec<&str> = serve.split_whitespace().filter(|word| word.starts_with("--")).collect();
    assert!(used.contains(&"--node") && used.contains(&"--admin"), "{used:?}");
    let flags = flags();
    for flag in used.into_iter().chain(["--db", "--bus"]) {
        check_flag(flag, &flags);
    }
}

#[test]
fn haproxy_checks_that_nodes_are_ready_and_is_not_sticky() {
    let config = read("haproxy.cfg");
    assert!(config.contains("uri /readyz") && config.contains("option forwardfor"));
    for sticky in ["cookie", "stick", "balance source"] {
        let lines = config.lines().map(str::trim).filter(|line| !line.starts_with('#'));
        assert!(lines.clone().all(|line| !line.starts_with(sticky)), "{sticky}");
    }
}
