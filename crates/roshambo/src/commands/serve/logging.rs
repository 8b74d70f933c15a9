//! The log on standard error, as text or JSON.

use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

use crate::cli::LogFormat;

/// What libraries log about things that the server itself logs, but less often. A level for the same part replaces it.
const QUIET: &str = "async_nats=off";

/// Starts logging. Call it once.
pub(super) fn start(format: LogFormat, level: &str) {
    let filter = EnvFilter::new(format!("{QUIET},{level}"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // This fails only if a subscriber is already installed, and then that one logs.
    let _ = match format {
        LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}
