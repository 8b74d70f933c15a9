//! Tests of the whole client on a screen in memory. Bots decide at once.

#![allow(clippy::unwrap_used)]

mod interaction;
mod invariants;
mod pictures;
mod screens;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use roshambo_bots::Level;
use roshambo_rules::SeatSet;
use roshambo_table::GameId;
use roshambo_table::record::Header;
use roshambo_words::Lang;

use crate::app::{App, Input, Screen};
use crate::config::{PlayConfig, Start};
use crate::table_screen::TableScreen;

/// A client on a screen in memory.
struct TestClient {
    app: App,
    terminal: Terminal<TestBackend>,
}

/// A configuration for tests: the seed determines everything, and the record has a folder of its own.
fn config(start: Start, people: &[u32], seed: u64) -> PlayConfig {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("roshambo-tui-{}-{number}", std::process::id()));
    let people = people.iter().map(|number| roshambo_rules::Seat::from_number(*number).unwrap());
    PlayConfig {
        start,
        people: Some(people.collect::<SeatSet>()),
        level: Some(Level::Easy),
        seed: Some(seed),
        record: Some(folder.join("game.rec")),
        pace: Duration::ZERO,
        lang: Lang::En,
        colours: true,
    }
}

fn new_game(game: GameId, seats: u8, options: &[(&str, &str)]) -> Start {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Start::New(Header::new(game, game.seats(seats).unwrap(), options.collect()))
}

impl TestClient {
    fn new(config: PlayConfig, width: u16, height: u16) -> TestClient {
        let app = App::new(config).map_err(|error| format!("{error:?}")).unwrap();
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut client = TestClient { app, terminal };
        client.run_bots();
        client
    }

    /// A game in which seat 1 plays at the keyboard.
    fn alone(game: GameId, seats: u8, seed: u64, size: (u16, u16)) -> TestClient {
        TestClient::new(config(new_game(game, seats, &[]), &[1], seed), size.0, size.1)
    }

    /// Lets all bots decide, until a person has to act.
    fn run_bots(&mut self) {
        self.draw();
        loop {
            let jobs = self.app.take_bot_jobs();
            if jobs.is_empty() {
                break;
            }
            for job in jobs {
                self.app.handle(Input::BotDecided(job.decide()));
            }
            self.draw();
        }
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
    }

    fn press(&mut self, code: KeyCode) {
        self.app.handle(Input::Terminal(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
        self.run_bots();
    }

    fn keys(&mut self, keys: &str) {
        for letter in keys.chars() {
            self.press(match letter {
                '\n' => KeyCode::Enter,
                '\t' => KeyCode::Tab,
                '\x1b' => KeyCode::Esc,
                '\x08' => KeyCode::Backspace,
                '<' => KeyCode::Left,
                '>' => KeyCode::Right,
                '^' => KeyCode::Up,
                letter => KeyCode::Char(letter),
            });
        }
    }

    /// Types a move in notation.
    fn type_move(&mut self, mv: &str) {
        self.keys(":");
        mv.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
        self.press(KeyCode::Enter);
    }

    fn screen(&self) -> String {
        self.terminal.backend().to_string()
    }

    fn shows(&self, text: &str) -> bool {
        self.screen().contains(text)
    }

    fn table(&self) -> &TableScreen {
        match &self.app.screen {
            Screen::Table(table) => table,
            Screen::Menu(_) => panic!("no game has been started"),
        }
    }

    /// Acts like a person who knows no rules and follows the screen: closes overlays, and otherwise chooses a
    /// move, after skipping `skip` others.
    fn follow_screen(&mut self, skip: usize) {
        if self.app.has_overlay() {
            return self.press(KeyCode::Enter);
        }
        if self.table().setup.is_some() {
            return self.press(KeyCode::Enter);
        }
        let offers = self.table().offers().len();
        let selection = &self.table().selection;
        let asked = !selection.needs_targets() || !selection.is_empty();
        if offers > 0 && (asked || skip.is_multiple_of(3)) {
            let number = skip % offers.min(9) + 1;
            let single = offers == 1;
            return self.press(if single { KeyCode::Enter } else { digit(number) });
        }
        for _ in 0..skip {
            self.press(KeyCode::Tab);
        }
        self.press(KeyCode::Enter);
    }

    fn record(&self) -> PathBuf {
        self.table().session.file.path().to_owned()
    }
}

fn digit(number: usize) -> KeyCode {
    KeyCode::Char(char::from_digit(number as u32, 10).unwrap_or('1'))
}

impl Drop for TestClient {
    fn drop(&mut self) {
        if let Some(folder) = self.app.config.record.as_ref().and_then(|path| path.parent()) {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
