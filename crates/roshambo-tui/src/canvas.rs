//! Drawing with things that can be pointed at: cards in a hand, piles, squares.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use roshambo_rules::Say;
use roshambo_words::Words;

use crate::pick::Picker;
use crate::theme::{Ink, Theme};

/// Something that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Its notation.
    pub(crate) token: String,
    /// Where it is.
    pub(crate) area: Rect,
}

/// What the drawing depends on besides the view.
pub(crate) struct Look<'a> {
    pub(crate) theme: Theme,
    pub(crate) words: &'static Words,
    pub(crate) picker: &'a Picker,
    pub(crate) size: Size,
    /// The spot where the keyboard is, while a person may act.
    pub(crate) cursor: Option<usize>,
}

/// How a spot stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    /// The keyboard is there.
    pub(crate) cursor: bool,
    /// It is chosen.
    pub(crate) chosen: bool,
    /// It can be part of a legal move.
    pub(crate) open: bool,
}

impl Stand {
    /// Just lies there, for everybody to see.
    pub(crate) const LYING: Stand = Stand { cursor: false, chosen: false, open: true };
}

/// A card's face: what is printed on it, and in which colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    /// Its notation.
    pub(crate) token: String,
    /// A shape for its symbol.
    pub(crate) mark: char,
    /// Its colour, twice for a card of one colour.
    pub(crate) inks: [Ink; 2],
}

/// How big cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// For small screens.
    Small,
    /// For large ones.
    Large,
}

impl Size {
    /// How wide a card is.
    pub(crate) const fn width(self) -> u16 {
        match self {
            Size::Small => 6,
            Size::Large => 9,
        }
    }

    /// How high a card is.
    pub(crate) const fn height(self) -> u16 {
        match self {
            Size::Small => 3,
            Size::Large => 5,
        }
    }

    /// In a fan each next card covers the last column, or more where room is scarce.
    const fn fan(self) -> u16 {
        self.width() - 1
    }
}

/// A card in one line.
const CHIP: u16 = 7;

/// Where everything is drawn.
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) look: &'a Look<'a>,
    pub(crate) spots: Vec<Spot>,
    /// Whether what is drawn now can be pointed at.
    pub(crate) live: bool,
}

