//! A TCP proxy that behaves like a bad network: it delays everything, or lets nothing through.
//!
//! Nothing is lost while the proxy is [cut](Proxy::cut): connections stay open, new ones are accepted and get no answer, and
//! what was sent arrives after [`Proxy::heal`]. That is what a partition does to TCP, which sends again. So a client that
//! gave up meanwhile sees its old requests carried out late.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes that are read at once.
const CHUNK: usize = 64 * 1024;
/// How many chunks wait in each direction. A full queue slows the sender down, as a full network does.
const WAITING: usize = 1024;

/// A proxy on a free port of this machine. Dropping it closes all connections.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    delay: Duration,
    is_cut: bool,
    is_closed: bool,
    /// Both sides of each open connection, so that they can be closed.
    open: HashMap<u64, [TcpStream; 2]>,
    next: u64,
}

/// Bytes on their way, and when they arrive.
type Chunk = (Instant, Vec<u8>);

impl Proxy {
    /// Starts a proxy to a port of this machine.
    pub fn start(to: u16) -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let shared = Arc::<Shared>::default();
        let server = SocketAddr::from((Ipv4Addr::LOCALHOST, to));
        let accepting = shared.clone();
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if accepting.lock().is_closed {
                    return;
                }
                let shared = accepting.clone();
                // A connection that breaks concerns only its client.
                thread::spawn(move || shared.serve(client, server));
            }
        });
        Ok(Proxy { port, shared })
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Delays everything that is sent from now on, in each direction.
    pub fn delay(&self, delay: Duration) {
        self.shared.change(|state| state.delay = delay);
    }

    /// Lets nothing through.
    pub fn cut(&self) {
        self.shared.change(|state| state.is_cut = true);
    }

    /// Lets everything through again, and what was sent meanwhile.
    pub fn heal(&self) {
        self.shared.change(|state| state.is_cut = false);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.change(|state| {
            state.is_closed = true;
            for stream in state.open.values().flatten() {
                // It may be closed already.
                let _ = stream.shutdown(Shutdown::Both);
            }
        });
        // Wakes the thread that accepts.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.lock());
        self.changed.notify_all();
    }

    /// Waits while the proxy is cut. Returns whether it is still open.
    fn pass(&self) -> bool {
        let blocked = |state: &mut State| state.is_cut && !state.is_closed;
        let state = self.changed.wait_while(self.lock(), blocked).unwrap_or_else(PoisonError::into_inner);
        !state.is_closed
    }

    /// Serves one connection until both sides have ended it.
    fn serve(&self, client: TcpStream, server: SocketAddr) -> io::Result<()> {
        if !self.pass() {
            return Ok(());
        }
        let server = TcpStream::connect(server)?;
        client.set_nodelay(true)?;
        server.set_nodelay(true)?;
        let pair = [client.try_clone()?, server.try_clone()?];
        let id = {
            let mut state = self.lock();
            if state.is_closed {
                return Ok(());
            }
            state.next += 1;
            let id = state.next;
            state.open.insert(id, pair);
            id
        };
        thread::scope(|scope| {
            for (from, to) in [(&client, &server), (&server, &client)] {
                let (sender, chunks) = sync_channel(WAITING);
                scope.spawn(move || self.receive(from, &sender));
                scope.spawn(move || self.send(to, &chunks));
            }
        });
        self.lock().open.remove(&id);
        Ok(())
    }

    fn receive(&self, mut from: &TcpStream, sender: &SyncSender<Chunk>) {
        let mut buffer = vec![0; CHUNK];
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            let due = Instant::now() + self.lock().delay;
            if sender.send((due, buffer[..read].to_vec())).is_err() {
                break;
            }
        }
    }

    fn send(&self, mut to: &TcpStream, chunks: &Receiver<Chunk>) {
        for (due, bytes) in chunks {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if !self.pass() || to.write_all(&bytes).is_err() {
                // Ends the other direction as well, so that its sender notices.
                let _ = to.shutdown(Shutdown::Both);
                return;
            }
        }
        if self.pass() {
            // The end of the stream is passed on as well.
            let _ = to.shutdown(Shutdown::Write);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that sends back what it gets, and a client that reaches it through a proxy.
    fn echo() -> (Proxy, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let proxy = Proxy::start(listener.local_addr().unwrap().port()).unwrap();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (mut from, mut to) = (stream.as_ref().unwrap(), stream.as_ref().unwrap());
                let _ = io::copy(&mut from, &mut to);
            }
        });
        let client = TcpStream::connect((Ipv4Addr::LOCALHOST, proxy.port())).unwrap();
        (proxy, client)
    }

    fn read(client: &mut TcpStream) -> [u8; 3] {
        let mut read = [0; 3];
        client.read_exact(&mut read).unwrap();
        read
    }

    #[test]
    fn what_is_sent_arrives_and_the_end_as_well() {
        let (_proxy, mut client) = echo();
        client.write_all(b"abc").unwrap();
        assert_eq!(&read(&mut client), b"abc");
        client.shutdown(Shutdown::Write).unwrap();
        assert_eq!(client.read(&mut [0]).unwrap(), 0);
    }

    #[test]
    fn nothing_passes_a_proxy_that_is_cut_and_nothing_is_lost() {
        let (proxy, mut client) = echo();
        client.write_all(b"abc").unwrap();
        assert_eq!(&read(&mut client), b"abc");
        proxy.cut();
        client.write_all(b"def").unwrap();
        client.set_nonblocking(true).unwrap();
        assert_eq!(client.read(&mut [0; 3]).unwrap_err().kind(), io::ErrorKind::WouldBlock);
        client.set_nonblocking(false).unwrap();
        let mut second = TcpStream::connect((Ipv4Addr::LOCALHOST, proxy.port())).unwrap();
        second.write_all(b"ghi").unwrap();
        proxy.heal();
        assert_eq!(&read(&mut client), b"def");
        drop(client);
        assert_eq!(&read(&mut second), b"ghi");
    }

    #[test]
    fn a_dropped_proxy_closes_its_connections() {
        let (proxy, mut client) = echo();
        client.write_all(b"abc").unwrap();
        assert_eq!(&read(&mut client), b"abc");
        proxy.cut();
        drop(proxy);
        assert!(matches!(client.read(&mut [0]), Ok(0) | Err(_)));
    }
}
