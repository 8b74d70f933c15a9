//! Kingmaking: a seat that cannot win any more decides which of the others does.

use roshambo_rules::{Seats, say};

use super::probes::Compared;
use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};

/// A seat with less than this chance to win cannot win any more. Chosen by hand.
pub(super) const HOPELESS: f32 = 0.05;
/// A decision chooses between others if it changes the chance of one of them by at least this. Chosen by hand.
const DECIDES: f32 = 0.2;

pub(super) struct Kingmaking {
    hopeless: FigureIndex,
    kingmaking: FigureIndex,
}

impl Kingmaking {
    pub(super) fn new(layout: &mut Layout) -> Kingmaking {
        let mut add = |label| layout.add(Section::Kingmaking, label, Unit::Share);
        Kingmaking { hopeless: add(say!("lab-hopeless")), kingmaking: add(say!("lab-kingmaking-share")) }
    }

    /// Adds a decision that was chosen at random.
    pub(super) fn add(&self, compared: &Compared, cells: &mut Cells) {
        cells.add(self.hopeless, i64::from(is_hopeless(compared)), 1);
    }

    /// Adds a decision of a seat that had little chance at a moment of the game.
    pub(super) fn add_hopeless(&self, compared: &Compared, seats: Seats, cells: &mut Cells) {
        if is_hopeless(compared) {
            cells.add(self.kingmaking, i64::from(decides(compared, seats)), 1);
        }
    }
}

/// Whether no move gives the seat a chance.
fn is_hopeless(compared: &Compared) -> bool {
    compared.moves.iter().all(|samples| samples.iter().all(|values| values[compared.seat] < HOPELESS))
}

/// Whether both samples say that two moves differ for another seat.
fn decides(compared: &Compared, seats: Seats) -> bool {
    seats.iter().filter(|seat| *seat != compared.seat).any(|seat| {
        let moves = &compared.moves;
        moves.iter().any(|one| {
            let differs = |other: &[roshambo_bots::Values; 2]| {
                (0..2).all(|sample| one[sample][seat] - other[sample][seat] >= DECIDES)
            };
            moves.iter().any(differs)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use roshambo_bots::Values;
    use roshambo_rules::Seat;

    fn values(chances: [f32; 3]) -> Values {
        let mut values = Values::default();
        for (place, chance) in chances.into_iter().enumerate() {
            values[Seat::new(place)] = chance;
        }
        values
    }

    #[test]
    fn a_seat_without_a_chance_that_chooses_the_winner_makes_a_king() {
        let seats = Seats::new(3).unwrap();
        let (left, right) = (values([0.0, 0.9, 0.1]), values([0.0, 0.2, 0.8]));
        let compared = |moves| Compared { seat: Seat::FIRST, moves };
        assert!(is_hopeless(&compared(vec![[left; 2], [right; 2]])));
        assert!(decides(&compared(vec![[left; 2], [right; 2]]), seats));
        // A difference in one sample only may be an error.
        assert!(!decides(&compared(vec![[left; 2], [left, right]]), seats));
        assert!(!is_hopeless(&compared(vec![[values([0.3, 0.4, 0.3]); 2], [right; 2]])));
    }
}
