//! Estimates with 95 % intervals.
//!
//! A figure is a ratio of two sums over games, `Σ num / Σ den`. Games are independent of each other, decisions of one game
//! are not, so the error comes from the spread of whole games: with `e = num − ratio · den` the variance of the ratio is
//! `Σ e² / (Σ den)²` (the delta method), times `n / (n − 1)`. Where every denominator is 1 this is the interval of a mean.
//!
//! Variants play the same deals. The error of a difference comes from the spread of the difference in each deal, which is
//! smaller where both variants do well in the same deals.

use roshambo_bots::stats::{student, wilson};
use serde::Serialize;

use crate::tally::Moments;

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Measurement {
    /// The best guess.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The number of games that it comes from.
    pub games: u64,
}

impl Measurement {
    /// The width of the interval.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }

    /// The same estimate of a quantity that follows from this one by a monotone function.
    #[must_use]
    pub(crate) fn map(self, function: impl Fn(f64) -> f64) -> Measurement {
        let (one, other) = (function(self.low), function(self.high));
        Measurement {
            value: function(self.value),
            low: one.min(other),
            high: one.max(other),
            games: self.games,
        }
    }
}

/// Less than this is a rounding error, in relation to the size of the numbers.
const ROUNDING: f64 = 1e-12;

/// The ratio of the sums; `None` if no game adds to it.
fn ratio(moments: &Moments) -> Option<f64> {
    (moments.den != 0).then(|| moments.num as f64 / moments.den as f64)
}

/// The sum of the squares of `num − ratio · den`.
fn squares(moments: &Moments, ratio: f64) -> f64 {
    let [num_num, num_den, den_den] =
        [moments.num_num, moments.num_den, moments.den_den].map(|sum| sum as f64);
    let all = num_num - 2.0 * ratio * num_den + ratio * ratio * den_den;
    if all < ROUNDING * num_num.abs().max(1e-300) { 0.0 } else { all }
}

/// The figure with its interval; `None` if no game adds to it. `proportion` says that it lies between 0 and 1.
pub(crate) fn estimate(moments: &Moments, proportion: bool) -> Option<Measurement> {
    let value = ratio(moments)?;
    let games = moments.games as u64;
    let whole = |low: f64, high: f64| Measurement { value, low, high, games };
    let squares = squares(moments, value);
    if games < 2 || (squares == 0.0 && proportion) {
        // Without any spread, an interval from it would have no width.
        return Some(match proportion {
            true => {
                let (low, high) = wilson(value, games as f64);
                whole(low, high)
            }
            false => whole(value, value),
        });
    }
    let half = half_width(squares / (moments.den as f64).powi(2), games);
    let (low, high) = (value - half, value + half);
    Some(if proportion { whole(low.max(0.0), high.min(1.0)) } else { whole(low, high) })
}

/// The difference of a figure to the same figure of its base.
pub(crate) fn difference(moments: &Moments, base: &Moments, proportion: bool) -> Option<Measurement> {
    let (own, other) = (estimate(moments, proportion)?, estimate(base, proportion)?);
    let value = own.value - other.value;
    let games = own.games.min(other.games);
    let [den, base_den] = [moments.den, base.den].map(|sum| sum as f64);
    let [nn, nd, dn, dd] = moments.cross.map(|sum| sum as f64);
    let common = nn - other.value * nd - own.value * dn + own.value * other.value * dd;
    let (own_squares, other_squares) = (squares(moments, own.value), squares(base, other.value));
    let apart = own_squares / den.powi(2) + other_squares / base_den.powi(2);
    let variance = apart - 2.0 * common / (den * base_den);
    if proportion && (own_squares == 0.0 || other_squares == 0.0 || games < 2) {
        // At least one of both has no spread: combine the two intervals (Newcombe's method).
        let low = ((own.value - own.low).powi(2) + (other.high - other.value).powi(2)).sqrt();
        let high = ((own.high - own.value).powi(2) + (other.value - other.low).powi(2)).sqrt();
        return Some(Measurement { value, low: value - low, high: value + high, games });
    }
    let variance = if variance < ROUNDING * apart { 0.0 } else { variance };
    let half = if games < 2 { 0.0 } else { half_width(variance, games) };
    Some(Measurement { value, low: value - half, high: value + half, games })
}

