//! A state that is played by actions, with chance card by card.

use std::sync::{Arc, OnceLock};

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use roshambo_bots::BotError;
use roshambo_env::{Action, GameState, SmallVariant};
use roshambo_rules::{Awaits, Dice, Recall, Seat, Seats, Viewer, say};
use roshambo_table::{GameId, Observation, Stream, hex, sha256};

use crate::arrays::{out_or_new, slice_mut, writable};
use crate::errors::{Failure, internal};
use crate::game::Game;
use crate::outcome::{Outcome, shares};
use crate::spec::{action, player_seat, text};
use crate::view::View;

/// What `EnvState.current_player` returns at a chance node, as in OpenSpiel.
pub(crate) const CHANCE: i64 = -1;
/// What `EnvState.current_player` returns when the game is over, as in OpenSpiel.
pub(crate) const TERMINAL: i64 = -4;

/// A state that is played by actions. Players are counted from 0.
///
/// Chance is explicit. A deck is drawn card by card: each chance node has one outcome for each kind of
/// card that is left. Sealed decisions are asked for in order of the players.
///
/// >>> import roshambo
/// >>> state = roshambo.EnvState(roshambo.Game("ninjan"))
/// >>> state.current_player() == roshambo.CHANCE, len(state.chance_outcomes())
/// (True, 48)
/// >>> while state.current_player() == roshambo.CHANCE:
/// ...     drawn = state.apply(state.chance_outcomes()[0][0])
/// >>> state.current_player(), state.action_text(0, state.legal_actions()[0])
/// (0, 'choose R-3')
#[pyclass(module = "roshambo")]
#[derive(Clone)]
pub(crate) struct EnvState {
    game: Game,
    state: GameState,
    /// The kinds of cards, in canonical order: the outcomes of chance.
    kinds: Arc<Vec<String>>,
    /// The deals of a small variant, until one of them is drawn.
    deals: Option<Arc<Vec<GameState>>>,
    is_small: bool,
    /// The cards of the awaited deck that are drawn so far.
    drawn: Vec<usize>,
    /// All actions with their players, and outcomes of chance; `None` if the state does not come from the start of a game.
    history: Option<Vec<(i64, usize)>>,
    /// For each seat a hash of everything that it has seen and done; `None` if it is not tracked.
    seen: Option<Vec<[u8; 32]>>,
    /// For each seat the choices that it has made of a factored move.
    choices: Vec<Vec<usize>>,
    /// The number of decisions so far.
    decisions: u64,
}

impl EnvState {
    /// A state without its past.
    pub(crate) fn of_state(game: Game, state: GameState) -> EnvState {
        let choices = vec![Vec::new(); state.spec().seats.count()];
        let kinds = Arc::new(Vec::new());
        let (drawn, deals, is_small) = (Vec::new(), None, false);
        let (history, seen, decisions) = (None, None, 0);
        EnvState { game, state, kinds, deals, is_small, drawn, history, seen, choices, decisions }
    }

    fn seats(&self) -> Seats {
        self.state.spec().seats
    }

    /// What a player who decides now may know, for a bot: without the events of the past.
    pub(crate) fn observation(&self, player: Option<i64>) -> Result<Observation, Failure> {
        let seat = self.deciding(player)?;
        Ok(self.state.observation(seat))
    }

    /// The number of decisions since the state was made.
    pub(crate) fn decisions(&self) -> u64 {
        self.decisions
    }

    fn deciding(&self, player: Option<i64>) -> Result<Seat, Failure> {
        match (player, self.player()) {
            (Some(player), _) => player_seat(self.seats(), player),
            (None, Some(seat)) => Ok(seat),
            (None, None) => Err(Failure::argument(say!("python-seat-needed", count = 0))),
        }
    }

    /// The seat that decides now.
    fn player(&self) -> Option<Seat> {
        if self.deals.is_some() { None } else { self.state.player() }
    }

    /// Whether chance decides now.
    fn is_chance(&self) -> bool {
        self.deals.is_some() || self.state.awaits() == Awaits::Deck
    }

