//! Why a move is illegal: one variant per reason.

use serde::Serialize;

use super::cards::Card;
use super::piles::{Pile, PileSet};
use super::state::Ninjan;
use crate::error::{RuleViolation, Ruling};
use crate::seat::Seat;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanViolation"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The seats choose cards now.
    ChooseExpected,
    /// The seat chooses a pile for its card now.
    PileExpected,
    /// The seats tied for the highest sum throw now.
    ThrowExpected,
    /// The card is not in the hand.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The card does not beat this pile, but beats another one.
    MustTake {
        /// The card being resolved.
        card: Card,
        /// The piles that it beats.
        piles: PileSet,
    },
}

impl RuleViolation for Violation {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Violation::ChooseExpected | Violation::PileExpected => "ninjan/4",
            Violation::ThrowExpected => "common/throw",
            Violation::NotHeld { .. } => "ninjan/moves",
            Violation::MustTake { .. } => "ninjan/2",
        })
    }
}

impl Ninjan {
    /// Checks that the seat's chosen card may go to this pile.
    pub(super) fn check_pile(&self, seat: Seat, pile: Pile) -> Result<(), Violation> {
        let piles = self.open_piles(seat);
        match self.chosen[seat] {
            Some(card) if !piles.contains(pile) => Err(Violation::MustTake { card, piles }),
            Some(_) | None => Ok(()),
        }
    }
}
