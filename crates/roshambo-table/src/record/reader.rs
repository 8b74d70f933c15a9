//! Reading a record line by line, in constant memory.

use std::io::{BufRead, Read};

use super::entry::Entry;
use super::error::{Problem, RecordError};
use super::header::{END, Header, VERSION};

/// The longest line that is accepted, in bytes. Entries have a few hundred bytes at most; names and
/// comments may be longer.
const LONGEST_LINE: usize = 1 << 16;
/// The longest header that is accepted, in bytes. Its options and `meta` lines are kept in memory.
const LONGEST_HEADER: usize = 1 << 20;

/// Reads the header at once and the body entry by entry. As an iterator it yields each entry with
/// its line, counted from 1.
pub struct Reader<R> {
    lines: Lines<R>,
    header: Header,
}

impl<R: BufRead> Reader<R> {
    /// Reads the header.
    pub fn new(input: R) -> Result<Reader<R>, RecordError> {
        let mut lines = Lines { input, line: 0, buffer: Vec::new() };
        lines.exactly(VERSION, "expected-record-version")?;
        let game = lines.keyword("game ", "expected-game-line")?;
        let game = game.parse().map_err(|error| lines.error(error))?;
        let seats = lines.keyword("seats ", "expected-seats-line")?;
        let seats = Header::parse_seats(game, &seats).map_err(|problem| lines.error(problem))?;
        let mut header = Header { game, seats, options: Vec::new(), meta: Vec::new() };
        let mut size = 0;
        loop {
            let line = lines.required("expected-header-line")?.to_owned();
            if line == END {
                return Ok(Reader { lines, header });
            }
            size += line.len();
            if size > LONGEST_HEADER {
                return Err(lines.error(Problem::HeaderTooLong(LONGEST_HEADER)));
            }
            header.add(&line).map_err(|problem| lines.error(problem))?;
        }
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    fn entry(&mut self) -> Result<Option<(u64, Entry)>, RecordError> {
        let Some(line) = self.lines.next(Entry::EXPECTED)? else {
            return Ok(None);
        };
        let entry = line.parse();
        let line = self.lines.line;
        entry.map(|entry| Some((line, entry))).map_err(|error| Problem::from(error).at(line))
    }

    /// An error at the line that was read last.
    pub fn error(&self, problem: impl Into<Problem>) -> RecordError {
        self.lines.error(problem)
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<(u64, Entry), RecordError>;

    fn next(&mut self) -> Option<Result<(u64, Entry), RecordError>> {
        self.entry().transpose()
    }
}

/// The lines of a record that are not comments.
struct Lines<R> {
    input: R,
    line: u64,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    fn error(&self, problem: impl Into<Problem>) -> RecordError {
        problem.into().at(self.line)
    }

    /// The next line, or `None` at the end. Comment lines are skipped; a blank line is an error.
    fn next(&mut self, expected: &'static str) -> Result<Option<&str>, RecordError> {
        loop {
            self.buffer.clear();
            self.line += 1;
            let limit = LONGEST_LINE as u64 + 1;
            let read = self.input.by_ref().take(limit).read_until(b'\n', &mut self.buffer);
            read.map_err(|error| Problem::from(error).at(self.line))?;
            if self.buffer.is_empty() {
                return Ok(None);
            }
            if self.buffer.last() == Some(&b'\n') {
                self.buffer.pop();
            } else if self.buffer.len() > LONGEST_LINE {
                return Err(self.error(Problem::TooLong(LONGEST_LINE)));
            }
            if self.buffer.is_empty() {
                return Err(self.error(Problem::Blank(expected)));
            }
            if self.buffer.contains(&b'\r') {
                return Err(self.error(Problem::CarriageReturn));
            }
            if std::str::from_utf8(&self.buffer).is_err() {
                return Err(self.error(Problem::NotText));
            }
            if self.buffer[0] != b'#' {
                break;
            }
        }
        Ok(std::str::from_utf8(&self.buffer).ok())
    }

    /// The next line; the end of the record is an error.
    fn required(&mut self, expected: &'static str) -> Result<&str, RecordError> {
        let line = self.line + 1;
        self.next(expected)?.ok_or_else(|| Problem::Ends(expected).at(line))
    }

    fn exactly(&mut self, text: &str, expected: &'static str) -> Result<(), RecordError> {
        let line = self.required(expected)?;
        if line == text {
            return Ok(());
        }
        let problem = Problem::expected(expected, line);
        Err(self.error(problem))
    }

    /// The rest of the next line, which must begin with this word.
    fn keyword(&mut self, word: &'static str, expected: &'static str) -> Result<String, RecordError> {
        let line = self.required(expected)?;
        match line.strip_prefix(word) {
            Some(rest) => Ok(rest.to_owned()),
            None => {
                let problem = Problem::expected(expected, line);
                Err(self.error(problem))
            }
        }
    }
}
