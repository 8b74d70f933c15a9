//! The pairs of a contest and the score of a deal.

use roshambo_rules::Seat;
use roshambo_table::Table;

/// Two participants: one seat for `a`, all others for `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// Counted from 1.
    pub(super) number: usize,
    /// The one listed earlier.
    pub(super) a: usize,
    /// The one listed later.
    pub(super) b: usize,
}

impl Pair {
    /// Every pair of so many participants.
    pub(super) fn all(participants: usize) -> Vec<Pair> {
        let pairs = (0..participants).flat_map(|a| (a + 1..participants).map(move |b| (a, b)));
        pairs.enumerate().map(|(place, (a, b))| Pair { number: place + 1, a, b }).collect()
    }

    /// The participant at a seat.
    pub(super) fn at(self, is_a: bool) -> usize {
        if is_a { self.a } else { self.b }
    }
}

/// The result of `a` in one deal, played once from each seat. Integers, so that sums do not depend on their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct DealScore {
    pub(super) games: u64,
    /// Games that `a` won alone, games that it won with others, and games without a winner.
    pub(super) wins: u64,
    pub(super) shared: u64,
    pub(super) draws: u64,
    /// The score in sixtieths of a game: 60 is divisible by every possible number of winners.
    sixtieths: u64,
}

impl DealScore {
    /// The result of the tables of one deal: at the n-th, `a` sat at the n-th seat.
    pub(super) fn of(tables: &[Table]) -> DealScore {
        let mut score = DealScore::default();
        for (place, table) in tables.iter().enumerate() {
            let Some(outcome) = table.outcome() else {
                continue;
            };
            score.games += 1;
            let (winners, a) = (outcome.winners, Seat::new(place));
            match winners.len() as u64 {
                0 => {
                    score.draws += 1;
                    score.sixtieths += 60 / table.header().seats.count() as u64;
                }
                1 if winners.contains(a) => {
                    score.wins += 1;
                    score.sixtieths += 60;
                }
                sharing if winners.contains(a) => {
                    score.shared += 1;
                    score.sixtieths += 60 / sharing;
                }
                _ => {}
            }
        }
        score
    }

    /// The score of all its games.
    pub(super) fn sum(&self) -> f64 {
        self.sixtieths as f64 / 60.0
    }

    /// The score of a game.
    pub(super) fn mean(&self) -> f64 {
        self.sum() / self.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_meet_and_the_earlier_one_is_a() {
        let pairs: Vec<(usize, usize)> = Pair::all(3).iter().map(|pair| (pair.a, pair.b)).collect();
        assert_eq!(pairs, [(0, 1), (0, 2), (1, 2)]);
        assert!(Pair::all(1).is_empty());
    }
}
