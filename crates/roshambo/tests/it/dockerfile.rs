//! The `Dockerfile`, read but not built: the tests need no Docker.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shared::command::{roshambo, shown};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// An instruction and its arguments.
struct Instruction {
    name: String,
    arguments: String,
}

/// The stages, each with the instructions from its `FROM` on.
fn stages() -> Vec<Vec<Instruction>> {
    let text = fs::read_to_string(repository().join("Dockerfile")).unwrap().replace("\\\n", " ");
    let mut stages: Vec<Vec<Instruction>> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, arguments) = line.split_once(' ').unwrap();
        let instruction = Instruction { name: name.to_owned(), arguments: arguments.to_owned() };
        match stages.last_mut() {
            Some(stage) if name != "FROM" => stage.push(instruction),
            _ => stages.push(vec![instruction]),
        }
    }
    stages
}

fn only<'a>(stage: &'a [Instruction], name: &str) -> &'a str {
    let found: Vec<_> = stage.iter().filter(|instruction| instruction.name == name).collect();
    assert_eq!(found.len(), 1, "{name}");
    &found[0].arguments
}

/// The words of `["a", "b"]`.
fn words(list: &str) -> Vec<String> {
    serde_json::from_str(list).unwrap()
}

#[test]
fn the_client_and_the_program_are_built_in_stages_that_are_left_behind() {
    let stages = stages();
    let froms: Vec<&str> = stages.iter().map(|stage| only(stage, "FROM")).collect();
    assert_eq!(froms.len(), 3);
    assert!(froms[0].starts_with("node:") && froms[0].ends_with(" AS web"), "{froms:?}");
    assert!(froms[1].starts_with("rust:") && froms[1].ends_with(" AS program"), "{froms:?}");
    assert!(froms[2].starts_with("debian:") && froms[2].ends_with("-slim"), "{froms:?}");
    // A program is linked against the C library of its own Debian release.
    assert!(froms[1].contains("bookworm") && froms[2].contains("bookworm"), "{froms:?}");
}

#[test]
fn the_container_runs_the_server_without_root_and_checks_its_health() {
    let stages = stages();
    let last = stages.last().unwrap();
    assert_eq!(only(last, "USER"), "roshambo");
    assert_eq!(words(only(last, "ENTRYPOINT")), ["roshambo"]);
    assert_eq!(words(only(last, "CMD")), ["serve"]);
    let (_, check) = only(last, "HEALTHCHECK").split_once("CMD ").unwrap();
    let check = words(check);
    assert_eq!(check[0], "roshambo");
    let help = roshambo(&[&check[1], "--help"]);
    assert_eq!(help.status.code(), Some(0), "{}", shown(&help));
    let settings = only(last, "ENV");
    let volume = only(last, "VOLUME");
    assert!(settings.contains(&format!("ROSHAMBO_DB={volume}/")), "{settings}");
    let port = only(last, "EXPOSE");
    assert!(settings.contains(&format!("ROSHAMBO_ADDR=0.0.0.0:{port}")), "{settings}");
}

#[test]
fn everything_that_is_copied_exists_and_is_sent_to_the_builder() {
    let ignored = fs::read_to_string(repository().join(".dockerignore")).unwrap();
    let kept: Vec<&str> = ignored.lines().filter_map(|line| line.strip_prefix('!')).collect();
    let mut copied = 0;
    for instruction in stages().iter().flatten().filter(|instruction| instruction.name == "COPY") {
        let mut paths: Vec<&str> = instruction.arguments.split_whitespace().collect();
        if paths[0].starts_with("--from=") {
            continue;
        }
        paths.pop();
        for path in paths {
            assert!(repository().join(path).exists(), "{path} does not exist");
            let top = path.split('/').next().unwrap();
            let sent = |kept: &&str| {
                top == *kept || kept.strip_suffix('*').is_some_and(|start| top.starts_with(start))
            };
            assert!(kept.iter().any(sent), "{path} is excluded by .dockerignore");
            copied += 1;
        }
    }
    assert!(copied > 5);
}
