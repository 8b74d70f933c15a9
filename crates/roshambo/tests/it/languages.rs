//! The commands in every language: texts are translated, machine-readable output is not.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Output;

use crate::shared::command::{command, files, golden, roshambo, shown, temporary};

const RECORD: &str = "ninjan/ninjan-two-equal.rec";

const COMMANDS: [&[&str]; 21] = [
    &[],
    &["games"],
    &["play"],
    &["serve"],
    &["healthcheck"],
    &["backup"],
    &["restore"],
    &["migrate"],
    &["replay"],
    &["sim"],
    &["arena"],
    &["lab"],
    &["suggest"],
    &["review"],
    &["verify"],
    &["perft"],
    &["bench"],
    &["bench", "bots"],
    &["bench", "review"],
    &["help"],
    &["generate"],
];

/// Words that are the same in every language: names of commands, flags, games, levels and formats.
const NOTATION: &str = "roshambo play people record resume pace variant games replay sim arena lab suggest review verify perft bench bots help version lang \
    json file trace view spectator memory seats option levels iterations seed jobs records seat level time \
    threads depth normal deep html OUT game rec paws quick ninjan kanobu tsuefa pro random easy medium hard expert plain ismcts pimc equal exec docs outside \
    players md my player en ru uk JSON Ctrl MS L1 L2 \
    serve healthcheck backup restore generate man server addr db sqlite lan public url trusted hops bot log text error warn info debug \
    trace off address requests guest guests new tables misses messages message remarks hints sockets body bytes outbox open in backlog table \
    day work at once connections metrics first byte headers alive request close HTTP \
    pace silence idle ping write shutdown keep waiting playing over https example URL QR WebSocket ROSHAMBO PUBLIC \
    Forwarded For reveal strict max database size GiB MiB TiB \
    until WIDTH out report csv items \
    migrate from to postgres PostgreSQL password PGPASSWORD bus nats NATS tls node admin";

fn speaking(lang: &str, arguments: &[&str]) -> Output {
    roshambo(&[arguments, &["--lang", lang]].concat())
}

fn is_cyrillic(letter: char) -> bool {
    ('\u{400}'..'\u{530}').contains(&letter)
}

fn is_in(lang: &str, text: &str) -> bool {
    let foreign = if lang == "uk" { ['ы', 'э', 'ъ', 'ё'] } else { ['і', 'ї', 'є', 'ґ'] };
    text.contains(is_cyrillic) && !text.contains(foreign)
}

#[test]
fn the_help_is_entirely_in_its_language() {
    let notation: BTreeSet<&str> = NOTATION.split_whitespace().collect();
    for lang in ["ru", "uk"] {
        for command in COMMANDS {
            for flag in ["-h", "--help"] {
                let output = speaking(lang, &[command, &[flag]].concat());
                assert_eq!(output.status.code(), Some(0));
                let text = String::from_utf8(output.stdout).unwrap();
                assert!(is_in(lang, &text), "{text}");
                for word in text.split(|letter: char| !letter.is_alphanumeric()) {
                    let latin =
                        word.len() > 1 && word.starts_with(|letter: char| letter.is_ascii_alphabetic());
                    assert!(!latin || notation.contains(word), "{lang}: {word:?} stands in\n{text}");
                }
            }
        }
        insta::assert_snapshot!(format!("help in {lang}"), shown(&speaking(lang, &["--help"])));
        insta::assert_snapshot!(
            format!("help of arena in {lang}"),
            shown(&speaking(lang, &["arena", "--help"]))
        );
        insta::assert_snapshot!(
            format!("help of bench in {lang}"),
            shown(&speaking(lang, &["help", "bench"]))
        );
    }
}

#[test]
fn the_help_command_gives_the_help_of_a_command() {
    for command in COMMANDS {
        let by_command = roshambo(&[&["help"], command].concat());
        assert_eq!(by_command.status.code(), Some(0));
        assert_eq!(by_command.stdout, roshambo(&[command, &["--help"]].concat()).stdout, "{command:?}");
    }
    insta::assert_snapshot!(shown(&roshambo(&["help", "bench", "dance"])));
}

