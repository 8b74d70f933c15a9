//! The value of cards in the starting hand, in two ways.
//!
//! *Win share by starting hand:* within each game, how much the win share rises with each copy of a card in the starting
//! hand. It is the slope of a regression in which each game is its own control: with `h` the number of copies of a seat
//! and `x` its score, the slope is `Σ (h − mean h)(x − mean x) / Σ (h − mean h)²`, both means over the seats of the game.
//!
//! *Equity with and without it:* a card of a starting hand is exchanged for a card that nobody was dealt, and the same game
//! is played again by the same players with the same random numbers. The difference of the results belongs to the card.

use roshambo_rules::{Seats, say};

use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::measure::{Dealt, Finished, Measure, Setup, WHOLE, score};

pub(super) struct Pieces {
    by_hand: Vec<FigureIndex>,
    by_swap: Vec<FigureIndex>,
    /// The number of each piece in the starting hand of each seat: `held[piece][seat]`.
    held: Vec<Vec<i64>>,
}

impl Pieces {
    pub(super) fn new<G: LabGame>(setup: &Setup<'_, G>, layout: &mut Layout) -> Pieces {
        let mut add = |label| layout.add(Section::Pieces, label, Unit::Points);
        let pieces = G::pieces(setup.seats, setup.options);
        let by_hand = pieces.iter().map(|piece| add(say!("lab-piece-hand", piece = piece))).collect();
        let by_swap = pieces.iter().map(|piece| add(say!("lab-piece-swap", piece = piece))).collect();
        Pieces { by_hand, by_swap, held: vec![vec![0; setup.seats.count()]; pieces.len()] }
    }

    fn add_hands(&self, finished: &Finished<'_>, cells: &mut Cells) {
        let seats = finished.seats.count() as i64;
        for (figure, held) in self.by_hand.iter().zip(&self.held) {
            let all: i64 = held.iter().sum();
            let (mut num, mut den) = (0, 0);
            for (seat, held) in finished.seats.iter().zip(held) {
                // Multiplied by the number of seats, so that it stays a whole number.
                let above = seats * held - all;
                let score = seats * score(finished.outcome, finished.seats, seat) - WHOLE;
                num += above * score;
                den += above * above * WHOLE;
            }
            if den != 0 {
                cells.add(*figure, num, den);
            }
        }
    }
}

impl<G: LabGame> Measure<G> for Pieces {
    fn dealt(&mut self, dealt: &Dealt<'_, G>) {
        if dealt.number > 0 || self.held.is_empty() {
            return;
        }
        self.held.iter_mut().for_each(|held| held.fill(0));
        let seats: Seats = dealt.game.seats();
        for seat in seats.iter() {
            dealt.game.each_card_held(seat, &mut |card| {
                if let Some(held) = self.held.get_mut(G::piece(card)) {
                    held[seat.index()] += 1;
                }
            });
        }
    }

    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells) {
        self.add_hands(finished, cells);
        if let Some(swapped) = finished.swapped {
            let own = score(finished.outcome, finished.seats, swapped.seat);
            let gain = own - swapped.score;
            // The card that was given away is worth the difference, the card that came instead the opposite.
            for (piece, worth) in [(swapped.had, gain), (swapped.got, -gain)] {
                if let Some(figure) = self.by_swap.get(piece) {
                    cells.add(*figure, worth, WHOLE);
                }
            }
        }
    }
}
