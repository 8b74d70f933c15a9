//! Space that is reserved on the disk of the database.
//!
//! A full disk stops the write-ahead log from growing. Moving its content into the database would free its space, but
//! needs some space first. A server therefore keeps a file of zeros beside the database. When the disk is full, it
//! removes the file, moves the log into the database, and makes the file again.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::file::{private, with_suffix};

/// The least time between two attempts to make the file, or to relieve a full disk.
const INTERVAL: Duration = Duration::from_secs(60);

/// The reserve of one database. It is on disk, or it could not be made.
pub(super) struct Reserve {
    path: PathBuf,
    bytes: u64,
    /// When the last attempt to make the file began.
    tried: Option<Instant>,
    /// When the reserve was last used.
    used: Option<Instant>,
}

impl Reserve {
    /// A reserve of this size, which is not made yet. Without bytes there is no reserve.
    pub(super) fn new(database: &Path, bytes: u64) -> Reserve {
        Reserve { path: with_suffix(database, ".reserve"), bytes, tried: None, used: None }
    }

    /// Whether it is time for another attempt to make the file.
    pub(super) fn is_due(&self) -> bool {
        self.bytes > 0 && is_over(self.tried)
    }

    /// Whether the reserve may be used for a full disk now. If so, it is not used again for a while: a disk that stays
    /// full must not be written all the time.
    pub(super) fn may_use(&mut self) -> bool {
        let may = self.bytes > 0 && is_over(self.used);
        if may {
            self.used = Some(Instant::now());
        }
        may
    }

    /// Makes the file if it is missing. If there is too little space, it is left out.
    pub(super) fn make(&mut self) {
        self.tried = Some(Instant::now());
        if self.bytes == 0 || fs::metadata(&self.path).is_ok_and(|file| file.len() >= self.bytes) {
            return;
        }
        if let Err(error) = write_zeros(&self.path, self.bytes) {
            tracing::warn!(%error, bytes = self.bytes, "there is too little space for a reserve on the disk");
            self.release();
        }
    }

    /// Removes the file. Returns whether there was one.
    pub(super) fn release(&mut self) -> bool {
        self.bytes > 0 && fs::remove_file(&self.path).is_ok()
    }
}

fn is_over(since: Option<Instant>) -> bool {
    since.is_none_or(|since| since.elapsed() >= INTERVAL)
}

/// Zeros are written, because a file that only has a length occupies no space.
fn write_zeros(path: &Path, bytes: u64) -> io::Result<()> {
    let (mut file, zeros) = (private().truncate(true).open(path)?, vec![0; 1 << 16]);
    let mut left = bytes;
    while left > 0 {
        let part = left.min(zeros.len() as u64);
        file.write_all(&zeros[..part as usize])?;
        left -= part;
    }
    // The space is occupied only when it is on disk.
    file.sync_data()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reserve_is_made_once_and_can_be_released() {
        let folder = std::env::temp_dir().join(format!("roshambo-reserve-{}", crate::ids::TableId::random()));
        fs::create_dir(&folder).unwrap();
        let mut reserve = Reserve::new(&folder.join("db"), 100_000);
        assert!(reserve.is_due());
        reserve.make();
        assert!(!reserve.is_due());
        assert_eq!(fs::metadata(folder.join("db.reserve")).unwrap().len(), 100_000);
        assert!(reserve.may_use() && !reserve.may_use());
        assert!(reserve.release() && !reserve.release());
        let mut none = Reserve::new(&folder.join("none"), 0);
        none.make();
        assert!(!none.is_due() && !none.release());
        fs::remove_dir(&folder).unwrap();
    }
}
