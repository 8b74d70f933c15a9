//! Plays whole games between bots: the loop behind `roshambo arena` and `roshambo sim`.

use roshambo_rules::{Arg, Awaits, Phrase, Say, Seat, error_by_phrase, say};
use roshambo_table::{MoveError, Observation, Table};

use crate::bot::{Bot, BotError};
use crate::budget::Budget;

/// A bot at a seat, with its budget for each decision.
pub struct SeatedBot {
    /// The bot.
    pub bot: Box<dyn Bot>,
    /// Its budget for each decision.
    pub budget: Budget,
}

/// Why a game between bots could not be finished.
#[derive(Clone, Debug)]
pub enum ContestError {
    /// A bot returned an error.
    Bot {
        /// Its seat.
        seat: Seat,
        /// The error.
        error: BotError,
    },
    /// A bot played an illegal move.
    Illegal {
        /// Its seat.
        seat: Seat,
        /// The move.
        text: String,
        /// Why the move is illegal.
        refused: Box<MoveError>,
    },
    /// The game does not end, for example because throws tie again and again.
    Endless,
}

impl Say for ContestError {
    fn say(&self) -> Phrase {
        match self {
            ContestError::Bot { seat, error } => say!("contest-bot", seat = seat, error = error),
            ContestError::Illegal { seat, text, refused } => {
                say!(
                    "contest-illegal",
                    seat = seat,
                    text = Arg::foreign(text),
                    refused = &**refused,
                    ruling = Arg::text(refused.ruling),
                )
            }
            ContestError::Endless => say!("contest-endless", most = MAX_DECISIONS),
        }
    }
}

error_by_phrase!(ContestError);

/// Decisions after which a game is stopped as endless. Games between players who want to win take
/// less than a tenth of this.
const MAX_DECISIONS: usize = 10_000;

/// The seat that decides next. Sealed decisions are asked for in seat order.
pub fn next_seat(table: &Table) -> Option<Seat> {
    match table.awaits() {
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => awaits.seats().first(),
        Awaits::Deck | Awaits::Over => None,
    }
}

/// Plays a table to the end of its game, with one player for each seat.
pub fn play_to_end(table: &mut Table, players: &mut [SeatedBot]) -> Result<(), ContestError> {
    for _ in 0..MAX_DECISIONS {
        let Some(seat) = next_seat(table) else {
            return Ok(());
        };
        let seen = Observation::of(table.driver(), seat);
        let SeatedBot { bot, budget } = &mut players[seat.index()];
        let decision = bot.decide(&seen, budget).map_err(|error| ContestError::Bot { seat, error })?;
        let text = decision.mv;
        if let Err(refused) = table.play(seat, &text) {
            return Err(ContestError::Illegal { seat, text, refused: Box::new(refused) });
        }
    }
    if next_seat(table).is_none() { Ok(()) } else { Err(ContestError::Endless) }
}
