//! How a finished game ended.

use pyo3::prelude::*;

use crate::convert::numbers;

/// How a finished game ended.
///
/// >>> import roshambo
/// >>> outcome = roshambo.Game("ninjan").new_state(seed=1).playout(seed=1)
/// >>> outcome.winners, outcome.scores
/// ([1], [30, 23])
/// >>> outcome.shares
/// [1.0, 0.0]
#[pyclass(frozen, eq, module = "roshambo")]
#[derive(PartialEq)]
pub(crate) struct Outcome(roshambo_rules::Outcome);

impl Outcome {
    pub(crate) fn new(outcome: roshambo_rules::Outcome) -> Outcome {
        Outcome(outcome)
    }
}

/// The part of a victory that each seat has: 1 for the only winner, equal parts for several winners,
/// equal parts for all seats in a draw.
pub(crate) fn shares(outcome: &roshambo_rules::Outcome) -> Vec<f64> {
    let seats = outcome.scores.as_slice().len();
    let share = |place: usize| match outcome.winners.len() {
        0 => 1.0 / seats as f64,
        winners if outcome.winners.contains(roshambo_rules::Seat::new(place)) => 1.0 / winners as f64,
        _ => 0.0,
    };
    (0..seats).map(share).collect()
}

#[pymethods]
impl Outcome {
    /// The seats that won: one, several that share the victory, or none in a draw.
    #[getter]
    fn winners(&self) -> Vec<u32> {
        numbers(self.0.winners)
    }

    /// The score of each seat, in the unit of the game.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.0.scores.as_slice().to_vec()
    }

    /// The part of the victory that each seat has. The parts add up to 1.
    #[getter]
    fn shares(&self) -> Vec<f64> {
        shares(&self.0)
    }

    fn __repr__(&self) -> String {
        format!("Outcome(winners={:?}, scores={:?})", self.winners(), self.0.scores.as_slice())
    }
}
