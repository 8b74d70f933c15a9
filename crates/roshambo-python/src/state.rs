//! The state of one game: everything, hidden cards included.
//!
//! A state shares its game with its copies until one of them changes, so that copying costs nothing.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use roshambo_bots::next_seat;
use roshambo_rules::{Awaits, Dice, Recall, Seat, Seats, say};
use roshambo_table::fair::Proof;
use roshambo_table::record::Entry;
use roshambo_table::{MoveError, MoveList, NumberedEvent, Observation, Stream, Table};

use crate::convert::{numbers, seat, viewer};
use crate::errors::{Class, Failure, internal};
use crate::event::Event;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::record::Record;
use crate::view::View;

/// The state of one game.
///
/// Seats are numbered from 1. A method with ``seat=None`` means the seat that may act, if there is
/// only one.
///
/// >>> import roshambo
/// >>> state = roshambo.Game("tsuefa").new_state()
/// >>> state.awaits, state.to_act
/// ('sealed', [1, 2])
/// >>> events = state.play(1, "setup FDSSSPPPRRRR")
/// >>> events = state.play(2, "setup FDSSSPPPRRRR")
/// >>> before = state.copy()
/// >>> [str(event) for event in state.play(1, "c2-c3")]
/// ['Player 1 moves from c2 to c3']
/// >>> state == before
/// False
/// >>> state.play(2, "c5-c3")
/// Traceback (most recent call last):
/// ...
/// roshambo.IllegalMove: Square c3 is not next to c5: a figure moves one square up, down, left or right.
#[pyclass(module = "roshambo")]
pub(crate) struct State {
    table: Arc<Table>,
}

impl State {
    pub(crate) fn new(table: Table) -> State {
        State { table: Arc::new(table) }
    }

    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table)
    }

    fn seats_of(&self) -> Seats {
        self.table.header().seats
    }

    /// What a seat that decides now may know.
    pub(crate) fn observation(&self, number: Option<i64>) -> Result<Observation, Failure> {
        Ok(Observation::of(self.table.driver(), self.acting(number)?))
    }

    /// The seat with this number, or the only seat that may act.
    fn acting(&self, number: Option<i64>) -> Result<Seat, Failure> {
        let acting = self.table.awaits().seats();
        match (number, acting.first()) {
            (Some(number), _) => seat(self.seats_of(), number),
            (None, Some(only)) if acting.len() == 1 => Ok(only),
            (None, _) => Err(Failure::argument(say!("python-seat-needed", count = acting.len()))),
        }
    }

    fn applied(&self, numbers: std::ops::Range<u64>) -> Vec<Event> {
        let events = self.table.driver().full_events(numbers.clone());
        let numbered = numbers.zip(events).map(|(number, event)| NumberedEvent { number, event });
        numbered.map(Event::new).collect()
    }
}

#[pymethods]
impl State {
    /// The game, with its number of seats and its options.
    #[getter]
    fn game(&self) -> Game {
        Game::of_header(self.table.header())
    }

