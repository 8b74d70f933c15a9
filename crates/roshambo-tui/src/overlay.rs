//! What lies over the table for a moment: help, log, scoring, questions, the curtain.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};
use roshambo_rules::{Arg, Outcome, Phrase, Ruling, Seat, Sign, say};
use roshambo_table::GameId;
use roshambo_words::{Lang, Page, Words, page};

use crate::at_table::AtTable;
use crate::canvas::sign_mark;
use crate::games::signed;
use crate::keys::Key;
use crate::page::{Rendered, render};
use crate::theme::Theme;

/// Something over the table.
pub(crate) enum Overlay {
    /// Keys and rules.
    Help(Pager),
    /// All that happened.
    Log(Pager),
    /// Who beats whom.
    Beats(GameId),
    /// A count, step by step.
    Scoring(Scoring),
    /// Whether to leave.
    Quit(Phrase),
    /// Until this person has the keyboard.
    Curtain(Seat),
    /// The result, and where the record is.
    Over(Outcome, PathBuf),
}

/// What a key does to an overlay.
pub(crate) enum Answer {
    Stay,
    Close,
    Uncover(Seat),
    AskToLeave,
    Leave,
    Again,
}

/// A count that is shown step by step.
pub(crate) struct Scoring {
    phrase: Phrase,
    steps: Vec<Phrase>,
    shown: usize,
}

impl Scoring {
    /// The steps of a phrase that has some.
    pub(crate) fn of(phrase: &Phrase) -> Option<Scoring> {
        let steps = phrase.steps()?.to_vec();
        Some(Scoring { phrase: phrase.clone(), steps, shown: 1 })
    }

    fn key(&mut self, key: Key) -> Answer {
        let all = self.steps.len();
        match key {
            Key::Back | Key::Up | Key::Left => self.shown = self.shown.saturating_sub(1).max(1),
            Key::End | Key::Char('a') => self.shown = all,
            Key::Escape => return Answer::Close,
            _ if self.shown >= all => return Answer::Close,
            _ => self.shown += 1,
        }
        Answer::Stay
    }
}

/// A long text to be scrolled through.
pub(crate) struct Pager {
    title: Phrase,
    text: Text,
    /// The first line on the screen; counted from the end in a log until it is scrolled.
    at: At,
    height: u16,
    lines: usize,
}

enum Text {
    /// A rules page, with keys before it.
    Page { page: Page, goal: Option<usize> },
    /// Lines as they are.
    Lines(Vec<String>),
}

enum At {
    Goal,
    Line(usize),
}

impl Overlay {
    /// The keys, then the rules page of the game; at a ruling if there is one to look up.
    pub(crate) fn help(lang: Lang, game: GameId, ruling: Option<Ruling>) -> Overlay {
        let found = ruling.and_then(|ruling| Page::of_ruling(lang, ruling));
        let (own, goal) = match found {
            Some((page, line)) => (Some(page), Some(line)),
            None => (page(lang, game.id()), None),
        };
        let text = match own {
            Some(page) => Text::Page { page, goal },
            None => Text::Lines(Vec::new()),
        };
        Overlay::Help(Pager { title: say!("help-title"), text, at: At::Goal, height: 1, lines: 0 })
    }

    /// All that the viewer was told, the end first in sight.
    pub(crate) fn log(table: &AtTable, lang: Lang) -> Overlay {
        let words = Words::of(lang);
        let lines = table.events_for().iter().map(|told| words.say(&told.event)).collect();
        let at = At::Line(usize::MAX);
        Overlay::Log(Pager { title: say!("log-title"), text: Text::Lines(lines), at, height: 1, lines: 0 })
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: Key) -> Answer {
        match self {
            Overlay::Help(pager) | Overlay::Log(pager) => pager.key(key),
            Overlay::Beats(_) => Answer::Close,
            Overlay::Scoring(scoring) => scoring.key(key),
            Overlay::Quit(_) => match key {
                Key::Enter | Key::Char('y' | 'q') => Answer::Leave,
                Key::Escape | Key::Char('n') | Key::Back => Answer::Close,
                _ => Answer::Stay,
            },
            Overlay::Curtain(seat) => match key {
                Key::Enter | Key::Space => Answer::Uncover(*seat),
                Key::Char('q') => Answer::AskToLeave,
                _ => Answer::Stay,
            },
            Overlay::Over(..) => match key {
                Key::Char('n') => Answer::Again,
                Key::Char('q') => Answer::Leave,
                Key::Enter | Key::Escape | Key::Space => Answer::Close,
                _ => Answer::Stay,
            },
        }
    }

