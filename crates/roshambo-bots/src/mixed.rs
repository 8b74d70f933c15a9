//! The equilibrium of a throw in which the signs differ in value.
//!
//! In Tsu-e-fa! the winner of a tied fight keeps the sign that won, and equal signs are thrown again.
//! So the throw is a 3×3 zero-sum game whose diagonal is the value of the game itself.

/// Returns the probability of each sign (rock, scissors, paper) and the value of the throw.
///
/// `wins[s]` is the value of winning with sign `s`, `losses[s]` the value of losing to the other's
/// sign `s`; values are from 0 to 1. Let `v` be the value of the throw, which is also the value of a
/// tie. Then the 3×3 game with `v` subtracted from every entry has value 0. If all signs are played,
/// that holds exactly when the product of all gains `wins[s] - v` equals the product of all costs
/// `v - losses[s]`. The first product falls and the second grows with `v`, so bisection finds it.
pub(crate) fn solve_throw(wins: [f64; 3], losses: [f64; 3]) -> ([f64; 3], f64) {
    /// Lower bound of gains and costs, in units of value: keeps the probabilities positive.
    const MIN_DIFFERENCE: f64 = 1e-6;
    /// Steps of the bisection; they narrow the value down to 2^-50.
    const BISECTIONS: u32 = 50;
    let gains = |v: f64| wins.map(|win| (win - v).max(MIN_DIFFERENCE));
    let costs = |v: f64| losses.map(|loss| (v - loss).max(MIN_DIFFERENCE));
    let product = |factors: [f64; 3]| factors.iter().product::<f64>();
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..BISECTIONS {
        let v = (low + high) / 2.0;
        if product(gains(v)) > product(costs(v)) { low = v } else { high = v }
    }
    let v = (low + high) / 2.0;
    let ([rock, _, paper], [by_rock, by_scissors, _]) = (gains(v), costs(v));
    // In equilibrium the expected gain against each sign of the other is 0. Against scissors, rock
    // gains and paper loses; against rock, paper gains and scissors lose.
    let shares = [by_scissors / rock, paper / by_rock, 1.0];
    let sum: f64 = shares.iter().sum();
    (shares.map(|share| share / sum), v)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_equal_value_are_thrown_a_third_of_the_time_each() {
        let (shares, value) = solve_throw([0.8; 3], [0.2; 3]);
        assert!(shares.iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6), "{shares:?}");
        assert!((value - 0.5).abs() < 1e-6);
    }

    /// The definition of an equilibrium: no pure strategy does better than the value.
    #[test]
    fn neither_side_can_do_better_than_the_solution() {
        let value_of = |wins: [f64; 3], losses: [f64; 3], v: f64, mine: usize, other: usize| match (mine + 3
            - other)
            % 3
        {
            0 => v,
            // Rock is 0, scissors 1, paper 2: each beats the next.
            2 => wins[mine],
            _ => losses[other],
        };
        for (wins, losses) in [
            ([0.9, 0.6, 0.7], [0.1, 0.3, 0.2]),
            ([0.99, 0.55, 0.56], [0.45, 0.01, 0.3]),
            ([0.7, 0.7, 0.95], [0.5, 0.2, 0.4]),
        ] {
            let (mine, v) = solve_throw(wins, losses);
            let (theirs, w) = solve_throw(losses.map(|loss| 1.0 - loss), wins.map(|win| 1.0 - win));
            assert!((v + w - 1.0).abs() < 1e-6, "{v} and {w}");
            for pure in 0..3 {
                let against: f64 = (0..3).map(|i| mine[i] * value_of(wins, losses, v, i, pure)).sum();
                let with: f64 = (0..3).map(|j| theirs[j] * value_of(wins, losses, v, pure, j)).sum();
                assert!(against >= v - 1e-6, "{wins:?} {losses:?}: {pure} gives {against}, not {v}");
                assert!(with <= v + 1e-6, "{wins:?} {losses:?}: {pure} gives {with}, not {v}");
            }
        }
    }
}
