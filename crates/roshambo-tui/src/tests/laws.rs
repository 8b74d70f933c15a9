//! What holds for every game, number of seats, language and size.

use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use roshambo_table::{GameId, Table};
use roshambo_words::Lang;

use super::*;

/// A small generator of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}

fn all_tables() -> Vec<(GameId, u8)> {
    let counts =
        |game: GameId| (game.info().min_seats..=game.info().max_seats).map(move |seats| (game, seats));
    GameId::ALL.into_iter().flat_map(counts).collect()
}

#[test]
fn whole_games_are_played_by_following_the_screen() {
    for (i, (game, seats)) in all_tables().into_iter().enumerate() {
        let lang = Lang::ALL[i % 3];
        let size = [(80, 24), (100, 30), (160, 50)][i % 3];
        let people: &[u32] = if i % 2 == 0 { &[1] } else { &[1, 2] };
        let plan = Plan { lang, ..plan(new_game(game, seats, &[]), people, i as u64) };
        let mut stagehand = Stagehand::new(plan, size.0, size.1);
        let mut numbers = Numbers(i as u64);
        let mut steps = 0;
        while stagehand.table().session.table.outcome().is_none() {
            stagehand.follow(numbers.below(6));
            let hidden = stagehand.table().buttons.iter().filter(|button| button.height == 0).count();
            assert_eq!(hidden, 0, "moves on offer that are not on the screen:\n{}", stagehand.screen());
            steps += 1;
            assert!(steps < 20_000, "{game} with {seats} seats does not end:\n{}", stagehand.screen());
        }
        let kept = std::fs::read(stagehand.record()).unwrap();
        let verified = roshambo_table::verify(kept.as_slice()).unwrap();
        assert!(verified.outcome.is_some(), "{game}: the record is whole and proves itself fair");
        assert_eq!(Table::replay(kept.as_slice()).unwrap().outcome(), verified.outcome);
    }
}

#[test]
fn no_key_and_no_click_does_harm() {
    const KEYS: [KeyCode; 12] = [
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Enter,
        KeyCode::Backspace,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::PageUp,
        KeyCode::End,
        KeyCode::Delete,
        KeyCode::F(1),
    ];
    for (i, game) in GameId::ALL.into_iter().enumerate() {
        let seats = game.info().max_seats;
        let people: &[u32] = if i % 2 == 0 { &[1] } else { &[1, 2] };
        let mut stagehand = Stagehand::new(plan(new_game(game, seats, &[]), people, 7), 80, 24);
        let mut numbers = Numbers(i as u64);
        for _ in 0..1500 {
            let kind = numbers.below(20);
            let letter = char::from_u32(32 + numbers.below(95) as u32).unwrap();
            match kind {
                0 => {
                    let (width, height) = (numbers.below(160) as u16 + 1, numbers.below(60) as u16 + 1);
                    stagehand.terminal.backend_mut().resize(width, height);
                }
                1..4 => stagehand.app.take(Input::Typed(Event::Mouse(MouseEvent {
                    kind: MouseEventKind::Down(MouseButton::Left),
                    column: numbers.below(90) as u16,
                    row: numbers.below(30) as u16,
                    modifiers: KeyModifiers::NONE,
                }))),
                4 => stagehand.app.take(Input::Typed(Event::Paste("play R one лапа\n".into()))),
                5..8 => stagehand.press(KeyCode::Char(letter)),
                _ => {
                    let key = KEYS[numbers.below(KEYS.len())];
                    stagehand.press(key);
                }
            }
            stagehand.think();
            if stagehand.app.is_over() {
                stagehand.app.stay();
            }
        }
        let _ = stagehand.screen();
    }
}

#[test]
fn the_screen_is_the_same_whatever_was_on_it_before() {
    let mut stagehand = Stagehand::alone(GameId::Kanobu, 4, 3, (80, 24));
    let before = stagehand.screen();
    stagehand.keys("?");
    assert_ne!(stagehand.screen(), before);
    stagehand.keys("\x1b");
    assert_eq!(stagehand.screen(), before);
    stagehand.terminal.backend_mut().resize(40, 10);
    stagehand.draw();
    assert!(stagehand.shows("too small"));
    stagehand.terminal.backend_mut().resize(80, 24);
    stagehand.draw();
    assert_eq!(stagehand.screen(), before);
}
