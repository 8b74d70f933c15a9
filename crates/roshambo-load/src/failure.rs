//! Why a client did not get what it asked for.

use std::fmt;
use std::io;

/// Anything that can go wrong between a client and its server.
#[derive(Debug)]
pub enum Failure {
    /// The address is not one that can be connected to.
    Address(String),
    /// The connection.
    Io(io::Error),
    /// The server did not speak HTTP as this client knows it.
    Http(&'static str),
    /// The server said no.
    Status {
        /// Its status.
        status: u16,
        /// Its reason, or the whole body where it has none.
        code: String,
    },
    /// The WebSocket.
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    /// A message that cannot be read.
    Json(serde_json::Error, String),
    /// The server closed the connection.
    Closed,
}

impl Failure {
    /// Whether the server is gone, or going, as opposed to saying something wrong.
    pub fn is_gone(&self) -> bool {
        use tokio_tungstenite::tungstenite::Error;
        match self {
            Failure::Io(_) | Failure::Closed | Failure::Http(_) => true,
            Failure::Socket(error) => {
                matches!(
                    **error,
                    Error::Io(_) | Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_)
                )
            }
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
            Failure::Http(what) => write!(f, "not HTTP: {what}"),
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

/// Reads JSON; what cannot be read is shown, shortened.
pub(crate) fn read_json<'a, T: serde::Deserialize<'a>>(text: &'a [u8]) -> Result<T, Failure> {
    serde_json::from_slice(text).map_err(|error| {
        let shown: String = String::from_utf8_lossy(text).chars().take(300).collect();
        Failure::Json(error, shown)
    })
}
