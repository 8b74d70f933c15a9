//! The record on disk. Each move is appended and synced at once, so that a crash loses no move.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use roshambo_table::{GameId, Table};

use crate::config::TuiError;

/// The record file of the current game.
pub(crate) struct RecordFile {
    path: PathBuf,
    file: File,
    /// The number of journal entries in the file.
    written: usize,
    /// The length of the file without a partly written line that must be removed first.
    truncate_to: Option<u64>,
    /// Why the last save failed.
    pub(crate) error: Option<io::Error>,
}

impl RecordFile {
    /// Creates the record of a table. Fails if the file exists.
    pub(crate) fn create(path: PathBuf, table: &Table) -> Result<RecordFile, TuiError> {
        let make = || {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            let mut file = OpenOptions::new().append(true).create_new(true).open(&path)?;
            file.write_all(table.header_with_secret().to_string().as_bytes())?;
            Ok(file)
        };
        let file = make().map_err(|error| TuiError::Record(path.clone(), error))?;
        let mut record = RecordFile { path, file, written: 0, truncate_to: None, error: None };
        record.save(table);
        match record.error.take() {
            Some(error) => Err(TuiError::Record(record.path, error)),
            None => Ok(record),
        }
    }

    /// Continues the record of a table that was read from the first `length` bytes of this file. The file has
    /// `written` entries of the journal.
    pub(crate) fn append(
        path: PathBuf,
        table: &Table,
        written: usize,
        length: usize,
    ) -> Result<RecordFile, TuiError> {
        let open = || {
            let mut file = OpenOptions::new().append(true).open(&path)?;
            file.set_len(length as u64)?;
            if !fs::read(&path)?.ends_with(b"\n") {
                file.write_all(b"\n")?;
            }
            Ok(file)
        };
        let file = open().map_err(|error| TuiError::Record(path.clone(), error))?;
        let mut record = RecordFile { path, file, written, truncate_to: None, error: None };
        record.save(table);
        Ok(record)
    }

    /// Appends the journal entries that are not in the file. After a failure the next call tries again.
    pub(crate) fn save(&mut self, table: &Table) {
        self.error = self.try_save(table).err();
    }

    fn try_save(&mut self, table: &Table) -> io::Result<()> {
        self.remove_partial_line()?;
        for entry in table.journal().iter().skip(self.written) {
            let length = self.file.metadata()?.len();
            if let Err(error) = self.file.write_all(format!("{entry}\n").as_bytes()) {
                // The record would be invalid with a line appended to a partial one. If the line cannot be removed
                // now, the next save tries again; resuming ignores a partial line at the end.
                self.truncate_to = Some(length);
                let _ = self.remove_partial_line();
                return Err(error);
            }
            self.written += 1;
        }
        self.file.sync_data()
    }

    fn remove_partial_line(&mut self) -> io::Result<()> {
        if let Some(length) = self.truncate_to {
            self.file.set_len(length)?;
            self.truncate_to = None;
        }
        Ok(())
    }

    /// The path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// An unused path in the user's data folder: `kanobu-1.rec`, `kanobu-2.rec`, …
pub(crate) fn new_path(game: GameId) -> PathBuf {
    new_path_in(&data_folder().join("games"), game)
}

/// An unused path in this folder.
pub(crate) fn new_path_in(folder: &Path, game: GameId) -> PathBuf {
    let names = (1..).map(|number: u32| folder.join(format!("{game}-{number}.rec")));
    names.into_iter().find(|path| !path.exists()).unwrap_or_else(|| folder.to_owned())
}

/// The folder for the user's data: `$XDG_DATA_HOME/roshambo`, or `~/.local/share/roshambo`. Relative to the
/// current folder if neither `XDG_DATA_HOME` nor `HOME` is set.
pub fn data_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_DATA_HOME")
        .or_else(|| Some(set("HOME")?.join(".local/share")))
        .unwrap_or_default()
        .join("roshambo")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use roshambo_rules::{Seat, SeatSet, Seats};
    use roshambo_table::fair::Proof;
    use roshambo_table::record::Header;

    use super::*;

    #[test]
    fn a_move_that_could_not_be_written_is_written_with_the_next_one() {
        let folder = std::env::temp_dir().join(format!("roshambo-record-{}", std::process::id()));
        let path = folder.join("game.rec");
        let seats = Seats::FEWEST;
        let header = Header::new(GameId::Ninjan, seats, Vec::new());
        let mut table = Table::open_fair(header, Proof::seeded(seats, SeatSet::EMPTY, "x")).unwrap();
        let mut record = RecordFile::create(path.clone(), &table).unwrap();
        let writable = std::mem::replace(&mut record.file, File::open(&path).unwrap());
        let first = table.legal(Seat::new(0)).listed().unwrap()[0].clone();
        table.play(Seat::new(0), &first).unwrap();
        record.save(&table);
        assert!(record.error.is_some(), "the file is open for reading only");
        record.file = writable;
        let second = table.legal(Seat::new(1)).listed().unwrap()[0].clone();
        table.play(Seat::new(1), &second).unwrap();
        record.save(&table);
        assert!(record.error.is_none());
        let replayed = Table::replay(fs::read(&path).unwrap().as_slice()).unwrap();
        assert_eq!(replayed.journal(), table.journal());
        fs::remove_dir_all(folder).unwrap();
    }
}
