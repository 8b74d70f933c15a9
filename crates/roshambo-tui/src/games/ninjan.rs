//! Ninjan: three piles with all their cards, the choices being resolved, everybody's sums.

use ratatui::layout::Rect;
use ratatui::text::Span;
use roshambo_rules::games::ninjan::{Card, View};
use roshambo_rules::{Arg, Sign, say};

use super::{Scene, signed};
use crate::canvas::{Canvas, Face, Size, sign_mark};
use crate::theme::Ink;

/// How much room there is beside a pile.
const PILE: u16 = 11;

fn face(card: Card) -> Face {
    let ink = match card.sign() {
        Sign::Rock => Ink::Red,
        Sign::Scissors => Ink::Blue,
        Sign::Paper => Ink::Green,
    };
    Face { token: card.to_string(), mark: sign_mark(card.sign()), inks: [ink; 2] }
}

impl Scene for View {
    fn height(&self, size: Size) -> (u16, u16) {
        (size.height() + 2, size.height() + 5)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let card = canvas.look.size;
        let step = card.width() + PILE;
        for (i, pile) in self.piles.iter().enumerate() {
            let x = area.x + i as u16 * step;
            let top = face(pile.top);
            let spot = canvas.spot(&(i + 1).to_string(), Rect::new(x, area.y, step - 1, card.height() + 2));
            let stand = crate::canvas::Stand { open: true, ..spot };
            canvas.card(x, area.y, &top, stand);
            let name = canvas.say(&say!("ninjan-pile", pile = i + 1));
            let style = if spot.open { canvas.theme().strong() } else { canvas.theme().quiet() };
            let beside = Rect::new(x + card.width() + 1, area.y, PILE - 2, card.height());
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
            let text = below(self, canvas);
            canvas.line(area, last, text);
        }
    }

    fn hand(&self) -> Vec<Face> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }
}

/// What stands under the piles.
fn below(view: &View, canvas: &Canvas<'_>) -> String {
    if let Some(card) = view.choice {
        return canvas.say(&say!("ninjan-own-choice", card = card));
    }
    if view.revealed.is_empty() {
        return String::new();
    }
    canvas.say(&say!("ninjan-to-resolve", choices = Arg::list(&view.revealed)))
}