    /// Begins a small variant with one of its deals.
    fn begin(&mut self, deals: &[GameState], outcome: i64) -> Result<(), Failure> {
        let Some(deal) = usize::try_from(outcome).ok().and_then(|index| deals.get(index)) else {
            return Err(Failure::argument(say!("python-outcome", found = outcome)));
        };
        self.state = deal.clone();
        self.deals = None;
        self.look(None);
        if let Some(history) = &mut self.history {
            history.push((CHANCE, outcome.unsigned_abs() as usize));
        }
        Ok(())
    }

    /// The numbers of cards of each kind that are left to draw.
    fn left(&self) -> Vec<usize> {
        let mut left = vec![0; self.kinds.len()];
        for card in self.state.awaited_deck() {
            if let Some(kind) = self.kinds.iter().position(|kind| *kind == card) {
                left[kind] += 1;
            }
        }
        for kind in &self.drawn {
            left[*kind] -= 1;
        }
        left
    }

    fn draw(&mut self, outcome: i64) -> Result<(), Failure> {
        if let Some(deals) = self.deals.clone() {
            return self.begin(&deals, outcome);
        }
        let left = self.left();
        let kind = usize::try_from(outcome).ok().filter(|kind| left.get(*kind).is_some_and(|left| *left > 0));
        let Some(kind) = kind else {
            return Err(Failure::argument(say!("python-outcome", found = outcome)));
        };
        self.drawn.push(kind);
        if left.iter().sum::<usize>() == 1 {
            let cards: Vec<&str> = self.drawn.iter().map(|kind| self.kinds[*kind].as_str()).collect();
            self.state.deal(&cards.join(" "))?;
            self.drawn.clear();
            self.look(None);
        }
        if let Some(history) = &mut self.history {
            history.push((CHANCE, kind));
        }
        Ok(())
    }

    fn decide(&mut self, seat: Seat, index: i64) -> Result<Option<String>, Failure> {
        let action = action(self.game.game_id(), index)?;
        if self.deals.is_some() {
            return Err(Failure::from(BotError::NotAwaited(seat)));
        }
        let notation = self.state.apply(seat, action)?;
        match notation {
            Some(_) => self.choices[seat.index()].clear(),
            None => self.choices[seat.index()].push(action.index()),
        }
        self.decisions += 1;
        self.look(Some((seat, action.index())));
        if let Some(history) = &mut self.history {
            history.push((seat.index() as i64, action.index()));
        }
        Ok(notation)
    }

    /// Adds what each seat sees now, and its own action, to what it has seen.
    fn look(&mut self, own: Option<(Seat, usize)>) {
        let Some(seen) = &mut self.seen else { return };
        for (index, hash) in seen.iter_mut().enumerate() {
            let seat = Seat::new(index);
            let action = own.filter(|(actor, _)| *actor == seat).map(|(_, action)| action);
            let view = json(&self.state, seat);
            *hash = sha256(&format!("{} {action:?} {view}", hex(hash)));
        }
    }
}

/// The deals of a small variant. They are found once: that takes up to a second.
fn small_deals(game: GameId) -> Arc<Vec<GameState>> {
    static DEALS: [OnceLock<Arc<Vec<GameState>>>; GameId::COUNT] = [const { OnceLock::new() }; GameId::COUNT];
    Arc::clone(DEALS[game.index()].get_or_init(|| Arc::new(SmallVariant::of(game).deals())))
}

fn json(state: &GameState, seat: Seat) -> String {
    // A view has only texts, numbers and lists, so it can always be written.
    serde_json::to_string(&state.view(Viewer::Seat(seat), Recall::Memory)).unwrap_or_default()
}

#[pymethods]
impl EnvState {
    /// A new game. With ``track_information`` the state keeps what `information_state` needs.
    #[new]
    #[pyo3(signature = (game, *, track_information=false))]
    fn create(game: &Game, track_information: bool) -> PyResult<EnvState> {
        let seats = game.table_seats().count();
        let state =
            GameState::new(game.game_id(), seats as u8, &game.option_list()).map_err(Failure::from)?;
        let mut kinds = state.awaited_deck();
        kinds.dedup();
        let seen = track_information.then(|| vec![[0; 32]; seats]);
        let kinds = Arc::new(kinds);
        Ok(EnvState { kinds, history: Some(Vec::new()), seen, ..EnvState::of_state(game.clone(), state) })
    }

