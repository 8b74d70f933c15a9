//! The files of the database that this process uses: the lock on them, and whether their paths still name them.
//!
//! The lock has two parts. The file `….lock` beside the database finds another server that uses the same path. On Linux,
//! a lock on the database file itself finds one that uses the same file by another name, such as a hard link.
//!
//! A server keeps its files open, so it would not notice that one of them was moved or deleted: it would write to a file
//! that nobody finds after a restart. [`OpenFiles::check`] compares the open files with what their paths name now.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::error::file_error;
use super::file::{self, with_suffix};
use crate::store::StoreError;

/// A locked database. The lock is released when this is dropped, or by the operating system when the process ends.
///
/// Drop it only after all connections are closed: on Unix, closing any descriptor of a file releases the locks that
/// SQLite holds on that file in the same process.
pub(super) struct Lock {
    path: PathBuf,
    /// `None` if the database does not exist.
    database: Option<File>,
    _beside: File,
}

impl Lock {
    /// Locks a database, which may not exist yet.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        let path = resolve(path)?;
        // This file is never removed, because then two processes could lock two different files of the same name.
        let beside =
            OpenOptions::new().create(true).truncate(false).write(true).open(with_suffix(&path, ".lock"));
        let beside = beside.map_err(|error| file_error(&error))?;
        try_lock(&beside)?;
        let database = match File::open(&path) {
            Ok(database) => Some(database),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(file_error(&error)),
        };
        // Elsewhere a lock on the file would also lock out this process's own connections.
        if cfg!(target_os = "linux")
            && let Some(database) = &database
        {
            try_lock(database)?;
        }
        #[cfg(unix)]
        if let Some(Ok(file)) = database.as_ref().map(File::metadata) {
            let names = std::os::unix::fs::MetadataExt::nlink(&file);
            if names > 1 {
                tracing::warn!(
                    names,
                    "the database has several names (hard links); use no other one than this"
                );
            }
        }
        Ok(Lock { path, database, _beside: beside })
    }

    /// Locks a database. Creates an empty file if the database does not exist.
    pub(super) fn take_or_create(path: &Path) -> Result<Lock, StoreError> {
        if !path.try_exists().map_err(|error| file_error(&error))? {
            file::create(path)?;
        }
        Lock::take(path)
    }

    /// The path of the database, without symbolic links.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

/// Whether a server uses this file by another name, so that the latest changes cannot be found by this one. Only Linux
/// can tell. A process that has open connections to the file must not call this; see [`Lock`].
pub(super) fn is_used_by_another_name(path: &Path) -> Result<bool, StoreError> {
    let path = resolve(path)?;
    let is_locked = |path: &Path| match File::open(path).map(|file| file.try_lock_shared()) {
        Ok(Err(TryLockError::WouldBlock)) => Ok(true),
        Ok(Ok(())) => Ok(false),
        Ok(Err(TryLockError::Error(error))) => Err(file_error(&error)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(file_error(&error)),
    };
    Ok(is_locked(&path)? && !is_locked(&with_suffix(&path, ".lock"))?)
}

fn try_lock(file: &File) -> Result<(), StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked),
        Err(TryLockError::Error(error)) => Err(file_error(&error)),
    }
}

/// The path without symbolic links. The last part need not exist.
fn resolve(path: &Path) -> Result<PathBuf, StoreError> {
    let resolved = match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let Some(name) = path.file_name() else { return Err(file_error(&error)) };
            fs::canonicalize(file::directory(path)).map(|directory| directory.join(name))
        }
        resolved => resolved,
    };
    resolved.map_err(|error| file_error(&error))
}

/// What identifies a file whatever its name is. Only Unix has it; elsewhere an open file cannot be moved or deleted.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileId {
    device: u64,
    inode: u64,
}

impl FileId {
    #[cfg(unix)]
    fn of(file: &Metadata) -> FileId {
        use std::os::unix::fs::MetadataExt;
        FileId { device: file.dev(), inode: file.ino() }
    }

    #[cfg(not(unix))]
    fn of(_file: &Metadata) -> FileId {
        FileId { device: 0, inode: 0 }
    }
}

/// The files of a database that has open connections.
pub(super) struct OpenFiles {
    lock: Lock,
    files: Vec<(PathBuf, FileId)>,
}

impl OpenFiles {
    /// Remembers which files are open. A connection must have read the database, so that SQLite has opened all of them.
    pub(super) fn new(lock: Lock) -> Result<OpenFiles, StoreError> {
        let mut files = Vec::new();
        for suffix in ["", "-wal", "-shm"] {
            let path = with_suffix(&lock.path, suffix);
            let found = match &lock.database {
                Some(database) if suffix.is_empty() => database.metadata(),
                _ => fs::metadata(&path),
            };
            files.push((path, FileId::of(&found.map_err(|error| file_error(&error))?)));
        }
        let files = OpenFiles { lock, files };
        // Another process may have replaced the database between its lock and its first connection.
        files.check()?;
        Ok(files)
    }

    /// The path of the database.
    pub(super) fn path(&self) -> &Path {
        &self.lock.path
    }

    /// Fails with [`StoreError::Moved`] if a path no longer names the open file.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        for (path, id) in &self.files {
            match fs::metadata(path) {
                Ok(found) if FileId::of(&found) == *id => {}
                Ok(_) => return Err(StoreError::Moved(format!("{} is another file now", path.display()))),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Err(StoreError::Moved(format!("{} no longer exists", path.display())));
                }
                Err(error) => return Err(file_error(&error)),
            }
        }
        Ok(())
    }

    /// Whether the database file has no name any more, so that its content is lost when it is closed.
    pub(super) fn is_deleted(&self) -> bool {
        #[cfg(unix)]
        if let Some(Ok(file)) = self.lock.database.as_ref().map(File::metadata) {
            return std::os::unix::fs::MetadataExt::nlink(&file) == 0;
        }
        false
    }
}
