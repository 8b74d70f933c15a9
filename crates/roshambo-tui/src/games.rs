//! How each game is drawn. There is one file for each game; it draws the view and knows no rules.

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

use crate::canvas::{Canvas, CardFace, CardSize};

/// The part of the table screen that differs between the games.
pub(crate) trait GameScreen {
    /// What is said of a player in the list of players: how many cards, tokens, points.
    fn facts(&self, seat: Seat) -> Vec<Phrase>;
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
    /// What a card is called.
    fn name(&self, token: &str) -> Option<Phrase>;
    /// Whether the cards of the hand are targets now.
    fn plays_from_hand(&self) -> bool {
        true
    }
    /// What is being asked of the viewer, in a line.
    fn asked(&self) -> Phrase;
    /// The notation of a move that was tried with what is chosen, to be told why it is refused.
    fn attempt(&self, chosen: &[&str]) -> Option<String>;
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

/// Whether an event says only that a seat has decided. The log omits these events, because the list of
/// players shows who has decided.
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

/// The number of cards that a seat holds, in words.
fn cards(count: usize) -> Phrase {
    say!("cards", count = count)
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
