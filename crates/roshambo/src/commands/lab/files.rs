//! The folder of a comparison: its checkpoint and its report.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use roshambo_lab::{CheckpointError, Report, csv};
use roshambo_rules::{Arg, say};
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

use super::html;
use crate::contest::{cannot_write, create_folder};
use crate::failure::Failure;

/// Decimal places of the numbers in the data. More digits would only make it longer.
const PLACES: i32 = 6;
/// Decimal places of the numbers in the summary, as many as the page in the browser shows.
const SUMMARY_PLACES: i32 = 4;

pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(path: PathBuf) -> Folder {
        Folder(path)
    }

    /// The name, for messages.
    pub(super) fn name(&self) -> Arg {
        Arg::text(self.0.display())
    }

    /// The name of the report, for messages.
    pub(super) fn report_name(&self) -> Arg {
        Arg::text(self.0.join("report.html").display())
    }

    pub(super) fn create(&self) -> Result<(), Failure> {
        create_folder(&self.0)
    }

    /// The checkpoint of an earlier run.
    pub(super) fn checkpoint(&self) -> Result<Option<String>, Failure> {
        let path = self.checkpoint_path();
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
            Err(error) => {
                let file = Arg::text(path.display());
                Err(Failure::input(say!("failure-open", file = file, error = io_phrase(&error))))
            }
        }
    }

    /// The failure for a checkpoint that cannot be continued.
    pub(super) fn cannot_resume(&self, error: &CheckpointError) -> Failure {
        Failure::input(say!("lab-cannot-resume", folder = self.name(), error = error))
    }

    /// Replaces the checkpoint. A crash leaves the old or the new one.
    pub(super) fn save(&self, text: &str) -> Result<(), Failure> {
        let (path, new) = (self.checkpoint_path(), self.0.join("checkpoint.new"));
        fs::write(&new, text)
            .and_then(|()| fs::rename(&new, &path))
            .map_err(|error| cannot_write(&path, &error))
    }

    fn checkpoint_path(&self) -> PathBuf {
        self.0.join("checkpoint.txt")
    }

    /// Writes the report as a page, as a table and as data, and the same data in short for the page in the browser.
    pub(super) fn write_report(&self, report: &Report, words: &Words) -> Result<(), Failure> {
        let rounded = report.clone().rounded(PLACES);
        let json = serde_json::to_string_pretty(&rounded).map_err(std::io::Error::from)? + "\n";
        write(&self.0.join("report.html"), &html::page(report, words))?;
        write(&self.0.join("report.csv"), &csv(report))?;
        let summary = serde_json::to_string(&report.clone().rounded(SUMMARY_PLACES))
            .map_err(std::io::Error::from)?
            + "\n";
        write(&self.0.join("report.json"), &json)?;
        write(&self.0.join("summary.json"), &summary)
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| cannot_write(path, &error))
}
