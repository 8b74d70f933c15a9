//! Win share by seat, and by place behind the seat that starts.

use roshambo_rules::{Seat, say};

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Dealt, Finished, Measure, Setup, Step, WHOLE, score};

/// A shared victory counts by share, a draw equally for all seats.
pub(super) struct SeatWins {
    seats: Vec<FigureIndex>,
    places: Vec<FigureIndex>,
    starter: Option<Seat>,
}

impl SeatWins {
    pub(super) fn new<G: LabGame>(setup: &Setup<'_, G>, layout: &mut Layout) -> SeatWins {
        let seats = setup
            .seats
            .iter()
            .map(|seat| layout.add(Section::Seats, say!("lab-seat-wins", seat = seat.number()), Unit::Share));
        let seats = seats.collect();
        let places = match G::HAS_STARTER {
            true => (1..=setup.seats.count())
                .map(|place| layout.add(Section::Seats, say!("lab-place-wins", place = place), Unit::Share))
                .collect(),
            false => Vec::new(),
        };
        SeatWins { seats, places, starter: None }
    }

    fn notice<G: LabGame>(&mut self, events: &[G::Event]) {
        if self.starter.is_none() {
            self.starter = events.iter().find_map(G::starter);
        }
    }
}

impl<G: LabGame> Measure<G> for SeatWins {
    fn start(&mut self, _: u64, _: bool) {
        self.starter = None;
    }

    fn dealt(&mut self, dealt: &Dealt<'_, G>) {
        self.notice::<G>(dealt.events);
    }

    fn after(&mut self, step: &Step<'_, G>) {
        self.notice::<G>(step.events);
    }

    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells) {
        for (seat, figure) in finished.seats.iter().zip(&self.seats) {
            cells.add(*figure, score(finished.outcome, finished.seats, seat), WHOLE);
        }
        if let Some(starter) = self.starter {
            for (seat, figure) in finished.seats.iter_from(starter).zip(&self.places) {
                cells.add(*figure, score(finished.outcome, finished.seats, seat), WHOLE);
            }
        }
    }
}
