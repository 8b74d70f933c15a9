//! Draws the table: players, middle, hand, actions, and the log at the side.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Widget};
use roshambo_rules::{Phrase, PresentEvent, Seat, SeatFact, say};
use roshambo_table::AnyView;
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

use super::layout::ScreenLayout;
use super::{Notice, TableScreen};
use crate::canvas::{Canvas, DrawContext, Target};
use crate::games::{GameScreen, game_screen, sealed_by};
use crate::markdown::wrap;
use crate::menu::level_phrase;
use crate::theme::Theme;

/// The lines that say what the viewer may do.
struct Actions {
    lines: Vec<Line<'static>>,
    /// For each offered move, its first line and its number of lines.
    buttons: Vec<(u16, u16)>,
}

impl TableScreen {
    /// Draws the table for its viewer.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, theme: Theme) {
        let view = self.view();
        if self.reset_cursor {
            // Targets are known only after drawing, so draw into a copy first.
            self.targets = self.draw_view(&view, &mut frame.buffer_mut().clone(), words, theme);
            let open = |target: &Target| target.area.width > 0 && self.selection.is_open(&target.token);
            self.cursor = self.targets.iter().position(open).unwrap_or(0);
            self.reset_cursor = false;
        }
        self.targets = self.draw_view(&view, frame.buffer_mut(), words, theme);
        if let Some(prompt) = &self.prompt {
            let column = 1 + prompt.text().chars().count() as u16;
            let last = frame.area().height - 1;
            frame.set_cursor_position((column.min(frame.area().width - 1), last));
        }
    }

    fn draw_view(&mut self, view: &AnyView, buffer: &mut Buffer, words: &Words, theme: Theme) -> Vec<Target> {
        let game = game_screen(view);
        let seats = self.session.seats().count();
        let presentation = view.presentation();
        let actions = self.actions(&presentation.prompt, words, theme, ScreenLayout::left_width(buffer.area));
        let (layout, size) = ScreenLayout::new(buffer.area, game, seats, actions.lines.len() as u16);
        let cursor = self.acting().filter(|_| self.selection.needs_targets()).map(|_| self.cursor);
        // The canvas borrows the selection while drawing changes the other fields.
        let selection = std::mem::take(&mut self.selection);
        let context = DrawContext { theme, words, selection: &selection, size, cursor };
        let mut canvas = Canvas { buffer, context: &context, targets: Vec::new(), interactive: true };
        self.draw_title(&mut canvas, layout.title);
        self.draw_players(&mut canvas, layout.players, game, &presentation.facts);
        draw_hand(&mut canvas, layout.hand, view, self.viewer);
        self.draw_middle(&mut canvas, layout.middle, game);
        self.draw_log(&mut canvas, layout.log);
        self.draw_keys(&mut canvas, layout.keys);
        self.draw_actions(&mut canvas, layout.actions, actions);
        let targets = std::mem::take(&mut canvas.targets);
        self.selection = selection;
        targets
    }

    fn draw_title(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let title = canvas.say(&Phrase::new(self.game().info().title));
        let status = canvas.say(&self.status());
        let style = canvas.theme().cursor();
        let width = usize::from(area.width);
        let gap = width.saturating_sub(title.chars().count() + status.chars().count() + 2);
        canvas.line(area, 0, Span::styled(format!(" {title}{}{status} ", " ".repeat(gap)), style));
    }

    /// Whose turn it is.
    fn status(&self) -> Phrase {
        let awaited = self.session.table.awaits().seats();
        match (self.acting(), awaited.first()) {
            (Some(seat), _) if self.session.people.len() > 1 => say!("status-your-turn-of", seat = seat),
            (Some(_), _) => say!("status-your-turn"),
            (None, Some(_)) => say!("status-waiting", seats = awaited),
            (None, None) => say!("status-over"),
        }
    }

    fn draw_players(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        game: &dyn GameScreen,
        facts: &[Vec<SeatFact>],
    ) {
        let awaits = self.session.table.awaits();
        for (seat, facts) in self.session.seats().iter().zip(facts) {
            let mark = match (awaits.seats().contains(seat), sealed_by(awaits).contains(seat)) {
                (true, _) => "▶",
                (_, true) => "✓",
                _ => " ",
            };
            let own = self.viewer == Some(seat);
            let style = if own { canvas.theme().own() } else { canvas.theme().strong() };
            // The name of the reader says already who it is.
            let who = match (own, self.session.people.contains(seat)) {
                _ if self.session.reader() == Some(seat) => None,
                (true, _) => Some(say!("who-you")),
                (false, true) => Some(say!("who-person")),
                (false, false) => Some(say!("who-bot", level = level_phrase(self.session.level))),
            };
            let who = who.map(|who| format!(" ({})", canvas.say(&who))).unwrap_or_default();
            let mut line = Line::from(vec![
                Span::styled(format!("{mark} {}", canvas.say(&seat)), style),
                Span::styled(format!("{who}  "), canvas.theme().dim()),
            ]);
            let shape = game.seat_mark(seat).map(|mark| format!("{mark} "));
            line.extend(shape.map(Span::raw));
            for (i, fact) in game.short_facts(facts).iter().enumerate() {
                let text = format!("{}{}", if i == 0 { "" } else { " · " }, canvas.say(fact));
                // Leave out a fact rather than cut it off.
                if i == 0 || line.width() + text.chars().count() < usize::from(area.width) {
                    line.push_span(text);
                }
            }
            canvas.line(area, seat.index() as u16, line);
        }
    }

    fn draw_middle(&mut self, canvas: &mut Canvas<'_>, area: Rect, game: &dyn GameScreen) {
        let mut title = canvas.say(&say!("heading-table"));
        if let Some(note) = game.note() {
            title = format!("{title} · {}", canvas.say(&note));
        }
        canvas.heading(area, &title);
        let inner = below(area);
        match &mut self.setup {
            Some(setup) => setup.draw(canvas, inner),
            None => game.draw(canvas, inner),
        }
    }

    /// The question or notice, then the moves on offer.
    fn actions(&self, prompt: &Phrase, words: &Words, theme: Theme, width: u16) -> Actions {
        let mut lines: Vec<Line<'static>> = Vec::new();
        let offers = self.offers();
        // A notice, or the question which of several moves is meant, replaces the question of the game.
        if let Some(notice) = &self.notice {
            lines.extend(notice_lines(words, theme, notice, width));
        } else if self.acting().is_some() {
            let chosen = !self.selection.is_empty();
            let asked = if chosen && offers.len() > 1 { say!("play-which") } else { prompt.clone() };
            lines.extend(wrapped(&words.say(&asked), width, theme.strong()));
        } else if self.session.table.outcome().is_some() {
            lines.push(Line::from(words.say(&say!("over-look"))));
        }
        if let Some(error) = &self.session.file.error {
            let text = say!("play-trouble", error = io_phrase(error));
            lines.extend(wrapped(&words.say(&text), width, theme.warning()));
        }
        let by_enter = offers.len() == 1 && self.enter_plays();
        let mut buttons = Vec::new();
        for (i, option) in offers.iter().enumerate() {
            let key = if by_enter { " ⏎ ".to_owned() } else { format!(" {} ", i + 1) };
            let texts = wrap(&words.say(&option.phrase), width.saturating_sub(4));
            buttons.push((lines.len() as u16, texts.len() as u16));
            for (j, text) in texts.into_iter().enumerate() {
                let mark = match j {
                    0 => Span::styled(key.clone(), theme.cursor()),
                    _ => Span::raw("   "),
                };
                lines.push(Line::from(vec![mark, Span::raw(format!(" {text}"))]));
            }
        }
        Actions { lines, buttons }
    }

    fn draw_actions(&mut self, canvas: &mut Canvas<'_>, area: Rect, actions: Actions) {
        canvas.heading(area, &canvas.say(&say!("heading-actions")));
        let inner = below(area);
        let area_of = |(row, rows)| Rect::new(inner.x, inner.y + row, inner.width, rows).intersection(inner);
        self.buttons = actions.buttons.into_iter().map(area_of).collect();
        for (row, line) in actions.lines.into_iter().enumerate() {
            canvas.line(inner, row as u16, line);
        }
    }

    /// The log, with the newest event at the bottom.
    fn draw_log(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let theme = canvas.theme();
        let title = Span::styled(format!(" {} ", canvas.say(&say!("log-title"))), theme.strong());
        let block = Block::new().borders(Borders::LEFT | Borders::TOP).border_style(theme.dim()).title(title);
        let inner = block.inner(area);
        block.render(area, canvas.buffer);
        let width = inner.width.saturating_sub(3);
        let first_new = self.first_new_event();
        let mut lines: Vec<Line<'_>> = Vec::new();
        // Newest first, until the area is full.
        let events = self.log_events();
        for logged in events.iter().rev().filter(|logged| !logged.event.is_only_a_decision()) {
            let style = if logged.number >= first_new { Default::default() } else { theme.dim() };
            let text = wrap(&canvas.say(&logged.event), width);
            for (i, line) in text.into_iter().enumerate().rev() {
                let mark = if i == 0 { "·" } else { " " };
                lines.push(Line::styled(format!("{mark} {line}"), style));
            }
            if lines.len() >= usize::from(inner.height) {
                break;
            }
        }
        lines.truncate(usize::from(inner.height));
        lines.reverse();
        Paragraph::new(lines).render(inner, canvas.buffer);
    }

    fn draw_keys(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if let Some(prompt) = &self.prompt {
            let candidates = prompt.candidates().join("  ");
            let line = Line::from(vec![
                Span::raw(format!(":{}", prompt.text())),
                Span::styled(format!("   {candidates}"), canvas.theme().dim()),
            ]);
            return canvas.line(area, 0, line);
        }
        let keys = canvas.say(&if self.setup.is_some() { say!("keys-setup") } else { say!("keys-table") });
        let style = canvas.theme().dim();
        canvas.line(area, 0, Span::styled(keys, style));
    }
}