#[test]
fn every_command_uses_the_language() {
    let folder = temporary("languages-records");
    let folder = folder.to_str().unwrap();
    roshambo(&["sim", "ninjan", "--games", "1", "--seed", "5", "--records", folder]);
    let fair = format!("{folder}/ninjan-2-5-000001.rec");
    let begun = format!("{folder}/begun.rec");
    let whole = std::fs::read_to_string(&fair).unwrap();
    let some: Vec<&str> = whole.lines().take_while(|line| !line.contains(" pile ")).collect();
    std::fs::write(&begun, some.join("\n")).unwrap();
    let replay = golden(RECORD);
    for (name, arguments) in [
        ("replay", &["replay", &replay][..]),
        ("replay unfinished", &["replay", &begun]),
        ("verify", &["verify", &fair]),
        ("verify unfinished", &["verify", &begun]),
        ("sim", &["sim", "ninjan", "--games", "21", "--seed", "1"]),
        ("sim levels", &["sim", "ninjan", "--games", "2", "--seed", "1", "--levels", "random,easy"]),
        ("arena", &["arena", "ninjan", "--games", "22", "--seed", "1", "--levels", "random,easy"]),
        ("suggest", &["suggest", &begun, "--seat", "1", "--level", "medium", "--seed", "1"]),
    ] {
        for lang in ["ru", "uk"] {
            let output = speaking(lang, arguments);
            assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
            assert!(is_in(lang, &String::from_utf8_lossy(&output.stdout)), "{}", shown(&output));
            insta::assert_snapshot!(format!("{name} in {lang}"), shown(&output));
        }
    }
}

