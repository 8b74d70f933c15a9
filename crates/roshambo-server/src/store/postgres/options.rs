//! How to reach a PostgreSQL server. Nothing here prints a password, a user or a value of a URL.

use std::fmt;
use std::str::FromStr;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

/// The number of connections that a node uses by default.
pub const CONNECTIONS: u32 = 10;

/// The fewest connections that a node can work with: one for each writer, one for heartbeats, and one for everything
/// else.
pub const FEWEST_CONNECTIONS: u32 = super::writer::LANES as u32 + 2;

/// The parameters that a URL may have. Others are refused: to ignore one could make a connection less safe than its URL
/// says.
const PARAMETERS: [&str; 12] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "user",
];

/// Settings of every connection, in milliseconds and seconds. The server ends a statement that takes too long, and a
/// transaction whose node does not continue, because its locks stop other nodes. It also notices when the machine of a
/// node is gone. Compiling statements takes longer than running them.
const SETTINGS: [(&str, &str); 8] = [
    ("statement_timeout", "10000"),
    ("idle_in_transaction_session_timeout", "2000"),
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "10000"),
    ("default_transaction_isolation", "read committed"),
    ("jit", "off"),
];

/// A database of a PostgreSQL server, and how to connect to it.
///
/// What the URL leaves out comes from the variables that all PostgreSQL programs use, such as `PGPASSWORD` and
/// `PGPASSFILE`. This is the only place in the crate that reads the environment.
///
/// ```
/// # use roshambo_server::store::postgres::Options;
/// let options = Options::from_url("postgres://ann:secret@db.example/games?sslmode=verify-full")?;
/// assert_eq!(options.to_string(), "postgres://db.example:5432/games");
/// # Ok::<(), roshambo_server::store::postgres::UrlError>(())
/// ```
#[derive(Clone)]
pub struct Options {
    pub(super) connect: PgConnectOptions,
    /// How many connections the node uses.
    pub(super) connections: u32,
}

/// What is wrong with a URL. It names no value, because a URL may contain a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UrlError {
    /// It does not start with `postgres://` or `postgresql://`.
    Scheme,
    /// It is not a URL, or a part of it has a wrong form.
    Form,
    /// It has a parameter that is not supported.
    Parameter(String),
    /// The value of this parameter is invalid.
    Value(&'static str),
}

impl fmt::Display for UrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UrlError::Scheme => f.write_str("the URL does not start with postgres://"),
            UrlError::Form => f.write_str("not a valid URL"),
            UrlError::Parameter(name) => write!(f, "the parameter {name} of the URL is not supported"),
            UrlError::Value(name) => write!(f, "the parameter {name} of the URL has an invalid value"),
        }
    }
}

impl std::error::Error for UrlError {}

/// Whether a text is the URL of a PostgreSQL database, perhaps an invalid one.
pub fn is_url(text: &str) -> bool {
    without_scheme(text).is_some()
}

fn without_scheme(url: &str) -> Option<&str> {
    url.strip_prefix("postgres://").or_else(|| url.strip_prefix("postgresql://"))
}

impl Options {
    /// Reads a URL: `postgres://USER:PASSWORD@HOST:PORT/DATABASE?sslmode=verify-full&sslrootcert=FILE`.
    pub fn from_url(url: &str) -> Result<Options, UrlError> {
        let rest = without_scheme(url).ok_or(UrlError::Scheme)?;
        let query = rest.split_once('?').map_or("", |(_, query)| query);
        check_parameters(query)?;
        let mut connect = PgConnectOptions::from_str(url).map_err(|_| UrlError::Form)?;
        // An IPv6 address has brackets in a URL only.
        let host = connect.get_host().trim_matches(['[', ']']).to_owned();
        connect = connect.host(&host);
        let has_root = parameters(query).any(|(name, _)| name == "sslrootcert");
        if has_root && matches!(connect.get_ssl_mode(), PgSslMode::Require) {
            // As in other PostgreSQL programs: who names a root certificate wants it to be checked.
            connect = connect.ssl_mode(PgSslMode::VerifyCa);
        }
        if connect.get_application_name().is_none() {
            connect = connect.application_name("roshambo");
        }
        connect = connect.options(SETTINGS).disable_statement_logging();
        Ok(Options { connect, connections: CONNECTIONS })
    }

    /// Uses this password instead of the one of the URL or the environment.
    pub fn with_password(mut self, password: &str) -> Options {
        self.connect = self.connect.password(password);
        self
    }

