//! How each game looks on the table. One file a game; each draws its view and knows no rules.

mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
pub(crate) mod tsuefa;

use ratatui::layout::Rect;
use ratatui::text::Span;
use roshambo_rules::{Arg, Awaits, Phrase, Seat, SeatFact, SeatSet};
use roshambo_table::AnyView;

use crate::canvas::{Canvas, Face, Size};

/// A view that can be drawn.
pub(crate) trait Scene {
    /// The shape that marks a seat's figures on the board, for the list of players.
    fn mark(&self, _seat: Seat) -> Option<char> {
        None
    }
    /// The facts of a seat as they fit into its line of the list of players.
    fn short_facts(&self, facts: &[SeatFact]) -> Vec<Phrase> {
        facts.iter().map(|fact| fact.phrase.clone()).collect()
    }
    /// How many rows the middle of the table needs at least, and with room to spare.
    fn height(&self, size: Size) -> (u16, u16);
    /// What has to be known of the whole table.
    fn note(&self) -> Option<Phrase> {
        None
    }
    /// Draws the middle of the table.
    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect);
    /// The viewer's own cards.
    fn hand(&self) -> Vec<Face>;
    /// Whether moves are made with the hand now.
    fn plays_from_hand(&self) -> bool {
        true
    }
}

/// The scene of a view.
pub(crate) fn scene(view: &AnyView) -> &dyn Scene {
    match view {
        AnyView::Paws(view) => view,
        AnyView::PawsQuick(view) => view,
        AnyView::Ninjan(view) => view,
        AnyView::Kanobu(view) => view,
        AnyView::Tsuefa(view) => view,
    }
}

/// The seats that have sealed a decision.
pub(crate) fn decided(awaits: Awaits) -> SeatSet {
    match awaits {
        Awaits::Sealed { decided, .. } => decided,
        Awaits::Turn { .. } | Awaits::Deck | Awaits::Over => SeatSet::EMPTY,
    }
}

/// A number with a proper minus sign.
pub(crate) fn signed(number: i32) -> Arg {
    Arg::text(format!("{}{}", if number < 0 { "−" } else { "" }, number.unsigned_abs()))
}

/// Where things beside the deck begin.
const BESIDE_DECK: u16 = 12;

/// A deck of cards from behind with the number below.
fn deck(canvas: &mut Canvas<'_>, area: Rect, title: Phrase) {
    canvas.back(area.x, area.y);
    let text = canvas.say(&title);
    let style = canvas.theme().quiet();
    canvas.line(area, canvas.look.size.height(), Span::styled(text, style));
}
