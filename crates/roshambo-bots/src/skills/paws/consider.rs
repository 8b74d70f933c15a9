//! Which moves are worth a thought.

use roshambo_rules::games::paws::{Move, Paws};
use roshambo_rules::games::paws_deck::Kind;
use roshambo_rules::{Game, Seat};

use super::rate::Judge;

/// Kinds of moves that do different things.
const CLASSES: usize = 8;
/// Of each kind the best so many are kept.
const KEPT: usize = 2;
/// Moves rated this much lower than the best are dropped.
const HOPELESS: f32 = 12.0;

pub(super) fn consider(game: &Paws, seat: Seat, moves: &mut Vec<Move>) {
    let from = moves.len();
    game.legal_moves(seat, moves);
    if moves.len() - from <= 3 {
        return;
    }
    let judge = Judge::new(game, seat);
    let table = game.table();
    let own = table.is_some_and(|table| table.owner == seat) && game.deck_len() > 1;
    let mut best = [[(f32::NEG_INFINITY, Move::Pass); KEPT]; CLASSES];
    let mut top = f32::NEG_INFINITY;
    for mv in &moves[from..] {
        let class = match mv {
            Move::Pass => 0,
            Move::Declare => 1,
            Move::Lead { sign, .. } => 2 + *sign as usize,
            Move::Play { sign, .. } if table.is_some_and(|table| sign.beats(table.sign)) => {
                if own {
                    // The same card may be led, which draws nothing.
                    continue;
                }
                5
            }
            Move::Play { kind: Kind::One, .. } => 6,
            Move::Play { kind: Kind::Many, .. } => 7,
            Move::Throw(_) => return,
        };
        let rating = judge.judge(*mv);
        top = top.max(rating);
        let [first, second] = &mut best[class];
        if rating > first.0 {
            *second = *first;
            *first = (rating, *mv);
        } else if rating > second.0 {
            *second = (rating, *mv);
        }
    }
    moves.truncate(from);
    for (rating, mv) in best.into_iter().flatten() {
        if rating >= top - HOPELESS {
            moves.push(mv);
        }
    }
}
