//! House rules: other readings of points that the rulebook leaves open. By default our rulings hold.

use serde::Serialize;

use crate::options::{OptionError, OptionSpec, one_of};
use crate::sign::Sign;

/// The house rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanHouseRules"))]
pub struct HouseRules {
    /// The sign that is resolved first if three cards have the same value (`ninjan/1`). The sign that it
    /// beats is second.
    pub triple: Sign,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules { triple: Sign::Rock }
    }
}

impl HouseRules {
    /// The option `triple`.
    pub(super) const TRIPLE: OptionSpec = OptionSpec {
        name: "triple",
        values: "option-triple-values",
        default: "option-triple-default",
        about: "option-triple",
        house_rule: &["rock", "scissors", "paper"],
    };

    /// Sets the option `triple`.
    pub(super) fn set_triple(&mut self, value: &str) -> Result<(), OptionError> {
        let choices = [("rock", Sign::Rock), ("scissors", Sign::Scissors), ("paper", Sign::Paper)];
        self.triple = one_of(&HouseRules::TRIPLE, value, &choices)?;
        Ok(())
    }
}
