//! Paws, Scissors, Paper: the combination on the table, the deck and the discard pile.

use ratatui::layout::Rect;
use ratatui::text::Line;
use roshambo_rules::games::paws::View;
use roshambo_rules::games::paws_deck::{Card, CardSet, Kind};
use roshambo_rules::{Phrase, say};

use super::{BESIDE_DECK, GameScreen, draw_deck};
use crate::canvas::{Canvas, CardFace, CardSize, sign_mark};
use crate::theme::Ink;

/// The face of a card, for both editions of the game.
pub(super) fn face(card: Card) -> CardFace {
    let ink = card.colour().map_or(Ink::Plain, |colour| Ink::of(colour.letter()));
    let mark = match (card.is_joker(), card.sign()) {
        (true, _) => '★',
        (false, Some(sign)) => sign_mark(sign),
        (false, None) => ' ',
    };
    CardFace { token: card.to_string(), mark, inks: [ink; 2] }
}

/// Draws the deck, the cards on the table, and the phrases about them with the size of the discard pile. If there
/// are cards on the table, the first phrase describes them.
pub(super) fn draw_table(
    canvas: &mut Canvas<'_>,
    area: Rect,
    stock: [usize; 2],
    table: Option<CardSet>,
    phrases: Vec<Phrase>,
) {
    let [left, discard] = stock;
    draw_deck(canvas, area, say!("scene-deck", count = left));
    let beside = Rect { x: area.x + BESIDE_DECK, width: area.width.saturating_sub(BESIDE_DECK), ..area };
    match table {
        Some(cards) => {
            let faces: Vec<CardFace> = cards.iter().map(face).collect();
            canvas.row(beside, &faces);
        }
        None => {
            let text = canvas.say(&say!("scene-empty-table"));
            canvas.line(beside, 1, text);
        }
    }
    let mut texts: Vec<String> = phrases.iter().map(|phrase| canvas.say(phrase)).collect();
    texts.push(canvas.say(&say!("scene-discard", count = discard)));
    let lines = match table {
        Some(_) => vec![Line::from(texts.remove(0)), Line::styled(texts.join(" · "), canvas.theme().dim())],
        None => vec![Line::styled(texts.join(" · "), canvas.theme().dim())],
    };
    let card = canvas.context.size.height();
    let under = Rect { y: beside.y + card, height: area.height.saturating_sub(card), ..beside };
    canvas.text(under, lines);
}

impl GameScreen for View {
    fn height(&self, size: CardSize) -> (u16, u16) {
        (size.height() + 2, size.height() + 3)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let phrases = self.table.iter().map(|table| match table.kind {
            Kind::One => say!("paws-on-table-one", seat = table.owner, sign = table.sign),
            Kind::Many => say!("paws-on-table-many", seat = table.owner, sign = table.sign),
        });
        let stock = [self.deck, self.discard.len()];
        draw_table(canvas, area, stock, self.table.map(|table| table.cards), phrases.collect());
    }

    fn hand(&self) -> Vec<CardFace> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }
}
