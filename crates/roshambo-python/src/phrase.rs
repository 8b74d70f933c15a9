//! Texts in the languages of the project, and the chosen language.

use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3::prelude::*;
use roshambo_rules::{Arg, Say, Seat, say};
use roshambo_words::{Lang, Words};

use crate::convert::to_python;
use crate::errors::Failure;

/// The index of the chosen language in `Lang::ALL`.
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

fn chosen() -> Lang {
    Lang::ALL.get(CHOSEN.load(Ordering::Relaxed)).copied().unwrap_or_default()
}

/// The text of something in the chosen language.
pub(crate) fn say(what: &impl Say) -> String {
    Words::of(chosen()).say(what)
}

/// The language with this code, or the chosen language.
pub(crate) fn lang(code: Option<&str>) -> Result<Lang, Failure> {
    match code {
        None => Ok(chosen()),
        Some(code) => {
            code.parse().map_err(|_| Failure::argument(say!("python-language", found = Arg::foreign(code))))
        }
    }
}

/// Chooses the language of messages: ``"en"``, ``"ru"`` or ``"uk"``.
///
/// >>> import roshambo
/// >>> roshambo.set_language("uk")
/// >>> roshambo.language()
/// 'uk'
/// >>> roshambo.set_language("en")
#[pyfunction]
pub(crate) fn set_language(code: &str) -> PyResult<()> {
    let lang = lang(Some(code))?;
    let index = Lang::ALL.iter().position(|own| *own == lang).unwrap_or_default();
    CHOSEN.store(index, Ordering::Relaxed);
    Ok(())
}

/// The language of messages.
#[pyfunction]
pub(crate) fn language() -> &'static str {
    chosen().code()
}

/// A text without a language: the id of a message and its arguments.
///
/// >>> import roshambo
/// >>> state = roshambo.Game("ninjan").new_state(seed=1)
/// >>> move = state.legal_moves(1)[0]
/// >>> phrase = state.play(1, move)[0].phrase
/// >>> phrase.id
/// 'ninjan-chose-own'
/// >>> phrase.text()
/// 'Player 1 has chosen paper −1'
/// >>> phrase.text("ru")
/// 'Игрок 1 выбирает карту: бумага −1'
/// >>> phrase.text(reader=1)
/// 'You have chosen paper −1'
#[pyclass(frozen, eq, module = "roshambo")]
#[derive(PartialEq)]
pub(crate) struct Phrase(roshambo_rules::Phrase);

impl Phrase {
    pub(crate) fn new(phrase: roshambo_rules::Phrase) -> Phrase {
        Phrase(phrase)
    }
}

#[pymethods]
impl Phrase {
    /// The id of the message.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.id
    }

    /// The arguments of the message.
    #[getter]
    fn arguments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.args)
    }

    /// The text in a language, by default the chosen one. ``reader`` is the seat of the player who
    /// reads it, and who is called *you* in it.
    #[pyo3(signature = (language=None, *, reader=None))]
    fn text(&self, language: Option<&str>, reader: Option<i64>) -> PyResult<String> {
        let reader = match reader {
            None => None,
            Some(number) => match u32::try_from(number).ok().and_then(Seat::from_number) {
                Some(seat) => Some(seat),
                None => return Err(Failure::no_such_seat(number, roshambo_rules::MOST_SEATS).into()),
            },
        };
        Ok(Words::of(lang(language)?).to(reader).say(&self.0))
    }

    fn __str__(&self) -> String {
        say(&self.0)
    }

    fn __repr__(&self) -> String {
        format!("Phrase({:?})", self.0.to_string())
    }
}
