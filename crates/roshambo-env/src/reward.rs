//! Rewards: the result of a finished game as numbers that sum to 0.

use roshambo_rules::{MOST_SEATS, Outcome};

/// The reward of each seat, in seat order; 0 beyond the last seat.
///
/// The winners share one victory; in a draw all seats share it. With `n` seats, a seat with the share
/// `s` gets `(n * s - 1) / (n - 1)`: a sole winner gets 1, each loser `-1 / (n - 1)`, and a draw gives 0
/// to everyone. The rewards sum to 0.
pub fn rewards(outcome: &Outcome) -> [f32; MOST_SEATS] {
    let seats = outcome.scores.as_slice().len();
    let winners = outcome.winners.len();
    let mut rewards = [0.0; MOST_SEATS];
    if winners == 0 || winners == seats {
        return rewards;
    }
    let share = 1.0 / winners as f32;
    for (index, reward) in rewards[..seats].iter_mut().enumerate() {
        let won = outcome.winners.iter().any(|seat| seat.index() == index);
        let share = if won { share } else { 0.0 };
        *reward = (seats as f32 * share - 1.0) / (seats as f32 - 1.0);
    }
    rewards
}

#[cfg(test)]
mod tests {
    use roshambo_rules::{Seat, SeatSet, Seats};

    use super::*;

    fn rewards_of(seats: u8, winners: &[usize]) -> Vec<f32> {
        let seats = Seats::new(seats).unwrap();
        let winners: SeatSet = winners.iter().map(|index| Seat::new(*index)).collect();
        rewards(&Outcome::new(seats, winners, |_| 0))[..seats.count()].to_vec()
    }

    #[test]
    fn a_sole_winner_gets_one_and_the_losers_pay_it_together() {
        assert_eq!(rewards_of(2, &[1]), [-1.0, 1.0]);
        assert_eq!(rewards_of(3, &[0]), [1.0, -0.5, -0.5]);
    }

    #[test]
    fn a_shared_victory_is_divided_and_a_draw_is_worth_nothing() {
        assert_eq!(rewards_of(3, &[0, 2]), [0.25, -0.5, 0.25]);
        assert_eq!(rewards_of(2, &[]), [0.0, 0.0]);
        assert_eq!(rewards_of(4, &[0, 1, 2, 3]), [0.0; 4]);
    }
}