    /// Draws it.
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

/// Who won, with everybody's score, and where the record is.
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
    lines.push(Line::styled(words.say(&say!("over-keys")), theme.quiet()));
    lines
}

/// Who beats whom, with letters and shapes.
fn beats(words: &Words, game: GameId) -> Vec<Line<'static>> {
    let named = |sign: Sign| format!("{} {} {}", sign_mark(sign), sign, words.say(&sign));
    let mut lines: Vec<Line<'static>> = Sign::ALL
        .into_iter()
        .map(|sign| {
            let text =
                say!("beats-line", winner = Arg::text(named(sign)), loser = Arg::text(named(sign.prey())),);
            Line::from(words.say(&text))
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
        lines.push(Line::styled(words.say(&hint), theme.quiet()));
        // The phrase without its steps is the heading.
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
    fn key(&mut self, key: Key) -> Answer {
        let last = self.lines.saturating_sub(usize::from(self.height));
        let at = match self.at {
            At::Goal => 0,
            At::Line(at) => at.min(last),
        };
        let screen = usize::from(self.height).saturating_sub(1).max(1);
        self.at = At::Line(match key {
            Key::Up => at.saturating_sub(1),
            Key::Down => (at + 1).min(last),
            Key::PageUp | Key::Back => at.saturating_sub(screen),
            Key::PageDown | Key::Space => (at + screen).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::Escape | Key::Enter | Key::Char('q' | '?' | 'l') => return Answer::Close,
            _ => at,
        });
        Answer::Stay
    }

    fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, theme: Theme) {
        let area = frame.area();
        let area = Rect { height: area.height - 1, ..area };
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .padding(Padding::horizontal(1))
            .title(Span::styled(format!(" {} ", words.say(&self.title)), theme.strong()))
            .title_bottom(Span::styled(format!(" {} ", words.say(&say!("pager-keys"))), theme.quiet()));
        let inner = block.inner(area);
        let Rendered { lines, goal } = self.rendered(inner.width, words, theme);
        self.lines = lines.len();
        self.height = inner.height;
        let last = lines.len().saturating_sub(usize::from(inner.height));
        let at = match self.at {
            At::Goal => goal.unwrap_or(0).min(last),
            At::Line(at) => at.min(last),
        };
        self.at = At::Line(at);
        frame.render_widget(Clear, frame.area());
        frame.render_widget(block, area);
        let shown: Vec<Line<'_>> = lines.into_iter().skip(at).take(usize::from(inner.height)).collect();
        frame.render_widget(Paragraph::new(shown), inner);
    }

    fn rendered(&self, width: u16, words: &Words, theme: Theme) -> Rendered {
        match &self.text {
            Text::Page { page, goal } => {
                let keys = words.say(&say!("help-keys"));
                let mut rendered = render(page.text, *goal, width, theme);
                let keys = keys.lines().flat_map(|line| crate::page::wrap(line, width)).map(Line::from);
                let before: Vec<Line<'static>> = keys.chain([Line::default()]).collect();
                rendered.goal = rendered.goal.map(|goal| goal + before.len());
                rendered.lines.splice(0..0, before);
                rendered
            }
            Text::Lines(texts) => {
                let lines = texts.iter().flat_map(|text| crate::page::wrap(text, width));
                Rendered { lines: lines.map(Line::from).collect(), goal: None }
            }
        }
    }
}

/// A window in the middle of the screen, as big as its text.
fn window(frame: &mut Frame<'_>, theme: Theme, title: &str, lines: Vec<Line<'_>>) {
    let screen = frame.area();
    let width = screen.width.saturating_sub(6).min(76);
    let inner = width.saturating_sub(6).max(1);
    let wrapped = |line: &Line<'_>| {
        let (texts, style) = (crate::page::wrap(&line.to_string(), inner), line.style);
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
    // Of a text that is too long the end counts: that is the newest step, and the keys.
    let skipped = rows - height;
    frame.render_widget(Paragraph::new(lines).block(block).scroll((skipped, 0)), area);
}
