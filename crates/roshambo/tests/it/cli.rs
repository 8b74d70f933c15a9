//! The command line: output, errors, exit status.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shared::command::{files, golden, roshambo, roshambo_with, shown, temporary};

#[test]
fn the_help_names_every_command() {
    insta::assert_snapshot!(shown(&roshambo(&["--help"])));
}

#[test]
fn games_are_listed_with_seats_and_options() {
    insta::assert_snapshot!(shown(&roshambo(&["games"])));
}

#[test]
fn games_are_listed_as_json() {
    insta::assert_snapshot!(shown(&roshambo(&["games", "--json"])));
}

#[test]
fn a_record_is_replayed_in_words() {
    for (name, record) in [
        ("paws", "paws/paws-rulebook-moves.rec"),
        ("kanobu", "kanobu/kanobu-rulebook-example.rec"),
        ("tsuefa", "tsuefa/tsuefa-equal-signs-defender.rec"),
        ("ninjan", "ninjan/ninjan-two-equal.rec"),
        ("paws-quick", "paws-quick/paws-quick-combo-wins.rec"),
    ] {
        insta::assert_snapshot!(name, shown(&roshambo(&["replay", &golden(record)])));
    }
}

#[test]
fn the_trace_matches_the_golden_file() {
    let record = golden("paws/paws-rulebook-moves.rec");
    let expected = fs::read_to_string(golden("paws/paws-rulebook-moves.trace")).unwrap();
    let from_file = roshambo(&["replay", "--trace", &record]);
    assert_eq!(String::from_utf8(from_file.stdout).unwrap(), expected);
    let from_input = roshambo_with(&["replay", "--trace", "-"], &fs::read(record).unwrap());
    assert_eq!(String::from_utf8(from_input.stdout).unwrap(), expected);
}

#[test]
fn a_viewer_gets_views_events_and_moves_as_json_lines() {
    let output = roshambo(&["replay", "--view", "2", &golden("paws/paws-rulebook-moves.rec")]);
    let lines: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[1]["events"][0]["hands"][0]["cards"], serde_json::Value::Null);
    assert_eq!(lines[1]["events"][0]["hands"][1]["cards"].as_array().unwrap().len(), 11);
    assert_eq!(lines[2]["legal"][0], "pass");
    assert_eq!(lines[3]["legal"].as_array().unwrap().len(), 0);
}

const HEADER: &str = "roshambo-record 1\ngame paws\nseats 2\n";

#[test]
fn an_invalid_record_is_rejected_with_its_line() {
    for (name, record) in [
        ("empty", String::new()),
        ("blank line", format!("{HEADER}\n---\n")),
        ("carriage return", HEADER.replace('\n', "\r\n")),
        ("other version", "roshambo-record 2\n".into()),
        ("no such game", "roshambo-record 1\ngame chess\n".into()),
        ("leading zero", "roshambo-record 1\ngame paws\nseats 02\n".into()),
        ("too many seats", "roshambo-record 1\ngame paws\nseats 5\n".into()),
        ("no end of header", HEADER.into()),
        ("unknown option", format!("{HEADER}option colour=blue\n---\n")),
        ("option twice", format!("{HEADER}option opening=1\noption opening=1\n---\n")),
        ("option value", format!("{HEADER}option opening=3\n---\n")),
        ("other rules", format!("{HEADER}meta rules=2\n---\n")),
        ("not an entry", format!("{HEADER}---\nhello\n")),
        ("seat zero", format!("{HEADER}---\n0 pass\n")),
        ("no such seat", format!("{HEADER}---\n3 pass\n")),
        ("deck awaited", format!("{HEADER}---\n# a comment counts as a line\n1 pass\n")),
        ("short deck", format!("{HEADER}---\ndeck bR gS\n")),
        ("no card", format!("{HEADER}---\ndeck bR qq\n")),
    ] {
        let output = roshambo_with(&["replay", "--trace", "-"], record.as_bytes());
        insta::assert_snapshot!(format!("wrong record: {name}"), shown(&output));
    }
}

#[test]
fn a_record_that_is_not_utf8_is_rejected() {
    let output = roshambo_with(&["replay", "-"], b"roshambo-record 1\ngame \xff\xfe\n");
    insta::assert_snapshot!(shown(&output));
    let endless = roshambo_with(&["replay", "-"], &vec![b'x'; 1 << 20]);
    insta::assert_snapshot!(shown(&endless));
}

