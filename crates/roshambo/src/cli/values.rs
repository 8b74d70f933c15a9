//! Values of the server's flags: addresses, databases, times, logs.

use std::fmt;
use std::io;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use roshambo_rules::say;
use tracing_subscriber::EnvFilter;

use super::parse::InvalidValue;

/// A host and a port. The host may be a name, which is resolved when the server starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HostPort {
    host: String,
    port: u16,
}

impl HostPort {
    /// The same port on all addresses of this machine.
    pub(crate) fn on_all_addresses(&self) -> HostPort {
        HostPort { host: "0.0.0.0".to_owned(), port: self.port }
    }

    /// The first address of the host.
    pub(crate) fn resolve(&self) -> io::Result<SocketAddr> {
        let mut found = (self.host.as_str(), self.port).to_socket_addrs()?;
        found.next().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl From<SocketAddr> for HostPort {
    fn from(addr: SocketAddr) -> HostPort {
        HostPort { host: addr.ip().to_string(), port: addr.port() }
    }
}

impl fmt::Display for HostPort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.host.contains(':') {
            true => write!(f, "[{}]:{}", self.host, self.port),
            false => write!(f, "{}:{}", self.host, self.port),
        }
    }
}

/// Parses `HOST:PORT`. An IPv6 address is written in brackets.
pub(super) fn host_port(text: &str) -> Result<HostPort, InvalidValue> {
    let read = || {
        let (host, port) = text.rsplit_once(':')?;
        let port = port.bytes().all(|byte| byte.is_ascii_digit()).then(|| port.parse().ok())??;
        let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let host = inner.unwrap_or(host);
        let fine = match inner {
            Some(inner) => inner.parse::<std::net::Ipv6Addr>().is_ok(),
            None => !host.is_empty() && !host.contains([':', '/', '@', '[', ']', ' ']),
        };
        fine.then(|| HostPort { host: host.to_owned(), port })
    };
    read().ok_or_else(|| InvalidValue(say!("expected-addr")))
}

/// A database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Database {
    /// A file.
    File(PathBuf),
    /// On a server.
    Url(SecretUrl),
}

/// A URL that may contain a password. It is never printed. So a wrong one is reported when it is used, and not when it is
/// read: messages about wrong arguments contain their values.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SecretUrl(String);

impl SecretUrl {
    /// The whole URL, to connect with.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is before the first colon.
    pub(crate) fn scheme(&self) -> &str {
        self.0.split_once(':').map_or("", |(scheme, _)| scheme)
    }
}

impl From<String> for SecretUrl {
    fn from(url: String) -> SecretUrl {
        SecretUrl(url)
    }
}

impl fmt::Debug for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:…", self.scheme())
    }
}

/// Parses a file name, `sqlite:FILE`, or the URL of a database on a server. A wrong URL is reported when it is used, and
/// not here, because messages about wrong arguments contain their values.
pub(super) fn database(text: &str) -> Result<Database, InvalidValue> {
    let path = match text.split_once(':') {
        Some(("sqlite", path)) => path.strip_prefix("//").unwrap_or(path),
        Some((scheme, _)) if is_scheme(scheme) => return Ok(Database::Url(SecretUrl(text.to_owned()))),
        _ => text,
    };
    if path.is_empty() { Err(InvalidValue(say!("expected-db"))) } else { Ok(Database::File(path.into())) }
}

/// The longest name of a node. The longest host name has this length.
const LONGEST_NODE: usize = 64;

/// Parses the name of a node, which must fit into a line of a log.
pub(super) fn node_name(text: &str) -> Result<String, InvalidValue> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let fine = (1..=LONGEST_NODE).contains(&text.len()) && text.bytes().all(fits);
    fine.then(|| text.to_owned()).ok_or_else(|| InvalidValue(say!("expected-node")))
}

/// Whether a text is a URL scheme. A single letter is a Windows drive.
fn is_scheme(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"+.-".contains(&byte);
    text.len() > 1 && text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.bytes().all(fits)
}

/// Parses `http://HOST[:PORT]` or `https://…`. It is compared with the `Origin` header, so it has no path.
pub(super) fn public_url(text: &str) -> Result<String, InvalidValue> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.map(|host| host.strip_suffix('/').unwrap_or(host));
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    match host {
        Some(host)
            if host.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '[')
                && host.bytes().all(fits) =>
        {
            Ok(text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase())
        }
        _ => Err(InvalidValue(say!("expected-public-url"))),
    }
}

