//! Bots on the command line: arena, sim with levels, suggest, bench bots.

use std::fs;
use std::path::Path;

use crate::shared::command::{files, golden, roshambo, roshambo_with, shown, temporary};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let output = roshambo(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_help_of_each_command_says_what_its_numbers_mean() {
    for name in ["arena", "sim", "suggest", "bench"] {
        insta::assert_snapshot!(format!("help: {name}"), shown(&roshambo(&[name, "--help"])));
    }
    insta::assert_snapshot!("help: bench bots", shown(&roshambo(&["bench", "bots", "--help"])));
}

#[test]
fn the_same_seed_gives_the_same_contest_for_any_number_of_jobs() {
    for (game, seats) in [("kanobu", "3"), ("tsuefa", "2")] {
        let run = |jobs: &str| {
            let folder = temporary(&format!("arena-{game}-{jobs}"));
            let output = roshambo(&[
                "arena",
                game,
                "--seats",
                seats,
                "--levels",
                "random,medium,hard",
                "--iterations",
                "-,0,20",
                "--games",
                "6",
                "--seed",
                "7",
                "--jobs",
                jobs,
                "--json",
                "--records",
                folder.to_str().unwrap(),
            ]);
            assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
            (output.stdout, files(&folder))
        };
        let (one, two) = (run("1"), run("2"));
        assert_eq!(one.1.len(), 18);
        assert!(one == two, "{game}");
    }
}

#[test]
fn a_deal_is_the_same_from_every_seat_and_its_records_are_verified() {
    let folder = temporary("arena-records");
    let folder = folder.to_str().unwrap();
    json(&[
        "arena",
        "paws",
        "--seats",
        "3",
        "--levels",
        "easy,medium",
        "--games",
        "4",
        "--seed",
        "3",
        "--json",
        "--records",
        folder,
    ]);
    let records = files(Path::new(folder));
    let names: Vec<&str> = records.iter().map(|(name, _)| name.as_str()).collect();
    insta::assert_snapshot!(names.join("\n"));
    let first_deck = |record: &str| record.lines().find(|line| line.starts_with("deck ")).unwrap().to_owned();
    for deal in records.chunks(3) {
        assert!(deal.iter().all(|(_, record)| first_deck(record) == first_deck(&deal[0].1)));
        for (seat, (_, record)) in deal.iter().enumerate() {
            assert!(record.contains(&format!("meta player-{}=easy\n", seat + 1)));
        }
    }
    assert_ne!(first_deck(&records[0].1), first_deck(&records[3].1));
    for (name, _) in &records {
        let verified = roshambo(&["verify", &format!("{folder}/{name}")]);
        assert_eq!(verified.status.code(), Some(0), "{}", shown(&verified));
    }
}

#[test]
fn a_contest_has_the_documented_fields() {
    let pairs = json(&[
        "arena",
        "ninjan",
        "--seats",
        "3",
        "--levels",
        "random,easy,random",
        "--games",
        "10",
        "--seed",
        "1",
        "--json",
    ]);
    let pairs = pairs.as_array().unwrap();
    let names: Vec<_> = pairs.iter().map(|p| (p["a"].as_str().unwrap(), p["b"].as_str().unwrap())).collect();
    assert_eq!(names, [("random", "easy"), ("random", "random#2"), ("easy", "random#2")]);
    for pair in pairs {
        let number = |field: &str| pair[field].as_f64().unwrap_or_else(|| panic!("{field} in {pair}"));
        assert_eq!(
            (number("seats"), number("games"), number("deals"), number("seed")),
            (3.0, 12.0, 4.0, 1.0)
        );
        assert!(number("low") <= number("a_score") && number("a_score") <= number("high"), "{pair}");
        assert!((number("fair") - 1.0 / 3.0).abs() < 1e-6);
        assert!(number("wins") + number("shared") + number("draws") <= 12.0);
        assert!((number("a_rating") - number("b_rating")).is_finite() && number("elo").is_finite());
    }
    assert_eq!(pairs[0]["a_rating"], 0.0);
}

#[test]
fn with_equal_time_the_iterations_of_all_but_the_first_are_measured() {
    let levels = ["--levels", "medium,hard,plain-ismcts,pimc", "--iterations", "-,60,-,-", "--equal-time"];
    let contest = ["arena", "ninjan", "--games", "2", "--seed", "1", "--json"];
    let pairs = json(&[&contest[..], &levels[..]].concat());
    let last_three: Vec<&str> =
        pairs.as_array().unwrap()[..3].iter().map(|p| p["b"].as_str().unwrap()).collect();
    let [hard, ismcts, pimc] = last_three[..] else { panic!("{last_three:?}") };
    assert_eq!((&pairs[0]["a"], hard), (&"medium".into(), "hard@60"));
    for (name, of) in [(ismcts, "plain-ismcts@"), (pimc, "pimc@")] {
        let iterations: u64 = name.strip_prefix(of).unwrap().parse().unwrap();
        // An iteration of either costs about as much as one of hard, not ten thousand times more or less.
        assert!((1..600_000).contains(&iterations), "{name}");
    }
}

#[test]
fn a_contest_is_printed_as_a_table() {
    insta::assert_snapshot!(shown(&roshambo(&[
        "arena",
        "paws",
        "--levels",
        "random,random",
        "--games",
        "20",
        "--seed",
        "1"
    ])));
}

#[test]
fn levels_and_iterations_that_make_no_contest_are_a_usage_error() {
    for (name, arguments) in [
        ("one level", &["arena", "paws", "--levels", "hard"][..]),
        ("no levels", &["arena", "paws"]),
        ("no such level", &["arena", "paws", "--levels", "hard,grandmaster"]),
        ("no program", &["arena", "paws", "--levels", "hard,exec:"]),
        ("iterations too few", &["arena", "paws", "--levels", "hard,hard", "--iterations", "5"]),
        ("iterations of medium", &["arena", "paws", "--levels", "medium,hard", "--iterations", "5,5"]),
        ("iterations no number", &["arena", "paws", "--levels", "hard,hard", "--iterations", "5,x"]),
        ("sim levels too few", &["sim", "paws", "--seats", "4", "--levels", "easy,easy"]),
        ("sim levels too many", &["sim", "paws", "--levels", "easy,easy,easy"]),
    ] {
        insta::assert_snapshot!(format!("wrong contest: {name}"), shown(&roshambo(arguments)));
    }
}

#[test]
fn different_iterations_of_one_level_can_meet() {
    let pairs = json(&[
        "arena",
        "tsuefa",
        "--levels",
        "hard,hard",
        "--iterations",
        "5,10",
        "--games",
        "2",
        "--seed",
        "1",
        "--json",
    ]);
    assert_eq!((pairs[0]["a"].as_str(), pairs[0]["b"].as_str()), (Some("hard@5"), Some("hard@10")));
}

#[test]
fn simulated_games_take_a_level_per_seat_or_one_for_all() {
    let call = ["sim", "kanobu", "--seats", "3", "--games", "6", "--seed", "1", "--json", "--levels"];
    let run = |levels: &str, jobs: &str| json(&[&call[..], &[levels, "--jobs", jobs]].concat());
    let summary = run("random,easy,medium", "1");
    assert_eq!(summary, run("random,easy,medium", "2"));
    assert_eq!(summary["levels"], serde_json::json!(["random", "easy", "medium"]));
    assert_eq!(summary["games"], 6);
    assert_eq!(run("easy", "1"), run("easy,easy,easy", "1"));
    // Bots of level random are not the same as random moves without bots.
    assert!(json(&call[..9])["levels"].is_null());
}

#[test]
fn simulated_games_of_levels_are_verified() {
    let folder = temporary("sim-levels");
    let folder = folder.to_str().unwrap();
    json(&[
        "sim",
        "ninjan",
        "--levels",
        "medium",
        "--games",
        "2",
        "--seed",
        "1",
        "--json",
        "--records",
        folder,
    ]);
    for (name, _) in files(Path::new(folder)) {
        assert_eq!(roshambo(&["verify", &format!("{folder}/{name}")]).status.code(), Some(0));
    }
}

const TURN: &str = "paws/ruling-01-a-single-card-is-beaten-by-two.rec";

#[test]
fn a_suggestion_has_values_and_shares_of_all_moves() {
    let record = golden(TURN);
    let call = ["suggest", &record, "--seat", "1", "--iterations", "200", "--json"];
    let suggestion = json(&call);
    assert_eq!((suggestion["game"].as_str(), suggestion["level"].as_str()), (Some("paws"), Some("expert")));
    assert_eq!((suggestion["seat"].as_u64(), suggestion["iterations"].as_u64()), (Some(1), Some(200)));
    let moves = suggestion["moves"].as_array().unwrap();
    assert!(moves.len() > 1);
    let shares: f64 = moves.iter().map(|mv| mv["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    for mv in moves {
        assert!((0.0..=1.0).contains(&mv["value"].as_f64().unwrap()) && mv["move"].is_string());
    }
    let reasons = suggestion["reasons"].as_array().unwrap();
    assert!(!reasons.is_empty() && reasons.iter().all(|reason| reason["id"].is_string()), "{reasons:?}");
    assert_eq!(suggestion, json(&call), "the same call gives the same answer");
    let from_input = roshambo_with(
        &["suggest", "-", "--seat", "1", "--iterations", "200", "--json"],
        &fs::read(&record).unwrap(),
    );
    assert_eq!(serde_json::from_slice::<Value>(&from_input.stdout).unwrap(), suggestion);
}

#[test]
fn every_level_makes_suggestions_and_only_searching_levels_have_values() {
    for level in ["random", "easy", "medium", "hard"] {
        let suggestion =
            json(&["suggest", &golden(TURN), "--seat", "1", "--level", level, "--seed", "2", "--json"]);
        assert_eq!(suggestion["moves"][0]["value"].is_null(), level != "hard", "{level}");
    }
    let quick = json(&["suggest", &golden(TURN), "--seat", "1", "--time", "5", "--threads", "2", "--json"]);
    assert!(quick["iterations"].as_u64().unwrap() > 0);
    let table = roshambo(&["suggest", &golden(TURN), "--seat", "1", "--level", "hard", "--iterations", "50"]);
    let table = String::from_utf8(table.stdout).unwrap();
    assert!(table.starts_with("paws, seat 1: hard, 50 iterations\n  to win    played  move\n"), "{table}");
}

#[test]
fn without_a_decision_to_make_suggest_says_why() {
    for (name, record, seat) in [
        ("another seat", TURN, "2"),
        ("no such seat", TURN, "4"),
        ("over", "paws/ruling-14-a-whole-game-to-two-tokens.rec", "1"),
        ("refused record", "paws/refused-two-signs.rec", "1"),
    ] {
        let output = roshambo(&["suggest", &golden(record), "--seat", seat]);
        insta::assert_snapshot!(format!("no suggestion: {name}"), shown(&output));
    }
    let output =
        roshambo_with(&["suggest", "-", "--seat", "1"], b"roshambo-record 1\ngame paws\nseats 2\n---\n");
    insta::assert_snapshot!("no suggestion: a deck is awaited", shown(&output));
    let output = roshambo(&["suggest", &golden(TURN), "--seat", "0"]);
    insta::assert_snapshot!("no suggestion: seat zero", shown(&output));
}

#[test]
fn bench_bots_has_the_documented_fields() {
    let measured = json(&["bench", "bots", "tsuefa", "--json"]);
    let line = &measured[0];
    assert_eq!((line["game"].as_str(), line["seats"].as_u64()), (Some("tsuefa"), Some(2)));
    for field in ["iterations_per_s", "playouts_per_s", "ratio", "hard_ms", "expert_ms"] {
        assert!(line[field].as_f64().unwrap() > 0.0, "{field}");
    }
    for field in ["worst_overshoot_ms", "worst_stop_ms"] {
        assert!(line[field].as_f64().unwrap() >= 0.0, "{field}");
    }
}
