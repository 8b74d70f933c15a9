//! Tables, seats, summaries and replays, as clients get them.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::{Outcome, Phrase, Seat};
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::socket::{Seal, TableEvent};
use super::view::PresentedView;
use crate::guest::Look;
use crate::ids::TableId;
use crate::time::Millis;

/// The settings that are chosen when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game.
    #[schema(value_type = String, example = "kanobu")]
    pub game: GameId,
    /// The number of seats. By default the fewest that the game allows.
    #[serde(default)]
    pub seats: u8,
    /// The options of the game, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Whether the table is in the public list. Otherwise people need its link or code.
    #[serde(default)]
    pub public: bool,
    /// The time limit.
    #[serde(default)]
    pub clock: ClockSetting,
    /// If a person who is to act is disconnected for this many seconds, a bot takes the seat. 0 means never.
    #[serde(default = "default_away")]
    pub away: u32,
    /// The level of bots that take over seats.
    #[serde(default = "default_level")]
    #[schema(value_type = String, example = "medium")]
    pub level: Level,
    /// Whether everybody may ask for hints. Against bots alone they are always allowed.
    #[serde(default)]
    pub hints: bool,
}

impl Settings {
    /// The default settings of a game.
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

/// The time limit. All times are in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSetting {
    /// No time limit.
    #[default]
    None,
    /// A time limit for each decision.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// A time limit for the whole game, with an increment after each decision.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each own decision.
        increment: u32,
    },
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Players are taking seats.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is over; another may follow.
    Over,
    /// The log of the table cannot be read any more, so the table cannot be used.
    Void,
}

impl Status {
    /// The status as it is stored and as it is in queries.
    pub fn name(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Void => "void",
        }
    }
}

/// A table, as one visitor may see it. It contains no hidden cards.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The id, as in links.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: TableId,
    /// The short code.
    pub code: String,
    /// The settings.
    pub settings: Settings,
    /// The state.
    pub status: Status,
    /// Whether the game is paused, because every person is away or replaced: bots do not move and clocks do not run.
    pub paused: bool,
    /// Whether the next game is about to begin: the hashes of all texts are fixed, and the texts are to be revealed.
    pub starting: bool,
    /// The length of the log. Messages carry it; a client that reconnects asks for what came after it.
    pub number: u64,
    /// The number of games that were started at this table.
    pub games: u32,
    /// The commitment for the current or the next game; see docs/fairness.md.
    pub commitment: String,
    /// Whether the visitor is the host, who may remove people, add bots and start.
    pub host: bool,
    /// Whether the visitor may ask for hints at this table.
    pub hints: bool,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Who wants to take back a decision now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub undo: Option<UndoInfo>,
    /// The decisions that were taken back in the current or last game, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Undone>>", optional))]
    pub undone: Vec<Undone>,
    /// The result of the last game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standing: Option<Standing>,
    /// A notice for everybody at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<Object>)]
    pub notice: Option<Phrase>,
}

/// A request to take back the last decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UndoInfo {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether the visitor has to answer.
    pub yours: bool,
}

/// A decision that was taken back, with everything in the game after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Undone {
    /// The seat that took it back.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many entries of the game's journal were left. Seals with this number or a higher one are void.
    pub entries: u32,
}

/// A seat, as one visitor may see it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who plays it.
    pub player: Player,
    /// The person's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// What the player looks like, unless the seat is empty. It follows the player when seats rotate. A bot's name
    /// follows from its face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub look: Option<Look>,
    /// The level of the bot that plays it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<String>)]
    pub level: Option<Level>,
    /// Whether it is one of the visitor's own seats.
    pub yours: bool,
    /// Whether it is a seat of the host.
    pub host: bool,
    /// Whether its person is connected.
    pub connected: bool,
    /// Whether its person gets it back after the decision that the bot has to make now.
    pub returning: bool,
    /// How many decisions in a row bots made because the person's time ran out. After the third, a bot keeps playing
    /// until the person takes the seat back.
    pub missed: u8,
    /// Whether the bot that plays for its person keeps it until the game is over.
    pub kept: bool,
    /// Whether its person left the game for good. Then the seat counts as last.
    pub left: bool,
    /// The hash of the text for the shuffle that its person committed to.
    pub text: Option<String>,
    /// Whether its person wants another game.
    pub again: bool,
    /// Whether others may call a bot to this seat now: in a game as a stand-in, after a game for the next one.
    pub callable: bool,
    /// The time left on its clock in milliseconds, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<u64>,
    /// Whether its clock is running.
    pub running: bool,
}