#[test]
fn a_long_record_is_read_in_flat_memory() {
    let deck = fs::read_to_string(golden("paws/paws-rulebook-moves.rec")).unwrap();
    let deck = deck.lines().find(|line| line.starts_with("deck ")).unwrap();
    let mut record = format!("{HEADER}---\n{deck}\n");
    for _ in 0..20_000 {
        record += "1 throw R\n2 throw R\n# again\n";
    }
    let output = roshambo_with(&["replay", "--trace", "-"], record.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(output.stdout.iter().filter(|byte| **byte == b'\n').count(), 40_002);
}

#[test]
fn usage_errors_and_invalid_input_have_different_exit_statuses() {
    for (name, arguments) in [
        ("no command", &[][..]),
        ("no such command", &["dance"]),
        ("no such game", &["sim", "chess"]),
        ("too many seats", &["sim", "tsuefa", "--seats", "3"]),
        ("unknown option", &["sim", "ninjan", "--option", "opening=1"]),
        ("option value", &["sim", "paws-quick", "--option", "games=0"]),
        ("option without value", &["sim", "paws", "--option", "opening"]),
        ("option twice", &["sim", "paws", "--option", "opening=1", "--option", "opening=2"]),
        ("no games", &["sim", "paws", "--games", "0"]),
        ("trace and view", &["replay", "--trace", "--view", "1", "-"]),
        ("memory without view", &["replay", "--memory", "-"]),
        ("no such viewer", &["replay", "--view", "nobody", "-"]),
        ("no such file", &["replay", "no/such/file.rec"]),
    ] {
        insta::assert_snapshot!(format!("wrong call: {name}"), shown(&roshambo(arguments)));
    }
}

#[test]
fn a_viewer_that_is_not_in_the_record_is_a_usage_error() {
    let output = roshambo(&["replay", "--view", "5", &golden("paws/paws-rulebook-moves.rec")]);
    insta::assert_snapshot!(shown(&output));
}

#[test]
fn the_same_seed_gives_the_same_games_for_any_number_of_jobs() {
    let run = |jobs: &str, folder: &Path| {
        let folder = folder.to_str().unwrap();
        let arguments = [
            "sim",
            "kanobu",
            "--seats",
            "3",
            "--games",
            "40",
            "--seed",
            "7",
            "--json",
            "--jobs",
            jobs,
            "--records",
            folder,
        ];
        let output = roshambo(&arguments);
        assert_eq!(output.status.code(), Some(0));
        (output.stdout, files(folder.as_ref()))
    };
    let (one, many) = (run("1", &temporary("sim-one")), run("3", &temporary("sim-many")));
    assert_eq!(one.1.len(), 40);
    assert!(one == many);
}

#[test]
fn every_simulated_game_replays_and_is_verified() {
    for game in ["paws", "paws-quick", "ninjan", "kanobu", "tsuefa"] {
        let folder = temporary(&format!("sim-{game}"));
        let output =
            roshambo(&["sim", game, "--games", "3", "--seed", "5", "--records", folder.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            let file = file.to_str().unwrap();
            assert_eq!(roshambo(&["replay", file]).status.code(), Some(0));
            let verified = roshambo(&["verify", file]);
            assert_eq!(verified.status.code(), Some(0), "{}", shown(&verified));
            assert!(String::from_utf8(verified.stdout).unwrap().ends_with("Verified\n"));
        }
    }
}

#[test]
fn verify_names_what_is_not_proven() {
    let online = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/fair/fixtures/ninjan-online.rec");
    let online = fs::read_to_string(online).unwrap();
    let verify = |record: &str, flags: &[&str]| {
        let mut arguments = vec!["verify", "-"];
        arguments.extend(flags);
        let output = roshambo_with(&arguments, record.as_bytes());
        (output.status.code(), shown(&output))
    };
    let (code, text) = verify(&online, &["--strict"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(
        text.contains("Players who committed to their own texts before any text was shown: Player 1"),
        "{text}"
    );
    assert!(text.contains("18 decisions made in secret match their seals"), "{text}");
    // Without its seals an online record is not verified, also if decisions were exchanged.
    let bare: String = online
        .lines()
        .filter(|line| !line.starts_with("meta seal-"))
        .map(|line| format!("{line}\n"))
        .collect();
    let (code, text) = verify(&bare, &[]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("the record has no line meta seal-1=…"), "{text}");
    // A local record proves less, and says so.
    let local = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/fair/fixtures/ninjan.rec");
    let local = fs::read_to_string(local).unwrap();
    let (code, text) = verify(&local, &[]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Not proven:") && text.contains("one program knew everything"), "{text}");
    let (code, text) = verify(&local, &["--strict"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("Something that --strict requires is not proven."), "{text}");
}

#[test]
fn a_summary_has_the_documented_fields() {
    let output = roshambo(&["sim", "paws-quick", "--seats", "3", "--games", "20", "--seed", "1", "--json"]);
    let summary: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((summary["game"].as_str(), summary["seats"].as_u64()), (Some("paws-quick"), Some(3)));
    assert_eq!(summary["games"], 20);
    let sum =
        |field: &str| summary[field].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>();
    assert!(sum("wins") + summary["draws"].as_u64().unwrap() <= 20);
    assert!(sum("shared") != 1, "a victory is shared by two at least");
    assert!(summary["plies_mean"].as_f64().unwrap() > 3.0);
    insta::assert_snapshot!(shown(&roshambo(&[
        "sim",
        "paws-quick",
        "--seats",
        "3",
        "--games",
        "20",
        "--seed",
        "1"
    ])));
}

#[test]
fn bench_has_the_documented_fields() {
    let output = roshambo(&["bench", "tsuefa", "--json"]);
    let measured: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let line = &measured[0];
    assert_eq!((line["game"].as_str(), line["seats"].as_u64()), (Some("tsuefa"), Some(2)));
    for field in ["moves_per_s", "playouts_per_s", "ns_per_move", "state_bytes"] {
        assert!(line[field].as_f64().unwrap() > 0.0, "{field}");
    }
}

/// The expected counts are in data files: a line `game seats seed`, then lines `depth count`.
#[test]
fn perft_counts_match_the_data_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 17, "every game and number of seats");
    for file in files {
        let data = fs::read_to_string(&file).unwrap();
        let (call, expected) = data.split_once('\n').unwrap();
        let depth = expected.lines().count().to_string();
        let mut arguments: Vec<&str> = call.trim_start_matches("# roshambo ").split(' ').collect();
        arguments.extend(["--depth", &depth]);
        let output = roshambo(&arguments);
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{}", file.display());
    }
}
