//! Snapshots of screens: each game in the middle of play, in a small and a large terminal, and all other screens.

use roshambo_table::GameId;
use roshambo_words::Lang;

use super::*;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (130, 44);

/// A game some moves after its start, when it is the person's turn again.
pub(super) fn mid_game(game: GameId, seats: u8, moves: usize, size: (u16, u16), lang: Lang) -> TestClient {
    let config = PlayConfig { lang, ..config(new_game(game, seats, &[]), &[1], 11) };
    let mut client = TestClient::new(config, size.0, size.1);
    for step in 0..moves {
        client.follow_screen(step % 2);
    }
    while client.app.has_overlay() {
        client.follow_screen(0);
    }
    client
}

#[test]
fn every_game_in_a_small_and_a_large_terminal() {
    for game in GameId::ALL {
        let (seats, moves) = match game {
            GameId::Paws => (3, 8),
            GameId::PawsQuick => (4, 8),
            GameId::Ninjan => (4, 6),
            GameId::Kanobu => (6, 9),
            GameId::Tsuefa => (2, 12),
        };
        for (name, size) in [("small", SMALL), ("large", LARGE)] {
            let client = mid_game(game, seats, moves, size, Lang::En);
            insta::assert_snapshot!(format!("{game}-{name}"), client.screen());
        }
    }
}

#[test]
fn every_game_in_russian_or_ukrainian() {
    for game in GameId::ALL {
        let (seats, lang) = match game {
            GameId::Paws => (2, Lang::Ru),
            GameId::PawsQuick => (2, Lang::Uk),
            GameId::Ninjan => (3, Lang::Uk),
            GameId::Kanobu => (3, Lang::Ru),
            GameId::Tsuefa => (2, Lang::Uk),
        };
        let client = mid_game(game, seats, 6, SMALL, lang);
        insta::assert_snapshot!(format!("{game}-{lang}"), client.screen());
    }
}

#[test]
fn menu_setup_help_log_beats_and_scoring() {
    let menu = TestClient::new(config(Start::Menu, &[1], 5), SMALL.0, SMALL.1);
    insta::assert_snapshot!("menu", menu.screen());
    let mut setup = TestClient::alone(GameId::Tsuefa, 2, 11, SMALL);
    insta::assert_snapshot!("setup", setup.screen());
    setup.keys("b");
    insta::assert_snapshot!("beats", setup.screen());
    let mut help = mid_game(GameId::Kanobu, 3, 5, SMALL, Lang::Ru);
    help.keys("?");
    insta::assert_snapshot!("help", help.screen());
    help.keys("\x1b");
    help.keys("l");
    insta::assert_snapshot!("log", help.screen());
    let mut scoring = TestClient::alone(GameId::Ninjan, 3, 11, SMALL);
    while !scoring.app.has_overlay() {
        scoring.follow_screen(0);
    }
    scoring.press(KeyCode::Enter);
    insta::assert_snapshot!("scoring", scoring.screen());
}

#[test]
fn without_colours_the_letters_and_symbols_are_the_same() {
    let config = PlayConfig { colours: false, ..config(new_game(GameId::Kanobu, 2, &[]), &[1], 11) };
    let plain = TestClient::new(config, 80, 24);
    let coloured = TestClient::alone(GameId::Kanobu, 2, 11, SMALL);
    assert_eq!(plain.screen(), coloured.screen(), "the same letters and symbols");
    let buffer = plain.terminal.backend().buffer();
    let colours = buffer
        .content()
        .iter()
        .filter(|cell| cell.fg != ratatui::style::Color::Reset || cell.bg != ratatui::style::Color::Reset);
    assert_eq!(colours.count(), 0);
}
