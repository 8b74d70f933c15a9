//! Why a request or a connection of the client failed.

use std::fmt;
use std::io;

/// Anything that can go wrong between a client and its server.
#[derive(Debug)]
pub enum Failure {
    /// The text is not the address of a server.
    Address(String),
    /// The connection failed.
    Io(io::Error),
    /// The response is not valid HTTP, or uses a feature that this client does not support.
    Http(&'static str),
    /// The server refused the request.
    Status {
        /// The HTTP status.
        status: u16,
        /// The code of the reason, or the start of the body if there is no code.
        code: String,
    },
    /// The WebSocket failed.
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    /// A message that cannot be parsed, and the message.
    Json(serde_json::Error, String),
    /// The server closed the connection.
    Closed,
}

impl Failure {
    /// Whether the server is unreachable or stopping, as opposed to sending something invalid.
    pub fn is_gone(&self) -> bool {
        use tokio_tungstenite::tungstenite::Error;
        match self {
            Failure::Io(_) | Failure::Closed | Failure::Http(_) => true,
            Failure::Socket(error) => match &**error {
                Error::Io(_) | Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_) => true,
                // The refusal of a new WebSocket.
                Error::Http(response) => response.status() == 503,
                _ => false,
            },
            Failure::Status { status, .. } => *status == 503,
            Failure::Address(_) | Failure::Json(..) => false,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Address(text) => write!(f, "not an address: {text}"),
            Failure::Io(error) => error.fmt(f),
            Failure::Http(what) => write!(f, "invalid HTTP response: {what}"),
            Failure::Status { status, code } => write!(f, "{status} {code}"),
            Failure::Socket(error) => error.fmt(f),
            Failure::Json(error, text) => write!(f, "{error} in {text}"),
            Failure::Closed => f.write_str("closed"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for Failure {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Failure {
        Failure::Socket(Box::new(error))
    }
}

/// Parses JSON. The error contains the start of a text that cannot be parsed.
pub(crate) fn read_json<'a, T: serde::Deserialize<'a>>(text: &'a [u8]) -> Result<T, Failure> {
    serde_json::from_slice(text).map_err(|error| {
        let shown: String = String::from_utf8_lossy(text).chars().take(300).collect();
        Failure::Json(error, shown)
    })
}
