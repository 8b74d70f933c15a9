//! Draws cards, text and outlines, and notes where the targets are: the cards, piles and squares that a
//! player can point at.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use roshambo_rules::Say;
use roshambo_words::Words;

use crate::narrowing::Selection;
use crate::theme::{Ink, Theme};

/// A thing on the screen that a player can point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// Its notation.
    pub(crate) token: String,
    /// Its place on the screen. The width is 0 while it is scrolled out of sight.
    pub(crate) area: Rect,
}

/// What drawing depends on besides the view.
pub(crate) struct DrawContext<'a> {
    pub(crate) theme: Theme,
    pub(crate) words: &'a Words,
    pub(crate) selection: &'a Selection,
    pub(crate) size: CardSize,
    /// The index of the target that the keyboard is at, while a person may act.
    pub(crate) cursor: Option<usize>,
}

/// How a target is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TargetState {
    /// The keyboard is at it.
    pub(crate) cursor: bool,
    /// It is chosen.
    pub(crate) chosen: bool,
    /// It can still be part of a legal move.
    pub(crate) open: bool,
}

impl TargetState {
    /// A card on the table that cannot be chosen and is not faded.
    pub(crate) const IDLE: TargetState = TargetState { cursor: false, chosen: false, open: true };
}

/// What is printed on a card, and in which colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardFace {
    /// Its notation.
    pub(crate) token: String,
    /// A character for its symbol.
    pub(crate) mark: char,
    /// The colours of its left and right half.
    pub(crate) inks: [Ink; 2],
}

/// The size of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardSize {
    /// For small screens.
    Small,
    /// For large ones.
    Large,
}

impl CardSize {
    /// The width of a card, in cells.
    pub(crate) const fn width(self) -> u16 {
        match self {
            CardSize::Small => 6,
            CardSize::Large => 9,
        }
    }

    /// The height of a card, in cells.
    pub(crate) const fn height(self) -> u16 {
        match self {
            CardSize::Small => 3,
            CardSize::Large => 5,
        }
    }

    /// The widest distance between two cards of a fan, in cells: each card covers one column of the last.
    const fn fan_step(self) -> u16 {
        self.width() - 1
    }
}

/// The width of a chip, a card drawn in one line, in cells.
const CHIP_WIDTH: u16 = 7;

/// Draws into a buffer and collects the targets.
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) context: &'a DrawContext<'a>,
    pub(crate) targets: Vec<Target>,
    /// Whether targets that are drawn now can be chosen.
    pub(crate) interactive: bool,
}

