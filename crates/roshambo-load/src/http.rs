//! A minimal HTTP/1.1 client: one connection that is kept alive, and small bodies.

use std::net::{IpAddr, SocketAddr};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream, lookup_host};

use crate::failure::Failure;

/// The longest accepted response, in bytes. The record of a long game has some ten thousand bytes.
const LONGEST_ANSWER: usize = 16 << 20;

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    /// Host and port.
    authority: String,
    /// The address of this machine from which to connect.
    local: Option<IpAddr>,
}

impl Base {
    /// Parses `http://host:port`.
    pub fn parse(url: &str) -> Result<Base, Failure> {
        let rest = url.trim_end_matches('/').strip_prefix("http://");
        let authority = rest.filter(|rest| !rest.is_empty() && !rest.contains(['/', ' ', '\r', '\n']));
        let authority = authority.ok_or_else(|| Failure::Address(url.to_owned()))?;
        let port = if authority.rsplit(']').next().is_some_and(|end| end.contains(':')) { "" } else { ":80" };
        Ok(Base { authority: format!("{authority}{port}"), local: None })
    }

    /// The same server, reached from this address of the machine. A loopback network has many.
    pub fn reached_from(&self, local: IpAddr) -> Base {
        Base { local: Some(local), ..self.clone() }
    }

    /// Host and port, as in the header `Host`.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// The origin, as in the header `Origin`.
    pub fn origin(&self) -> String {
        format!("http://{}", self.authority)
    }