/// The kind of player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// No player yet.
    Empty,
    /// A person.
    Person,
    /// A bot since the start of the game.
    Bot,
    /// A bot for a person, who may take the seat back.
    StandIn,
}

/// The result of a game. Players who left for good have the last place.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The seats that won.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub winners: Vec<Seat>,
    /// The place of each seat, from 1. Equal seats share a place.
    pub places: Vec<u8>,
    /// The outcome by the rules; `null` if the game was given up before its end.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// The seats that were left for good.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left: Vec<Seat>,
    /// For each seat, how many moves bots made for its person. 0 for a seat that was a bot's from the start.
    pub bot_moves: Vec<u32>,
    /// For each seat, how often its person took back a decision.
    pub undone: Vec<u32>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The id, as in links.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: TableId,
    /// The settings.
    pub settings: Settings,
    /// The state.
    pub status: Status,
    /// The names at the seats: `null` for an empty seat, the level for a bot.
    pub names: Vec<Option<String>>,
    /// What the players look like, by seat.
    #[serde(default)]
    pub looks: Vec<Option<Look>>,
    /// The number of free seats.
    pub free: u8,
    /// When it was opened.
    #[schema(value_type = u64)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub opened: Millis,
}

/// A game in a visitor's history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameSummary {
    /// The table it was played at.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub table: TableId,
    /// Which game of that table, from 1.
    pub game_number: u32,
    /// The game.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The names at the seats; the level for a bot.
    pub names: Vec<String>,
    /// What the players look like, by seat; `null` where an old record does not say it.
    #[serde(default)]
    pub looks: Vec<Option<Look>>,
    /// The visitor's own seats.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub mine: Vec<Seat>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// When it ended.
    #[schema(value_type = u64)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub ended: Millis,
    /// Whether the visitor has seen how it ended. Otherwise a list should not give the end away.
    #[serde(default)]
    pub seen: bool,
}

/// The running score of people who played several games with each other. Bots may have played, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Score {
    /// The people, the visitor first.
    pub people: Vec<ScoredPerson>,
    /// The number of their games whose end the visitor has seen.
    pub games: u32,
    /// How many of these nobody won.
    pub draws: u32,
    /// When the last of them ended.
    #[schema(value_type = u64)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub last: Millis,
}

/// A person in a running score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoredPerson {
    /// The name in the last game; empty if the person had none.
    pub name: String,
    /// The look in the last game, if its record says it.
    pub look: Option<Look>,
    /// Whether it is the visitor, or somebody at the visitor's device.
    pub yours: bool,
    /// How many games the person won.
    pub wins: u32,
}

/// A game, step by step, from one viewpoint.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Replay {
    /// The game.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The names at the seats.
    pub names: Vec<String>,
    /// What the players look like, by seat; `null` where an old record does not say it.
    pub looks: Vec<Option<Look>>,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standing: Option<Standing>,
    /// The views before the first step: one, or with the viewpoint `full` one for each seat.
    #[schema(value_type = Vec<Object>)]
    pub start: Vec<PresentedView>,
    /// One step for each entry of the journal.
    pub steps: Vec<ReplayStep>,
}

/// One entry of a journal, as it is shown from the viewpoint.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// The entry in notation, if the viewpoint is `full` or if everybody saw the entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub entry: Option<String>,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<TableEvent>,
    /// The views after the step: one, or with the viewpoint `full` one for each seat.
    #[schema(value_type = Vec<Object>)]
    pub views: Vec<PresentedView>,
    /// The seal, if the entry is a sealed decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seal: Option<Seal>,
}