#[test]
fn the_games_are_listed_in_the_language() {
    for (lang, line) in
        [("ru", "ninjan      Ниндзян, 2–5 игроков"), ("uk", "ninjan      Ніндзян, 2–5 гравців")]
    {
        let output = speaking(lang, &["games"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(is_in(lang, &text) && text.lines().any(|own| own == line), "{text}");
    }
}

#[test]
fn the_bench_has_its_headings_in_the_language() {
    for (lang, headings) in
        [("ru", "игра         мест      ходов/с"), ("uk", "гра         місць      ходів/с")]
    {
        let output = speaking(lang, &["bench", "tsuefa"]);
        assert!(String::from_utf8_lossy(&output.stdout).starts_with(headings), "{}", shown(&output));
    }
}

#[test]
fn errors_are_in_the_language() {
    let finished = golden(RECORD);
    let refused = golden("ninjan/refused-a-move-after-the-end.rec");
    for (name, arguments) in [
        ("no such command", &["gams"][..]),
        ("no command", &[]),
        ("no such flag", &["replay", "--trac", "-"]),
        ("no value", &["sim", "ninjan", "--seed"]),
        ("value of a flag", &["games", "--json=1"]),
        ("no number", &["sim", "ninjan", "--games", "x"]),
        ("number too large", &["sim", "ninjan", "--seed", "99999999999999999999"]),
        ("no such game", &["sim", "chess"]),
        ("no such level", &["sim", "ninjan", "--levels", "grandmaster"]),
        ("flags in conflict", &["replay", "--trace", "--view", "1", "-"]),
        ("flag twice", &["sim", "ninjan", "--seed", "1", "--seed", "2"]),
        ("missing arguments", &["arena", "--levels", "hard,hard"]),
        ("too many seats", &["sim", "ninjan", "--seats", "6"]),
        ("no such option", &["sim", "ninjan", "--option", "opening=1"]),
        ("no such file", &["replay", "no/such/file.rec"]),
        ("refused record", &["replay", "--trace", &refused]),
        ("no record", &["replay", "-"]),
        ("no proof", &["verify", &finished]),
        ("over", &["suggest", &finished, "--seat", "1"]),
        (
            "no program",
            &["sim", "ninjan", "--games", "1", "--seed", "1", "--levels", "exec:/no/such/program"],
        ),
    ] {
        let english = roshambo(arguments);
        for lang in ["ru", "uk"] {
            let output = speaking(lang, arguments);
            assert_eq!(output.status, english.status, "{name}");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(is_in(lang, &said) && !output.stderr.is_empty(), "{}", shown(&output));
            insta::assert_snapshot!(format!("{name} in {lang}"), said);
        }
    }
}

#[test]
fn an_unknown_language_is_a_usage_error() {
    insta::assert_snapshot!(shown(&roshambo(&["games", "--lang", "fr"])));
    insta::assert_snapshot!(shown(&roshambo(&["--lang"])));
}

#[test]
fn the_environment_sets_the_language_and_the_flag_overrides_it() {
    let title = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = command(&[&["replay", &golden(RECORD)], arguments].concat());
        let output = command.envs(variables.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap().lines().next().unwrap().to_owned()
    };
    let (english, russian, ukrainian) =
        ("Ninjan (ninjan), 2 seats", "Ниндзян (ninjan), 2 игрока", "Ніндзян (ninjan), 2 гравці");
    assert_eq!(title(&[], &[]), english);
    assert_eq!(title(&[("LANG", "ru_RU.UTF-8")], &[]), russian);
    assert_eq!(title(&[("LANG", "uk_UA.UTF-8")], &[]), ukrainian);
    assert_eq!(title(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "uk_UA.UTF-8")], &[]), ukrainian);
    assert_eq!(title(&[("LANG", "ru_RU.UTF-8")], &["--lang", "uk"]), ukrainian);
    assert_eq!(title(&[("LANG", "ru_RU.UTF-8")], &["--lang=en"]), english);
    let help = command(&["--help"]).env("LANG", "uk_UA.UTF-8").output().unwrap();
    assert!(is_in("uk", &String::from_utf8_lossy(&help.stdout)));
    let wrong = command(&["dance"]).env("LANG", "ru_RU.UTF-8").output().unwrap();
    assert!(is_in("ru", &String::from_utf8_lossy(&wrong.stderr)));
}

#[test]
fn machine_readable_output_is_the_same_in_every_language() {
    let record = golden("ninjan/ninjan-two-equal.rec");
    let begun = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n";
    let setup = temporary("languages-begun");
    std::fs::create_dir_all(&setup).unwrap();
    let setup = setup.join("begun.rec");
    std::fs::write(&setup, begun).unwrap();
    let setup = setup.to_str().unwrap();
    for arguments in [
        &["games", "--json"][..],
        &["replay", "--trace", &record],
        &["replay", "--view", "1", &record],
        &["replay", "--view", "spectator", "--memory", &record],
        &["sim", "ninjan", "--games", "10", "--seed", "1", "--json"],
        &["sim", "ninjan", "--games", "2", "--seed", "1", "--levels", "random,easy", "--json"],
        &["arena", "ninjan", "--games", "4", "--seed", "1", "--levels", "random,easy", "--json"],
        &["suggest", setup, "--seat", "1", "--level", "random", "--seed", "1", "--json"],
        &["perft", "ninjan", "--seed", "1", "--depth", "2"],
    ] {
        let english = speaking("en", arguments);
        assert_eq!(english.status.code(), Some(0), "{}", shown(&english));
        for lang in ["ru", "uk"] {
            assert_eq!(speaking(lang, arguments), english, "{arguments:?} in {lang}");
        }
    }
    let records = |lang: &str| {
        let folder = temporary(&format!("languages-records-{lang}"));
        let call = ["sim", "ninjan", "--games", "2", "--seed", "1", "--records", folder.to_str().unwrap()];
        speaking(lang, &call);
        files(Path::new(&folder))
    };
    assert_eq!(records("en").len(), 2);
    assert!(records("en") == records("ru") && records("en") == records("uk"));
}
