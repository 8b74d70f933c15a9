//! The state of a game and its options.

use serde::Serialize;

use super::board::{Board, Square};
use super::house_rules::HouseRules;
use super::item::{ByItem, Item, Items};
use crate::game::Recall;
use crate::options::{GameOptions, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::throw::Throw;

/// The number of seats, as an array length.
pub(super) const TWO: usize = 2;
/// The seats of every game.
pub(super) const SEATS: Seats = match Seats::new(TWO as u8) {
    Some(seats) => seats,
    None => panic!("two seats are possible"),
};

/// A game of Tsu-e-fa!
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tsuefa {
    /// Has the figures of the seats that have set up.
    pub(super) board: Board,
    /// The items with which each seat's figures have left the board.
    pub(super) lost: BySeat<ByItem<u8>, TWO>,
    pub(super) phase: Phase,
    /// The seat whose turn it is; during a throw for a tied fight, the attacker.
    pub(super) turn: Seat,
    /// The number of steps in a row without an attack.
    pub(super) quiet: u8,
    pub(super) variant: Variant,
    pub(super) items: Items,
    pub(super) house: HouseRules,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// The seats in `done` have sealed their setups.
    SettingUp {
        done: SeatSet,
    },
    Moving,
    /// The seats throw for a tied fight.
    Fighting(Fight),
    /// `None` is a draw.
    Over {
        winner: Option<Seat>,
    },
}

/// A tied fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fight {
    pub(super) from: Square,
    pub(super) to: Square,
    /// The item of both figures.
    pub(super) item: Item,
    pub(super) throw: Throw,
}

/// Whether items that a fight has shown stay visible (`tsuefa/9`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaVariant"))]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// They stay visible.
    #[default]
    Novice,
    /// They do not stay visible; players must remember them.
    Pro,
}

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether items that a fight has shown stay visible.
    pub variant: Variant,
    /// The number of rocks, scissors and papers of each seat.
    pub items: Items,
    /// Other readings of open points.
    pub house: HouseRules,
}

impl Options {
    const VARIANT: OptionSpec = OptionSpec {
        name: "variant",
        values: "option-variant-values",
        default: "option-variant-default",
        about: "option-variant",
        house_rule: &[],
    };
    const ITEMS: OptionSpec = OptionSpec {
        name: "items",
        values: "option-items-values",
        default: "option-items-default",
        about: "option-items",
        house_rule: &[],
    };
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[Options::VARIANT, Options::ITEMS, HouseRules::QUIET];

    fn set(&mut self, _: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match (name, value) {
            ("variant", "novice") => self.variant = Variant::Novice,
            ("variant", "pro") => self.variant = Variant::Pro,
            ("variant", _) => return Err(OptionError::value(&Options::VARIANT, value)),
            ("items", _) => {
                self.items = value.parse().map_err(|_| OptionError::value(&Options::ITEMS, value))?;
            }
            ("quiet", _) => self.house.set_quiet(value)?,
            (_, _) => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

impl Tsuefa {
    /// Whether views and events show what past fights have shown (`tsuefa/9`).
    pub(super) fn shows_fights(&self, recall: Recall) -> bool {
        match (recall, self.variant) {
            (Recall::Memory, _) | (Recall::Display, Variant::Novice) => true,
            (Recall::Display, Variant::Pro) => matches!(self.phase, Phase::Over { .. }),
        }
    }
}
