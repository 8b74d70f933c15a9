//! Setups of Tsu-e-fa that a person has kept: one a line in a file of the data folder.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use crate::record_file::data_folder;

fn file() -> PathBuf {
    data_folder().join("setups.txt")
}

/// The kept layouts that have the same items as this one, in any order. A file that cannot be read
/// is none; lines that are no layouts are passed over.
pub(crate) fn kept(like: &str) -> Vec<String> {
    let text = fs::read_to_string(file()).unwrap_or_default();
    text.lines().filter(|line| same_items(line, like)).map(str::to_owned).collect()
}

/// Keeps a layout, once.
pub(crate) fn keep(layout: &str) -> io::Result<()> {
    if kept(layout).iter().any(|own| own == layout) {
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
    fn only_layouts_with_the_same_items_fit() {
        assert!(same_items("FDSSSPPPRRRR", "RRRRPPPSSSDF"));
        assert!(!same_items("FDSSSPPPRRRR", "FDSSSSPPPRRR"));
        assert!(!same_items("", "FDSSSPPPRRRR"));
    }
}
