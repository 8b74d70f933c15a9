//! Conversion of errors of PostgreSQL and its connection to [`StoreError`].
//!
//! Messages of the server are passed on only where they cannot contain the name of a user.

use std::borrow::Cow;
use std::fmt;
use std::io::ErrorKind;

use sqlx::error::DatabaseError;

use super::options::UrlError;
use crate::store::StoreError;

/// Why a piece of work with a connection failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The work itself failed, and the connection can be used again.
    Work(StoreError),
    /// The server or the connection failed.
    Sql(sqlx::Error),
    /// There was no answer in time.
    Timeout,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Sql(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Work(error)
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> StoreError {
        match failure {
            Failure::Work(error) => error,
            Failure::Sql(error) => store_error(&error),
            Failure::Timeout => timed_out(),
        }
    }
}

impl Failure {
    /// The SQLSTATE code, if the server answered with an error.
    pub(super) fn code(&self) -> Option<Cow<'_, str>> {
        match self {
            Failure::Sql(sqlx::Error::Database(error)) => error.code(),
            Failure::Sql(_) | Failure::Work(_) | Failure::Timeout => None,
        }
    }

    /// Whether the connection can be used again. After a lost connection, a shutdown or a failover of the server it
    /// cannot.
    pub(super) fn keeps_connection(&self) -> bool {
        match (self, self.code()) {
            (Failure::Work(_), _) => true,
            (_, Some(code)) => {
                // A statement that was cancelled by its time limit is over. Everything else in this list is about the
                // server: lost connections, its resources, its shutdown, its system, and a standby.
                let is_about_server = ["08", "53", "57", "58", "XX"].contains(&class(&code));
                code == "57014" || (!is_about_server && code != "25006")
            }
            _ => false,
        }
    }

    /// Whether the same work may succeed at once: the server has undone it because of other work at the same time.
    pub(super) fn is_transient(&self) -> bool {
        self.code().is_some_and(|code| ["40001", "40P01"].contains(&&*code))
    }

    /// Whether the cause is in the values of the statement: their form, their size or their keys.
    pub(super) fn is_about_values(&self) -> bool {
        self.code().is_some_and(|code| ["22", "23", "54"].contains(&class(&code)))
    }

    /// Whether a key existed already.
    pub(super) fn is_duplicate(&self) -> bool {
        self.code().is_some_and(|code| code == "23505")
    }
}

/// The first two characters of a SQLSTATE code.
fn class(code: &str) -> &str {
    code.get(..2).unwrap_or(code)
}

fn store_error(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => server_error(error.as_ref()),
        sqlx::Error::Io(error) => StoreError::Unavailable(io_error(error)),
        sqlx::Error::Tls(error) => StoreError::Unavailable(format!("TLS: {error}")),
        sqlx::Error::PoolTimedOut => StoreError::Unavailable("no connection was free in time".to_owned()),
        sqlx::Error::PoolClosed => closed(),
        sqlx::Error::RowNotFound => StoreError::Damaged("a row is missing".to_owned()),
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(error.to_string()),
        // Its text may contain parts of the URL.
        sqlx::Error::Configuration(_) => StoreError::Unavailable("the settings are invalid".to_owned()),
        _ => StoreError::Unavailable(error.to_string()),
    }
}

fn server_error(error: &dyn DatabaseError) -> StoreError {
    let code = error.code().unwrap_or_default();
    let unavailable = |what: &str| StoreError::Unavailable(what.to_owned());
    match &*code {
        "53100" => StoreError::Full,
        "XX001" | "XX002" => StoreError::Damaged(error.message().to_owned()),
        "42P01" | "42703" => StoreError::Damaged(error.message().to_owned()),
        "53300" => unavailable("the server has no free connection"),
        "25006" => unavailable("the server is read-only; it may be a standby"),
        "57014" => timed_out(),
        "57P01" | "57P02" | "57P03" => unavailable("the server is starting or stopping"),
        "3D000" => unavailable("there is no such database"),
        _ if code.starts_with("28") => unavailable("the server refuses the user or the password"),
        _ => StoreError::Unavailable(format!("{} ({code})", error.message())),
    }
}

