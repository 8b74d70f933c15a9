//! Backup and restore. A backup can be made while a server uses the database.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::error::file_error;
use super::open_files::{Lock, is_used_by_another_name};
use super::{file, schema};
use crate::ids;
use crate::store::StoreError;

/// The suffix of the copy of a database whose file was deleted while a server used it.
pub const RESCUED: &str = ".rescued";

/// Checks that a file is a database of this program, with a schema that this program knows. Changes nothing.
pub fn check(path: &Path) -> Result<(), StoreError> {
    let connection = file::reading(path)?;
    if schema::version(&connection)? == 0 {
        return Err(StoreError::Damaged("an empty database".to_owned()));
    }
    schema::check(&connection)
}

/// Copies a database to a new file. A server may write to the database meanwhile. The copy is a consistent snapshot in
/// one file, and it is on disk when this returns. Fails with [`StoreError::Taken`] if the file already exists.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if exists(to)? {
        return Err(StoreError::Taken);
    }
    if is_used_by_another_name(from)? {
        let why = "a server uses this file by another name (a hard link); give that name";
        return Err(StoreError::Unavailable(why.to_owned()));
    }
    let part = copy(from, to)?;
    fs::rename(&part.0, to).map_err(|error| file_error(&error))?;
    file::sync_directory(to)
}

/// Replaces a database that no server uses by a backup. The backup is checked before anything is changed. The old
/// database is kept next to the new one, with `.before-restore` appended to its name. Fails with [`StoreError::Taken`]
/// if a file with that name already exists, because it would be lost.
pub fn restore(from: &Path, to: &Path) -> Result<(), StoreError> {
    let lock = Lock::take(to)?;
    let to = lock.path();
    let kept = file::with_suffix(to, ".before-restore");
    if exists(&kept)? {
        return Err(StoreError::Taken);
    }
    let part = copy(from, to)?;
    rename_old(to, &kept).map_err(|error| file_error(&error))?;
    remove(&file::with_suffix(to, "-shm")).map_err(|error| file_error(&error))?;
    fs::rename(&part.0, to).map_err(|error| file_error(&error))?;
    file::sync_directory(to)
}

/// Copies an open database whose file was deleted to a file beside its path, with `.rescued` appended to its name.
/// Returns the path of the copy. An older file of that name is kept, and then nothing is copied.
pub(super) fn rescue(open: &Connection, path: &Path) -> Result<PathBuf, StoreError> {
    let to = file::with_suffix(path, RESCUED);
    if exists(&to)? {
        return Err(StoreError::Taken);
    }
    let part = copy_open(open, &to)?;
    fs::rename(&part.0, &to).map_err(|error| file_error(&error))?;
    file::sync_directory(&to)?;
    Ok(to)
}

/// Renames the old database, including the content of its write-ahead log.
fn rename_old(to: &Path, kept: &Path) -> std::io::Result<()> {
    let exists = to.try_exists()?;
    if exists && let Ok(old) = file::writing(to) {
        // A checkpoint moves the content of the log into the database file. It fails if the database is damaged; then
        // the log stays as it is.
        let _ = old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    // SQLite would apply a log that is left behind to the restored database.
    let wal = file::with_suffix(to, "-wal");
    if wal.try_exists()? {
        fs::rename(wal, file::with_suffix(kept, "-wal"))?;
    }
    if exists {
        // A hard link, where the file system has them, avoids a moment without a database.
        fs::hard_link(to, kept).or_else(|_| fs::rename(to, kept))?;
    }
    Ok(())
}

/// A partial file. It is removed when dropped, unless it has been renamed to its final name.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        for suffix in ["", "-journal", "-wal", "-shm"] {
            let _ = remove(&file::with_suffix(&self.0, suffix));
        }
    }
}

/// Copies a database to a partial file next to its final path, checks the copy and syncs it.
fn copy(from: &Path, to: &Path) -> Result<Part, StoreError> {
    check(from)?;
    copy_open(&file::reading(from)?, to)
}

/// As [`copy`], from an open connection.
fn copy_open(source: &Connection, to: &Path) -> Result<Part, StoreError> {
    let part = Part(file::with_suffix(to, &format!(".part-{:016x}", u64::from_le_bytes(ids::random()))));
    file::create(&part.0)?;
    let mut target = Connection::open(&part.0)?;
    // Copying all pages in one step makes the copy a consistent snapshot.
    if Backup::new(source, &mut target)?.step(-1)? != StepResult::Done {
        return Err(StoreError::Locked);
    }
    target.pragma_update_and_check(None, "journal_mode", "delete", |row| row.get::<_, String>(0))?;
    let found: String = target.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return Err(StoreError::Damaged(found));
    }
    target.close().map_err(|(_, error)| error)?;
    fs::File::open(&part.0).and_then(|file| file.sync_all()).map_err(|error| file_error(&error))?;
    Ok(part)
}

fn exists(path: &Path) -> Result<bool, StoreError> {
    path.try_exists().map_err(|error| file_error(&error))
}

fn remove(path: &Path) -> std::io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
