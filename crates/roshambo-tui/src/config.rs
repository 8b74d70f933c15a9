//! What to play and how, and the errors that can end the client.

use std::path::PathBuf;
use std::time::Duration;

use roshambo_bots::Level;
use roshambo_rules::{Arg, Phrase, Say, Seat, SeatSet, Seats, say};
use roshambo_table::ResumeError;
use roshambo_table::record::{Header, Problem, RecordError, io_phrase};
use roshambo_words::Lang;

/// What to play, who plays, and how the client looks.
#[derive(Clone, Debug)]
pub struct PlayConfig {
    /// A new game, a record to resume, or the menu.
    pub start: Start,
    /// The seats of the people at this keyboard. The default is what the record says, or seat 1.
    pub people: Option<SeatSet>,
    /// The level of the bots. The default is what the record says, or medium.
    pub level: Option<Level>,
    /// The seed of the decks and the bots. Random if not given.
    pub seed: Option<u64>,
    /// The file of the record. The default is a new file in the user's data folder.
    pub record: Option<PathBuf>,
    /// The shortest time a bot takes for a move, so that people can follow the game.
    pub pace: Duration,
    /// The language of all texts.
    pub lang: Lang,
    /// Whether to use colours.
    pub colours: bool,
}

/// How the client starts.
#[derive(Clone, Debug)]
pub enum Start {
    /// With the menu of all games.
    Menu,
    /// With a new game.
    New(Header),
    /// With the unfinished game of this record.
    Resume(PathBuf),
}

/// Why the client cannot start or had to stop.
#[derive(Debug)]
pub enum TuiError {
    /// Standard input or output is not a terminal.
    NoTerminal,
    /// A person has a seat that the table does not have.
    NoSuchSeat(Seat, Seats),
    /// No seat is played by a person.
    Nobody,
    /// The record cannot be written.
    Record(PathBuf, std::io::Error),
    /// The record cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The record is not valid.
    Wrong(PathBuf, RecordError),
    /// The game of the record cannot be continued.
    Damaged(PathBuf, ResumeError),
    /// The game of the record has ended.
    Finished(PathBuf),
    /// The game cannot be set up.
    Header(Problem),
    /// The operating system gave no random numbers.
    Randomness(getrandom::Error),
    /// Drawing on the terminal failed.
    Terminal(std::io::Error),
}

impl Say for TuiError {
    fn say(&self) -> Phrase {
        match self {
            TuiError::NoTerminal => say!("play-no-terminal"),
            TuiError::NoSuchSeat(seat, seats) => {
                say!("refused-no-such-seat", seat = seat.number(), seats = seats.count())
            }
            TuiError::Nobody => say!("play-nobody"),
            TuiError::Record(path, error) => {
                say!("play-cannot-keep", file = Arg::text(path.display()), error = io_phrase(error))
            }
            TuiError::Unreadable(path, error) => {
                say!("play-cannot-read", file = Arg::text(path.display()), error = io_phrase(error))
            }
            TuiError::Wrong(path, error) => {
                say!("play-wrong-record", file = Arg::text(path.display()), error = error)
            }
            TuiError::Damaged(path, error) => {
                say!("play-damaged-record", file = Arg::text(path.display()), error = error)
            }
            TuiError::Finished(path) => say!("play-finished", file = Arg::text(path.display())),
            TuiError::Header(problem) => problem.say(),
            TuiError::Randomness(error) => say!("play-no-randomness", error = Arg::text(error)),
            TuiError::Terminal(error) => say!("play-terminal-failed", error = Arg::text(error)),
        }
    }
}
