//! Why a move is illegal: one variant per reason.

use serde::Serialize;

use super::board::Square;
use super::item::{ByItem, Item};
use super::layout::Layout;
use super::state::Tsuefa;
use crate::error::{RuleViolation, Ruling};
use crate::seat::Seat;
use crate::sign::Sign;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaViolation"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The seat must set up its figures first.
    SetUpFirst,
    /// The figures are already set up.
    SetUpDone,
    /// The seats are throwing for a tied fight.
    ThrowFirst,
    /// There is no throw now.
    NoThrow,
    /// The setup does not have exactly one flag.
    Flags {
        /// The number in the setup.
        found: u8,
    },
    /// The setup does not have exactly one dynamite.
    Dynamites {
        /// The number in the setup.
        found: u8,
    },
    /// The setup has too many or too few items of a sign.
    SignCount {
        /// The sign.
        sign: Sign,
        /// The number in the setup.
        found: u8,
        /// The number by the options.
        expected: u8,
    },
    /// The seat has no figure on the square.
    NoFigure {
        /// The start of the step.
        square: Square,
    },
    /// The step is not one square up, down, left or right.
    NotOneSquare {
        /// The start of the step.
        from: Square,
        /// The end of the step.
        to: Square,
    },
    /// Dynamite does not move.
    DynamiteStays {
        /// Its square.
        square: Square,
    },
    /// The seat's own figure is on the target square.
    OntoOwn {
        /// The target square.
        square: Square,
    },
}

impl RuleViolation for Violation {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Violation::ThrowFirst | Violation::NoThrow => "common/throw",
            Violation::SetUpFirst
            | Violation::SetUpDone
            | Violation::Flags { .. }
            | Violation::Dynamites { .. }
            | Violation::SignCount { .. } => "tsuefa/setup",
            Violation::NoFigure { .. } | Violation::NotOneSquare { .. } | Violation::OntoOwn { .. } => {
                "tsuefa/moves"
            }
            Violation::DynamiteStays { .. } => "tsuefa/1",
        })
    }
}

impl Tsuefa {
    /// Checks that a setup has the right items.
    pub(super) fn check_layout(&self, layout: Layout) -> Result<(), Violation> {
        let counts = ByItem::of(layout.0);
        // The flag and dynamite are checked first, because they are the worse mistakes.
        for item in Item::ALL.into_iter().rev() {
            let (found, expected) = (counts[item], self.items.count(item));
            if found != expected {
                return Err(match item {
                    Item::Flag => Violation::Flags { found },
                    Item::Dynamite => Violation::Dynamites { found },
                    Item::Sign(sign) => Violation::SignCount { sign, found, expected },
                });
            }
        }
        Ok(())
    }

    pub(super) fn check_step(&self, seat: Seat, from: Square, to: Square) -> Result<(), Violation> {
        let own = self.board.figures[seat];
        if !own.contains(from) {
            Err(Violation::NoFigure { square: from })
        } else if !from.is_next_to(to) {
            Err(Violation::NotOneSquare { from, to })
        } else if self.board.items[Item::Dynamite].contains(from) {
            Err(Violation::DynamiteStays { square: from })
        } else if own.contains(to) {
            Err(Violation::OntoOwn { square: to })
        } else {
            Ok(())
        }
    }
}
