//! The distribution of scores.

use roshambo_rules::say;

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Finished, Measure};

/// The bins of a histogram. The first and the last one also count everything beyond them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoreBins {
    /// The lowest score of the first bin.
    pub(crate) low: i32,
    /// The number of scores of a bin.
    pub(crate) width: i32,
    /// The number of bins.
    pub(crate) count: usize,
}

pub(super) struct ScoreDistribution {
    bins: ScoreBins,
    figures: Vec<FigureIndex>,
}

impl ScoreDistribution {
    pub(super) fn new<G: LabGame>(layout: &mut Layout) -> ScoreDistribution {
        let bins = G::SCORES;
        let figures = (0..bins.count).map(|place| {
            let low = bins.low + place as i32 * bins.width;
            let high = low + bins.width - 1;
            let label = match place {
                _ if bins.width == 1 => say!("lab-score", score = low),
                0 => say!("lab-score-to", high = high),
                last if last + 1 == bins.count => say!("lab-score-from", low = low),
                _ => say!("lab-score-range", low = low, high = high),
            };
            layout.add(Section::Scores, label, Unit::Share)
        });
        let figures = figures.collect();
        ScoreDistribution { bins, figures }
    }
}

impl<G: LabGame> Measure<G> for ScoreDistribution {
    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells) {
        let seats = finished.seats.count() as i64;
        for figure in &self.figures {
            cells.add(*figure, 0, seats);
        }
        for score in finished.outcome.scores.as_slice() {
            let bin = (score - self.bins.low).div_euclid(self.bins.width);
            let bin = bin.clamp(0, self.bins.count as i32 - 1) as usize;
            cells.add(self.figures[bin], 1, 0);
        }
    }
}
