//! How each game is drawn. There is one file for each game; it draws the view and knows no rules.

mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
pub(crate) mod tsuefa;

use ratatui::layout::Rect;
use ratatui::text::Span;
use roshambo_rules::{Arg, Awaits, Phrase, Seat, SeatFact, SeatSet};
use roshambo_table::AnyView;

use crate::canvas::{Canvas, CardFace, CardSize};

/// The part of the table screen that differs between the games.
pub(crate) trait GameScreen {
    /// The shape that marks a seat's figures on the board, for the list of players.
    fn seat_mark(&self, _seat: Seat) -> Option<char> {
        None
    }
    /// The facts of a seat in the words of the list of players, where a line has little room.
    fn short_facts(&self, facts: &[SeatFact]) -> Vec<Phrase> {
        facts.iter().map(|fact| fact.phrase.clone()).collect()
    }
    /// The fewest and the most rows that the middle of the table uses.
    fn height(&self, size: CardSize) -> (u16, u16);
    /// A remark about the whole table, for its heading.
    fn note(&self) -> Option<Phrase> {
        None
    }
    /// Draws the middle of the table.
    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect);
    /// The viewer's own cards.
    fn hand(&self) -> Vec<CardFace>;
    /// Whether the cards of the hand are targets now.
    fn plays_from_hand(&self) -> bool {
        true
    }
}

/// The game's part of the screen for a view. A registered game without a screen does not compile here.
pub(crate) fn game_screen(view: &AnyView) -> &dyn GameScreen {
    match view {
        AnyView::Paws(view) => view,
        AnyView::PawsQuick(view) => view,
        AnyView::Ninjan(view) => view,
        AnyView::Kanobu(view) => view,
        AnyView::Tsuefa(view) => view,
    }
}

/// The seats that have sealed a decision.
pub(crate) fn sealed_by(awaits: Awaits) -> SeatSet {
    match awaits {
        Awaits::Sealed { decided, .. } => decided,
        Awaits::Turn { .. } | Awaits::Deck | Awaits::Over => SeatSet::EMPTY,
    }
}

/// A number with a typographic minus sign.
pub(crate) fn signed(number: i32) -> Arg {
    Arg::text(format!("{}{}", if number < 0 { "−" } else { "" }, number.unsigned_abs()))
}

/// The column at which things beside the deck begin.
const BESIDE_DECK: u16 = 12;

/// Draws a face-down deck with a title below.
fn draw_deck(canvas: &mut Canvas<'_>, area: Rect, title: Phrase) {
    canvas.back(area.x, area.y);
    let text = canvas.say(&title);
    let style = canvas.theme().dim();
    canvas.line(area, canvas.context.size.height(), Span::styled(text, style));
}
