//! What the scores of a contest prove: intervals and ratings. Plain arithmetic, the same everywhere.
//!
//! A deal that is played once from each seat gives one score; deals are independent, the games of
//! one deal are not. So intervals count deals.
//!
//! ```
//! use roshambo_bots::stats::interval;
//! let (low, high) = interval(&[0.5, 1.0, 0.5, 1.0, 1.0, 0.5]);
//! assert!(low < 0.75 && 0.75 < high);
//! ```

use serde::Serialize;

/// Two-sided 95 % points of the normal distribution.
const Z: f64 = 1.96;
/// The same of Student's distribution, by degrees of freedom from 1.
const T: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/// The mean; nothing of nothing.
pub fn mean(scores: &[f64]) -> Option<f64> {
    if scores.is_empty() { None } else { Some(scores.iter().sum::<f64>() / scores.len() as f64) }
}

/// Where the mean of scores from 0 to 1 lies with 95 % confidence. Fewer than two prove nothing.
pub fn interval(scores: &[f64]) -> (f64, f64) {
    let (count, Some(mean)) = (scores.len(), mean(scores)) else {
        return (0.0, 1.0);
    };
    if count < 2 {
        return (0.0, 1.0);
    }
    let squares: f64 = scores.iter().map(|score| (score - mean) * (score - mean)).sum();
    let deviation = (squares / (count - 1) as f64).sqrt();
    if deviation < 1e-9 {
        // All alike: that the next would be, too, is likely and not certain.
        return wilson(mean, count as f64);
    }
    let half = student(count - 1) * deviation / (count as f64).sqrt();
    ((mean - half).max(0.0), (mean + half).min(1.0))
}

/// Where a proportion lies with 95 % confidence that was `share` of so many trials.
pub fn wilson(share: f64, trials: f64) -> (f64, f64) {
    let scale = 1.0 + Z * Z / trials;
    let middle = share + Z * Z / (2.0 * trials);
    let spread = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

fn student(freedom: usize) -> f64 {
    // Beyond the table the error of this is in the third decimal, on the safe side.
    T.get(freedom - 1).copied().unwrap_or(1.96 + 2.5 / freedom as f64)
}

/// What one seat got against all others of a table, who were all alike.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// The place of the one.
    pub a: usize,
    /// The place of the others.
    pub b: usize,
    /// How many sat at the table.
    pub seats: usize,
    /// How many games.
    pub games: f64,
    /// The sum of the one's scores.
    pub score: f64,
}

impl Meeting {
    /// The logarithm of the odds between players of equal strength.
    fn handicap(&self) -> f64 {
        -((self.seats - 1) as f64).ln()
    }

    /// One fair game more than was played, so that nothing becomes infinite.
    fn with_a_fair_game(&self) -> (f64, f64) {
        (self.games + 1.0, self.score + 1.0 / self.seats as f64)
    }

    /// How much stronger the one is, in points of Elo. Ten times the odds of a fair share are 400.
    pub fn elo(&self) -> f64 {
        let (games, score) = self.with_a_fair_game();
        points((score / (games - score)).ln() - self.handicap())
    }
}

/// A rating of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating(pub f64);

fn points(logarithm: f64) -> f64 {
    400.0 * logarithm / std::f64::consts::LN_10
}

