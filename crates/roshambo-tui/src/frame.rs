//! The table on the screen: players, middle, hand, what may be done; the log beside it.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Widget};
use roshambo_rules::{Phrase, PresentEvent, Seat, SeatFact, say};
use roshambo_table::AnyView;
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

use crate::at_table::{AtTable, Notice};
use crate::canvas::{Canvas, Look, Size, Spot};
use crate::games::{Scene, decided, scene};
use crate::menu::level_phrase;
use crate::page::wrap;
use crate::theme::Theme;

/// The least width and height that the client can be used in.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// The fewest rows for what may be done: the question, a refusal, two moves.
const ACTIONS: u16 = 5;

/// Large cards want a wide table.
const ROOMY: u16 = 72;

/// What may be done: lines, and for each move its first line and how many.
struct Actions {
    lines: Vec<Line<'static>>,
    buttons: Vec<(u16, u16)>,
}

/// Where the parts of the screen are.
struct Parts {
    title: Rect,
    players: Rect,
    middle: Rect,
    hand: Rect,
    actions: Rect,
    log: Rect,
    keys: Rect,
}

impl Parts {
    /// The parts for large cards where all of them fit, else for small ones.
    fn of(area: Rect, scene: &dyn Scene, seats: usize, actions: u16) -> (Parts, Size) {
        match Parts::with(area, scene, seats, actions, Size::Large) {
            (parts, true) => (parts, Size::Large),
            (_, false) => (Parts::with(area, scene, seats, actions, Size::Small).0, Size::Small),
        }
    }

    fn log_width(area: Rect) -> u16 {
        (area.width / 3).clamp(26, 56)
    }

    /// How wide everything is but the log.
    fn left_width(area: Rect) -> u16 {
        area.width.saturating_sub(Parts::log_width(area) + 1)
    }

    /// The parts, and whether nothing had to give way.
    fn with(area: Rect, scene: &dyn Scene, seats: usize, actions: u16, size: Size) -> (Parts, bool) {
        let [title, body, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let log_width = Constraint::Length(Parts::log_width(area));
        let [left, log] = Layout::horizontal([Constraint::Fill(1), log_width]).areas(body);
        let left = Rect { width: Parts::left_width(area), ..left };
        let (least, most) = scene.height(size);
        let faces = scene.hand();
        // One row for each heading.
        let spare = left.height.saturating_sub(seats as u16 + 1 + actions.max(ACTIONS) + 1);
        let wanted = if faces.is_empty() { 0 } else { Canvas::fan_height(&faces, left.width, size) + 1 };
        let hand = wanted.min(spare.saturating_sub(least + 1)).max(wanted.min(3)).min(spare);
        let roomy = wanted + most < spare && left.width >= ROOMY;
        let middle = spare.saturating_sub(hand).min(most + 1);
        let [players, middle, hand, actions] = Layout::vertical([
            Constraint::Length(seats as u16 + 1),
            Constraint::Length(middle),
            Constraint::Length(hand),
            Constraint::Fill(1),
        ])
        .areas(left);
        (Parts { title, players, middle, hand, actions, log, keys }, roomy)
    }
}

impl AtTable {
    /// Draws the table for its viewer.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, words: &'static Words, theme: Theme) {
        let view = self.view();
        if self.fresh {
            // Only once everything has its place is it known where the keyboard may go.
            self.spots = self.draw_view(&view, &mut frame.buffer_mut().clone(), words, theme);
            let open = |spot: &Spot| spot.area.width > 0 && self.picker.is_open(&spot.token);
            self.cursor = self.spots.iter().position(open).unwrap_or(0);
            self.fresh = false;
        }
        self.spots = self.draw_view(&view, frame.buffer_mut(), words, theme);
        if let Some(prompt) = &self.prompt {
            let column = 1 + prompt.text().chars().count() as u16;
            let last = frame.area().height - 1;
            frame.set_cursor_position((column.min(frame.area().width - 1), last));
        }
    }

