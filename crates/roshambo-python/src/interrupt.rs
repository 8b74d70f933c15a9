//! Long work without the interpreter lock that Ctrl-C ends.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;
use roshambo_bots::Stop;

use crate::errors::internal;

/// How often signals are checked while work goes on.
const SIGNAL_CHECK: Duration = Duration::from_millis(50);

/// Runs work in another thread, without the interpreter lock. On Ctrl-C it signals `stop`, waits for
/// the work to end and raises `KeyboardInterrupt`.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        thread::scope(|scope| {
            let (done, waiting) = channel();
            scope.spawn(move || {
                // The receiver is gone only after an interrupt, when nobody needs the result.
                let _ = done.send(work());
            });
            loop {
                match waiting.recv_timeout(SIGNAL_CHECK) {
                    Ok(result) => return Ok(result),
                    Err(RecvTimeoutError::Disconnected) => return Err(internal("the work failed")),
                    Err(RecvTimeoutError::Timeout) => {
                        let interrupted = Python::attach(|py| py.check_signals().err());
                        if let Some(interrupt) = interrupted {
                            stop.stop();
                            return Err(interrupt);
                        }
                    }
                }
            }
        })
    })
}
