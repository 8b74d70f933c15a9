//! The list of games, with what can be chosen before one.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use roshambo_bots::Level;
use roshambo_rules::{Arg, Phrase, Seat, Seats, say};
use roshambo_table::GameId;
use roshambo_table::record::Header;
use roshambo_words::{Lang, Words};

use crate::keys::Key;
use crate::page::wrap;
use crate::plan::Plan;
use crate::theme::Theme;

/// What has been chosen so far.
pub(crate) struct Menu {
    game: usize,
    seats: [Seats; GameId::ALL.len()],
    rows: Vec<Rect>,
    /// Why the game could not begin.
    pub(crate) trouble: Option<String>,
}

/// What a key has chosen.
pub(crate) enum Chosen {
    Play,
    Leave,
}

/// Rows that each game takes.
const ROWS: u16 = 3;

impl Menu {
    /// At the first game, each with the fewest seats that the people need.
    pub(crate) fn new(plan: &Plan) -> Menu {
        let people = plan.people.and_then(|people| people.iter().last()).map_or(0, Seat::number);
        let mut seats = GameId::ALL.map(GameId::fewest_seats);
        for (game, seats) in GameId::ALL.into_iter().zip(&mut seats) {
            *seats = game.seats(people).unwrap_or(*seats);
        }
        Menu { game: 0, seats, rows: Vec::new(), trouble: None }
    }

    fn game(&self) -> GameId {
        GameId::ALL[self.game]
    }

    /// The game to be played.
    pub(crate) fn header(&self) -> Header {
        Header::new(self.game(), self.seats[self.game], Vec::new())
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: Key, plan: &mut Plan) -> Option<Chosen> {
        self.trouble = None;
        let count = GameId::ALL.len();
        match key {
            Key::Up => self.game = (self.game + count - 1) % count,
            Key::Down | Key::Tab => self.game = (self.game + 1) % count,
            Key::Left => self.change_seats(-1),
            Key::Right => self.change_seats(1),
            Key::Char('l') => plan.level = Some(next(&Level::ALL, plan.level.unwrap_or(Level::Medium))),
            Key::Char('g') => plan.lang = next(&Lang::ALL, plan.lang),
            Key::Char(digit @ '1'..='5') => self.game = digit as usize - '1' as usize,
            Key::Enter | Key::Space => return Some(Chosen::Play),
            Key::Escape | Key::Char('q') => return Some(Chosen::Leave),
            _ => {}
        }
        None
    }

    fn change_seats(&mut self, by: i8) {
        let count = (self.seats[self.game].count() as u8).saturating_add_signed(by);
        self.seats[self.game] = self.game().seats(count).unwrap_or(self.seats[self.game]);
    }

    /// A click goes to a game; one on the game that is chosen begins it.
    pub(crate) fn click(&mut self, at: Position) -> bool {
        let Some(game) = self.rows.iter().position(|row| row.contains(at)) else {
            return false;
        };
        let again = game == self.game;
        self.game = game;
        again
    }

    /// Draws the list.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, theme: Theme, plan: &Plan) {
        let area = frame.area();
        let width = area.width.saturating_sub(4).min(100);
        let left = (area.width - width) / 2;
        let heading = Rect::new(left, 1, width, 2);
        let title = Line::styled(words.say(&say!("menu-title")), theme.strong());
        frame.render_widget(Paragraph::new(vec![title, Line::from(words.say(&say!("menu-about")))]), heading);
        self.rows.clear();
        for (i, game) in GameId::ALL.into_iter().enumerate() {
            let row = Rect::new(left, 4 + i as u16 * ROWS, width, ROWS);
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
                Span::styled(words.say(&seats), theme.quiet()),
            ]);
            let about = wrap(&words.say(&Phrase::new(info.about)), width.saturating_sub(2));
            let about = about.into_iter().map(|line| Line::from(format!("  {line}")));
            frame.render_widget(Paragraph::new([first].into_iter().chain(about).collect::<Vec<_>>()), row);
        }
        let level = plan.level.unwrap_or(Level::Medium);
        let foot = vec![
            Line::from(words.say(&say!(
                "menu-choices",
                level = level_phrase(level),
                lang = Arg::text(plan.lang.own_name())
            ))),
            Line::styled(words.say(&say!("menu-keys")), theme.quiet()),
            Line::styled(self.trouble.clone().unwrap_or_default(), theme.warning()),
        ];
        let below = Rect::new(left, 4 + ROWS * GameId::ALL.len() as u16, width, 5);
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

/// The one after this.
fn next<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let place = all.iter().position(|own| *own == now).unwrap_or(0);
    all[(place + 1) % all.len()]
}
