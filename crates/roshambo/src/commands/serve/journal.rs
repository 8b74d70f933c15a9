//! What operators read: lines on standard error, as text or JSON.

use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

use crate::cli::LogFormat;

/// Starts it. To be called once.
pub(super) fn start(format: LogFormat, level: &str) {
    let log = tracing_subscriber::fmt().with_env_filter(EnvFilter::new(level)).with_writer(io::stderr);
    // If something else listens already, that is a log, too.
    let _ = match format {
        LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}
