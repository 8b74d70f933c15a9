//! A game with its number of seats and its options: what states are made of.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use roshambo_rules::{Phrase as RulesPhrase, Seats};
use roshambo_table::fair::Proof;
use roshambo_table::record::{Header, Problem};
use roshambo_table::{GameId, Table, open};
use roshambo_words::{Words, page};

use crate::errors::{Failure, internal};
use crate::phrase::lang;
use crate::playouts::{self, Playouts};
use crate::spec::{self, Field};
use crate::state::State;

/// The ids of all games.
///
/// >>> import roshambo
/// >>> roshambo.game_ids()
/// ['paws', 'paws-quick', 'ninjan', 'kanobu', 'tsuefa']
#[pyfunction]
pub(crate) fn game_ids() -> Vec<&'static str> {
    GameId::ALL.into_iter().map(GameId::id).collect()
}

/// An option that can be chosen before a game.
#[pyclass(frozen, get_all, module = "roshambo")]
pub(crate) struct GameOption {
    /// The name of the option.
    name: &'static str,
    /// The accepted values, in words.
    values: String,
    /// The default value, in words.
    default: String,
    /// What the option changes.
    about: String,
}

#[pymethods]
impl GameOption {
    fn __repr__(&self) -> String {
        format!("GameOption({:?}, values={:?})", self.name, self.values)
    }
}

/// A game with its number of seats and its options.
///
/// >>> import roshambo
/// >>> game = roshambo.Game("kanobu", seats=3, options={"opening": "2"})
/// >>> game.title(), game.seats, game.options
/// ('Kanobu', 3, {'opening': '2'})
/// >>> roshambo.Game("kanobu", seats=7)
/// Traceback (most recent call last):
/// ...
/// roshambo.InvalidArgument: The game kanobu is for 2 to 6 seats, not for 7.
#[pyclass(frozen, eq, hash, module = "roshambo")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Game {
    id: GameId,
    seats: Seats,
    options: BTreeMap<String, String>,
}

impl Game {
    pub(crate) fn of_header(header: &Header) -> Game {
        Game { id: header.game, seats: header.seats, options: header.options.iter().cloned().collect() }
    }

    /// A game at its smallest table, without options.
    pub(crate) fn of_id(id: &str) -> Result<Game, Failure> {
        let id: GameId = id.parse()?;
        Ok(Game { id, seats: id.fewest_seats(), options: BTreeMap::new() })
    }

    pub(crate) fn game_id(&self) -> GameId {
        self.id
    }

    pub(crate) fn table_seats(&self) -> Seats {
        self.seats
    }

