//! Serialised values as Python objects, and arguments from Python as types of the rules.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use roshambo_rules::{Seat, Seats, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::errors::{Failure, internal};

/// Anything that can be written as JSON, as Python dictionaries, lists, texts and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, thing: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(thing).map_err(|error| internal(&error.to_string()))?;
    from_json(py, &value)
}

fn from_json<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => py.None().into_bound_py_any(py),
        Value::Bool(value) => value.into_bound_py_any(py),
        Value::String(text) => text.into_bound_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_bound_py_any(py),
            (None, Some(whole)) => whole.into_bound_py_any(py),
            (None, None) => number.as_f64().into_bound_py_any(py),
        },
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(from_json(py, value)?)?;
            }
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, from_json(py, value)?)?;
            }
            Ok(dict.into_any())
        }
    }
}

/// The seat with this number, counted from 1.
pub(crate) fn seat(seats: Seats, number: i64) -> Result<Seat, Failure> {
    let seat = u32::try_from(number).ok().and_then(Seat::from_number);
    let seat = seat.filter(|seat| seats.all().contains(*seat));
    seat.ok_or_else(|| Failure::no_such_seat(number, seats.count()))
}

/// The viewer at the seat with this number, or a spectator.
pub(crate) fn viewer(seats: Seats, number: Option<i64>) -> Result<Viewer, Failure> {
    Ok(Viewer::of(number.map(|number| seat(seats, number)).transpose()?))
}

/// The numbers of seats, counted from 1.
pub(crate) fn numbers(seats: roshambo_rules::SeatSet) -> Vec<u32> {
    seats.iter().map(|seat| u32::from(seat.number())).collect()
}
