//! What a client asks for: bodies of requests, and messages on the WebSocket.

use std::collections::BTreeMap;

use roshambo_rules::Seat;
use serde::Serialize;

/// Open a table.
#[derive(Clone, Debug, Serialize)]
pub struct OpenTable {
    /// What is chosen.
    pub settings: Settings,
    /// The seats that the visitor takes; the first free one, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<Vec<Seat>>,
    /// Levels of bots by seat number.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bots: BTreeMap<Seat, String>,
}

impl OpenTable {
    /// A table for so many, with everything else as usual.
    pub fn of(game: &str, seats: u8) -> OpenTable {
        let settings =
            Settings { game: game.to_owned(), seats, options: BTreeMap::new(), public: false, away: None };
        OpenTable { settings, mine: None, bots: BTreeMap::new() }
    }
}

/// What is chosen when a table is opened.
#[derive(Clone, Debug, Serialize)]
pub struct Settings {
    /// Which game.
    pub game: String,
    /// For how many.
    pub seats: u8,
    /// The game's options by name.
    pub options: BTreeMap<String, String>,
    /// Whether it is listed.
    pub public: bool,
    /// After how many seconds without a connection a bot takes the seat; 0: never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<u32>,
}

/// Straight into a game against bots.
#[derive(Clone, Debug, Serialize)]
pub struct Quick {
    /// Which game.
    pub game: String,
    /// For how many.
    pub seats: u8,
    /// How well the bots play.
    pub level: String,
}

/// Something done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat.
    Sit {
        /// Which; the first free one, if not given.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Stand up; during a game, for good.
    Leave,
    /// Send somebody away before the game.
    Kick {
        /// From which seat.
        seat: Seat,
    },
    /// Put a bot at a free seat, or take it away.
    Bot {
        /// Which seat.
        seat: Seat,
        /// How well it plays; nothing to take it away.
        level: Option<String>,
    },
    /// Give a text for the shuffle.
    Text {
        /// For which of one's seats.
        seat: Seat,
        /// The text.
        text: String,
    },
    /// Begin.
    Start {
        /// Bots of this level take the seats that are still free.
        #[serde(skip_serializing_if = "Option::is_none")]
        fill: Option<String>,
    },
    /// Give the game up.
    Resign,
    /// Have another game.
    Again,
    /// Take one's seats back from bots.
    Back,
    /// Call a bot to a seat that has been silent for long.
    Call {
        /// Which seat.
        seat: Seat,
    },
}

impl Command {
    /// Take the first free seat.
    pub fn sit() -> Command {
        Command::Sit { seat: None }
    }

    /// Begin with those who are there.
    pub fn start() -> Command {
        Command::Start { fill: None }
    }
}

/// How the server writes its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// With phrases and ways.
    People,
    /// In notation only.
    Programs,
}

impl Form {
    /// As in queries.
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
        /// The client's own number; the answer repeats it.
        id: u64,
        /// For which seat.
        seat: Seat,
        /// In notation.
        #[serde(rename = "move")]
        mv: &'a str,
        /// The number of the last message that the client has seen.
        number: u64,
    },
    /// Do something else.
    Command {
        /// The client's own number; the answer repeats it.
        id: u64,
        /// What.
        command: &'a Command,
    },
    /// Show the view of this seat from now on.
    Uncover {
        /// Which of one's seats.
        seat: Seat,
    },
    /// Show none of one's seats.
    Cover,
    /// Say something to all at the table.
    Say {
        /// What.
        what: &'a str,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(what: &impl Serialize) -> String {
        serde_json::to_string(what).unwrap()
    }

    #[test]
    fn messages_are_written_as_the_protocol_has_them() {
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
