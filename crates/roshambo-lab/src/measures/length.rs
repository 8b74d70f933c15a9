//! How long a game is: decisions, rounds, and an estimate of minutes at a table.

use roshambo_rules::{Awaits, say};

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Dealt, Decision, Finished, Measure, Step};

pub(super) struct Length {
    decisions: FigureIndex,
    rounds: FigureIndex,
    minutes: FigureIndex,
    made: i64,
    rounds_played: i64,
    /// In tenths of a second.
    time: i64,
    pace: Pace,
}

/// How long people take for the parts of a game, in tenths of a second. These are assumptions, not measurements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// A turn, with drawing and moving cards.
    pub(crate) turn: i64,
    /// A sealed decision of all seats together.
    pub(crate) sealed: i64,
    /// Shuffling and dealing.
    pub(crate) deal: i64,
}

impl Length {
    pub(super) fn new<G: LabGame>(layout: &mut Layout) -> Length {
        let mut add = |label| layout.add(Section::Length, label, Unit::Number);
        Length {
            decisions: add(say!("lab-decisions")),
            rounds: add(say!("lab-rounds")),
            minutes: add(say!("lab-minutes")),
            made: 0,
            rounds_played: 0,
            time: 0,
            pace: G::PACE,
        }
    }
}

impl<G: LabGame> Measure<G> for Length {
    fn start(&mut self, _: u64, _: bool) {
        (self.made, self.rounds_played, self.time) = (0, 0, 0);
    }

    fn dealt(&mut self, _: &Dealt<'_, G>) {
        self.time += self.pace.deal;
    }

    fn before(&mut self, decision: &Decision<'_, G>) {
        self.made += 1;
        self.time += match decision.game.awaits() {
            // Sealed decisions are made at the same time: only the first one counts.
            Awaits::Sealed { decided, .. } => {
                if decided.is_empty() {
                    self.pace.sealed
                } else {
                    0
                }
            }
            Awaits::Turn { .. } | Awaits::Deck | Awaits::Over => self.pace.turn,
        };
    }

    fn after(&mut self, step: &Step<'_, G>) {
        self.rounds_played = i64::from(step.after.rounds_played(self.made as u32));
    }

    fn finish(&mut self, _: &Finished<'_>, cells: &mut Cells) {
        cells.add(self.decisions, self.made, 1);
        cells.add(self.rounds, self.rounds_played, 1);
        cells.add(self.minutes, self.time, 600);
    }
}
