//! `roshambo restore`: replaces the database with a backup.

use std::io::Write;

use roshambo_rules::{Arg, say};
use roshambo_server::store::{StoreError, sqlite};
use roshambo_words::Words;

use super::database::{self, Place};
use crate::cli::RestoreArgs;
use crate::failure::Failure;

/// Replaces the database. The old one is kept beside it.
pub(crate) fn run(args: &RestoreArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let Place::File(to) = database::place(&args.db)? else {
        return Err(Failure::input(say!("restore-server")));
    };
    let from = database::absolute(&args.file)?;
    database::must_exist(&args.file)?;
    database::make_folder(&args.db, &to)?;
    // An error about the backup must name the backup, not the database.
    sqlite::check(&from).map_err(|error| match error {
        StoreError::Damaged(what) | StoreError::Unavailable(what) => Failure::input(say!(
            "restore-damaged",
            file = Arg::text(args.file.display()),
            what = Arg::foreign(&what)
        )),
        error => database::failure(&from, &error),
    })?;
    let file = Arg::text(to.display());
    sqlite::restore(&from, &to).map_err(|error| match error {
        // Only the backup is checked; the old database may be damaged.
        StoreError::Damaged(what) => Failure::input(say!(
            "restore-damaged",
            file = Arg::text(args.file.display()),
            what = Arg::foreign(&what)
        )),
        StoreError::Taken => Failure::input(say!("restore-kept", file = file.clone())),
        error => database::failure(&to, &error),
    })?;
    writeln!(out, "{}", words.say(&say!("restore-done", file = file)))?;
    Ok(())
}
