//! Choices: how many moves a decision has, and how much depends on it.

use roshambo_rules::{Seat, say};

use super::probes::Compared;
use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;

/// A decision matters if the second-best move costs at least this much. Chosen by hand.
const MATTERS: f32 = 0.05;
/// The unit of shares in sums.
const MILLION: f32 = 1e6;

pub(super) struct Choices {
    branching: FigureIndex,
    forced: FigureIndex,
    cost: FigureIndex,
    matters: FigureIndex,
}

impl Choices {
    pub(super) fn new(layout: &mut Layout) -> Choices {
        let mut add = |label, unit| layout.add(Section::Choices, label, unit);
        Choices {
            branching: add(say!("lab-branching"), Unit::Number),
            forced: add(say!("lab-forced"), Unit::Share),
            cost: add(say!("lab-second-best"), Unit::Points),
            matters: add(say!("lab-matters"), Unit::Share),
        }
    }

    /// Counts the legal moves of all decisions of a game. Decisions whose moves are too many to list do not count.
    pub(super) fn add_branching<G: LabGame>(&self, positions: &[(G, Seat)], cells: &mut Cells) {
        let mut moves = Vec::new();
        for (game, seat) in positions.iter().filter(|(game, seat)| game.unlisted(*seat).is_none()) {
            moves.clear();
            game.legal_moves(*seat, &mut moves);
            cells.add(self.branching, moves.len() as i64, 1);
            cells.add(self.forced, i64::from(moves.len() == 1), 1);
        }
    }

    /// Adds a decision whose moves were compared.
    ///
    /// The best of several estimates is partly the luckiest one. So one sample chooses the best two moves, and the other
    /// one says how far they are apart; and both have to say that the decision matters.
    pub(super) fn add(&self, compared: &Compared, cells: &mut Cells) {
        let value = |place: usize, sample: usize| compared.moves[place][sample][compared.seat];
        let gap = |sample: usize| {
            let mut order: Vec<usize> = (0..compared.moves.len()).collect();
            order.sort_by(|one, other| value(*other, sample).total_cmp(&value(*one, sample)));
            value(order[0], 1 - sample) - value(order[1], 1 - sample)
        };
        let gaps = [gap(0), gap(1)];
        let mean = (gaps[0] + gaps[1]) / 2.0;
        cells.add(self.cost, (mean * MILLION) as i64, MILLION as i64);
        cells.add(self.matters, i64::from(gaps.iter().all(|gap| *gap >= MATTERS)), 1);
    }
}
