//! House rules: other readings of points that the rulebook leaves open. By default our rulings hold.

use serde::Serialize;

use crate::games::paws_deck::Comeback;
use crate::options::{OptionError, OptionSpec, one_of};

/// The house rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsHouseRules"))]
pub struct HouseRules {
    /// How long a seat may replace its own combination (`paws/6`).
    pub comeback: Comeback,
    /// How many cards a joker counts at a special end.
    pub jokers: JokerCount,
}

/// How many cards a joker that is left over counts at a special end (`paws/11`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsJokerCount"))]
#[serde(rename_all = "kebab-case")]
pub enum JokerCount {
    /// One, like any other card.
    #[default]
    One,
    /// Two, as if the deck had run out. The declarer's combination counts one for each card.
    Two,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules { comeback: Comeback::Always, jokers: JokerCount::One }
    }
}

impl HouseRules {
    /// The option `jokers`.
    pub(super) const JOKERS: OptionSpec = OptionSpec {
        name: "jokers",
        values: "option-jokers-values",
        default: "option-jokers-default",
        about: "option-jokers",
        house_rule: &["one", "two"],
    };

    /// Sets the option `jokers`.
    pub(super) fn set_jokers(&mut self, value: &str) -> Result<(), OptionError> {
        let choices = [("one", JokerCount::One), ("two", JokerCount::Two)];
        self.jokers = one_of(&HouseRules::JOKERS, value, &choices)?;
        Ok(())
    }
}
