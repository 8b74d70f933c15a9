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

use crate::asks::{Command, Form, Outgoing};
use crate::client::Guest;
use crate::failure::{Failure, read_json};
use crate::http::Base;
use crate::tells::{Incoming, Whole};

/// Most messages fit; ten thousand sockets have to, too.
const READ_BUFFER: usize = 4096;

/// A message of the server, not yet read.
#[derive(Clone, Debug)]
pub struct Text(Utf8Bytes);

impl Text {
    /// As it came.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The parts that a player needs.
    pub fn read(&self) -> Result<Incoming<'_>, Failure> {
        self.read_as::<Incoming<'_>>()
    }

    /// With the view and each event as they came.
    pub fn whole(&self) -> Result<Whole<'_>, Failure> {
        self.read_as::<Whole<'_>>()
    }

    fn read_as<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Failure> {
        read_json(self.0.as_bytes())
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text(text.into())
    }
}

/// One client at one table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Whether something written is not on its way yet.
    unsent: bool,
}

impl Socket {
    /// Connects as a guest, with his cookie and the server's own origin.
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
        Ok(Socket { stream, unsent: false })
    }

    /// The next message, when there is one. Pings are answered on the way.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<Text, Failure>> {
        if self.unsent {
            let _ = self.poll_flush(context)?;
        }
        loop {
            match ready!(Pin::new(&mut self.stream).poll_next(context)) {
                Some(Ok(Message::Text(text))) => return Poll::Ready(Ok(Text(text))),
                Some(Ok(Message::Close(_))) | None => return Poll::Ready(Err(Failure::Closed)),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Poll::Ready(Err(error.into())),
            }
        }
    }

    /// Sends what can be sent now; the rest goes with the next poll.
    pub fn post(&mut self, context: &mut Context<'_>, message: &Outgoing<'_>) -> Result<(), Failure> {
        Pin::new(&mut self.stream).start_send(Socket::written(message)?)?;
        self.unsent = true;
        let _ = self.poll_flush(context)?;
        Ok(())
    }

    fn written(message: &Outgoing<'_>) -> Result<Message, Failure> {
        let text = serde_json::to_string(message).map_err(|error| Failure::Json(error, String::new()))?;
        Ok(Message::Text(text.into()))
    }

    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Failure>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.unsent = flushed.is_pending();
        flushed.map_err(Failure::from)
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Text, Failure> {
        std::future::poll_fn(|context| self.poll_next(context)).await
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &Outgoing<'_>) -> Result<(), Failure> {
        Ok(self.stream.send(Socket::written(message)?).await?)
    }

    /// Makes a move.
    pub async fn send_move(
        &mut self,
        id: u64,
        seat: roshambo_rules::Seat,
        mv: &str,
        number: u64,
    ) -> Result<(), Failure> {
        self.send(&Outgoing::Move { id, seat, mv, number }).await
    }

    /// Does something else.
    pub async fn send_act(&mut self, id: u64, act: &Command) -> Result<(), Failure> {
        self.send(&Outgoing::Command { id, command: act }).await
    }

    /// Sends any text, for those who want to send nonsense.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// Says goodbye.
    pub async fn close(mut self) -> Result<(), Failure> {
        Ok(self.stream.close(None).await?)
    }
}
