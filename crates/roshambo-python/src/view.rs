//! What one viewer may know of a state.

use pyo3::prelude::*;
use roshambo_table::AnyView;
use roshambo_words::Words;

use crate::convert::{numbers, to_python};
use crate::errors::internal;
use crate::phrase::{self, Phrase, lang};

/// What one viewer may know of a state.
///
/// >>> import roshambo
/// >>> view = roshambo.Game("ninjan").new_state(seed=1).view(2)
/// >>> view.game, view.to_act, len(view.data["hand"])
/// ('ninjan', [1, 2], 9)
/// >>> view.prompt.text()
/// 'Round 1: choose a card; all are revealed together.'
#[pyclass(frozen, eq, module = "roshambo")]
#[derive(PartialEq)]
pub(crate) struct View(AnyView);

impl View {
    pub(crate) fn new(view: AnyView) -> View {
        View(view)
    }
}

#[pymethods]
impl View {
    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().id()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats().count()
    }

    /// The seats that may act now.
    #[getter]
    fn to_act(&self) -> Vec<u32> {
        numbers(self.0.awaits().seats())
    }

    /// The fields of the view, as the protocol of the server writes them.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    /// The view as JSON. Equal views have equal texts.
    #[getter]
    fn json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(|error| internal(&error.to_string()))
    }

    /// What the viewer is asked to do now.
    #[getter]
    fn prompt(&self) -> Phrase {
        Phrase::new(self.0.presentation().prompt)
    }

    /// The whole table in words, one line for each thing.
    #[pyo3(signature = (language=None))]
    fn description(&self, language: Option<&str>) -> PyResult<Vec<String>> {
        let words = Words::of(lang(language)?);
        Ok(self.0.presentation().description.iter().map(|phrase| words.say(phrase)).collect())
    }

    fn __str__(&self) -> String {
        let phrases = self.0.presentation().description;
        phrases.iter().map(phrase::say).collect::<Vec<_>>().join("\n")
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("View({})", self.json()?))
    }
}
