//! The value of items and tokens: the equity of a seat with the thing, minus its equity without it.

use roshambo_bots::Evaluator;
use roshambo_rules::{Seat, say};

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;

/// Rollouts with and without the thing.
const ROLLOUTS: u32 = 48;
/// The unit of shares in sums.
const MILLION: f64 = 1e6;

pub(super) struct WhatIf<G: LabGame> {
    figures: Vec<FigureIndex>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: LabGame> WhatIf<G> {
    pub(super) fn new(layout: &mut Layout) -> WhatIf<G> {
        let figures = G::what_ifs()
            .into_iter()
            .map(|piece| layout.add(Section::Pieces, say!("lab-piece-equity", piece = piece), Unit::Points));
        WhatIf { figures: figures.collect(), game: std::marker::PhantomData }
    }

    /// Adds the position after the first deal or set-up of a game.
    pub(super) fn add(&self, game: &G, deal: u64, evaluator: &mut Evaluator<G>, cells: &mut Cells) {
        let seat = Seat::new((deal % game.seats().count() as u64) as usize);
        for (place, figure) in self.figures.iter().enumerate() {
            if let Some((with, without)) = game.what_if(place, seat) {
                let worth = evaluator.equity(&with, ROLLOUTS).mean(seat)
                    - evaluator.equity(&without, ROLLOUTS).mean(seat);
                cells.add(*figure, (worth * MILLION) as i64, MILLION as i64);
            }
        }
    }
}
