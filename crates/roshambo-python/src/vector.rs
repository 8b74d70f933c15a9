//! Many games stepped in one call, into NumPy arrays that are reused.

use numpy::{Element, PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use roshambo_env::{Buffers, VectorEnv as RustVectorEnv};

use crate::arrays::{actions, slice_mut, writable};
use crate::env_state::EnvState;
use crate::errors::Failure;
use crate::game::Game;

/// Many games of one kind, stepped together on several threads.
///
/// The arrays are made once and are written again by each call: `observations` (games × values),
/// `masks` (games × actions), `players`, `rewards` (games × seats), `scores`, `done`, `truncated`.
/// They describe the player who decides next. A game that ends is followed by the next one at once;
/// then `rewards` and `scores` are those of the game that ended, and the rest is that of the next one.
/// Game *i* of the seed *s* is the same as that of `Env` with the seed *s + i*.
///
/// >>> import roshambo
/// >>> env = roshambo.VectorEnv(roshambo.Game("ninjan"), 1000, threads=2, seed=1)
/// >>> env.observations.shape == (1000, env.game.tensor_size), env.masks.dtype
/// (True, dtype('bool'))
/// >>> for _ in range(36):
/// ...     env.step(env.random_actions())
/// >>> int(env.done.sum()) > 900
/// True
#[pyclass(module = "roshambo")]
pub(crate) struct VectorEnv {
    env: RustVectorEnv,
    game: Game,
    arrays: Arrays,
}

/// The arrays in one dimension. Python sees them in two dimensions, over the same memory.
struct Arrays {
    tensors: Py<PyArray1<f32>>,
    masks: Py<PyArray1<bool>>,
    players: Py<PyArray1<i32>>,
    rewards: Py<PyArray1<f32>>,
    scores: Py<PyArray1<f32>>,
    done: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i64>>,
}

fn zeros<T: Element>(py: Python<'_>, length: usize) -> Py<PyArray1<T>> {
    PyArray1::zeros(py, length, false).unbind()
}

impl VectorEnv {
    fn seats(&self) -> usize {
        self.env.spec().seats.count()
    }

    /// Calls the environment with all arrays, without the interpreter lock.
    fn write(
        &mut self,
        py: Python<'_>,
        call: impl FnOnce(&mut RustVectorEnv, Buffers<'_>) -> Result<(), roshambo_env::EnvError> + Send,
    ) -> PyResult<()> {
        let mut tensors = writable(self.arrays.tensors.bind(py), "observations")?;
        let mut masks = writable(self.arrays.masks.bind(py), "masks")?;
        let mut players = writable(self.arrays.players.bind(py), "players")?;
        let mut rewards = writable(self.arrays.rewards.bind(py), "rewards")?;
        let mut scores = writable(self.arrays.scores.bind(py), "scores")?;
        let mut done = writable(self.arrays.done.bind(py), "done")?;
        let mut truncated = writable(self.arrays.truncated.bind(py), "truncated")?;
        let buffers = Buffers {
            tensors: slice_mut(&mut tensors, "observations")?,
            masks: slice_mut(&mut masks, "masks")?,
            players: slice_mut(&mut players, "players")?,
            rewards: slice_mut(&mut rewards, "rewards")?,
            scores: slice_mut(&mut scores, "scores")?,
            done: slice_mut(&mut done, "done")?,
            truncated: slice_mut(&mut truncated, "truncated")?,
        };
        let env = &mut self.env;
        Ok(py.detach(move || call(env, buffers)).map_err(Failure::from)?)
    }
}

/// An array in two dimensions, over the same memory.
fn rows<'py, T: Element>(
    py: Python<'py>,
    array: &Py<PyArray1<T>>,
    games: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let array = array.bind(py);
    Ok(array.reshape([games, array.len()? / games])?.into_any())
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, games, threads=1, seed=0))]
    fn create(py: Python<'_>, game: &Game, games: i64, threads: i64, seed: u64) -> PyResult<VectorEnv> {
        let count = |number: i64| usize::try_from(number).unwrap_or(0);
        let (games, threads, seats) = (count(games), count(threads), game.table_seats().count());
        let env = py.detach(|| {
            RustVectorEnv::new(game.game_id(), seats as u8, &game.option_list(), games, threads, seed)
        });
        let env = env.map_err(Failure::from)?;
        let spec = env.spec();
        let arrays = Arrays {
            tensors: zeros(py, games * spec.tensor),
            masks: zeros(py, games * spec.actions),
            players: zeros(py, games),
            rewards: zeros(py, games * seats),
            scores: zeros(py, games * seats),
            done: zeros(py, games),
            truncated: zeros(py, games),
            actions: zeros(py, games),
        };
        let mut vector = VectorEnv { env, game: game.clone(), arrays };
        vector.write(py, RustVectorEnv::observe)?;
        Ok(vector)
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The number of games.
    #[getter]
    fn games(&self) -> usize {
        self.env.games()
    }

    /// What the player who decides next may know, as numbers: games × values, ``float32``.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rows(py, &self.arrays.tensors, self.env.games())
    }

    /// Which actions are legal for that player: games × actions, ``bool``.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rows(py, &self.arrays.masks, self.env.games())
    }

    /// The player who decides next, counted from 0: ``int32``.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.arrays.players.bind(py).clone()
    }

    /// The rewards of the games that the last step ended: games × seats, ``float32``, else 0.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rows(py, &self.arrays.rewards, self.env.games())
    }

    /// The scores of the games that the last step ended: games × seats, ``float32``, else 0.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rows(py, &self.arrays.scores, self.env.games())
    }

    /// Whether the last step ended a game by its rules: ``bool``.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.done.bind(py).clone()
    }

    /// Whether the last step cut off a game because it had too many decisions: ``bool``.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.truncated.bind(py).clone()
    }

    /// Starts the first games of a seed.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.write(py, |env, buffers| env.reset(seed, buffers))
    }

    /// Makes one action in each game. If one of them is illegal, no game changes.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let given = self::actions(py, actions)?;
        let given = given.as_slice().map_err(|_| crate::arrays::wrong_array("actions"))?;
        self.write(py, |env, buffers| env.step(given, buffers))
    }

    /// A random legal action for each game, in an array that is reused.
    fn random_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.arrays.actions.bind(py).clone();
        let mut access = writable(&array, "actions")?;
        let (env, values) = (&mut self.env, slice_mut(&mut access, "actions")?);
        py.detach(move || env.random_actions(values)).map_err(Failure::from)?;
        Ok(array)
    }

    /// A copy of the state of one game.
    fn state(&self, game: i64) -> PyResult<EnvState> {
        let state = usize::try_from(game).ok().and_then(|game| self.env.state(game));
        match state {
            Some(state) => Ok(EnvState::of_state(self.game.clone(), state)),
            None => Err(Failure::no_such_game(game, self.env.games()).into()),
        }
    }

    fn __len__(&self) -> usize {
        self.env.games()
    }

    fn __repr__(&self) -> String {
        format!("VectorEnv('{}', seats={}, games={})", self.game.game_id(), self.seats(), self.env.games())
    }
}
