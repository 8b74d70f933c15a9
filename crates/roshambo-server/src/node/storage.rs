//! How full the database is, compared with the size that the operator allows.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::StatusCode;
use roshambo_rules::say;

use crate::api_error::ApiError;

/// The size of the database, which is measured from time to time, and its limit.
pub(crate) struct Storage {
    /// In bytes; 0 means no limit.
    max: u64,
    used: AtomicU64,
}

impl Storage {
    pub(crate) fn new(max: u64) -> Storage {
        Storage { max, used: AtomicU64::new(0) }
    }

    /// Records a measurement.
    pub(crate) fn set_used(&self, bytes: u64) {
        self.used.store(bytes, Ordering::Relaxed);
    }

    /// How full the database is, in percent; 0 without a limit.
    pub(crate) fn percent(&self) -> u64 {
        let used = u128::from(self.used.load(Ordering::Relaxed));
        (used * 100).checked_div(u128::from(self.max)).unwrap_or(0) as u64
    }

    /// Refuses new tables and games when the limit is reached. Running games go on to their end.
    pub(crate) fn check_space(&self) -> Result<(), ApiError> {
        if self.percent() < 100 {
            return Ok(());
        }
        Err(ApiError::new(StatusCode::INSUFFICIENT_STORAGE, say!("server-database-full")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_database_is_refused_and_one_without_a_limit_is_never_full() {
        let storage = Storage::new(1000);
        for (used, percent) in [(0, 0), (799, 79), (999, 99), (1000, 100), (5000, 500)] {
            storage.set_used(used);
            assert_eq!(storage.percent(), percent);
            assert_eq!(storage.check_space().is_err(), percent >= 100);
        }
        let unlimited = Storage::new(0);
        unlimited.set_used(u64::MAX);
        assert!(unlimited.percent() == 0 && unlimited.check_space().is_ok());
    }
}
