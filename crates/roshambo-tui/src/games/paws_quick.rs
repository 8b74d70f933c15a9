//! Paws, Scissors, Paper, quick rules: the cards on the table, the deck and the discard pile.

use ratatui::layout::Rect;
use roshambo_rules::games::paws_quick::View;
use roshambo_rules::{Phrase, SeatFact, say};

use super::GameScreen;
use super::paws::{draw_table, face};
use crate::canvas::{Canvas, CardFace, CardSize};

impl GameScreen for View {
    fn short_facts(&self, facts: &[SeatFact]) -> Vec<Phrase> {
        let is_short = |fact: &&SeatFact| fact.kind != "help" || fact.value > 0;
        facts.iter().filter(is_short).map(|fact| fact.phrase.clone()).collect()
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
}