    /// A small variant of a game for two players: a position near its end, which begins with one of a few
    /// deals, each equally likely. See `docs/research.md`.
    ///
    /// >>> import roshambo
    /// >>> state = roshambo.EnvState.small("ninjan")
    /// >>> len(state.chance_outcomes())
    /// 90
    #[staticmethod]
    #[pyo3(signature = (game_id, *, track_information=false))]
    fn small(game_id: &str, track_information: bool) -> PyResult<EnvState> {
        let state = EnvState::create(&Game::of_id(game_id)?, track_information)?;
        let deals = small_deals(state.game.game_id());
        Ok(EnvState { deals: Some(deals), is_small: true, ..state })
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The player who decides now, `CHANCE` or `TERMINAL`.
    fn current_player(&self) -> i64 {
        match self.player() {
            Some(seat) => seat.index() as i64,
            None if self.is_chance() => CHANCE,
            None => TERMINAL,
        }
    }

    /// The players who may decide now: several if decisions are sealed.
    fn deciding_players(&self) -> Vec<usize> {
        if self.deals.is_some() {
            return Vec::new();
        }
        self.state.awaits().seats().iter().map(Seat::index).collect()
    }

    /// The legal actions of a player in rising order; none if the player may not decide now.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> PyResult<Vec<usize>> {
        let seat = match (player, self.player()) {
            (_, None) => return Ok(Vec::new()),
            (None, Some(seat)) => seat,
            (Some(player), _) => player_seat(self.seats(), player)?,
        };
        Ok(self.state.legal_actions(seat).into_iter().map(Action::index).collect())
    }

