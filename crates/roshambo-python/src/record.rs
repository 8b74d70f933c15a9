//! Records: whole games as text, read, written, replayed and verified.

use std::collections::BTreeMap;
use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use roshambo_rules::{Arg, say};
use roshambo_table::fair::Scheme;
use roshambo_table::record::{Entry, Header, Reader, RecordError, io_phrase};
use roshambo_table::{Table, verify};

use crate::convert::numbers;
use crate::errors::{Class, Failure};
use crate::game::Game;
use crate::outcome::Outcome;
use crate::state::State;

/// A whole game as text: a header, and the inputs of the game. Reading a record checks its form;
/// replaying it checks the rules.
///
/// >>> import roshambo
/// >>> result = roshambo.play_match(roshambo.Game("ninjan"), [roshambo.Bot("medium"), roshambo.Bot("random")],
/// ...                              deals=1, seed=5, keep_records=True)
/// >>> record = result.records[0]
/// >>> record.game, len(record.entries)
/// (Game('ninjan', seats=2), 37)
/// >>> for step in record.replay():
/// ...     pass
/// >>> step.state.outcome == record.state().outcome
/// True
/// >>> record.verify().decks
/// 1
#[pyclass(frozen, eq, module = "roshambo")]
#[derive(PartialEq)]
pub(crate) struct Record {
    header: Header,
    entries: Vec<(u64, Entry)>,
    text: String,
}

impl Record {
    pub(crate) fn of_table(table: &Table) -> Record {
        let text = table.to_string();
        let header =
            if table.outcome().is_some() { table.header_with_secret() } else { table.header().clone() };
        let first = text.lines().count() - table.journal().len();
        let entries = table.journal().iter().cloned().enumerate();
        let entries = entries.map(|(place, entry)| ((first + place + 1) as u64, entry)).collect();
        Record { header, entries, text }
    }

    fn of_text(text: String) -> Result<Record, RecordError> {
        let reader = Reader::new(text.as_bytes())?;
        let header = reader.header().clone();
        let entries = reader.collect::<Result<Vec<_>, _>>()?;
        Ok(Record { header, entries, text })
    }

    fn replayed(&self, entries: usize) -> Result<Table, Failure> {
        let mut table = Table::open(self.header.clone())?;
        table.take_all(self.entries.iter().take(entries).cloned().map(Ok))?;
        Ok(table)
    }
}

#[pymethods]
impl Record {
    /// Reads a record from a text.
    #[new]
    fn parse(text: String) -> PyResult<Record> {
        Ok(Record::of_text(text).map_err(Failure::from)?)
    }

    /// Reads a record from a file.
    #[staticmethod]
    fn read(path: PathBuf) -> PyResult<Record> {
        let bytes = std::fs::read(&path).map_err(|error| {
            let (file, error) = (Arg::text(path.display()), io_phrase(&error));
            Failure::new(Class::InvalidRecord, say!("failure-open", file = file, error = error))
        })?;
        match String::from_utf8(bytes) {
            Ok(text) => Record::parse(text),
            Err(error) => {
                // The reader names the line that is not text.
                let refused = Reader::new(error.as_bytes()).and_then(Iterator::collect::<Result<Vec<_>, _>>);
                let refused = refused.err().map(Failure::from);
                Err(refused
                    .unwrap_or_else(|| Failure::new(Class::InvalidRecord, say!("record-not-text")))
                    .into())
            }
        }
    }

    /// Writes the record to a file.
    fn write(&self, path: PathBuf) -> PyResult<()> {
        Ok(std::fs::write(&path, &self.text).map_err(|error| {
            let (file, error) = (Arg::text(path.display()), io_phrase(&error));
            Failure::new(Class::InvalidRecord, say!("failure-write", file = file, error = error))
        })?)
    }

    /// The game, with its number of seats and its options.
    #[getter]
    fn game(&self) -> Game {
        Game::of_header(&self.header)
    }

    /// Names, dates and the proof. Of several lines with one name the last one counts.
    #[getter]
    fn meta(&self) -> BTreeMap<String, String> {
        self.header.meta.iter().cloned().collect()
    }

