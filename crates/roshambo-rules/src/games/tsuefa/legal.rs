//! Which moves there are: complete, each once, except setups, which are sampled only.

use super::board::{Direction, Squares};
use super::layout::Layout;
use super::moves::Move;
use super::state::{Phase, Tsuefa};
use crate::dice::Dice;
use crate::seat::Seat;
use crate::sign::Sign;

/// Eleven figures, four directions.
const MOST_STEPS: usize = 44;
/// Steps that are listed together. Whether one more follows is a coin toss that costs more than
/// the step; whether four are enough is a good guess.
const TOGETHER: usize = 4;

impl Tsuefa {
    #[inline]
    pub(super) fn list_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Moving => {
                moves.reserve(MOST_STEPS + TOGETHER);
                for direction in Direction::ALL {
                    self.list_steps(seat, direction, moves);
                }
            }
            Phase::Fighting(_) => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::SettingUp { .. } | Phase::Over { .. } => {}
        }
    }

    #[inline]
    fn list_steps(&self, seat: Seat, direction: Direction, moves: &mut Vec<Move>) {
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

    pub(super) fn unlisted_setup(&self, seat: Seat) -> Option<&'static str> {
        match self.phase {
            Phase::SettingUp { done } if !done.contains(seat) => Some("setup ..."),
            Phase::SettingUp { .. } | Phase::Moving | Phase::Fighting(_) | Phase::Over { .. } => None,
        }
    }

    /// One of the moves, each equally likely, without listing them.
    #[inline]
    pub(super) fn random_move(&self, seat: Seat, dice: &mut impl Dice) -> Move {
        match self.phase {
            Phase::Moving | Phase::Over { .. } => self.random_step(seat, dice),
            Phase::Fighting(_) => Move::Throw(dice.pick(&Sign::ALL)),
            Phase::SettingUp { .. } => Move::SetUp(Layout::random(self.items, dice)),
        }
    }

    #[inline]
    fn random_step(&self, seat: Seat, dice: &mut impl Dice) -> Move {
        let reached = Direction::ALL.map(|direction| self.board.reached(seat, direction));
        let counts = reached.map(Squares::running_counts);
        // The moves before each direction, as they are listed.
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
