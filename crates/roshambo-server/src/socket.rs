//! The WebSocket of a table: receives frames, sends deliveries, and pings to detect dead connections.
//!
//! Each connection has one task, so a slow client delays no other client: its messages are in a bounded
//! outbox, and a write that takes too long ends the connection.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
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

/// After how many milliseconds a client should reconnect if its table could not be read.
const RETRY: u32 = 3000;

/// How long a connection may be silent or slow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SocketTimes {
    /// How often a client is pinged.
    pub(crate) ping: Duration,
    /// How long a write may take.
    pub(crate) write: Duration,
}

/// Why a connection ended.
enum End {
    /// The client disconnected, or broke the protocol.
    Gone,
    /// A write took too long.
    Slow,
    /// The server closed the connection.
    Closed,
}

/// Serves one client until the connection ends. `allow` is the rate limit: it is called for each message,
/// also for an unreadable one, and may refuse the message. Returns whether the client was too slow.
pub(crate) async fn serve(
    mut socket: WebSocket,
    connection: Connection,
    times: SocketTimes,
    allow: impl Fn(Option<&ClientMessage>) -> Result<(), ApiError>,
) -> bool {
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + times.ping, times.ping);
    let mut heard = Instant::now();
    let end = loop {
        tokio::select! {
            delivery = connection.outbox.next() => {
                if let Err(end) = send(&mut socket, &connection, delivery, times).await {
                    break end;
                }
            }
            frame = socket.recv() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Message::Text(text))) => receive(&connection, &text, &allow).await,
                    Some(Ok(Message::Binary(_))) => {
                        let error = allow(None).err().unwrap_or_else(|| not_understood("binary"));
                        connection.refuse(None, error);
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break End::Gone,
                }
            }
            _ = pings.tick() => {
                // Two pings without an answer: the connection is half-open.
                if heard.elapsed() >= times.ping * 2 {
                    break End::Gone;
                }
                match timeout(times.write, socket.send(Message::Ping(Default::default()))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => break End::Gone,
                    Err(_) => break End::Slow,
                }
            }
        }
    };
    match end {
        End::Gone => false,
        End::Slow => true,
        End::Closed => {
            let frame = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::default() };
            // The client may be gone already.
            let _ = timeout(times.write, socket.send(Message::Close(Some(frame)))).await;
            false
        }
    }
}

async fn receive(
    connection: &Connection,
    text: &str,
    allow: impl Fn(Option<&ClientMessage>) -> Result<(), ApiError>,
) {
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(message) => match allow(Some(&message)) {
            Ok(()) => connection.receive(message).await,
            Err(error) => connection.refuse(message.id(), error),
        },
        // The rate limit counts unreadable messages, too.
        Err(error) => {
            let error = allow(None).err().unwrap_or_else(|| not_understood(&error.to_string()));
            connection.refuse(None, error);
        }
    }
}

fn not_understood(problem: &str) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, say!("server-not-understood", problem = Arg::foreign(problem)))
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
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}
