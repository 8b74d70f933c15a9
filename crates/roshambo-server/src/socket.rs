//! The WebSocket of a table: frames in, parcels out, and an eye on whether anybody is there.
//!
//! One task for each connection. It never waits for other clients, and nobody waits for it: what it
//! has to send lies in a bounded outbox, and a write that takes too long ends the connection.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::StatusCode;
use futures_util::SinkExt;
use roshambo_rules::{Arg, say};
use tokio::time::timeout;

use crate::api_error::ApiError;
use crate::hall::Connection;
use crate::outbox::Parcel;
use crate::protocol::{ClientMessage, ServerMessage};
use crate::render;

/// The first bytes of a frame's buffer; most messages of clients are smaller.
pub(crate) const READ_BUFFER: usize = 1024;
/// What is gathered before it is written.
pub(crate) const WRITE_BUFFER: usize = 16 * 1024;

/// How a connection is looked after.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manners {
    /// How often a silent client is asked whether it is there.
    pub(crate) ping: Duration,
    /// How long a write may take.
    pub(crate) write: Duration,
}

/// Why a connection ended.
enum End {
    /// The client went away, or broke the protocol.
    Gone,
    /// It takes nothing any more.
    Slow,
    /// The server said goodbye.
    Bye,
}

/// Serves one client until it goes. `allow` is asked for each message, also one that
/// cannot be read, and may refuse it.
pub(crate) async fn serve(
    mut socket: WebSocket,
    connection: Connection,
    manners: Manners,
    allow: impl Fn(Option<&ClientMessage>) -> Result<(), ApiError>,
) -> bool {
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + manners.ping, manners.ping);
    let mut heard = Instant::now();
    let end = loop {
        tokio::select! {
            parcel = connection.outbox.next() => {
                if let Err(end) = send(&mut socket, &connection, parcel, manners).await {
                    break end;
                }
            }
            frame = socket.recv() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Message::Text(text))) => receive(&connection, &text, &allow).await,
                    Some(Ok(Message::Binary(_))) => {
                        let trouble = allow(None).err().unwrap_or_else(|| not_understood("binary"));
                        connection.refuse(None, trouble);
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break End::Gone,
                }
            }
            _ = pings.tick() => {
                // Twice silent: a half-open connection, nobody is at the other end.
                if heard.elapsed() >= manners.ping * 2 {
                    break End::Gone;
                }
                match timeout(manners.write, socket.send(Message::Ping(Default::default()))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => break End::Gone,
                    Err(_) => break End::Slow,
                }
            }
        }
    };
    drop(connection);
    match end {
        End::Gone => false,
        End::Slow => true,
        End::Bye => {
            let frame = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::default() };
            // The client may be gone already.
            let _ = timeout(manners.write, socket.send(Message::Close(Some(frame)))).await;
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
            Err(trouble) => connection.refuse(message.id(), trouble),
        },
        // Nonsense counts, too.
        Err(error) => {
            let trouble = allow(None).err().unwrap_or_else(|| not_understood(&error.to_string()));
            connection.refuse(None, trouble);
        }
    }
}

fn not_understood(problem: &str) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, say!("server-not-understood", problem = Arg::foreign(problem)))
}

async fn send(
    socket: &mut WebSocket,
    connection: &Connection,
    parcel: Parcel,
    manners: Manners,
) -> Result<(), End> {
    let (messages, last) = match parcel {
        Parcel::Messages(messages) => (messages, false),
        Parcel::Close(messages) => (messages, true),
        Parcel::Resync => {
            return match connection.resync(None).await {
                Ok(()) => Ok(()),
                Err(trouble) => {
                    let phrase = trouble.phrase;
                    let bye = ServerMessage::Bye { why: trouble.code, retry: Some(3000), phrase };
                    connection.outbox.close(render::text(&bye));
                    Ok(())
                }
            };
        }
    };
    let write = async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    match timeout(manners.write, write).await {
        Ok(Ok(())) if last => Err(End::Bye),
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}
