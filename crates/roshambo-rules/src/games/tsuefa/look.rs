//! What can be asked of a position, for those who judge it.

use super::board::{Square, Squares};
use super::item::{Item, Items};
use super::state::{Fight, Phase, Tsuefa};
use crate::seat::Seat;

impl Tsuefa {
    /// The squares of a seat's figures.
    #[inline]
    pub fn figures(&self, seat: Seat) -> Squares {
        self.board.figures[seat]
    }

    /// The squares of all figures of both seats that carry this item.
    #[inline]
    pub fn carriers(&self, item: Item) -> Squares {
        self.board.items[item]
    }

    /// The squares of the figures whose item a fight has shown.
    #[inline]
    pub fn shown(&self) -> Squares {
        self.board.shown
    }

    /// The squares of the figures that have ever stepped.
    #[inline]
    pub fn moved(&self) -> Squares {
        self.board.moved
    }

    /// Steps in a row without an attack; at 100 the game is a draw (`tsuefa/8`).
    #[inline]
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// How many rocks, scissors and papers each seat began with.
    #[inline]
    pub fn items(&self) -> Items {
        self.items
    }

    /// Whose turn it is; while a fight is thrown for, the attacker.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The squares of the attacker and the defender in a tied fight that is thrown for.
    #[inline]
    pub fn fight(&self) -> Option<(Square, Square)> {
        match self.phase {
            Phase::Fighting(Fight { from, to, .. }) => Some((from, to)),
            Phase::SettingUp { .. } | Phase::Moving | Phase::Over { .. } => None,
        }
    }

    /// How many items of this kind a seat has lost, of those with which its figures left the board.
    #[inline]
    pub fn lost(&self, seat: Seat, item: Item) -> u8 {
        self.lost[seat][item]
    }
}
