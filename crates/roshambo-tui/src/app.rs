//! The client without a terminal: takes inputs, shows the menu or a table, and draws overlays above them.

use ratatui::Frame;
use ratatui::crossterm::event::{Event as TerminalEvent, MouseButton, MouseEventKind};
use ratatui::layout::Position;
use roshambo_rules::{Phrase, say};
use roshambo_table::record::Header;
use roshambo_words::Words;

use crate::bot_thread::BotDecision;
use crate::config::{PlayConfig, Start, TuiError};
use crate::keys::{Key, key_of};
use crate::menu::{Menu, MenuAction};
use crate::overlay::{Overlay, OverlayAction};
use crate::record_file::new_path_in;
use crate::session::{BotJob, Session};
use crate::table_screen::{MIN_SCREEN, TableScreen};
use crate::theme::Theme;

/// An input to the client.
pub(crate) enum Input {
    /// A key, a mouse event or a new window size.
    Terminal(TerminalEvent),
    /// A bot has decided.
    BotDecided(BotDecision),
    /// The terminal is gone, or the process was asked to end.
    Quit,
}

impl From<BotDecision> for Input {
    fn from(decision: BotDecision) -> Input {
        Input::BotDecided(decision)
    }
}

/// The client.
pub(crate) struct App {
    pub(crate) config: PlayConfig,
    pub(crate) screen: Screen,
    /// Windows above the screen. The last one is visible and gets the keys.
    overlays: Vec<Overlay>,
    /// Whether the next draw repaints every cell.
    pub(crate) redraw: bool,
    quit: bool,
}

/// The screen below the overlays.
pub(crate) enum Screen {
    Menu(Menu),
    Table(Box<TableScreen>),
}

impl App {
    /// Starts with the menu, a new game or a resumed one, as configured.
    pub(crate) fn new(config: PlayConfig) -> Result<App, TuiError> {
        let screen = match config.start.clone() {
            Start::Menu => Screen::Menu(Menu::new(&config)),
            Start::New(header) => Screen::Table(Box::new(TableScreen::new(Session::start(header, &config)?))),
            Start::Resume(path) => Screen::Table(Box::new(TableScreen::new(Session::resume(path, &config)?))),
        };
        let mut app = App { config, screen, overlays: Vec::new(), redraw: false, quit: false };
        app.refresh();
        Ok(app)
    }

    /// Whether the player has left.
    pub(crate) fn has_quit(&self) -> bool {
        self.quit
    }

    /// Whether an overlay is visible.
    #[cfg(test)]
    pub(crate) fn has_overlay(&self) -> bool {
        !self.overlays.is_empty()
    }

    /// Continues although the player has left.
    #[cfg(test)]
    pub(crate) fn cancel_quit(&mut self) {
        self.quit = false;
    }

    /// The decisions of bots that are due and not started yet.
    pub(crate) fn take_bot_jobs(&mut self) -> Vec<BotJob> {
        match &mut self.screen {
            Screen::Menu(_) => Vec::new(),
            Screen::Table(table) => table.session.take_bot_jobs(),
        }
    }

