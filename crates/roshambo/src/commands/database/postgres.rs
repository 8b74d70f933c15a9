//! A database on a PostgreSQL server: how to connect to it, and error messages about it. None contains the user or the
//! password.

use std::fs;

use roshambo_rules::{Arg, say};
use roshambo_server::store::StoreError;
use roshambo_server::store::postgres::{OpenError, Options, UrlError, is_url};
use roshambo_table::record::io_phrase;

use crate::cli::{DbServerArgs, SecretUrl};
use crate::failure::Failure;

/// Fails if a URL is not one of PostgreSQL.
pub(in crate::commands) fn check_kind(url: &SecretUrl) -> Result<(), Failure> {
    if is_url(url.reveal()) {
        return Ok(());
    }
    Err(Failure::input(say!("database-kind", kind = Arg::foreign(url.scheme()))))
}

/// The options to connect with. The password of the file takes precedence over the one of the URL.
pub(in crate::commands) fn options(url: &SecretUrl, args: &DbServerArgs) -> Result<Options, Failure> {
    let options = Options::from_url(url.reveal()).map_err(|error| Failure::input(wrong_url(&error)))?;
    let Some(file) = &args.db_password_file else { return Ok(options) };
    let password = fs::read_to_string(file).map_err(|error| {
        Failure::input(say!("failure-open", file = Arg::text(file.display()), error = io_phrase(&error)))
    })?;
    // Editors end a file with a new line.
    Ok(options.with_password(password.trim_end_matches(['\r', '\n'])))
}

fn wrong_url(error: &UrlError) -> roshambo_rules::Phrase {
    match error {
        UrlError::Scheme | UrlError::Form => say!("postgres-url"),
        UrlError::Parameter(name) => say!("postgres-parameter", name = Arg::foreign(name)),
        UrlError::Value(name) => say!("postgres-value", name = Arg::text(name)),
    }
}

/// The error message for a database that could not be opened. `name` names it without user and password.
pub(in crate::commands) fn failure(name: &str, error: &OpenError) -> Failure {
    let database = Arg::text(name);
    Failure::input(match error {
        OpenError::Url(error) => wrong_url(error),
        OpenError::NoServer(why) => say!("postgres-no-server", database = database, what = Arg::foreign(why)),
        OpenError::Timeout => say!("postgres-timeout", database = database),
        OpenError::Tls(why) => say!("postgres-tls", database = database, what = Arg::foreign(why)),
        OpenError::Password => say!("postgres-password", database = database),
        OpenError::NoDatabase => say!("postgres-no-database", database = database),
        OpenError::TooManyConnections => say!("postgres-connections", database = database),
        OpenError::Newer { needed, known } => {
            say!("postgres-newer", database = database, needed = Arg::text(needed), known = Arg::text(known))
        }
        OpenError::InUse => say!("postgres-in-use", database = database),
        OpenError::Foreign => say!("postgres-foreign", database = database),
        OpenError::Encoding(encoding) => {
            say!("postgres-encoding", database = database, encoding = Arg::foreign(encoding))
        }
        OpenError::Other(error) => unusable(name, error),
    })
}

/// The error message for an error of the store.
pub(in crate::commands) fn unusable(name: &str, error: &StoreError) -> roshambo_rules::Phrase {
    say!("database-unavailable", file = Arg::text(name), what = Arg::foreign(&error.to_string()))
}