    fn draw_view(
        &mut self,
        view: &AnyView,
        buffer: &mut Buffer,
        words: &'static Words,
        theme: Theme,
    ) -> Vec<Spot> {
        let scene = scene(view);
        let seats = self.session.seats().count();
        let presentation = view.presentation();
        let actions = self.actions(&presentation.prompt, words, theme, Parts::left_width(buffer.area));
        let (parts, size) = Parts::of(buffer.area, scene, seats, actions.lines.len() as u16);
        let cursor = self.acting().filter(|_| self.picker.needs_pointing()).map(|_| self.cursor);
        // Lent to the canvas while the rest of the table is drawn, and may change itself.
        let picker = std::mem::take(&mut self.picker);
        let look = Look { theme, words, picker: &picker, size, cursor };
        let mut canvas = Canvas { buffer, look: &look, spots: Vec::new(), live: true };
        self.draw_title(&mut canvas, parts.title);
        self.draw_players(&mut canvas, parts.players, scene, &presentation.facts);
        draw_hand(&mut canvas, parts.hand, view, self.viewer);
        self.draw_middle(&mut canvas, parts.middle, scene);
        self.draw_log(&mut canvas, parts.log);
        self.draw_keys(&mut canvas, parts.keys);
        self.draw_actions(&mut canvas, parts.actions, actions);
        let spots = std::mem::take(&mut canvas.spots);
        self.picker = picker;
        spots
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

    fn draw_players(&self, canvas: &mut Canvas<'_>, area: Rect, scene: &dyn Scene, facts: &[Vec<SeatFact>]) {
        let awaits = self.session.table.awaits();
        for seat in self.session.seats().iter() {
            let mark = match (awaits.seats().contains(seat), decided(awaits).contains(seat)) {
                (true, _) => "▶",
                (_, true) => "✓",
                _ => " ",
            };
            let own = self.viewer == Some(seat);
            let style = if own { canvas.theme().own() } else { canvas.theme().strong() };
            let who = match (own, self.session.people.contains(seat)) {
                (true, _) => say!("who-you"),
                (false, true) => say!("who-person"),
                (false, false) => say!("who-bot", level = level_phrase(self.session.level)),
            };
            let facts = facts.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
            let facts: Vec<String> = scene.short_facts(facts).iter().map(|fact| canvas.say(fact)).collect();
            let shape = scene.mark(seat).map(|mark| format!("{mark} ")).unwrap_or_default();
            let line = Line::from(vec![
                Span::styled(format!("{mark} {}", canvas.say(&seat)), style),
                Span::styled(format!(" ({})  ", canvas.say(&who)), canvas.theme().quiet()),
                Span::raw(format!("{shape}{}", facts.join(" · "))),
            ]);
            canvas.line(area, seat.index() as u16, line);
        }
    }

    fn draw_middle(&mut self, canvas: &mut Canvas<'_>, area: Rect, scene: &dyn Scene) {
        let mut title = canvas.say(&say!("heading-table"));
        if let Some(note) = scene.note() {
            title = format!("{title} · {}", canvas.say(&note));
        }
        canvas.heading(area, &title);
        let inner = below(area);
        match &mut self.setup {
            Some(setup) => setup.draw(canvas, inner),
            None => scene.draw(canvas, inner),
        }
    }

    /// What is asked and told, and the moves on offer; for each move, its first line and how many.
    fn actions(&self, prompt: &Phrase, words: &Words, theme: Theme, width: u16) -> Actions {
        let mut lines: Vec<Line<'static>> = Vec::new();
        let offers = self.offers();
        // A refusal, or the question what the chosen cards are to be, stands instead of the usual one.
        if let Some(notice) = &self.notice {
            lines.extend(notice_lines(words, theme, notice, width));
        } else if self.acting().is_some() {
            let chosen = !self.picker.chosen().is_empty();
            let asked = if chosen && offers.len() > 1 { say!("play-which") } else { prompt.clone() };
            lines.extend(wrapped(&words.say(&asked), width, theme.strong()));
        } else if self.session.table.outcome().is_some() {
            lines.push(Line::from(words.say(&say!("over-look"))));
        }
        if let Some(error) = &self.session.file.trouble {
            let text = say!("play-trouble", error = io_phrase(error));
            lines.extend(wrapped(&words.say(&text), width, theme.warning()));
        }
        let by_enter = offers.len() == 1 && self.enter_plays();
        let mut buttons = Vec::new();
        for (i, way) in offers.iter().enumerate() {
            let key = if by_enter { " ⏎ ".to_owned() } else { format!(" {} ", i + 1) };
            let texts = wrap(&words.say(&way.phrase), width.saturating_sub(4));
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
        let place = |(row, rows)| Rect::new(inner.x, inner.y + row, inner.width, rows).intersection(inner);
        self.buttons = actions.buttons.into_iter().map(place).collect();
        for (row, line) in actions.lines.into_iter().enumerate() {
            canvas.line(inner, row as u16, line);
        }
    }

    /// What has happened, the newest at the bottom.
    fn draw_log(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let theme = canvas.theme();
        let title = Span::styled(format!(" {} ", canvas.say(&say!("log-title"))), theme.strong());
        let block =
            Block::new().borders(Borders::LEFT | Borders::TOP).border_style(theme.quiet()).title(title);
        let inner = block.inner(area);
        block.render(area, canvas.buffer);
        let width = inner.width.saturating_sub(3);
        let news = self.news();
        let mut lines: Vec<Line<'_>> = Vec::new();
        // The newest first, until the area is full.
        for told in self.events_for().iter().rev().filter(|told| !told.event.is_only_a_decision()) {
            let style = if told.number >= news { Default::default() } else { theme.quiet() };
            let text = wrap(&canvas.say(&told.event), width);
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
                Span::styled(format!("   {candidates}"), canvas.theme().quiet()),
            ]);
            return canvas.line(area, 0, line);
        }
        let keys = canvas.say(&if self.setup.is_some() { say!("keys-setup") } else { say!("keys-table") });
        let style = canvas.theme().quiet();
        canvas.line(area, 0, Span::styled(keys, style));
    }
}

fn draw_hand(canvas: &mut Canvas<'_>, area: Rect, view: &AnyView, viewer: Option<Seat>) {
    if area.height == 0 || viewer.is_none() {
        return;
    }
    let scene = scene(view);
    let faces = scene.hand();
    let mut title = canvas.say(&say!("heading-hand", count = faces.len()));
    // The card at the keyboard, in words.
    let at = canvas.look.cursor.and_then(|cursor| faces.get(cursor)).filter(|_| scene.plays_from_hand());
    if let Some(name) = at.and_then(|face| view.card_name(&face.token)) {
        title = format!("{title} · {}", canvas.say(&name));
    }
    canvas.heading(area, &title);
    canvas.live = scene.plays_from_hand();
    canvas.hand(below(area), &faces);
    canvas.live = true;
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
