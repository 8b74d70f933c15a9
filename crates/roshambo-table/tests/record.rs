//! Malformed records: every error names its line, what was expected and what was found.

#![allow(missing_docs, clippy::unwrap_used)]

use roshambo_table::record::Reader;

/// The error of a record, wherever it comes; the entries are read but not played.
fn error(record: &str) -> String {
    let read = || {
        let mut reader = Reader::new(record.as_bytes())?;
        while reader.entry()?.is_some() {}
        Ok::<(), roshambo_table::record::RecordError>(())
    };
    read().map_or_else(|error| error.to_string(), |()| "fine".to_owned())
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
    assert_eq!(error(""), "line 1: the record ends here, expected roshambo-record 1");
    let swapped = "roshambo-record 1\nseats 2\ngame paws\n---\n";
    assert_eq!(error(swapped), "line 2: expected game and its id, found \"seats 2\"");
    assert_eq!(error(HEADER), "line 4: the record ends here, expected option, meta or ---");
}

#[test]
fn blank_lines_and_carriage_returns_are_errors() {
    let blank = error(&format!("{HEADER}---\n\n1 pass\n"));
    assert_eq!(blank, "line 5: a blank line, expected deck and its cards, or a seat and its move");
    let carriage = error(&format!("{HEADER}# a comment\r\n---\n"));
    assert_eq!(carriage, "line 4: a carriage return, expected lines that end with a line feed only");
}

#[test]
fn leading_zeros_are_errors() {
    let seats = error("roshambo-record 1\ngame paws\nseats 02\n---\n");
    assert_eq!(seats, "line 3: expected a number of seats, without leading zeros, found \"02\"");
    let seat = error(&format!("{HEADER}---\n01 pass\n"));
    assert_eq!(seat, "line 5: expected a seat number, from 1 and without leading zeros, found \"01\"");
    assert!(error(&format!("{HEADER}option opening=01\n---\n")).starts_with("line 4: option opening"));
}

#[test]
fn an_option_is_given_once_and_is_known() {
    let twice = error(&format!("{HEADER}option opening=1\n# again\noption opening=1\n---\n"));
    assert_eq!(twice, "line 6: option opening is given twice, expected each option once");
    let unknown = error(&format!("{HEADER}option colour=red\n---\n"));
    assert_eq!(unknown, "line 4: unknown option \"colour\", expected opening");
    assert_eq!(error(&format!("{HEADER}option opening=throw\n---\n")), "fine", "a default may be stated");
}

#[test]
fn a_line_that_begins_with_a_space_is_shown_in_full() {
    let found = error(&format!("{HEADER}---\n 1 pass\n"));
    assert_eq!(found, "line 5: expected deck and its cards, or a seat and its move, found \" 1 pass\"");
}

#[test]
fn lines_and_headers_have_an_end() {
    let line = error(&format!("{HEADER}---\n1 {}\n", "x".repeat(1 << 16)));
    assert_eq!(line, "line 5: longer than 65536 bytes, expected a line of a record");
    let metas = format!("meta note={}\n", "x".repeat(1 << 10)).repeat(1 << 10);
    let header = error(&format!("{HEADER}{metas}---\n"));
    assert!(
        header.ends_with("the header is longer than 1048576 bytes, expected --- before that"),
        "{header}"
    );
}
