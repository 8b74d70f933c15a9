//! The state of a game and its options.

use serde::Serialize;

use super::board::{Board, Square};
use super::item::{ByItem, Item, Items};
use crate::game::{Awaits, Outcome, Recall};
use crate::options::{GameOptions, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::throw::Throw;

/// How many play.
pub(super) const TWO: usize = 2;
pub(super) const SEATS: Seats = match Seats::new(TWO as u8) {
    Some(seats) => seats,
    None => panic!("tables of two exist"),
};
/// So many steps in a row without an attack are a draw (`tsuefa/8`).
pub(super) const QUIET_STEPS_TO_DRAW: u8 = 100;

/// A game of Tsu-e-fa!
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tsuefa {
    /// A seat's figures stand here from the moment it has set up.
    pub(super) board: Board,
    /// The items with which each seat's figures have left the board.
    pub(super) lost: BySeat<ByItem<u8>, TWO>,
    pub(super) phase: Phase,
    /// Whose turn it is; while a fight is thrown for, the attacker.
    pub(super) turn: Seat,
    /// Steps in a row without an attack.
    pub(super) quiet: u8,
    pub(super) variant: Variant,
    pub(super) items: Items,
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    SettingUp { done: SeatSet },
    Moving,
    Fighting(Fight),
    Over { winner: Option<Seat> },
}

/// A tied fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fight {
    pub(super) from: Square,
    pub(super) to: Square,
    /// What both carry.
    pub(super) item: Item,
    pub(super) throw: Throw,
}

/// Whether what a fight has shown stays visible (`tsuefa/9`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, ts_rs::TS)]
#[ts(rename = "TsuefaVariant")]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// It does.
    #[default]
    Novice,
    /// It does not: players must remember.
    Pro,
}

/// What can be chosen before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether what a fight has shown stays visible.
    pub variant: Variant,
    /// How many rocks, scissors and papers each seat has.
    pub items: Items,
}

impl Options {
    const VARIANT: OptionSpec = OptionSpec {
        name: "variant",
        values: "option-variant-values",
        default: "option-variant-default",
        about: "option-variant",
    };
    const ITEMS: OptionSpec = OptionSpec {
        name: "items",
        values: "option-items-values",
        default: "option-items-default",
        about: "option-items",
    };
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[Options::VARIANT, Options::ITEMS];

    fn set(&mut self, _: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match (name, value) {
            ("variant", "novice") => self.variant = Variant::Novice,
            ("variant", "pro") => self.variant = Variant::Pro,
            ("variant", _) => return Err(OptionError::value(&Options::VARIANT, value)),
            ("items", _) => {
                self.items = value.parse().map_err(|_| OptionError::value(&Options::ITEMS, value))?;
            }
            (_, _) => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

impl Tsuefa {
    /// An empty board that waits for both setups.
    pub(super) fn empty(options: &Options) -> Tsuefa {
        Tsuefa {
            board: Board::default(),
            lost: BySeat::default(),
            phase: Phase::SettingUp { done: SeatSet::EMPTY },
            turn: Seat::FIRST,
            quiet: 0,
            variant: options.variant,
            items: options.items,
        }
    }

    #[inline]
    pub(super) fn awaited(&self) -> Awaits {
        match self.phase {
            Phase::Moving => Awaits::Turn { seat: self.turn },
            Phase::SettingUp { done } => Awaits::Sealed { waiting: SEATS.all().without(done), decided: done },
            Phase::Fighting(fight) => fight.throw.awaits(),
            Phase::Over { .. } => Awaits::Over,
        }
    }

    pub(super) fn result(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { winner } => {
                let winners = winner.into_iter().collect();
                Some(Outcome::new(SEATS, winners, |seat| i32::from(winner == Some(seat))))
            }
            Phase::SettingUp { .. } | Phase::Moving | Phase::Fighting(_) => None,
        }
    }

    /// Whether what fights have shown is still on show (`tsuefa/9`).
    pub(super) fn recalls_fights(&self, recall: Recall) -> bool {
        match (recall, self.variant) {
            (Recall::Memory, _) | (Recall::Display, Variant::Novice) => true,
            (Recall::Display, Variant::Pro) => matches!(self.phase, Phase::Over { .. }),
        }
    }
}
