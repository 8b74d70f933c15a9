//! What a client sends: bodies of HTTP requests, and messages on the WebSocket.

use std::collections::BTreeMap;

use roshambo_rules::Seat;
use serde::Serialize;

/// The request that opens a table.
#[derive(Clone, Debug, Serialize)]
pub struct OpenTable {
    /// The settings of the table.
    pub settings: Settings,
    /// The seats that the visitor takes. The first free seat if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<Vec<Seat>>,
    /// The levels of the bots, by seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bots: BTreeMap<Seat, String>,
}

impl OpenTable {
    /// A private table with this number of seats and default settings.
    pub fn of(game: &str, seats: u8) -> OpenTable {
        let settings = Settings {
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            public: false,
            away: None,
            clock: None,
        };
        OpenTable { settings, mine: None, bots: BTreeMap::new() }
    }
}

/// The settings of a table.
#[derive(Clone, Debug, Serialize)]
pub struct Settings {
    /// The id of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The game's options by name.
    pub options: BTreeMap<String, String>,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// The number of seconds without a connection after which a bot takes the seat. 0 means never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<u32>,
    /// The time limit. None if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// A time limit.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// For each decision.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
}

/// The request that opens a table with bots and starts the game.
#[derive(Clone, Debug, Serialize)]
pub struct Quick {
    /// The id of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The level of the bots.
    pub level: String,
}

/// A command at a table that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat.
    Sit {
        /// The seat. The first free seat if not given.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Leave the seat. During a game the seat cannot be taken back.
    Leave,
    /// Remove a person from their seat before the game.
    Kick {
        /// The seat of the person.
        seat: Seat,
    },
    /// Place a bot at a free seat, or remove it.
    Bot {
        /// The seat.
        seat: Seat,
        /// The level of the bot. `None` removes it.
        level: Option<String>,
    },
    /// Contribute a text to the shuffle.
    Text {
        /// The seat of the sender.
        seat: Seat,
        /// The text.
        text: String,
    },
    /// Start the game.
    Start {
        /// The level of the bots that take the free seats.
        #[serde(skip_serializing_if = "Option::is_none")]
        fill: Option<String>,
    },
    /// Resign the game.
    Resign,
    /// Agree to another game.
    Again,
    /// Take the own seats back from bots.
    Back,
    /// Let a bot take the seat of a person who has not moved for a long time.
    Call {
        /// The seat.
        seat: Seat,
    },
}

impl Command {
    /// Take the first free seat.
    pub fn sit() -> Command {
        Command::Sit { seat: None }
    }

    /// Start without filling free seats.
    pub fn start() -> Command {
        Command::Start { fill: None }
    }
}

/// The form in which the server writes its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// With phrases and move options, for clients that show them to people.
    People,
    /// With moves in notation only.
    Programs,
}

impl Form {
    /// The name, as in the query of the URL.
    pub fn name(self) -> &'static str {
        match self {
            Form::People => "people",
            Form::Programs => "programs",
        }
    }
}

/// A message to the server.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Outgoing<'a> {
    /// Make a move.
    Move {
        /// A number chosen by the client. The reply repeats it.
        id: u64,
        /// The seat that moves.
        seat: Seat,
        /// The move in notation.
        #[serde(rename = "move")]
        mv: &'a str,
        /// The number of the last step that the client has received.
        number: u64,
    },
    /// Send a command.
    Command {
        /// A number chosen by the client. The reply repeats it.
        id: u64,
        /// The command.
        command: &'a Command,
    },
    /// Receive the view of this seat from now on.
    Uncover {
        /// One of the own seats.
        seat: Seat,
    },
    /// Receive the view of a spectator from now on.
    Cover,
    /// Send a remark to everybody at the table.
    Say {
        /// The remark.
        what: &'a str,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(value: &impl Serialize) -> String {
        serde_json::to_string(value).unwrap()
    }

    #[test]
    fn messages_are_written_as_the_protocol_defines_them() {
        let mv = Outgoing::Move { id: 7, seat: Seat::FIRST, mv: "choose R4", number: 17 };
        assert_eq!(json(&mv), r#"{"type":"move","id":7,"seat":1,"move":"choose R4","number":17}"#);
        let again = Outgoing::Command { id: 8, command: &Command::Again };
        assert_eq!(json(&again), r#"{"type":"command","id":8,"command":{"kind":"again"}}"#);
        assert_eq!(json(&Command::sit()), r#"{"kind":"sit"}"#);
        assert_eq!(json(&Command::start()), r#"{"kind":"start"}"#);
        let table = json(&OpenTable::of("ninjan", 2));
        assert_eq!(table, r#"{"settings":{"game":"ninjan","seats":2,"options":{},"public":false}}"#);
    }
}
