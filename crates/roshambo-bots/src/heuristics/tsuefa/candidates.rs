//! Which moves are worth considering: all but those that are clearly bad. Setups, which are too many to
//! list, are generated in `setups`.

mod setups;

use roshambo_rules::games::tsuefa::{Move, Tsuefa};
use roshambo_rules::{Awaits, Game, Seat};

use super::features::KnownBoard;
pub(super) use setups::{FIGURES, FLAG_WEIGHTS, setup};

/// Appends the moves worth considering.
pub(super) fn list(game: &Tsuefa, seat: Seat, moves: &mut Vec<Move>) {
    let first = moves.len();
    game.legal_moves(seat, moves);
    if !matches!(game.awaits(), Awaits::Turn { .. }) {
        return;
    }
    let board = KnownBoard::new(game, seat);
    let all = moves.len();
    let mut kept = first;
    for place in first..all {
        let mv = moves[place];
        if !is_clearly_bad(&board, mv) {
            // Dropped moves go to the end, in case that no other move is left.
            moves.swap(kept, place);
            kept += 1;
        }
    }
    if kept > first {
        moves.truncate(kept);
    }
}

/// Attacks that are certain to lose, and steps of a flag without an enemy near.
#[inline]
fn is_clearly_bad(board: &KnownBoard, mv: Move) -> bool {
    let Move::Step { from, to } = mv else { return false };
    if board.flag.contains(from) {
        if board.their.contains(to) {
            return board.all_hidden().len() > 1 || !board.all_hidden().contains(to);
        }
        let near = board.flag.around();
        return board.their.and(near.or(near.around())).is_empty();
    }
    match board.sign(from) {
        Some(sign) => board.known[sign.beaten_by() as usize].contains(to),
        None => false,
    }
}
