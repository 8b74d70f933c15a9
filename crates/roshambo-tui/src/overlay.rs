//! Windows above the table: help, log, scoring, the question whether to leave, the result, and the curtain that
//! hides the hands while the keyboard is passed on.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};
use roshambo_rules::{Arg, Outcome, Phrase, Ruling, Seat, Sign, say};
use roshambo_table::GameId;
use roshambo_words::{Lang, Page, Words, page};

use crate::canvas::sign_mark;
use crate::games::signed;
use crate::keys::Key;
use crate::markdown::{Rendered, render, wrap};
use crate::table_screen::TableScreen;
use crate::theme::Theme;

/// A window above the table.
pub(crate) enum Overlay {
    /// The keys and the rules page.
    Help(Pager),
    /// The log of all events.
    Log(Pager),
    /// Which sign beats which.
    Beats(GameId),
    /// The scoring of a round or a game, step by step.
    Scoring(Scoring),
    /// The question whether to leave, with the message about the record.
    Quit(Phrase),
    /// Hides the table until this person has the keyboard.
    Curtain(Seat),
    /// The result, and the path of the record.
    Over(Outcome, PathBuf),
}

/// What a key asks the app to do.
pub(crate) enum OverlayAction {
    None,
    Close,
    /// Close the curtain overlay and show the table to this person.
    Uncover(Seat),
    /// Ask whether to leave.
    ConfirmQuit,
    Quit,
    PlayAgain,
}

/// A scoring that is shown step by step.
pub(crate) struct Scoring {
    phrase: Phrase,
    steps: Vec<Phrase>,
    shown: usize,
}

impl Scoring {
    /// The scoring in a phrase, if the phrase has steps.
    pub(crate) fn of(phrase: &Phrase) -> Option<Scoring> {
        let steps = phrase.steps()?.to_vec();
        Some(Scoring { phrase: phrase.clone(), steps, shown: 1 })
    }

    fn key(&mut self, key: Key) -> OverlayAction {
        let all = self.steps.len();
        match key {
            Key::Back | Key::Up | Key::Left => self.shown = self.shown.saturating_sub(1).max(1),
            Key::End | Key::Char('a') => self.shown = all,
            Key::Escape => return OverlayAction::Close,
            _ if self.shown >= all => return OverlayAction::Close,
            _ => self.shown += 1,
        }
        OverlayAction::None
    }
}

/// A long text with scrolling.
pub(crate) struct Pager {
    title: Phrase,
    text: PagerText,
    position: Position,
    /// The number of visible lines when it was drawn last.
    height: u16,
    /// The number of all lines when it was drawn last.
    lines: usize,
}

enum PagerText {
    /// A rules page, with the keys before it. `line` is a line of its source to scroll to.
    Page { page: Page, line: Option<usize> },
    /// Plain lines.
    Lines(Vec<String>),
}

/// The first visible line.
enum Position {
    /// The line of the page that was asked for.
    Anchor,
    /// A line number. One past the end stands for the last screenful.
    Line(usize),
}

impl Overlay {
    /// The keys, then the rules page of the game. Scrolls to the ruling, if one is given.
    pub(crate) fn help(lang: Lang, game: GameId, ruling: Option<Ruling>) -> Overlay {
        let found = ruling.and_then(|ruling| Page::of_ruling(lang, ruling));
        let (rules, line) = match found {
            Some((page, line)) => (Some(page), Some(line)),
            None => (page(lang, game.id()), None),
        };
        let text = match rules {
            Some(page) => PagerText::Page { page, line },
            None => PagerText::Lines(Vec::new()),
        };
        Overlay::Help(Pager {
            title: say!("help-title"),
            text,
            position: Position::Anchor,
            height: 1,
            lines: 0,
        })
    }

    /// All events that the viewer may read, scrolled to the end.
    pub(crate) fn log(table: &TableScreen, lang: Lang) -> Overlay {
        let words = Words::of(lang).to(table.session.reader());
        let lines = table.log_events().iter().map(|logged| words.say(&logged.event)).collect();
        let position = Position::Line(usize::MAX);
        Overlay::Log(Pager {
            title: say!("log-title"),
            text: PagerText::Lines(lines),
            position,
            height: 1,
            lines: 0,
        })
    }

