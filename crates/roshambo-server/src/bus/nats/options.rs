//! Where NATS servers are, and how to log in to them: the value of `--bus`.

use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;

use super::NatsError;

/// The first part of all subjects, unless the URL has another one.
const PREFIX: &str = "roshambo";

/// Where NATS servers are, and how to log in to them. It is read from one or more URLs, with commas between them:
/// `nats://user:password@host:4222`, `nats://token@host`, or `tls://…`, which insists on TLS. Settings follow a `?`, with
/// `&` between them; each is written once, at any of the URLs:
///
/// | setting | meaning |
/// |---|---|
/// | `password-file=FILE` | the password is the content of the file |
/// | `token-file=FILE` | the token is the content of the file |
/// | `credentials=FILE` | a file with a signed user (`.creds`) |
/// | `ca=FILE` | certificates (PEM) that sign those of the servers, instead of those that the system trusts |
/// | `certificate=FILE`, `key=FILE` | the certificate of this node and its key (PEM) |
/// | `prefix=WORD` | the first part of all subjects: `roshambo`, unless several clusters share a server |
///
/// Neither `Debug` nor an error shows a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Options {
    /// Without secrets and settings.
    servers: Vec<ServerAddr>,
    login: Login,
    ca: Option<PathBuf>,
    certificate: Option<(PathBuf, PathBuf)>,
    prefix: String,
    name: Option<String>,
}

#[derive(Clone, PartialEq, Eq)]
enum Login {
    Open,
    Password { user: String, password: String },
    PasswordFile { user: String, file: PathBuf },
    Token(String),
    TokenFile(PathBuf),
    Credentials(PathBuf),
}

impl Options {
    /// Sets the name of this node, which NATS shows to its operator.
    pub fn named(mut self, name: &str) -> Options {
        self.name = Some(format!("roshambo {name}"));
        self
    }

    /// The servers without secrets, for people.
    pub fn servers(&self) -> String {
        let servers = self.servers.iter();
        let servers =
            servers.map(|server| format!("{}://{}:{}", server.scheme(), server.host(), server.port()));
        servers.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn prefix(&self) -> &str {
        &self.prefix
    }

    pub(super) fn addresses(&self) -> &[ServerAddr] {
        &self.servers
    }

    /// Adds the login and TLS to the options of the client library. Reads the files.
    pub(super) fn login(&self, connect: ConnectOptions) -> Result<ConnectOptions, NatsError> {
        let mut connect = connect.require_tls(self.servers.iter().any(ServerAddr::tls_required));
        if let Some(name) = &self.name {
            connect = connect.name(name);
        }
        if let Some(ca) = &self.ca {
            connect = connect.add_root_certificates(readable(ca)?);
        }
        if let Some((certificate, key)) = &self.certificate {
            connect = connect.add_client_certificate(readable(certificate)?, readable(key)?);
        }
        Ok(match &self.login {
            Login::Open => connect,
            Login::Password { user, password } => connect.user_and_password(user.clone(), password.clone()),
            Login::PasswordFile { user, file } => connect.user_and_password(user.clone(), secret(file)?),
            Login::Token(token) => connect.token(token.clone()),
            Login::TokenFile(file) => connect.token(secret(file)?),
            Login::Credentials(file) => {
                // The client library expects an end after each line, also after the last one.
                let credentials = secret(file)? + "\n";
                connect.credentials(&credentials).map_err(|error| NatsError::file(file, &error))?
            }
        })
    }
}

fn readable(path: &Path) -> Result<PathBuf, NatsError> {
    File::open(path).map_err(|error| NatsError::file(path, &error))?;
    Ok(path.to_owned())
}

/// The content of a file with a secret, without the end of its last line.
fn secret(path: &Path) -> Result<String, NatsError> {
    let text = fs::read_to_string(path).map_err(|error| NatsError::file(path, &error))?;
    match text.trim_end_matches(['\r', '\n']) {
        "" => Err(NatsError::File { path: path.to_owned(), why: "it is empty".to_owned() }),
        text => Ok(text.to_owned()),
    }
}

/// What the URLs say, as far as they have been read.
#[derive(Default)]
struct Settings {
    user: Option<String>,
    password: Option<String>,
    password_file: Option<String>,
    token_file: Option<String>,
    credentials: Option<String>,
    ca: Option<String>,
    certificate: Option<String>,
    key: Option<String>,
    prefix: Option<String>,
}

impl Settings {
    /// Reads a URL. Returns it without secrets and settings.
    fn read(&mut self, text: &str) -> Result<ServerAddr, NatsError> {
        if !["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(wrong("it does not begin with nats:// or tls://"));
        }
        let server: ServerAddr =
            text.parse().map_err(|error: std::io::Error| NatsError::Url(error.to_string()))?;
        let mut url = server.into_inner();
        if url.host_str().is_none_or(str::is_empty) {
            return Err(wrong("there is no host"));
        }
        if !matches!(url.path(), "" | "/") {
            return Err(wrong("something follows the host; a / in a password is written %2F"));
        }
        if !url.username().is_empty() {
            set(&mut self.user, decoded(url.username())?)?;
        }
        if let Some(password) = url.password() {
            set(&mut self.password, decoded(password)?)?;
        }
        for (name, value) in url.query_pairs() {
            let place = match &*name {
                "password-file" => &mut self.password_file,
                "token-file" => &mut self.token_file,
                "credentials" => &mut self.credentials,
                "ca" => &mut self.ca,
                "certificate" => &mut self.certificate,
                "key" => &mut self.key,
                "prefix" => &mut self.prefix,
                _ => return Err(wrong("it has a setting that is not known; see docs/cluster.md")),
            };
            set(place, value.into_owned())?;
        }
        url.set_query(None);
        url.set_fragment(None);
        url.set_path("");
        // These fail only for a URL without a host.
        let cleared = url.set_password(None).and_then(|()| url.set_username(""));
        cleared.map_err(|()| wrong("there is no host"))?;
        ServerAddr::from_url(url).map_err(|error| NatsError::Url(error.to_string()))
    }

