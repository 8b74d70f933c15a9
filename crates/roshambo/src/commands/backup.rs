//! `roshambo backup`: copies the database, even while a server is using it.

use std::io::{self, Write};

use roshambo_rules::{Arg, say};
use roshambo_server::store::sqlite;
use roshambo_table::record::io_phrase;
use roshambo_words::Words;

use super::database::{self, Place};
use crate::cli::BackupArgs;
use crate::failure::Failure;

/// Copies the database into a new file.
pub(crate) fn run(args: &BackupArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let Place::File(from) = database::place(&args.db)? else {
        return Err(Failure::input(say!("backup-server")));
    };
    database::must_exist(&from)?;
    let (to, file) = (database::absolute(&args.file)?, Arg::text(args.file.display()));
    if to.exists() {
        let error = io_phrase(&io::ErrorKind::AlreadyExists.into());
        return Err(Failure::input(say!("failure-write", file = file, error = error)));
    }
    if to.parent().is_some_and(|folder| !folder.exists()) {
        let error = io_phrase(&io::ErrorKind::NotFound.into());
        return Err(Failure::input(say!("failure-write", file = file, error = error)));
    }
    sqlite::backup(&from, &to).map_err(|error| database::failure(&from, &error))?;
    writeln!(out, "{}", words.say(&say!("backup-done", file = file)))?;
    Ok(())
}
