//! Why a move is refused, one variant per reason.

use serde::Serialize;

use super::board::Square;
use super::item::{ByItem, Item};
use super::layout::Layout;
use super::moves::Move;
use super::state::{Phase, Tsuefa};
use crate::error::{RuleViolation, Ruling};
use crate::seat::Seat;
use crate::sign::Sign;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "TsuefaViolation")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The figures have no items yet.
    SetUpFirst,
    /// The figures have their items.
    SetUpDone,
    /// A tied fight is being settled.
    ThrowFirst,
    /// Nobody throws now.
    NoThrow,
    /// Not one flag.
    Flags {
        /// How many there are.
        found: u8,
    },
    /// Not one dynamite.
    Dynamites {
        /// How many there are.
        found: u8,
    },
    /// Too many or too few of a sign.
    SignCount {
        /// Which sign.
        sign: Sign,
        /// How many there are.
        found: u8,
        /// How many the options say.
        expected: u8,
    },
    /// Nothing of one's own to move.
    NoFigure {
        /// Where the step begins.
        square: Square,
    },
    /// Too far, aslant, or nowhere.
    NotOneSquare {
        /// Where the step begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// Dynamite stays where it is.
    DynamiteStays {
        /// Where it stands.
        square: Square,
    },
    /// The way is blocked.
    OntoOwn {
        /// Where the step ends.
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
    pub(super) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (self.phase, mv) {
            (Phase::SettingUp { .. }, Move::SetUp(layout)) => self.refuse_layout(layout),
            (Phase::SettingUp { .. }, Move::Step { .. } | Move::Throw(_)) => Err(Violation::SetUpFirst),
            (Phase::Fighting(_), Move::Throw(_)) => Ok(()),
            (Phase::Fighting(_), Move::SetUp(_) | Move::Step { .. }) => Err(Violation::ThrowFirst),
            (Phase::Moving | Phase::Over { .. }, Move::Step { from, to }) => self.refuse_step(seat, from, to),
            (Phase::Moving | Phase::Over { .. }, Move::SetUp(_)) => Err(Violation::SetUpDone),
            (Phase::Moving | Phase::Over { .. }, Move::Throw(_)) => Err(Violation::NoThrow),
        }
    }

    fn refuse_layout(&self, layout: Layout) -> Result<(), Violation> {
        let counts = ByItem::of(layout.0);
        // The flag and dynamite first: a game without one is the worse mistake.
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

    fn refuse_step(&self, seat: Seat, from: Square, to: Square) -> Result<(), Violation> {
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