    /// Opens a connection without Nagle's algorithm, so that small messages are sent at once.
    pub(crate) async fn connect(&self) -> Result<TcpStream, Failure> {
        let stream = match self.local {
            None => TcpStream::connect(&self.authority).await?,
            Some(local) => {
                let mut addresses = lookup_host(&self.authority).await?;
                let server = addresses.next().ok_or_else(|| Failure::Address(self.authority.clone()))?;
                let socket = if local.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
                socket.bind(SocketAddr::new(local, 0))?;
                socket.connect(server).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// The response of a server.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The cookie that was set, as `name=value`.
    pub cookie: Option<String>,
    /// The body.
    pub body: Vec<u8>,
    keep_alive: bool,
}

/// One connection, opened on first use and kept as long as the server keeps it.
#[derive(Debug)]
pub struct Http {
    base: Base,
    stream: Option<TcpStream>,
}

impl Http {
    /// A client that is not connected yet.
    pub fn new(base: Base) -> Http {
        Http { base, stream: None }
    }

    /// The address of the server.
    pub fn base(&self) -> &Base {
        &self.base
    }

    /// Sends a request and waits for the response. If a kept connection was closed before the response began, the
    /// request is sent once more on a new connection.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: Option<&str>,
    ) -> Result<Answer, Failure> {
        let head = self.head(method, path, cookie, body);
        if let Some(stream) = self.stream.take()
            && let Some(answer) = self.exchange(stream, &head).await?
        {
            return Ok(answer);
        }
        let stream = self.base.connect().await?;
        self.exchange(stream, &head).await?.ok_or(Failure::Closed)
    }

    fn head(&self, method: &str, path: &str, cookie: Option<&str>, body: Option<&str>) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.base.authority());
        if let Some(cookie) = cookie {
            head.push_str(&format!("Cookie: {cookie}\r\nOrigin: {}\r\n", self.base.origin()));
        }
        if let Some(body) = body {
            head.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        head.push_str("\r\n");
        head.push_str(body.unwrap_or_default());
        head
    }

    /// Sends a request on a connection. Returns `None` if the server closed it before the response began.
    async fn exchange(&mut self, mut stream: TcpStream, request: &str) -> Result<Option<Answer>, Failure> {
        if stream.write_all(request.as_bytes()).await.is_err() {
            return Ok(None);
        }
        let mut bytes = Vec::with_capacity(2048);
        loop {
            match read_answer(&bytes)? {
                Some(answer) => {
                    if answer.keep_alive {
                        self.stream = Some(stream);
                    }
                    return Ok(Some(answer));
                }
                None if bytes.len() > LONGEST_ANSWER => {
                    return Err(Failure::Http("the response is too long"));
                }
                None => {}
            }
            match stream.read_buf(&mut bytes).await {
                Ok(0) | Err(_) if bytes.is_empty() => return Ok(None),
                Ok(0) => return Err(Failure::Closed),
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Parses a response. Returns `None` while it is incomplete.
fn read_answer(bytes: &[u8]) -> Result<Option<Answer>, Failure> {
    let Some(end) = find(bytes, b"\r\n\r\n") else {
        return Ok(None);
    };
    let head = std::str::from_utf8(&bytes[..end]).map_err(|_| Failure::Http("the head is not UTF-8"))?;
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.strip_prefix("HTTP/1.1 ")).and_then(|line| line.get(..3));
    let status = status.and_then(|status| status.parse().ok()).ok_or(Failure::Http("no status line"))?;
    let mut answer = Answer { status, keep_alive: true, ..Answer::default() };
    let (mut length, mut chunked) = (0, false);
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => {
                length = value.parse().map_err(|_| Failure::Http("Content-Length is not a number"))?;
            }
            "transfer-encoding" => chunked = value.eq_ignore_ascii_case("chunked"),
            "connection" => answer.keep_alive = !value.eq_ignore_ascii_case("close"),
            "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
            _ => {}
        }
    }
    let rest = &bytes[end + 4..];
    let body = if chunked { unchunk(rest)? } else { rest.get(..length).map(<[u8]>::to_vec) };
    Ok(body.map(|body| Answer { body, ..answer }))
}

/// Joins the chunks of a body. Returns `None` while the last chunk is missing.
fn unchunk(mut rest: &[u8]) -> Result<Option<Vec<u8>>, Failure> {
    let mut body = Vec::new();
    loop {
        let Some(end) = find(rest, b"\r\n") else {
            return Ok(None);
        };
        let size =
            std::str::from_utf8(&rest[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let size =
            size.filter(|size| *size <= LONGEST_ANSWER).ok_or(Failure::Http("a chunk has no valid size"))?;
        let Some(chunk) = rest.get(end + 2..end + 2 + size + 2) else {
            return Ok(None);
        };
        if size == 0 {
            return Ok(Some(body));
        }
        body.extend_from_slice(&chunk[..size]);
        rest = &rest[end + 2 + size + 2..];
    }
}

fn find(bytes: &[u8], pattern: &[u8]) -> Option<usize> {
    bytes.windows(pattern.len()).position(|window| window == pattern)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_is_parsed_once_it_is_complete() {
        let whole = b"HTTP/1.1 201 Created\r\nset-cookie: s=abc; HttpOnly\r\nContent-Length: 4\r\n\r\nbody";
        for part in 0..whole.len() {
            assert!(read_answer(&whole[..part]).unwrap().is_none(), "after {part} bytes");
        }
        let answer = read_answer(whole).unwrap().unwrap();
        assert_eq!(
            (answer.status, answer.keep_alive, answer.body.as_slice()),
            (201, true, b"body".as_slice())
        );
        assert_eq!(answer.cookie.as_deref(), Some("s=abc"));
    }

    #[test]
    fn chunks_are_joined() {
        let whole = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n";
        for part in 0..whole.len() {
            assert!(read_answer(&whole[..part]).unwrap().is_none(), "after {part} bytes");
        }
        let answer = read_answer(whole).unwrap().unwrap();
        assert_eq!((answer.keep_alive, answer.body.as_slice()), (false, b"abc0123456789".as_slice()));
    }

    #[test]
    fn an_invalid_response_is_an_error() {
        for wrong in ["ABC\r\n\r\n", "HTTP/1.1 2\r\n\r\n", "HTTP/1.1 200\r\nContent-Length: x\r\n\r\n"] {
            assert!(read_answer(wrong.as_bytes()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_a_host_and_a_port() {
        assert_eq!(Base::parse("http://127.0.0.1:8080/").unwrap().authority(), "127.0.0.1:8080");
        assert_eq!(Base::parse("http://[::1]:80").unwrap().authority(), "[::1]:80");
        assert_eq!(Base::parse("http://[::1]").unwrap().authority(), "[::1]:80");
        assert_eq!(Base::parse("http://example.org").unwrap().origin(), "http://example.org:80");
        for wrong in ["", "http://", "https://a:1", "http://a:1/b"] {
            assert!(Base::parse(wrong).is_err(), "{wrong}");
        }
    }
}
