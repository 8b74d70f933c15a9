//! The editor for a setup of Tsu-e-fa: items are placed on twelve figures by hand, at random or from a saved
//! layout.

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Span;
use roshambo_rules::{Phrase, say};
use roshambo_table::record::io_phrase;

use crate::canvas::{Canvas, Target, TargetState, neighbour};
use crate::games::tsuefa::item_face;
use crate::keys::Key;
use crate::saved_setups;

/// A setup that is being edited. Every figure always has an item; the player swaps items.
#[derive(Debug)]
pub(crate) struct SetupEditor {
    /// The items of the back row from column a to f, then of the front row, as in the notation.
    items: Vec<char>,
    cursor: usize,
    /// The figure whose item is swapped with the next one that is chosen.
    first_of_swap: Option<usize>,
    /// The index of the saved layout that is loaded next.
    next_saved: usize,
    targets: Vec<Target>,
}

/// What a key asks the table screen to do.
#[derive(Debug, PartialEq)]
pub(crate) enum SetupAction {
    /// Nothing.
    None,
    /// Load a random setup.
    Shuffle,
    /// Show a notice.
    Notify(Phrase),
    /// Make this move.
    Submit(String),
}

/// The number of figures in a row.
const ROW: usize = 6;

impl SetupEditor {
    /// Starts with the layout of a move such as `setup FDSSSPPPRRRR`. `None` for any other move.
    pub(crate) fn new(mv: &str) -> Option<SetupEditor> {
        let items: Vec<char> = mv.strip_prefix("setup ")?.chars().collect();
        let full = items.len() == 2 * ROW;
        full.then(|| SetupEditor {
            items,
            cursor: ROW,
            first_of_swap: None,
            next_saved: 0,
            targets: Vec::new(),
        })
    }

    /// Replaces the layout by that of another setup move.
    pub(crate) fn load(&mut self, mv: &str) {
        if let Some(other) = SetupEditor::new(mv) {
            self.items = other.items;
            self.first_of_swap = None;
        }
    }

    /// The layout as it is now, in notation.
    pub(crate) fn layout(&self) -> String {
        self.items.iter().collect()
    }

    /// The move that makes this setup.
    pub(crate) fn mv(&self) -> String {
        format!("setup {}", self.layout())
    }

    /// Handles a key.
    pub(crate) fn key(&mut self, key: Key) -> SetupAction {
        match key {
            Key::Left => self.move_cursor(-1, 0),
            Key::Right => self.move_cursor(1, 0),
            Key::Up => self.move_cursor(0, -1),
            Key::Down => self.move_cursor(0, 1),
            Key::Space => self.swap(),
            Key::Back | Key::Escape => self.first_of_swap = None,
            Key::Char('a') => return SetupAction::Shuffle,
            Key::Char('m') => self.mirror(),
            Key::Char('w') => return SetupAction::Notify(self.save()),
            Key::Char('o') => return SetupAction::Notify(self.load_saved()),
            Key::Char(letter) => self.put(letter.to_ascii_uppercase()),
            Key::Enter => return SetupAction::Submit(self.mv()),
            _ => {}
        }
        SetupAction::None
    }

    fn move_cursor(&mut self, dx: i32, dy: i32) {
        self.cursor = neighbour(&self.targets, self.cursor, dx, dy).unwrap_or(self.cursor);
    }

    /// Marks the figure at the cursor, or swaps its item with that of the marked one.
    fn swap(&mut self) {
        match self.first_of_swap.take() {
            Some(first) => self.items.swap(first, self.cursor),
            None => self.first_of_swap = Some(self.cursor),
        }
    }

    /// Puts this item on the figure at the cursor, by swapping with the next figure that has it.
    fn put(&mut self, item: char) {
        let others = (1..self.items.len()).map(|step| (self.cursor + step) % self.items.len());
        let other = others.into_iter().find(|figure| self.items[*figure] == item);
        if let (Some(other), false) = (other, self.items[self.cursor] == item) {
            self.items.swap(self.cursor, other);
        }
        self.first_of_swap = None;
    }

