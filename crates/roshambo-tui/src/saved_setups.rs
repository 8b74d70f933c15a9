//! Saved setups of Tsu-e-fa: a file in the data folder with one layout on each line.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use crate::record_file::data_folder;

fn file() -> PathBuf {
    data_folder().join("setups.txt")
}

/// The saved layouts that have the same items as this one, in any order. Other lines are ignored. There are none
/// before the first one was saved.
pub(crate) fn load(like: &str) -> io::Result<Vec<String>> {
    let text = match fs::read_to_string(file()) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        read => read?,
    };
    Ok(text.lines().filter(|line| same_items(line, like)).map(str::to_owned).collect())
}

/// Saves a layout, unless it is saved already.
pub(crate) fn save(layout: &str) -> io::Result<()> {
    if load(layout)?.iter().any(|saved| saved == layout) {
        return Ok(());
    }
    fs::create_dir_all(data_folder())?;
    let mut file = OpenOptions::new().append(true).create(true).open(file())?;
    writeln!(file, "{layout}")
}

fn same_items(one: &str, other: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(one) == sorted(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_layouts_with_the_same_items_match() {
        assert!(same_items("FDSSSPPPRRRR", "RRRRPPPSSSDF"));
        assert!(!same_items("FDSSSPPPRRRR", "FDSSSSPPPRRR"));
        assert!(!same_items("", "FDSSSPPPRRRR"));
    }
}
