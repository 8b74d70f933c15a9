//! Who came in which place. Whoever left for good is last, whatever his bot reached.

use roshambo_rules::{Game, Outcome, Seat};
use roshambo_table::with_game;

use super::Room;
use crate::protocol::Standing;

/// The standing of a game that was played to its end.
pub(super) fn finished(room: &Room, outcome: Outcome) -> Standing {
    let low_wins = with_game!(room.settings.game, G => G::LOW_SCORES_WIN);
    let draw = outcome.winners.is_empty();
    standing(room, Some(outcome), |seat| {
        if draw {
            return (false, 0);
        }
        let score = i64::from(outcome.scores.as_slice().get(seat.index()).copied().unwrap_or_default());
        (!outcome.winners.contains(seat), if low_wins { score } else { -score })
    })
}

/// The standing of a game that was given up: whoever stayed has won.
pub(super) fn given_up(room: &Room) -> Standing {
    standing(room, None, |_| (false, 0))
}

fn standing(room: &Room, outcome: Option<Outcome>, worth: impl Fn(Seat) -> (bool, i64)) -> Standing {
    let left = |seat: Seat| room.places[seat.index()].left;
    let key = |seat: Seat| if left(seat) { (true, false, 0) } else { (false, worth(seat).0, worth(seat).1) };
    let place = |seat: Seat| 1 + room.seats.iter().filter(|other| key(*other) < key(seat)).count() as u8;
    let draw = outcome.is_some_and(|outcome| outcome.winners.is_empty());
    let winners = room.seats.iter().filter(|seat| !draw && !left(*seat) && place(*seat) == 1);
    Standing {
        winners: winners.collect(),
        places: room.seats.iter().map(place).collect(),
        outcome,
        left: room.seats.iter().filter(|seat| left(*seat)).collect(),
    }
}
