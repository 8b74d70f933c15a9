//! House rules: other readings of points that the rulebook leaves open. By default our rulings hold.

use serde::Serialize;

use crate::options::{OptionError, OptionSpec, one_of};

/// The house rules of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuHouseRules"))]
pub struct HouseRules {
    /// When a seat may draw in a normal turn.
    pub draw: DrawRule,
    /// What happens after a chance was answered.
    pub answer: AnswerRule,
}

/// When a seat may draw in a normal turn (`kanobu/20`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuDrawRule"))]
#[serde(rename_all = "kebab-case")]
pub enum DrawRule {
    /// Only if no card of its hand may be played.
    #[default]
    Stuck,
    /// Always: it may keep back cards that fit.
    Free,
}

/// What happens after a chance was answered (`kanobu/10`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuAnswerRule"))]
#[serde(rename_all = "kebab-case")]
pub enum AnswerRule {
    /// The answer was the turn; the next seat has its turn.
    #[default]
    EndsTurn,
    /// The seat that answered has its normal turn.
    KeepsTurn,
}

impl HouseRules {
    /// The option `draw`.
    pub(super) const DRAW: OptionSpec = OptionSpec {
        name: "draw",
        values: "option-draw-values",
        default: "option-draw-default",
        about: "option-draw",
        house_rule: &["stuck", "free"],
    };
    /// The option `answer`.
    pub(super) const ANSWER: OptionSpec = OptionSpec {
        name: "answer",
        values: "option-answer-values",
        default: "option-answer-default",
        about: "option-answer",
        house_rule: &["ends-turn", "keeps-turn"],
    };

    /// Sets the option `draw`.
    pub(super) fn set_draw(&mut self, value: &str) -> Result<(), OptionError> {
        let choices = [("stuck", DrawRule::Stuck), ("free", DrawRule::Free)];
        self.draw = one_of(&HouseRules::DRAW, value, &choices)?;
        Ok(())
    }

    /// Sets the option `answer`.
    pub(super) fn set_answer(&mut self, value: &str) -> Result<(), OptionError> {
        let choices = [("ends-turn", AnswerRule::EndsTurn), ("keeps-turn", AnswerRule::KeepsTurn)];
        self.answer = one_of(&HouseRules::ANSWER, value, &choices)?;
        Ok(())
    }
}