    pub(crate) fn option_list(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// A header for records of this game.
    pub(crate) fn header(&self) -> Header {
        Header::new(self.id, self.seats, self.option_list())
    }

    fn open_fair(&self, proof: Proof) -> Result<State, Failure> {
        Ok(State::new(Table::open_fair(self.header(), proof)?))
    }
}

/// Any number as the number of seats of a game.
fn seats(game: GameId, count: i64) -> Result<Seats, Failure> {
    let seats = u8::try_from(count).ok().and_then(|count| game.seats(count));
    let info = game.info();
    let found = u32::try_from(count.max(0)).unwrap_or(u32::MAX);
    let problem = || Problem::Seats { game: game.id(), min: info.min_seats, max: info.max_seats, found };
    seats.ok_or_else(|| Failure::from(problem()))
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, seats=None, options=None))]
    fn create(id: &str, seats: Option<i64>, options: Option<BTreeMap<String, String>>) -> PyResult<Game> {
        let id: GameId = id.parse().map_err(Failure::from)?;
        let seats = seats.map_or(Ok(id.fewest_seats()), |count| self::seats(id, count))?;
        let game = Game { id, seats, options: options.unwrap_or_default() };
        open(id, seats, &game.option_list()).map_err(Failure::from)?;
        Ok(game)
    }

    /// The id of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.id.id()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.seats.count()
    }

    /// The options that were chosen.
    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.options.clone()
    }

    /// The fewest and the most seats of the game.
    #[getter]
    fn seat_range(&self) -> (u8, u8) {
        (self.id.info().min_seats, self.id.info().max_seats)
    }

    /// The version of the rules. Records of another version are refused.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.id.info().rules
    }

    /// The title of the game in a language.
    #[pyo3(signature = (language=None))]
    fn title(&self, language: Option<&str>) -> PyResult<String> {
        Ok(Words::of(lang(language)?).say(&RulesPhrase::new(self.id.info().title)))
    }

    /// The game in one line, in a language.
    #[pyo3(signature = (language=None))]
    fn about(&self, language: Option<&str>) -> PyResult<String> {
        Ok(Words::of(lang(language)?).say(&RulesPhrase::new(self.id.info().about)))
    }

    /// The rules of the game in a language, in Markdown.
    #[pyo3(signature = (language=None))]
    fn rules(&self, language: Option<&str>) -> PyResult<&'static str> {
        let found =
            page(lang(language)?, self.id.id()).ok_or_else(|| internal("a game has no rules page"))?;
        Ok(found.text)
    }

    /// The options that can be chosen, described in a language.
    #[pyo3(signature = (language=None))]
    fn available_options(&self, language: Option<&str>) -> PyResult<Vec<GameOption>> {
        let words = Words::of(lang(language)?);
        let text = |id: &'static str| words.say(&RulesPhrase::new(id));
        let specs = self.id.info().options.iter();
        let described = specs.map(|spec| GameOption {
            name: spec.name,
            values: text(spec.values),
            default: text(spec.default),
            about: text(spec.about),
        });
        Ok(described.collect())
    }

    /// The number of actions: the length of a mask.
    #[getter]
    fn action_count(&self) -> usize {
        roshambo_env::action_count(self.id)
    }

    /// The text of an action of a player, counted from 0.
    #[pyo3(signature = (action, player=0))]
    fn action_text(&self, action: i64, player: i64) -> PyResult<String> {
        Ok(spec::text(self.id, spec::player_seat(self.seats, player)?, action)?)
    }

    /// The number of values of a tensor.
    #[getter]
    fn tensor_size(&self) -> usize {
        spec::tensor_size(self.id, self.seats)
    }

    /// The fields of a tensor, in order.
    ///
    /// >>> import roshambo
    /// >>> game = roshambo.Game("ninjan")
    /// >>> sum(field.length for field in game.tensor_fields()) == game.tensor_size
    /// True
    fn tensor_fields(&self) -> Vec<Field> {
        spec::tensor_fields(self.id, self.seats)
    }

    /// The small variant of this game: what the position is, and after how many decisions it is a draw.
    #[getter]
    fn small_variant(&self) -> (&'static str, u32) {
        let variant = roshambo_env::SmallVariant::of(self.id);
        (variant.about, variant.horizon)
    }

    /// A new state. Its decks follow from the seed, or from the randomness of the system, and are
    /// dealt automatically. With ``deal=False`` the caller deals each deck with `State.deal`.
    ///
    /// >>> import roshambo
    /// >>> game = roshambo.Game("ninjan")
    /// >>> game.new_state(seed=7) == game.new_state(seed=7)
    /// True
    /// >>> game.new_state(deal=False).awaits
    /// 'deck'
    #[pyo3(signature = (seed=None, *, deal=true))]
    fn new_state(&self, seed: Option<u64>, deal: bool) -> PyResult<State> {
        if !deal {
            return Ok(State::new(Table::open(self.header()).map_err(Failure::from)?));
        }
        let proof = match seed {
            Some(seed) => Proof::seeded(self.seats, self.seats.all(), &format!("roshambo python {seed}")),
            None => {
                Proof::random(self.seats, self.seats.all()).map_err(|error| internal(&error.to_string()))?
            }
        };
        Ok(self.open_fair(proof)?)
    }

    /// Plays random games with every legal move equally likely, and counts moves and victories.
    /// Releases the interpreter lock; Ctrl-C ends it.
    #[pyo3(signature = (count, *, seed=0, threads=1))]
    fn playouts(&self, py: Python<'_>, count: u64, seed: u64, threads: i64) -> PyResult<Playouts> {
        playouts::play(py, self, count, seed, threads)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (self.id.id(), self.seats.count(), self.options.clone());
        (py.get_type::<Game>(), arguments).into_pyobject(py)
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let options = match self.options.is_empty() {
            true => String::new(),
            false => format!(", options={}", braced(&self.options)),
        };
        format!("Game('{}', seats={}{options})", self.id, self.seats)
    }
}

fn braced(options: &BTreeMap<String, String>) -> String {
    let pairs: Vec<String> = options.iter().map(|(name, value)| format!("'{name}': '{value}'")).collect();
    format!("{{{}}}", pairs.join(", "))
}
