//! The files of `locales/`, read from the disk.

use std::fs;
use std::path::{Path, PathBuf};

use roshambo_words::Lang;

/// The messages and rules pages of a language: the name of each file, and its text.
pub(crate) fn locale_files(lang: Lang) -> Vec<(String, String)> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
    let mut all = Vec::new();
    for folder in [folder.clone(), folder.join("rules")] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                all.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    all.sort();
    all
}