    /// The inputs of the game: decks and moves, as lines.
    #[getter]
    fn entries(&self) -> Vec<String> {
        self.entries.iter().map(|(_, entry)| entry.to_string()).collect()
    }

    /// The state after so many entries, by default after all of them. Raises `InvalidRecord` with the
    /// line if the rules refuse an entry.
    #[pyo3(signature = (entries=None))]
    fn state(&self, py: Python<'_>, entries: Option<usize>) -> PyResult<State> {
        let table = py.detach(|| self.replayed(entries.unwrap_or(usize::MAX)))?;
        Ok(State::new(table))
    }

    /// Goes through the game entry by entry.
    fn replay(slf: PyRef<'_, Self>) -> PyResult<Replay> {
        let table = Table::open(slf.header.clone()).map_err(Failure::from)?;
        Ok(Replay { record: slf.into(), table, next: 0 })
    }

    /// Checks that every deck follows from the proof in the record, and that sealed decisions match
    /// their seals. Raises `Unproven` with the reason if the record does not prove a fair game.
    fn verify(&self, py: Python<'_>) -> PyResult<Verified> {
        let verified = py.detach(|| verify(self.text.as_bytes()));
        Ok(Verified(verified.map_err(Failure::from)?))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        (py.get_type::<Record>(), (self.text.as_str(),)).into_pyobject(py)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Record('{}', seats={}, entries={})", self.header.game, self.header.seats, self.entries.len())
    }
}

/// The steps of a record, one after the other.
#[pyclass(module = "roshambo")]
pub(crate) struct Replay {
    record: Py<Record>,
    table: Table,
    next: usize,
}

#[pymethods]
impl Replay {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self) -> PyResult<Option<Step>> {
        let Some((line, entry)) = self.record.get().entries.get(self.next).cloned() else {
            return Ok(None);
        };
        let text = entry.to_string();
        let applied = self.table.take_all([Ok((line, entry))]);
        applied.map_err(Failure::from)?;
        self.next += 1;
        Ok(Some(Step { ply: self.next, line, entry: text, state: State::new(self.table.clone()) }))
    }
}

/// One step of a replay.
#[pyclass(frozen, module = "roshambo")]
pub(crate) struct Step {
    /// The number of entries applied so far, this one included.
    #[pyo3(get)]
    ply: usize,
    /// The line of the entry in the record.
    #[pyo3(get)]
    line: u64,
    /// The entry: a deck or a move.
    #[pyo3(get)]
    entry: String,
    state: State,
}

#[pymethods]
impl Step {
    /// The state after the entry.
    #[getter]
    fn state(&self) -> State {
        State::new(Table::clone(&self.state.table()))
    }

    fn __repr__(&self) -> String {
        format!("Step({}, {:?})", self.ply, self.entry)
    }
}

/// What was checked in a record that proves a fair game.
#[pyclass(frozen, module = "roshambo")]
pub(crate) struct Verified(roshambo_table::Verified);

#[pymethods]
impl Verified {
    /// How the game is proven: ``"local"`` or ``"online"``.
    #[getter]
    fn scheme(&self) -> &'static str {
        match self.0.scheme {
            Scheme::Local => "local",
            Scheme::Online => "online",
        }
    }

    /// How many decks were checked.
    #[getter]
    fn decks(&self) -> u32 {
        self.0.decks
    }

    /// How many sealed decisions match their seals.
    #[getter]
    fn sealed(&self) -> u32 {
        self.0.sealed
    }

    /// How many sealed decisions have no seal.
    #[getter]
    fn unsealed(&self) -> u32 {
        self.0.unsealed
    }

    /// How many entries were replayed.
    #[getter]
    fn entries(&self) -> u64 {
        self.0.entries
    }

    /// The seats whose players committed to a text and revealed it.
    #[getter]
    fn given_texts(&self) -> Vec<u32> {
        numbers(self.0.given)
    }

    /// The outcome, if the game is over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome.map(Outcome::new)
    }

    fn __repr__(&self) -> String {
        format!("Verified(scheme='{}', decks={}, entries={})", self.scheme(), self.0.decks, self.0.entries)
    }
}
