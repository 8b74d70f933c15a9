//! Reads everything from a database that no server uses, as text that another database can load.

use std::fmt::Write as _;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::open_files::Lock;
use super::{copies, file, queries, schema};
use crate::ids::TableId;
use crate::store::{StoreError, StoredLog};

/// The size in bytes at which a chunk of rows is passed on.
const CHUNK: usize = 1 << 20;

/// A locked database that is only read. No server can start with it meanwhile.
pub struct Export {
    connection: Connection,
    // The last field, so that the lock is released after the connection is closed.
    _lock: Lock,
}

impl Export {
    /// Opens a database of the current schema, and checks all its pages. Fails with [`StoreError::Locked`] if a server
    /// uses it, and with [`StoreError::Conflict`] if its schema is older.
    pub fn open(path: &Path) -> Result<Export, StoreError> {
        let lock = Lock::take(path)?;
        copies::check(lock.path())?;
        let connection = file::reading(lock.path())?;
        if schema::version(&connection)? < schema::SCHEMA {
            return Err(StoreError::Conflict);
        }
        file::check_pages(&connection)?;
        Ok(Export { connection, _lock: lock })
    }

    /// Passes on the rows of a query in chunks: lines with the columns separated by tabs, as the `COPY` command of
    /// PostgreSQL reads them. Returns the number of rows.
    pub(crate) async fn rows<E: From<StoreError>>(
        &self,
        sql: &str,
        mut pass_on: impl AsyncFnMut(Vec<u8>) -> Result<(), E>,
    ) -> Result<u64, E> {
        let mut statement = self.connection.prepare(sql).map_err(StoreError::from)?;
        let columns = statement.column_count();
        let mut rows = statement.query([]).map_err(StoreError::from)?;
        let (mut chunk, mut count) = (String::new(), 0);
        while let Some(row) = rows.next().map_err(StoreError::from)? {
            for column in 0..columns {
                if column > 0 {
                    chunk.push('\t');
                }
                push(&mut chunk, row.get_ref(column).map_err(StoreError::from)?)?;
            }
            chunk.push('\n');
            count += 1;
            if chunk.len() >= CHUNK {
                pass_on(std::mem::take(&mut chunk).into_bytes()).await?;
            }
        }
        if !chunk.is_empty() {
            pass_on(chunk.into_bytes()).await?;
        }
        Ok(count)
    }

    /// The number that a query returns.
    pub(crate) fn number(&self, sql: &str) -> Result<i64, StoreError> {
        Ok(self.connection.query_row(sql, [], |row| row.get(0))?)
    }

    /// The log of a table from its base.
    pub(crate) fn log(&self, table: TableId) -> Result<Option<StoredLog>, StoreError> {
        queries::log(&self.connection, table)
    }
}

/// Appends a value in the text format of `COPY`.
fn push(line: &mut String, value: ValueRef<'_>) -> Result<(), StoreError> {
    let unexpected = |what: String| StoreError::Damaged(what);
    match value {
        ValueRef::Null => line.push_str("\\N"),
        ValueRef::Integer(number) => {
            // Writing to a string cannot fail.
            let _ = write!(line, "{number}");
        }
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|error| unexpected(error.to_string()))?;
            for letter in text.chars() {
                match letter {
                    '\\' => line.push_str("\\\\"),
                    '\t' => line.push_str("\\t"),
                    '\n' => line.push_str("\\n"),
                    '\r' => line.push_str("\\r"),
                    letter => line.push(letter),
                }
            }
        }
        ValueRef::Blob(bytes) => {
            line.push_str("\\\\x");
            for byte in bytes {
                let _ = write!(line, "{byte:02x}");
            }
        }
        ValueRef::Real(number) => return Err(unexpected(format!("the number {number} is not whole"))),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_copy_reads_them() {
        let written = |value| {
            let mut line = String::new();
            push(&mut line, value).map(|()| line)
        };
        assert_eq!(written(ValueRef::Null).unwrap(), "\\N");
        assert_eq!(written(ValueRef::Integer(-5)).unwrap(), "-5");
        assert_eq!(written(ValueRef::Text("a\tb\\n\n\"ж\"".as_bytes())).unwrap(), "a\\tb\\\\n\\n\"ж\"");
        assert_eq!(written(ValueRef::Blob(&[0, 255])).unwrap(), "\\\\x00ff");
        assert!(written(ValueRef::Real(0.5)).is_err() && written(ValueRef::Text(&[0xff])).is_err());
    }
}
