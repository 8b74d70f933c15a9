//! Where the server's database is, and what can be wrong with it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use roshambo_rules::{Arg, say};
use roshambo_server::store::StoreError;
use roshambo_table::record::io_phrase;

use crate::cli::DbArgs;
use crate::failure::Failure;

/// The file that is meant, as an absolute path.
pub(super) fn path(args: &DbArgs) -> Result<PathBuf, Failure> {
    let path = args.db.clone().unwrap_or_else(|| roshambo_tui::data_folder().join("roshambo.db"));
    absolute(&path)
}

/// Names like `:memory:` mean something else to SQLite; nothing that begins at the root does.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| cannot_open(path, &error))
}

/// Makes a file that only its owner can read, and the folders above it, unless it is there. What a
/// new database puts beside it gets the same permissions.
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

/// Makes the folders above a file.
pub(super) fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) => private_folder().recursive(true).create(folder),
        None => Ok(()),
    }
}

/// A file has to be there.
pub(super) fn must_exist(path: &Path) -> Result<(), Failure> {
    fs::metadata(path).map(drop).map_err(|error| cannot_open(path, &error))
}

fn cannot_open(path: &Path, error: &io::Error) -> Failure {
    Failure::input(say!("failure-open", file = Arg::text(path.display()), error = io_phrase(error)))
}

/// What the store says of a file.
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
