//! `roshambo review`: luck, choices and guessing in a finished game, and how good each decision was.

mod html;
mod text;

use std::cmp::Ordering;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::thread::available_parallelism;

use roshambo_review::{Figure, Progress, ReviewError, Settings, review};
use roshambo_table::Table;
use roshambo_words::Words;

use crate::batch::percent_bar;
use crate::cli::ReviewArgs;
use crate::commands::read;
use crate::contest::cannot_write;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;

/// Reviews a record and prints or writes what was asked for.
pub(crate) fn run(args: &ReviewArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let table = Table::replay(read(&args.file)?).map_err(Failure::input)?;
    if let Some(seat) = args.seat.filter(|seat| !table.header().seats.all().contains(*seat)) {
        return Err(Failure::call(ReviewError::NoSuchSeat { seat, seats: table.header().seats }));
    }
    if let Some(file) = &args.html {
        check_writable(file)?;
    }
    let bar = percent_bar();
    let settings = Settings {
        seat: args.seat,
        seed: args.seed,
        threads: available_parallelism().map_or(1, usize::from),
        stop: stop_on_interrupt()?,
        ..Settings::new(args.depth)
    };
    let report = |Progress { done, all }: Progress| bar.set_position((done * 100 / all.max(1)) as u64);
    let review = review(table.header(), table.journal(), &settings, &report);
    bar.finish_and_clear();
    let review = review.map_err(Failure::input)?;
    if let Some(file) = &args.html {
        let page = html::page(&review, &table, words);
        fs::write(file, page).map_err(|error| cannot_write(file, &error))?;
    }
    if args.json {
        let json = serde_json::to_string_pretty(&review).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    text::print(&review, words, out)
}

/// Fails before the long work if the file cannot be written. Changes nothing.
fn check_writable(file: &Path) -> Result<(), Failure> {
    let existed = file.exists();
    OpenOptions::new().append(true).create(true).open(file).map_err(|error| cannot_write(file, &error))?;
    if existed { Ok(()) } else { fs::remove_file(file).map_err(|error| cannot_write(file, &error)) }
}

/// A chance in percent.
fn percent(value: f64, words: &Words) -> String {
    format!("{} %", words.decimal(value * 100.0, 1))
}

/// A difference of chances in percent, with its sign.
fn signed(value: f64, words: &Words) -> String {
    let rounded = (value * 1000.0).round() / 10.0;
    let sign = match rounded.total_cmp(&0.0) {
        _ if rounded == 0.0 => "",
        Ordering::Less => "−",
        Ordering::Equal | Ordering::Greater => "+",
    };
    format!("{sign}{} %", words.decimal(rounded.abs(), 1))
}

/// A difference of chances with its standard error.
fn with_error(figure: Figure, words: &Words) -> String {
    let text = signed(figure.value, words);
    if figure.error == 0.0 {
        return text;
    }
    format!("{} ± {}", text.trim_end_matches(" %"), percent(figure.error, words))
}
