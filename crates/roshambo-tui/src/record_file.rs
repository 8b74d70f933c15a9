//! The record on disk, which grows with the game: a crash loses nothing that was played.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use roshambo_table::{GameId, Table};

use crate::plan::PlayError;

/// The record of a game being played.
pub(crate) struct RecordFile {
    path: PathBuf,
    file: File,
    /// Entries of the journal that are in the file.
    written: usize,
    /// Why the last entry is not.
    pub(crate) trouble: Option<io::Error>,
}

impl RecordFile {
    /// Begins the record of a table in a file that is not there yet.
    pub(crate) fn create(path: PathBuf, table: &Table) -> Result<RecordFile, PlayError> {
        let make = || {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            let mut file = OpenOptions::new().append(true).create_new(true).open(&path)?;
            file.write_all(table.header_with_secret().to_string().as_bytes())?;
            Ok(file)
        };
        let file = make().map_err(|error| PlayError::Record(path.clone(), error))?;
        let mut record = RecordFile { path, file, written: 0, trouble: None };
        record.save(table);
        match record.trouble.take() {
            Some(error) => Err(PlayError::Record(record.path, error)),
            None => Ok(record),
        }
    }

    /// Goes on with the record of a table that was read from so many bytes of this file.
    pub(crate) fn append(
        path: PathBuf,
        table: &Table,
        written: usize,
        length: usize,
    ) -> Result<RecordFile, PlayError> {
        let open = || {
            let mut file = OpenOptions::new().append(true).open(&path)?;
            file.set_len(length as u64)?;
            if !fs::read(&path)?.ends_with(b"\n") {
                file.write_all(b"\n")?;
            }
            Ok(file)
        };
        let file = open().map_err(|error| PlayError::Record(path.clone(), error))?;
        let mut record = RecordFile { path, file, written, trouble: None };
        record.save(table);
        Ok(record)
    }

    /// Writes what has been played since. What fails is tried again with the next entry.
    pub(crate) fn save(&mut self, table: &Table) {
        self.trouble = self.try_save(table).err();
    }

    fn try_save(&mut self, table: &Table) -> io::Result<()> {
        for entry in table.journal().iter().skip(self.written) {
            let length = self.file.metadata()?.len();
            if let Err(error) = self.file.write_all(format!("{entry}\n").as_bytes()) {
                // Half a line is worse than none.
                let _ = self.file.set_len(length);
                return Err(error);
            }
            self.written += 1;
        }
        self.file.sync_data()
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// A file that is not there yet, in the user's data folder: `kanobu-1.rec`, `kanobu-2.rec`, …
pub(crate) fn new_path(game: GameId) -> PathBuf {
    new_path_in(&data_folder().join("games"), game)
}

/// The same in another folder.
pub(crate) fn new_path_in(folder: &Path, game: GameId) -> PathBuf {
    let names = (1..).map(|number: u32| folder.join(format!("{game}-{number}.rec")));
    names.into_iter().find(|path| !path.exists()).unwrap_or_else(|| folder.to_owned())
}

/// Where a user's own files belong.
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
    fn what_could_not_be_written_is_written_with_the_next_move() {
        let folder = std::env::temp_dir().join(format!("roshambo-record-{}", std::process::id()));
        let path = folder.join("game.rec");
        let seats = Seats::FEWEST;
        let header = Header::new(GameId::Ninjan, seats, Vec::new());
        let mut table = Table::open_fair(header, Proof::seeded(seats, SeatSet::EMPTY, "x")).unwrap();
        let mut record = RecordFile::create(path.clone(), &table).unwrap();
        let whole = std::mem::replace(&mut record.file, File::open(&path).unwrap());
        let first = table.legal(Seat::new(0)).listed().unwrap()[0].clone();
        table.play(Seat::new(0), &first).unwrap();
        record.save(&table);
        assert!(record.trouble.is_some(), "the file is open for reading only");
        record.file = whole;
        let second = table.legal(Seat::new(1)).listed().unwrap()[0].clone();
        table.play(Seat::new(1), &second).unwrap();
        record.save(&table);
        assert!(record.trouble.is_none());
        let kept = Table::replay(fs::read(&path).unwrap().as_slice()).unwrap();
        assert_eq!(kept.journal(), table.journal());
        fs::remove_dir_all(folder).unwrap();
    }
}
