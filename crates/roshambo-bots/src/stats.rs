//! Statistics of contests: confidence intervals of scores, and Elo ratings.
//!
//! A deal is played once from each seat and gives one score. Deals are independent of each other, the
//! games of one deal are not. So intervals are computed over deals.
//!
//! ```
//! use roshambo_bots::stats::interval;
//! let (low, high) = interval(&[0.5, 1.0, 0.5, 1.0, 1.0, 0.5]);
//! assert!(low < 0.75 && 0.75 < high);
//! ```

use serde::Serialize;

/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.96;
/// The two-sided 95 % quantiles of Student's t-distribution, for 1, 2, up to 30 degrees of freedom.
const T: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/// The mean, or `None` if there are no scores.
pub fn mean(scores: &[f64]) -> Option<f64> {
    if scores.is_empty() { None } else { Some(scores.iter().sum::<f64>() / scores.len() as f64) }
}

/// The 95 % confidence interval of the mean of scores from 0 to 1. With fewer than two scores it is the
/// whole range.
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
        // All scores are equal. A deviation of 0 would give an interval without width, so use Wilson's.
        return wilson(mean, count as f64);
    }
    let half = student(count - 1) * deviation / (count as f64).sqrt();
    ((mean - half).max(0.0), (mean + half).min(1.0))
}

