//! Why an environment refuses a call.

use roshambo_rules::{Arg, OptionError, Phrase, Say, Seat, error_by_phrase, say};
use roshambo_table::{GameId, MoveError};

use crate::action::Action;

/// Why an environment refuses a call. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum EnvError {
    /// The game cannot be played by this number of seats.
    Seats {
        /// The game.
        game: GameId,
        /// The number of seats asked for.
        seats: u8,
    },
    /// An option is unknown or has a wrong value.
    Option(OptionError),
    /// A move, a deck or the seat is refused.
    Refused(Box<MoveError>),
    /// The game has no action with this index.
    NoSuchAction {
        /// The index.
        action: i64,
        /// The number of actions.
        count: usize,
    },
    /// The action is not legal now.
    IllegalAction {
        /// The seat that decides.
        seat: Seat,
        /// The action.
        action: Action,
        /// Its text.
        text: String,
    },
    /// The text is in the notation, but it is never a legal move, so no action makes it.
    NoAction {
        /// The text.
        text: String,
    },
    /// An action of one of many games is refused.
    InGame {
        /// The index of the game, counted from 0.
        game: usize,
        /// Why.
        error: Box<EnvError>,
    },
    /// A buffer has the wrong length.
    BufferLength {
        /// The name of the buffer.
        buffer: &'static str,
        /// Its length.
        found: usize,
        /// The right length.
        expected: usize,
    },
    /// The number of games is out of range.
    Games {
        /// The number.
        found: usize,
        /// The largest number; the smallest is 1.
        most: usize,
    },
    /// The number of threads is out of range.
    Threads {
        /// The number.
        found: usize,
        /// The largest number; the smallest is 1.
        most: usize,
    },
    /// The operating system refused to start threads.
    NoThreads,
}

impl EnvError {
    pub(crate) fn refused(error: impl Into<MoveError>) -> EnvError {
        EnvError::Refused(Box::new(error.into()))
    }
}

impl From<OptionError> for EnvError {
    fn from(error: OptionError) -> EnvError {
        EnvError::Option(error)
    }
}

impl Say for EnvError {
    fn say(&self) -> Phrase {
        match self {
            EnvError::Seats { game, seats } => {
                let info = game.info();
                say!(
                    "env-seats",
                    game = Phrase::new(info.title),
                    found = *seats,
                    fewest = info.min_seats,
                    most = info.max_seats,
                )
            }
            EnvError::Option(error) => error.say(),
            EnvError::Refused(error) => error.say(),
            EnvError::NoSuchAction { action, count } => {
                say!("env-no-such-action", action = Arg::text(action), count = *count)
            }
            EnvError::IllegalAction { seat, action, text } => {
                say!("env-illegal-action", seat = seat, action = action.index(), text = Arg::text(text))
            }
            EnvError::NoAction { text } => say!("env-no-action", text = Arg::foreign(text)),
            EnvError::InGame { game, error } => say!("env-in-game", game = *game, error = &**error),
            EnvError::BufferLength { buffer, found, expected } => {
                say!("env-buffer-length", buffer = Arg::text(buffer), found = *found, expected = *expected)
            }
            EnvError::Games { found, most } => say!("env-games", found = *found, most = *most),
            EnvError::Threads { found, most } => say!("env-threads", found = *found, most = *most),
            EnvError::NoThreads => say!("env-no-threads"),
        }
    }
}

error_by_phrase!(EnvError);
