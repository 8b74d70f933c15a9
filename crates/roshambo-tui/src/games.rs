//! How each game looks on the table. One file a game; each draws its view and knows no rules.

mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
pub(crate) mod tsuefa;

use ratatui::layout::Rect;
use ratatui::text::Span;
use roshambo_rules::games as rules;
use roshambo_rules::{Arg, Awaits, Phrase, Seat, SeatSet, say};
use roshambo_table::{AnyEvent, AnyView};

use crate::canvas::{Canvas, Face, Size};

/// A view that can be drawn.
pub(crate) trait Scene {
    /// What is said of a player in the list of players: how many cards, tokens, points.
    fn facts(&self, seat: Seat) -> Vec<Phrase>;
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
    /// What a card is called.
    fn name(&self, token: &str) -> Option<Phrase>;
    /// Whether moves are made with the hand now.
    fn plays_from_hand(&self) -> bool {
        true
    }
    /// What is being asked of the viewer, in a line.
    fn asked(&self) -> Phrase;
    /// The notation of a move that was tried with what is chosen, to be told why it is refused.
    fn attempt(&self, chosen: &[&str]) -> Option<String>;
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

/// Whether an event tells only that somebody has decided: the list of players shows that as long as
/// it matters.
pub(crate) fn is_only_a_decision(event: &AnyEvent) -> bool {
    use roshambo_rules::ThrowEvent::Decided;
    matches!(
        event,
        AnyEvent::Paws(rules::paws::Event::Throw(Decided { .. }))
            | AnyEvent::PawsQuick(rules::paws_quick::Event::Throw(Decided { .. }))
            | AnyEvent::PawsQuick(rules::paws_quick::Event::SpendDecided { .. })
            | AnyEvent::Ninjan(rules::ninjan::Event::Throw(Decided { .. }))
            | AnyEvent::Ninjan(rules::ninjan::Event::Chose { .. })
            | AnyEvent::Kanobu(rules::kanobu::Event::Throw(Decided { .. }))
            | AnyEvent::Tsuefa(rules::tsuefa::Event::Throw(Decided { .. }))
    )
}

/// How many cards a seat holds.
fn cards(count: usize) -> Phrase {
    say!("cards", count = count)
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
