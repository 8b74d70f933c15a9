//! The database file: its integrity checks, and connections to it.
//!
//! The header, length and schema of a database are checked whenever it is opened. All pages are checked as well if the
//! file is small or was not closed properly. A large file that was closed properly is trusted, because checking all its
//! pages could take minutes.

use std::fs::{File, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::error::file_error;
use super::schema;
use crate::store::StoreError;

/// All pages of files up to this length are checked when they are opened. In bytes.
const SMALL_FILE: u64 = 64 << 20;

/// How long to wait for another process that locks the database for a short time, such as the SQLite shell.
const BUSY_TIMEOUT: Duration = Duration::from_secs(1);

/// The page size in bytes. A commit writes every page that it changes, and each active table changes its own page, so
/// small pages make small commits.
const PAGE: u32 = 1024;

/// The write-ahead log is checkpointed when it has grown to this number of pages: 16 MiB.
const CHECKPOINT: u32 = (16 << 20) / PAGE;

/// The maximum size in bytes of the write-ahead log's file after a checkpoint. A long read can make it grow beyond that.
const MAX_WAL_FILE: u32 = 64 << 20;

/// The path with a suffix appended to the file name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Checks a database that this process has locked, and migrates it to the current schema. An empty file becomes an empty
/// database.
pub(super) fn prepare(path: &Path) -> Result<(), StoreError> {
    let length = path.metadata().map_or(0, |file| file.len());
    // SQLite removes the write-ahead log when the last connection is closed. If it exists, the last close was not clean.
    let clean = with_suffix(path, "-wal").metadata().map_or(0, |file| file.len()) == 0;
    if length > 0 && clean {
        check_header(path, length)?;
    }
    let mut connection = writing(path)?;
    if length > 0 && (length <= SMALL_FILE || !clean) {
        check_pages(&connection)?;
    }
    schema::migrate(&mut connection)?;
    schema::check(&connection)?;
    sync_directory(path)
}

/// Creates an empty file that only its owner may read, unless the file exists. Logs contain secrets of running games.
/// SQLite gives its other files the same permissions.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    private().truncate(false).open(path).map(drop).map_err(|error| file_error(&error))
}

/// Options that create a file that only its owner may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The writer's page cache. SQLite reads a negative number as KiB.
const CACHE: i64 = -16 * 1024;

/// Opens the connection for writing. The file must exist: a writer that reconnects must not replace a file that is gone.
pub(super) fn writing(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "page_size", PAGE)?;
    connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0))?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update_and_check(None, "wal_autocheckpoint", CHECKPOINT, |row| row.get::<_, i64>(0))?;
    connection
        .pragma_update_and_check(None, "journal_size_limit", MAX_WAL_FILE, |row| row.get::<_, i64>(0))?;
    Ok(connection)
}

/// Opens a read-only connection.
pub(super) fn reading(path: &Path) -> Result<Connection, StoreError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Checks that the file is an SQLite database with the length that its header states. SQLite itself would notice a
/// missing part only when it reads a missing page.
fn check_header(path: &Path, length: u64) -> Result<(), StoreError> {
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
        return Err(StoreError::Damaged("shorter than its header states".to_owned()));
    }
    Ok(())
}

/// Checks that all pages can be read and are consistent.
pub(super) fn check_pages(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

/// The directory of a file.
pub(super) fn directory(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Syncs the directory of a file, so that the file's name is durable.
pub(super) fn sync_directory(path: &Path) -> Result<(), StoreError> {
    // On other systems a directory cannot be opened and does not have to be synced.
    if cfg!(unix) {
        File::open(directory(path))
            .and_then(|directory| directory.sync_all())
            .map_err(|error| file_error(&error))?;
    }
    Ok(())
}
