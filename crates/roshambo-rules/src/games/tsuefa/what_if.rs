//! States that differ from this one in one thing, to measure what that thing is worth.

use super::board::Square;
use super::state::Tsuefa;

impl Tsuefa {
    /// The same state after the figure on a square has left the board. `None` if there is no figure.
    pub fn without_figure(&self, square: Square) -> Option<Tsuefa> {
        let (seat, item) = (self.board.owner(square)?, self.board.item(square)?);
        let mut without = *self;
        without.board.remove(seat, square);
        without.lost[seat][item] += 1;
        Some(without)
    }
}
