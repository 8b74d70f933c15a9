//! All ways to leave a running game; none of them loses a move.

use std::fs;
use std::path::{Path, PathBuf};

use nix::sys::signal::Signal;
use roshambo_rules::Seat;
use roshambo_words::Lang;

use super::{assert_verified, entries, own_moves, replayed};
use crate::shared::person::{Asked, Hand, Person};
use crate::shared::terminal::{Play, Terminal};

const BOT: Seat = Seat::new(1);

/// A game in which a few moves have been typed.
fn begun(name: &str) -> (Terminal, PathBuf, Person) {
    let terminal = Terminal::new(name);
    let record = terminal.folder.join("game.rec");
    let mut person = Person::english(
        &terminal,
        &["kanobu", "--option", "opening=1", "--record", record.to_str().unwrap()],
    );
    while person.typed.len() < 4 {
        assert_ne!(person.step(Hand::Typing), Asked::Over);
    }
    while person.until_asked().0 != Asked::Turn {
        person.step(Hand::Typing);
    }
    (terminal, record, person)
}

/// The record has every move, and the game can be resumed.
fn assert_kept(terminal: &Terminal, record: &Path, person: &Person) {
    assert_eq!(own_moves(record), person.typed);
    assert_eq!(replayed(record), "Unfinished: waiting for Player 1");
    assert_verified(record);
    let before = fs::read_to_string(record).unwrap();
    let mut resumed = Person::new(terminal.play(&["--resume", record.to_str().unwrap()]), Lang::En);
    resumed.finish(Hand::Typing);
    resumed.play.keys("q");
    resumed.play.farewell();
    let after = fs::read_to_string(record).unwrap();
    assert!(after.starts_with(&before), "{after}");
    assert_eq!(own_moves(record), [&person.typed[..], &resumed.typed[..]].concat());
    assert!(replayed(record).starts_with("Over: "));
    assert_verified(record);
}

fn go_on_with(record: &Path) -> String {
    format!("The game is saved. Continue with: roshambo play --resume {}", record.to_str().unwrap())
}

#[test]
fn quitting_asks_first_and_the_record_can_be_resumed() {
    let (terminal, record, mut person) = begun("quit");
    let table = person.play.screen();
    person.play.keys("q");
    person.play.until("Leave the game?");
    person.play.keys("\x1b");
    person.play.until_screen("the table", |screen| *screen == table);
    person.play.keys("q\r");
    assert_eq!(person.play.farewell(), go_on_with(&record));
    assert_kept(&terminal, &record, &person);
}

#[test]
fn ctrl_c_quits_at_once() {
    let (terminal, record, mut person) = begun("ctrl-c");
    person.play.keys("\x03");
    assert_eq!(person.play.farewell(), go_on_with(&record));
    assert_kept(&terminal, &record, &person);
}

#[test]
fn sigterm_quits_at_once() {
    for signal in [Signal::SIGTERM, Signal::SIGINT] {
        let (terminal, record, mut person) = begun(&format!("{signal}"));
        person.play.signal(signal);
        assert_eq!(person.play.farewell(), go_on_with(&record));
        assert_kept(&terminal, &record, &person);
    }
}

#[test]
fn a_closed_terminal_ends_the_game_without_loss() {
    let (terminal, record, mut person) = begun("vanish");
    let status = person.play.vanish();
    assert_eq!(status.signal(), None);
    assert_ne!(status.exit_code(), 101, "a panic");
    assert_kept(&terminal, &record, &person);
}

#[test]
fn a_killed_client_loses_no_move() {
    let (terminal, record, mut person) = begun("crash");
    person.play.signal(Signal::SIGKILL);
    assert!(!person.play.end().0.success());
    assert_kept(&terminal, &record, &person);
}

/// A game in which a bot is thinking, which takes it a second.
fn while_a_bot_thinks(terminal: &Terminal) -> (PathBuf, Person) {
    let record = terminal.folder.join("game.rec");
    let arguments = ["kanobu", "--option", "opening=1", "--level", "expert", "--record", "game.rec"];
    let mut person = Person::new(terminal.play(&arguments), Lang::En);
    person.until_thinking(BOT);
    // A forced move is made at once, and the bot may then have another move to make.
    while !awaits_the_bot(&record) {
        person.step(Hand::Pointing);
        person.until_thinking(BOT);
    }
    (record, person)
}

/// Whether the last move is the player's own: the bot has not answered yet.
fn awaits_the_bot(record: &Path) -> bool {
    entries(record).last().is_some_and(|entry| entry.starts_with("1 "))
}

/// Does something before the bot has answered. A bot with a forced move answers at once; then this tries again with
/// another game.
fn assert_in_time(mut try_it: impl FnMut() -> bool) {
    assert!((0..12).any(|_| try_it()), "the bot answered first, each time");
}

type Leave = fn(&mut Play);

#[test]
fn quitting_does_not_wait_for_a_bot() {
    let ways: [(&str, Leave); 3] = [
        ("ctrl-c", |play| play.keys("\x03")),
        ("quit", |play| play.keys("q\r")),
        ("terminate", |play| play.signal(Signal::SIGTERM)),
    ];
    for (name, leave) in ways {
        assert_in_time(|| {
            let (record, mut person) = while_a_bot_thinks(&Terminal::new(&format!("thinking-{name}")));
            leave(&mut person.play);
            assert_eq!(person.play.farewell(), go_on_with(Path::new("game.rec")));
            assert!(replayed(&record).starts_with("Unfinished: "));
            awaits_the_bot(&record)
        });
    }
}

#[test]
fn the_help_opens_while_a_bot_is_thinking() {
    assert_in_time(|| {
        let (record, mut person) = while_a_bot_thinks(&Terminal::new("thinking-help"));
        person.play.keys("?");
        person.play.until("PgUp PgDn Home End");
        awaits_the_bot(&record)
    });
}
