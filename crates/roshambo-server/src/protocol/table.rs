//! What a table is, as its visitors are told.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::{Outcome, Phrase, Seat};
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::socket::{Seal, TableEvent};
use super::view::PresentedView;
use crate::ids::TableId;
use crate::time::Millis;

/// What is chosen when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which game.
    #[schema(value_type = String, example = "kanobu")]
    pub game: GameId,
    /// For how many; the fewest that the game allows, if not given.
    #[serde(default)]
    pub seats: u8,
    /// The game's options by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for everybody; otherwise only who has its link or code finds it.
    #[serde(default)]
    pub public: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: ClockSetting,
    /// After how many seconds without a connection a bot takes the seat that is to act; 0: never.
    #[serde(default = "default_away")]
    pub away: u32,
    /// The level of bots that take seats over.
    #[serde(default = "default_level")]
    #[schema(value_type = String, example = "medium")]
    pub level: Level,
    /// Whether everybody may ask for hints; against bots alone one always may.
    #[serde(default)]
    pub hints: bool,
}

impl Settings {
    /// The defaults for a game.
    pub fn of(game: GameId) -> Settings {
        Settings {
            game,
            seats: 0,
            options: BTreeMap::new(),
            public: false,
            clock: ClockSetting::None,
            away: default_away(),
            level: default_level(),
            hints: false,
        }
    }
}

fn default_away() -> u32 {
    120
}

pub(super) fn default_level() -> Level {
    Level::Medium
}

/// How time is kept. All times are in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSetting {
    /// Nobody counts.
    #[default]
    None,
    /// So much for each decision.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So much for the whole game, and some more after each decision.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds more after each own decision.
        increment: u32,
    },
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is over; another may follow.
    Over,
    /// The log of the table cannot be read any more. Nothing can be done at it.
    Void,
}

impl Status {
    /// As stored and as in queries.
    pub fn name(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Void => "void",
        }
    }
}

/// A table as one visitor is told of it. It says nothing of hidden cards.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id, as in links.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: TableId,
    /// Its short code.
    pub code: String,
    /// What was chosen.
    pub settings: Settings,
    /// Where it stands.
    pub status: Status,
    /// How long its log is. Messages carry it; reconnecting asks for what came after it.
    pub number: u64,
    /// How many games were begun here.
    pub games: u32,
    /// The promise for the game that is played, or that is next: see docs/fairness.md.
    pub commitment: String,
    /// Whether the visitor opened it, and may kick, add bots and start.
    pub host: bool,
    /// Whether the visitor may ask for hints here.
    pub hints: bool,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How the last game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standing: Option<Standing>,
    /// What everybody should know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<Object>)]
    pub notice: Option<Phrase>,
}

/// A seat as one visitor is told of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who plays it.
    pub player: Player,
    /// The person's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// The level of the bot that plays it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<String>)]
    pub level: Option<Level>,
    /// Whether it is the visitor's own.
    pub yours: bool,
    /// Whether it is the host's.
    pub host: bool,
    /// Whether its person is there.
    pub connected: bool,
    /// Whether its person left the game for good, and counts as last.
    pub left: bool,
    /// Whether its fairness text is in.
    pub text: bool,
    /// Whether its person wants another game.
    pub again: bool,
    /// Whether others may call a bot to it now.
    pub callable: bool,
    /// What is left on its clock, in milliseconds, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<u64>,
    /// Whether that clock runs.
    pub running: bool,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Nobody yet.
    Empty,
    /// A person.
    Person,
    /// A bot, from the start.
    Bot,
    /// A bot, for a person who may take the seat back.
    StandIn,
}

/// How a game ended, with those who left in the last place.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// Who won.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub winners: Vec<Seat>,
    /// The place of each seat, from 1; equal ones share it.
    pub places: Vec<u8>,
    /// What the rules say of the game; nothing where it was given up before its end.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// Who left for good.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left: Vec<Seat>,
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its id, as in links.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: TableId,
    /// What was chosen.
    pub settings: Settings,
    /// Where it stands.
    pub status: Status,
    /// The names at its seats; nothing for an empty one, the level for a bot.
    pub names: Vec<Option<String>>,
    /// How many seats are free.
    pub free: u8,
    /// When it was opened.
    #[schema(value_type = u64)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub opened: Millis,
}

/// A game of one's history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameSummary {
    /// The table it was played at.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub table: TableId,
    /// Which game of that table, from 1.
    pub game_number: u32,
    /// Which game it was.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The names at its seats, the level for a bot.
    pub names: Vec<String>,
    /// One's own seats.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub mine: Vec<Seat>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// When it ended.
    #[schema(value_type = u64)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub ended: Millis,
}

/// A game, step by step, from one view.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Replay {
    /// Which game it was.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The names at its seats.
    pub names: Vec<String>,
    /// How it ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standing: Option<Standing>,
    /// The game before the first step. In full: of every seat.
    #[schema(value_type = Vec<Object>)]
    pub start: Vec<PresentedView>,
    /// One for each entry of its journal.
    pub steps: Vec<ReplayStep>,
}

/// One entry of a journal as one viewer saw it; in full, as it was.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// The entry in notation; only in full, and where everybody saw it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub entry: Option<String>,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<TableEvent>,
    /// The game after it. In full: of every seat.
    #[schema(value_type = Vec<Object>)]
    pub views: Vec<PresentedView>,
    /// The seal of a sealed decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seal: Option<Seal>,
}
