//! Values of the server's flags: addresses, databases, times, logs.

use std::fmt;
use std::io;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use roshambo_rules::say;
use tracing_subscriber::EnvFilter;

use super::parse::Unfit;

/// A host and a port. The host may be a name; it is looked up when the server starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    host: String,
    port: u16,
}

impl Place {
    /// The same port of all the machine's addresses.
    pub(crate) fn everywhere(&self) -> Place {
        Place { host: "0.0.0.0".to_owned(), port: self.port }
    }

    /// The first address of the host.
    pub(crate) fn look_up(&self) -> io::Result<SocketAddr> {
        let mut found = (self.host.as_str(), self.port).to_socket_addrs()?;
        found.next().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl From<SocketAddr> for Place {
    fn from(addr: SocketAddr) -> Place {
        Place { host: addr.ip().to_string(), port: addr.port() }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.host.contains(':') {
            true => write!(f, "[{}]:{}", self.host, self.port),
            false => write!(f, "{}:{}", self.host, self.port),
        }
    }
}

/// Reads `HOST:PORT`; an address of IPv6 stands in brackets.
pub(super) fn place(text: &str) -> Result<Place, Unfit> {
    let read = || {
        let (host, port) = text.rsplit_once(':')?;
        let port = port.bytes().all(|byte| byte.is_ascii_digit()).then(|| port.parse().ok())??;
        let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let host = inner.unwrap_or(host);
        let fine = match inner {
            Some(inner) => inner.parse::<std::net::Ipv6Addr>().is_ok(),
            None => !host.is_empty() && !host.contains([':', '/', '@', '[', ']', ' ']),
        };
        fine.then(|| Place { host: host.to_owned(), port })
    };
    read().ok_or_else(|| Unfit(say!("expected-addr")))
}

/// Reads a file, or `sqlite:FILE`. What begins like the address of another database is none of ours,
/// and a file is the last thing that its owner would want.
pub(super) fn database(text: &str) -> Result<PathBuf, Unfit> {
    let path = match text.split_once(':') {
        Some(("sqlite", path)) => path.strip_prefix("//").unwrap_or(path),
        Some((scheme, _)) if is_scheme(scheme) => return Err(Unfit(say!("expected-db"))),
        _ => text,
    };
    if path.is_empty() { Err(Unfit(say!("expected-db"))) } else { Ok(PathBuf::from(path)) }
}

/// A single letter is a drive.
fn is_scheme(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"+.-".contains(&byte);
    text.len() > 1 && text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.bytes().all(fits)
}

/// Reads `http://HOST[:PORT]` or `https://…`: browsers compare it with where a page came from, so it
/// has no path.
pub(super) fn public_url(text: &str) -> Result<String, Unfit> {
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
        _ => Err(Unfit(say!("expected-public-url"))),
    }
}

/// A flag in the environment.
pub(super) fn yes_or_no(text: &str) -> Result<bool, Unfit> {
    match text {
        "1" | "true" | "yes" => Ok(true),
        "0" | "false" | "no" => Ok(false),
        _ => Err(Unfit(say!("expected-yes-or-no"))),
    }
}

/// How long something takes, written as `700ms`, `30s`, `5m`, `24h` or `14d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span(pub(crate) Duration);

const UNITS: [(&str, u64); 5] = [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];

/// A hundred years are for ever.
const LONGEST: u64 = 36_500 * 86_400_000;

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0.as_millis();
        let fitting = UNITS.iter().find(|(_, unit)| millis > 0 && millis.is_multiple_of(u128::from(*unit)));
        let (name, unit) = fitting.unwrap_or(&("s", 1000));
        write!(f, "{}{name}", millis / u128::from(*unit))
    }
}

