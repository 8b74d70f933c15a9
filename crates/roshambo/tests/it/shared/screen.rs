//! An emulated terminal: interprets the output of the client and keeps every complete screen.

use std::fmt;
use std::num::NonZeroU16;

/// Ends a synchronized update: the screen is complete.
const WHOLE: &[u8] = b"\x1b[?2026l";
/// Clears the screen before a full redraw.
const CLEAR: &[u8] = b"\x1b[2J";

/// Everything that the client has shown.
pub struct Shown {
    parser: vt100::Parser,
    /// All bytes that were sent to the terminal.
    pub raw: Vec<u8>,
    /// Every complete screen.
    pub screens: Vec<Screen>,
    /// Bytes of a screen that is not complete yet.
    pending: Vec<u8>,
    /// How often the screen was fully redrawn.
    pub cleared: usize,
    /// Whether the output has ended.
    pub over: bool,
    /// Whether the test is about to close the terminal.
    pub vanishing: bool,
}

/// One screen.
#[derive(Clone)]
pub struct Screen {
    pub rows: Vec<String>,
    /// The text without line breaks that only come from the width of the terminal.
    pub flowing: String,
    /// The text with its colours and attributes.
    pub styled: String,
    pub alternate: bool,
    pub cursor_hidden: bool,
    /// Whether mouse events are turned on.
    pub mouse: bool,
}

impl Shown {
    pub fn new((width, height): (u16, u16)) -> Shown {
        Shown {
            parser: vt100::Parser::new(nonzero(height), nonzero(width), 0),
            raw: Vec::new(),
            screens: Vec::new(),
            pending: Vec::new(),
            cleared: 0,
            over: false,
            vanishing: false,
        }
    }

    /// Processes output of the client. Empty output means that it has ended.
    pub fn take(&mut self, bytes: &[u8]) {
        self.raw.extend(bytes);
        self.pending.extend(bytes);
        while let Some(place) = find(&self.pending, WHOLE) {
            let rest = self.pending.split_off(place + WHOLE.len());
            self.draw();
            self.pending = rest;
        }
        if bytes.is_empty() {
            self.over = true;
            self.draw();
        }
    }

    fn draw(&mut self) {
        let bytes = std::mem::take(&mut self.pending);
        self.parser.process(&bytes);
        self.cleared += bytes.windows(CLEAR.len()).filter(|window| *window == CLEAR).count();
        self.screens.push(Screen::of(self.parser.screen()));
    }

    pub fn resize(&mut self, (width, height): (u16, u16)) {
        self.parser.screen_mut().set_size(nonzero(height), nonzero(width));
    }

    /// Columns and rows.
    pub fn size(&self) -> (u16, u16) {
        let (height, width) = self.parser.screen().size();
        (width.get(), height.get())
    }

    /// Whether any complete screen has been shown.
    pub fn begun(&self) -> bool {
        !self.screens.is_empty()
    }

    /// The last screen.
    pub fn screen(&self) -> Screen {
        self.screens.last().cloned().unwrap_or_else(|| Screen::of(self.parser.screen()))
    }

    /// The parameters of each escape sequence that changes colours or attributes.
    pub fn styles(&self) -> Vec<String> {
        let text = String::from_utf8_lossy(&self.raw);
        let orders = text.split("\x1b[").skip(1);
        let numbers = orders.filter_map(|order| {
            let end = order.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
            order[end..].starts_with('m').then(|| order[..end].to_owned())
        });
        numbers.collect()
    }
}

fn nonzero(length: u16) -> NonZeroU16 {
    NonZeroU16::new(length).unwrap()
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

/// All cells, with the style wherever it changes. A cell that was never written counts as a space.
fn styled(screen: &vt100::Screen) -> String {
    let (height, width) = screen.size();
    let mut text = String::new();
    let mut style = String::new();
    for (row, column) in (0..height.get()).flat_map(|row| (0..width.get()).map(move |column| (row, column))) {
        let cell = screen.cell(row, column).unwrap();
        let weight = [cell.bold(), cell.dim(), cell.inverse(), cell.underline()];
        let new = format!("{:?}{:?}{weight:?}", cell.fgcolor(), cell.bgcolor());
        if new != style {
            text.push_str(&new);
            style = new;
        }
        text.push_str(if cell.has_contents() { cell.contents() } else { " " });
    }
    text
}

impl Screen {
    fn of(screen: &vt100::Screen) -> Screen {
        let (_, width) = screen.size();
        Screen {
            rows: screen.rows(0, width.get()).map(|row| row.trim_end().to_owned()).collect(),
            flowing: screen.contents(),
            styled: styled(screen),
            alternate: screen.alternate_screen(),
            cursor_hidden: screen.hide_cursor(),
            mouse: screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None,
        }
    }

    pub fn shows(&self, text: &str) -> bool {
        self.rows.iter().any(|row| row.contains(text))
    }

    pub fn last_row(&self) -> &str {
        self.rows.last().map_or("", String::as_str)
    }

    /// The first row that contains a text.
    pub fn row_of(&self, text: &str) -> Option<usize> {
        self.rows.iter().position(|row| row.contains(text))
    }
}

/// Screens are equal if they look the same; the position of the cursor does not matter.
impl PartialEq for Screen {
    fn eq(&self, other: &Screen) -> bool {
        (&self.rows, &self.styled, self.alternate) == (&other.rows, &other.styled, other.alternate)
    }
}

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.iter().try_for_each(|row| writeln!(f, "┃{row}"))
    }
}

impl fmt::Debug for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        fmt::Display::fmt(self, f)
    }
}
