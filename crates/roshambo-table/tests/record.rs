//! Malformed records: every error names its line, what was expected and what was found, in every
//! language. Single lines are parsed as strictly as whole records.

#![allow(missing_docs, clippy::unwrap_used)]

use roshambo_rules::Say;
use roshambo_table::record::{Entry, Reader, Replay};
use roshambo_words::{Lang, Words};

/// The first error of a record, in English. The entries are read but not applied to a game.
fn error(record: &str) -> String {
    let read = || Reader::new(record.as_bytes())?.try_for_each(|entry| entry.map(drop));
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
fn comments_are_allowed_anywhere_and_the_last_line_feed_may_be_missing() {
    assert_eq!(
        error("# a\nroshambo-record 1\n#\ngame paws\n# b\nseats 2\n# c\n---\n# d\n1 pass\n# e"),
        "fine"
    );
    assert_eq!(error(&format!("{HEADER}---")), "fine");
}

#[test]
fn an_error_names_what_the_header_needs_next() {
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
    assert_eq!(unknown, "Line 4. There is no option “colour”. Expected one of: opening, comeback, jokers.");
    assert_eq!(error(&format!("{HEADER}option opening=throw\n---\n")), "fine", "a default may be stated");
}

#[test]
fn an_error_shows_the_leading_space_of_a_line() {
    let found = error(&format!("{HEADER}---\n 1 pass\n"));
    assert_eq!(found, "Line 5. Expected deck and its cards, or a seat and its move, found “ 1 pass”.");
}

#[test]
fn lines_and_headers_have_a_maximum_length() {
    let line = error(&format!("{HEADER}---\n1 {}\n", "x".repeat(1 << 16)));
    assert_eq!(line, "Line 5. The line is longer than 65536 bytes. Expected a line of a record.");
    let metas = format!("meta note={}\n", "x".repeat(1 << 10)).repeat(1 << 10);
    let header = error(&format!("{HEADER}{metas}---\n"));
    assert!(
        header.ends_with("The header is longer than 1048576 bytes. Expected --- before that."),
        "{header}"
    );
}

#[test]
fn a_single_line_is_parsed_as_strictly_as_in_a_record() {
    let malformed =
        ["", "deck", "1", "01 pass", "0 pass", "x pass", " 1 pass", "+1 pass", "1\tpass", "1 pass\r"];
    for line in malformed {
        assert_ne!(error(&format!("{HEADER}---\n{line}\n")), "fine", "{line:?}");
        assert!(line.parse::<Entry>().is_err(), "{line:?}");
    }
    for line in ["1 pass\n2 pass", "# a comment"] {
        assert!(line.parse::<Entry>().is_err(), "{line:?} is more or less than an entry");
    }
    for line in ["1 pass", "4 lead R bR", "deck bR gS", "deck "] {
        assert_eq!(error(&format!("{HEADER}---\n{line}\n")), "fine", "{line:?}");
        assert_eq!(line.parse::<Entry>().map(|entry| entry.to_string()), Ok(line.to_owned()));
    }
}

#[test]
fn a_replay_stops_at_the_first_error_and_keeps_what_came_before() {
    let record = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n1 setup FDSSSPPPRRRR\n# comment\n\
                  1 setup FDSSSPPPRRRR\n2 setup FDSSSPPPRRRR\n";
    let mut replay = Replay::read(record.as_bytes()).unwrap();
    let step = replay.next().unwrap().unwrap();
    assert_eq!((step.ply, step.line, step.entry.to_string()), (1, 5, "1 setup FDSSSPPPRRRR".to_owned()));
    assert_eq!(step.awaited.seats().to_string(), "1, 2");
    assert_eq!(replay.game().awaits().seats().to_string(), "2");
    let error = replay.next().unwrap().unwrap_err();
    assert_eq!(error.line, 7);
    assert!(replay.next().is_none(), "nothing after an error is applied");
    assert_eq!(replay.game().events(), step.events.end);
}
