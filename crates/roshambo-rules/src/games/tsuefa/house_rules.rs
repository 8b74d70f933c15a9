//! House rules: other readings of points that the rulebook leaves open. By default our rulings hold.

use serde::Serialize;

use crate::options::{OptionError, OptionSpec};
use crate::text::number;

/// The house rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaHouseRules"))]
pub struct HouseRules {
    /// The number of steps in a row without an attack that makes a draw (`tsuefa/8`).
    pub quiet: u8,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules { quiet: 100 }
    }
}

impl HouseRules {
    /// The option `quiet`.
    pub(super) const QUIET: OptionSpec = OptionSpec {
        name: "quiet",
        values: "option-quiet-values",
        default: "option-quiet-default",
        about: "option-quiet",
        house_rule: &["100", "30", "50", "200"],
    };

    /// Sets the option `quiet`.
    pub(super) fn set_quiet(&mut self, value: &str) -> Result<(), OptionError> {
        match number(value, HouseRules::QUIET.values) {
            Ok(steps @ 20..=200) => self.quiet = steps as u8,
            Ok(_) | Err(_) => return Err(OptionError::value(&HouseRules::QUIET, value)),
        }
        Ok(())
    }
}