    /// What the game waits for: ``"turn"``, ``"sealed"``, ``"deck"`` or ``"over"``.
    #[getter]
    fn awaits(&self) -> &'static str {
        match self.table.awaits() {
            Awaits::Turn { .. } => "turn",
            Awaits::Sealed { .. } => "sealed",
            Awaits::Deck => "deck",
            Awaits::Over => "over",
        }
    }

    /// The seats that may act now.
    #[getter]
    fn to_act(&self) -> Vec<u32> {
        numbers(self.table.awaits().seats())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.awaits() == Awaits::Over
    }

    /// The outcome; ``None`` while the game is not over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().map(Outcome::new)
    }

    /// The legal moves of a seat in notation, sorted; empty if the seat may not act. Raises an error
    /// if they are too many to list (the setup of Tsu-e-fa!, see `move_form`).
    ///
    /// >>> import roshambo
    /// >>> state = roshambo.Game("ninjan").new_state(seed=1)
    /// >>> state.legal_moves(2)[:3]
    /// ['choose P-6', 'choose P1', 'choose P10']
    #[pyo3(signature = (seat=None))]
    fn legal_moves(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        match self.table.legal(self.acting(seat)?) {
            MoveList::Listed(moves) => Ok(moves),
            MoveList::Unlisted { form } => {
                Err(Failure::argument(say!("python-too-many-moves", form = roshambo_rules::Arg::text(form)))
                    .into())
            }
        }
    }

    /// The form of a seat's moves if they are too many to list, such as ``"setup ..."``; else ``None``.
    #[pyo3(signature = (seat=None))]
    fn move_form(&self, seat: Option<i64>) -> PyResult<Option<&'static str>> {
        Ok(match self.table.legal(self.acting(seat)?) {
            MoveList::Listed(_) => None,
            MoveList::Unlisted { form } => Some(form),
        })
    }

    /// What a move is called; an error if the text is not in the notation.
    fn move_phrase(&self, notation: &str) -> PyResult<Phrase> {
        match self.table.driver().move_option(notation) {
            Some(option) => Ok(Phrase::new(option.phrase)),
            None => Err(Failure::argument(say!(
                "python-not-a-move",
                found = roshambo_rules::Arg::foreign(notation)
            ))
            .into()),
        }
    }

    /// Raises `IllegalMove` with the reason if the rules forbid a move now. Changes nothing.
    fn check(&self, seat: i64, notation: &str) -> PyResult<()> {
        let seat = self::seat(self.seats_of(), seat)?;
        Ok(self.table.driver().check(seat, notation).map_err(Failure::from)?)
    }

    /// Makes a move, and deals if the decks of the state are dealt automatically. Returns the events,
    /// with nothing hidden. An illegal move raises `IllegalMove` and changes nothing.
    fn play(&mut self, seat: i64, notation: &str) -> PyResult<Vec<Event>> {
        let seat = self::seat(self.seats_of(), seat)?;
        // Checked first, so that a refused move does not separate this state from its copies.
        self.table.driver().check(seat, notation).map_err(Failure::from)?;
        let events = Arc::make_mut(&mut self.table).play(seat, notation).map_err(Failure::from)?;
        Ok(self.applied(events))
    }

    /// Deals the awaited deck: cards with one space between them, top first. Returns the events.
    fn deal(&mut self, cards: &str) -> PyResult<Vec<Event>> {
        let events = Arc::make_mut(&mut self.table).take(Entry::Deck(cards.to_owned()));
        let events = events.map_err(Failure::from)?;
        Ok(self.applied(events))
    }

    /// The awaited deck in a random order, in the form that `deal` takes; ``None`` if no deck is awaited.
    fn shuffled_deck(&self, seed: u64) -> Option<String> {
        self.table.driver().shuffled_deck(&mut Stream::of_text(&format!("deck {seed}")))
    }

    /// A random legal move of a seat; all are equally likely.
    #[pyo3(signature = (seed, seat=None))]
    fn random_move(&self, seed: u64, seat: Option<i64>) -> PyResult<String> {
        let seat = self.acting(seat)?;
        if !self.table.awaits().seats().contains(seat) {
            return Err(Failure::from(roshambo_bots::BotError::NotAwaited(seat)).into());
        }
        Ok(self.table.driver().random_move(seat, &mut Stream::of_text(&format!("move {seed}"))))
    }

    /// Plays random moves to the end of the game, on a copy, and returns the outcome. Releases the
    /// interpreter lock.
    fn playout(&self, py: Python<'_>, seed: u64) -> PyResult<Outcome> {
        let mut table = Table::clone(&self.table);
        let mut dice = Stream::of_text(&format!("playout {seed}"));
        let played = py.detach(|| -> Result<Table, MoveError> {
            random_play(&mut table, &mut dice)?;
            Ok(table)
        });
        let outcome = played.map_err(Failure::from)?.outcome();
        outcome.map(Outcome::new).ok_or_else(|| internal("a finished game has no outcome"))
    }

    /// What a seat may know, or a spectator if ``seat`` is ``None``. ``recall="display"`` leaves out
    /// what players must remember unaided, which matters in pro Tsu-e-fa! only.
    #[pyo3(signature = (seat=None, *, recall="memory"))]
    fn view(&self, seat: Option<i64>, recall: &str) -> PyResult<View> {
        let viewer = viewer(self.seats_of(), seat)?;
        Ok(View::new(self.table.view(viewer, parse_recall(recall)?)))
    }

    /// The events from a number on, as a seat or a spectator may know them.
    #[pyo3(signature = (viewer=None, *, since=0, recall="memory"))]
    fn events(&self, viewer: Option<i64>, since: u64, recall: &str) -> PyResult<Vec<Event>> {
        let viewer = self::viewer(self.seats_of(), viewer)?;
        let numbers = since..self.table.driver().events().max(since);
        let events = self.table.events_for(numbers, viewer, parse_recall(recall)?);
        Ok(events.into_iter().map(Event::new).collect())
    }

    /// The inputs so far (decks and moves), as lines of a record.
    #[getter]
    fn journal(&self) -> Vec<String> {
        self.table.journal().iter().map(ToString::to_string).collect()
    }

    /// The record of the game so far. A finished game whose decks were dealt automatically has its proof.
    fn record(&self) -> Record {
        Record::of_table(&self.table)
    }

    /// A copy. It shares its memory with this state until one of them changes.
    fn copy(&self) -> State {
        State { table: self.table() }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    fn __eq__(&self, other: &State) -> bool {
        Arc::ptr_eq(&self.table, &other.table)
            || self.table.journal() == other.table.journal()
                && self.table.header_with_secret() == other.table.header_with_secret()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let lines = self.table.journal().iter().map(|entry| format!("{entry}\n"));
        let record = format!("{}{}", self.table.header_with_secret(), lines.collect::<String>());
        let restore = py.import("roshambo._roshambo")?.getattr("restore_state")?;
        (restore, (record, self.table.deals_automatically())).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let header = self.table.header();
        let length = self.table.journal().len();
        format!(
            "State('{}', seats={}, entries={length}, awaits='{}')",
            header.game,
            header.seats,
            self.awaits()
        )
    }
}

