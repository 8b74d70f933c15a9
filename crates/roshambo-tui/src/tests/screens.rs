//! How screens look: each game in the middle of play, in a small and a large terminal; the rest once.

use roshambo_table::GameId;
use roshambo_words::Lang;

use super::*;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (130, 44);

/// A game some moves after its start, when it is the person's turn again.
pub(super) fn middle(game: GameId, seats: u8, moves: usize, size: (u16, u16), lang: Lang) -> Stagehand {
    let plan = Plan { lang, ..plan(new_game(game, seats, &[]), &[1], 11) };
    let mut stagehand = Stagehand::new(plan, size.0, size.1);
    for step in 0..moves {
        stagehand.follow(step % 2);
    }
    while stagehand.app.has_overlay() {
        stagehand.follow(0);
    }
    stagehand
}

#[test]
fn every_game_in_a_small_and_a_large_terminal() {
    for (game, seats, moves) in [
        (GameId::Paws, 3, 8),
        (GameId::PawsQuick, 4, 8),
        (GameId::Ninjan, 4, 6),
        (GameId::Kanobu, 6, 9),
        (GameId::Tsuefa, 2, 12),
    ] {
        for (name, size) in [("small", SMALL), ("large", LARGE)] {
            let stagehand = middle(game, seats, moves, size, Lang::En);
            insta::assert_snapshot!(format!("{game}-{name}"), stagehand.screen());
        }
    }
}

#[test]
fn the_same_in_russian_and_ukrainian() {
    for (game, seats, lang) in [
        (GameId::Paws, 2, Lang::Ru),
        (GameId::PawsQuick, 2, Lang::Uk),
        (GameId::Ninjan, 3, Lang::Uk),
        (GameId::Kanobu, 3, Lang::Ru),
        (GameId::Tsuefa, 2, Lang::Uk),
    ] {
        let stagehand = middle(game, seats, 6, SMALL, lang);
        insta::assert_snapshot!(format!("{game}-{lang}"), stagehand.screen());
    }
}

#[test]
fn menu_setup_help_log_beats_and_scoring() {
    let menu = Stagehand::new(plan(Start::Menu, &[1], 5), SMALL.0, SMALL.1);
    insta::assert_snapshot!("menu", menu.screen());
    let mut setup = Stagehand::alone(GameId::Tsuefa, 2, 11, SMALL);
    insta::assert_snapshot!("setup", setup.screen());
    setup.keys("b");
    insta::assert_snapshot!("beats", setup.screen());
    let mut help = middle(GameId::Kanobu, 3, 5, SMALL, Lang::Ru);
    help.keys("?");
    insta::assert_snapshot!("help", help.screen());
    help.keys("\x1b");
    help.keys("l");
    insta::assert_snapshot!("log", help.screen());
    let mut scoring = Stagehand::alone(GameId::Ninjan, 3, 11, SMALL);
    while !scoring.app.has_overlay() {
        scoring.follow(0);
    }
    scoring.press(KeyCode::Enter);
    insta::assert_snapshot!("scoring", scoring.screen());
}

#[test]
fn without_colours_shapes_and_letters_still_tell_everything() {
    let plan = Plan { colours: false, ..plan(new_game(GameId::Kanobu, 2, &[]), &[1], 11) };
    let plain = Stagehand::new(plan, 80, 24);
    let coloured = Stagehand::alone(GameId::Kanobu, 2, 11, SMALL);
    assert_eq!(plain.screen(), coloured.screen(), "the same letters and shapes");
    let buffer = plain.terminal.backend().buffer();
    let colours = buffer
        .content()
        .iter()
        .filter(|cell| cell.fg != ratatui::style::Color::Reset || cell.bg != ratatui::style::Color::Reset);
    assert_eq!(colours.count(), 0);
}
