//! How a node stops: channels that say that the shutdown has begun and how many connections are still open.

use tokio::sync::watch;

/// The state of the shutdown of a node.
pub(crate) struct Shutdown {
    begun: watch::Sender<bool>,
    connections: watch::Sender<usize>,
}

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown { begun: watch::Sender::new(false), connections: watch::Sender::new(0) }
    }
}

impl Shutdown {
    /// Begins the shutdown: nothing new is accepted from now on.
    pub(crate) fn begin(&self) {
        self.begun.send_replace(true);
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.begun.borrow()
    }

    /// A future that completes when the shutdown begins, or the node is dropped.
    pub(crate) fn signal(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut begun = self.begun.subscribe();
        async move {
            // An error means that the node is gone, which is a shutdown, too.
            let _ = begun.wait_for(|begun| *begun).await;
        }
    }

    /// Counts a connection to a table until the guard is dropped.
    pub(crate) fn connection(&self) -> ConnectionGuard {
        self.connections.send_modify(|count| *count += 1);
        ConnectionGuard(self.connections.clone())
    }

    /// Completes when no connection to a table is open.
    pub(crate) async fn all_disconnected(&self) {
        // The sender lives as long as this, so waiting cannot fail.
        let _ = self.connections.subscribe().wait_for(|count| *count == 0).await;
    }
}

/// One open connection to a table.
pub(crate) struct ConnectionGuard(watch::Sender<usize>);

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_signal_comes_with_the_shutdown_and_with_the_end_of_the_node() {
        let shutdown = Shutdown::default();
        let (first, second) = (shutdown.signal(), Shutdown::default().signal());
        assert!(!shutdown.has_begun());
        shutdown.begin();
        first.await;
        second.await;
        shutdown.signal().await;
    }

    #[tokio::test]
    async fn a_shutdown_waits_for_all_connections() {
        let shutdown = Shutdown::default();
        shutdown.all_disconnected().await;
        let guards = [shutdown.connection(), shutdown.connection()];
        let closing = async { drop(guards) };
        tokio::join!(shutdown.all_disconnected(), closing);
    }
}
