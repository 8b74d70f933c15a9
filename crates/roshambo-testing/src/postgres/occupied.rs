//! All connections of a server, taken.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpStream};

/// The version of the protocol: 3.0.
const PROTOCOL: i32 = 3 << 16;
/// The name under which these connections are known to the server.
const NAME: &str = "occupied";

/// Connections that leave no place for others. Dropping this frees them.
#[derive(Debug)]
pub struct Occupied {
    connections: Vec<TcpStream>,
}

impl Occupied {
    /// Ends the connections of everybody else and takes their places, until nobody else is left. The server must accept
    /// the user without a password.
    pub(super) fn take_all(port: u16) -> io::Result<Occupied> {
        let mut occupied = Occupied { connections: Vec::new() };
        loop {
            while let Some(connection) = connect(port, NAME)? {
                occupied.connections.push(connection);
            }
            let Some(first) = occupied.connections.first() else { continue };
            end_others(first)?;
            // The place of an ended connection becomes free a moment later.
            if occupied.count() as u64 == number(first, "SHOW max_connections")? {
                return Ok(occupied);
            }
        }
    }

    /// The number of connections.
    pub fn count(&self) -> usize {
        self.connections.len()
    }
}

/// A new connection that is ready for queries, or `None` if the server has no place for it.
fn connect(port: u16, name: &str) -> io::Result<Option<TcpStream>> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    let settings = format!("user\0postgres\0database\0postgres\0application_name\0{name}\0\0");
    let length = 8 + settings.len() as i32;
    stream.write_all(&[&length.to_be_bytes()[..], &PROTOCOL.to_be_bytes(), settings.as_bytes()].concat())?;
    loop {
        match read_message(&stream)? {
            (b'Z', _) => return Ok(Some(stream)),
            (b'E', _) => return Ok(None),
            // The authentication, settings and the key for cancelling.
            _ => {}
        }
    }
}

fn end_others(stream: &TcpStream) -> io::Result<()> {
    let sql = format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND application_name <> '{NAME}'"
    );
    number(stream, &sql).map(drop)
}

/// Runs a query whose answer is a number.
fn number(mut stream: &TcpStream, sql: &str) -> io::Result<u64> {
    let length = 5 + sql.len() as i32;
    stream.write_all(&[&b"Q"[..], &length.to_be_bytes(), sql.as_bytes(), b"\0"].concat())?;
    let mut number = None;
    loop {
        match read_message(stream)? {
            // The number of columns and the length of the first one, then the value.
            (b'D', row) => {
                number = row.get(6..).and_then(|text| std::str::from_utf8(text).ok()?.parse().ok());
            }
            (b'Z', _) => return number.ok_or_else(|| io::Error::other("no number from the server")),
            (b'E', error) => return Err(io::Error::other(String::from_utf8_lossy(&error).into_owned())),
            _ => {}
        }
    }
}

/// A message of the server: its kind and its content.
fn read_message(mut stream: &TcpStream) -> io::Result<(u8, Vec<u8>)> {
    let mut head = [0; 5];
    stream.read_exact(&mut head)?;
    let [kind, length @ ..] = head;
    let mut content = vec![0; u32::from_be_bytes(length).saturating_sub(4) as usize];
    stream.read_exact(&mut content)?;
    Ok((kind, content))
}

#[cfg(test)]
mod tests {
    use crate::postgres::{Cluster, Setup};

    #[test]
    fn an_occupied_server_has_no_place_for_others() {
        let setup = Setup { settings: vec!["max_connections=8".to_owned()], ..Setup::default() };
        let cluster = Cluster::start(setup);
        let other = super::connect(cluster.port(), "other").unwrap().unwrap();
        let occupied = cluster.occupy();
        assert_eq!(occupied.count(), 8);
        assert!(super::connect(cluster.port(), "other").unwrap().is_none());
        drop((other, occupied));
        while super::connect(cluster.port(), "other").unwrap().is_none() {}
    }
}
