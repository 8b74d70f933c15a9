//! `roshambo migrate`: moves the database of a server from a file to a PostgreSQL server.

use std::io::Write;
use std::path::Path;

use roshambo_rules::{Arg, Phrase, say};
use roshambo_server::import::{ImportError, Summary, import};
use roshambo_server::store::StoreError;
use roshambo_server::store::postgres::LoadError;
use roshambo_words::Words;

use super::database;
use crate::cli::{Database, MigrateArgs};
use crate::failure::Failure;

/// Moves everything, checks it and prints what there was.
pub(crate) fn run(args: &MigrateArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let (Database::File(from), Database::Url(to)) = (&args.from, &args.to) else {
        return Err(Failure::input(say!("migrate-not-file")));
    };
    database::postgres::check_kind(to)?;
    let options = database::postgres::options(to, &args.db_server)?;
    let (from, name) = (database::absolute(from)?, options.to_string());
    database::must_exist(&from)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::input(say!("failure-threads", error = Arg::text(error))))?;
    let done = runtime.block_on(import(&from, options));
    let summary = done.map_err(|error| failure(&from, &name, error))?;
    for phrase in report(&from, &name, &summary) {
        writeln!(out, "{}", words.say(&phrase))?;
    }
    Ok(())
}

fn report(from: &Path, to: &str, summary: &Summary) -> Vec<Phrase> {
    let done = say!(
        "migrate-done",
        database = Arg::text(to),
        file = Arg::text(from.display()),
        tables = summary.tables,
        entries = summary.entries,
        games = summary.games,
        guests = summary.guests,
        replayed = summary.replayed,
    );
    let unreadable = say!("migrate-unreadable", count = summary.unreadable);
    if summary.unreadable > 0 { vec![done, unreadable] } else { vec![done] }
}

fn failure(from: &Path, to: &str, error: ImportError) -> Failure {
    let database = Arg::text(to);
    match error {
        ImportError::File(StoreError::Conflict) => {
            Failure::input(say!("migrate-old", file = Arg::text(from.display())))
        }
        ImportError::File(error) => database::failure(from, &error),
        ImportError::Target(LoadError::Open(error)) => database::postgres::failure(to, &error),
        ImportError::Target(LoadError::NotEmpty) => {
            Failure::input(say!("migrate-not-empty", database = database))
        }
        ImportError::Target(LoadError::InUse) => Failure::input(say!("migrate-in-use", database = database)),
        ImportError::Target(LoadError::Store(error)) => {
            Failure::input(database::postgres::unusable(to, &error))
        }
        ImportError::Differs(what) => Failure::input(say!("migrate-differs", what = Arg::foreign(&what))),
    }
}
