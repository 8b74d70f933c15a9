//! The invariants of ARCHITECTURE.md about the structure of the code.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use roshambo_rules::Ruling;
use roshambo_words::{Lang, Page, page};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Which crates of the workspace each crate may depend on.
const ALLOWED_DEPENDENCIES: &[(&str, &[&str])] = &[
    ("roshambo-rules", &[]),
    ("roshambo-table", &["roshambo-rules"]),
    ("roshambo-bots", &["roshambo-rules", "roshambo-table"]),
    ("roshambo-env", &["roshambo-rules", "roshambo-table"]),
    ("roshambo-review", &["roshambo-rules", "roshambo-table", "roshambo-bots"]),
    ("roshambo-words", &["roshambo-rules"]),
    ("roshambo-lab", &["roshambo-rules", "roshambo-table", "roshambo-bots"]),
    ("roshambo-report", &[]),
    ("roshambo-tui", &["roshambo-rules", "roshambo-table", "roshambo-bots", "roshambo-words"]),
    ("roshambo-tutorial", &["roshambo-rules", "roshambo-table"]),
    (
        "roshambo-server",
        &["roshambo-rules", "roshambo-table", "roshambo-bots", "roshambo-review", "roshambo-tutorial"],
    ),
    (
        "roshambo-python",
        &["roshambo-rules", "roshambo-table", "roshambo-bots", "roshambo-env", "roshambo-words"],
    ),
    // It shares no types with the server, so that it checks the protocol as an outsider.
    ("roshambo-load", &["roshambo-rules", "roshambo-table", "roshambo-testing"]),
    // Servers of other programs that tests, and the tools of roshambo-load, start.
    ("roshambo-testing", &[]),
    (
        "roshambo",
        &[
            "roshambo-rules",
            "roshambo-table",
            "roshambo-bots",
            "roshambo-words",
            "roshambo-lab",
            "roshambo-report",
            "roshambo-review",
            "roshambo-tui",
            "roshambo-server",
        ],
    ),
];

/// The only libraries that the rules may use.
const LIBRARIES_OF_THE_RULES: &[&str] = &["serde", "ts-rs"];

#[test]
fn crates_depend_in_one_direction_only() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert_eq!(
        packages.len(),
        ALLOWED_DEPENDENCIES.len(),
        "a new crate must be listed in ALLOWED_DEPENDENCIES and in ARCHITECTURE.md"
    );
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let (_, allowed) = ALLOWED_DEPENDENCIES.iter().find(|(crate_name, _)| *crate_name == name).unwrap();
        let normal = package["dependencies"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|dependency| dependency["kind"].is_null());
        for dependency in normal.map(|dependency| dependency["name"].as_str().unwrap()) {
            if dependency.starts_with("roshambo") {
                assert!(allowed.contains(&dependency), "{name} may not depend on {dependency}");
            } else if name == "roshambo-rules" {
                assert!(LIBRARIES_OF_THE_RULES.contains(&dependency), "the rules may not use {dependency}");
            }
        }
    }
}

#[test]
fn the_rules_do_no_input_or_output_and_read_no_clock() {
    let forbidden = [
        "std::io",
        "std::fs",
        "std::net",
        "std::env",
        "std::time",
        "std::thread",
        "println!",
        "HashMap",
        "HashSet",
    ];
    for file in rust_files(&root().join("crates/roshambo-rules/src")) {
        let source = fs::read_to_string(&file).unwrap();
        for word in forbidden {
            assert!(!source.contains(word), "{} mentions {word}", file.display());
        }
    }
}

#[test]
fn bots_and_reviews_use_no_files_networks_or_processes() {
    let folders = ["crates/roshambo-bots/src", "crates/roshambo-review/src"];
    for file in folders.iter().flat_map(|folder| rust_files(&root().join(folder))) {
        let source = fs::read_to_string(&file).unwrap();
        for word in ["std::io", "std::fs", "std::net", "std::env", "std::process", "println!"] {
            assert!(!source.contains(word), "{} mentions {word}", file.display());
        }
    }
}

#[test]
fn no_crate_has_unsafe_code() {
    for entry in [
        "roshambo-rules/src/lib.rs",
        "roshambo-table/src/lib.rs",
        "roshambo-bots/src/lib.rs",
        "roshambo-env/src/lib.rs",
        "roshambo-words/src/lib.rs",
        "roshambo-lab/src/lib.rs",
        "roshambo-report/src/lib.rs",
        "roshambo-review/src/lib.rs",
        "roshambo-tutorial/src/lib.rs",
        "roshambo-tui/src/lib.rs",
        "roshambo-server/src/lib.rs",
        "roshambo-load/src/lib.rs",
        "roshambo-load/src/main.rs",
        "roshambo-python/src/lib.rs",
        "roshambo-testing/src/lib.rs",
        "roshambo/src/main.rs",
    ] {
        let source = fs::read_to_string(root().join("crates").join(entry)).unwrap();
        assert!(source.contains("#![forbid(unsafe_code)]"), "{entry}");
    }
}

#[test]
fn every_ruling_that_the_code_cites_is_on_a_rules_page_in_every_language() {
    let mut cited = 0;
    for file in rust_files(&root().join("crates/roshambo-rules/src")) {
        let source: &str = fs::read_to_string(&file).unwrap().leak();
        for literal in source.split('"').skip(1).step_by(2) {
            if literal.split_once('/').is_none_or(|(name, _)| page(Lang::En, name).is_none()) {
                continue;
            }
            for lang in Lang::ALL {
                let found = Page::of_ruling(lang, Ruling(literal));
                assert!(found.is_some(), "{} cites {literal}, which is on no page in {lang}", file.display());
            }
            cited += 1;
        }
    }
    assert!(cited > 50, "only {cited} citations were found");
}

#[test]
fn every_test_that_the_security_page_names_exists() {
    let page = fs::read_to_string(root().join("docs/security.md")).unwrap();
    let sources: String =
        rust_files(&root().join("crates")).iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    // Names of tests have several words; other words in backticks, such as headers and flags, do not.
    let is_test = |word: &&str| {
        word.matches('_').count() > 2 && word.bytes().all(|byte| byte == b'_' || byte.is_ascii_alphanumeric())
    };
    let names: Vec<&str> = page.split('`').skip(1).step_by(2).filter(is_test).collect();
    assert!(names.len() > 50, "only {} names were found", names.len());
    for name in names {
        let function = format!("fn {name}(");
        // A macro that makes a test for each game lists their names.
        let generated = format!("    {name}: GameId::");
        assert!(sources.contains(&function) || sources.contains(&generated), "there is no test {name}");
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}