impl Canvas<'_> {
    /// Adds a target. Returns how to draw it.
    pub(crate) fn add_target(&mut self, token: &str, area: Rect) -> TargetState {
        if !self.interactive {
            return TargetState { cursor: false, chosen: false, open: false };
        }
        let index = self.targets.len();
        self.targets.push(Target { token: token.to_owned(), area });
        let selection = self.context.selection;
        let chosen = selection.contains(index);
        TargetState {
            cursor: self.context.cursor == Some(index),
            chosen,
            open: chosen || selection.is_open(token),
        }
    }

    /// The colours and styles to draw with.
    pub(crate) fn theme(&self) -> Theme {
        self.context.theme
    }

    /// The text of a phrase in the language of the screen.
    pub(crate) fn say(&self, what: &(impl Say + ?Sized)) -> String {
        self.context.words.say(what)
    }

    /// Draws a line of text, cut at the end of the area.
    pub(crate) fn line<'l>(&mut self, area: Rect, row: u16, line: impl Into<Line<'l>>) {
        if row < area.height {
            self.buffer.set_line(area.x, area.y + row, &line.into(), area.width);
        }
    }

    /// Draws text, wrapped at the end of the area.
    pub(crate) fn text<'l>(&mut self, area: Rect, lines: Vec<Line<'l>>) {
        let area = area.intersection(self.buffer.area);
        Paragraph::new(lines).wrap(Wrap { trim: true }).render(area, self.buffer);
    }

    /// Draws a horizontal line across the area with a title in it.
    pub(crate) fn heading(&mut self, area: Rect, title: &str) {
        let style = self.theme().dim();
        let rule: String = "─".repeat(usize::from(area.width));
        self.line(area, 0, Span::styled(rule, style));
        let title = format!(" {title} ");
        let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        self.line(inner, 0, Span::styled(title, self.theme().strong()));
    }

    /// Draws a card with its upper left corner at `x`, `y`.
    pub(crate) fn card(&mut self, x: u16, y: u16, face: &CardFace, state: TargetState) {
        let theme = self.theme();
        let frame = match state {
            TargetState { cursor: true, .. } | TargetState { chosen: true, .. } => theme.strong(),
            TargetState { open: true, .. } => Style::new(),
            _ => theme.dim(),
        };
        let size = self.context.size;
        self.outline(Rect::new(x, y, size.width(), size.height()), state.cursor, frame);
        match size {
            CardSize::Small => self.small_face(x + 1, y + 1, face, state),
            CardSize::Large => self.large_face(x + 1, y + 1, face, state),
        }
    }

    /// Draws the edge of a card or a square. A heavy edge shows where the keyboard is.
    pub(crate) fn outline(&mut self, area: Rect, heavy: bool, style: Style) {
        let [left, rule, right, side, low_left, low_right] = match heavy {
            true => ["┏", "━", "┓", "┃", "┗", "┛"],
            false => ["╭", "─", "╮", "│", "╰", "╯"],
        };
        let rule = rule.repeat(usize::from(area.width.saturating_sub(2)));
        self.put(area.x, area.y, &format!("{left}{rule}{right}"), style);
        for y in area.y + 1..area.bottom() - 1 {
            self.put(area.x, y, side, style);
            self.put(area.right() - 1, y, side, style);
        }
        self.put(area.x, area.bottom() - 1, &format!("{low_left}{rule}{low_right}"), style);
    }

    /// Draws the back of a card.
    pub(crate) fn back(&mut self, x: u16, y: u16) {
        let (size, style) = (self.context.size, self.theme().dim());
        self.outline(Rect::new(x, y, size.width(), size.height()), false, style);
        for row in 1..size.height() - 1 {
            self.put(x + 1, y + row, &"▒".repeat(usize::from(size.width() - 2)), style);
        }
    }

    /// Draws what is printed on a small card: four columns.
    fn small_face(&mut self, x: u16, y: u16, face: &CardFace, state: TargetState) {
        let theme = self.theme();
        let [left, right] = face.inks.map(|ink| match state.open {
            true => theme.printed(ink),
            false => theme.faded(ink),
        });
        let text: Vec<char> = format!("{:<3}{}", face.token, face.mark).chars().collect();
        for (column, letter) in text.into_iter().enumerate() {
            let style = if column < 2 { left } else { right };
            self.put(x + column as u16, y, letter.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// Draws what is printed on a large card: seven columns and three rows, with the symbol in the middle.
    fn large_face(&mut self, x: u16, y: u16, face: &CardFace, state: TargetState) {
        let theme = self.theme();
        let [left, right] = face.inks.map(|ink| match state.open {
            true => theme.printed(ink),
            false => theme.faded(ink),
        });
        let rows = [format!("{:<7}", face.token), format!("{:^7}", face.mark), format!("{:>7}", face.token)];
        for (row, text) in rows.into_iter().enumerate() {
            for (column, letter) in text.chars().enumerate() {
                let style = if column < 4 { left } else { right };
                self.put(x + column as u16, y + row as u16, letter.encode_utf8(&mut [0; 4]), style);
            }
        }
    }

    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        if self.buffer.area.contains((x, y).into()) {
            self.buffer.set_stringn(x, y, text, usize::from(self.buffer.area.right() - x), style);
        }
    }

    /// Draws cards side by side that cannot be chosen, as many as fit, and the number of the others.
    pub(crate) fn row(&mut self, area: Rect, faces: &[CardFace]) {
        let step = self.context.size.fan_step();
        let room = usize::from(area.width.saturating_sub(1) / step);
        for (i, face) in faces.iter().take(room).enumerate() {
            self.card(area.x + i as u16 * step, area.y, face, TargetState::IDLE);
        }
        let hidden = faces.len().saturating_sub(room);
        if hidden > 0 {
            let more = Rect { x: area.right().saturating_sub(4), width: 4, height: 1, ..area };
            self.line(more, 0, format!("+{hidden}"));
        }
    }

    /// The number of rows that a hand takes as a fan.
    pub(crate) fn fan_height(faces: &[CardFace], width: u16, size: CardSize) -> u16 {
        let room = fan_room(width, fan_step(faces, width, size), size);
        (faces.len().div_ceil(room) as u16).max(1) * size.height() + 1
    }

    /// Draws a hand of targets: as a fan if it fits, otherwise as chips.
    pub(crate) fn hand(&mut self, area: Rect, faces: &[CardFace]) {
        if Canvas::fan_height(faces, area.width, self.context.size) <= area.height {
            self.fan(area, faces);
        } else {
            self.chips(area, faces);
        }
    }

    fn fan(&mut self, area: Rect, faces: &[CardFace]) {
        let size = self.context.size;
        let step = fan_step(faces, area.width, size);
        let room = fan_room(area.width, step, size);
        let at = self.context.cursor.and_then(|cursor| cursor.checked_sub(self.targets.len()));
        let mut on_top = None;
        for (i, face) in faces.iter().enumerate() {
            let (column, row) = ((i % room) as u16, (i / room) as u16);
            // The fan opens behind the card that the keyboard is at.
            let open = at.is_some_and(|at| at / room == i / room && at < i) && step < size.fan_step();
            let x = area.x + column * step + if open { size.width() - step } else { 0 };
            let y = area.y + 1 + row * size.height();
            let state = self.add_target(&face.token, Rect::new(x, y, step, size.height()));
            let y = if state.chosen { y - 1 } else { y };
            self.card(x, y, face, state);
            if state.cursor {
                on_top = Some((x, y, face, state));
            }
        }
        if let Some((x, y, face, state)) = on_top {
            self.card(x, y, face, state);
        }
    }

    fn chips(&mut self, area: Rect, faces: &[CardFace]) {
        let room = usize::from(area.width / CHIP_WIDTH).max(1);
        let rows = usize::from(area.height).max(1);
        // If not all lines fit, those around the cursor are shown.
        let first_target = self.targets.len();
        let at = self.context.cursor.and_then(|cursor| cursor.checked_sub(first_target)).unwrap_or(0) / room;
        let last = faces.len().div_ceil(room).saturating_sub(rows);
        let scrolled = at.saturating_sub(rows / 2).min(last);
        for (i, face) in faces.iter().enumerate() {
            let (column, row) = ((i % room) as u16, i / room);
            let shown = (scrolled..scrolled + rows).contains(&row);
            let y = area.y + row.saturating_sub(scrolled) as u16;
            let x = area.x + column * CHIP_WIDTH;
            let state = self.add_target(&face.token, Rect::new(x, y, if shown { 6 } else { 0 }, 1));
            if shown {
                self.chip(x, y, face, state);
            }
        }
    }

    fn chip(&mut self, x: u16, y: u16, face: &CardFace, state: TargetState) {
        let [open, close] = match state {
            TargetState { chosen: true, .. } => ["»", "«"],
            TargetState { cursor: true, .. } => ["[", "]"],
            TargetState { open: true, .. } => [" ", " "],
            _ => [" ", " "],
        };
        let style = if state.cursor { self.theme().cursor() } else { self.theme().strong() };
        self.put(x, y, open, style);
        self.small_face(x + 1, y, face, state);
        self.put(x + CHIP_WIDTH - 2, y, close, style);
    }
}

/// The distance between the cards of a fan: small enough for one row, if their texts stay readable.
fn fan_step(faces: &[CardFace], width: u16, size: CardSize) -> u16 {
    let longest = faces.iter().map(|face| face.token.len() as u16).max().unwrap_or(2);
    let fits = |step: &u16| fan_room(width, *step, size) >= faces.len();
    (longest + 1..=size.fan_step()).rev().find(fits).unwrap_or(longest + 1)
}

/// The number of cards of a fan that fit side by side.
fn fan_room(width: u16, step: u16, size: CardSize) -> usize {
    let opening = if step < size.fan_step() { size.width() - step } else { 0 };
    usize::from(width.saturating_sub(size.width() + opening) / step) + 1
}

/// The character for a sign.
pub(crate) fn sign_mark(sign: roshambo_rules::Sign) -> char {
    use roshambo_rules::Sign;
    match sign {
        Sign::Rock => '●',
        Sign::Scissors => '×',
        Sign::Paper => '□',
    }
}

/// The nearest target in a direction.
pub(crate) fn neighbour(targets: &[Target], from: usize, dx: i32, dy: i32) -> Option<usize> {
    let centre = |area: Rect| {
        (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height))
    };
    let (x, y) = centre(targets.get(from)?.area);
    let distance = |target: &Target| {
        let (tx, ty) = centre(target.area);
        // A cell is about twice as high as it is wide.
        let (along, across) = match dx {
            0 => ((ty - y) * dy * 2, (tx - x).abs()),
            _ => ((tx - x) * dx, (ty - y).abs() * 2),
        };
        (along > 0 && target.area.width > 0).then_some(along + across * 3)
    };
    let distances = targets.iter().enumerate().filter_map(|(i, target)| Some((distance(target)?, i)));
    distances.min().map(|(_, i)| i)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_go_to_the_nearest_target_in_their_direction() {
        let target = |x, y| Target { token: String::new(), area: Rect::new(x, y, 5, 3) };
        // Two rows of three, then one far below.
        let targets = [
            target(0, 0),
            target(5, 0),
            target(10, 0),
            target(0, 3),
            target(5, 3),
            target(10, 3),
            target(4, 9),
        ];
        assert_eq!(neighbour(&targets, 0, 1, 0), Some(1));
        assert_eq!(neighbour(&targets, 1, 0, 1), Some(4));
        assert_eq!(neighbour(&targets, 4, 0, 1), Some(6));
        assert_eq!(neighbour(&targets, 6, 0, -1), Some(4));
        assert_eq!(neighbour(&targets, 2, 1, 0), None);
        assert_eq!(neighbour(&targets, 0, -1, 0), None);
        assert_eq!(neighbour(&targets, 9, 1, 0), None);
    }
}
