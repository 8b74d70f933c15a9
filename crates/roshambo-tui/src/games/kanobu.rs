//! Kanobu: the pile with its top card, the deck, the pending effect and the opened cards.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use roshambo_rules::games::kanobu::{Card, Direction, Laid, Symbol, View};
use roshambo_rules::say;

use super::{BESIDE_DECK, GameScreen, draw_deck};
use crate::canvas::{Canvas, CardFace, CardSize, TargetState, sign_mark};
use crate::theme::Ink;

/// The number of cards of the pile that are shown below the top one.
const BELOW: usize = 3;

fn face(card: Card) -> CardFace {
    let mut inks = card.colours().map(|colour| Ink::of(colour.letter()));
    let first = inks.next().unwrap_or(Ink::Violet);
    CardFace {
        token: card.to_string(),
        mark: mark(card.symbol()),
        inks: [first, inks.next().unwrap_or(first)],
    }
}

fn mark(symbol: Symbol) -> char {
    match (symbol, symbol.sign()) {
        (_, Some(sign)) => sign_mark(sign),
        (Symbol::Skip, _) => '»',
        (Symbol::Three | Symbol::One | Symbol::Two, _) => '+',
        (Symbol::Reverse, _) => '↔',
        (Symbol::Chance, _) => '?',
        (Symbol::Star, _) => '☼',
        (Symbol::Cancel, _) => '!',
        (Symbol::Change, _) => '◊',
        (Symbol::Rock | Symbol::Scissors | Symbol::Paper, None) => ' ',
    }
}

/// The face of a card on the pile. A change of colour shows the named colour.
fn laid(laid: &Laid) -> CardFace {
    let face = face(laid.card());
    match laid.named() {
        Some(colour) => CardFace {
            token: format!("vW{}", colour.letter()),
            inks: [Ink::Violet, Ink::of(colour.letter())],
            ..face
        },
        None => face,
    }
}

impl GameScreen for View {
    fn height(&self, size: CardSize) -> (u16, u16) {
        let pile = size.height() + 1;
        if self.opened.is_empty() { (pile, pile + 1) } else { (pile + size.height() + 1, 2 * pile + 1) }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        draw_deck(canvas, area, say!("scene-deck", count = self.deck));
        let start = self.pile.len().saturating_sub(BELOW + 1);
        let mut x = area.x + BESIDE_DECK;
        for below in &self.pile[start..] {
            canvas.card(x, area.y, &laid(below), TargetState::IDLE);
            x += 3;
        }
        let pile = canvas.say(&say!("scene-pile", count = self.pile.len()));
        let style = canvas.theme().dim();
        let under = Rect { x: area.x + BESIDE_DECK, width: area.width.saturating_sub(BESIDE_DECK), ..area };
        let card = canvas.context.size;
        canvas.line(under, card.height(), Span::styled(pile, style));
        x += card.width() - 1;
        let beside = Rect { x, width: area.right().saturating_sub(x), height: 4, ..area };
        draw_beside(self, canvas, beside);
        if !self.opened.is_empty() {
            let used = card.height() + 1;
            let opened = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
            let at = canvas.context.cursor.and_then(|cursor| self.opened.get(cursor));
            let name = at.map(|card| canvas.say(card)).unwrap_or_default();
            let heading = canvas.say(&say!("kanobu-opened-heading"));
            canvas.line(opened, 0, format!("{heading} {name}"));
            let faces: Vec<CardFace> = self.opened.iter().map(|card| face(*card)).collect();
            canvas.hand(opened, &faces);
        }
    }

    fn hand(&self) -> Vec<CardFace> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }

    fn plays_from_hand(&self) -> bool {
        self.opened.is_empty()
    }
}

/// Draws what is beside the pile: the named colour, the pending effect and the direction.
fn draw_beside(view: &View, canvas: &mut Canvas<'_>, area: Rect) {
    let mut lines = Vec::new();
    if let Some(colour) = view.pile.last().and_then(|top| top.named()) {
        lines.push(Line::from(canvas.say(&say!("kanobu-named", colour = colour))));
    }
    if let Some(effect) = &view.effect {
        let text = match effect.draws {
            0 => say!("kanobu-waits", symbol = effect.symbol),
            draws => say!("kanobu-waits-draws", symbol = effect.symbol, count = draws),
        };
        lines.push(Line::styled(canvas.say(&text), canvas.theme().warning()));
    }
    if view.seats.count() > 2 {
        let text = match view.direction {
            Direction::Clockwise => say!("kanobu-goes-clockwise"),
            Direction::Counterclockwise => say!("kanobu-goes-counterclockwise"),
        };
        lines.push(Line::from(canvas.say(&text)));
    }
    canvas.text(area, lines);
}
