//! The WebSocket of a table: receives frames, sends deliveries, and pings to detect dead connections.
//!
//! Each connection has one task, so a slow client delays no other client: its messages are in a bounded
//! outbox, and a write that takes too long ends the connection. A client that sends far more than its rate limit allows
//! is disconnected; control frames count, too.

use std::error::Error;
use std::io;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::StatusCode;
use futures_util::SinkExt;
use roshambo_rules::{Arg, say};
use tokio::time::timeout;

use crate::actor::Connection;
use crate::api_error::ApiError;
use crate::outbox::{Delivery, ServerNotice};
use crate::protocol::ClientMessage;

/// The initial size of the read buffer in bytes. Most messages of clients are smaller.
pub(crate) const READ_BUFFER: usize = 1024;
/// How many bytes are buffered before they are written.
pub(crate) const WRITE_BUFFER: usize = 16 * 1024;
/// The maximum number of bytes that wait to be written. The longest message, a `hello` with all events, is shorter.
pub(crate) const WRITE_LIMIT: usize = 4 * 1024 * 1024;

/// After how many milliseconds a client should reconnect if its table could not be read.
const RETRY: u32 = 3000;
/// After how many milliseconds a client that sent too much should reconnect.
const RETRY_AFTER_FLOOD: u32 = 60_000;
/// How many messages beyond the rate limit end a connection. Each message within the limit makes up for one.
const MOST_REFUSED: u32 = 200;
/// How many frames of a client are skipped while the server waits for its Close.
const MOST_LAST_FRAMES: usize = 1000;

/// How long a connection may be silent or slow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SocketTimes {
    /// How often a client is pinged.
    pub(crate) ping: Duration,
    /// How long a write may take.
    pub(crate) write: Duration,
    /// How long the server waits for the client's part of the closing handshake.
    pub(crate) close: Duration,
}

/// Why a connection ended.
enum End {
    /// The client disconnected.
    Gone,
    /// The client said goodbye.
    Left,
    /// The client sent something that is no WebSocket message, or is too long.
    Broken,
    /// A write took too long.
    Slow,
    /// The server closed the connection.
    Closed,
}

