//! Malformed records: every error names its line, what was expected and what was found, in every
//! language.

#![allow(missing_docs, clippy::unwrap_used)]

use roshambo_rules::Say;
use roshambo_table::record::Reader;
use roshambo_words::{Lang, Words};

/// The error of a record in English, wherever it comes; the entries are read but not played.
fn error(record: &str) -> String {
    let read = || {
        let mut reader = Reader::new(record.as_bytes())?;
        while reader.entry()?.is_some() {}
        Ok::<(), roshambo_table::record::RecordError>(())
    };
    let Err(error) = read() else {
        return "fine".to_owned();
    };
    for lang in Lang::ALL {
        assert_eq!(Words::of(lang).render(&error.say()).1, Vec::<String>::new(), "{lang}");
    }
    Words::of(Lang::En).say(&error)
}

const HEADER: &str = "roshambo-record 1\ngame paws\nseats 2\n";

#[test]
fn comments_may_stand_anywhere_and_the_last_line_feed_may_be_missing() {
    assert_eq!(
        error("# a\nroshambo-record 1\n#\ngame paws\n# b\nseats 2\n# c\n---\n# d\n1 pass\n# e"),
        "fine"
    );
    assert_eq!(error(&format!("{HEADER}---")), "fine");
}

#[test]
fn a_header_out_of_order_is_named() {
    assert_eq!(error(""), "Line 1. The record ends here. Expected roshambo-record 1.");
    let swapped = "roshambo-record 1\nseats 2\ngame paws\n---\n";
    assert_eq!(error(swapped), "Line 2. Expected game and its id, found “seats 2”.");
    assert_eq!(
        error(HEADER),
        "Line 4. The record ends here. Expected option NAME=VALUE, meta NAME=VALUE or ---."
    );
}

#[test]
fn blank_lines_and_carriage_returns_are_errors() {
    let blank = error(&format!("{HEADER}---\n\n1 pass\n"));
    assert_eq!(blank, "Line 5. The line is blank. Expected deck and its cards, or a seat and its move.");
    let carriage = error(&format!("{HEADER}# a comment\r\n---\n"));
    assert_eq!(
        carriage,
        "Line 4. The line has a carriage return. Expected lines that end with a line feed only."
    );
}

#[test]
fn leading_zeros_are_errors() {
    let seats = error("roshambo-record 1\ngame paws\nseats 02\n---\n");
    assert_eq!(seats, "Line 3. Expected a number of seats, without leading zeros, found “02”.");
    let seat = error(&format!("{HEADER}---\n01 pass\n"));
    assert_eq!(seat, "Line 5. Expected a seat number, from 1 and without leading zeros, found “01”.");
    assert!(error(&format!("{HEADER}option opening=01\n---\n")).starts_with("Line 4. The option opening"));
}

#[test]
fn an_option_is_given_once_and_is_known() {
    let twice = error(&format!("{HEADER}option opening=1\n# again\noption opening=1\n---\n"));
    assert_eq!(twice, "Line 6. The option opening is given twice. Expected each option once.");
    let unknown = error(&format!("{HEADER}option colour=red\n---\n"));
    assert_eq!(unknown, "Line 4. There is no option “colour”. Expected one of: opening.");
    assert_eq!(error(&format!("{HEADER}option opening=throw\n---\n")), "fine", "a default may be stated");
}

#[test]
fn a_line_that_begins_with_a_space_is_shown_in_full() {
    let found = error(&format!("{HEADER}---\n 1 pass\n"));
    assert_eq!(found, "Line 5. Expected deck and its cards, or a seat and its move, found “ 1 pass”.");
}

#[test]
fn lines_and_headers_have_an_end() {
    let line = error(&format!("{HEADER}---\n1 {}\n", "x".repeat(1 << 16)));
    assert_eq!(line, "Line 5. The line is longer than 65536 bytes. Expected a line of a record.");
    let metas = format!("meta note={}\n", "x".repeat(1 << 10)).repeat(1 << 10);
    let header = error(&format!("{HEADER}{metas}---\n"));
    assert!(
        header.ends_with("The header is longer than 1048576 bytes. Expected --- before that."),
        "{header}"
    );
}