    /// Handles a key.
    pub(crate) fn key(&mut self, key: Key) -> OverlayAction {
        match self {
            Overlay::Help(pager) | Overlay::Log(pager) => pager.key(key),
            Overlay::Beats(_) => OverlayAction::Close,
            Overlay::Scoring(scoring) => scoring.key(key),
            Overlay::Quit(_) => match key {
                Key::Enter | Key::Char('y' | 'q') => OverlayAction::Quit,
                Key::Escape | Key::Char('n') | Key::Back => OverlayAction::Close,
                _ => OverlayAction::None,
            },
            Overlay::Curtain(seat) => match key {
                Key::Enter | Key::Space => OverlayAction::Uncover(*seat),
                Key::Char('q') => OverlayAction::ConfirmQuit,
                _ => OverlayAction::None,
            },
            Overlay::Over(..) => match key {
                Key::Char('n') => OverlayAction::PlayAgain,
                Key::Char('q') => OverlayAction::Quit,
                Key::Enter | Key::Escape | Key::Space => OverlayAction::Close,
                _ => OverlayAction::None,
            },
        }
    }

    /// Draws the overlay.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, theme: Theme) {
        match self {
            Overlay::Help(pager) | Overlay::Log(pager) => pager.draw(frame, words, theme),
            Overlay::Beats(game) => {
                window(frame, theme, &words.say(&say!("beats-title")), beats(words, *game));
            }
            Overlay::Scoring(scoring) => scoring.draw(frame, words, theme),
            Overlay::Quit(phrase) => {
                let lines = vec![words.say(phrase), String::new(), words.say(&say!("quit-keys"))];
                window(
                    frame,
                    theme,
                    &words.say(&say!("quit-title")),
                    lines.into_iter().map(Line::from).collect(),
                );
            }
            Overlay::Curtain(seat) => {
                let pass = words.say(&say!("curtain-pass", seat = *seat));
                let lines = vec![
                    Line::styled(pass, theme.strong()),
                    Line::default(),
                    Line::from(words.say(&say!("curtain-keys"))),
                ];
                window(frame, theme, &words.say(&say!("curtain-title")), lines);
            }
            Overlay::Over(outcome, record) => {
                let lines = result(words, theme, outcome, record);
                window(frame, theme, &words.say(&say!("over-title")), lines);
            }
        }
    }
}

/// The winners, all scores, and the path of the record.
fn result(words: &Words, theme: Theme, outcome: &Outcome, record: &std::path::Path) -> Vec<Line<'static>> {
    let won = match outcome.winners.len() {
        0 => say!("over-draw"),
        1 => say!("over-won", seats = outcome.winners),
        _ => say!("over-shared", seats = outcome.winners),
    };
    let mut lines = vec![Line::styled(words.say(&won), theme.strong()), Line::default()];
    for (i, score) in outcome.scores.as_slice().iter().enumerate() {
        let text = say!("over-score", seat = Seat::new(i), score = signed(*score));
        lines.push(Line::from(words.say(&text)));
    }
    let kept = say!("play-kept", file = Arg::text(record.display()));
    lines.extend([Line::default(), Line::from(words.say(&kept)), Line::default()]);
    lines.push(Line::styled(words.say(&say!("over-keys")), theme.dim()));
    lines
}

/// Which sign beats which, with letters and symbols.
fn beats(words: &Words, game: GameId) -> Vec<Line<'static>> {
    let marked = |sign: Sign| format!("{} {sign}", sign_mark(sign));
    let mut lines: Vec<Line<'static>> = Sign::ALL
        .into_iter()
        .map(|sign| {
            let text = words.say(&say!("beats-line", winner = Arg::text(sign)));
            Line::from(format!("{} › {}   {text}", marked(sign), marked(sign.prey())))
        })
        .collect();
    if game == GameId::Tsuefa {
        lines.extend([Line::default(), Line::from(words.say(&say!("beats-tsuefa")))]);
    }
    lines.extend([Line::default(), Line::from(words.say(&say!("close-keys")))]);
    lines
}