/// Parses a boolean environment variable.
pub(super) fn yes_or_no(text: &str) -> Result<bool, InvalidValue> {
    match text {
        "1" | "true" | "yes" => Ok(true),
        "0" | "false" | "no" => Ok(false),
        _ => Err(InvalidValue(say!("expected-yes-or-no"))),
    }
}

/// A duration, written as `700ms`, `30s`, `5m`, `24h` or `14d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeSpan(pub(crate) Duration);

const UNITS: [(&str, u64); 5] = [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];

/// The longest duration that is accepted: 100 years.
const LONGEST_MILLIS: u64 = 36_500 * 86_400_000;

impl fmt::Display for TimeSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0.as_millis();
        let fitting = UNITS.iter().find(|(_, unit)| millis > 0 && millis.is_multiple_of(u128::from(*unit)));
        let (name, unit) = fitting.unwrap_or(&("s", 1000));
        write!(f, "{}{name}", millis / u128::from(*unit))
    }
}

/// Parses a duration, which may be zero.
pub(super) fn time_span(text: &str) -> Result<TimeSpan, InvalidValue> {
    let read = || {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, name) = text.split_at(digits);
        let (_, unit) = UNITS.iter().find(|(unit, _)| *unit == name)?;
        let millis = number.parse::<u64>().ok()?.checked_mul(*unit)?;
        (millis <= LONGEST_MILLIS).then(|| TimeSpan(Duration::from_millis(millis)))
    };
    read().ok_or_else(|| InvalidValue(say!("expected-time")))
}

/// Parses a duration greater than zero.
pub(super) fn nonzero_time_span(text: &str) -> Result<TimeSpan, InvalidValue> {
    time_span(text)
        .ok()
        .filter(|time_span| !time_span.0.is_zero())
        .ok_or_else(|| InvalidValue(say!("expected-time-some")))
}

/// A number of bytes, written as `500MiB` or `10GiB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size(pub(crate) u64);

const SIZE_UNITS: [(&str, u64); 3] = [("TiB", 1 << 40), ("GiB", 1 << 30), ("MiB", 1 << 20)];

/// The largest size that is accepted: what SQLite can address with pages of 1 KiB.
const LARGEST_SIZE: u64 = 4 << 40;

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match SIZE_UNITS.iter().find(|(_, unit)| self.0 >= *unit && self.0.is_multiple_of(*unit)) {
            Some((name, unit)) => write!(f, "{}{name}", self.0 / unit),
            None => write!(f, "{}", self.0),
        }
    }
}

/// Parses a size of at least 1 MiB, or 0.
pub(super) fn size(text: &str) -> Result<Size, InvalidValue> {
    let read = || {
        if text == "0" {
            return Some(Size(0));
        }
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, name) = text.split_at(digits);
        let (_, unit) = SIZE_UNITS.iter().find(|(unit, _)| *unit == name)?;
        let bytes = number.parse::<u64>().ok()?.checked_mul(*unit)?;
        (1..=LARGEST_SIZE).contains(&bytes).then_some(Size(bytes))
    };
    read().ok_or_else(|| InvalidValue(say!("expected-size")))
}

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogFormat {
    /// Lines of text.
    Text,
    /// One JSON object per line.
    Json,
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LogFormat::Text => "text",
            LogFormat::Json => "json",
        })
    }
}

/// Parses the format of the log.
pub(super) fn log_format(text: &str) -> Result<LogFormat, InvalidValue> {
    let formats = [LogFormat::Text, LogFormat::Json];
    formats
        .into_iter()
        .find(|format| format.to_string() == text)
        .ok_or_else(|| InvalidValue(say!("expected-log")))
}

