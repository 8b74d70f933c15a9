//! The log of a table: what happened to it, in order, each fact once.
//!
//! A room is nothing but its facts applied one after the other. A fact holds inputs (who sat down,
//! which move was made), never effects. What is random stands in it, so that applying it again gives
//! the same room.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Code, GuestId};
use crate::protocol::Settings;
use crate::time::Millis;

/// One entry of the log of a table, stored as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fact {
    /// The table was opened: always the first.
    Opened {
        /// By whom.
        host: GuestId,
        /// What was chosen.
        settings: Settings,
        /// Its short code.
        code: Code,
        /// When.
        at: Millis,
    },
    /// A new promise for the next game; texts given before are void.
    Promised(Promised),
    /// A person took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Called.
        name: String,
    },
    /// A bot was put at a seat.
    BotSat {
        /// Which.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// A seat became free, before a game or after it.
    Stood {
        /// Which.
        seat: Seat,
        /// Whether the host sent its person away.
        kicked: bool,
    },
    /// A person gave a text for the shuffle.
    Text {
        /// At which seat.
        seat: Seat,
        /// The text.
        text: String,
    },
    /// A game began. It says everything about the room, so that nothing before it has to be read.
    Started(Box<Started>),
    /// The order of a deck.
    Deck {
        /// Top first, in notation.
        cards: String,
    },
    /// A decision.
    Move {
        /// Whose.
        seat: Seat,
        /// In notation.
        #[serde(rename = "m")]
        mv: String,
        /// How long it took, in milliseconds of the clock.
        #[serde(rename = "t", default, skip_serializing_if = "is_zero")]
        took: u64,
        /// The salt of a sealed decision, hexadecimal.
        #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// A bot took a seat over.
    StandIn {
        /// Which.
        seat: Seat,
        /// Why.
        why: Why,
        /// How long it had taken, in milliseconds of the clock.
        took: u64,
    },
    /// Its person took it back.
    Back {
        /// Which.
        seat: Seat,
    },
    /// A person left the game for good.
    Left {
        /// Which seat.
        seat: Seat,
        /// Whether the seat becomes free when the game is over.
        gone: bool,
    },
    /// The game ended before its end: nobody is left to play it against.
    GivenUp,
    /// A person wants another game.
    Again {
        /// At which seat.
        seat: Seat,
    },
    /// The log could not be read any further. Always the last.
    Voided,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Why a bot takes a seat over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Why {
    /// Its time ran out.
    Time,
    /// Its person was away for too long.
    Away,
    /// Others called it.
    Called,
}

/// What the table knows before people give their texts.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Promised {
    /// 64 hexadecimal digits.
    pub(crate) secret: String,
    /// The texts of the seats that bots play.
    pub(crate) bots: BTreeMap<Seat, String>,
}

/// Never prints the secret by accident.
impl std::fmt::Debug for Promised {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Promised(…)")
    }
}

/// The whole room at the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Started {
    /// Who opened the table.
    pub(crate) host: GuestId,
    /// What was chosen.
    pub(crate) settings: Settings,
    /// Its short code.
    pub(crate) code: Code,
    /// When it was opened.
    pub(crate) opened: Millis,
    /// When the game began.
    pub(crate) at: Millis,
    /// Which game of the table, from 1.
    pub(crate) game: u32,
    /// Who sits where, in order.
    pub(crate) seats: Vec<Sitting>,
    /// The promise.
    pub(crate) promised: Promised,
    /// The texts of all seats, in order.
    pub(crate) texts: Vec<String>,
}

/// Who sits at a seat when a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sitting {
    /// A person.
    Person {
        /// Who.
        guest: GuestId,
        /// Called.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}