impl Scoring {
    fn draw(&self, frame: &mut Frame<'_>, words: &Words, theme: Theme) {
        let mut lines = Vec::new();
        for (i, step) in self.steps.iter().take(self.shown).enumerate() {
            let style = if i + 1 == self.shown { theme.strong() } else { Default::default() };
            lines.push(Line::styled(format!("• {}", words.say(step)), style));
        }
        lines.push(Line::default());
        let hint = if self.shown < self.steps.len() { say!("scoring-more") } else { say!("close-keys") };
        lines.push(Line::styled(words.say(&hint), theme.dim()));
        // The heading is the phrase without its steps.
        let mut heading = self.phrase.clone();
        for arg in heading.args.values_mut() {
            if let Arg::Clauses { clauses } = arg {
                clauses.clear();
            }
        }
        let title = words.say(&heading);
        window(frame, theme, title.trim_end_matches([' ', '.', ':']), lines);
    }
}

impl Pager {
    fn key(&mut self, key: Key) -> OverlayAction {
        let last = self.lines.saturating_sub(usize::from(self.height));
        let at = match self.position {
            Position::Anchor => 0,
            Position::Line(at) => at.min(last),
        };
        let screen = usize::from(self.height).saturating_sub(1).max(1);
        self.position = Position::Line(match key {
            Key::Up => at.saturating_sub(1),
            Key::Down => (at + 1).min(last),
            Key::PageUp | Key::Back => at.saturating_sub(screen),
            Key::PageDown | Key::Space => (at + screen).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::Escape | Key::Enter | Key::Char('q' | '?' | 'l') => return OverlayAction::Close,
            _ => at,
        });
        OverlayAction::None
    }

    fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, theme: Theme) {
        let area = frame.area();
        let area = Rect { height: area.height - 1, ..area };
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .padding(Padding::horizontal(1))
            .title(Span::styled(format!(" {} ", words.say(&self.title)), theme.strong()))
            .title_bottom(Span::styled(format!(" {} ", words.say(&say!("pager-keys"))), theme.dim()));
        let inner = block.inner(area);
        let Rendered { lines, anchor } = self.rendered(inner.width, words, theme);
        self.lines = lines.len();
        self.height = inner.height;
        let last = lines.len().saturating_sub(usize::from(inner.height));
        let at = match self.position {
            Position::Anchor => anchor.unwrap_or(0).min(last),
            Position::Line(at) => at.min(last),
        };
        self.position = Position::Line(at);
        frame.render_widget(Clear, frame.area());
        frame.render_widget(block, area);
        let shown: Vec<Line<'_>> = lines.into_iter().skip(at).take(usize::from(inner.height)).collect();
        frame.render_widget(Paragraph::new(shown), inner);
    }

    fn rendered(&self, width: u16, words: &Words, theme: Theme) -> Rendered {
        match &self.text {
            PagerText::Page { page, line } => {
                let keys = words.say(&say!("help-keys"));
                let mut rendered = render(page.text, *line, width, theme);
                let keys = keys.lines().flat_map(|line| wrap(line, width)).map(Line::from);
                let before: Vec<Line<'static>> = keys.chain([Line::default()]).collect();
                rendered.anchor = rendered.anchor.map(|anchor| anchor + before.len());
                rendered.lines.splice(0..0, before);
                rendered
            }
            PagerText::Lines(texts) => {
                let lines = texts.iter().flat_map(|text| wrap(text, width));
                Rendered { lines: lines.map(Line::from).collect(), anchor: None }
            }
        }
    }
}

/// Draws a window in the middle of the screen, as large as its text.
fn window(frame: &mut Frame<'_>, theme: Theme, title: &str, lines: Vec<Line<'_>>) {
    let screen = frame.area();
    let width = screen.width.saturating_sub(6).min(76);
    let inner = width.saturating_sub(6).max(1);
    let wrapped = |line: &Line<'_>| {
        let (texts, style) = (wrap(&line.to_string(), inner), line.style);
        texts.into_iter().map(move |text| Line::styled(text, style))
    };
    let lines: Vec<Line<'_>> = lines.iter().flat_map(wrapped).collect();
    let rows = lines.len() as u16 + 4;
    let height = rows.min(screen.height);
    let area = Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .padding(Padding::new(2, 2, 1, 1))
        .title(Span::styled(format!(" {title} "), theme.strong()));
    frame.render_widget(Clear, area);
    // If the text is too long, show its end: the newest step and the keys.
    let skipped = rows - height;
    frame.render_widget(Paragraph::new(lines).block(block).scroll((skipped, 0)), area);
}
