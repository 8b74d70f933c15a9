//! Why there is no connection to NATS. No message contains a password, a token or a key.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use async_nats::{ConnectError, ConnectErrorKind, rustls};

/// Why there is no connection to NATS when a node starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NatsError {
    /// The URL is wrong.
    Url(String),
    /// A file that the URL names cannot be used.
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// The server does not accept the login.
    Login {
        /// The servers, without secrets.
        servers: String,
    },
    /// There is no secure connection.
    Tls {
        /// The servers, without secrets.
        servers: String,
        /// The reason.
        why: String,
    },
    /// No server answers.
    Unreachable {
        /// The servers, without secrets.
        servers: String,
        /// The reason.
        why: String,
    },
}

impl NatsError {
    /// An error about a file.
    pub(super) fn file(path: &Path, error: &io::Error) -> NatsError {
        NatsError::File { path: path.to_owned(), why: error.to_string() }
    }

    /// The error of an attempt to connect.
    pub(super) fn of(error: &ConnectError, servers: String) -> NatsError {
        let why = error.source().map_or_else(|| error.kind().to_string(), ToString::to_string);
        match error.kind() {
            ConnectErrorKind::ServerParse => NatsError::Url(why),
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                NatsError::Login { servers }
            }
            ConnectErrorKind::Tls => NatsError::Tls { servers, why },
            ConnectErrorKind::Io if is_tls(error) => NatsError::Tls { servers, why },
            ConnectErrorKind::Dns
            | ConnectErrorKind::TimedOut
            | ConnectErrorKind::Io
            | ConnectErrorKind::MaxReconnects => NatsError::Unreachable { servers, why },
        }
    }
}

/// Whether an error of the connection is one of the handshake of TLS.
fn is_tls(error: &ConnectError) -> bool {
    let source = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    let inner = source.and_then(io::Error::get_ref).and_then(|inner| inner.downcast_ref::<rustls::Error>());
    inner.is_some()
}

impl fmt::Display for NatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NatsError::Url(why) => {
                write!(f, "the URL of the bus is not valid: {why} (expected nats://user:password@host:4222)")
            }
            NatsError::File { path, why } => write!(f, "cannot use the file {}: {why}", path.display()),
            NatsError::Login { servers } => {
                write!(f, "the NATS server ({servers}) does not accept the user, the password or the token")
            }
            NatsError::Tls { servers, why } => {
                write!(f, "no secure connection to the NATS server ({servers}): {why}")
            }
            NatsError::Unreachable { servers, why } => {
                write!(f, "the NATS server ({servers}) cannot be reached: {why}")
            }
        }
    }
}

impl Error for NatsError {}
