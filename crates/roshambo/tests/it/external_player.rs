//! Players that are external programs, and contests that are interrupted.

#![cfg(unix)]
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::time::Duration;

use crate::shared::command::{command, files, golden, shown, temporary};

/// A shell script that plays the first legal move.
const FIRST: &str = r#"while read -r seen; do
  legal=${seen##*\"legal\":[\"}
  echo "${legal%%\"*}"
done"#;

/// A folder with a program in it, given as a shell script.
fn program(name: &str, script: &str) -> PathBuf {
    let folder = temporary(&format!("outside-{name}"));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("player");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

/// Runs the binary in a folder, so that its output has no absolute paths.
fn run_in(folder: &Path, arguments: &[&str]) -> Output {
    command(arguments).current_dir(folder).output().unwrap()
}

#[test]
fn a_program_can_take_any_seat() {
    let folder = program("first", FIRST);
    let arena = [
        "arena",
        "ninjan",
        "--seats",
        "3",
        "--levels",
        "random,exec:./player",
        "--games",
        "6",
        "--seed",
        "1",
    ];
    let one = run_in(&folder, &[&arena[..], &["--jobs", "1"]].concat());
    insta::assert_snapshot!(shown(&one));
    assert_eq!(one.stdout, run_in(&folder, &[&arena[..], &["--jobs", "2"]].concat()).stdout);
    let sim = ["sim", "paws", "--levels", "random,exec:sh player", "--games", "3", "--seed", "1"];
    insta::assert_snapshot!(shown(&run_in(&folder, &sim)));
    let record = golden("paws/ruling-01-a-single-card-is-beaten-by-two.rec");
    let suggest = ["suggest", &record, "--seat", "1", "--level", "exec:./player"];
    insta::assert_snapshot!(shown(&run_in(&folder, &suggest)));
}

#[test]
fn one_process_serves_game_after_game() {
    let folder = program("persistent", &format!("echo started >>log\n{FIRST}"));
    let output = run_in(
        &folder,
        &["arena", "paws", "--levels", "random,exec:./player", "--games", "6", "--seed", "1", "--jobs", "1"],
    );
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    assert_eq!(fs::read_to_string(folder.join("log")).unwrap(), "started\n");
}

#[test]
fn a_faulty_program_is_named_with_its_fault_and_what_was_expected() {
    for (name, script) in [
        ("illegal move", "while read -r seen; do echo dance; done"),
        ("empty line", "while read -r seen; do echo; done"),
        ("ends", "exit 3"),
        ("ends after a question", "read -r seen; exit 0"),
        ("closes its output", "exec >&-; sleep 1000; true"),
        ("endless line", "yes | tr -d '\\n'"),
        ("talks too much", "while read -r seen; do echo \"$seen\"; done"),
    ] {
        let folder = program(name, script);
        for command in ["arena", "sim"] {
            let call = [
                command,
                "ninjan",
                "--levels",
                "random,exec:./player",
                "--games",
                "2",
                "--seed",
                "1",
                "--jobs",
                "1",
            ];
            let output = run_in(&folder, &call);
            insta::allow_duplicates! {
                insta::assert_snapshot!(format!("bad program: {name}, {command}"), shown(&output));
            }
        }
    }
    let folder = temporary("outside-nowhere");
    fs::create_dir_all(&folder).unwrap();
    let record = golden("paws/ruling-01-a-single-card-is-beaten-by-two.rec");
    let output = run_in(&folder, &["suggest", &record, "--seat", "1", "--level", "exec:./player"]);
    insta::assert_snapshot!("bad program: not there", shown(&output));
    let folder = program("setup", FIRST);
    let output =
        run_in(&folder, &["sim", "tsuefa", "--levels", "exec:./player", "--games", "1", "--seed", "1"]);
    insta::assert_snapshot!("bad program: no setup", shown(&output));
}

#[test]
fn games_finished_before_a_failure_are_reported() {
    // The program fails in its third game.
    let folder = program("tires", &FIRST.replace("do\n", "do\n  n=$((n+1)); [ $n -gt 60 ] && exit 4\n"));
    let call = [
        "arena",
        "ninjan",
        "--levels",
        "random,exec:./player",
        "--games",
        "40",
        "--seed",
        "1",
        "--jobs",
        "1",
        "--json",
    ];
    let output = run_in(&folder, &call);
    assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
    let pairs: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(pairs[0]["games"], 2);
    assert!(String::from_utf8_lossy(&output.stderr).contains("“./player” ended (exit status 4)"));
}

#[test]
fn standard_error_of_a_program_is_passed_on() {
    let folder = program("talks", &FIRST.replace("do\n", "do\n  echo thinking >&2\n"));
    let record = golden("paws/ruling-01-a-single-card-is-beaten-by-two.rec");
    let output = run_in(&folder, &["suggest", &record, "--seat", "1", "--level", "exec:./player"]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "thinking\n");
}

/// Needs Python; without it the test passes.
#[test]
fn the_example_program_of_the_documentation_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/outside-players.md");
    let page = fs::read_to_string(page).unwrap();
    let code = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    let folder = temporary("outside-documented");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("player.py"), code).unwrap();
    for game in ["paws", "paws-quick", "ninjan", "kanobu", "tsuefa"] {
        let call = ["sim", game, "--levels", "random,exec:python3 player.py", "--games", "1", "--seed", "1"];
        let output = run_in(&folder, &call);
        assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    }
}

