//! The path of the server's database, and error messages about it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use roshambo_rules::{Arg, say};
use roshambo_server::store::StoreError;
use roshambo_table::record::io_phrase;

use crate::cli::DbArgs;
use crate::failure::Failure;

/// The absolute path of the database file.
pub(super) fn path(args: &DbArgs) -> Result<PathBuf, Failure> {
    let path = args.db.clone().unwrap_or_else(|| roshambo_tui::data_folder().join("roshambo.db"));
    absolute(&path)
}

/// Makes a path absolute. SQLite gives names such as `:memory:` a special meaning, but never absolute paths.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| cannot_open(path, &error))
}

/// Creates the file and its folders, readable by their owner only, unless it exists. SQLite gives its other files the
/// same permissions.
pub(super) fn make(path: &Path) -> Result<(), Failure> {
    let make = || {
        make_folder(path)?;
        match private_file().write(true).create_new(true).open(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            made => made.map(drop),
        }
    };
    make().map_err(|error| cannot_open(path, &error))
}

/// Creates the folders that contain a file.
pub(super) fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) => private_folder().recursive(true).create(folder),
        None => Ok(()),
    }
}

/// Fails if the file does not exist.
pub(super) fn must_exist(path: &Path) -> Result<(), Failure> {
    fs::metadata(path).map(drop).map_err(|error| cannot_open(path, &error))
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
        StoreError::Damaged(what) => say!("database-damaged", file = file, what = Arg::foreign(what)),
        StoreError::Unavailable(what) => say!("database-unavailable", file = file, what = Arg::foreign(what)),
        StoreError::Conflict | StoreError::Taken => {
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
