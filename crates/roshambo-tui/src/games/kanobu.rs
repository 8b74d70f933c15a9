//! Kanobu: the pile with its top card, the deck, what waits, what has been opened.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use roshambo_rules::games::kanobu::{Card, Direction, Laid, Symbol, View};
use roshambo_rules::say;

use super::{BESIDE_DECK, Scene, deck};
use crate::canvas::{Canvas, Face, Size, Stand, sign_mark};
use crate::theme::Ink;

/// How many cards of the pile are shown below the top one.
const BELOW: usize = 3;

fn face(card: Card) -> Face {
    let mut inks = card.colours().map(|colour| Ink::of(colour.letter()));
    let first = inks.next().unwrap_or(Ink::Violet);
    Face { token: card.to_string(), mark: mark(card.symbol()), inks: [first, inks.next().unwrap_or(first)] }
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

/// A card on the pile: a change of colour shows the colour named.
fn laid(laid: &Laid) -> Face {
    let face = face(laid.card());
    match laid.named() {
        Some(colour) => Face {
            token: format!("vW{}", colour.letter()),
            inks: [Ink::Violet, Ink::of(colour.letter())],
            ..face
        },
        None => face,
    }
}

impl Scene for View {
    fn height(&self, size: Size) -> (u16, u16) {
        let pile = size.height() + 1;
        if self.opened.is_empty() { (pile, pile + 1) } else { (pile + size.height() + 1, 2 * pile + 1) }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        deck(canvas, area, say!("scene-deck", count = self.deck));
        let start = self.pile.len().saturating_sub(BELOW + 1);
        let mut x = area.x + BESIDE_DECK;
        for below in &self.pile[start..] {
            canvas.card(x, area.y, &laid(below), Stand::LYING);
            x += 3;
        }
        let pile = canvas.say(&say!("scene-pile", count = self.pile.len()));
        let style = canvas.theme().quiet();
        let under = Rect { x: area.x + BESIDE_DECK, width: area.width.saturating_sub(BESIDE_DECK), ..area };
        let card = canvas.look.size;
        canvas.line(under, card.height(), Span::styled(pile, style));
        x += card.width() - 1;
        let beside = Rect { x, width: area.right().saturating_sub(x), height: 4, ..area };
        draw_beside(self, canvas, beside);
        if !self.opened.is_empty() {
            let used = card.height() + 1;
            let opened = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
            let at = canvas.look.cursor.and_then(|cursor| self.opened.get(cursor));
            let name = at.map(|card| canvas.say(card)).unwrap_or_default();
            let heading = canvas.say(&say!("kanobu-opened-heading"));
            canvas.line(opened, 0, format!("{heading} {name}"));
            let faces: Vec<Face> = self.opened.iter().map(|card| face(*card)).collect();
            canvas.hand(opened, &faces);
        }
    }

    fn hand(&self) -> Vec<Face> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }

    fn plays_from_hand(&self) -> bool {
        self.opened.is_empty()
    }
}

/// What stands beside the pile: direction, named colour, waiting effect.
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
