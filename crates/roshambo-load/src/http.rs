//! As much HTTP/1.1 as a client of ours needs: one connection kept alive, small bodies.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::failure::Failure;

/// No answer of ours is nearly as long; a record of a long game is some ten thousand bytes.
const LONGEST_ANSWER: usize = 16 << 20;

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    /// Host and port.
    authority: String,
}

impl Base {
    /// From `http://host:port`.
    pub fn parse(url: &str) -> Result<Base, Failure> {
        let rest = url.trim_end_matches('/').strip_prefix("http://");
        let authority = rest.filter(|rest| !rest.is_empty() && !rest.contains(['/', ' ', '\r', '\n']));
        let authority = authority.ok_or_else(|| Failure::Address(url.to_owned()))?;
        let port = if authority.rsplit(']').next().is_some_and(|end| end.contains(':')) { "" } else { ":80" };
        Ok(Base { authority: format!("{authority}{port}") })
    }

    /// Host and port, as in `Host`.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// As in `Origin`.
    pub fn origin(&self) -> String {
        format!("http://{}", self.authority)
    }

    /// A new connection that sends small things at once.
    pub(crate) async fn connect(&self) -> Result<TcpStream, Failure> {
        let stream = TcpStream::connect(&self.authority).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// What a server answered.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// The cookie that was set, as name and value.
    pub cookie: Option<String>,
    /// Its body.
    pub body: Vec<u8>,
    keep: bool,
}

/// One connection, opened when it is needed and kept while the server keeps it.
#[derive(Debug)]
pub struct Http {
    base: Base,
    stream: Option<TcpStream>,
}

impl Http {
    /// Not connected yet.
    pub fn new(base: Base) -> Http {
        Http { base, stream: None }
    }

    /// The server.
    pub fn base(&self) -> &Base {
        &self.base
    }

    /// Asks and waits for the answer. A kept connection that turns out to be closed is opened again
    /// once, if nothing of an answer has come.
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

    /// One request on one connection; nothing if the server had closed it before.
    async fn exchange(&mut self, mut stream: TcpStream, request: &str) -> Result<Option<Answer>, Failure> {
        if stream.write_all(request.as_bytes()).await.is_err() {
            return Ok(None);
        }
        let mut bytes = Vec::with_capacity(2048);
        loop {
            match read_answer(&bytes)? {
                Some(answer) => {
                    if answer.keep {
                        self.stream = Some(stream);
                    }
                    return Ok(Some(answer));
                }
                None if bytes.len() > LONGEST_ANSWER => return Err(Failure::Http("an answer without end")),
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

/// The answer in these bytes, once it is whole.
fn read_answer(bytes: &[u8]) -> Result<Option<Answer>, Failure> {
    let Some(end) = find(bytes, b"\r\n\r\n") else {
        return Ok(None);
    };
    let head = std::str::from_utf8(&bytes[..end]).map_err(|_| Failure::Http("a head that is no text"))?;
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.strip_prefix("HTTP/1.1 ")).and_then(|line| line.get(..3));
    let status = status.and_then(|status| status.parse().ok()).ok_or(Failure::Http("no status line"))?;
    let mut answer = Answer { status, keep: true, ..Answer::default() };
    let (mut length, mut chunked) = (0, false);
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().map_err(|_| Failure::Http("a length that is none"))?,
            "transfer-encoding" => chunked = value.eq_ignore_ascii_case("chunked"),
            "connection" => answer.keep = !value.eq_ignore_ascii_case("close"),
            "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
            _ => {}
        }
    }
    let rest = &bytes[end + 4..];
    let body = if chunked { unchunk(rest)? } else { rest.get(..length).map(<[u8]>::to_vec) };
    Ok(body.map(|body| Answer { body, ..answer }))
}

/// The body made of these chunks, once the last is there.
fn unchunk(mut rest: &[u8]) -> Result<Option<Vec<u8>>, Failure> {
    let mut body = Vec::new();
    loop {
        let Some(end) = find(rest, b"\r\n") else {
            return Ok(None);
        };
        let size =
            std::str::from_utf8(&rest[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let size =
            size.filter(|size| *size <= LONGEST_ANSWER).ok_or(Failure::Http("a chunk without size"))?;
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

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_once_it_is_whole() {
        let whole = b"HTTP/1.1 201 Created\r\nset-cookie: s=abc; HttpOnly\r\nContent-Length: 4\r\n\r\nbody";
        for part in 0..whole.len() {
            assert!(read_answer(&whole[..part]).unwrap().is_none(), "after {part} bytes");
        }
        let answer = read_answer(whole).unwrap().unwrap();
        assert_eq!((answer.status, answer.keep, answer.body.as_slice()), (201, true, b"body".as_slice()));
        assert_eq!(answer.cookie.as_deref(), Some("s=abc"));
    }

    #[test]
    fn chunks_are_put_together() {
        let whole = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n";
        for part in 0..whole.len() {
            assert!(read_answer(&whole[..part]).unwrap().is_none(), "after {part} bytes");
        }
        let answer = read_answer(whole).unwrap().unwrap();
        assert_eq!((answer.keep, answer.body.as_slice()), (false, b"abc0123456789".as_slice()));
    }

    #[test]
    fn nonsense_is_no_answer() {
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
