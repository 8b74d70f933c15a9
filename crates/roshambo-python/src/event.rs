//! What happened in a game, as one viewer may know it.

use pyo3::prelude::*;
use roshambo_rules::Say;
use roshambo_table::NumberedEvent;

use crate::convert::to_python;
use crate::phrase::{self, Phrase};

/// Something that happened, as one viewer may know it.
///
/// >>> import roshambo
/// >>> state = roshambo.Game("ninjan").new_state(seed=1)
/// >>> deal = state.events(viewer=1)[0]
/// >>> deal.number, deal.data["code"]
/// (0, 'dealt')
/// >>> [hand["cards"] is None for hand in deal.data["hands"]]
/// [False, True]
#[pyclass(frozen, eq, module = "roshambo")]
#[derive(PartialEq)]
pub(crate) struct Event(NumberedEvent);

impl Event {
    pub(crate) fn new(event: NumberedEvent) -> Event {
        Event(event)
    }
}

#[pymethods]
impl Event {
    /// Its number, counted from 0 over the whole game; the same for every viewer.
    #[getter]
    fn number(&self) -> u64 {
        self.0.number
    }

    /// Its fields, as the protocol of the server writes them.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.event)
    }

    /// What it is called.
    #[getter]
    fn phrase(&self) -> Phrase {
        Phrase::new(self.0.event.say())
    }

    fn __str__(&self) -> String {
        phrase::say(&self.0.event)
    }

    fn __repr__(&self) -> String {
        format!("Event({}, {:?})", self.0.number, self.0.event.say().to_string())
    }
}
