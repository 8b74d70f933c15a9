//! Setting up Tsu-e-fa: twelve figures, items put on them by hand, at random or from a kept layout.

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use roshambo_rules::{Phrase, say};
use roshambo_table::record::io_phrase;

use crate::canvas::{Canvas, Spot, neighbour};
use crate::games::tsuefa::item_face;
use crate::keys::Key;
use crate::layouts;

/// A setup being made. There is always an item on every figure; making it by hand is swapping.
#[derive(Debug)]
pub(crate) struct Setup {
    /// The back row from column a to f, then the front row, as the notation has it.
    items: Vec<char>,
    cursor: usize,
    /// A figure whose item is to be swapped with another's.
    held: Option<usize>,
    /// Which kept layout comes next.
    next: usize,
    spots: Vec<Spot>,
}

/// What a key has done to the setup.
#[derive(Debug, PartialEq)]
pub(crate) enum Done {
    NotYet,
    /// A random one is asked for.
    Shuffle,
    /// Something is to be told.
    NumberedEvent(Phrase),
    /// The move.
    Ready(String),
}

/// Figures in a row.
const ROW: usize = 6;

impl Setup {
    /// Begins with a move such as `setup FDSSSPPPRRRR`.
    pub(crate) fn new(mv: &str) -> Option<Setup> {
        let items: Vec<char> = mv.strip_prefix("setup ")?.chars().collect();
        let full = items.len() == 2 * ROW;
        full.then(|| Setup { items, cursor: ROW, held: None, next: 0, spots: Vec::new() })
    }

    /// Takes another layout of the same items.
    pub(crate) fn load(&mut self, mv: &str) {
        if let Some(other) = Setup::new(mv) {
            self.items = other.items;
            self.held = None;
        }
    }

    /// The layout as it stands.
    pub(crate) fn layout(&self) -> String {
        self.items.iter().collect()
    }

    /// The move that makes it.
    pub(crate) fn mv(&self) -> String {
        format!("setup {}", self.layout())
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: Key) -> Done {
        match key {
            Key::Left => self.go(-1, 0),
            Key::Right => self.go(1, 0),
            Key::Up => self.go(0, -1),
            Key::Down => self.go(0, 1),
            Key::Space => self.swap(),
            Key::Back | Key::Escape => self.held = None,
            Key::Char('a') => return Done::Shuffle,
            Key::Char('m') => self.mirror(),
            Key::Char('w') => return Done::NumberedEvent(self.keep()),
            Key::Char('o') => return self.load_kept(),
            Key::Char(letter) => self.put(letter.to_ascii_uppercase()),
            Key::Enter => return Done::Ready(self.mv()),
            _ => {}
        }
        Done::NotYet
    }

    fn go(&mut self, dx: i32, dy: i32) {
        self.cursor = neighbour(&self.spots, self.cursor, dx, dy).unwrap_or(self.cursor);
    }

    /// Holds the figure at the keyboard, or swaps its item with that of the one held.
    fn swap(&mut self) {
        match self.held.take() {
            Some(held) => self.items.swap(held, self.cursor),
            None => self.held = Some(self.cursor),
        }
    }

    /// Puts this item on the figure at the keyboard: it is swapped with the next one that has it.
    fn put(&mut self, item: char) {
        let places = (1..self.items.len()).map(|step| (self.cursor + step) % self.items.len());
        let other = places.into_iter().find(|place| self.items[*place] == item);
        if let (Some(other), false) = (other, self.items[self.cursor] == item) {
            self.items.swap(self.cursor, other);
        }
        self.held = None;
    }

    /// Left and right change places.
    fn mirror(&mut self) {
        self.items.chunks_mut(ROW).for_each(<[char]>::reverse);
        self.held = None;
    }

    fn keep(&self) -> Phrase {
        match layouts::keep(&self.layout()) {
            Ok(()) => say!("setup-kept"),
            Err(error) => say!("setup-not-kept", error = io_phrase(&error)),
        }
    }

