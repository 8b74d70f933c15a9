//! How often each rule, effect or event comes up in a game.

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Dealt, Finished, Measure, Step};

pub(super) struct Happenings {
    figures: Vec<FigureIndex>,
    counts: Vec<i64>,
}

impl Happenings {
    pub(super) fn new<G: LabGame>(layout: &mut Layout) -> Happenings {
        let labels = G::happenings();
        let counts = vec![0; labels.len()];
        let figures = labels.into_iter().map(|label| layout.add(Section::Happenings, label, Unit::Number));
        Happenings { figures: figures.collect(), counts }
    }

    fn count<G: LabGame>(&mut self, events: &[G::Event]) {
        for event in events {
            if let Some(count) = G::happening(event).and_then(|place| self.counts.get_mut(place)) {
                *count += 1;
            }
        }
    }
}

impl<G: LabGame> Measure<G> for Happenings {
    fn start(&mut self, _: u64, _: bool) {
        self.counts.fill(0);
    }

    fn dealt(&mut self, dealt: &Dealt<'_, G>) {
        self.count::<G>(dealt.events);
    }

    fn after(&mut self, step: &Step<'_, G>) {
        self.count::<G>(step.events);
    }

    fn finish(&mut self, _: &Finished<'_>, cells: &mut Cells) {
        for (figure, count) in self.figures.iter().zip(&self.counts) {
            cells.add(*figure, *count, 1);
        }
    }
}