    /// Uses this number of connections, but not fewer than [`FEWEST_CONNECTIONS`].
    pub fn with_connections(self, connections: u32) -> Options {
        Options { connections: connections.max(FEWEST_CONNECTIONS), ..self }
    }
}

fn parameters(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

fn check_parameters(query: &str) -> Result<(), UrlError> {
    // A question mark in a password that is not encoded makes the rest of the password look like parameters.
    let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    if !parameters(query).all(|(name, _)| is_name(name)) {
        return Err(UrlError::Form);
    }
    for (name, value) in parameters(query) {
        if !PARAMETERS.contains(&name) {
            return Err(UrlError::Parameter(name.to_owned()));
        }
        let modes = ["disable", "prefer", "require", "verify-ca", "verify-full"];
        if name == "sslmode" && !modes.contains(&value) {
            return Err(UrlError::Value("sslmode"));
        }
        if name == "port" && value.parse::<u16>().is_err() {
            return Err(UrlError::Value("port"));
        }
    }
    Ok(())
}

/// The server and the database, for people. It has no user and no password.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let connect = &self.connect;
        f.write_str("postgres://")?;
        match connect.get_socket() {
            Some(socket) => write!(f, "{}", socket.display())?,
            None if connect.get_host().contains(':') => write!(f, "[{}]", connect.get_host())?,
            None => f.write_str(connect.get_host())?,
        }
        write!(f, ":{}", connect.get_port())?;
        connect.get_database().map_or(Ok(()), |database| write!(f, "/{database}"))
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Options({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_about_a_database_contains_its_user_or_password() {
        let url = "postgresql://ann:s%20ecret@db.example:6000/games?sslmode=require&application_name=x";
        let options = Options::from_url(url).unwrap().with_password("s ecret");
        for text in [options.to_string(), format!("{options:?}"), format!("{options:#?}")] {
            assert!(text.contains("postgres://db.example:6000/games"), "{text}");
            assert!(!text.contains("ecret") && !text.contains("ann"), "{text}");
        }
        for wrong in [
            "postgres://ann:secret@host:port/db",
            "postgres://ann:secret@host/db?sslmode=secret",
            "postgres://ann:secret@host/db?pasword=secret",
            "postgres://ann:secret@host/db?port=secret",
            "postgress://ann:secret@host/db",
            "postgres://ann:x?secret@host/db",
            "postgres://ann:x?secret&y@host/db",
            "ann:secret@host",
        ] {
            let error = Options::from_url(wrong).unwrap_err();
            let texts = format!("{error} {error:?}");
            assert!(!texts.contains("secret") && !texts.contains("ann"), "{texts}");
        }
    }

    #[test]
    fn parameters_that_are_not_supported_are_refused_by_name() {
        let error = |url: &str| Options::from_url(url).unwrap_err();
        let unknown = UrlError::Parameter("channel_binding".to_owned());
        assert_eq!(error("postgres://h/d?sslmode=require&channel_binding=require"), unknown);
        assert_eq!(error("postgres://h/d?sslmode=verify_full"), UrlError::Value("sslmode"));
        assert_eq!(error("postgres://h/d?port=99999"), UrlError::Value("port"));
        assert_eq!(error("sqlite:h"), UrlError::Scheme);
        assert!(is_url("postgres://") && is_url("postgresql://x") && !is_url("postgres.db"));
    }

    #[test]
    fn a_root_certificate_is_always_checked() {
        let mode = |url: &str| Options::from_url(url).unwrap().connect.get_ssl_mode();
        assert!(matches!(mode("postgres://h/d?sslmode=require"), PgSslMode::Require));
        assert!(matches!(mode("postgres://h/d?sslmode=require&sslrootcert=ca"), PgSslMode::VerifyCa));
        assert!(matches!(mode("postgres://h/d?sslrootcert=ca&sslmode=verify-full"), PgSslMode::VerifyFull));
    }

    #[test]
    fn addresses_of_all_kinds_are_shown_as_they_are_written() {
        for (url, shown) in [
            ("postgres://[::1]:7/d", "postgres://[::1]:7/d"),
            ("postgres://10.0.0.1/d", "postgres://10.0.0.1:5432/d"),
            ("postgres://u@localhost/d?host=/run/pg&port=8", "postgres:///run/pg:8/d"),
        ] {
            assert_eq!(Options::from_url(url).unwrap().to_string(), shown, "{url}");
        }
        assert_eq!(
            Options::from_url("postgres://h").unwrap().with_connections(1).connections,
            FEWEST_CONNECTIONS
        );
    }
}