fn io_error(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::UnexpectedEof | ErrorKind::ConnectionReset | ErrorKind::BrokenPipe => {
            "the connection was lost".to_owned()
        }
        ErrorKind::ConnectionRefused => "no server answers there".to_owned(),
        _ => error.to_string(),
    }
}

/// The error after the store was closed.
pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("closed".to_owned())
}

/// The error if too many requests wait.
pub(super) fn overloaded() -> StoreError {
    StoreError::Unavailable("the queue is full".to_owned())
}

/// The error without an answer in time.
pub(super) fn timed_out() -> StoreError {
    StoreError::Unavailable("the server did not answer in time".to_owned())
}

/// Why a database could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The URL is wrong.
    Url(UrlError),
    /// No server answers at the address, or the address does not exist. The text is of the operating system.
    NoServer(String),
    /// The server did not answer in time.
    Timeout,
    /// The encrypted connection failed, for example because the certificate is not trusted.
    Tls(String),
    /// The server refuses the user or the password.
    Password,
    /// The server has no such database.
    NoDatabase,
    /// The server has no free connection.
    TooManyConnections,
    /// The database needs a newer version of this program.
    Newer {
        /// The oldest schema whose program can use it.
        needed: u32,
        /// The schema of this program.
        known: u32,
    },
    /// Nodes use the database that could not use it after the migration.
    InUse,
    /// The database belongs to another program.
    Foreign,
    /// The database does not store texts as UTF-8.
    Encoding(String),
    /// Any other reason.
    Other(StoreError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Url(error) => error.fmt(f),
            OpenError::NoServer(why) => write!(f, "no server answers there: {why}"),
            OpenError::Timeout => f.write_str("the server did not answer in time"),
            OpenError::Tls(why) => write!(f, "no encrypted connection: {why}"),
            OpenError::Password => f.write_str("the server refuses the user or the password"),
            OpenError::NoDatabase => f.write_str("the server has no such database"),
            OpenError::TooManyConnections => f.write_str("the server has no free connection"),
            OpenError::Newer { needed, known } => {
                write!(
                    f,
                    "the database needs schema {needed} or newer, and this program knows schema {known}"
                )
            }
            OpenError::InUse => {
                f.write_str("nodes use the database that could not use it after its migration")
            }
            OpenError::Foreign => f.write_str("the database belongs to another program"),
            OpenError::Encoding(encoding) => {
                write!(f, "the database has the encoding {encoding} instead of UTF8")
            }
            OpenError::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<UrlError> for OpenError {
    fn from(error: UrlError) -> OpenError {
        OpenError::Url(error)
    }
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Other(error)
    }
}

impl From<Failure> for OpenError {
    fn from(failure: Failure) -> OpenError {
        match (&failure, failure.code().as_deref()) {
            (Failure::Timeout, _) | (_, Some("57014")) => OpenError::Timeout,
            (_, Some("3D000")) => OpenError::NoDatabase,
            (_, Some("53300")) => OpenError::TooManyConnections,
            (_, Some(code)) if code.starts_with("28") => OpenError::Password,
            // The handshake reports a certificate that is not trusted as invalid data.
            (Failure::Sql(sqlx::Error::Io(error)), _) if error.kind() == ErrorKind::InvalidData => {
                OpenError::Tls(error.to_string())
            }
            (Failure::Sql(sqlx::Error::Io(error)), _) => OpenError::NoServer(error.to_string()),
            (Failure::Sql(sqlx::Error::Tls(error)), _) => OpenError::Tls(error.to_string()),
            _ => OpenError::Other(failure.into()),
        }
    }
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> OpenError {
        Failure::Sql(error).into()
    }
}
