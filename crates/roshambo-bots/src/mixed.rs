//! Mixed strategies: how often to play what, where others decide at the same time.

/// Where two throw, the winner's sign matters afterwards, and equal signs are thrown again: what to
/// throw, and what the throw is worth.
///
/// `wins[s]` is what it is worth to win with sign `s` (rock, scissors, paper), `losses[s]` what it
/// is worth to lose to the other's `s`. With `v` for the worth of the throw itself, which is also
/// the worth of a tie, the 3×3 game minus `v` has the value nought. For signs that all matter, that
/// is so just when the product of what each win gains over `v` equals the product of what each loss
/// costs, which grows and falls with `v`: halving finds it.
pub(crate) fn solve_throw(wins: [f64; 3], losses: [f64; 3]) -> ([f64; 3], f64) {
    const LEAST: f64 = 1e-6;
    let gains = |v: f64| wins.map(|win| (win - v).max(LEAST));
    let costs = |v: f64| losses.map(|loss| (v - loss).max(LEAST));
    let product = |factors: [f64; 3]| factors.iter().product::<f64>();
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..50 {
        let v = (low + high) / 2.0;
        if product(gains(v)) > product(costs(v)) { low = v } else { high = v }
    }
    let v = (low + high) / 2.0;
    let ([rock, _, paper], [by_rock, by_scissors, _]) = (gains(v), costs(v));
    // Against each sign of the other, what is won by one sign is lost by another: against scissors,
    // rock wins and paper loses; against rock, paper wins and scissors lose.
    let shares = [by_scissors / rock, paper / by_rock, 1.0];
    let sum: f64 = shares.iter().sum();
    (shares.map(|share| share / sum), v)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_all_signs_are_worth_the_same_each_is_thrown_a_third_of_the_time() {
        let (shares, value) = solve_throw([0.8; 3], [0.2; 3]);
        assert!(shares.iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6), "{shares:?}");
        assert!((value - 0.5).abs() < 1e-6);
    }

    /// The solution is tested by its definition: nobody can do better than the value.
    #[test]
    fn neither_side_can_do_better_than_the_solution() {
        let worth = |wins: [f64; 3], losses: [f64; 3], v: f64, mine: usize, other: usize| match (mine + 3
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
                let against: f64 = (0..3).map(|i| mine[i] * worth(wins, losses, v, i, pure)).sum();
                let with: f64 = (0..3).map(|j| theirs[j] * worth(wins, losses, v, pure, j)).sum();
                assert!(against >= v - 1e-6, "{wins:?} {losses:?}: {pure} gives {against}, not {v}");
                assert!(with <= v + 1e-6, "{wins:?} {losses:?}: {pure} gives {with}, not {v}");
            }
        }
    }
}
