//! Skill against luck, from contests: one seat plays at one level, all others at the level before it in the list.

use roshambo_rules::{Arg, Phrase, Seat, say};

use crate::estimate::{Measurement, estimate};
use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::games::LabGame;
use crate::laboratory::Laboratory;
use crate::measure::{Finished, Measure, Setup, WHOLE, score};
use crate::plan::Players;
use crate::report::{Row, RowValue, row_of};
use crate::tally::Tally;

/// For the games needed to tell two levels apart: the quantiles of the normal distribution for an error of 5 % (two-sided)
/// and for a chance of 80 % to notice the difference.
const QUANTILES: f64 = 1.96 + 0.8416;

/// The names of figures that are not in reports.
const SQUARE: &str = "square";
const SQUARES: &str = "squares";

pub(crate) struct Skill {
    players: Players,
    /// The score of the one seat, its square, and the mean square of all seats' scores.
    score: Option<FigureIndex>,
    square: Option<FigureIndex>,
    squares: Option<FigureIndex>,
}

impl Skill {
    pub(super) fn new<G: LabGame>(setup: &Setup<'_, G>, layout: &mut Layout) -> Skill {
        let players = setup.variant.players;
        let contest = match players {
            Players::Same { .. } => None,
            Players::Contest { one, others } => Some((one, others)),
        };
        let score = contest.map(|(one, others)| {
            let label = say!("lab-contest-score", one = Arg::text(one), others = Arg::text(others));
            layout.add(Section::Skill, label, Unit::Share)
        });
        let square = contest.map(|_| layout.add_hidden(Section::Skill, Phrase::new(SQUARE)));
        let squares = contest.map(|_| layout.add_hidden(Section::Skill, Phrase::new(SQUARES)));
        Skill { players, score, square, squares }
    }
}

impl<G: LabGame> Measure<G> for Skill {
    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells) {
        let seats = finished.seats;
        let Some(one) = self.players.seat_of_one(seats, finished.deal) else { return };
        let scores: Vec<i64> = seats.iter().map(|seat| score(finished.outcome, seats, seat)).collect();
        let own = scores[Seat::new(one).index()];
        if let (Some(score), Some(square), Some(squares)) = (self.score, self.square, self.squares) {
            cells.add(score, own, WHOLE);
            cells.add(square, own * own, WHOLE * WHOLE);
            let all = scores.iter().map(|score| score * score).sum();
            cells.add(squares, all, WHOLE * WHOLE * seats.count() as i64);
        }
    }
}

/// The rows that follow from the scores of contests.
pub(crate) fn derive(lab: &Laboratory, tally: &Tally, rows: &mut Vec<Row>) {
    for (place, variant) in lab.variants.iter().enumerate() {
        let Players::Contest { one, others } = variant.players else { continue };
        let layout = &lab.layouts[place];
        let found = |id: &str| {
            let figure = layout.figures.iter().position(|figure| figure.label.id == id)?;
            estimate(&tally.variants[place][figure], false)
        };
        let (Some(score), Some(square), Some(squares)) =
            (found("lab-contest-score"), found(SQUARE), found(SQUARES))
        else {
            continue;
        };
        let contest =
            Contest { seats: variant.seats.count() as f64, square: square.value, squares: squares.value };
        let mut put = |label, unit, value: Option<Measurement>| {
            let value = value.map(|own| RowValue { own, difference: None });
            row_of(rows, &label, unit, lab.variants.len()).values[place] = value;
        };
        let levels = || (Arg::text(one), Arg::text(others));
        let (a, b) = levels();
        put(
            say!("lab-rating-gap", one = a, others = b),
            Unit::Elo,
            Some(score.map(|share| contest.elo(share))),
        );
        let (a, b) = levels();
        put(say!("lab-explained", one = a, others = b), Unit::Share, Some(contest.explained_of(score)));
        let (a, b) = levels();
        put(say!("lab-games-needed", one = a, others = b), Unit::Number, contest.games_needed_of(score));
    }
}

/// What is known of a contest beside the score of the one seat.
struct Contest {
    seats: f64,
    /// The mean square of the score of the one seat.
    square: f64,
    /// The mean square of the scores of all seats.
    squares: f64,
}

impl Contest {
    fn fair(&self) -> f64 {
        1.0 / self.seats
    }

    /// The rating gap for a score, in Elo points: ten times the odds of a fair share are 400.
    fn elo(&self, share: f64) -> f64 {
        let share = share.clamp(1e-4, 1.0 - 1e-4);
        400.0 * (share / (1.0 - share) * (self.seats - 1.0)).log10()
    }

    /// The part of the variance of results that the levels explain: the variance between the mean scores of the levels,
    /// divided by the variance of all scores.
    fn explained(&self, share: f64) -> f64 {
        let all = self.squares - self.fair().powi(2);
        let other = (1.0 - share) / (self.seats - 1.0);
        let between = (share - self.fair()).powi(2) / self.seats
            + (other - self.fair()).powi(2) * (self.seats - 1.0) / self.seats;
        if all > 0.0 { (between / all).clamp(0.0, 1.0) } else { 0.0 }
    }

    /// The explained part is not monotone in the score: it is 0 at a fair share.
    fn explained_of(&self, score: Measurement) -> Measurement {
        let ends = [self.explained(score.low), self.explained(score.high)];
        let crosses = score.low <= self.fair() && self.fair() <= score.high;
        let low = if crosses { 0.0 } else { ends[0].min(ends[1]) };
        let value = self.explained(score.value);
        Measurement { value, low, high: ends[0].max(ends[1]), games: score.games }
    }

    /// The games after which a difference like this is found in 80 % of all trials.
    fn games_needed(&self, share: f64) -> f64 {
        let variance = (self.square - share * share).max(0.0);
        (QUANTILES * QUANTILES * variance / (share - self.fair()).powi(2)).max(1.0)
    }

    /// `None` if the levels may be equally strong.
    fn games_needed_of(&self, score: Measurement) -> Option<Measurement> {
        let crosses = score.low <= self.fair() && self.fair() <= score.high;
        (!crosses).then(|| score.map(|share| self.games_needed(share)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-6
    }

    #[test]
    fn three_of_four_games_are_191_points_and_a_quarter_of_the_variance() {
        // For two seats without draws every score is 0 or 1, so the mean squares are the mean scores.
        let contest = Contest { seats: 2.0, square: 0.75, squares: 0.5 };
        assert!((contest.elo(0.75) - 190.85).abs() < 0.01);
        assert!(near(contest.explained(0.75), 0.25));
        assert!(
            near(contest.games_needed(0.75), 7.848_962_56 * 0.1875 / 0.0625),
            "{}",
            contest.games_needed(0.75)
        );
    }

    #[test]
    fn equal_levels_explain_nothing_and_cannot_be_told_apart() {
        let contest = Contest { seats: 4.0, square: 0.25, squares: 0.25 };
        assert!(near(contest.elo(0.25), 0.0) && near(contest.explained(0.25), 0.0));
        let score = Measurement { value: 0.26, low: 0.24, high: 0.28, games: 100 };
        assert_eq!(contest.games_needed_of(score), None);
        assert!(near(contest.explained_of(score).low, 0.0));
    }

    #[test]
    fn a_level_that_always_wins_explains_everything_at_two_seats() {
        let contest = Contest { seats: 2.0, square: 1.0, squares: 0.5 };
        assert!(near(contest.explained(1.0), 1.0));
        assert!(near(contest.games_needed(1.0), 1.0));
    }
}
