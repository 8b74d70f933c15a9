//! House rules: other readings of points that the rulebook leaves open. By default our rulings hold.

use serde::Serialize;

use crate::games::paws_deck::Comeback;
use crate::options::{OptionError, OptionSpec, one_of};

/// The house rules of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickHouseRules"))]
pub struct HouseRules {
    /// How long a seat may replace its own cards (`paws-quick/3`).
    pub comeback: Comeback,
    /// Which seat gets the help token with two seats.
    pub token: TokenRule,
}

/// Which seat gets the help token after a game, with two seats (`paws-quick/9`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickTokenRule"))]
#[serde(rename_all = "kebab-case")]
pub enum TokenRule {
    /// The seat with the higher total.
    #[default]
    Total,
    /// The seat with more penalty points in the game just ended.
    Game,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules { comeback: Comeback::Once, token: TokenRule::Total }
    }
}

impl HouseRules {
    /// The option `token`.
    pub(super) const TOKEN: OptionSpec = OptionSpec {
        name: "token",
        values: "option-token-values",
        default: "option-token-default",
        about: "option-token",
        house_rule: &["total", "game"],
    };

    /// Sets the option `token`.
    pub(super) fn set_token(&mut self, value: &str) -> Result<(), OptionError> {
        let choices = [("total", TokenRule::Total), ("game", TokenRule::Game)];
        self.token = one_of(&HouseRules::TOKEN, value, &choices)?;
        Ok(())
    }
}