/// Restores a state that was pickled.
#[pyfunction]
pub(crate) fn restore_state(record: &str, deals_automatically: bool) -> PyResult<State> {
    let mut table = Table::replay(record.as_bytes()).map_err(Failure::from)?;
    if deals_automatically {
        let seats = table.header().seats;
        // The header has the proof: the other one is not used.
        let other = Proof::seeded(seats, seats.all(), "roshambo python");
        table = table.resume(other).map_err(Failure::from)?;
    }
    Ok(State::new(table))
}

fn random_play(table: &mut Table, dice: &mut Stream) -> Result<(), MoveError> {
    loop {
        match (next_seat(table), table.awaits()) {
            (Some(seat), _) => {
                let notation = table.driver().random_move(seat, dice);
                table.play(seat, &notation)?;
            }
            (None, Awaits::Deck) => {
                let mut shuffle = Stream::new([0; 32], dice.below(u32::MAX));
                if let Some(deck) = table.driver().shuffled_deck(&mut shuffle) {
                    table.take(Entry::Deck(deck))?;
                }
            }
            (None, _) => return Ok(()),
        }
    }
}

pub(crate) fn parse_recall(text: &str) -> Result<Recall, Failure> {
    match text {
        "memory" => Ok(Recall::Memory),
        "display" => Ok(Recall::Display),
        _ => Err(Failure::new(
            Class::InvalidArgument,
            say!("python-recall", found = roshambo_rules::Arg::foreign(text)),
        )),
    }
}
