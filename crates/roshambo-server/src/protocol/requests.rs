//! Requests and responses over HTTP, and the commands at a table.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::Seat;
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::table::{Settings, default_level};
use crate::guest::Look;
use crate::ids::TableId;

/// Open a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenRequest {
    /// The settings of the table.
    pub settings: Settings,
    /// The seats that the visitor takes, all at one device. By default the first free one.
    #[serde(default)]
    #[schema(value_type = Option<Vec<u8>>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[] | null"))]
    pub mine: Option<Vec<Seat>>,
    /// The levels of the bots, by seat number.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, String>)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, Level>"))]
    pub bots: BTreeMap<Seat, Level>,
}

/// Start a game against bots.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickRequest {
    /// The game.
    #[schema(value_type = String, example = "kanobu")]
    pub game: GameId,
    /// The number of seats. By default the fewest that the game allows.
    #[serde(default)]
    pub seats: u8,
    /// The options of the game, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The level of the bots.
    #[serde(default = "default_level")]
    #[schema(value_type = String, example = "medium")]
    pub level: Level,
    /// The hash of the visitor's text for the shuffle; the game begins when the text is revealed. Without it the game
    /// begins at once.
    #[serde(default)]
    pub text_hash: Option<String>,
}

/// The table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Created {
    /// Its id, as in links.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: TableId,
    /// Its short code.
    pub code: String,
}

/// The table that a code stands for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Found {
    /// Its id, as in links.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: TableId,
}

/// A command was carried out, and is durable.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommandAccepted {
    /// The length of the log now.
    pub number: u64,
}

/// Take a seat.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    /// The seat. By default the first free one.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The name at this seat, if several people share a device. By default the visitor's own name.
    #[serde(default)]
    pub name: Option<String>,
}

/// A command about another seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Put a bot at a free seat, or remove it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The level of the bot; `null` removes the bot.
    #[schema(value_type = Option<String>)]
    pub level: Option<Level>,
}

/// Commit to a text for the shuffle.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CommitRequest {
    /// One of the visitor's own seats.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The hash of the text, 64 hexadecimal digits; see docs/fairness.md.
    pub hash: String,
}

/// Reveal a text for the shuffle, while the table is `starting`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RevealRequest {
    /// One of the visitor's own seats.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The text that the visitor committed to: 1 to 100 bytes, no control characters.
    pub text: String,
}

/// Choose another game or other settings for the next game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeRequest {
    /// The new settings of the table.
    pub settings: Settings,
}

/// Start the game.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// Bots of this level take the seats that are still free.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub fill: Option<Level>,
}

/// Answer the request to take back a decision.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerUndoRequest {
    /// The seat that asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether its last decision may be taken back. The person who asks can only end the request.
    pub allow: bool,
}

/// Choose a name, a look, or both.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MeRequest {
    /// The new name. By default it stays.
    #[serde(default)]
    pub name: Option<String>,
    /// The new look. By default it stays.
    #[serde(default)]
    pub look: Option<Look>,
}

/// The visitor.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// The name, if one was picked.
    pub name: Option<String>,
    /// The look: the chosen one, or a default. `null` for a visitor who is no guest yet.
    pub look: Option<Look>,
}

/// A secret that makes another device the same guest, once.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Transfer {
    /// The secret. In links it is in the fragment, which browsers do not send.
    pub secret: String,
    /// For how many seconds it is valid.
    pub seconds: u32,
}

/// Become the guest of another device.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TransferRequest {
    /// The secret from the other device.
    pub secret: String,
}

/// Say that the visitor has seen how a game ended.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeenRequest {
    /// The table.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub table: TableId,
    /// Which of its games, from 1.
    pub game_number: u32,
}

/// The versions of a server.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VersionInfo {
    /// The version of the program.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of the database schema.
    pub schema: u32,
}

/// Something that a visitor does at a table, over HTTP or over the WebSocket.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat.
    Sit(SitRequest),
    /// Show the name and look that the visitor has chosen meanwhile at one of the visitor's own seats. A WebSocket keeps
    /// those of the time when it was connected, so this is sent over HTTP.
    Introduce(SeatRequest),
    /// Leave all own seats. During a game this is final.
    Leave,
    /// Remove a person before the game. Only the host may do that.
    Kick(SeatRequest),
    /// Put a bot at a free seat, or remove it.
    Bot(BotRequest),
    /// Commit to a text for the shuffle by its hash, or to another one than before.
    Commit(CommitRequest),
    /// Reveal that text, when the hashes of all players are fixed.
    Reveal(RevealRequest),
    /// Choose another game or other settings, between games. Only the host may do that. The people stay, and the table
    /// waits for the next game.
    Change(ChangeRequest),
    /// Start the game. If people committed to texts, it begins when all are revealed, or after a short time.
    Start(StartRequest),
    /// Give up the game: the own seats count as last.
    Resign,
    /// Ask for another game with rotated seats. It begins when all people have asked for it.
    Again,
    /// Take the own seats back from bots. A bot that has to decide now still makes this decision.
    Back,
    /// Take back the last decision of the own seats, with everything after it. If other people play, all of them must
    /// allow it.
    Undo,
    /// Allow or refuse that somebody takes back a decision.
    AnswerUndo(AnswerUndoRequest),
    /// Put a bot at a seat whose person has not acted for a long time, or does not answer after a game.
    Call(SeatRequest),
}

impl Command {
    /// Whether the command may start a game.
    pub fn starts_game(&self) -> bool {
        match self {
            Command::Start(_) | Command::Again => true,
            Command::Sit(_)
            | Command::Introduce(_)
            | Command::Leave
            | Command::Kick(_)
            | Command::Bot(_)
            | Command::Commit(_)
            | Command::Reveal(_)
            | Command::Change(_)
            | Command::Resign
            | Command::Back
            | Command::Undo
            | Command::AnswerUndo(_)
            | Command::Call(_) => false,
        }
    }
}
