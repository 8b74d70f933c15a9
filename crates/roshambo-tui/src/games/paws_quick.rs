//! The quick rules: the cards on the table, deck and discard pile, points and help tokens.

use ratatui::layout::Rect;
use roshambo_rules::games::paws_quick::View;
use roshambo_rules::say;

use super::Scene;
use super::paws::{draw_table, face};
use crate::canvas::{Canvas, Face, Size};

impl Scene for View {
    fn height(&self, size: Size) -> (u16, u16) {
        (size.height() + 2, size.height() + 3)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut said = Vec::new();
        if let Some(table) = &self.table {
            said.push(match table.owner {
                Some(seat) => say!("paws-quick-on-table", seat = seat, sign = table.sign),
                None => say!("paws-quick-on-table-free", sign = table.sign),
            });
        }
        said.push(say!("paws-quick-game", game = self.games_dealt, games = self.games));
        let stock = [self.deck, self.discard.len()];
        draw_table(canvas, area, stock, self.table.map(|table| table.cards), said);
    }

    fn hand(&self) -> Vec<Face> {
        self.hand.iter().flat_map(|hand| hand.to_vec()).map(face).collect()
    }
}
