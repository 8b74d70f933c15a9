//! Why a game cannot be reviewed.

use roshambo_rules::{Phrase, Say, Seat, Seats, error_by_phrase, say};
use roshambo_table::record::RecordError;

/// Why there is no review.
#[derive(Debug)]
pub enum ReviewError {
    /// The record cannot be replayed.
    Record(RecordError),
    /// The game is not over. A game that was given up or voided has no result either.
    Unfinished,
    /// The game has no such seat.
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The seats of the game.
        seats: Seats,
    },
    /// The stop signal was sent.
    Stopped,
}

impl Say for ReviewError {
    fn say(&self) -> Phrase {
        match self {
            ReviewError::Record(error) => error.say(),
            ReviewError::Unfinished => say!("review-unfinished"),
            ReviewError::NoSuchSeat { seat, seats } => {
                say!("review-no-such-seat", seat = seat.number(), seats = seats.count())
            }
            ReviewError::Stopped => say!("review-stopped"),
        }
    }
}

error_by_phrase!(ReviewError);

impl From<RecordError> for ReviewError {
    fn from(error: RecordError) -> ReviewError {
        ReviewError::Record(error)
    }
}
