//! Attacks on connections: clients that do not write, write slowly, do not read, or read slowly.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::tally::Tally;
use crate::http::Base;

/// The pause between two bytes of a slow client.
const DRIP: Duration = Duration::from_millis(200);
/// The pause before a refused client connects again, so that the attack does not use up the ports of the machine.
const PAUSE: Duration = Duration::from_millis(20);

/// Headers that do not end.
pub(super) const HEADERS: &str = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ";
/// A body that does not end.
pub(super) const BODY: &str = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
    Content-Length: 500000\r\n\r\n{\"record\": \"";

async fn connect(base: &Base, tally: &Tally) -> Option<TcpStream> {
    match base.connect().await {
        Ok(stream) => Some(stream),
        Err(_) => {
            tally.closed();
            tokio::time::sleep(PAUSE).await;
            None
        }
    }
}

/// Counts what the server says before it closes the connection.
async fn until_closed(stream: &mut TcpStream, tally: &Tally) {
    let mut head = [0; 12];
    if stream.read_exact(&mut head).await.is_ok() {
        tally.status(status(&head));
    }
    let mut rest = [0; 4096];
    while stream.read(&mut rest).await.is_ok_and(|bytes| bytes > 0) {}
    tally.closed();
    tokio::time::sleep(PAUSE).await;
}

/// The status in the first bytes of a response, `HTTP/1.1 200`; 0 without a status.
fn status(head: &[u8]) -> u16 {
    std::str::from_utf8(head).ok().and_then(|head| head.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}

/// Connects and sends nothing.
pub(super) async fn silent(base: &Base, tally: &Tally) {
    if let Some(mut stream) = connect(base, tally).await {
        until_closed(&mut stream, tally).await;
    }
}

/// Sends the beginning of a request, then a byte now and then.
pub(super) async fn slow(base: &Base, tally: &Tally, beginning: &str) {
    let Some(mut stream) = connect(base, tally).await else { return };
    if stream.write_all(beginning.as_bytes()).await.is_err() {
        return tally.closed();
    }
    let (mut reader, mut writer) = stream.split();
    let writing = async {
        while writer.write_all(b"x").await.is_ok() {
            tokio::time::sleep(DRIP).await;
        }
    };
    let reading = async {
        let mut head = [0; 12];
        let read = reader.read_exact(&mut head).await;
        if read.is_ok() {
            tally.status(status(&head));
        }
    };
    tokio::select! { () = writing => {}, () = reading => {} }
    tally.closed();
    tokio::time::sleep(PAUSE).await;
}

/// Sends a request again and again, and reads no more than the status of the first answer.
pub(super) async fn unread(base: &Base, tally: &Tally, request: &str) {
    let Some(mut stream) = connect(base, tally).await else { return };
    let mut head = [0; 12];
    if stream.write_all(request.as_bytes()).await.is_err() || stream.read_exact(&mut head).await.is_err() {
        return tally.closed();
    }
    tally.status(status(&head));
    if status(&head) != 200 {
        return tokio::time::sleep(PAUSE).await;
    }
    while stream.write_all(request.as_bytes()).await.is_ok() {}
    tally.closed();
}

/// Sends a request and reads a byte of the answer now and then.
pub(super) async fn drip(base: &Base, tally: &Tally, request: &str) {
    let Some(mut stream) = connect(base, tally).await else { return };
    let mut head = [0; 12];
    // Enough answers to fill all buffers.
    let requests = request.repeat(20);
    if stream.write_all(requests.as_bytes()).await.is_err() || stream.read_exact(&mut head).await.is_err() {
        return tally.closed();
    }
    tally.status(status(&head));
    while stream.read_u8().await.is_ok() {
        tokio::time::sleep(DRIP).await;
    }
    tally.closed();
}