fn half_width(variance: f64, games: u64) -> f64 {
    let freedom = games - 1;
    student(freedom as usize) * (variance * games as f64 / freedom as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::{Cell, Cells, Layout, Section, Unit};
    use crate::plan::{Players, Variant};
    use crate::tally::{Bases, Tally};
    use roshambo_bots::Level;
    use roshambo_rules::{Phrase, Seats};

    /// The sums of two variants with one figure, from its cells in each deal.
    fn sums(deals: &[[(i64, i64); 2]]) -> [Moments; 2] {
        let mut layout = Layout::default();
        layout.add(Section::Seats, Phrase::new("lab-seats"), Unit::Number);
        let layouts = [layout.clone(), layout];
        let players = Players::Same { level: Level::Random };
        let variant = |base| Variant { seats: Seats::FEWEST, options: Vec::new(), players, base };
        let variants = [variant(None), variant(Some(0))];
        let bases = Bases::new(&variants, &layouts);
        let mut tally = Tally::new(&layouts);
        for deal in deals {
            let cells = deal.map(|(num, den)| Cells(vec![Cell { num, den }]));
            tally.add_deal(&cells, &variants, &bases);
        }
        [tally.variants[0][0], tally.variants[1][0]]
    }

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-9
    }

    #[test]
    fn with_equal_denominators_the_interval_is_that_of_a_mean() {
        // 1, 2, 3, 4, 5: mean 3, standard deviation √2.5, so 2.776 · √(2.5 / 5) on each side.
        let deals: Vec<_> = (1..=5).map(|number| [(number, 1), (number, 1)]).collect();
        let found = estimate(&sums(&deals)[0], false).unwrap();
        assert!(near(found.value, 3.0) && near(found.high - 3.0, 2.776 * 0.5f64.sqrt()), "{found:?}");
        // The scale of both numbers does not matter.
        let deals: Vec<_> = (1..=5).map(|number| [(60 * number, 60), (0, 1)]).collect();
        let scaled = estimate(&sums(&deals)[0], false).unwrap();
        assert!(near(scaled.low, found.low) && near(scaled.high, found.high));
    }

    #[test]
    fn a_ratio_of_sums_is_not_a_mean_of_ratios() {
        let found = estimate(&sums(&[[(1, 1), (0, 1)], [(0, 3), (0, 1)]])[0], false).unwrap();
        assert!(near(found.value, 0.25), "{found:?}");
        // e = 3/4 and -3/4, so Σe²/16 · 2 and one degree of freedom.
        assert!(near(found.high - 0.25, 12.706 * (2.0 * 1.125 / 16.0f64).sqrt()), "{found:?}");
    }

    #[test]
    fn the_error_of_a_difference_comes_from_the_differences_of_the_deals() {
        // The second variant is always higher by 2 and varies with the first: there is no error at all.
        let deals: Vec<_> = (1..=5).map(|number| [(number, 1), (number + 2, 1)]).collect();
        let [base, own] = sums(&deals);
        let found = difference(&own, &base, false).unwrap();
        assert!(near(found.value, 2.0) && near(found.width(), 0.0), "{found:?}");
        // Differences 2, 0, 2, 0: mean 1, standard deviation √(4/3).
        let [base, own] = sums(&[[(1, 1), (3, 1)], [(2, 1), (2, 1)], [(3, 1), (5, 1)], [(4, 1), (4, 1)]]);
        let found = difference(&own, &base, false).unwrap();
        let half = 3.182 * (4.0 / 3.0 / 4.0f64).sqrt();
        assert!(near(found.value, 1.0) && near(found.high - 1.0, half), "{found:?}");
    }

    #[test]
    fn what_never_happened_still_has_an_interval() {
        let [base, own] = sums(&[[(0, 1), (0, 1)]; 100]);
        let found = estimate(&base, true).unwrap();
        assert!(found.value == 0.0 && found.low == 0.0 && (found.high - 0.037).abs() < 1e-3, "{found:?}");
        let apart = difference(&own, &base, true).unwrap();
        assert!(near(apart.high, found.high) && near(apart.low, -found.high), "{apart:?}");
    }

    #[test]
    fn games_without_the_figure_do_not_count() {
        let [with, _] = sums(&[[(1, 1), (0, 0)], [(0, 0), (0, 0)], [(3, 1), (0, 0)]]);
        assert_eq!(estimate(&with, false).map(|found| (found.value, found.games)), Some((2.0, 2)));
        let [_, never] = sums(&[[(1, 1), (0, 0)]]);
        assert_eq!(estimate(&never, false), None);
    }

    #[test]
    fn intervals_contain_the_truth_19_times_of_20() {
        // A coin with a bias of 0.3, thrown 50 times, in a thousand experiments.
        let mut rng = roshambo_bots::Rng::new(3);
        let mut hits = 0;
        for _ in 0..1000 {
            let deals: Vec<_> = (0..50).map(|_| [(i64::from(rng.unit() < 0.3), 1), (0, 1)]).collect();
            let found = estimate(&sums(&deals)[0], true).unwrap();
            hits += usize::from(found.low <= 0.3 && 0.3 <= found.high);
        }
        // A standard deviation of √(1000 · 0.95 · 0.05) ≈ 7; the t interval of a proportion covers a little less.
        assert!((920..=975).contains(&hits), "{hits}");
    }
}
