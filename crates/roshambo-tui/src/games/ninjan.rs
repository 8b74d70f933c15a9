//! Ninjan: three piles with all their cards and sums, and the revealed choices.

use ratatui::layout::Rect;
use ratatui::text::Span;
use roshambo_rules::games::ninjan::{Card, View};
use roshambo_rules::{Arg, Sign, say};

use super::{GameScreen, signed};
use crate::canvas::{Canvas, CardFace, CardSize, TargetState, sign_mark};
use crate::theme::Ink;

/// The width beside the top card of a pile, in cells.
const PILE_WIDTH: u16 = 11;

fn face(card: Card) -> CardFace {
    let ink = match card.sign() {
        Sign::Rock => Ink::Red,
        Sign::Scissors => Ink::Blue,
        Sign::Paper => Ink::Green,
    };
    CardFace { token: card.to_string(), mark: sign_mark(card.sign()), inks: [ink; 2] }
}

impl GameScreen for View {
    fn height(&self, size: CardSize) -> (u16, u16) {
        (size.height() + 2, size.height() + 5)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let card = canvas.context.size;
        let step = card.width() + PILE_WIDTH;
        for (i, pile) in self.piles.iter().enumerate() {
            let x = area.x + i as u16 * step;
            let top = face(pile.top);
            let state =
                canvas.add_target(&(i + 1).to_string(), Rect::new(x, area.y, step - 1, card.height() + 2));
            let shown = TargetState { open: true, ..state };
            canvas.card(x, area.y, &top, shown);
            let name = canvas.say(&say!("ninjan-pile", pile = i + 1));
            let style = if state.open { canvas.theme().strong() } else { canvas.theme().dim() };
            let beside = Rect::new(x + card.width() + 1, area.y, PILE_WIDTH - 2, card.height());
            canvas.line(beside, 0, Span::styled(name, style));
            let sum = canvas.say(&say!("ninjan-sum", sum = signed(pile.cards.sum())));
            canvas.line(beside, 1, sum);
            let under: Vec<String> =
                pile.cards.iter().filter(|card| *card != pile.top).map(|card| card.to_string()).collect();
            let below = area.height.saturating_sub(card.height() + 1);
            let text = Rect::new(x, area.y + card.height(), step - 1, below);
            canvas.text(text, vec![under.join(" ").into()]);
        }
        if let Some(last) = area.height.checked_sub(1) {
            let text = choices_line(self, canvas);
            canvas.line(area, last, text);
        }
    }

    fn hand(&self) -> Vec<CardFace> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }
}

/// The line under the piles: the own choice, or the choices that are being resolved.
fn choices_line(view: &View, canvas: &Canvas<'_>) -> String {
    if let Some(card) = view.choice {
        return canvas.say(&say!("ninjan-own-choice", card = card));
    }
    if view.revealed.is_empty() {
        return String::new();
    }
    canvas.say(&say!("ninjan-to-resolve", choices = Arg::list(&view.revealed)))
}
