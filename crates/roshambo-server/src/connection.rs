//! TCP connections below HTTP: how long one may be silent or slow ([`TimedIo`]), how many there may be
//! ([`ConnectionSlots`]), and what each is doing ([`Activity`]).
//!
//! HTTP and WebSockets use the same [`TimedIo`], so its deadlines and its backpressure hold for both.

mod activity;
mod slots;
mod timed_io;
mod write_progress;

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};

pub(crate) use activity::Activity;
pub(crate) use slots::{ConnectionSlot, ConnectionSlots};
pub(crate) use timed_io::{Deadlines, TimedIo};

/// The buffers of the kernel for each connection, in bytes. They count as memory of the process's container, and
/// without a fixed size they grow to several megabytes for a client that does not read.
const SEND_BUFFER: u32 = 64 * 1024;
const RECEIVE_BUFFER: u32 = 32 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens at an address, with small buffers for each connection.
pub(crate) fn listen_at(addr: SocketAddr) -> io::Result<TcpListener> {
    let socket = if addr.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Allows a restart at the same address while old connections end. On Windows it means something else.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Accepted connections inherit both.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.set_recv_buffer_size(RECEIVE_BUFFER)?;
    socket.bind(addr)?;
    socket.listen(BACKLOG)
}
