//! The size of the screen, colours, the mouse and the menu.

use roshambo_rules::Phrase;
use roshambo_table::GameId;
use roshambo_words::Lang;

use super::own_moves;
use crate::shared::person::{Asked, Person};
use crate::shared::screen::Shown;
use crate::shared::terminal::Terminal;

#[test]
fn ctrl_l_redraws_the_same_screen() {
    let mut person = Person::english(&Terminal::new("redraw"), &["kanobu", "--option", "opening=1"]);
    let (_, table) = person.until_asked();
    assert_eq!(person.play.settle(""), table);
    person.play.keys("?");
    let help = person.play.until("PgUp PgDn Home End");
    assert_eq!(person.play.settle(""), help);
}

#[test]
fn a_window_that_is_too_small_shows_a_notice() {
    let mut person = Person::english(&Terminal::new("resize"), &["kanobu", "--option", "opening=1"]);
    let (_, table) = person.until_asked();
    person.play.resize(60, 20);
    let small = person.play.until("80 columns and 24 rows are needed");
    assert!(!small.shows("What you can do"), "{small}");
    person.play.resize(100, 30);
    let large = person.play.until_screen("a larger table", |screen| {
        screen.rows.len() == 30 && screen.rows[0].ends_with("Your turn") && screen.shows("What you can do")
    });
    assert_eq!(person.play.settle(""), large);
    person.play.resize(80, 24);
    person.play.until_screen("the same table", |screen| *screen == table);
}

/// Whether an escape sequence sets a colour. 39 and 49 reset to the default colours of the terminal.
fn is_colour(numbers: &str) -> bool {
    let colour = |number: u16| matches!(number, 30..=38 | 40..=48 | 90..=97 | 100..=107);
    numbers.split(';').filter_map(|number| number.parse().ok()).any(colour)
}

#[test]
fn no_color_turns_colours_off() {
    for (value, wanted) in [("", true), ("1", false)] {
        let terminal = Terminal::new(&format!("colours-{wanted}")).with("NO_COLOR", value);
        let mut person = Person::english(&terminal, &["kanobu", "--option", "opening=1"]);
        person.until_asked();
        person.play.settle("\t ?q\r");
        person.play.keys("q\r");
        person.play.farewell();
        let styles = person.play.shown(Shown::styles);
        assert!(styles.len() > 10, "{styles:?}");
        assert_eq!(styles.iter().any(|numbers| is_colour(numbers)), wanted, "{styles:?}");
    }
}

#[test]
fn a_click_makes_a_move() {
    let terminal = Terminal::new("mouse");
    let mut person = Person::english(&terminal, &["paws-quick"]);
    let (asked, screen) = person.until_asked();
    assert_eq!(asked, Asked::Turn);
    assert!(screen.mouse, "clicks are asked for");
    let offers = person.offers(&screen);
    assert_eq!(offers.len(), 3, "{screen}");
    let (_, row) = offers[1];
    assert!(screen.rows[row].contains("Show scissors"), "{screen}");
    person.play.click(6, row);
    person.play.settle("");
    assert_eq!(own_moves(&terminal.folder.join("roshambo/games/paws-quick-1.rec"))[..1], ["throw S"]);
}

#[test]
fn the_menu_lists_the_games_in_the_system_language_and_starts_one() {
    let terminal = Terminal::new("menu").with("LANG", "uk_UA.UTF-8");
    let mut person = Person::new(terminal.play(&["--level", "easy", "--seed", "7"]), Lang::Uk);
    let menu = person.play.until(&person.text("menu-title"));
    for game in GameId::ALL {
        assert!(menu.shows(&person.say(&Phrase::new(game.info().title))), "{menu}");
    }
    person.play.keys("5\r");
    let title = person.say(&Phrase::new(GameId::ALL[4].info().title));
    let (_, table) = person.until_asked();
    assert!(table.rows[0].contains(&title), "{table}");
    person.play.keys("q\r");
    let farewell = person.play.farewell();
    assert!(farewell.starts_with("Гру збережено. Продовжити: roshambo play --resume "), "{farewell}");
}

#[test]
fn leaving_the_menu_writes_no_record() {
    let terminal = Terminal::new("menu-left");
    let mut play = terminal.play(&[]);
    play.until("Choose a game");
    play.keys("q");
    assert_eq!(play.farewell(), "");
    assert_eq!(std::fs::read_dir(&terminal.folder).unwrap().count(), 0, "no record is begun");
}
