//! One environment: games one after the other, with chance from a seed.

use numpy::PyArray1;
use pyo3::prelude::*;
use roshambo_env::{Action, Env as RustEnv};
use roshambo_rules::{Recall, Seat, Viewer};

use crate::arrays::{out_or_new, slice_mut, writable};
use crate::env_state::EnvState;
use crate::errors::Failure;
use crate::game::Game;
use crate::spec::{action, player_seat};
use crate::view::View;

/// Games one after the other, played by actions, with chance from a seed.
///
/// Players are counted from 0: player 0 has seat 1. Sealed decisions are asked for in order of the
/// players and are hidden from the others. The same seed and the same actions give the same games.
///
/// >>> import roshambo
/// >>> env = roshambo.Env(roshambo.Game("ninjan"), seed=1)
/// >>> while not env.is_over:
/// ...     env.step(env.random_action())
/// >>> sorted(env.rewards)
/// [-1.0, 1.0]
/// >>> env.reset()
/// >>> env.player, len(env.legal_actions()), env.tensor().shape == (env.game.tensor_size,)
/// (0, 9, True)
#[pyclass(module = "roshambo")]
pub(crate) struct Env {
    env: RustEnv,
    game: Game,
}

impl Env {
    /// The player with this index, or the one that decides.
    fn seat(&self, player: Option<i64>) -> Result<Seat, Failure> {
        match player {
            Some(player) => player_seat(self.env.spec().seats, player),
            None => Ok(self.env.player().unwrap_or(Seat::FIRST)),
        }
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, seed=0))]
    fn create(game: &Game, seed: u64) -> PyResult<Env> {
        let seats = game.table_seats().count() as u8;
        let env = RustEnv::new(game.game_id(), seats, &game.option_list(), seed).map_err(Failure::from)?;
        Ok(Env { env, game: game.clone() })
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// Starts the next game, or the first game of a seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) {
        match seed {
            Some(seed) => self.env.reset_to(seed),
            None => self.env.reset(),
        }
    }

    /// The player who decides now; ``None`` if the game is over.
    #[getter]
    fn player(&self) -> Option<usize> {
        self.env.player().map(Seat::index)
    }

    /// Whether the game is over, by its rules or because it was cut off.
    #[getter]
    fn is_over(&self) -> bool {
        self.env.player().is_none()
    }

    /// Whether the game was cut off because it had too many decisions. Then all rewards are 0.
    #[getter]
    fn is_truncated(&self) -> bool {
        self.env.is_truncated()
    }

    /// The number of the game since the seed was set, from 0.
    #[getter]
    fn game_number(&self) -> u32 {
        self.env.game_number()
    }

    /// The reward of each player: 0 until the game is over, then from -1 to 1 with the sum 0.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.env.rewards().to_vec()
    }

    /// The score of each player, in the unit of the game: 0 until the game is over.
    #[getter]
    fn scores(&self) -> Vec<f32> {
        self.env.scores().to_vec()
    }

    /// The legal actions of the player who decides now, in rising order.
    fn legal_actions(&self) -> Vec<usize> {
        let mut actions: Vec<usize> = self.env.legal_actions().iter().copied().map(Action::index).collect();
        actions.sort_unstable();
        actions
    }

    /// A random legal action, each equally likely; ``None`` if the game is over. It does not change
    /// the chance of the game.
    fn random_action(&mut self) -> Option<usize> {
        self.env.random_action().map(Action::index)
    }

    /// Makes an action of the player who decides now. An illegal action raises `IllegalMove` and
    /// changes nothing.
    fn step(&mut self, action: i64) -> PyResult<()> {
        let action = self::action(self.game.game_id(), action)?;
        let seat = self.env.player().unwrap_or(Seat::FIRST);
        Ok(self.env.step(seat, action).map_err(Failure::from)?)
    }

    /// What a player may know, as numbers. ``out`` is an array to write into.
    #[pyo3(signature = (player=None, *, out=None))]
    fn tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(player)?;
        let array = out_or_new::<f32>(py, out, "out", self.env.spec().tensor)?;
        let mut access = writable(&array, "out")?;
        self.env.write_tensor(seat, slice_mut(&mut access, "out")?).map_err(Failure::from)?;
        Ok(array)
    }

    /// Which actions are legal for the player who decides now. ``out`` is an array to write into.
    #[pyo3(signature = (*, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let array = out_or_new::<bool>(py, out, "out", self.env.spec().actions)?;
        let mut access = writable(&array, "out")?;
        self.env.write_mask(slice_mut(&mut access, "out")?).map_err(Failure::from)?;
        Ok(array)
    }

    /// What a player may know, or a spectator if ``player`` is ``None``.
    #[pyo3(signature = (player=None))]
    fn view(&self, player: Option<i64>) -> PyResult<View> {
        let seat = player.map(|player| player_seat(self.env.spec().seats, player)).transpose()?;
        Ok(View::new(self.env.view(Viewer::of(seat), Recall::Memory)))
    }

    /// A copy of the state. It goes on without the chance of the environment.
    fn state(&self) -> EnvState {
        EnvState::of_state(self.game.clone(), self.env.state())
    }

    /// An independent copy, with the same chance to come.
    fn copy(&self) -> Env {
        Env { env: self.env.clone(), game: self.game.clone() }
    }

    fn __copy__(&self) -> Env {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Env {
        self.copy()
    }
}
