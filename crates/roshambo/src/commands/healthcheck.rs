//! `roshambo healthcheck`: asks a running server whether it is ready.
//!
//! Container images have no `curl`, so the program itself can be the health check.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use roshambo_rules::{Arg, say};
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

use crate::cli::HealthcheckArgs;
use crate::failure::Failure;

/// How long the server may take to accept the connection, and then for each read and write.
const TIMEOUT: Duration = Duration::from_secs(5);
/// A status line has about 20 bytes; anything longer is not an HTTP server.
const STATUS_LINE_LIMIT: u64 = 1024;

/// Succeeds if the server answers `/readyz` with status 200.
pub(crate) fn run(args: &HealthcheckArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let addr = Arg::text(&args.addr);
    let status = args.addr.resolve().and_then(|addr| ready_status(reachable(addr)));
    match status {
        Ok(200) => {
            writeln!(out, "{}", words.say(&say!("healthcheck-ready", addr = addr)))?;
            Ok(())
        }
        Ok(status) => Err(Failure::input(say!("healthcheck-not-ready", addr = addr, status = status))),
        Err(error) => {
            Err(Failure::input(say!("healthcheck-no-answer", addr = addr, error = io_phrase(&error))))
        }
    }
}

/// The address to connect to: a server that listens on all addresses is reached by loopback.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

/// The HTTP status of `/readyz`.
fn ready_status(addr: SocketAddr) -> io::Result<u16> {
    let mut stream = TcpStream::connect_timeout(&addr, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    // With --public-url the server accepts only that host and loopback.
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut line = String::new();
    BufReader::new(stream.take(STATUS_LINE_LIMIT)).read_line(&mut line)?;
    status_of(&line).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// The status code of a line such as `HTTP/1.1 200 OK`.
fn status_of(line: &str) -> Option<u16> {
    let mut words = line.split(' ');
    words.next().filter(|version| version.starts_with("HTTP/"))?;
    words.next()?.trim_end().parse().ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_server_on_all_addresses_is_asked_by_loopback() {
        for (addr, expected) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
            ("10.0.0.1:80", "10.0.0.1:80"),
            ("127.0.0.1:8080", "127.0.0.1:8080"),
        ] {
            assert_eq!(reachable(addr.parse().unwrap()).to_string(), expected);
        }
    }

    #[test]
    fn the_status_is_the_second_word_of_an_http_answer() {
        assert_eq!(status_of("HTTP/1.1 200 OK\r\n"), Some(200));
        assert_eq!(status_of("HTTP/1.0 503\r\n"), Some(503));
        for wrong in ["", "SSH-2.0-x 200", "HTTP/1.1", "HTTP/1.1 OK 200", "HTTP/1.1 99999 x"] {
            assert_eq!(status_of(wrong), None, "{wrong}");
        }
    }
}