/// Reads a time, which may be none at all.
pub(super) fn span(text: &str) -> Result<Span, Unfit> {
    let read = || {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, name) = text.split_at(digits);
        let (_, unit) = UNITS.iter().find(|(unit, _)| *unit == name)?;
        let millis = number.parse::<u64>().ok()?.checked_mul(*unit)?;
        (millis <= LONGEST).then(|| Span(Duration::from_millis(millis)))
    };
    read().ok_or_else(|| Unfit(say!("expected-time")))
}

/// Reads a time that is longer than nothing.
pub(super) fn some_span(text: &str) -> Result<Span, Unfit> {
    span(text).ok().filter(|span| !span.0.is_zero()).ok_or_else(|| Unfit(say!("expected-time-some")))
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
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

/// Reads how the log is written.
pub(super) fn log_format(text: &str) -> Result<LogFormat, Unfit> {
    let formats = [LogFormat::Text, LogFormat::Json];
    formats.into_iter().find(|format| format.to_string() == text).ok_or_else(|| Unfit(say!("expected-log")))
}

/// Reads what is logged: a level, or levels of parts as `info,roshambo_server=debug`. A word that is
/// no level would pass for the name of a part and silence all others.
pub(super) fn log_level(text: &str) -> Result<String, Unfit> {
    let is_level = |name: &str| ["off", "error", "warn", "info", "debug", "trace"].contains(&name);
    let fits = |part: &str| match part.rsplit_once('=') {
        Some((_, level)) => is_level(level),
        None => is_level(part),
    };
    let fine = text.split(',').all(fits) && EnvFilter::builder().parse(text).is_ok();
    fine.then(|| text.to_owned()).ok_or_else(|| Unfit(say!("expected-log-level")))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_time_is_read_in_its_units_and_printed_in_the_largest_that_fits() {
        for (text, millis) in
            [("700ms", 700), ("30s", 30_000), ("5m", 300_000), ("23h", 82_800_000), ("14d", 1_209_600_000)]
        {
            let read = span(text).unwrap();
            assert_eq!(read.0, Duration::from_millis(millis));
            assert_eq!(read.to_string(), text);
        }
        assert_eq!(span("24h").unwrap().to_string(), "1d");
        assert_eq!(span("1500ms").unwrap().to_string(), "1500ms");
        assert_eq!(span("0d").unwrap().to_string(), "0s");
        for wrong in
            ["", "5", "m", "-5s", "1.5s", "5 s", "5S", "5min", "99999999999999999999s", "36501d", "٣s"]
        {
            assert!(span(wrong).is_err(), "{wrong}");
        }
        assert!(some_span("0s").is_err() && some_span("1ms").is_ok());
    }

    #[test]
    fn a_database_is_a_file_and_other_kinds_are_refused() {
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
            assert_eq!(database(text).unwrap(), PathBuf::from(path), "{text}");
        }
        for wrong in
            ["", "sqlite:", "sqlite://", "postgres://host/db", "postgresql:db", "mysql:x", "file:a.db"]
        {
            assert!(database(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_has_a_host_and_a_port() {
        for text in ["127.0.0.1:8080", "localhost:0", "[::1]:65535", "0.0.0.0:80"] {
            assert_eq!(place(text).unwrap().to_string(), text);
        }
        for wrong in
            ["", "8080", ":8080", "localhost", "localhost:", "a:65536", "::1:80", "[x]:1", "a:+1", "a/b:1"]
        {
            assert!(place(wrong).is_err(), "{wrong}");
        }
        assert_eq!(place("[::1]:7").unwrap().everywhere().to_string(), "0.0.0.0:7");
    }

    #[test]
    fn a_public_address_is_an_origin() {
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
    fn a_log_level_that_would_silence_everything_is_refused() {
        for text in ["info", "off", "warn,roshambo_server=debug", "roshambo_server::actor=trace,info"] {
            assert_eq!(log_level(text).unwrap(), text);
        }
        for wrong in ["", "loud", "Infos", "roshambo_server", "a=loud", "info,,warn"] {
            assert!(log_level(wrong).is_err(), "{wrong}");
        }
    }
}