impl End {
    /// The end after a failed read or write.
    fn after(error: &axum::Error) -> End {
        let mut source: Option<&(dyn Error + 'static)> = error.source();
        while let Some(error) = source {
            match error.downcast_ref::<io::Error>() {
                Some(error) if error.kind() == io::ErrorKind::TimedOut => return End::Slow,
                Some(_) => return End::Gone,
                None => source = error.source(),
            }
        }
        End::Broken
    }
}

/// Counts what a client sends beyond its rate limit.
#[derive(Default)]
struct Excess(u32);

impl Excess {
    /// Counts a message. Returns the refusal if the client has sent far too much.
    fn count(&mut self, allowed: Result<(), ApiError>) -> Option<ApiError> {
        match allowed {
            Ok(()) => {
                self.0 = self.0.saturating_sub(1);
                None
            }
            Err(error) => {
                self.0 += 1;
                (self.0 >= MOST_REFUSED).then_some(error)
            }
        }
    }
}

/// Serves one client until the connection ends. `allow` is the rate limit: it is called for each message and each
/// control frame, also for an unreadable one, and may refuse it. Returns whether the client was too slow.
pub(crate) async fn serve(
    mut socket: WebSocket,
    connection: Connection,
    times: SocketTimes,
    allow: impl Fn(Option<&ClientMessage>) -> Result<(), ApiError>,
) -> bool {
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + times.ping, times.ping);
    let mut heard = Instant::now();
    let mut excess = Excess::default();
    let mut code = close_code::RESTART;
    let end = loop {
        tokio::select! {
            delivery = connection.outbox.next() => {
                if let Err(end) = send(&mut socket, &connection, delivery, times).await {
                    break end;
                }
            }
            frame = socket.recv(), if code == close_code::RESTART => {
                heard = Instant::now();
                let allowed = match frame {
                    Some(Ok(Message::Text(text))) => receive(&connection, &text, &allow).await,
                    Some(Ok(Message::Binary(_))) => {
                        let allowed = allow(None);
                        refuse_unreadable(&connection, &allowed, "binary");
                        allowed
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => allow(None),
                    Some(Ok(Message::Close(_))) => break End::Left,
                    Some(Err(error)) => break End::after(&error),
                    None => break End::Gone,
                };
                if let Some(error) = excess.count(allowed) {
                    // Nothing more is read. The goodbye is the last message.
                    code = close_code::POLICY;
                    connection.outbox.close(ServerNotice::bye(&error.code, RETRY_AFTER_FLOOD, error.phrase));
                }
            }
            _ = pings.tick() => {
                // Two pings without an answer: the connection is half-open.
                if heard.elapsed() >= times.ping * 2 {
                    break End::Gone;
                }
                match timeout(times.write, socket.send(Message::Ping(Default::default()))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => break End::after(&error),
                    Err(_) => break End::Slow,
                }
            }
        }
    };
    match end {
        End::Gone | End::Slow => {}
        End::Left => finish(&mut socket, times).await,
        End::Broken => close(&mut socket, close_code::PROTOCOL, times).await,
        End::Closed => close(&mut socket, code, times).await,
    }
    matches!(end, End::Slow)
}

/// Closes the connection from the server's side.
async fn close(socket: &mut WebSocket, code: CloseCode, times: SocketTimes) {
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    // The client may be gone already.
    if let Ok(Ok(())) = timeout(times.write, socket.send(Message::Close(Some(frame)))).await {
        finish(socket, times).await;
    }
}

/// Completes the closing handshake: answers the client's Close, or waits for it. Without this, the client would see an
/// aborted connection instead of the code.
async fn finish(socket: &mut WebSocket, times: SocketTimes) {
    let rest = async {
        for _ in 0..MOST_LAST_FRAMES {
            if !matches!(socket.recv().await, Some(Ok(_))) {
                break;
            }
        }
    };
    // A client that does not answer has to do without.
    let _ = timeout(times.close, rest).await;
}

/// Handles a text message. Returns what the rate limit says.
async fn receive(
    connection: &Connection,
    text: &str,
    allow: impl Fn(Option<&ClientMessage>) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(message) => {
            let allowed = allow(Some(&message));
            match &allowed {
                Ok(()) => connection.receive(message).await,
                Err(error) => connection.refuse_at_once(message.id(), error),
            }
            allowed
        }
        // The rate limit counts unreadable messages, too.
        Err(error) => {
            let allowed = allow(None);
            refuse_unreadable(connection, &allowed, &error.to_string());
            allowed
        }
    }
}

/// Refuses an unreadable message: because of the rate limit, or because of the problem.
fn refuse_unreadable(connection: &Connection, allowed: &Result<(), ApiError>, problem: &str) {
    match allowed {
        Ok(()) => {
            let phrase = say!("server-not-understood", problem = Arg::foreign(problem));
            connection.refuse(None, ApiError::new(StatusCode::BAD_REQUEST, phrase));
        }
        Err(error) => connection.refuse_at_once(None, error),
    }
}

async fn send(
    socket: &mut WebSocket,
    connection: &Connection,
    delivery: Delivery,
    times: SocketTimes,
) -> Result<(), End> {
    let (messages, last) = match delivery {
        Delivery::Messages(messages) => (messages, false),
        Delivery::Close(messages) => (messages, true),
        Delivery::Resync => {
            if let Err(error) = connection.resync().await {
                connection.outbox.close(ServerNotice::bye(&error.code, RETRY, error.phrase));
            }
            return Ok(());
        }
    };
    let write = async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    match timeout(times.write, write).await {
        Ok(Ok(())) if last => Err(End::Closed),
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(End::after(&error)),
        Err(_) => Err(End::Slow),
    }
}
