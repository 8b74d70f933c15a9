//! The header of a record: everything before the line `---`.

use std::fmt;

use roshambo_rules::{Seats, number};

use super::error::Problem;
use crate::driver::{self, Driver};
use crate::registry::GameId;

/// The first line of every record.
pub(super) const VERSION: &str = "roshambo-record 1";
/// The line between header and body.
pub(super) const END: &str = "---";

/// The beginning of the name of a meta line that says how many moves bots made for the person at a seat.
const BOT_MOVES: &str = "bot-moves-";

/// The beginning of the name of a meta line that says how often the person at a seat took back a decision.
const UNDONE: &str = "undo-";

/// A record's header: the game, the number of seats, the options, and meta lines that the rules ignore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Which game.
    pub game: GameId,
    /// The number of seats.
    pub seats: Seats,
    /// The options, in the order of the record.
    pub options: Vec<(String, String)>,
    /// Names, dates, the fairness proof, in the order of the record.
    pub meta: Vec<(String, String)>,
}

impl Header {
    /// A header for the current rules of a game.
    pub fn new(game: GameId, seats: Seats, options: Vec<(String, String)>) -> Header {
        let rules = ("rules".to_owned(), game.info().rules.to_string());
        Header { game, seats, options, meta: vec![rules] }
    }

    /// Sets up the game that the header names.
    pub fn open(&self) -> Result<Box<dyn Driver>, Problem> {
        Ok(driver::open(self.game, self.seats, &self.options)?)
    }

    /// The value of the last meta line of this name.
    pub fn meta(&self, name: &str) -> Option<&str> {
        self.meta.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// For each seat, how many moves bots made for the person at it, as meta lines say.
    pub fn bot_moves(&self) -> Vec<u32> {
        self.counts(BOT_MOVES)
    }

    /// Adds the meta lines that say how many moves bots made for people.
    pub fn add_bot_moves(&mut self, moves: &[u32]) {
        self.add_counts(BOT_MOVES, moves);
    }

    /// For each seat, how often the person at it took back a decision, as meta lines say.
    pub fn undone(&self) -> Vec<u32> {
        self.counts(UNDONE)
    }

    /// Adds the meta lines that say how often people took back decisions.
    pub fn add_undone(&mut self, times: &[u32]) {
        self.add_counts(UNDONE, times);
    }

    fn counts(&self, name: &str) -> Vec<u32> {
        let of_seat = |seat| self.meta(&format!("{name}{seat}")).and_then(|count| count.parse().ok());
        self.seats.iter().map(|seat| of_seat(seat).unwrap_or(0)).collect()
    }

    fn add_counts(&mut self, name: &str, counts: &[u32]) {
        let counted = self.seats.iter().zip(counts).filter(|(_, count)| **count > 0);
        self.meta.extend(counted.map(|(seat, count)| (format!("{name}{seat}"), count.to_string())));
    }

    pub(super) fn parse_seats(game: GameId, text: &str) -> Result<Seats, Problem> {
        let found = number(text, "expected-seats")?;
        let info = game.info();
        let seats = u8::try_from(found).ok().and_then(|count| game.seats(count));
        seats.ok_or(Problem::Seats { game: game.id(), min: info.min_seats, max: info.max_seats, found })
    }

    /// Adds an `option` or `meta` line.
    pub(super) fn add(&mut self, line: &str) -> Result<(), Problem> {
        const EXPECTED: &str = "expected-header-line";
        let (word, pair) = line.split_once(' ').ok_or_else(|| Problem::expected(EXPECTED, line))?;
        let (name, value) = pair.split_once('=').ok_or_else(|| Problem::expected(EXPECTED, line))?;
        if name.is_empty() || name.contains(' ') {
            return Err(Problem::expected(EXPECTED, line));
        }
        let entry = (name.to_owned(), value.to_owned());
        match word {
            "option" => {
                if self.options.iter().any(|(own, _)| own == name) {
                    return Err(Problem::OptionTwice(entry.0));
                }
                driver::open(self.game, self.seats, std::slice::from_ref(&entry))?;
                self.options.push(entry);
            }
            "meta" => {
                let known = self.game.info().rules;
                if name == "rules" && value != known.to_string() {
                    return Err(Problem::RulesVersion { found: entry.1, known });
                }
                self.meta.push(entry);
            }
            _ => return Err(Problem::expected(EXPECTED, line)),
        }
        Ok(())
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{VERSION}\ngame {}\nseats {}", self.game, self.seats)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name}={value}")?;
        }
        for (name, value) in &self.meta {
            writeln!(f, "meta {name}={value}")?;
        }
        writeln!(f, "{END}")
    }
}
