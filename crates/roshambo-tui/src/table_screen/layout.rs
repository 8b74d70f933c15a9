//! Divides the screen into its parts: players, middle, hand, actions, and the log at the side.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::canvas::{Canvas, CardSize};
use crate::games::GameScreen;

/// The smallest width and height, in cells, in which the client can be used.
pub(crate) const MIN_SCREEN: (u16, u16) = (80, 24);

/// The fewest rows for the actions: the question, a refusal and two moves.
const MIN_ACTION_ROWS: u16 = 5;

/// Large cards are used if the part left of the log has at least this width, in cells.
const MIN_LARGE_WIDTH: u16 = 72;

/// The areas of the screen.
pub(super) struct ScreenLayout {
    pub(super) title: Rect,
    pub(super) players: Rect,
    pub(super) middle: Rect,
    pub(super) hand: Rect,
    pub(super) actions: Rect,
    pub(super) log: Rect,
    pub(super) keys: Rect,
}

impl ScreenLayout {
    /// The layout with large cards if everything fits, otherwise with small ones.
    pub(super) fn new(
        area: Rect,
        game: &dyn GameScreen,
        seats: usize,
        action_rows: u16,
    ) -> (ScreenLayout, CardSize) {
        match ScreenLayout::with_cards(area, game, seats, action_rows, CardSize::Large) {
            (layout, true) => (layout, CardSize::Large),
            (_, false) => {
                let (layout, _) = ScreenLayout::with_cards(area, game, seats, action_rows, CardSize::Small);
                (layout, CardSize::Small)
            }
        }
    }

    fn log_width(area: Rect) -> u16 {
        (area.width / 3).clamp(26, 56)
    }

    /// The width of everything left of the log.
    pub(super) fn left_width(area: Rect) -> u16 {
        area.width.saturating_sub(ScreenLayout::log_width(area) + 1)
    }

    /// The layout for this card size, and whether everything fits in full height.
    fn with_cards(
        area: Rect,
        game: &dyn GameScreen,
        seats: usize,
        action_rows: u16,
        size: CardSize,
    ) -> (ScreenLayout, bool) {
        let [title, body, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let log_width = Constraint::Length(ScreenLayout::log_width(area));
        let [left, log] = Layout::horizontal([Constraint::Fill(1), log_width]).areas(body);
        let left = Rect { width: ScreenLayout::left_width(area), ..left };
        let (min_middle, max_middle) = game.height(size);
        let faces = game.hand();
        // One row for each heading.
        let spare = left.height.saturating_sub(seats as u16 + 1 + action_rows.max(MIN_ACTION_ROWS) + 1);
        let wanted = if faces.is_empty() { 0 } else { Canvas::fan_height(&faces, left.width, size) + 1 };
        let hand = wanted.min(spare.saturating_sub(min_middle + 1)).max(wanted.min(3)).min(spare);
        let fits = wanted + max_middle < spare && left.width >= MIN_LARGE_WIDTH;
        let middle = spare.saturating_sub(hand).min(max_middle + 1);
        let [players, middle, hand, actions] = Layout::vertical([
            Constraint::Length(seats as u16 + 1),
            Constraint::Length(middle),
            Constraint::Length(hand),
            Constraint::Fill(1),
        ])
        .areas(left);
        (ScreenLayout { title, players, middle, hand, actions, log, keys }, fits)
    }
}
