//! What goes over the WebSocket of a table.

use roshambo_rules::{Awaits, Phrase, Say, Seat, say};
use roshambo_table::{MoveOption, NumberedEvent};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::requests::Command;
use super::table::{SeatInfo, TableInfo};
use super::view::PresentedView;
use crate::api_error::ApiError;

/// How messages are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// With phrases, and legal moves as ways to make them.
    #[default]
    People,
    /// Events and legal moves in notation. The view comes with `hello` and when a game begins or ends; what
    /// happens in between the events tell.
    Programs,
}

/// From the client.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Make a move.
    Move {
        /// The client's own number; the answer repeats it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// For which seat.
        seat: Seat,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
        /// The number of the last message that the client has seen. A move that was made before
        /// the seat's last one was seen is old, and refused.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
    },
    /// Ask why pointing at these targets makes no move. Nothing is played: the answer is `refused`.
    Attempt {
        /// The client's own number; the answer repeats it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// For which seat.
        seat: Seat,
        /// What the player points at, in notation and in this order: cards, a pile, squares.
        targets: Vec<String>,
    },
    /// Do something else at the table.
    Command {
        /// The client's own number; the answer repeats it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// What.
        command: Command,
    },
    /// Show the view of this seat from now on: of several seats at one device only one is open.
    Uncover {
        /// Which of one's seats.
        seat: Seat,
    },
    /// Show none of one's seats.
    Cover,
    /// Say something to all at the table.
    Say {
        /// What.
        what: Remark,
    },
}

impl ClientMessage {
    /// The client's own number, if the message has one.
    pub fn id(&self) -> Option<u64> {
        match self {
            ClientMessage::Move { id, .. }
            | ClientMessage::Attempt { id, .. }
            | ClientMessage::Command { id, .. } => Some(*id),
            ClientMessage::Uncover { .. } | ClientMessage::Cover | ClientMessage::Say { .. } => None,
        }
    }
}

/// What can be said at a table.
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

/// From the server. Every message about the table carries the number of its log.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything, at the beginning and after a gap: forget what you had.
    Hello {
        /// The version of the messages.
        protocol: u32,
        /// How long the log is.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
        /// The table.
        table: TableInfo,
        /// The seat whose view this is.
        uncovered: Option<Seat>,
        /// What happened after the number that was asked for, as far as it may be read again.
        events: Vec<TableEvent>,
        /// Whether all that happened since is among them.
        complete: bool,
        /// The game, if there is one.
        view: Option<Box<PresentedView>>,
        /// What the uncovered seat may do.
        #[serde(flatten)]
        may: LegalMoves,
    },
    /// One step of the log.
    Update {
        /// How long the log is now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
        /// The client's own number, where this is the answer to its message.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "number | null", optional))]
        answers: Option<u64>,
        /// The table, where seats, clocks or its status changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        table: Option<Box<TableInfo>>,
        /// What happened.
        events: Vec<TableEvent>,
        /// The game after it; see [`Form`].
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        view: Option<Box<PresentedView>>,
        /// What the game waits for, where there is no view that says so.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        awaits: Option<Awaits>,
        /// What the uncovered seat may do.
        #[serde(flatten)]
        may: LegalMoves,
        /// The seal of the decision that this step is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seal: Option<Seal>,
        /// Seals that are opened now.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Opened>>", optional))]
        opened: Vec<Opened>,
        /// What is left on the clocks of all seats, in milliseconds.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "number[] | null", optional))]
        clocks: Option<Vec<u64>>,
    },
    /// A message was not carried out.
    Refused {
        /// The client's own number, if its message had one.
        #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
        id: Option<u64>,
        /// Why.
        #[serde(flatten)]
        error: ApiError,
    },
    /// Somebody said something.
    Said {
        /// At which seat; nobody's for a spectator.
        seat: Option<Seat>,
        /// What.
        what: Remark,
    },
    /// Somebody came or went.
    Presence {
        /// The seats in order.
        seats: Vec<SeatInfo>,
    },
    /// The server closes the connection.
    Bye {
        /// Why.
        why: String,
        /// Whether to come back, and after how many milliseconds.
        retry: Option<u32>,
        /// What people are told.
        phrase: Phrase,
    },
}

/// What a seat may do now: one of the two, by the form of the connection; neither where it may not act.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LegalMoves {
    /// Its legal moves as people make them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub moves: Option<Vec<MoveOption>>,
    /// Its legal moves in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub legal: Option<Vec<String>>,
    /// What its legal moves look like, if they are too many to list: `setup ...`. The list is empty then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub unlisted: Option<&'static str>,
}

/// An event with the words for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableEvent {
    /// What happened, and its number in the game.
    #[serde(flatten)]
    pub numbered: NumberedEvent,
    /// How it is told; not for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub phrase: Option<Phrase>,
}

/// The seal of a sealed decision: it tells nothing, and fixes everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seal {
    /// Who has decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// SHA-256 over salt and decision, see docs/fairness.md.
    pub hash: String,
}

/// A seal opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opened {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// As it was published.
    pub hash: String,
    /// 32 hexadecimal digits.
    pub salt: String,
    /// The decision, in notation.
    #[serde(rename = "move")]
    pub mv: String,
}