    fn words(&self) -> &'static Words {
        Words::of(self.config.lang)
    }

    fn theme(&self) -> Theme {
        Theme { colours: self.config.colours }
    }

    /// Handles an input.
    pub(crate) fn handle(&mut self, input: Input) {
        match input {
            Input::Quit => self.quit = true,
            Input::BotDecided(decision) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.bot_decided(decision);
                }
                self.refresh();
            }
            Input::Terminal(event) => self.terminal_event(event),
        }
    }

    fn terminal_event(&mut self, event: TerminalEvent) {
        match event {
            TerminalEvent::Key(event) => {
                if let Some((key, letter)) = key_of(event) {
                    self.key(key, letter);
                }
            }
            TerminalEvent::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(Position::new(mouse.column, mouse.row)),
                MouseEventKind::ScrollUp => self.key(Key::PageUp, None),
                MouseEventKind::ScrollDown => self.key(Key::PageDown, None),
                _ => {}
            },
            TerminalEvent::Paste(text) => {
                text.chars().for_each(|letter| self.key(Key::Char(letter), Some(letter)));
            }
            TerminalEvent::Resize(..) | TerminalEvent::FocusGained | TerminalEvent::FocusLost => {}
        }
    }

    fn key(&mut self, key: Key, letter: Option<char>) {
        match key {
            Key::Interrupt => return self.quit = true,
            Key::Redraw => return self.redraw = true,
            _ => {}
        }
        if let Some(overlay) = self.overlays.last_mut() {
            let action = overlay.key(key);
            return self.overlay_action(action);
        }
        match &mut self.screen {
            Screen::Menu(menu) => match menu.key(key, &mut self.config) {
                Some(MenuAction::Play) => self.start_from_menu(),
                Some(MenuAction::Quit) => self.quit = true,
                None => {}
            },
            Screen::Table(table) => {
                if let Some(overlay) = table.key(key, letter, self.config.lang) {
                    self.overlays.push(overlay);
                }
                self.refresh();
            }
        }
    }

    /// A click on a card or a button. A click on an overlay is the same as Enter.
    fn click(&mut self, at: Position) {
        if self.overlays.last().is_some() {
            return self.key(Key::Enter, None);
        }
        match &mut self.screen {
            Screen::Menu(menu) => {
                if menu.click(at) {
                    self.start_from_menu();
                }
            }
            Screen::Table(table) => {
                table.click(at);
                self.refresh();
            }
        }
    }

    fn overlay_action(&mut self, action: OverlayAction) {
        match action {
            OverlayAction::None => return,
            OverlayAction::Close => {
                self.overlays.pop();
            }
            OverlayAction::Uncover(seat) => {
                self.overlays.pop();
                if let Screen::Table(table) = &mut self.screen {
                    table.uncover(seat);
                }
            }
            OverlayAction::ConfirmQuit => {
                if let Screen::Table(table) = &self.screen {
                    self.overlays.push(Overlay::Quit(table.exit_message()));
                }
            }
            OverlayAction::Quit => self.quit = true,
            OverlayAction::PlayAgain => {
                self.overlays.clear();
                self.play_again();
            }
        }
        self.refresh();
    }

    /// Starts the game that is marked in the menu.
    fn start_from_menu(&mut self) {
        let words = self.words();
        if let Screen::Menu(menu) = &mut self.screen {
            match Session::start(menu.header(), &self.config) {
                Ok(session) => self.screen = Screen::Table(Box::new(TableScreen::new(session))),
                Err(error) => menu.error = Some(words.say(&error)),
            }
        }
        self.refresh();
    }

    /// Starts the same game again and records it in the same folder. Returns to the menu if the last game
    /// was started there, or if the new one cannot start.
    fn play_again(&mut self) {
        self.config.seed = None;
        self.config.record = None;
        if let (Screen::Table(table), Start::New(_) | Start::Resume(_)) = (&self.screen, &self.config.start) {
            let Session { people, level, table, file, .. } = &table.session;
            let old = table.header();
            let header = Header::new(old.game, old.seats, old.options.clone());
            let record = file.path().parent().map(|folder| new_path_in(folder, old.game));
            let config =
                PlayConfig { people: Some(*people), level: Some(*level), record, ..self.config.clone() };
            self.screen = match Session::start(header, &config) {
                Ok(session) => Screen::Table(Box::new(TableScreen::new(session))),
                Err(error) => {
                    let mut menu = Menu::new(&self.config);
                    menu.error = Some(self.words().say(&error));
                    Screen::Menu(menu)
                }
            };
        } else {
            self.screen = Screen::Menu(Menu::new(&self.config));
        }
    }

    /// Updates the table after a change and adds the overlays that it asks for.
    fn refresh(&mut self) {
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        let top = self.overlays.len();
        for overlay in table.refresh() {
            // Scorings are shown in the order in which they happened, before the keyboard is passed on.
            let position = match overlay {
                Overlay::Curtain(_) | Overlay::Over(..) => 0,
                _ => top,
            };
            self.overlays.insert(position, overlay);
        }
    }

    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let reader = match &self.screen {
            Screen::Menu(_) => None,
            Screen::Table(table) => table.session.reader(),
        };
        let (words, theme) = (&self.words().to(reader), self.theme());
        let area = frame.area();
        let (width, height) = MIN_SCREEN;
        if area.width < width || area.height < height {
            let text = words.say(&say!("play-too-small", width = width, height = height));
            frame.render_widget(ratatui::widgets::Paragraph::new(text).wrap(Default::default()), area);
            return;
        }
        // No part of a hand may be visible behind the curtain.
        let covered = self.overlays.iter().any(|overlay| matches!(overlay, Overlay::Curtain(_)));
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(frame, words, theme, &self.config),
            Screen::Table(_) if covered => {}
            Screen::Table(table) => table.draw(frame, words, theme),
        }
        if let Some(overlay) = self.overlays.last_mut() {
            overlay.draw(frame, words, theme);
        }
    }

    /// The message for after the screen is restored, and the path of the record.
    pub(crate) fn exit_message(&self) -> Option<(Phrase, std::path::PathBuf)> {
        let Screen::Table(table) = &self.screen else {
            return None;
        };
        Some((table.exit_message(), table.session.file.path().to_owned()))
    }
}
