//! Backups: a copy of a database, also of one that is in use, and the way back.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::error::file_error;
use super::{file, schema};
use crate::ids;
use crate::store::StoreError;

/// Copies a database to a file that is not there yet. A server may go on writing meanwhile: the copy is
/// the database at one moment, whole, in one file, and on disk when this returns.
/// [`StoreError::Taken`]: there is such a file.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if exists(to)? {
        return Err(StoreError::Taken);
    }
    let part = copy(from, to)?;
    fs::rename(&part.0, to).map_err(|error| file_error(&error))?;
    file::sync_directory(to)
}

/// Puts a backup in the place of a database that no server holds. The backup is looked at before
/// anything is touched. The old database is kept beside, with `.before-restore` after its name.
/// [`StoreError::Taken`]: one is kept there already, and would be lost.
pub fn restore(from: &Path, to: &Path) -> Result<(), StoreError> {
    let _held = file::hold(to)?;
    let kept = file::beside(to, ".before-restore");
    if exists(&kept)? {
        return Err(StoreError::Taken);
    }
    let part = copy(from, to)?;
    put_aside(to, &kept).map_err(|error| file_error(&error))?;
    remove(&file::beside(to, "-shm")).map_err(|error| file_error(&error))?;
    fs::rename(&part.0, to).map_err(|error| file_error(&error))?;
    file::sync_directory(to)
}

/// Gives the old database its other name. What is only in its write-ahead log goes with it.
fn put_aside(to: &Path, kept: &Path) -> std::io::Result<()> {
    let there = to.try_exists()?;
    if there && let Ok(old) = file::writing(to) {
        // Folding the log in leaves one file; a damaged database cannot do that, and keeps it as it is.
        let _ = old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    // A log that stayed behind would be read into the restored database.
    let wal = file::beside(to, "-wal");
    if wal.try_exists()? {
        fs::rename(wal, file::beside(kept, "-wal"))?;
    }
    if there {
        // With two names there is no moment without a database, where the disk can do that.
        fs::hard_link(to, kept).or_else(|_| fs::rename(to, kept))?;
    }
    Ok(())
}

/// A file that is removed unless it got its final name.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        for suffix in ["", "-journal", "-wal", "-shm"] {
            let _ = remove(&file::beside(&self.0, suffix));
        }
    }
}

/// A copy of a database beside its final place, looked at and synced.
fn copy(from: &Path, to: &Path) -> Result<Part, StoreError> {
    let source = file::reading(from)?;
    if schema::version(&source)? == 0 {
        return Err(StoreError::Damaged("an empty database".to_owned()));
    }
    let part = Part(file::beside(to, &format!(".part-{:016x}", u64::from_le_bytes(ids::random()))));
    file::create(&part.0)?;
    let mut target = Connection::open(&part.0)?;
    // All pages in one step are all of one moment.
    if Backup::new(&source, &mut target)?.step(-1)? != StepResult::Done {
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
