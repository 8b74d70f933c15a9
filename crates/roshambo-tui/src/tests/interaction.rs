//! What people do: choose, undo, try a forbidden move, type a move, pass the keyboard, leave and resume.

use std::fs;

use ratatui::crossterm::event::KeyCode;
use roshambo_table::GameId;

use super::*;

/// Kanobu with seat 1 to move.
fn kanobu() -> TestClient {
    TestClient::new(config(new_game(GameId::Kanobu, 2, &[("opening", "1")]), &[1], 4), 80, 24)
}

#[test]
fn a_forbidden_card_is_refused_with_its_rule_and_one_key_shows_the_rule() {
    let mut client = kanobu();
    let table = client.table();
    let forbidden = table.targets.iter().position(|target| !table.selection.is_open(&target.token)).unwrap();
    let Screen::Table(table) = &mut client.app.screen else { unreachable!() };
    table.cursor = forbidden;
    client.keys("\n");
    assert!(client.shows("[kanobu/3,\u{a0}?]"), "{}", client.screen());
    client.keys("?");
    assert!(client.shows("│ 3. "), "{}", client.screen());
    assert!(client.table().session.table.journal().len() == 1, "only the deck");
}

#[test]
fn a_move_can_be_typed_and_tab_completes_it() {
    let mut client = kanobu();
    let legal = client.table().session.table.legal(roshambo_rules::Seat::new(0));
    let mv = legal.listed().unwrap().first().unwrap();
    client.keys(":");
    client.press(KeyCode::Char(mv.chars().next().unwrap()));
    client.keys("\t");
    assert!(client.shows(":play "), "{}", client.screen());
    client.keys("\x1b");
    client.type_move("play vvv");
    assert!(client.shows("[common/notation,\u{a0}?]"), "{}", client.screen());
    client.type_move(mv);
    assert_eq!(client.table().session.table.journal()[1].to_string(), format!("1 {mv}"));
}

#[test]
fn backspace_puts_a_chosen_card_back() {
    let mut client = kanobu();
    client.press(KeyCode::Char(' '));
    assert_eq!(client.table().selection.tokens().len(), 1);
    client.press(KeyCode::Backspace);
    assert_eq!(client.table().selection.tokens().len(), 0);
}

#[test]
fn a_curtain_hides_the_hands_while_the_keyboard_is_passed_on() {
    let start = new_game(GameId::Kanobu, 3, &[("opening", "1")]);
    let mut client = TestClient::new(config(start, &[1, 2], 4), 80, 24);
    assert!(client.shows("Player 1 plays now."), "{}", client.screen());
    assert!(!client.shows("Your hand"));
    client.keys("\n");
    assert!(client.shows("Your turn, Player 1") && client.shows("Your hand"));
    for _ in 0..20 {
        if client.shows("Player 2 plays now.") {
            break;
        }
        client.follow_screen(0);
    }
    assert!(!client.shows("Your hand") && !client.shows("yours:"), "{}", client.screen());
    client.keys("x\n");
    assert!(client.shows("Your turn, Player 2"), "{}", client.screen());
}

#[test]
fn leaving_behind_the_curtain_asks_and_shows_no_cards() {
    let start = new_game(GameId::Kanobu, 3, &[("opening", "1")]);
    let mut client = TestClient::new(config(start, &[1, 2], 4), 80, 24);
    client.keys("q");
    assert!(client.shows("Leave the game?") && !client.shows("yours:"), "{}", client.screen());
    client.press(KeyCode::Esc);
    assert!(client.shows("Player 1 plays now.") && !client.app.has_quit());
    client.keys("qq");
    assert!(client.app.has_quit());
}

#[test]
fn resuming_a_pro_game_does_not_repeat_what_had_to_be_remembered() {
    let pro = [("variant", "pro")];
    let fights = |client: &TestClient| {
        let events = client.table().log_events();
        events.iter().filter(|event| format!("{event:?}").contains("attacker: Some")).count()
    };
    let mut client = TestClient::new(config(new_game(GameId::Tsuefa, 2, &pro), &[1], 0), 80, 24);
    for step in 0..400 {
        if fights(&client) > 0 {
            break;
        }
        client.follow_screen(step % 5);
    }
    assert!(fights(&client) > 0, "new events are shown in full");
    let mut resume = config(Start::Resume(client.record()), &[1], 0);
    resume.people = None;
    let resumed = TestClient::new(resume, 80, 24);
    assert_eq!(fights(&resumed), 0, "{}", resumed.screen());
}

