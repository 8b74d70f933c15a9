//! Ctrl-C and its like: the server is to stop.

use std::io;

/// Those who may say so.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    /// From now on they end nothing by themselves.
    #[cfg(unix)]
    pub(super) fn watch() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};

        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Returns when the next one comes.
    #[cfg(unix)]
    pub(super) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    /// There is only Ctrl-C.
    #[cfg(not(unix))]
    pub(super) fn watch() -> io::Result<Signals> {
        Ok(Signals {})
    }

    /// Returns when it is pressed.
    #[cfg(not(unix))]
    pub(super) async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