    fn options(self, servers: Vec<ServerAddr>) -> Result<Options, NatsError> {
        let ways = (self.user, self.password, self.password_file, self.token_file, self.credentials);
        let login = match ways {
            (None, None, None, None, None) => Login::Open,
            (Some(user), Some(password), None, None, None) => Login::Password { user, password },
            (Some(user), None, Some(file), None, None) => Login::PasswordFile { user, file: file.into() },
            (Some(token), None, None, None, None) => Login::Token(token),
            (None, None, None, Some(file), None) => Login::TokenFile(file.into()),
            (None, None, None, None, Some(file)) => Login::Credentials(file.into()),
            (None, _, Some(_), _, _) => return Err(wrong("there is a password but no user")),
            _ => return Err(wrong("there is more than one way to log in")),
        };
        let certificate = match (self.certificate, self.key) {
            (None, None) => None,
            (Some(certificate), Some(key)) => Some((certificate.into(), key.into())),
            _ => return Err(wrong("certificate and key belong together")),
        };
        let prefix = self.prefix.unwrap_or_else(|| PREFIX.to_owned());
        if prefix.is_empty()
            || !prefix.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        {
            return Err(wrong("the prefix may contain only letters, digits, - and _"));
        }
        Ok(Options { servers, login, ca: self.ca.map(Into::into), certificate, prefix, name: None })
    }
}

/// Sets a value that must be the same at all URLs that have it.
fn set(place: &mut Option<String>, value: String) -> Result<(), NatsError> {
    match place {
        Some(before) if *before != value => {
            Err(wrong("the URLs have different users, passwords or settings"))
        }
        _ => {
            *place = Some(value);
            Ok(())
        }
    }
}

fn decoded(text: &str) -> Result<String, NatsError> {
    let text = percent_decode_str(text).decode_utf8();
    text.map(Into::into).map_err(|_| wrong("the user or the password is not UTF-8"))
}

fn wrong(why: &str) -> NatsError {
    NatsError::Url(why.to_owned())
}

impl FromStr for Options {
    type Err = NatsError;

    fn from_str(text: &str) -> Result<Options, NatsError> {
        let mut settings = Settings::default();
        let servers: Result<Vec<_>, _> = text.split(',').map(|url| settings.read(url.trim())).collect();
        let servers = servers?;
        let secure = servers.iter().filter(|server| server.tls_required()).count();
        if secure != 0 && secure != servers.len() {
            // The same password is sent to all of them.
            return Err(wrong("some of the URLs begin with tls:// and some do not"));
        }
        settings.options(servers)
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("servers", &self.servers())
            .field("prefix", &self.prefix)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
