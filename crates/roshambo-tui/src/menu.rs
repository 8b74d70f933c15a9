//! The menu: the list of games, and the choices to make before a game starts.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use roshambo_bots::Level;
use roshambo_rules::{Arg, Phrase, Seat, Seats, say};
use roshambo_table::GameId;
use roshambo_table::record::Header;
use roshambo_words::{Lang, Words};

use crate::config::PlayConfig;
use crate::keys::Key;
use crate::markdown::wrap;
use crate::theme::Theme;

/// The menu and what is chosen in it.
pub(crate) struct Menu {
    /// The index of the marked game.
    game: usize,
    seats: [Seats; GameId::ALL.len()],
    /// The areas of the games, as they were drawn last.
    rows: Vec<Rect>,
    /// Why the last game could not start.
    pub(crate) error: Option<String>,
}

/// What a key asks the app to do.
pub(crate) enum MenuAction {
    Play,
    Quit,
}

/// The number of rows for each game.
const GAME_ROWS: u16 = 3;

impl Menu {
    /// Marks the first game. Each game has the fewest seats that are enough for the people.
    pub(crate) fn new(config: &PlayConfig) -> Menu {
        let people = config.people.and_then(|people| people.iter().last()).map_or(0, Seat::number);
        let mut seats = GameId::ALL.map(GameId::fewest_seats);
        for (game, seats) in GameId::ALL.into_iter().zip(&mut seats) {
            *seats = game.seats(people).unwrap_or(*seats);
        }
        Menu { game: 0, seats, rows: Vec::new(), error: None }
    }

    fn game(&self) -> GameId {
        GameId::ALL[self.game]
    }

    /// The header of the marked game.
    pub(crate) fn header(&self) -> Header {
        Header::new(self.game(), self.seats[self.game], Vec::new())
    }

    /// Handles a key. Changes the level and the language in the configuration.
    pub(crate) fn key(&mut self, key: Key, config: &mut PlayConfig) -> Option<MenuAction> {
        self.error = None;
        let count = GameId::ALL.len();
        match key {
            Key::Up => self.game = (self.game + count - 1) % count,
            Key::Down | Key::Tab => self.game = (self.game + 1) % count,
            Key::Left => self.change_seats(-1),
            Key::Right => self.change_seats(1),
            Key::Char('l') => config.level = Some(next(&Level::ALL, config.level.unwrap_or(Level::Medium))),
            Key::Char('g') => config.lang = next(&Lang::ALL, config.lang),
            Key::Char(digit @ '1'..='9') => {
                let index = digit as usize - '1' as usize;
                self.game = if index < count { index } else { self.game };
            }
            Key::Enter | Key::Space => return Some(MenuAction::Play),
            Key::Escape | Key::Char('q') => return Some(MenuAction::Quit),
            _ => {}
        }
        None
    }

    fn change_seats(&mut self, by: i8) {
        let count = (self.seats[self.game].count() as u8).saturating_add_signed(by);
        self.seats[self.game] = self.game().seats(count).unwrap_or(self.seats[self.game]);
    }

    /// A click marks a game. Returns whether it was marked already: a second click starts it.
    pub(crate) fn click(&mut self, at: Position) -> bool {
        let Some(game) = self.rows.iter().position(|row| row.contains(at)) else {
            return false;
        };
        let marked = game == self.game;
        self.game = game;
        marked
    }

    /// Draws the list.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, theme: Theme, config: &PlayConfig) {
        let area = frame.area();
        let width = area.width.saturating_sub(4).min(100);
        let left = (area.width - width) / 2;
        let heading = Rect::new(left, 1, width, 2);
        let title = Line::styled(words.say(&say!("menu-title")), theme.strong());
        frame.render_widget(Paragraph::new(vec![title, Line::from(words.say(&say!("menu-about")))]), heading);
        self.rows.clear();
        for (i, game) in GameId::ALL.into_iter().enumerate() {
            let row = Rect::new(left, 4 + i as u16 * GAME_ROWS, width, GAME_ROWS);
            self.rows.push(row);
            let info = game.info();
            let chosen = i == self.game;
            let name = format!("{} {} ", if chosen { "▶" } else { " " }, words.say(&Phrase::new(info.title)));
            let style = if chosen { theme.cursor() } else { theme.strong() };
            let seats =
                say!("menu-seats", seats = self.seats[i].count(), min = info.min_seats, max = info.max_seats);
            let first = Line::from(vec![
                Span::styled(name, style),
                Span::raw("  "),
                Span::styled(words.say(&seats), theme.dim()),
            ]);
            let about = wrap(&words.say(&Phrase::new(info.about)), width.saturating_sub(2));
            let about = about.into_iter().map(|line| Line::from(format!("  {line}")));
            frame.render_widget(Paragraph::new([first].into_iter().chain(about).collect::<Vec<_>>()), row);
        }
        let level = config.level.unwrap_or(Level::Medium);
        let foot = vec![
            Line::from(words.say(&say!(
                "menu-choices",
                level = level_phrase(level),
                lang = Arg::text(config.lang.own_name())
            ))),
            Line::styled(words.say(&say!("menu-keys")), theme.dim()),
            Line::styled(self.error.clone().unwrap_or_default(), theme.warning()),
        ];
        let below = Rect::new(left, 4 + GAME_ROWS * GameId::ALL.len() as u16, width, 5);
        frame.render_widget(Paragraph::new(foot).wrap(Wrap { trim: true }), below.intersection(area));
    }
}

/// The name of a level.
pub(crate) fn level_phrase(level: Level) -> Phrase {
    match level {
        Level::Random => say!("level-random"),
        Level::Easy => say!("level-easy"),
        Level::Medium => say!("level-medium"),
        Level::Hard => say!("level-hard"),
        Level::Expert => say!("level-expert"),
    }
}

/// The value after `current`. The first one follows the last.
fn next<T: Copy + PartialEq>(all: &[T], current: T) -> T {
    let index = all.iter().position(|value| *value == current).unwrap_or(0);
    all[(index + 1) % all.len()]
}
