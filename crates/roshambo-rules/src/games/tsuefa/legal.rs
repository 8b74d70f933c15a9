//! The list of legal steps, and random steps. Setups are too many to list.

use super::board::{Direction, Squares};
use super::moves::Move;
use super::state::Tsuefa;
use crate::dice::Dice;
use crate::seat::Seat;

/// The largest number of steps: eleven figures with four directions.
pub(super) const MOST_STEPS: usize = 44;
/// The number of steps that are listed together, with the surplus truncated. A check after each single
/// step is an unpredictable branch that costs more than the step; a check after four is predictable.
pub(super) const TOGETHER: usize = 4;

impl Tsuefa {
    /// The steps of all figures of a seat in one direction.
    #[inline]
    pub(super) fn list_steps(&self, seat: Seat, direction: Direction, moves: &mut Vec<Move>) {
        let mut reached = self.board.reached(seat, direction);
        let end = moves.len() + reached.len() as usize;
        loop {
            moves.extend([(); TOGETHER].map(|()| {
                let to = reached.take_first();
                Move::Step { from: to.before(direction), to }
            }));
            if moves.len() >= end {
                break;
            }
        }
        moves.truncate(end);
    }

    /// A random step, each equally likely, without listing the others.
    #[inline]
    pub(super) fn random_step(&self, seat: Seat, dice: &mut impl Dice) -> Move {
        let reached = Direction::ALL.map(|direction| self.board.reached(seat, direction));
        let counts = reached.map(Squares::running_counts);
        // The number of steps in the directions before each direction.
        let mut first = [0; Direction::ALL.len() + 1];
        for (i, count) in counts.iter().enumerate() {
            first[i + 1] = first[i] + count.total();
        }
        let [_, up, down, left, all] = first;
        let chosen = dice.below(all);
        let i = usize::from(chosen >= up) + usize::from(chosen >= down) + usize::from(chosen >= left);
        let to = reached[i].nth(chosen - first[i], counts[i]);
        Move::Step { from: to.before(Direction::ALL[i]), to }
    }
}
