//! How much a review computes: the sample sizes of each depth.
//!
//! A depth has a budget in seconds of one core, which the speed of the game's rollouts turns into numbers of rollouts. So
//! the result depends on the seed and not on the machine. `roshambo bench review` prints what a review really costs.

use roshambo_bots::Heuristics;
use roshambo_rules::Seats;

use crate::report::Depth;
use crate::settings::Settings;

/// The sample sizes of a review.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Rollouts for the split, in all.
    pub(crate) split: u64,
    /// Rollouts for the comparison of moves, in all.
    pub(crate) comparison: u64,
    /// Search iterations for each decision.
    pub(crate) iterations: u64,
}

impl Effort {
    pub(crate) fn of<G: Heuristics>(settings: &Settings, seats: Seats, decisions: usize) -> Effort {
        // Seconds of one core for the split, for the comparison of moves, and for search.
        let (split, comparison, search) = match settings.depth {
            Depth::Quick => (1.4, 1.2, 0.6),
            Depth::Normal => (14.0, 10.0, 5.0),
            Depth::Deep => (70.0, 50.0, 25.0),
        };
        // More seats make more decisions in each rollout.
        let slower = seats.count() as f64 / f64::from(*G::SEATS.start());
        let per_second = G::ROLLOUTS_PER_SECOND as f64 / slower;
        let rollouts = |seconds: f64| (seconds * settings.effort * per_second) as u64;
        // The hard level's iterations take about 20 milliseconds.
        let searched_per_second = G::ITERATIONS.hard as f64 / 0.02;
        let iterations = search * settings.effort * searched_per_second / decisions.max(1) as f64;
        let most = G::ITERATIONS.expert as f64;
        Effort {
            split: rollouts(split),
            comparison: rollouts(comparison),
            iterations: iterations.clamp(FEWEST_ITERATIONS, most) as u64,
        }
    }
}

/// The fewest iterations with which a search says anything.
const FEWEST_ITERATIONS: f64 = 100.0;
