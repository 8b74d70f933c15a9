//! Attacks over WebSockets.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::tally::Tally;
use crate::client::Client;
use crate::failure::Failure;
use crate::http::Base;
use crate::messages::Quick;

/// The pause after a refused connection.
const PAUSE: Duration = Duration::from_millis(50);

/// A connection of a new guest to a game of their own, below the level of [`crate::Socket`].
async fn connect(base: &Base) -> Result<WebSocketStream<TcpStream>, Failure> {
    let mut client = Client::with(base.clone(), Default::default());
    let quick = Quick { game: "kanobu".to_owned(), seats: 2, level: "easy".to_owned() };
    let table = client.quick(&quick).await?.id;
    let uri = format!("ws://{}/api/tables/{table}/socket", base.authority());
    let mut request = ClientRequestBuilder::new(uri.parse().map_err(|_| Failure::Address(uri.clone()))?);
    if let Some(cookie) = client.identity().cookie() {
        request = request.with_header("Cookie", cookie).with_header("Origin", base.origin());
    }
    match client_async(request, base.connect().await?).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => {
            Err(Failure::Status { status: answer.status().as_u16(), code: String::new() })
        }
        Err(error) => Err(error.into()),
    }
}

async fn open(base: &Base, tally: &Tally) -> Option<WebSocketStream<TcpStream>> {
    let opened = connect(base).await;
    if opened.is_err() {
        tally.result(&opened);
        tokio::time::sleep(PAUSE).await;
    }
    opened.ok()
}

/// Sends pings and reads nothing.
pub(super) async fn unread_pings(base: &Base, tally: &Tally) {
    let Some(mut socket) = open(base, tally).await else { return };
    let ping = Message::Ping(vec![7; 125].into());
    while socket.feed(ping.clone()).await.is_ok() {
        tally.accepted();
    }
    tally.closed();
}

/// Sends a message as fast as possible, and reads the answers.
pub(super) async fn flood(base: &Base, tally: &Tally, text: &str) {
    let Some(socket) = open(base, tally).await else { return };
    let (mut sink, mut stream) = socket.split();
    let sending = async { while sink.send(Message::text(text.to_owned())).await.is_ok() {} };
    let reading = async {
        while let Some(Ok(message)) = stream.next().await {
            let Message::Text(text) = message else { continue };
            match serde_json::from_str::<serde_json::Value>(&text) {
                Ok(answer) if answer["type"] == "refused" => {
                    tally.code(answer["code"].as_str().unwrap_or_default());
                }
                _ => tally.accepted(),
            }
        }
    };
    // The goodbye of the server ends the reading.
    tokio::select! { () = reading => {}, () = async { sending.await; std::future::pending().await } => {} }
    tally.closed();
    tokio::time::sleep(PAUSE).await;
}
