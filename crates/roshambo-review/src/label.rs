//! How good a move was, by what it cost.

use roshambo_rules::{Phrase, Say, say};

use crate::report::{Figure, Label, Part};

/// The smallest losses of an inaccuracy, a mistake and a blunder, in chances to win. Chosen by hand.
const INACCURACY: f64 = 0.02;
const MISTAKE: f64 = 0.05;
const BLUNDER: f64 = 0.10;
/// A loss counts if it is larger than this many standard errors.
const SIGNIFICANT_ERRORS: f64 = 2.0;

impl Label {
    /// All labels, the best first.
    pub const ALL: [Label; 5] = [Label::Best, Label::Good, Label::Inaccuracy, Label::Mistake, Label::Blunder];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Label::Best => "best",
            Label::Good => "good",
            Label::Inaccuracy => "inaccuracy",
            Label::Mistake => "mistake",
            Label::Blunder => "blunder",
        }
    }

    /// The label of a move with this loss. `recommended` is whether search recommends the move itself.
    pub(crate) fn of(loss: Figure, recommended: bool) -> Label {
        let significant = loss.value > SIGNIFICANT_ERRORS * loss.error;
        match loss.value {
            value if significant && value >= BLUNDER => Label::Blunder,
            value if significant && value >= MISTAKE => Label::Mistake,
            value if significant && value >= INACCURACY => Label::Inaccuracy,
            _ if recommended => Label::Best,
            _ => Label::Good,
        }
    }
}

impl Say for Label {
    fn say(&self) -> Phrase {
        match self {
            Label::Best => say!("review-label-best"),
            Label::Good => say!("review-label-good"),
            Label::Inaccuracy => say!("review-label-inaccuracy"),
            Label::Mistake => say!("review-label-mistake"),
            Label::Blunder => say!("review-label-blunder"),
        }
    }
}

impl Say for Part {
    fn say(&self) -> Phrase {
        match self {
            Part::Luck => say!("review-luck"),
            Part::Choice => say!("review-choice"),
            Part::Guessing => say!("review-guessing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_within_its_error_is_no_mistake() {
        assert_eq!(Label::of(Figure { value: 0.2, error: 0.15 }, false), Label::Good);
        assert_eq!(Label::of(Figure { value: 0.2, error: 0.15 }, true), Label::Best);
        assert_eq!(Label::of(Figure { value: 0.2, error: 0.01 }, false), Label::Blunder);
    }

    #[test]
    fn labels_get_worse_with_the_loss() {
        let labels: Vec<Label> = [-0.01, 0.01, 0.03, 0.07, 0.3]
            .map(|value| Label::of(Figure { value, error: 0.001 }, false))
            .to_vec();
        assert_eq!(labels, [Label::Good, Label::Good, Label::Inaccuracy, Label::Mistake, Label::Blunder]);
    }
}
