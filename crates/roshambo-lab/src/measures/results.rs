//! Draws, shared victories, and how close the result is.

use roshambo_rules::say;

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Finished, Measure};

pub(super) struct Results {
    draws: FigureIndex,
    shared: FigureIndex,
    margin: FigureIndex,
    close: FigureIndex,
}

impl Results {
    pub(super) fn new(layout: &mut Layout) -> Results {
        let mut add = |label, unit| layout.add(Section::Results, label, unit);
        Results {
            draws: add(say!("lab-draws"), Unit::Share),
            shared: add(say!("lab-shared"), Unit::Share),
            margin: add(say!("lab-margin"), Unit::Number),
            close: add(say!("lab-close"), Unit::Share),
        }
    }
}

impl<G: LabGame> Measure<G> for Results {
    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells) {
        let (outcome, seats) = (finished.outcome, finished.seats);
        cells.add(self.draws, i64::from(outcome.winners.is_empty()), 1);
        cells.add(self.shared, i64::from(outcome.winners.len() > 1), 1);
        let mut scores: Vec<i32> = outcome.scores.as_slice().to_vec();
        scores.sort_unstable();
        if !G::LOW_SCORES_WIN {
            scores.reverse();
        }
        if let (Some(winner), true) = (outcome.winners.first(), seats.count() > 1) {
            let own = outcome.scores.as_slice()[winner.index()];
            // The best score of the others; a shared victory has no margin.
            let second = if outcome.winners.len() > 1 { own } else { scores[1] };
            let margin = i64::from((own - second).abs());
            cells.add(self.margin, margin, 1);
            cells.add(self.close, i64::from(margin <= i64::from(G::CLOSE_MARGIN)), 1);
        }
    }
}
