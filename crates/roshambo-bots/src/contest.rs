//! Whole games between bots.

use roshambo_rules::{Arg, Awaits, Phrase, Say, Seat, error_by_phrase, say};
use roshambo_table::{MoveError, Observation, Table};

use crate::bot::{Bot, BotError};
use crate::budget::Budget;

/// A bot at a seat, and how much it may think about each decision.
pub struct Player {
    /// Who plays.
    pub bot: Box<dyn Bot>,
    /// How long it may think.
    pub budget: Budget,
}

/// Why a game between bots could not be finished.
#[derive(Clone, Debug)]
pub enum ContestError {
    /// A bot had no answer.
    Bot {
        /// Whose.
        seat: Seat,
        /// What it said.
        error: BotError,
    },
    /// A bot played something that is not legal.
    Illegal {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
        /// Why.
        refused: Box<MoveError>,
    },
    /// Nobody brings the game to an end: throws can tie for ever.
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
            ContestError::Endless => say!("contest-endless", most = MOST_DECISIONS),
        }
    }
}

error_by_phrase!(ContestError);

/// No game between players who want to win takes a tenth of this.
const MOST_DECISIONS: usize = 10_000;

/// Whose decision is due; sealed ones in seat order.
pub fn next_seat(table: &Table) -> Option<Seat> {
    match table.awaits() {
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => awaits.seats().first(),
        Awaits::Deck | Awaits::Over => None,
    }
}

/// Plays a table to its end, one player for each seat.
pub fn play_on(table: &mut Table, players: &mut [Player]) -> Result<(), ContestError> {
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = next_seat(table) else {
            return Ok(());
        };
        let seen = Observation::of(table.driver(), seat);
        let Player { bot, budget } = &mut players[seat.index()];
        let decision = bot.decide(&seen, budget).map_err(|error| ContestError::Bot { seat, error })?;
        let text = decision.mv;
        if let Err(refused) = table.play(seat, &text) {
            return Err(ContestError::Illegal { seat, text, refused: Box::new(refused) });
        }
    }
    if next_seat(table).is_none() { Ok(()) } else { Err(ContestError::Endless) }
}
