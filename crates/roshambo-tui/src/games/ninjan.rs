//! Ninjan: three piles with all their cards, the choices being resolved, everybody's sums.

use ratatui::layout::Rect;
use ratatui::text::Span;
use roshambo_rules::games::ninjan::{Card, View};
use roshambo_rules::{Arg, Phrase, Seat, Sign, ThrowView, say};

use super::{Scene, cards, signed};
use crate::canvas::{CARD_HEIGHT, CARD_WIDTH, Canvas, Face, sign_mark};
use crate::theme::Ink;

/// How far apart the piles are.
const PILE: u16 = 17;

fn face(card: Card) -> Face {
    let ink = match card.sign() {
        Sign::Rock => Ink::Red,
        Sign::Scissors => Ink::Blue,
        Sign::Paper => Ink::Green,
    };
    Face { token: card.to_string(), mark: sign_mark(card.sign()), inks: [ink; 2] }
}

impl Scene for View {
    fn facts(&self, seat: Seat) -> Vec<Phrase> {
        let i = seat.index();
        let mut facts: Vec<Phrase> = self.hand_sizes.get(i).map(|count| cards(*count)).into_iter().collect();
        facts.extend(self.sums.get(i).map(|sum| say!("ninjan-sum", sum = signed(*sum))));
        facts
    }

    fn height(&self) -> (u16, u16) {
        if self.revealed.is_empty() { (5, 8) } else { (5, 9) }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        for (i, pile) in self.piles.iter().enumerate() {
            let x = area.x + i as u16 * PILE;
            let top = face(pile.top);
            let spot = canvas.spot(&(i + 1).to_string(), Rect::new(x, area.y, PILE - 1, CARD_HEIGHT + 2));
            let stand = crate::canvas::Stand { open: true, ..spot };
            canvas.card(x, area.y, &top, stand);
            let name = canvas.say(&say!("ninjan-pile", pile = i + 1));
            let style = if spot.open { canvas.theme().strong() } else { canvas.theme().quiet() };
            let beside = Rect::new(x + CARD_WIDTH + 1, area.y, PILE - CARD_WIDTH - 2, CARD_HEIGHT);
            canvas.line(beside, 0, Span::styled(name, style));
            let sum = canvas.say(&say!("ninjan-sum", sum = signed(pile.cards.sum())));
            canvas.line(beside, 1, sum);
            let under: Vec<String> =
                pile.cards.iter().filter(|card| *card != pile.top).map(|card| card.to_string()).collect();
            let text =
                Rect::new(x, area.y + CARD_HEIGHT, PILE - 1, area.height.saturating_sub(CARD_HEIGHT + 1));
            canvas.text(text, vec![under.join(" ").into()]);
        }
        if let Some(last) = area.height.checked_sub(1) {
            let text = self.below(canvas);
            canvas.line(area, last, text);
        }
    }

    fn hand(&self) -> Vec<Face> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }

    fn asked(&self) -> Phrase {
        match (self.throw.is_some(), self.revealed.is_empty()) {
            (true, _) => say!("ninjan-ask-throw"),
            (false, true) => say!("ninjan-ask-choose", round = self.round),
            (false, false) => match self.revealed.first() {
                Some(choice) => say!("ninjan-ask-pile", card = choice.card),
                None => say!("ninjan-ask-choose", round = self.round),
            },
        }
    }

    fn throw(&self) -> Option<&ThrowView> {
        self.throw.as_ref()
    }

    fn attempt(&self, chosen: &[&str]) -> Option<String> {
        match chosen {
            [pile @ ("1" | "2" | "3")] => Some(format!("pile {pile}")),
            [card] => Some(format!("choose {card}")),
            _ => None,
        }
    }
}

/// What stands under the piles.
trait Below {
    fn below(&self, canvas: &Canvas<'_>) -> String;
}

impl Below for View {
    fn below(&self, canvas: &Canvas<'_>) -> String {
        if let Some(card) = self.choice {
            return canvas.say(&say!("ninjan-own-choice", card = card));
        }
        if self.revealed.is_empty() {
            return String::new();
        }
        canvas.say(&say!("ninjan-to-resolve", choices = Arg::list(&self.revealed)))
    }
}