/// The ratings that make all results together most likely; the first player has 0.
///
/// The model is Bradley and Terry's: the odds of one player against another are the ratio of their
/// strengths. At tables of more than two, the one plays against the sum of the others.
pub fn ratings(players: usize, meetings: &[Meeting]) -> Vec<Rating> {
    /// Each round brings every rating near its best given the others.
    const ROUNDS: usize = 2_000;
    let mut strengths = vec![0.0; players];
    for _ in 0..ROUNDS {
        let mut moved: f64 = 0.0;
        for player in 1..players {
            let (mut slope, mut curve) = (0.0, 0.0);
            for meeting in meetings.iter().filter(|meeting| meeting.a == player || meeting.b == player) {
                let (games, score) = meeting.with_a_fair_game();
                let lead: f64 = strengths[meeting.a] - strengths[meeting.b] + meeting.handicap();
                let expected = 1.0 / (1.0 + (-lead).exp());
                let sign = if meeting.a == player { 1.0 } else { -1.0 };
                slope += sign * (score - games * expected);
                curve += games * expected * (1.0 - expected);
            }
            if curve > 0.0 {
                // Newton's step, shortened where the curve is too flat to be believed.
                let step = (slope / curve).clamp(-1.0, 1.0);
                strengths[player] += step;
                moved = moved.max(step.abs());
            }
        }
        if moved < 1e-10 {
            break;
        }
    }
    strengths.into_iter().map(|strength| Rating(points(strength))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-3
    }

    #[test]
    fn an_interval_is_the_textbook_s() {
        // Mean 0.6, standard deviation 0.2236, five scores: 2.776 × 0.2236 / √5 = 0.2776.
        let (low, high) = interval(&[0.25, 0.5, 0.75, 0.75, 0.75]);
        assert!(near(low, 0.3224) && near(high, 0.8776), "{low} {high}");
        let many: Vec<f64> = (0..1000).map(|i| f64::from(i % 2)).collect();
        let (low, high) = interval(&many);
        assert!(near(low, 0.469) && near(high, 0.531), "{low} {high}");
    }

    #[test]
    fn an_interval_stays_within_nought_and_one() {
        let (low, high) = interval(&[1.0, 1.0, 0.5]);
        assert!(low > 0.0 && high == 1.0);
        let (low, high) = interval(&[0.0, 0.0, 0.5]);
        assert!(low == 0.0 && high < 1.0);
    }

    #[test]
    fn fewer_than_two_scores_prove_nothing() {
        assert_eq!(interval(&[]), (0.0, 1.0));
        assert_eq!(interval(&[1.0]), (0.0, 1.0));
        assert_eq!(mean(&[]), None);
    }

    #[test]
    fn scores_that_are_all_alike_still_leave_doubt() {
        let (low, high) = interval(&[1.0; 100]);
        assert!(near(low, 0.963) && near(high, 1.0), "{low} {high}");
        let (low, high) = interval(&[0.5; 100]);
        assert!(near(low, 0.4038) && near(high, 0.5962), "{low} {high}");
    }

    #[test]
    fn wilson_s_interval_is_the_published_one() {
        let (low, high) = wilson(0.9, 10.0);
        assert!(near(low, 0.5958) && near(high, 0.9821), "{low} {high}");
    }

    fn meeting(a: usize, b: usize, games: f64, score: f64) -> Meeting {
        Meeting { a, b, seats: 2, games, score }
    }

    #[test]
    fn three_quarters_of_the_games_are_191_points() {
        assert!((meeting(1, 0, 1e6, 7.5e5).elo() - 190.85).abs() < 0.01);
        assert!(meeting(1, 0, 100.0, 50.0).elo().abs() < 1e-9);
    }

    #[test]
    fn at_larger_tables_a_fair_share_is_no_difference() {
        let fair = Meeting { a: 1, b: 0, seats: 4, games: 400.0, score: 100.0 };
        assert!(fair.elo().abs() < 1e-9);
        // One half against three: three times the fair odds.
        let half = Meeting { a: 1, b: 0, seats: 4, games: 1e6, score: 5e5 };
        assert!((half.elo() - points(3.0f64.ln())).abs() < 0.01);
    }

    #[test]
    fn who_wins_everything_is_not_infinitely_strong() {
        assert!((meeting(1, 0, 100.0, 100.0).elo() - points(201.0f64.ln())).abs() < 1e-6);
        assert!(meeting(1, 0, 0.0, 0.0).elo().abs() < 1e-9);
        let all = ratings(2, &[meeting(1, 0, 100.0, 100.0)]);
        assert!((all[1].0 - points(201.0f64.ln())).abs() < 1e-6, "{all:?}");
    }

    #[test]
    fn ratings_of_two_are_their_difference_and_those_of_three_agree_with_the_pairs() {
        let pair = meeting(1, 0, 200.0, 130.0);
        assert!((ratings(2, &[pair])[1].0 - pair.elo()).abs() < 1e-6);
        // Odds of 3 and 2 in a row make odds of 6: results that agree are rated exactly.
        let meetings = [
            meeting(1, 0, 1e7, 7.5e6),
            meeting(2, 1, 1e7, 1e7 * 2.0 / 3.0),
            meeting(2, 0, 1e7, 1e7 * 6.0 / 7.0),
        ];
        let all = ratings(3, &meetings);
        assert_eq!(all[0].0, 0.0);
        assert!((all[1].0 - points(3.0f64.ln())).abs() < 0.01, "{all:?}");
        assert!((all[2].0 - points(6.0f64.ln())).abs() < 0.01, "{all:?}");
    }
}