/// Waits until a condition holds; fails after a while.
fn wait_until(what: &str, mut so: impl FnMut() -> bool) {
    for _ in 0..12_000 {
        if so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("{what} did not happen within a minute");
}

fn signal(name: &str, process: &str) -> bool {
    Command::new("sh")
        .args(["-c", &format!("kill -{name} {process} 2>/dev/null")])
        .status()
        .unwrap()
        .success()
}

/// Sends SIGINT and returns the output.
fn interrupted(child: Child) -> Output {
    assert!(signal("INT", &child.id().to_string()));
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said, "roshambo: Interrupted. This is what was finished.\n");
    output
}

#[test]
fn an_interrupted_contest_reports_whole_deals() {
    let folder = temporary("arena-interrupted");
    let arguments = [
        "arena",
        "paws",
        "--seats",
        "3",
        "--levels",
        "random,random",
        "--games",
        "10000000",
        "--seed",
        "1",
        "--json",
        "--records",
        folder.to_str().unwrap(),
    ];
    let child = command(&arguments).spawn().unwrap();
    wait_until("a first record", || fs::read_dir(&folder).is_ok_and(|mut files| files.next().is_some()));
    let output = interrupted(child);
    let pairs: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = pairs[0]["games"].as_u64().unwrap();
    assert_eq!(games, pairs[0]["deals"].as_u64().unwrap() * 3);
    assert_eq!(files(&folder).len() as u64, games);
}

#[test]
fn an_interrupted_simulation_reports_the_finished_games() {
    let folder = temporary("sim-interrupted");
    let arguments = [
        "sim",
        "paws",
        "--games",
        "10000000",
        "--seed",
        "1",
        "--json",
        "--records",
        folder.to_str().unwrap(),
    ];
    let child = command(&arguments).spawn().unwrap();
    wait_until("a first record", || fs::read_dir(&folder).is_ok_and(|mut files| files.next().is_some()));
    let output = interrupted(child);
    let summary: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(files(&folder).len() as u64, summary["games"].as_u64().unwrap());
}

#[test]
fn an_interrupted_contest_leaves_no_program_behind() {
    let folder = program("sleeps", "echo $$ >pid.new; mv pid.new pid; exec sleep 1000");
    let arguments =
        ["arena", "ninjan", "--levels", "random,exec:./player", "--seed", "1", "--jobs", "1", "--json"];
    let child = command(&arguments).current_dir(&folder).spawn().unwrap();
    let pid = folder.join("pid");
    wait_until("the start of the program", || pid.exists());
    let output = interrupted(child);
    let pairs: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((pairs[0]["games"].as_u64(), pairs[0]["a_score"].is_null()), (Some(0), true));
    let pid = fs::read_to_string(pid).unwrap();
    assert!(!signal("0", pid.trim()), "the program is still there");
}
