//! The database file: who holds it, whether it can be trusted, and connections to it.
//!
//! One process holds a database, by a lock on a file beside it that ends with the process. Every file
//! is looked at when it is opened: its header, its length and its schema. All its pages are looked at,
//! too, if it is small enough for nobody to notice, or if it was not closed properly; a large file that
//! was closed properly is trusted, so that a start does not take minutes.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::error::file_error;
use super::schema;
use crate::store::StoreError;

/// Files up to this length are looked at as a whole whenever they are opened.
const SMALL: u64 = 64 << 20;

/// How long to wait for somebody who holds the database for a moment, such as a shell.
const PATIENCE: Duration = Duration::from_secs(1);

/// A commit writes every page that it changes, and tables that are played at touch one page each: small
/// pages make small commits.
const PAGE: u32 = 1024;

/// The write-ahead log is folded into the database when it has grown to so many pages: 16 MiB.
const CHECKPOINT: u32 = (16 << 20) / PAGE;

/// What is kept of the write-ahead log's file after a long reader let it grow, in bytes.
const KEPT: u32 = 64 << 20;

/// Another file whose name begins with this one's.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Holds a database until it is dropped. The file stays: removing it would let two hold one name.
pub(super) fn hold(path: &Path) -> Result<File, StoreError> {
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(beside(path, ".lock"));
    let lock = lock.map_err(|error| file_error(&error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked),
        Err(TryLockError::Error(error)) => Err(file_error(&error)),
    }
}

/// Opens a database that is held, creates it if it is not there, and brings it to the present schema.
pub(super) fn prepare(path: &Path) -> Result<(), StoreError> {
    let length = path.metadata().map_or(0, |file| file.len());
    // The last connection that is closed removes the write-ahead log.
    let clean = beside(path, "-wal").metadata().map_or(0, |file| file.len()) == 0;
    if length > 0 && clean {
        look_at_header(path, length)?;
    }
    create(path)?;
    let mut connection = writing(path)?;
    if length > 0 && (length <= SMALL || !clean) {
        look_at_pages(&connection)?;
    }
    schema::migrate(&mut connection)?;
    schema::look(&connection)?;
    sync_directory(path)
}

/// An empty file that nobody else may read, unless there is a file: in logs stand secrets of games that
/// are not over. SQLite gives the files beside it the same rights.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| file_error(&error))
}

/// What a writer keeps in memory, in units of -1 KiB.
const CACHE: i64 = -16 * 1024;

/// A connection that writes.
pub(super) fn writing(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = open(path, flags)?;
    connection.pragma_update(None, "page_size", PAGE)?;
    connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0))?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update_and_check(None, "wal_autocheckpoint", CHECKPOINT, |row| row.get::<_, i64>(0))?;
    connection.pragma_update_and_check(None, "journal_size_limit", KEPT, |row| row.get::<_, i64>(0))?;
    Ok(connection)
}

/// A connection that reads only.
pub(super) fn reading(path: &Path) -> Result<Connection, StoreError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Whether the file is a database at all, and as long as it says. SQLite would find out page by page.
fn look_at_header(path: &Path, length: u64) -> Result<(), StoreError> {
    let mut header = [0; 100];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    if read.is_err() || !header.starts_with(b"SQLite format 3\0") {
        return Err(StoreError::Damaged("not a database".to_owned()));
    }
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        size => u64::from(size),
    };
    let pages = u32::from_be_bytes([header[28], header[29], header[30], header[31]]);
    if page * u64::from(pages) > length {
        return Err(StoreError::Damaged("shorter than it says".to_owned()));
    }
    Ok(())
}

/// Whether all pages can be read and fit together.
pub(super) fn look_at_pages(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

/// Makes the names in the directory of a file as durable as the file.
pub(super) fn sync_directory(path: &Path) -> Result<(), StoreError> {
    let directory = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    // Elsewhere directories cannot be opened, and need not be.
    if cfg!(unix) {
        File::open(directory)
            .and_then(|directory| directory.sync_all())
            .map_err(|error| file_error(&error))?;
    }
    Ok(())
}
