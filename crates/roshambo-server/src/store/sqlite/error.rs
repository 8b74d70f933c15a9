//! What SQLite says, in the words of the store.

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

/// A file that could not be read, written or named.
pub(super) fn file_error(error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::Full,
        _ => StoreError::Unavailable(error.to_string()),
    }
}

/// Puts another error in the place of a name that is there already.
pub(super) fn if_there(error: Error, instead: StoreError) -> StoreError {
    if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) { instead } else { error.into() }
}

/// The store has been closed, or its thread is gone.
pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("closed".to_owned())
}

/// More is asked than can wait.
pub(super) fn overloaded() -> StoreError {
    StoreError::Unavailable("too much waits already".to_owned())
}