    fn load_kept(&mut self) -> Done {
        let kept = layouts::kept(&self.layout());
        let Some(layout) = kept.get(self.next % kept.len().max(1)) else {
            return Done::NumberedEvent(say!("setup-none-kept"));
        };
        self.items = layout.chars().collect();
        self.held = None;
        self.next += 1;
        Done::NumberedEvent(say!(
            "setup-loaded",
            number = (self.next - 1) % kept.len() + 1,
            count = kept.len()
        ))
    }

    /// A click holds a figure or swaps.
    pub(crate) fn click(&mut self, at: Position) {
        if let Some(spot) = self.spots.iter().position(|spot| spot.area.contains(at)) {
            self.cursor = spot;
            self.swap();
        }
    }

    /// Draws the own two rows as one sees them: the front one above.
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect) {
        self.spots.clear();
        let (theme, card) = (canvas.theme(), canvas.look.size);
        for (place, item) in self.items.iter().enumerate() {
            let (row, column) = (1 - (place / ROW) as u16, (place % ROW) as u16);
            let (wide, high) = (card.width() + 1, card.height());
            let cell = Rect::new(area.x + 2 + column * wide, area.y + row * high, wide, high);
            self.spots.push(Spot { token: item.to_string(), area: cell });
            let mut stand = crate::canvas::Stand::LYING;
            stand.cursor = place == self.cursor;
            stand.chosen = self.held == Some(place);
            canvas.card(cell.x, cell.y, &item_face(*item), stand);
            if stand.chosen {
                canvas.line(Rect { height: 1, ..cell }, 0, ratatui::text::Span::styled("▼", theme.own()));
            }
        }
        let names = [say!("setup-front"), say!("setup-back")];
        for (row, name) in names.iter().enumerate() {
            let text = canvas.say(name);
            let used = 3 + (card.width() + 1) * ROW as u16;
            let beside = Rect {
                x: area.x + used,
                y: area.y + row as u16 * card.height() + card.height() / 2,
                width: area.width.saturating_sub(used),
                height: 1,
            };
            canvas.line(beside, 0, ratatui::text::Span::styled(text, Style::new()));
        }
        let used = 2 * card.height();
        let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
        let keys = canvas.say(&say!("setup-keys"));
        canvas.text(below, keys.lines().map(|line| line.to_owned().into()).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Setup {
        Setup::new("setup FDSSSPPPRRRR").unwrap()
    }

    #[test]
    fn items_are_swapped_by_hand() {
        let mut setup = setup();
        setup.cursor = 0;
        setup.key(Key::Space);
        setup.cursor = 11;
        setup.key(Key::Space);
        assert_eq!(setup.key(Key::Enter), Done::Ready("setup RDSSSPPPRRRF".into()));
    }

    #[test]
    fn a_letter_puts_its_item_here_and_no_item_is_lost() {
        let mut setup = setup();
        setup.cursor = 2;
        setup.key(Key::Char('f'));
        assert_eq!(setup.layout(), "SDFSSPPPRRRR");
        setup.key(Key::Char('x'));
        setup.key(Key::Char('f'));
        assert_eq!(setup.layout(), "SDFSSPPPRRRR");
    }

    #[test]
    fn a_mirrored_setup_has_left_and_right_changed() {
        let mut setup = setup();
        setup.key(Key::Char('m'));
        assert_eq!(setup.layout(), "PSSSDFRRRRPP");
    }

    #[test]
    fn a_random_setup_is_asked_for_and_taken() {
        let mut setup = setup();
        assert_eq!(setup.key(Key::Char('a')), Done::Shuffle);
        setup.load("setup RRRRPPPSSSDF");
        assert_eq!(setup.layout(), "RRRRPPPSSSDF");
        setup.load("pass");
        assert_eq!(setup.layout(), "RRRRPPPSSSDF");
    }
}
