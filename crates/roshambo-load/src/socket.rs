//! A WebSocket to a table.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_util::{Sink, SinkExt, Stream};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::http::Uri;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::client::Guest;
use crate::failure::{Failure, read_json};
use crate::http::Base;
use crate::messages::{Command, Form, Outgoing};
use crate::messages::{Incoming, RawIncoming};

/// The read buffer of a socket, in bytes. Most messages fit, and ten thousand sockets fit into memory.
const READ_BUFFER: usize = 4096;

/// A message of the server that is not parsed yet.
#[derive(Clone, Debug)]
pub struct MessageText(Utf8Bytes);

impl MessageText {
    /// The text of the message.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Parses the parts that a player needs.
    pub fn read(&self) -> Result<Incoming<'_>, Failure> {
        self.read_as::<Incoming<'_>>()
    }

    /// Parses the message. The view and each event stay unparsed JSON.
    pub fn read_raw(&self) -> Result<RawIncoming<'_>, Failure> {
        self.read_as::<RawIncoming<'_>>()
    }

    fn read_as<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Failure> {
        read_json(self.0.as_bytes())
    }
}

impl From<&str> for MessageText {
    fn from(text: &str) -> MessageText {
        MessageText(text.into())
    }
}

/// The connection of one client to one table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Whether a written message still has to be flushed.
    unflushed: bool,
}

impl Socket {
    /// Connects with the cookie of a guest and the origin of the server.
    pub async fn connect(
        base: &Base,
        guest: &Guest,
        table: &str,
        form: Form,
        since: Option<u64>,
    ) -> Result<Socket, Failure> {
        let since = since.map_or(String::new(), |since| format!("&since={since}"));
        let form = form.name();
        let uri = format!("ws://{}/api/tables/{table}/socket?form={form}{since}", base.authority());
        let uri: Uri = uri.parse().map_err(|_| Failure::Address(uri.clone()))?;
        let mut request = ClientRequestBuilder::new(uri);
        if let Some(cookie) = guest.cookie() {
            request = request.with_header("Cookie", cookie).with_header("Origin", base.origin());
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, base.connect().await?, Some(config)).await?;
        Ok(Socket { stream, unflushed: false })
    }

    /// Polls for the next message. Pings are answered automatically.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<MessageText, Failure>> {
        if self.unflushed {
            let _ = self.poll_flush(context)?;
        }
        loop {
            match ready!(Pin::new(&mut self.stream).poll_next(context)) {
                Some(Ok(Message::Text(text))) => return Poll::Ready(Ok(MessageText(text))),
                Some(Ok(Message::Close(_))) | None => return Poll::Ready(Err(Failure::Closed)),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Poll::Ready(Err(error.into())),
            }
        }
    }

    /// Writes a message without waiting. What cannot be sent now is sent with the next poll.
    pub fn post(&mut self, context: &mut Context<'_>, message: &Outgoing<'_>) -> Result<(), Failure> {
        Pin::new(&mut self.stream).start_send(Socket::serialized(message)?)?;
        self.unflushed = true;
        let _ = self.poll_flush(context)?;
        Ok(())
    }

    fn serialized(message: &Outgoing<'_>) -> Result<Message, Failure> {
        let text = serde_json::to_string(message).map_err(|error| Failure::Json(error, String::new()))?;
        Ok(Message::Text(text.into()))
    }

    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Failure>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.unflushed = flushed.is_pending();
        flushed.map_err(Failure::from)
    }

    /// Waits for the next message.
    pub async fn next(&mut self) -> Result<MessageText, Failure> {
        std::future::poll_fn(|context| self.poll_next(context)).await
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &Outgoing<'_>) -> Result<(), Failure> {
        Ok(self.stream.send(Socket::serialized(message)?).await?)
    }

    /// Sends a move.
    pub async fn send_move(
        &mut self,
        id: u64,
        seat: roshambo_rules::Seat,
        mv: &str,
        number: u64,
    ) -> Result<(), Failure> {
        self.send(&Outgoing::Move { id, seat, mv, number }).await
    }

    /// Sends a command.
    pub async fn send_command(&mut self, id: u64, command: &Command) -> Result<(), Failure> {
        self.send(&Outgoing::Command { id, command }).await
    }

    /// Sends any text. For tests that send invalid messages.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// Closes the connection.
    pub async fn close(mut self) -> Result<(), Failure> {
        Ok(self.stream.close(None).await?)
    }
}
