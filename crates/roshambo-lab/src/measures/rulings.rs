//! How often each numbered ruling is used: the share of games in which it decided something at least once.
//!
//! A ruling is used when something happens that follows from it, or when it takes away a move for which the seat has the
//! cards. `games/<game>.rs` says for each ruling what that means. Rulings that hold all the time and decide nothing by
//! themselves, such as those about notation and about what is public, are not counted ([`RulingUse::Always`]).

use roshambo_rules::{Arg, say};

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Dealt, Finished, Measure, Step};

/// Whether uses of a ruling can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RulingUse {
    /// The game says when it is used.
    Counted,
    /// It holds all the time and decides nothing by itself.
    Always,
}

/// Numbers of rulings, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RulingSet(u64);

impl RulingSet {
    /// Notes that a ruling was used.
    pub(crate) fn note(&mut self, number: usize) {
        self.0 |= 1 << number;
    }

    /// Notes a ruling if it was used.
    pub(crate) fn note_if(&mut self, used: bool, number: usize) {
        if used {
            self.note(number);
        }
    }

    pub(crate) fn contains(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }
}

pub(super) struct RulingsUsed {
    /// The rulings that are counted, with their figures.
    figures: Vec<(usize, FigureIndex)>,
    used: RulingSet,
}

impl RulingsUsed {
    pub(super) fn new<G: LabGame>(layout: &mut Layout) -> RulingsUsed {
        let counted = G::RULINGS.iter().zip(1..).filter(|(uses, _)| **uses == RulingUse::Counted);
        let figures = counted.map(|(_, number)| {
            let label = say!("lab-ruling", game = Arg::text(G::ID), number = number);
            (number, layout.add(Section::Rulings, label, Unit::Share))
        });
        RulingsUsed { figures: figures.collect(), used: RulingSet::default() }
    }
}

impl<G: LabGame> Measure<G> for RulingsUsed {
    fn start(&mut self, _: u64, _: bool) {
        self.used = RulingSet::default();
    }

    fn dealt(&mut self, dealt: &Dealt<'_, G>) {
        for event in dealt.events {
            G::rulings_of_event(event, &mut self.used);
        }
    }

    fn after(&mut self, step: &Step<'_, G>) {
        for event in step.events {
            G::rulings_of_event(event, &mut self.used);
        }
        G::rulings_of_step(step, &mut self.used);
    }

    fn finish(&mut self, _: &Finished<'_>, cells: &mut Cells) {
        for (number, figure) in &self.figures {
            cells.add(*figure, i64::from(self.used.contains(*number)), 1);
        }
    }
}
