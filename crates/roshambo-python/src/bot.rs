//! The bots of the project, by level and budget.

use std::sync::Mutex;
use std::time::Duration;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use roshambo_bots::{Bot as _, Budget, Level, LevelBot, Limit, Rng, SeatedBot, Stop};
use roshambo_rules::say;
use roshambo_table::GameId;

use crate::env_state::EnvState;
use crate::errors::{Failure, internal};
use crate::interrupt::interruptible;
use crate::state::State;

/// The most threads of a search or a batch.
pub(crate) const MOST_THREADS: usize = 256;
/// The longest time for one decision, in seconds.
const LONGEST_SECONDS: f64 = 86_400.0;

/// A bot of the project. It decides from what its seat may know, never from the state.
///
/// The levels are ``"random"``, ``"easy"``, ``"medium"``, ``"hard"`` and ``"expert"``. The last two
/// search: ``iterations`` or ``seconds`` limits each decision. By default the number of iterations is
/// that of the level, so that decisions do not depend on the machine: the same seed gives the same
/// decisions.
///
/// >>> import roshambo
/// >>> state = roshambo.Game("ninjan").new_state(seed=1)
/// >>> decision = roshambo.Bot("hard", iterations=200).decide(state, 1)
/// >>> decision.move in state.legal_moves(1), decision.iterations
/// (True, 200)
/// >>> [considered.move for considered in decision.considered][0] in state.legal_moves(1)
/// True
#[pyclass(frozen, module = "roshambo")]
pub(crate) struct Bot {
    level: Level,
    seed: u64,
    limit: Option<Limit>,
    threads: usize,
    bot: Mutex<LevelBot>,
}

impl Bot {
    /// The budget for each decision.
    pub(crate) fn budget(&self, game: GameId, threads: usize, stop: &Stop) -> Budget {
        let limit = self.limit.unwrap_or_else(|| self.level.iterations(game));
        Budget { stop: stop.clone(), ..Budget::new(limit, threads) }
    }

    /// A new bot of the same level and budget on one thread, for a game of a match.
    pub(crate) fn seated(&self, game: GameId, seed: u64, stop: &Stop) -> SeatedBot {
        let bot = LevelBot::new(self.level, seed ^ self.seed);
        SeatedBot { bot: Box::new(bot), budget: self.budget(game, 1, stop) }
    }

    pub(crate) fn name(&self) -> &'static str {
        self.level.name()
    }
}

/// What a bot can decide about.
#[derive(FromPyObject)]
enum Position<'py> {
    State(PyRef<'py, State>),
    EnvState(PyRef<'py, EnvState>),
}

/// A number of threads that is possible.
pub(crate) fn checked_threads(threads: i64) -> Result<usize, Failure> {
    let count = usize::try_from(threads).ok().filter(|count| (1..=MOST_THREADS).contains(count));
    count.ok_or_else(|| Failure::argument(say!("python-threads", most = MOST_THREADS, found = threads)))
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, *, seed=0, iterations=None, seconds=None, threads=1))]
    fn create(
        level: &str,
        seed: u64,
        iterations: Option<u64>,
        seconds: Option<f64>,
        threads: i64,
    ) -> PyResult<Bot> {
        let level: Level = level.parse().map_err(Failure::from)?;
        let limit = match (iterations, seconds) {
            (None, None) => None,
            (Some(iterations), None) => Some(Limit::Iterations(iterations)),
            (None, Some(seconds)) if (0.0..=LONGEST_SECONDS).contains(&seconds) => {
                Some(Limit::Time(Duration::from_secs_f64(seconds)))
            }
            (None, Some(_)) => {
                return Err(Failure::argument(say!("python-seconds", most = LONGEST_SECONDS as u32)).into());
            }
            (Some(_), Some(_)) => return Err(Failure::argument(say!("python-two-budgets")).into()),
        };
        let threads = checked_threads(threads)?;
        Ok(Bot { level, seed, limit, threads, bot: Mutex::new(LevelBot::new(level, seed)) })
    }

    /// The level.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// Decides for a seat that may act now. With an `EnvState`, ``seat`` is a player, counted from 0, and
    /// the bot does not know the events of the past, from which a searching bot would conclude more. Releases the interpreter lock; Ctrl-C ends a search.
    #[pyo3(signature = (state, seat=None))]
    fn decide(&self, py: Python<'_>, state: Position<'_>, seat: Option<i64>) -> PyResult<Decision> {
        let (seen, moment) = match &state {
            Position::State(state) => (state.observation(seat)?, None),
            Position::EnvState(state) => (state.observation(seat)?, Some(state.decisions())),
        };
        drop(state);
        let stop = Stop::default();
        let budget = self.budget(seen.view.game(), self.threads, &stop);
        let decide = || match (moment, self.bot.lock()) {
            // A bot tells moments apart by the number of events. Without them it would repeat its decision in the same
            // situation, and a throw could tie for ever.
            (Some(moment), _) => {
                let seed = Rng::stream(self.seed, moment).seed();
                Ok(LevelBot::new(self.level, seed).decide(&seen, &budget))
            }
            (None, Ok(mut bot)) => Ok(bot.decide(&seen, &budget)),
            (None, Err(_)) => Err(internal("the bot failed in an earlier decision")),
        };
        let decided = match self.level {
            Level::Random | Level::Easy | Level::Medium => py.detach(decide)?,
            Level::Hard | Level::Expert => interruptible(py, &stop, decide)??,
        };
        Ok(Decision(decided.map_err(Failure::from)?))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let (iterations, seconds) = match self.limit {
            None => (None, None),
            Some(Limit::Iterations(iterations)) => (Some(iterations), None),
            Some(Limit::Time(time)) => (None, Some(time.as_secs_f64())),
        };
        let restore = py.import("roshambo._restore")?.getattr("restore_bot")?;
        (restore, (self.level.name(), self.seed, iterations, seconds, self.threads)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}', seed={})", self.level, self.seed)
    }
}

/// A bot's answer.
#[pyclass(frozen, module = "roshambo")]
pub(crate) struct Decision(roshambo_bots::Decision);

#[pymethods]
impl Decision {
    /// The move, in notation.
    #[getter]
    fn r#move(&self) -> &str {
        &self.0.mv
    }

    /// The moves that it considered, the best first.
    #[getter]
    fn considered(&self) -> Vec<MoveEvaluation> {
        self.0.considered.iter().cloned().map(MoveEvaluation).collect()
    }

    /// The number of search iterations; 0 without search.
    #[getter]
    fn iterations(&self) -> u64 {
        self.0.iterations
    }

    fn __repr__(&self) -> String {
        format!("Decision({:?}, iterations={})", self.0.mv, self.0.iterations)
    }
}

/// How a bot evaluates one move.
#[pyclass(frozen, module = "roshambo")]
pub(crate) struct MoveEvaluation(roshambo_bots::MoveEvaluation);

#[pymethods]
impl MoveEvaluation {
    /// The move, in notation.
    #[getter]
    fn r#move(&self) -> &str {
        &self.0.mv
    }

    /// The chance to win after it, from 0 to 1. Only bots that search know it.
    #[getter]
    fn value(&self) -> Option<f64> {
        self.0.value
    }

    /// The probability that the bot plays it, from 0 to 1.
    #[getter]
    fn share(&self) -> f64 {
        self.0.share
    }

    fn __repr__(&self) -> String {
        let value = self.0.value.map_or("None".to_owned(), |value| value.to_string());
        format!("MoveEvaluation({:?}, value={value}, share={})", self.0.mv, self.0.share)
    }
}