    /// The outcomes of chance with their probabilities: which kind of card is drawn next.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        if let Some(deals) = &self.deals {
            return (0..deals.len()).map(|deal| (deal, 1.0 / deals.len() as f64)).collect();
        }
        let left = self.left();
        let all = left.iter().sum::<usize>() as f64;
        let kinds = left.into_iter().enumerate().filter(|(_, left)| *left > 0);
        kinds.map(|(kind, left)| (kind, left as f64 / all)).collect()
    }

    /// The kinds of cards in canonical order: the outcomes of chance.
    #[getter]
    fn card_kinds(&self) -> Vec<String> {
        self.kinds.to_vec()
    }

    /// Makes an action of the player who decides now, or draws a card at a chance node. Returns the move
    /// in notation if the action completes one.
    fn apply(&mut self, action: i64) -> PyResult<Option<String>> {
        if self.is_chance() {
            self.draw(action)?;
            return Ok(None);
        }
        Ok(self.decide(self.player().unwrap_or(Seat::FIRST), action)?)
    }

    /// Makes an action of one of the players who may decide now. The others see nothing of it.
    /// Returns the move in notation if the action completes one.
    fn apply_for(&mut self, player: i64, action: i64) -> PyResult<Option<String>> {
        let seat = player_seat(self.seats(), player)?;
        Ok(self.decide(seat, action)?)
    }

    /// Deals the whole awaited deck: cards with one space between them, top first.
    fn deal(&mut self, cards: &str) -> PyResult<()> {
        if self.deals.is_some() {
            return Err(Failure::argument(say!("python-small")).into());
        }
        let places: Vec<usize> =
            cards.split(' ').filter_map(|card| self.kinds.iter().position(|kind| kind == card)).collect();
        self.state.deal(cards).map_err(Failure::from)?;
        self.drawn.clear();
        self.look(None);
        if let Some(history) = &mut self.history {
            history.extend(places.iter().map(|kind| (CHANCE, *kind)));
        }
        Ok(())
    }

    /// Shuffles and deals the awaited deck. The cards follow from the seed.
    fn deal_shuffled(&mut self, seed: u64) -> PyResult<()> {
        let mut cards = self.state.awaited_deck();
        Stream::of_text(&format!("deal {seed}")).shuffle(&mut cards);
        self.deal(&cards.join(" "))
    }

    /// Makes a move in notation, as one or several actions.
    fn play(&mut self, player: i64, notation: &str) -> PyResult<()> {
        let seat = player_seat(self.seats(), player)?;
        let actions = self.state.actions_of(seat, notation).map_err(Failure::from)?;
        let mut next = self.clone();
        for action in actions {
            next.apply_for(player, action.index() as i64)?;
        }
        *self = next;
        Ok(())
    }

    /// The text of an action of a player.
    fn action_text(&self, player: i64, action: i64) -> PyResult<String> {
        Ok(text(self.game.game_id(), player_seat(self.seats(), player)?, action)?)
    }

    /// The reward of each player: 0 until the game is over, then from -1 to 1 with the sum 0.
    #[getter]
    fn rewards(&self) -> Vec<f64> {
        let seats = self.seats().count() as f64;
        let reward = |share: f64| (seats * share - 1.0) / (seats - 1.0);
        match self.state.outcome() {
            Some(outcome) => shares(&outcome).into_iter().map(reward).collect(),
            None => vec![0.0; self.seats().count()],
        }
    }

    /// The outcome; ``None`` while the game is not over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome().map(Outcome::new)
    }

    /// What a player may know, as numbers. ``out`` is an array to write into.
    #[pyo3(signature = (player, *, out=None))]
    fn tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = player_seat(self.seats(), player)?;
        let array = out_or_new::<f32>(py, out, "out", self.state.spec().tensor)?;
        let mut access = writable(&array, "out")?;
        self.state.write_tensor(seat, slice_mut(&mut access, "out")?).map_err(Failure::from)?;
        Ok(array)
    }

    /// Which actions are legal for a player. ``out`` is an array to write into.
    #[pyo3(signature = (player, *, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        player: i64,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = player_seat(self.seats(), player)?;
        let array = out_or_new::<bool>(py, out, "out", self.state.spec().actions)?;
        let mut access = writable(&array, "out")?;
        self.state.write_mask(seat, slice_mut(&mut access, "out")?).map_err(Failure::from)?;
        Ok(array)
    }

    /// What a player may know, or a spectator if ``player`` is ``None``.
    #[pyo3(signature = (player=None))]
    fn view(&self, player: Option<i64>) -> PyResult<View> {
        let seat = player.map(|player| player_seat(self.seats(), player)).transpose()?;
        Ok(View::new(self.state.view(Viewer::of(seat), Recall::Memory)))
    }

    /// What a player sees now, as a text: the view, and the choices of an unfinished move.
    fn observation_text(&self, player: i64) -> PyResult<String> {
        let seat = player_seat(self.seats(), player)?;
        let choices = &self.choices[seat.index()];
        let view = json(&self.state, seat);
        Ok(if choices.is_empty() { view } else { format!("{view} choices {choices:?}") })
    }

    /// What a player sees now, and a hash of everything that the player has seen and done: equal texts
    /// mean equal information with perfect recall.
    fn information_state(&self, player: i64) -> PyResult<String> {
        let seat = player_seat(self.seats(), player)?;
        let Some(seen) = &self.seen else {
            return Err(Failure::argument(say!("python-not-tracked")).into());
        };
        Ok(format!("{} seen {}", self.observation_text(player)?, hex(&seen[seat.index()][..16])))
    }

    /// A random state that a player cannot distinguish from this one. It has no past, so it cannot be
    /// pickled.
    fn resample(&self, player: i64, seed: u64) -> PyResult<EnvState> {
        let seat = player_seat(self.seats(), player)?;
        let state = self.state.resample(seat, &mut Stream::of_text(&format!("resample {seed}")));
        let mut choices = vec![Vec::new(); self.seats().count()];
        choices[seat.index()].clone_from(&self.choices[seat.index()]);
        let state = state.map_err(Failure::from)?;
        Ok(EnvState { state, choices, drawn: Vec::new(), history: None, ..self.clone() })
    }

    /// All actions so far, each with its player; outcomes of chance with `CHANCE`. ``None`` if the state
    /// does not come from the start of a game.
    #[getter]
    fn history(&self) -> Option<Vec<(i64, usize)>> {
        self.history.clone()
    }

    /// A copy.
    fn copy(&self) -> EnvState {
        self.clone()
    }

    fn __copy__(&self) -> EnvState {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> EnvState {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let Some(history) = self.history.clone() else {
            return Err(internal("a state without its past cannot be pickled"));
        };
        let restore = py.import("roshambo._restore")?.getattr("restore_env_state")?;
        (restore, (self.game.clone(), self.is_small, self.seen.is_some(), history)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let header = (self.game.game_id(), self.seats());
        format!("EnvState('{}', seats={}, current_player={})", header.0, header.1, self.current_player())
    }
}
