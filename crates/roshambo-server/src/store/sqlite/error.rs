//! Conversion of SQLite and file errors to [`StoreError`].

use rusqlite::{Error, ErrorCode};

use crate::store::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        match &error {
            Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..) => return StoreError::Damaged(error.to_string()),
            _ => {}
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Converts an error of a file operation.
pub(super) fn file_error(error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::Full,
        _ => StoreError::Unavailable(error.to_string()),
    }
}

/// Replaces a constraint violation (the key already exists) by another error.
pub(super) fn if_exists(error: Error, instead: StoreError) -> StoreError {
    if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) { instead } else { error.into() }
}

/// The error after the store was closed or its thread has ended.
pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("closed".to_owned())
}

/// The error if the queue is full.
pub(super) fn overloaded() -> StoreError {
    StoreError::Unavailable("the queue is full".to_owned())
}
