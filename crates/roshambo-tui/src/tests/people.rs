//! What people do: choosing, undoing, being refused, typing, passing the keyboard, leaving.

use std::fs;

use ratatui::crossterm::event::KeyCode;
use roshambo_table::GameId;

use super::*;

/// Kanobu with seat 1 to move.
fn kanobu() -> Stagehand {
    Stagehand::new(plan(new_game(GameId::Kanobu, 2, &[("opening", "1")]), &[1], 4), 80, 24)
}

#[test]
fn a_forbidden_card_is_refused_with_its_rule_and_the_rule_is_one_key_away() {
    let mut stagehand = kanobu();
    let table = stagehand.table();
    let forbidden = table.spots.iter().position(|spot| !table.picker.is_open(&spot.token)).unwrap();
    let Stage::Table(table) = &mut stagehand.app.stage else { unreachable!() };
    table.cursor = forbidden;
    stagehand.keys("\n");
    assert!(stagehand.shows("[kanobu/3,\u{a0}?]"), "{}", stagehand.screen());
    stagehand.keys("?");
    assert!(stagehand.shows("│ 3. "), "{}", stagehand.screen());
    assert!(stagehand.table().session.table.journal().len() == 1, "only the deck");
}

#[test]
fn a_move_may_be_typed_and_tab_completes_it() {
    let mut stagehand = kanobu();
    let legal = stagehand.table().session.table.legal(roshambo_rules::Seat::new(0));
    let mv = legal.listed().unwrap().first().unwrap();
    stagehand.keys(":");
    stagehand.press(KeyCode::Char(mv.chars().next().unwrap()));
    stagehand.keys("\t");
    assert!(stagehand.shows(":play "), "{}", stagehand.screen());
    stagehand.keys("\x1b");
    stagehand.say("play vvv");
    assert!(stagehand.shows("[common/notation,\u{a0}?]"), "{}", stagehand.screen());
    stagehand.say(mv);
    assert_eq!(stagehand.table().session.table.journal()[1].to_string(), format!("1 {mv}"));
}

#[test]
fn a_selection_is_taken_back() {
    let mut stagehand = kanobu();
    stagehand.press(KeyCode::Char(' '));
    assert_eq!(stagehand.table().picker.chosen().len(), 1);
    stagehand.press(KeyCode::Backspace);
    assert_eq!(stagehand.table().picker.chosen().len(), 0);
}

#[test]
fn several_people_pass_the_keyboard_behind_a_curtain() {
    let start = new_game(GameId::Kanobu, 3, &[("opening", "1")]);
    let mut stagehand = Stagehand::new(plan(start, &[1, 2], 4), 80, 24);
    assert!(stagehand.shows("The keyboard goes to Player 1."), "{}", stagehand.screen());
    assert!(!stagehand.shows("Your hand"));
    stagehand.keys("\n");
    assert!(stagehand.shows("Your turn, Player 1") && stagehand.shows("Your hand"));
    for _ in 0..20 {
        if stagehand.shows("The keyboard goes to Player 2.") {
            break;
        }
        stagehand.follow(0);
    }
    assert!(!stagehand.shows("Your hand") && !stagehand.shows("yours:"), "{}", stagehand.screen());
    stagehand.keys("x\n");
    assert!(stagehand.shows("Your turn, Player 2"), "{}", stagehand.screen());
}

#[test]
fn leaving_behind_the_curtain_asks_too_and_shows_nothing() {
    let start = new_game(GameId::Kanobu, 3, &[("opening", "1")]);
    let mut stagehand = Stagehand::new(plan(start, &[1, 2], 4), 80, 24);
    stagehand.keys("q");
    assert!(stagehand.shows("Leave the game?") && !stagehand.shows("yours:"), "{}", stagehand.screen());
    stagehand.press(KeyCode::Esc);
    assert!(stagehand.shows("The keyboard goes to Player 1.") && !stagehand.app.is_over());
    stagehand.keys("qq");
    assert!(stagehand.app.is_over());
}

#[test]
fn a_break_in_a_pro_game_tells_nothing_that_had_to_be_remembered() {
    let pro = [("variant", "pro")];
    let fights = |stagehand: &Stagehand| {
        let told = stagehand.table().events_for();
        told.iter().filter(|told| format!("{told:?}").contains("attacker: Some")).count()
    };
    let mut stagehand = Stagehand::new(plan(new_game(GameId::Tsuefa, 2, &pro), &[1], 0), 80, 24);
    for step in 0..400 {
        if fights(&stagehand) > 0 {
            break;
        }
        stagehand.follow(step % 5);
    }
    assert!(fights(&stagehand) > 0, "what has just happened is told");
    let mut again = plan(Start::Resume(stagehand.record()), &[1], 0);
    again.people = None;
    let resumed = Stagehand::new(again, 80, 24);
    assert_eq!(fights(&resumed), 0, "{}", resumed.screen());
}