/// Parses a log filter: a level, or levels of modules as `info,roshambo_server=debug`. `EnvFilter` would take an
/// unknown level for the name of a module and log nothing else, so it is an error here.
pub(super) fn log_level(text: &str) -> Result<String, InvalidValue> {
    let is_level = |name: &str| ["off", "error", "warn", "info", "debug", "trace"].contains(&name);
    let fits = |part: &str| match part.rsplit_once('=') {
        Some((_, level)) => is_level(level),
        None => is_level(part),
    };
    let fine = text.split(',').all(fits) && EnvFilter::builder().parse(text).is_ok();
    fine.then(|| text.to_owned()).ok_or_else(|| InvalidValue(say!("expected-log-level")))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_duration_is_printed_in_the_largest_unit_that_fits() {
        for (text, millis) in
            [("700ms", 700), ("30s", 30_000), ("5m", 300_000), ("23h", 82_800_000), ("14d", 1_209_600_000)]
        {
            let read = time_span(text).unwrap();
            assert_eq!(read.0, Duration::from_millis(millis));
            assert_eq!(read.to_string(), text);
        }
        assert_eq!(time_span("24h").unwrap().to_string(), "1d");
        assert_eq!(time_span("1500ms").unwrap().to_string(), "1500ms");
        assert_eq!(time_span("0d").unwrap().to_string(), "0s");
        for wrong in
            ["", "5", "m", "-5s", "1.5s", "5 s", "5S", "5min", "99999999999999999999s", "36501d", "٣s"]
        {
            assert!(time_span(wrong).is_err(), "{wrong}");
        }
        assert!(nonzero_time_span("0s").is_err() && nonzero_time_span("1ms").is_ok());
    }

    #[test]
    fn a_size_has_a_unit_unless_it_is_zero() {
        for (text, bytes) in [("0", 0), ("1MiB", 1 << 20), ("500MiB", 500 << 20), ("10GiB", 10 << 30)] {
            assert_eq!(size(text).unwrap(), Size(bytes));
            assert_eq!(Size(bytes).to_string(), text);
        }
        assert_eq!(size("1024GiB").unwrap().to_string(), "1TiB");
        for wrong in ["", "10", "10GB", "10 GiB", "-1GiB", "0MiB", "1KiB", "5TiB", "99999999999999999999MiB"]
        {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_database_is_a_file_or_a_url_that_is_not_printed() {
        for (text, path) in [
            ("a.db", "a.db"),
            ("/a/b.db", "/a/b.db"),
            ("sqlite:a.db", "a.db"),
            ("sqlite:/a.db", "/a.db"),
            ("sqlite:///a.db", "/a.db"),
            ("./a:b.db", "./a:b.db"),
            ("C:\\a.db", "C:\\a.db"),
            (":memory:", ":memory:"),
        ] {
            assert_eq!(database(text).unwrap(), Database::File(path.into()), "{text}");
        }
        for wrong in ["", "sqlite:", "sqlite://"] {
            assert!(database(wrong).is_err(), "{wrong}");
        }
        for (text, scheme) in [
            ("postgres://ann:secret@host/db", "postgres"),
            ("mysql:secret", "mysql"),
            ("file:secret", "file"),
        ] {
            let Database::Url(url) = database(text).unwrap() else { panic!("{text} is a file") };
            assert_eq!((url.reveal(), url.scheme()), (text, scheme));
            assert!(!format!("{url:?}").contains("secret"));
        }
    }

    #[test]
    fn a_node_has_a_name_of_one_word() {
        for text in ["a", "node-1.example", "A_2", &"x".repeat(LONGEST_NODE)] {
            assert_eq!(node_name(text).unwrap(), text);
        }
        for wrong in ["", "a b", "a\nb", "é", "a=1", &"x".repeat(LONGEST_NODE + 1)] {
            assert!(node_name(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_has_a_host_and_a_port() {
        for text in ["127.0.0.1:8080", "localhost:0", "[::1]:65535", "0.0.0.0:80"] {
            assert_eq!(host_port(text).unwrap().to_string(), text);
        }
        for wrong in
            ["", "8080", ":8080", "localhost", "localhost:", "a:65536", "::1:80", "[x]:1", "a:+1", "a/b:1"]
        {
            assert!(host_port(wrong).is_err(), "{wrong}");
        }
        assert_eq!(host_port("[::1]:7").unwrap().on_all_addresses().to_string(), "0.0.0.0:7");
    }

    #[test]
    fn a_public_url_is_an_origin() {
        assert_eq!(public_url("https://Play.example/").unwrap(), "https://play.example");
        assert_eq!(public_url("http://192.168.1.5:8080").unwrap(), "http://192.168.1.5:8080");
        for wrong in [
            "",
            "play.example",
            "ftp://a",
            "https://",
            "https:///",
            "https://a/b",
            "https://a?b",
            "https://u@a",
            "https://a b",
        ] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_unknown_log_level_is_rejected() {
        for text in ["info", "off", "warn,roshambo_server=debug", "roshambo_server::actor=trace,info"] {
            assert_eq!(log_level(text).unwrap(), text);
        }
        for wrong in ["", "loud", "Infos", "roshambo_server", "a=loud", "info,,warn"] {
            assert!(log_level(wrong).is_err(), "{wrong}");
        }
    }
}