/// Wilson's 95 % score interval of a proportion that was `share` in so many trials.
pub fn wilson(share: f64, trials: f64) -> (f64, f64) {
    let scale = 1.0 + Z * Z / trials;
    let middle = share + Z * Z / (2.0 * trials);
    let spread = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// The two-sided 95 % quantile of Student's t-distribution with at least one degree of freedom.
pub fn student(freedom: usize) -> f64 {
    // Beyond the table this approximation is too large by about 0.001, which is on the safe side.
    T.get(freedom - 1).copied().unwrap_or(1.96 + 2.5 / freedom as f64)
}

/// The result of one player against another who had all other seats of the table.
#[derive(Clone, Copy, Debug)]
pub struct MatchupResult {
    /// The index of the first player, who has one seat.
    pub a: usize,
    /// The index of the second player, who has all other seats.
    pub b: usize,
    /// The number of seats.
    pub seats: usize,
    /// The number of games.
    pub games: f64,
    /// The sum of the first player's scores.
    pub score: f64,
}

impl MatchupResult {
    /// The log-odds of the first player if both are equally strong.
    fn handicap(&self) -> f64 {
        -((self.seats - 1) as f64).ln()
    }

    /// Games and score with one additional game of the expected score, so that ratings stay finite.
    fn with_a_fair_game(&self) -> (f64, f64) {
        (self.games + 1.0, self.score + 1.0 / self.seats as f64)
    }

    /// How much stronger the first player is, in Elo points. Ten times the odds of a fair share are 400.
    pub fn elo(&self) -> f64 {
        let (games, score) = self.with_a_fair_game();
        points((score / (games - score)).ln() - self.handicap())
    }
}

/// The rating of a player, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct EloRating(pub f64);

/// Converts log-odds to Elo points.
fn points(log_odds: f64) -> f64 {
    400.0 * log_odds / std::f64::consts::LN_10
}

/// The maximum-likelihood ratings of all players; the first player has 0.
///
/// The model is Bradley and Terry's: the odds of one player against another are the ratio of their
/// strengths. With more than two seats, the first player's odds are against the sum of the others.
pub fn elo_ratings(players: usize, matchups: &[MatchupResult]) -> Vec<EloRating> {
    /// The maximum number of rounds of coordinate ascent. Each round improves every rating once, given
    /// the others. The loop ends earlier when no rating changes any more.
    const ROUNDS: usize = 2_000;
    let mut strengths = vec![0.0; players];
    for _ in 0..ROUNDS {
        let mut moved: f64 = 0.0;
        for player in 1..players {
            let (mut slope, mut curve) = (0.0, 0.0);
            for matchup in matchups.iter().filter(|matchup| matchup.a == player || matchup.b == player) {
                let (games, score) = matchup.with_a_fair_game();
                let lead: f64 = strengths[matchup.a] - strengths[matchup.b] + matchup.handicap();
                let expected = 1.0 / (1.0 + (-lead).exp());
                let sign = if matchup.a == player { 1.0 } else { -1.0 };
                slope += sign * (score - games * expected);
                curve += games * expected * (1.0 - expected);
            }
            if curve > 0.0 {
                // Newton's step, limited where the curvature is small.
                let step = (slope / curve).clamp(-1.0, 1.0);
                strengths[player] += step;
                moved = moved.max(step.abs());
            }
        }
        if moved < 1e-10 {
            break;
        }
    }
    strengths.into_iter().map(|strength| EloRating(points(strength))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-3
    }

    #[test]
    fn intervals_are_those_of_the_t_test() {
        // Mean 0.6, standard deviation 0.2236, five scores: 2.776 × 0.2236 / √5 = 0.2776.
        let (low, high) = interval(&[0.25, 0.5, 0.75, 0.75, 0.75]);
        assert!(near(low, 0.3224) && near(high, 0.8776), "{low} {high}");
        let many: Vec<f64> = (0..1000).map(|i| f64::from(i % 2)).collect();
        let (low, high) = interval(&many);
        assert!(near(low, 0.469) && near(high, 0.531), "{low} {high}");
    }

    #[test]
    fn an_interval_stays_between_zero_and_one() {
        let (low, high) = interval(&[1.0, 1.0, 0.5]);
        assert!(low > 0.0 && high == 1.0);
        let (low, high) = interval(&[0.0, 0.0, 0.5]);
        assert!(low == 0.0 && high < 1.0);
    }

    #[test]
    fn fewer_than_two_scores_give_the_whole_range() {
        assert_eq!(interval(&[]), (0.0, 1.0));
        assert_eq!(interval(&[1.0]), (0.0, 1.0));
        assert_eq!(mean(&[]), None);
    }

    #[test]
    fn equal_scores_give_an_interval_with_a_width() {
        let (low, high) = interval(&[1.0; 100]);
        assert!(near(low, 0.963) && near(high, 1.0), "{low} {high}");
        let (low, high) = interval(&[0.5; 100]);
        assert!(near(low, 0.4038) && near(high, 0.5962), "{low} {high}");
    }

    #[test]
    fn wilson_intervals_match_published_values() {
        let (low, high) = wilson(0.9, 10.0);
        assert!(near(low, 0.5958) && near(high, 0.9821), "{low} {high}");
    }

    fn matchup(a: usize, b: usize, games: f64, score: f64) -> MatchupResult {
        MatchupResult { a, b, seats: 2, games, score }
    }

    #[test]
    fn winning_three_quarters_of_the_games_is_191_points() {
        assert!((matchup(1, 0, 1e6, 7.5e5).elo() - 190.85).abs() < 0.01);
        assert!(matchup(1, 0, 100.0, 50.0).elo().abs() < 1e-9);
    }

    #[test]
    fn a_fair_share_at_a_larger_table_is_no_difference() {
        let fair = MatchupResult { a: 1, b: 0, seats: 4, games: 400.0, score: 100.0 };
        assert!(fair.elo().abs() < 1e-9);
        // One half against three others: three times the fair odds.
        let half = MatchupResult { a: 1, b: 0, seats: 4, games: 1e6, score: 5e5 };
        assert!((half.elo() - points(3.0f64.ln())).abs() < 0.01);
    }

    #[test]
    fn winning_every_game_gives_a_finite_rating() {
        assert!((matchup(1, 0, 100.0, 100.0).elo() - points(201.0f64.ln())).abs() < 1e-6);
        assert!(matchup(1, 0, 0.0, 0.0).elo().abs() < 1e-9);
        let all = elo_ratings(2, &[matchup(1, 0, 100.0, 100.0)]);
        assert!((all[1].0 - points(201.0f64.ln())).abs() < 1e-6, "{all:?}");
    }

    #[test]
    fn ratings_agree_with_the_results_of_all_pairs() {
        let pair = matchup(1, 0, 200.0, 130.0);
        assert!((elo_ratings(2, &[pair])[1].0 - pair.elo()).abs() < 1e-6);
        // Odds of 3 and 2 multiply to odds of 6, so these results are consistent and fitted exactly.
        let matchups = [
            matchup(1, 0, 1e7, 7.5e6),
            matchup(2, 1, 1e7, 1e7 * 2.0 / 3.0),
            matchup(2, 0, 1e7, 1e7 * 6.0 / 7.0),
        ];
        let all = elo_ratings(3, &matchups);
        assert_eq!(all[0].0, 0.0);
        assert!((all[1].0 - points(3.0f64.ln())).abs() < 0.01, "{all:?}");
        assert!((all[2].0 - points(6.0f64.ln())).abs() < 0.01, "{all:?}");
    }
}
