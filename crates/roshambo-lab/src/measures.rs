//! The measures: one file for each kind of figure.

mod choices;
mod happenings;
mod kingmaking;
mod lead;
mod length;
mod pieces;
mod probes;
mod results;
mod rulings;
mod scores;
mod seats;
pub(crate) mod skill;
mod what_if;

pub(crate) use length::Pace;
pub(crate) use rulings::{RulingSet, RulingUse};
pub(crate) use scores::ScoreBins;

use crate::figure::Layout;
use crate::games::LabGame;
use crate::measure::{Measure, Setup};

/// All measures of a variant, and the figures that they declare.
pub(crate) fn all<G: LabGame>(setup: &Setup<'_, G>) -> (Vec<Box<dyn Measure<G>>>, Layout) {
    let mut layout = Layout::default();
    let measures: Vec<Box<dyn Measure<G>>> = vec![
        Box::new(seats::SeatWins::new(setup, &mut layout)),
        Box::new(length::Length::new::<G>(&mut layout)),
        Box::new(results::Results::new(&mut layout)),
        Box::new(scores::ScoreDistribution::new::<G>(&mut layout)),
        Box::new(probes::Probes::<G>::new(setup, &mut layout)),
        Box::new(skill::Skill::new(setup, &mut layout)),
        Box::new(pieces::Pieces::new::<G>(setup, &mut layout)),
        Box::new(happenings::Happenings::new::<G>(&mut layout)),
        Box::new(rulings::RulingsUsed::new::<G>(&mut layout)),
    ];
    (measures, layout)
}
