//! Ctrl-C: what was done is kept and told.

use roshambo_bots::Stop;
use roshambo_rules::{Arg, say};

use crate::failure::Failure;

/// NumberedEvent when somebody presses Ctrl-C, or the process is to end. Whoever asks twice does not want to
/// wait for a report. To be called once.
pub(crate) fn stop_on_interrupt() -> Result<Stop, Failure> {
    let stop = Stop::default();
    let told = stop.clone();
    let handler = move || if told.is_stopped() { std::process::exit(130) } else { told.stop() };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::call(say!("failure-interrupt", error = Arg::text(error))))?;
    Ok(stop)
}
