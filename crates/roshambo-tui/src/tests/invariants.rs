//! What holds for every game, number of seats, language and screen size.

use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use roshambo_table::{GameId, Table};
use roshambo_words::Lang;

use super::*;

/// A small pseudo-random generator.
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
fn every_game_can_be_played_to_the_end_by_following_the_screen() {
    for (i, (game, seats)) in all_tables().into_iter().enumerate() {
        let lang = Lang::ALL[i % 3];
        let size = [(80, 24), (100, 30), (160, 50)][i % 3];
        let people: &[u32] = if i % 2 == 0 { &[1] } else { &[1, 2] };
        let config = PlayConfig { lang, ..config(new_game(game, seats, &[]), people, i as u64) };
        let mut client = TestClient::new(config, size.0, size.1);
        let mut numbers = Numbers(i as u64);
        let mut steps = 0;
        while client.table().session.table.outcome().is_none() {
            client.follow_screen(numbers.below(6));
            let hidden = client.table().buttons.iter().filter(|button| button.height == 0).count();
            assert_eq!(hidden, 0, "moves on offer that are not on the screen:\n{}", client.screen());
            steps += 1;
            assert!(steps < 20_000, "{game} with {seats} seats does not end:\n{}", client.screen());
        }
        let record = std::fs::read(client.record()).unwrap();
        let verified = roshambo_table::verify(record.as_slice()).unwrap();
        assert!(verified.outcome.is_some(), "{game}: the record is complete and verified");
        assert_eq!(Table::replay(record.as_slice()).unwrap().outcome(), verified.outcome);
    }
}

#[test]
fn no_key_click_or_window_size_causes_a_panic() {
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
        let mut client = TestClient::new(config(new_game(game, seats, &[]), people, 7), 80, 24);
        let mut numbers = Numbers(i as u64);
        for _ in 0..1500 {
            let kind = numbers.below(20);
            let letter = char::from_u32(32 + numbers.below(95) as u32).unwrap();
            match kind {
                0 => {
                    let (width, height) = (numbers.below(160) as u16 + 1, numbers.below(60) as u16 + 1);
                    client.terminal.backend_mut().resize(width, height);
                }
                1..4 => client.app.handle(Input::Terminal(Event::Mouse(MouseEvent {
                    kind: MouseEventKind::Down(MouseButton::Left),
                    column: numbers.below(90) as u16,
                    row: numbers.below(30) as u16,
                    modifiers: KeyModifiers::NONE,
                }))),
                4 => client.app.handle(Input::Terminal(Event::Paste("play R one лапа\n".into()))),
                5..8 => client.press(KeyCode::Char(letter)),
                _ => {
                    let key = KEYS[numbers.below(KEYS.len())];
                    client.press(key);
                }
            }
            client.run_bots();
            if client.app.has_quit() {
                client.app.cancel_quit();
            }
        }
        let _ = client.screen();
    }
}

#[test]
fn closing_an_overlay_or_resizing_restores_the_screen() {
    let mut client = TestClient::alone(GameId::Kanobu, 4, 3, (80, 24));
    let before = client.screen();
    client.keys("?");
    assert_ne!(client.screen(), before);
    client.keys("\x1b");
    assert_eq!(client.screen(), before);
    client.terminal.backend_mut().resize(40, 10);
    client.draw();
    assert!(client.shows("too small"));
    client.terminal.backend_mut().resize(80, 24);
    client.draw();
    assert_eq!(client.screen(), before);
}
