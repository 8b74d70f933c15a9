//! NumPy arrays that are read and written without copying.

use numpy::{Element, PyArray1, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use roshambo_rules::{Arg, say};

use crate::errors::Failure;

/// The array that a caller passed to be written, or a new one.
pub(crate) fn out_or_new<'py, T: Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    name: &'static str,
    length: usize,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    match out {
        None => Ok(PyArray1::zeros(py, length, false)),
        Some(given) => match given.cast_into::<PyArray1<T>>() {
            Ok(array) => Ok(array),
            Err(_) => Err(wrong_array(name).into()),
        },
    }
}

/// Write access to an array: contiguous, writable, and not in use by another call.
pub(crate) fn writable<'py, T: Element>(
    array: &Bound<'py, PyArray1<T>>,
    name: &'static str,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    array.try_readwrite().map_err(|_| wrong_array(name).into())
}

/// The values of an array that is contiguous.
pub(crate) fn slice_mut<'a, T: Element>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    name: &'static str,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| wrong_array(name).into())
}

/// Actions from any array or sequence of integers. An array of 64-bit integers is not copied.
pub(crate) fn actions<'py>(
    py: Python<'py>,
    given: &Bound<'py, PyAny>,
) -> PyResult<PyReadonlyArray1<'py, i64>> {
    const NAME: &str = "actions";
    if let Ok(array) = given.cast::<PyArray1<i64>>()
        && let Ok(actions) = array.try_readonly()
        && actions.as_slice().is_ok()
    {
        return Ok(actions);
    }
    let numpy = py.import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if !matches!(kind.as_str(), "i" | "u") {
        return Err(wrong_array(NAME).into());
    }
    let options = PyDict::new(py);
    options.set_item("dtype", "int64")?;
    let array = numpy.call_method("ascontiguousarray", (array,), Some(&options))?;
    match array.cast::<PyArray1<i64>>() {
        Ok(array) => array.try_readonly().map_err(|_| wrong_array(NAME).into()),
        Err(_) => Err(wrong_array(NAME).into()),
    }
}

/// An array of the wrong type or shape, not contiguous or not writable.
pub(crate) fn wrong_array(name: &'static str) -> Failure {
    Failure::argument(say!("python-array", array = Arg::text(name)))
}
