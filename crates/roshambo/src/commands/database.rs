//! The server's database: where it is, and error messages about it.

pub(super) mod postgres;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use roshambo_rules::{Arg, say};
use roshambo_server::store::{StoreError, sqlite};
use roshambo_table::record::io_phrase;

use crate::cli::{Database, DbArgs, SecretUrl};
use crate::failure::Failure;

/// Where the database is.
pub(super) enum Place<'a> {
    /// In a file with this absolute path.
    File(PathBuf),
    /// On a PostgreSQL server.
    Server(&'a SecretUrl),
}

/// Where the database is. Other kinds of databases are refused.
pub(super) fn place(args: &DbArgs) -> Result<Place<'_>, Failure> {
    match &args.db {
        None => absolute(&roshambo_tui::data_folder().join("roshambo.db")).map(Place::File),
        Some(Database::File(path)) => absolute(path).map(Place::File),
        Some(Database::Url(url)) => postgres::check_kind(url).map(|()| Place::Server(url)),
    }
}

/// Makes a path absolute. SQLite gives names such as `:memory:` a special meaning, but never absolute paths.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| cannot_open(path, &error))
}

/// Creates the file, readable by its owner only, unless it exists. Returns whether it is new. SQLite gives its other
/// files the same permissions.
pub(super) fn make(args: &DbArgs, path: &Path) -> Result<bool, Failure> {
    check_parts(path)?;
    make_folder(args, path)?;
    match private_file().write(true).create_new(true).open(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => must_exist(path).map(|()| false),
        Err(error) => Err(cannot_open(path, &error)),
    }
}

/// Fails if the database is missing and a file that belongs to it is there: somebody has moved or deleted it, and an
/// empty database in its place would hide that.
fn check_parts(path: &Path) -> Result<(), Failure> {
    let has_content = |path: &Path| fs::metadata(path).is_ok_and(|file| file.len() > 0);
    if path.exists() {
        return Ok(());
    }
    for suffix in [sqlite::RESCUED, "-wal"] {
        let mut part = path.as_os_str().to_owned();
        part.push(suffix);
        if has_content(Path::new(&part)) {
            let part = Arg::text(Path::new(&part).display());
            return Err(Failure::input(say!(
                "database-missing",
                file = Arg::text(path.display()),
                part = part
            )));
        }
    }
    Ok(())
}

/// Creates the data folder for the default path. The folder of a path that the user has chosen must exist, because it is
/// more likely that the path has a typo than that the user wants a new folder.
pub(super) fn make_folder(args: &DbArgs, path: &Path) -> Result<(), Failure> {
    let Some(folder) = path.parent() else { return Ok(()) };
    if args.db.is_none() {
        return private_folder().recursive(true).create(folder).map_err(|error| cannot_open(path, &error));
    }
    match fs::metadata(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Failure::input(say!(
            "database-no-folder",
            file = Arg::text(path.display()),
            folder = Arg::text(folder.display())
        ))),
        _ => Ok(()),
    }
}

/// Fails if there is no such file.
pub(super) fn must_exist(path: &Path) -> Result<(), Failure> {
    match fs::metadata(path) {
        Ok(file) if file.is_dir() => Err(cannot_open(path, &io::ErrorKind::IsADirectory.into())),
        Ok(_) => Ok(()),
        Err(error) => Err(cannot_open(path, &error)),
    }
}

fn cannot_open(path: &Path, error: &io::Error) -> Failure {
    Failure::input(say!("failure-open", file = Arg::text(path.display()), error = io_phrase(error)))
}

/// The error message for an error of the store.
pub(super) fn failure(path: &Path, error: &StoreError) -> Failure {
    let file = Arg::text(path.display());
    Failure::input(match error {
        StoreError::Locked => say!("database-locked", file = file),
        StoreError::Full => say!("database-full", file = file),
        StoreError::Moved(what) => say!("database-unavailable", file = file, what = Arg::foreign(what)),
        StoreError::Damaged(what) => say!("database-damaged", file = file, what = Arg::foreign(what)),
        StoreError::Unavailable(what) => say!("database-unavailable", file = file, what = Arg::foreign(what)),
        StoreError::Conflict | StoreError::Fenced | StoreError::Taken => {
            say!("database-unavailable", file = file, what = Arg::text(error))
        }
    })
}

fn private_file() -> fs::OpenOptions {
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut options = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn private_folder() -> fs::DirBuilder {
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}
