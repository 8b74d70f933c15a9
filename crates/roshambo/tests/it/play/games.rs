//! Whole games, played by keyboard.

use std::fs;

use roshambo_rules::{Arg, Seat, say};
use roshambo_words::{Lang, Words};

use super::{assert_verified, own_moves, replayed};
use crate::shared::person::{Asked, Hand, Person};
use crate::shared::screen::Screen;
use crate::shared::terminal::Terminal;

/// Plays a whole game and checks its record.
fn play(arguments: &[&str], lang: Lang, size: (u16, u16), hand: Hand) {
    let game = arguments[0];
    let tag = match lang {
        Lang::En => "en_GB.UTF-8",
        Lang::Ru => "ru_RU.UTF-8",
        Lang::Uk => "uk_UA.UTF-8",
    };
    let terminal = Terminal::new(&format!("whole-{game}")).sized(size.0, size.1).with("LANG", tag);
    let arguments = [arguments, &["--seed", "11", "--level", "easy"]].concat();
    let mut person = Person::new(terminal.play(&arguments), lang);
    person.finish(hand);
    let result = person.play.screen();
    person.play.keys("q");
    let farewell = person.play.farewell();
    let record = terminal.folder.join(format!("roshambo/games/{game}-1.rec"));
    assert!(farewell.contains(record.to_str().unwrap()), "{farewell}");
    assert_verified(&record);
    let told = replayed(&record);
    let (over, scores) = told.split_once("; scores ").unwrap();
    assert!(over.starts_with("Over: "), "{told}");
    let words = Words::of(lang).to(Some(Seat::new(0)));
    for (seat, score) in scores.split(' ').enumerate() {
        // The screen shows a typographic minus sign.
        let score = Arg::text(score.replace('-', "−"));
        let shown = words.say(&say!("over-score", seat = Seat::new(seat), score = score));
        assert!(result.shows(&shown), "{told}:\n{result}");
    }
}

#[test]
fn kanobu_is_played_to_the_end() {
    play(&["kanobu", "--seats", "3"], Lang::En, (80, 24), Hand::Pointing);
}

#[test]
fn ninjan_is_played_to_the_end() {
    play(&["ninjan", "--seats", "4"], Lang::Ru, (100, 30), Hand::Pointing);
}

#[test]
fn paws_is_played_to_the_end() {
    play(&["paws"], Lang::Uk, (120, 40), Hand::Pointing);
}

#[test]
fn paws_quick_is_played_to_the_end_by_typing() {
    play(&["paws-quick"], Lang::Uk, (80, 24), Hand::Typing);
}

#[test]
fn tsuefa_is_played_to_the_end_by_typing() {
    play(&["tsuefa"], Lang::Ru, (80, 24), Hand::Typing);
}

/// The text of a screen without box-drawing characters.
fn texts(screen: &Screen) -> Vec<&str> {
    let rows = screen.rows.iter().map(|row| row.trim_matches(|letter| " ╭╮╰╯─│".contains(letter)));
    rows.filter(|text| !text.is_empty()).collect()
}

#[test]
fn two_players_at_one_keyboard_never_see_each_others_hands() {
    let terminal = Terminal::new("two-people");
    let mut person = Person::english(&terminal, &["kanobu", "--people", "1,2"]);
    person.finish(Hand::Pointing);
    let seats = [Seat::new(0), Seat::new(1)];
    let turns = seats.map(|seat| person.say(&say!("status-your-turn-of", seat = seat)));
    let passes = seats.map(|seat| person.say(&say!("curtain-pass", seat = seat)));
    // The seat whose hand was shown last; none while the curtain is closed.
    let mut open: Option<usize> = None;
    let mut curtains = [0, 0];
    for screen in &person.play.shown(|shown| shown.screens.clone()) {
        if person.asked(screen) == Asked::Curtain {
            let seat = passes.iter().position(|pass| screen.shows(pass)).unwrap();
            let curtain = [person.text("curtain-title"), passes[seat].clone(), person.text("curtain-keys")];
            assert_eq!(texts(screen), curtain, "behind the curtain:\n{screen}");
            curtains[seat] += usize::from(open.is_some() || curtains == [0, 0]);
            open = None;
        } else if let Some(seat) = turns.iter().position(|turn| screen.rows[0].contains(turn)) {
            assert!(open.is_none_or(|open| open == seat), "no curtain before:\n{screen}");
            open = Some(seat);
        }
    }
    assert!(curtains.iter().all(|curtains| *curtains > 2), "{curtains:?}");
    person.play.keys("q");
    person.play.farewell();
    let record = terminal.folder.join("roshambo/games/kanobu-1.rec");
    assert_verified(&record);
    assert!(replayed(&record).starts_with("Over: "));
}

#[test]
fn a_saved_setup_is_offered_in_the_next_game() {
    let terminal = Terminal::new("setups");
    let setups = terminal.folder.join("roshambo/setups.txt");
    let mut first = Person::english(&terminal, &["tsuefa"]);
    first.until_asked();
    first.play.keys("o");
    first.play.until("There are no saved setups with these items yet.");
    first.play.keys("w");
    first.play.until("Setup saved.");
    first.play.keys("qq");
    first.play.farewell();
    let kept = fs::read_to_string(&setups).unwrap();
    assert_eq!(kept.lines().count(), 1, "{kept}");

    let record = terminal.folder.join("game.rec");
    let mut second = Person::english(&terminal, &["tsuefa", "--record", record.to_str().unwrap()]);
    second.until_asked();
    second.play.keys("ao");
    second.play.until("Saved setup 1 of 1.");
    second.play.keys("\r");
    second.play.until("Choose a figure");
    assert_eq!(own_moves(&record), [format!("setup {}", kept.trim_end())]);
}