fn draw_hand(canvas: &mut Canvas<'_>, area: Rect, view: &AnyView, viewer: Option<Seat>) {
    if area.height == 0 || viewer.is_none() {
        return;
    }
    let game = game_screen(view);
    let faces = game.hand();
    let mut title = canvas.say(&say!("heading-hand", count = faces.len()));
    // The name of the card that the keyboard is at.
    let at = canvas.context.cursor.and_then(|cursor| faces.get(cursor)).filter(|_| game.plays_from_hand());
    if let Some(name) = at.and_then(|face| view.card_name(&face.token)) {
        title = format!("{title} · {}", canvas.say(&name));
    }
    canvas.heading(area, &title);
    canvas.interactive = game.plays_from_hand();
    canvas.hand(below(area), &faces);
    canvas.interactive = true;
}

fn notice_lines(words: &Words, theme: Theme, notice: &Notice, width: u16) -> Vec<Line<'static>> {
    let text = words.say(&notice.phrase);
    let text = match notice.ruling {
        Some(ruling) => format!("{text} [{ruling},\u{a0}?]"),
        None => text,
    };
    wrapped(&text, width, theme.warning())
}

fn wrapped(text: &str, width: u16, style: ratatui::style::Style) -> Vec<Line<'static>> {
    wrap(text, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

fn below(area: Rect) -> Rect {
    Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }
}
