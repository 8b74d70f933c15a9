//! Each seat's chance to win, from the points won so far.

use roshambo_rules::games::ninjan::Ninjan;
use roshambo_rules::{Game, Seat};

use super::weights::{POINTS_PER_LOG_ODDS, POINTS_PER_ROUND};
use crate::heuristics::Values;
use crate::heuristics::common::softmax_values;

/// Each seat's chance to win.
pub(super) fn value(game: &Ninjan) -> Values {
    let rounds_left = game.hand(Seat::FIRST).len() as f32;
    let scale = POINTS_PER_LOG_ODDS + POINTS_PER_ROUND * rounds_left;
    softmax_values(game.seats(), |seat| game.winnings(seat).sum() as f32 / scale)
}
