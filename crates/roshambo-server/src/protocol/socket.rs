//! Messages over the WebSocket of a table.

use roshambo_rules::{Awaits, Phrase, Say, Seat, say};
use roshambo_table::{MoveOption, NumberedEvent};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::requests::Command;
use super::table::{SeatInfo, TableInfo};
use super::view::PresentedView;
use crate::api_error::ApiError;

/// The form of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// With phrases, and with legal moves as a person points at them.
    #[default]
    People,
    /// With events and legal moves in notation. The view is sent with `hello` and when a game begins or ends;
    /// between them, the events describe every change.
    Programs,
}

/// A message from the client.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Make a move.
    Move {
        /// A number that the client chooses. The answer repeats it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// The seat.
        seat: Seat,
        /// The move in notation.
        #[serde(rename = "move")]
        mv: String,
        /// The number of the last message that the client has seen. If that was before the seat's previous
        /// decision, the move is stale and is refused.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
    },
    /// Say that the player of a seat has made a sealed decision, without the decision: bots that still think decide at
    /// once. A client that sends its decision only after it has seen the bots' seals knows that they do not depend on it.
    Ready {
        /// The seat.
        seat: Seat,
    },
    /// Ask why pointing at these targets makes no move. Nothing is played; the answer is `refused`.
    Attempt {
        /// A number that the client chooses. The answer repeats it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// The seat.
        seat: Seat,
        /// What the player points at, in notation and in this order: cards, a pile, squares.
        targets: Vec<String>,
    },
    /// Send a command to the table.
    Command {
        /// A number that the client chooses. The answer repeats it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// The command.
        command: Command,
    },
    /// Show the view of this seat from now on. Of several seats at one device, only one is shown at a time.
    Uncover {
        /// One of the visitor's own seats.
        seat: Seat,
    },
    /// Show none of the own seats.
    Cover,
    /// Make a remark to everybody at the table.
    Say {
        /// The remark.
        what: Remark,
    },
}

impl ClientMessage {
    /// As how many messages the rate limit counts it. Some are answered with the whole table.
    pub(crate) fn cost(&self) -> u32 {
        match self {
            ClientMessage::Uncover { .. } | ClientMessage::Cover => 5,
            ClientMessage::Move { .. }
            | ClientMessage::Ready { .. }
            | ClientMessage::Attempt { .. }
            | ClientMessage::Command { .. }
            | ClientMessage::Say { .. } => 1,
        }
    }

    /// The number that the client chose, if the message has one.
    pub fn id(&self) -> Option<u64> {
        match self {
            ClientMessage::Move { id, .. }
            | ClientMessage::Attempt { id, .. }
            | ClientMessage::Command { id, .. } => Some(*id),
            ClientMessage::Ready { .. }
            | ClientMessage::Uncover { .. }
            | ClientMessage::Cover
            | ClientMessage::Say { .. } => None,
        }
    }
}

/// The remarks that can be made at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Nice move!
    NiceMove,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Oops!
    Oops,
    /// Sorry!
    Sorry,
    /// Let me think.
    Thinking,
    /// Back in a moment.
    BackSoon,
    /// A laugh.
    Laugh,
    /// A wow.
    Wow,
    /// A sob.
    Cry,
    /// An angry look.
    Angry,
    /// Applause.
    Clap,
}

impl Say for Remark {
    fn say(&self) -> Phrase {
        match self {
            Remark::Hello => say!("remark-hello"),
            Remark::GoodLuck => say!("remark-good-luck"),
            Remark::NiceMove => say!("remark-nice-move"),
            Remark::WellPlayed => say!("remark-well-played"),
            Remark::Thanks => say!("remark-thanks"),
            Remark::Oops => say!("remark-oops"),
            Remark::Sorry => say!("remark-sorry"),
            Remark::Thinking => say!("remark-thinking"),
            Remark::BackSoon => say!("remark-back-soon"),
            Remark::Laugh => say!("remark-laugh"),
            Remark::Wow => say!("remark-wow"),
            Remark::Cry => say!("remark-cry"),
            Remark::Angry => say!("remark-angry"),
            Remark::Clap => say!("remark-clap"),
        }
    }
}

/// A message from the server. Every message about the table carries the length of its log.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The whole table, at the start and after a gap. The client replaces everything that it had.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The length of the log.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
        /// The table.
        table: Box<TableInfo>,
        /// The seat whose view is shown.
        uncovered: Option<Seat>,
        /// The events after the requested number, as far as they may be shown again.
        events: Vec<TableEvent>,
        /// Whether `events` contains all events since then.
        complete: bool,
        /// The view of the game, if there is one.
        view: Option<Box<PresentedView>>,
        /// The legal moves of the uncovered seat.
        #[serde(flatten)]
        may: LegalMoves,
    },
    /// One step of the log.
    Update {
        /// The length of the log now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
        /// The number that the client chose, if this answers its message.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "number | null", optional))]
        answers: Option<u64>,
        /// The table, if its seats, clocks or status changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        table: Option<Box<TableInfo>>,
        /// What happened.
        events: Vec<TableEvent>,
        /// The view after the step; see [`Form`].
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        view: Option<Box<PresentedView>>,
        /// What the game waits for, if there is no view that says so.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        awaits: Option<Awaits>,
        /// The legal moves of the uncovered seat.
        #[serde(flatten)]
        may: LegalMoves,
        /// The seal, if the step is a sealed decision.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seal: Option<Seal>,
        /// The seals that this step opens.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Opened>>", optional))]
        opened: Vec<Opened>,
        /// The time left on the clock of each seat, in milliseconds.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "number[] | null", optional))]
        clocks: Option<Vec<u64>>,
    },
    /// A message was not carried out.
    Refused {
        /// The number that the client chose, if its message had one.
        #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
        id: Option<u64>,
        /// The reason.
        #[serde(flatten)]
        error: ApiError,
    },
    /// Somebody made a remark.
    Said {
        /// The seat; `null` for a spectator.
        seat: Option<Seat>,
        /// The remark.
        what: Remark,
    },
    /// A person connected or disconnected.
    Presence {
        /// The seats in order.
        seats: Vec<SeatInfo>,
        /// Whether the game is paused.
        paused: bool,
    },
    /// The server closes the connection.
    Bye {
        /// The reason, for programs.
        why: String,
        /// After how many milliseconds to reconnect; `null` if the client should not.
        retry: Option<u32>,
        /// The reason, for people.
        phrase: Phrase,
    },
}

/// The legal moves of a seat. Only one of the two lists is present, depending on the form of the connection.
/// Neither is present if the seat is not to act.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LegalMoves {
    /// The legal moves as a person points at them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub moves: Option<Vec<MoveOption>>,
    /// The legal moves in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub legal: Option<Vec<String>>,
    /// If there are too many legal moves to list: what they look like, for example `setup ...`. Then the list
    /// is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub unlisted: Option<&'static str>,
}

/// An event with its phrase.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableEvent {
    /// The event, and its number in the game.
    #[serde(flatten)]
    pub numbered: NumberedEvent,
    /// The event in words; not for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub phrase: Option<Phrase>,
}

/// The seal of a sealed decision: a hash that hides the decision and fixes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seal {
    /// The seat that has decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// SHA-256 of the salt and the decision; see docs/fairness.md.
    pub hash: String,
    /// The number of the decision among the entries of the game's journal, as in the record.
    pub entry: u32,
}

/// A seal that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opened {
    /// The seat that decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The hash, as it was published.
    pub hash: String,
    /// The salt: 32 hexadecimal digits.
    pub salt: String,
    /// The decision, in notation.
    #[serde(rename = "move")]
    pub mv: String,
}
