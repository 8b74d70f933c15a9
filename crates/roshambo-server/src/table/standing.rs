//! The places of the players after a game. A player who left for good is last, whatever their bot achieved.

use roshambo_rules::{Game, Outcome, Seat, SeatSet, Seats};
use roshambo_table::{GameId, with_game};

use crate::protocol::Standing;

/// The standing of a game that was played to its end.
pub(crate) fn finished(
    game: GameId,
    seats: Seats,
    outcome: Outcome,
    left: SeatSet,
    bot_moves: Vec<u32>,
    undone: Vec<u32>,
) -> Standing {
    let low_wins = with_game!(game, G => G::LOW_SCORES_WIN);
    let draw = outcome.winners.is_empty();
    standing(seats, left, (bot_moves, undone), Some(outcome), |seat| {
        if draw {
            return (false, 0);
        }
        let score = i64::from(outcome.scores.as_slice()[seat.index()]);
        (!outcome.winners.contains(seat), if low_wins { score } else { -score })
    })
}

/// The standing of a game that was given up: everybody who stayed has won.
pub(super) fn given_up(seats: Seats, left: SeatSet, bot_moves: Vec<u32>, undone: Vec<u32>) -> Standing {
    standing(seats, left, (bot_moves, undone), None, |_| (false, 0))
}

/// Ranks the seats. `rank` orders those who stayed; a lower value is better.
fn standing(
    seats: Seats,
    left: SeatSet,
    (bot_moves, undone): (Vec<u32>, Vec<u32>),
    outcome: Option<Outcome>,
    rank: impl Fn(Seat) -> (bool, i64),
) -> Standing {
    let gone = |seat: Seat| left.contains(seat);
    let key = |seat: Seat| if gone(seat) { (true, false, 0) } else { (false, rank(seat).0, rank(seat).1) };
    let place = |seat: Seat| 1 + seats.iter().filter(|other| key(*other) < key(seat)).count() as u8;
    let draw = outcome.is_some_and(|outcome| outcome.winners.is_empty());
    let winners = seats.iter().filter(|seat| !draw && !gone(*seat) && place(*seat) == 1);
    Standing {
        winners: winners.collect(),
        places: seats.iter().map(place).collect(),
        outcome,
        left: seats.iter().filter(|seat| gone(*seat)).collect(),
        bot_moves,
        undone,
    }
}
