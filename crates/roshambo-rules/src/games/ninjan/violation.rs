//! Why a move is refused, one variant per reason.

use serde::Serialize;

use super::cards::Card;
use super::moves::Move;
use super::piles::PileSet;
use super::state::{Ninjan, Phase};
use crate::error::{RuleViolation, Ruling};
use crate::seat::Seat;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "NinjanViolation")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// Everybody chooses a card.
    ChooseExpected,
    /// The seat's card is being resolved.
    PileExpected,
    /// The highest sum is tied.
    ThrowExpected,
    /// The card is not in the hand.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The card beats another pile.
    MustTake {
        /// The card being resolved.
        card: Card,
        /// The piles that it may take.
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
    pub(super) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (self.phase, mv) {
            (Phase::Throwing(_), Move::Throw(_)) => Ok(()),
            (Phase::Throwing(_), Move::Choose(_) | Move::Pile(_)) => Err(Violation::ThrowExpected),
            (Phase::Resolving { .. }, Move::Pile(pile)) => match self.chosen[seat] {
                Some(card) if !self.table.open_to(card).contains(pile) => {
                    Err(Violation::MustTake { card, piles: self.table.open_to(card) })
                }
                _ => Ok(()),
            },
            (Phase::Resolving { .. }, Move::Choose(_) | Move::Throw(_)) => Err(Violation::PileExpected),
            // Before and after the game no hand has a card, so no choice is good.
            (Phase::Shuffling | Phase::Choosing { .. } | Phase::Over { .. }, mv) => match mv {
                Move::Choose(card) if self.hands[seat].contains(card) => Ok(()),
                Move::Choose(card) => Err(Violation::NotHeld { card }),
                Move::Pile(_) | Move::Throw(_) => Err(Violation::ChooseExpected),
            },
        }
    }
}
