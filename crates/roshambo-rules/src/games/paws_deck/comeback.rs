//! How long a seat may replace its own cards on the table, a point that the two editions read
//! differently.

use serde::Serialize;

use crate::options::{OptionError, OptionSpec, one_of};

/// How long a seat may replace its own cards on the table, if they come back to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Comeback {
    /// Until the cards are beaten or replaced.
    Always,
    /// Only in its next turn.
    Once,
}

impl Comeback {
    /// The option `comeback`, with always as the default.
    pub(crate) const ALWAYS: OptionSpec = OptionSpec {
        name: "comeback",
        values: "option-comeback-values",
        default: "option-comeback-default-always",
        about: "option-comeback",
        house_rule: &["always", "once"],
    };
    /// The option `comeback`, with once as the default.
    pub(crate) const ONCE: OptionSpec = OptionSpec {
        default: "option-comeback-default-once",
        house_rule: &["once", "always"],
        ..Comeback::ALWAYS
    };

    /// The meaning of a value of the option.
    pub(crate) fn parse(value: &str) -> Result<Comeback, OptionError> {
        one_of(&Comeback::ALWAYS, value, &[("always", Comeback::Always), ("once", Comeback::Once)])
    }
}
