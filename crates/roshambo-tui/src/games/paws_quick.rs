//! Paws, Scissors, Paper, quick rules: the cards on the table, the deck and the discard pile.

use ratatui::layout::Rect;
use roshambo_rules::games::paws_deck::Card;
use roshambo_rules::games::paws_quick::View;
use roshambo_rules::{Phrase, Say, Seat, say};

use super::paws::{draw_table, face, tried};
use super::{GameScreen, cards};
use crate::canvas::{Canvas, CardFace, CardSize};

impl GameScreen for View {
    fn facts(&self, seat: Seat) -> Vec<Phrase> {
        let i = seat.index();
        let mut facts: Vec<Phrase> = self.hand_sizes.get(i).map(|count| cards(*count)).into_iter().collect();
        facts.extend(self.totals.get(i).map(|points| say!("paws-quick-points", count = *points)));
        let tokens = self.tokens.get(i).filter(|tokens| **tokens > 0);
        facts.extend(tokens.map(|tokens| say!("paws-quick-tokens", count = *tokens)));
        facts
    }

    fn height(&self, size: CardSize) -> (u16, u16) {
        (size.height() + 2, size.height() + 3)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut phrases = Vec::new();
        if let Some(table) = &self.table {
            phrases.push(match table.owner {
                Some(seat) => say!("paws-quick-on-table", seat = seat, sign = table.sign),
                None => say!("paws-quick-on-table-free", sign = table.sign),
            });
        }
        phrases.push(say!("paws-quick-game", game = self.games_dealt, games = self.games));
        let stock = [self.deck, self.discard.len()];
        draw_table(canvas, area, stock, self.table.map(|table| table.cards), phrases);
    }

    fn hand(&self) -> Vec<CardFace> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }

    fn name(&self, token: &str) -> Option<Phrase> {
        token.parse().ok().map(|card: Card| card.say())
    }

    fn asked(&self) -> Phrase {
        match (&self.throw, &self.spending, &self.table) {
            (Some(_), ..) => say!("ask-throw-first"),
            (None, Some(_), _) => say!("paws-quick-ask-spend"),
            (None, None, None) => say!("paws-quick-ask-lead"),
            (None, None, Some(table)) if table.owner.is_some() && table.owner == self.seat => {
                say!("paws-quick-ask-strong")
            }
            (None, None, Some(_)) => say!("paws-quick-ask-beat"),
        }
    }

    fn attempt(&self, chosen: &[&str]) -> Option<String> {
        let (sign, cards) = tried(chosen, self.table.map(|table| table.sign))?;
        let leads = self.table.is_none_or(|table| table.owner.is_some() && table.owner == self.seat);
        Some(format!("{} {sign} {cards}", if leads { "lead" } else { "play" }))
    }
}