    /// Swaps left and right.
    fn mirror(&mut self) {
        self.items.chunks_mut(ROW).for_each(<[char]>::reverse);
        self.first_of_swap = None;
    }

    fn save(&self) -> Phrase {
        match saved_setups::save(&self.layout()) {
            Ok(()) => say!("setup-kept"),
            Err(error) => say!("setup-not-kept", error = io_phrase(&error)),
        }
    }

    /// Loads the next saved layout. Returns the notice that says which one, or why none was loaded.
    fn load_saved(&mut self) -> Phrase {
        let saved = match saved_setups::load(&self.layout()) {
            Ok(saved) => saved,
            Err(error) => return say!("setup-unreadable", error = io_phrase(&error)),
        };
        let index = self.next_saved % saved.len().max(1);
        let Some(layout) = saved.get(index) else {
            return say!("setup-none-kept");
        };
        self.items = layout.chars().collect();
        self.first_of_swap = None;
        self.next_saved += 1;
        say!("setup-loaded", number = index + 1, count = saved.len())
    }

    /// A click marks a figure or swaps its item with that of the marked one.
    pub(crate) fn click(&mut self, at: Position) {
        if let Some(figure) = self.targets.iter().position(|target| target.area.contains(at)) {
            self.cursor = figure;
            self.swap();
        }
    }

    /// Draws the two rows as their owner sees them, with the front row above.
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect) {
        self.targets.clear();
        let (theme, card) = (canvas.theme(), canvas.context.size);
        for (figure, item) in self.items.iter().enumerate() {
            let (row, column) = (1 - (figure / ROW) as u16, (figure % ROW) as u16);
            let (wide, high) = (card.width() + 1, card.height());
            let cell = Rect::new(area.x + 2 + column * wide, area.y + row * high, wide, high);
            self.targets.push(Target { token: item.to_string(), area: cell });
            let mut state = TargetState::IDLE;
            state.cursor = figure == self.cursor;
            state.chosen = self.first_of_swap == Some(figure);
            canvas.card(cell.x, cell.y, &item_face(*item), state);
            if state.chosen {
                canvas.line(Rect { height: 1, ..cell }, 0, Span::styled("▼", theme.own()));
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
            canvas.line(beside, 0, Span::styled(text, Style::new()));
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

    fn setup() -> SetupEditor {
        SetupEditor::new("setup FDSSSPPPRRRR").unwrap()
    }

    #[test]
    fn items_are_swapped_by_hand() {
        let mut setup = setup();
        setup.cursor = 0;
        setup.key(Key::Space);
        setup.cursor = 11;
        setup.key(Key::Space);
        assert_eq!(setup.key(Key::Enter), SetupAction::Submit("setup RDSSSPPPRRRF".into()));
    }

    #[test]
    fn a_letter_puts_its_item_at_the_cursor_and_no_item_is_lost() {
        let mut setup = setup();
        setup.cursor = 2;
        setup.key(Key::Char('f'));
        assert_eq!(setup.layout(), "SDFSSPPPRRRR");
        setup.key(Key::Char('x'));
        setup.key(Key::Char('f'));
        assert_eq!(setup.layout(), "SDFSSPPPRRRR");
    }

    #[test]
    fn a_mirrored_setup_has_left_and_right_swapped() {
        let mut setup = setup();
        setup.key(Key::Char('m'));
        assert_eq!(setup.layout(), "PSSSDFRRRRPP");
    }

    #[test]
    fn a_random_setup_is_requested_and_loaded() {
        let mut setup = setup();
        assert_eq!(setup.key(Key::Char('a')), SetupAction::Shuffle);
        setup.load("setup RRRRPPPSSSDF");
        assert_eq!(setup.layout(), "RRRRPPPSSSDF");
        setup.load("pass");
        assert_eq!(setup.layout(), "RRRRPPPSSSDF");
    }
}
