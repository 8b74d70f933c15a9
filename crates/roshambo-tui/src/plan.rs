//! What is to be played, by whom, and what can go wrong before it begins.

use std::path::PathBuf;
use std::time::Duration;

use roshambo_bots::Level;
use roshambo_rules::{Arg, Phrase, Say, Seat, SeatSet, Seats, say};
use roshambo_table::record::{Header, Problem, RecordError, io_phrase};
use roshambo_words::Lang;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// A game, a record to go on with, or the menu.
    pub start: Start,
    /// The seats played at this keyboard; seat 1, or what the record says, if not given.
    pub people: Option<SeatSet>,
    /// How well the bots play; what the record says, or medium, if not given.
    pub level: Option<Level>,
    /// From which decks and bots follow.
    pub seed: Option<u64>,
    /// Where the record is kept; a new file in the user's data folder if not given.
    pub record: Option<PathBuf>,
    /// The least time between two moves of bots, so that people can follow.
    pub pace: Duration,
    /// Which language.
    pub lang: Lang,
    /// Whether colours are wanted.
    pub colours: bool,
}

/// How it begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// With the list of games.
    Menu,
    /// With a new game.
    New(Header),
    /// With a record to go on with.
    Resume(PathBuf),
}

/// Why nothing can be played.
#[derive(Debug)]
pub enum PlayError {
    /// Standard input or output is no terminal.
    NoTerminal,
    /// A person at a seat that the table has not.
    NoSuchSeat(Seat, Seats),
    /// Nobody at the keyboard.
    Nobody,
    /// The record cannot be kept.
    Record(PathBuf, std::io::Error),
    /// The record cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The record is wrong.
    Wrong(PathBuf, RecordError),
    /// The game of the record has ended.
    Finished(PathBuf),
    /// The game cannot be set up.
    Header(Problem),
    /// The operating system has no randomness.
    Randomness(getrandom::Error),
    /// The terminal does not do as it is told.
    Terminal(std::io::Error),
}

impl Say for PlayError {
    fn say(&self) -> Phrase {
        match self {
            PlayError::NoTerminal => say!("play-no-terminal"),
            PlayError::NoSuchSeat(seat, seats) => {
                say!("refused-no-such-seat", seat = seat.number(), seats = seats.count())
            }
            PlayError::Nobody => say!("play-nobody"),
            PlayError::Record(path, error) => {
                say!("play-cannot-keep", file = Arg::text(path.display()), error = io_phrase(error))
            }
            PlayError::Unreadable(path, error) => {
                say!("play-cannot-read", file = Arg::text(path.display()), error = io_phrase(error))
            }
            PlayError::Wrong(path, error) => {
                say!("play-wrong-record", file = Arg::text(path.display()), error = error)
            }
            PlayError::Finished(path) => say!("play-finished", file = Arg::text(path.display())),
            PlayError::Header(problem) => problem.say(),
            PlayError::Randomness(error) => say!("play-no-randomness", error = Arg::text(error)),
            PlayError::Terminal(error) => say!("play-terminal-failed", error = Arg::text(error)),
        }
    }
}
