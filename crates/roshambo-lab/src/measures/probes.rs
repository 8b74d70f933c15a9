//! Looks into some games with the evaluator: the equity of every seat at twelve moments, and of every move at some
//! decisions. `lead`, `choices`, `kingmaking` and `what_if` turn that into figures.
//!
//! Equity is the expected result from the full state if all seats go on by the ratings of the bots (`roshambo-bots`,
//! `equity`). It costs thousands of rollouts for each game, so only a part of the games is probed.

use roshambo_bots::{Evaluator, Values};
use roshambo_rules::{Awaits, Dice, DiscardEvents, Seat, Seats};

use super::choices::Choices;
use super::kingmaking::Kingmaking;
use super::lead::Lead;
use super::what_if::WhatIf;
use crate::figure::{Cells, Layout};
use crate::games::LabGame;
use crate::measure::{Decision, Finished, Measure, Setup};
use crate::streams::{Purpose, stream, stream_seed};

/// The moments of a game at which equities are estimated.
pub(super) const MOMENTS: usize = 12;
/// Rollouts for the equity at a moment.
const MOMENT_ROLLOUTS: u32 = 48;
/// Rollouts for each move of a decision, in each of two independent samples.
const MOVE_ROLLOUTS: u32 = 48;
/// Of a decision with more moves, so many are compared, chosen at random.
const MOST_MOVES: usize = 6;

pub(super) struct Probes<G: LabGame> {
    seed: u64,
    deal: u64,
    seats: Seats,
    probed: bool,
    /// All decisions of the game.
    positions: Vec<(G, Seat)>,
    lead: Lead,
    choices: Choices,
    kingmaking: Option<Kingmaking>,
    what_if: WhatIf<G>,
}

/// The values of some moves of one decision, twice, from independent rollouts.
pub(super) struct Compared {
    pub(super) seat: Seat,
    /// For each move: each seat's equity after it, in both samples.
    pub(super) moves: Vec<[Values; 2]>,
}

impl<G: LabGame> Probes<G> {
    pub(super) fn new(setup: &Setup<'_, G>, layout: &mut Layout) -> Probes<G> {
        Probes {
            seed: setup.plan.seed,
            deal: 0,
            seats: setup.seats,
            probed: false,
            positions: Vec::new(),
            lead: Lead::new(layout),
            choices: Choices::new(layout),
            kingmaking: (setup.seats.count() > 2).then(|| Kingmaking::new(layout)),
            what_if: WhatIf::new(layout),
        }
    }

    /// Compares the moves of a decision. `None` if there is nothing to compare.
    fn compare(&self, position: &(G, Seat), evaluator: &mut Evaluator<G>) -> Option<Compared> {
        let (game, seat) = position;
        if game.unlisted(*seat).is_some() || game.is_symmetric_throw() {
            return None;
        }
        let mut moves = Vec::new();
        game.legal_moves(*seat, &mut moves);
        if moves.len() < 2 {
            return None;
        }
        evaluator.rng().shuffle(&mut moves);
        moves.truncate(MOST_MOVES);
        let mut values = |mv: G::Move| {
            [(); 2].map(|()| {
                let mut after = game.clone();
                after.apply(*seat, mv, &mut DiscardEvents);
                means(&evaluator.equity(&after, MOVE_ROLLOUTS), self.seats)
            })
        };
        let moves = moves.into_iter().map(&mut values).collect();
        Some(Compared { seat: *seat, moves })
    }
}

/// The means of an estimate.
fn means(estimate: &roshambo_bots::Estimate, seats: Seats) -> Values {
    let mut values = Values::default();
    for seat in seats.iter() {
        values[seat] = estimate.mean(seat) as f32;
    }
    values
}

impl<G: LabGame> Measure<G> for Probes<G> {
    fn start(&mut self, deal: u64, probed: bool) {
        self.deal = deal;
        self.probed = probed;
        self.positions.clear();
    }

    fn before(&mut self, decision: &Decision<'_, G>) {
        if self.probed {
            self.positions.push((decision.game.clone(), decision.seat));
        }
    }

    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells) {
        if !self.probed || self.positions.is_empty() {
            return;
        }
        let mut evaluator = Evaluator::<G>::new(stream_seed(self.seed, self.deal, Purpose::Measure(1)));
        let count = self.positions.len();
        let moments: Vec<usize> = (0..MOMENTS).map(|moment| moment * count / MOMENTS).collect();
        let equities: Vec<Values> = moments
            .iter()
            .map(|place| means(&evaluator.equity(&self.positions[*place].0, MOMENT_ROLLOUTS), self.seats))
            .collect();
        self.lead.add(&equities, finished, cells);
        self.choices.add_branching(&self.positions, cells);
        let mut rng = stream(self.seed, self.deal, Purpose::Measure(2));
        let chosen = rng.below(count as u32) as usize;
        if let Some(compared) = self.compare(&self.positions[chosen], &mut evaluator) {
            self.choices.add(&compared, cells);
            if let Some(kingmaking) = &self.kingmaking {
                kingmaking.add(&compared, cells);
            }
        }
        if let Some(kingmaking) = &self.kingmaking {
            // A seat that cannot win any more decides in few of the decisions chosen at random, so look for one.
            let mut hopeless = moments.iter().zip(&equities).filter(|(place, values)| {
                let (game, seat) = &self.positions[**place];
                values[*seat] < super::kingmaking::HOPELESS && matches!(game.awaits(), Awaits::Turn { .. })
            });
            if let Some((place, _)) = hopeless.next_back()
                && let Some(compared) = self.compare(&self.positions[*place], &mut evaluator)
            {
                kingmaking.add_hopeless(&compared, self.seats, cells);
            }
        }
        let first_turn = self.positions.iter().find(|(game, _)| matches!(game.awaits(), Awaits::Turn { .. }));
        if let Some((game, _)) = first_turn {
            self.what_if.add(game, self.deal, &mut evaluator, cells);
        }
    }
}
