//! Free TCP ports.

use std::io;
use std::net::{Ipv4Addr, TcpListener};

/// A port of this machine that nobody listens on at the moment. Another process may take it before it is used, so a
/// server that cannot listen on it is started again with another one.
pub fn free_port() -> io::Result<u16> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr().map(|addr| addr.port())
}