impl Canvas<'_> {
    /// Makes a place that can be pointed at.
    pub(crate) fn spot(&mut self, token: &str, area: Rect) -> Stand {
        if !self.live {
            return Stand { cursor: false, chosen: false, open: false };
        }
        let index = self.spots.len();
        self.spots.push(Spot { token: token.to_owned(), area });
        let picker = self.look.picker;
        let chosen = picker.has_chosen(index);
        Stand { cursor: self.look.cursor == Some(index), chosen, open: chosen || picker.is_open(token) }
    }

    /// The theme.
    pub(crate) fn theme(&self) -> Theme {
        self.look.theme
    }

    /// Says something in the language of the screen.
    pub(crate) fn say(&self, what: &(impl Say + ?Sized)) -> String {
        self.look.words.say(what)
    }

    /// A line of text, cut at the end of the area.
    pub(crate) fn line<'l>(&mut self, area: Rect, row: u16, line: impl Into<Line<'l>>) {
        if row < area.height {
            self.buffer.set_line(area.x, area.y + row, &line.into(), area.width);
        }
    }

    /// Text that is wrapped at the end of the area.
    pub(crate) fn text<'l>(&mut self, area: Rect, lines: Vec<Line<'l>>) {
        let area = area.intersection(self.buffer.area);
        Paragraph::new(lines).wrap(Wrap { trim: true }).render(area, self.buffer);
    }

    /// A rule across the area with a title in it.
    pub(crate) fn heading(&mut self, area: Rect, title: &str) {
        let style = self.theme().quiet();
        let rule: String = "─".repeat(usize::from(area.width));
        self.line(area, 0, Span::styled(rule, style));
        let title = format!(" {title} ");
        let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        self.line(inner, 0, Span::styled(title, self.theme().strong()));
    }

    /// One card with its upper left corner here.
    pub(crate) fn card(&mut self, x: u16, y: u16, face: &Face, stand: Stand) {
        let theme = self.theme();
        let frame = match stand {
            Stand { cursor: true, .. } | Stand { chosen: true, .. } => theme.strong(),
            Stand { open: true, .. } => Style::new(),
            _ => theme.quiet(),
        };
        let size = self.look.size;
        self.outline(Rect::new(x, y, size.width(), size.height()), stand.cursor, frame);
        match size {
            Size::Small => self.face(x + 1, y + 1, face, stand),
            Size::Large => self.large_face(x + 1, y + 1, face, stand),
        }
    }

    /// The edge of a card or a square; a heavy one is where the keyboard is.
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

    /// A card from behind.
    pub(crate) fn back(&mut self, x: u16, y: u16) {
        let (size, style) = (self.look.size, self.theme().quiet());
        self.outline(Rect::new(x, y, size.width(), size.height()), false, style);
        for row in 1..size.height() - 1 {
            self.put(x + 1, y + row, &"▒".repeat(usize::from(size.width() - 2)), style);
        }
    }

    /// What is printed on a card: four columns.
    fn face(&mut self, x: u16, y: u16, face: &Face, stand: Stand) {
        let theme = self.theme();
        let [left, right] = face.inks.map(|ink| match stand.open {
            true => theme.printed(ink),
            false => theme.faded(ink),
        });
        let text: Vec<char> = format!("{:<3}{}", face.token, face.mark).chars().collect();
        for (column, letter) in text.into_iter().enumerate() {
            let style = if column < 2 { left } else { right };
            self.put(x + column as u16, y, letter.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// The same on seven columns and three rows, with the shape in the middle.
    fn large_face(&mut self, x: u16, y: u16, face: &Face, stand: Stand) {
        let theme = self.theme();
        let [left, right] = face.inks.map(|ink| match stand.open {
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

    /// Cards side by side that cannot be pointed at, as many as fit.
    pub(crate) fn row(&mut self, area: Rect, faces: &[Face]) {
        let step = self.look.size.fan();
        let room = usize::from(area.width.saturating_sub(1) / step);
        for (i, face) in faces.iter().take(room).enumerate() {
            self.card(area.x + i as u16 * step, area.y, face, Stand::LYING);
        }
        let hidden = faces.len().saturating_sub(room);
        if hidden > 0 {
            let more = Rect { x: area.right().saturating_sub(4), width: 4, height: 1, ..area };
            self.line(more, 0, format!("+{hidden}"));
        }
    }

    /// How many rows a hand takes if it is fanned out.
    pub(crate) fn fan_height(faces: &[Face], width: u16, size: Size) -> u16 {
        let room = fan_room(width, fan_step(faces, width, size), size);
        (faces.len().div_ceil(room) as u16).max(1) * size.height() + 1
    }

    /// A hand that can be pointed at: fanned out where there is room, else in lines.
    pub(crate) fn hand(&mut self, area: Rect, faces: &[Face]) {
        if Canvas::fan_height(faces, area.width, self.look.size) <= area.height {
            self.fan(area, faces);
        } else {
            self.chips(area, faces);
        }
    }

    fn fan(&mut self, area: Rect, faces: &[Face]) {
        let size = self.look.size;
        let step = fan_step(faces, area.width, size);
        let room = fan_room(area.width, step, size);
        let at = self.look.cursor.and_then(|cursor| cursor.checked_sub(self.spots.len()));
        let mut on_top = None;
        for (i, face) in faces.iter().enumerate() {
            let (column, row) = ((i % room) as u16, (i / room) as u16);
            // The fan opens where the keyboard is.
            let open = at.is_some_and(|at| at / room == i / room && at < i) && step < size.fan();
            let x = area.x + column * step + if open { size.width() - step } else { 0 };
            let y = area.y + 1 + row * size.height();
            let stand = self.spot(&face.token, Rect::new(x, y, step, size.height()));
            let y = if stand.chosen { y - 1 } else { y };
            self.card(x, y, face, stand);
            if stand.cursor {
                on_top = Some((x, y, face, stand));
            }
        }
        if let Some((x, y, face, stand)) = on_top {
            self.card(x, y, face, stand);
        }
    }

    fn chips(&mut self, area: Rect, faces: &[Face]) {
        let room = usize::from(area.width / CHIP).max(1);
        let rows = usize::from(area.height).max(1);
        // Where not even lines are enough, those around the keyboard are shown.
        let first_spot = self.spots.len();
        let at = self.look.cursor.and_then(|cursor| cursor.checked_sub(first_spot)).unwrap_or(0) / room;
        let last = faces.len().div_ceil(room).saturating_sub(rows);
        let scrolled = at.saturating_sub(rows / 2).min(last);
        for (i, face) in faces.iter().enumerate() {
            let (column, row) = ((i % room) as u16, i / room);
            let shown = (scrolled..scrolled + rows).contains(&row);
            let y = area.y + row.saturating_sub(scrolled) as u16;
            let x = area.x + column * CHIP;
            let stand = self.spot(&face.token, Rect::new(x, y, if shown { 6 } else { 0 }, 1));
            if shown {
                self.chip(x, y, face, stand);
            }
        }
    }

    fn chip(&mut self, x: u16, y: u16, face: &Face, stand: Stand) {
        let [open, close] = match stand {
            Stand { chosen: true, .. } => ["»", "«"],
            Stand { cursor: true, .. } => ["[", "]"],
            Stand { open: true, .. } => [" ", " "],
            _ => [" ", " "],
        };
        let style = if stand.cursor { self.theme().cursor() } else { self.theme().strong() };
        self.put(x, y, open, style);
        self.face(x + 1, y, face, stand);
        self.put(x + CHIP - 2, y, close, style);
    }
}

/// How far apart the cards of a fan are: close enough for one row, if their texts stay readable.
fn fan_step(faces: &[Face], width: u16, size: Size) -> u16 {
    let longest = faces.iter().map(|face| face.token.len() as u16).max().unwrap_or(2);
    let fits = |step: &u16| fan_room(width, *step, size) >= faces.len();
    (longest + 1..=size.fan()).rev().find(fits).unwrap_or(longest + 1)
}

/// How many cards of a fan fit side by side.
fn fan_room(width: u16, step: u16, size: Size) -> usize {
    let opening = if step < size.fan() { size.width() - step } else { 0 };
    usize::from(width.saturating_sub(size.width() + opening) / step) + 1
}

/// The shape of a sign.
pub(crate) fn sign_mark(sign: roshambo_rules::Sign) -> char {
    use roshambo_rules::Sign;
    match sign {
        Sign::Rock => '●',
        Sign::Scissors => '×',
        Sign::Paper => '□',
    }
}

/// The spot that lies next in a direction, seen from another.
pub(crate) fn neighbour(spots: &[Spot], from: usize, dx: i32, dy: i32) -> Option<usize> {
    let centre = |area: Rect| {
        (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height))
    };
    let (x, y) = centre(spots.get(from)?.area);
    let ahead = |spot: &Spot| {
        let (sx, sy) = centre(spot.area);
        // A cell is about twice as high as it is wide.
        let (along, across) = match dx {
            0 => ((sy - y) * dy * 2, (sx - x).abs()),
            _ => ((sx - x) * dx, (sy - y).abs() * 2),
        };
        (along > 0 && spot.area.width > 0).then_some(along + across * 3)
    };
    let distances = spots.iter().enumerate().filter_map(|(i, spot)| Some((ahead(spot)?, i)));
    distances.min().map(|(_, i)| i)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_to_the_next_thing_in_their_direction() {
        let spot = |x, y| Spot { token: String::new(), area: Rect::new(x, y, 5, 3) };
        // Two rows of three, then one far below.
        let spots = [spot(0, 0), spot(5, 0), spot(10, 0), spot(0, 3), spot(5, 3), spot(10, 3), spot(4, 9)];
        assert_eq!(neighbour(&spots, 0, 1, 0), Some(1));
        assert_eq!(neighbour(&spots, 1, 0, 1), Some(4));
        assert_eq!(neighbour(&spots, 4, 0, 1), Some(6));
        assert_eq!(neighbour(&spots, 6, 0, -1), Some(4));
        assert_eq!(neighbour(&spots, 2, 1, 0), None);
        assert_eq!(neighbour(&spots, 0, -1, 0), None);
        assert_eq!(neighbour(&spots, 9, 1, 0), None);
    }
}
