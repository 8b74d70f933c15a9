//! Each seat's chance to win the game: its chance to win the round, and what the tokens make of that.

use roshambo_rules::games::paws::Paws;
use roshambo_rules::{Awaits, Game, Seat, Seats};

use super::features::HandCounts;
use super::weights::{ROUND_FEATURES, ROUND_WEIGHTS, late};
use crate::heuristics::Values;
use crate::heuristics::common::softmax_values;

/// What makes a seat likely to win the round, in the order of `ROUND_WEIGHTS`.
#[inline]
fn features(game: &Paws, seat: Seat, hands: &[HandCounts; 4], left: [u8; 4]) -> [f32; ROUND_FEATURES] {
    let hand = &hands[seat.index()];
    let late = late(game.deck_len());
    let others = game.seats().iter().filter(|other| *other != seat);
    let fewest = others.map(|other| left[other.index()]).min().unwrap_or(0);
    let is = |so: bool| f32::from(u8::from(so));
    let moves = game.awaits() == Awaits::Turn { seat };
    let wins = hand.is_one_combination() && fewest >= hand.len;
    let owns = game.may_replace(seat);
    [
        f32::from(hand.len) / 10.0,
        is(hand.len <= 1),
        is(hand.len <= 3),
        f32::from(hand.wild),
        f32::from(left[seat.index()]) / 10.0,
        f32::from(left[seat.index()]) * late,
        f32::from(hand.len) * late,
        is(wins && !moves),
        is(wins && moves),
        is(moves),
        is(owns),
    ]
}

/// Each seat's chance to win the round.
fn round(game: &Paws) -> Values {
    let mut hands = [HandCounts::of(Default::default()); 4];
    for seat in game.seats().iter() {
        hands[seat.index()] = HandCounts::of(game.hand(seat));
    }
    let left = hands.map(|hand| hand.left_over());
    softmax_values(game.seats(), |seat| {
        let features = features(game, seat, &hands, left);
        features.iter().zip(&ROUND_WEIGHTS).map(|(feature, weight)| feature * weight).sum()
    })
}

/// Each seat's chance to win the game.
pub(super) fn value(game: &Paws) -> Values {
    let seats = game.seats();
    let has = |seat| game.tokens(seat) > 0;
    let ahead = seats.iter().filter(|seat| has(*seat)).count();
    let mut values = Values::default();
    if matches!(game.awaits(), Awaits::Deck | Awaits::Over) {
        let (with, without) = race(seats, ahead);
        for seat in seats.iter() {
            values[seat] = if has(seat) { with } else { without };
        }
        return values;
    }
    let chances = round(game);
    let (with, without) = race(seats, (ahead + 1).min(seats.count()));
    // If a seat without a token wins the round, it gets one and the game goes on.
    let on: f32 = seats.iter().filter(|seat| !has(*seat)).map(|seat| chances[seat]).sum();
    for seat in seats.iter() {
        values[seat] = if has(seat) {
            chances[seat] + on * with
        } else {
            chances[seat] * with + (on - chances[seat]) * without
        };
    }
    values
}

/// The chances to win the game of a seat with a token and of a seat without one, between rounds, if
/// `ahead` seats have a token and all seats are equally likely to win a round.
fn race(seats: Seats, ahead: usize) -> (f32, f32) {
    let each = 1.0 / seats.count() as f32;
    let (mut with, mut without) = (each, 0.0);
    for ahead in (ahead..seats.count()).rev() {
        let behind = (seats.count() - ahead) as f32;
        without = each * with + each * (behind - 1.0) * without;
        with = each + each * behind * with;
    }
    (with, without)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_two_seats_one_token_to_none_wins_three_quarters_of_the_games() {
        let two = Seats::new(2).unwrap();
        assert_eq!(race(two, 0).1, 0.5);
        assert_eq!(race(two, 1), (0.75, 0.25));
        assert_eq!(race(two, 2).0, 0.5);
    }

    #[test]
    fn the_chances_of_a_race_sum_to_one() {
        for seats in (2..=4).filter_map(Seats::new) {
            for ahead in 0..=seats.count() {
                let (with, without) = race(seats, ahead);
                let sum = ahead as f32 * with + (seats.count() - ahead) as f32 * without;
                assert!((sum - 1.0).abs() < 1e-5, "{seats} seats, {ahead} with a token: {sum}");
            }
        }
    }
}
