//! Errors that are reported before the terminal is switched to full screen.

use std::fs;

use crate::shared::command::{command, golden, shown};
use crate::shared::terminal::Terminal;

/// The exit status and the error message.
fn refused(terminal: &Terminal, arguments: &[&str]) -> (u32, String) {
    let mut play = terminal.play(arguments);
    let (status, screen) = play.end();
    let raw = play.shown(|shown| String::from_utf8_lossy(&shown.raw).into_owned());
    assert!(!raw.contains("\x1b[?"), "{arguments:?} touched the screen:\n{screen}");
    (status.exit_code(), screen.flowing.trim_end().to_owned())
}

#[test]
fn play_needs_a_terminal() {
    let folder = Terminal::new("no-terminal").folder;
    let output = command(&["play", "kanobu"]).env("XDG_DATA_HOME", &folder).output().unwrap();
    assert_eq!(
        shown(&output),
        "exit 2\n--- out\n--- err\nroshambo: This command needs a terminal for its screen and keys.\n"
    );
    assert_eq!(fs::read_dir(folder).unwrap().count(), 0, "no record is begun");
}

#[test]
fn a_usage_error_is_explained() {
    let terminal = Terminal::new("wrong-call").sized(200, 24);
    let (status, text) = refused(&terminal, &["kanobu", "--people", "3", "--seats", "2"]);
    assert_eq!((status, text.as_str()), (2, "roshambo: There is no seat 3: this table has seats 1 to 2."));
    let (status, text) = refused(&terminal, &["chess"]);
    assert_eq!(status, 2);
    assert!(text.contains("“chess”") && text.contains("paws-quick"), "{text}");
    assert_eq!(fs::read_dir(&terminal.folder).unwrap().count(), 0, "no record is begun");
}

#[test]
fn only_the_record_of_an_unfinished_game_can_be_resumed() {
    let terminal = Terminal::new("resume-refused").sized(200, 24);
    let (status, text) = refused(&terminal, &["--resume", "missing.rec"]);
    assert_eq!(status, 1);
    assert!(text.starts_with("roshambo: Could not read the record missing.rec: "), "{text}");

    let wrong = "roshambo-record 1\ngame kanobu\nseats 2\n---\n1 draw\n";
    let finished = fs::read_to_string(golden("ninjan/ninjan-two-equal.rec")).unwrap();
    for (name, content, said) in [
        ("text.rec", "not a record\n", "roshambo: Could not replay the record text.rec: "),
        ("wrong.rec", wrong, "roshambo: Could not replay the record wrong.rec: "),
        ("finished.rec", &finished, "roshambo: The game in finished.rec is over: "),
    ] {
        let path = terminal.folder.join(name);
        fs::write(&path, content).unwrap();
        let (status, text) = refused(&terminal, &["--resume", name]);
        assert_eq!(status, 1, "{text}");
        assert!(text.starts_with(said), "{text}");
        assert_eq!(fs::read_to_string(path).unwrap(), content, "{name} is as it was");
    }
}

#[test]
fn a_record_never_overwrites_a_file() {
    let terminal = Terminal::new("overwritten").sized(200, 24);
    let path = terminal.folder.join("diary.txt");
    fs::write(&path, "dear diary").unwrap();
    let (status, text) = refused(&terminal, &["kanobu", "--record", "diary.txt"]);
    assert_eq!(status, 1);
    assert!(text.starts_with("roshambo: Could not save the record to diary.txt: "), "{text}");
    assert_eq!(fs::read_to_string(path).unwrap(), "dear diary");
}
