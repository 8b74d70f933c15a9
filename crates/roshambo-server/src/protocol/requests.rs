//! What visitors ask for over HTTP.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::Seat;
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::table::{Settings, default_level};
use crate::ids::TableId;

/// Open a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenRequest {
    /// What is chosen.
    pub settings: Settings,
    /// The seats that the visitor takes, all at one device; the first free one, if not given.
    #[serde(default)]
    #[schema(value_type = Option<Vec<u8>>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[] | null"))]
    pub mine: Option<Vec<Seat>>,
    /// Bots by seat number.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, String>)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, Level>"))]
    pub bots: BTreeMap<Seat, Level>,
}

/// Straight into a game against bots.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickRequest {
    /// Which game.
    #[schema(value_type = String, example = "kanobu")]
    pub game: GameId,
    /// For how many; the fewest that the game allows, if not given.
    #[serde(default)]
    pub seats: u8,
    /// The game's options by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How well the bots play.
    #[serde(default = "default_level")]
    #[schema(value_type = String, example = "medium")]
    pub level: Level,
    /// The visitor's own text for the shuffle.
    #[serde(default)]
    pub text: Option<String>,
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

/// Something was done at a table, durably.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommandAccepted {
    /// How long its log is now.
    pub number: u64,
}

/// Take a seat.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    /// Which; the first free one, if not given.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The name at this seat, where several sit at one device; the visitor's own, if not given.
    #[serde(default)]
    pub name: Option<String>,
}

/// Send somebody away before the game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// From which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Put a bot at a free seat, or take it away.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How well it plays; nothing to take it away.
    #[schema(value_type = Option<String>)]
    pub level: Option<Level>,
}

/// One's own text for the shuffle, sealed until all are in.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TextRequest {
    /// For which of one's seats.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// 1 to 100 bytes, no control characters.
    pub text: String,
}

/// Begin.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// Bots of this level take the seats that are still free.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub fill: Option<Level>,
}

/// Pick a name.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// How one wants to be called.
    pub name: String,
}

/// Who the visitor is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// The name, if one was picked.
    pub name: Option<String>,
}

/// What runs here.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VersionInfo {
    /// Of the program.
    pub version: String,
    /// Of the messages.
    pub protocol: u32,
    /// Of the database.
    pub schema: u32,
}

/// Something done at a table, whichever door it came through.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat.
    Sit(SitRequest),
    /// Stand up from all one's seats; during a game, for good.
    Leave,
    /// Send somebody away before the game.
    Kick(SeatRequest),
    /// Put a bot at a free seat, or take it away.
    Bot(BotRequest),
    /// Give a text for the shuffle.
    Text(TextRequest),
    /// Begin.
    Start(StartRequest),
    /// Give the game up: one's seats count as last.
    Resign,
    /// Have another game with seats rotated; it begins when all people want it.
    Again,
    /// Take one's seats back from bots.
    Back,
    /// Call a bot to a seat that has been silent for long.
    Call(SeatRequest),
}
