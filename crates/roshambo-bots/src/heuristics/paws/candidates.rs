//! Which moves are worth considering: the two best-rated ones of each class of moves with the same
//! effect.

use roshambo_rules::games::paws::{Move, Paws};
use roshambo_rules::games::paws_deck::Kind;
use roshambo_rules::{Game, Seat};

use super::rating::Rater;

/// Classes of moves that have different effects.
const CLASSES: usize = 8;
/// How many moves of each class are kept. Chosen by hand; not tuned.
const KEPT_PER_CLASS: usize = 2;
/// Moves whose score is lower than the best one's by more than this are dropped. Unit: that of
/// `Rater::score`. Chosen by hand; not tuned.
const MAX_SCORE_GAP: f32 = 12.0;

/// Appends the moves worth considering.
pub(super) fn list(game: &Paws, seat: Seat, moves: &mut Vec<Move>) {
    let from = moves.len();
    game.legal_moves(seat, moves);
    if moves.len() - from <= 3 {
        return;
    }
    let rater = Rater::new(game, seat);
    let table = game.table();
    let own = game.may_replace(seat) && game.deck_len() > 1;
    let mut best = [[(f32::NEG_INFINITY, Move::Pass); KEPT_PER_CLASS]; CLASSES];
    let mut top = f32::NEG_INFINITY;
    for mv in &moves[from..] {
        let class = match mv {
            Move::Pass => 0,
            Move::Declare => 1,
            Move::Lead { sign, .. } => 2 + *sign as usize,
            Move::Play { sign, .. } if table.is_some_and(|table| sign.beats(table.sign)) => {
                if own {
                    // The same card can be led instead, which draws no card.
                    continue;
                }
                5
            }
            Move::Play { kind: Kind::One, .. } => 6,
            Move::Play { kind: Kind::Many, .. } => 7,
            Move::Throw(_) => return,
        };
        let score = rater.score(*mv);
        top = top.max(score);
        let [first, second] = &mut best[class];
        if score > first.0 {
            *second = *first;
            *first = (score, *mv);
        } else if score > second.0 {
            *second = (score, *mv);
        }
    }
    moves.truncate(from);
    for (score, mv) in best.into_iter().flatten() {
        if score >= top - MAX_SCORE_GAP {
            moves.push(mv);
        }
    }
}
