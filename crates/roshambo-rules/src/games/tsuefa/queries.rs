//! Read-only access to a state, for search and heuristics.

use super::board::{Square, Squares};
use super::house_rules::HouseRules;
use super::item::{Item, Items};
use super::state::{Fight, Phase, Tsuefa, Variant};
use crate::seat::Seat;
use crate::throw::Throw;

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

    /// The squares of the figures that have ever moved.
    #[inline]
    pub fn moved(&self) -> Squares {
        self.board.moved
    }

    /// The number of steps in a row without an attack.
    #[inline]
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The house rules.
    #[inline]
    pub fn house_rules(&self) -> HouseRules {
        self.house
    }

    /// The number of rocks, scissors and papers that each seat started with.
    #[inline]
    pub fn items(&self) -> Items {
        self.items
    }

    /// The seat whose turn it is; during a throw for a tied fight, the attacker.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The squares of the attacker and the defender of a tied fight, while the seats throw for it.
    #[inline]
    pub fn fight(&self) -> Option<(Square, Square)> {
        match self.phase {
            Phase::Fighting(Fight { from, to, .. }) => Some((from, to)),
            Phase::SettingUp { .. } | Phase::Moving | Phase::Over { .. } => None,
        }
    }

    /// The throw for a tied fight and the item of both figures, while it takes place.
    #[inline]
    pub fn throw(&self) -> Option<(&Throw, Item)> {
        match &self.phase {
            Phase::Fighting(Fight { throw, item, .. }) => Some((throw, *item)),
            Phase::SettingUp { .. } | Phase::Moving | Phase::Over { .. } => None,
        }
    }

    /// Whether items that a fight has shown stay visible.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of items of this kind that a seat has lost.
    #[inline]
    pub fn lost(&self, seat: Seat, item: Item) -> u8 {
        self.lost[seat][item]
    }
}