#[test]
fn leaving_asks_and_the_game_goes_on_from_its_record() {
    let mut stagehand = kanobu();
    stagehand.follow(0);
    stagehand.keys("q");
    assert!(stagehand.shows("Leave the game?") && stagehand.shows("roshambo play --resume"));
    stagehand.press(KeyCode::Esc);
    assert!(!stagehand.app.is_over());
    stagehand.keys("q\n");
    assert!(stagehand.app.is_over());
    let journal = stagehand.table().session.table.journal().to_vec();
    let path = stagehand.record();
    assert!(fs::read_to_string(&path).unwrap().ends_with(&format!("{}\n", journal.last().unwrap())));

    let mut again = plan(Start::Resume(path.clone()), &[1], 4);
    again.people = None;
    let mut resumed = Stagehand::new(again, 80, 24);
    assert_eq!(resumed.table().session.table.journal()[..journal.len()], journal);
    while resumed.table().session.table.outcome().is_none() {
        resumed.follow(1);
    }
    let kept = fs::read(&path).unwrap();
    assert!(roshambo_table::verify(kept.as_slice()).unwrap().outcome.is_some());
}

#[test]
fn half_a_line_at_the_end_of_a_record_was_never_played() {
    let mut stagehand = kanobu();
    stagehand.follow(0);
    let path = stagehand.record();
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{whole}1 pla")).unwrap();
    let mut again = plan(Start::Resume(path.clone()), &[1], 4);
    again.people = None;
    let resumed = Stagehand::new(again, 80, 24);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&whole));
    let kept = roshambo_table::Table::replay(fs::read(&path).unwrap().as_slice()).unwrap();
    assert_eq!(kept.journal(), resumed.table().session.table.journal());
    fs::write(&path, whole.replace("---", "--- x")).unwrap();
    let wrong = plan(Start::Resume(path), &[1], 4);
    assert!(matches!(App::new(wrong), Err(crate::PlayError::Wrong(..))));
}

#[test]
fn a_record_is_never_overwritten_and_a_finished_one_not_resumed() {
    let stagehand = kanobu();
    let mut second = plan(new_game(GameId::Kanobu, 2, &[]), &[1], 4);
    second.record = Some(stagehand.record());
    assert!(matches!(App::new(second), Err(crate::PlayError::Record(..))));
    let missing = plan(Start::Resume("no/such/file".into()), &[1], 4);
    assert!(matches!(App::new(missing), Err(crate::PlayError::Unreadable(..))));
}

#[test]
fn a_setup_is_made_by_hand() {
    let mut stagehand = Stagehand::alone(GameId::Tsuefa, 2, 1, (80, 24));
    let before = stagehand.table().setup.as_ref().unwrap().layout();
    stagehand.press(KeyCode::Char(' '));
    stagehand.press(KeyCode::Right);
    stagehand.press(KeyCode::Char(' '));
    let after = stagehand.table().setup.as_ref().unwrap().layout();
    let mut swapped: Vec<char> = before.chars().collect();
    swapped.swap(6, 7);
    assert_eq!(after, swapped.into_iter().collect::<String>());
    stagehand.keys("\n");
    assert!(
        stagehand
            .table()
            .session
            .table
            .journal()
            .iter()
            .any(|entry| entry.to_string() == format!("1 setup {after}"))
    );
}

#[test]
fn a_game_may_follow_another() {
    let mut stagehand = Stagehand::alone(GameId::Ninjan, 2, 5, (80, 24));
    while !stagehand.shows("n: play again") {
        stagehand.follow(1);
    }
    stagehand.keys("\n");
    assert!(stagehand.shows("Enter: the result") && !stagehand.shows("n: play again"));
    stagehand.keys("\n");
    let first = stagehand.record();
    stagehand.keys("n");
    assert_eq!(stagehand.record(), first.with_file_name("ninjan-1.rec"), "beside the last one");
    assert!(stagehand.table().session.table.outcome().is_none());
    let _ = fs::remove_dir_all(first.parent().unwrap());
}

#[test]
fn the_menu_lists_the_games_and_begins_one() {
    let mut stagehand = Stagehand::new(plan(Start::Menu, &[1], 5), 80, 24);
    assert!(stagehand.shows("Ninjan") && stagehand.shows("nine sealed cards"));
    stagehand.press(KeyCode::Down);
    stagehand.press(KeyCode::Down);
    stagehand.press(KeyCode::Right);
    stagehand.keys("l\n");
    let session = &stagehand.table().session;
    assert_eq!((session.table.header().game, session.seats().count()), (GameId::Ninjan, 3));
    assert_eq!(session.level, Level::Medium);
}
