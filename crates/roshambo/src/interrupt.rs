//! Ctrl-C and SIGTERM in long-running commands: they stop early and report what is finished.

use roshambo_bots::Stop;
use roshambo_rules::{Arg, say};

use crate::failure::Failure;

/// A flag that is set by Ctrl-C or SIGTERM. The second signal ends the process at once, without a report. Can be
/// called only once per process.
pub(crate) fn stop_on_interrupt() -> Result<Stop, Failure> {
    let stop = Stop::default();
    let signalled = stop.clone();
    let handler = move || if signalled.is_stopped() { std::process::exit(130) } else { signalled.stop() };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::call(say!("failure-interrupt", error = Arg::text(error))))?;
    Ok(stop)
}