#[test]
fn leaving_asks_and_the_game_resumes_from_its_record() {
    let mut client = kanobu();
    client.follow_screen(0);
    client.keys("q");
    assert!(client.shows("Leave the game?") && client.shows("roshambo play --resume"));
    client.press(KeyCode::Esc);
    assert!(!client.app.has_quit());
    client.keys("q\n");
    assert!(client.app.has_quit());
    let journal = client.table().session.table.journal().to_vec();
    let path = client.record();
    assert!(fs::read_to_string(&path).unwrap().ends_with(&format!("{}\n", journal.last().unwrap())));

    let mut resume = config(Start::Resume(path.clone()), &[1], 4);
    resume.people = None;
    let mut resumed = TestClient::new(resume, 80, 24);
    assert_eq!(resumed.table().session.table.journal()[..journal.len()], journal);
    while resumed.table().session.table.outcome().is_none() {
        resumed.follow_screen(1);
    }
    let record = fs::read(&path).unwrap();
    assert!(roshambo_table::verify(record.as_slice()).unwrap().outcome.is_some());
}

#[test]
fn a_partial_line_at_the_end_of_a_record_is_dropped() {
    let mut client = kanobu();
    client.follow_screen(0);
    let path = client.record();
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{whole}1 pla")).unwrap();
    let mut resume = config(Start::Resume(path.clone()), &[1], 4);
    resume.people = None;
    let resumed = TestClient::new(resume, 80, 24);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&whole));
    let replayed = roshambo_table::Table::replay(fs::read(&path).unwrap().as_slice()).unwrap();
    assert_eq!(replayed.journal(), resumed.table().session.table.journal());
    fs::write(&path, whole.replace("---", "--- x")).unwrap();
    let invalid = config(Start::Resume(path), &[1], 4);
    assert!(matches!(App::new(invalid), Err(crate::TuiError::Wrong(..))));
}

#[test]
fn a_game_with_a_damaged_proof_is_not_continued_with_other_decks() {
    let mut client = kanobu();
    client.follow_screen(0);
    let path = client.record();
    let whole = fs::read_to_string(&path).unwrap();
    let damaged = whole.replace("meta fair-secret=", "meta fair-secret=x");
    assert_ne!(damaged, whole);
    fs::write(&path, &damaged).unwrap();
    let resume = config(Start::Resume(path.clone()), &[1], 4);
    assert!(matches!(App::new(resume), Err(crate::TuiError::Damaged(..))));
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
}

#[test]
fn a_record_is_never_overwritten_and_a_missing_one_is_an_error() {
    let client = kanobu();
    let mut second = config(new_game(GameId::Kanobu, 2, &[]), &[1], 4);
    second.record = Some(client.record());
    assert!(matches!(App::new(second), Err(crate::TuiError::Record(..))));
    let missing = config(Start::Resume("no/such/file".into()), &[1], 4);
    assert!(matches!(App::new(missing), Err(crate::TuiError::Unreadable(..))));
}

#[test]
fn a_setup_is_made_by_swapping_items() {
    let mut client = TestClient::alone(GameId::Tsuefa, 2, 1, (80, 24));
    let before = client.table().setup.as_ref().unwrap().layout();
    client.press(KeyCode::Char(' '));
    client.press(KeyCode::Right);
    client.press(KeyCode::Char(' '));
    let after = client.table().setup.as_ref().unwrap().layout();
    let mut swapped: Vec<char> = before.chars().collect();
    swapped.swap(6, 7);
    assert_eq!(after, swapped.into_iter().collect::<String>());
    client.keys("\n");
    assert!(
        client
            .table()
            .session
            .table
            .journal()
            .iter()
            .any(|entry| entry.to_string() == format!("1 setup {after}"))
    );
}

#[test]
fn another_game_starts_after_the_result() {
    let mut client = TestClient::alone(GameId::Ninjan, 2, 5, (80, 24));
    while !client.shows("n: play again") {
        client.follow_screen(1);
    }
    client.keys("\n");
    assert!(client.shows("Enter: the result") && !client.shows("n: play again"));
    client.keys("\n");
    let first = client.record();
    client.keys("n");
    assert_eq!(client.record(), first.with_file_name("ninjan-1.rec"), "in the same folder");
    assert!(client.table().session.table.outcome().is_none());
    let _ = fs::remove_dir_all(first.parent().unwrap());
}

#[test]
fn the_menu_lists_the_games_and_starts_one() {
    let mut client = TestClient::new(config(Start::Menu, &[1], 5), 80, 24);
    assert!(client.shows("Ninjan") && client.shows("nine secret cards"));
    client.press(KeyCode::Down);
    client.press(KeyCode::Down);
    client.press(KeyCode::Right);
    client.keys("l\n");
    let session = &client.table().session;
    assert_eq!((session.table.header().game, session.seats().count()), (GameId::Ninjan, 3));
    assert_eq!(session.level, Level::Medium);
}
