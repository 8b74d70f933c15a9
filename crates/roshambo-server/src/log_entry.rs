//! The log of a table: everything that happened at it, in order.
//!
//! An online table is a fold over its log entries. An entry holds inputs (who took a seat, which move was made), never
//! derived state. Random values are part of the entry, so applying the same entries always gives the same table. The
//! JSON of these types is stored in the database and must stay readable. Nodes of two adjacent versions share it: a version
//! that adds a kind of entry or a field must not write it yet. Only the next version does.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::Seat;
use roshambo_table::record::Entry;
use serde::{Deserialize, Serialize};

use crate::guest::Look;
use crate::ids::{Code, GuestId};
use crate::protocol::Settings;
use crate::time::Millis;

/// One entry of the log of a table, stored as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogEntry {
    /// The table was opened. Always the first entry.
    Opened {
        /// The guest who opened it.
        host: GuestId,
        /// The settings of the table.
        settings: Settings,
        /// Its short code.
        code: Code,
        /// The time of the opening.
        at: Millis,
    },
    /// A new fairness promise for the next game. Texts that were given before are void.
    Promised(Promised),
    /// A person took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// The person.
        guest: GuestId,
        /// The person's name at this table, if any.
        #[serde(with = "optional_name")]
        name: Option<String>,
        /// What the person looks like. Logs from before version 0.3 do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<Look>,
    },
    /// A person at a seat has another name or look from now on.
    Introduced {
        /// The person's seat.
        seat: Seat,
        /// The name, if any.
        #[serde(with = "optional_name")]
        name: Option<String>,
        /// The look.
        look: Look,
    },
    /// A bot was put at a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// The level of the bot.
        level: Level,
        /// What the bot looks like. Logs from before version 0.3 do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<Look>,
    },
    /// A seat became free, before a game or after it.
    Stood {
        /// The seat.
        seat: Seat,
        /// Whether the host removed the person.
        kicked: bool,
    },
    /// A person committed to a text for the shuffle, or to another one than before.
    TextHash {
        /// The person's seat.
        seat: Seat,
        /// The hash of the text, hexadecimal.
        hash: String,
    },
    /// The game is about to begin: no text hash changes any more, and the texts are revealed.
    Starting,
    /// A person revealed the text for the shuffle. Before version 0.3: gave it, without a hash.
    Text {
        /// The person's seat.
        seat: Seat,
        /// The text.
        text: String,
    },
    /// The host chose another game or other settings, between games. The people stay.
    Changed {
        /// The new settings.
        settings: Settings,
    },
    /// A game began. The entry describes the whole table, so that no earlier entry must be read.
    Started(Box<Started>),
    /// The order of a deck.
    Deck {
        /// Top first, in notation.
        cards: String,
    },
    /// A player's decision.
    Move {
        /// The player's seat.
        seat: Seat,
        /// The move in notation.
        #[serde(rename = "m")]
        mv: String,
        /// How long the player took, in milliseconds of the player's clock.
        #[serde(rename = "t", default, skip_serializing_if = "is_zero")]
        took: u64,
        /// The salt of a sealed decision, hexadecimal.
        #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// A person's time for a decision ran out. A bot makes this one decision, then the seat is the person's again.
    Missed {
        /// The seat.
        seat: Seat,
        /// How long the person had taken, in milliseconds of the player's clock.
        took: u64,
    },
    /// A bot took over a person's seat until the person takes it back.
    StandIn {
        /// The seat.
        seat: Seat,
        /// The reason.
        why: StandInReason,
        /// How long the person had taken, in milliseconds of the player's clock.
        took: u64,
    },
    /// The person took the seat back. If the bot has to decide now, the seat is the person's after that decision.
    Back {
        /// The seat.
        seat: Seat,
    },
    /// A person left the game for good.
    Left {
        /// The seat.
        seat: Seat,
        /// Whether the seat becomes free when the game is over.
        gone: bool,
    },
    /// A person wants to take back their last decision.
    UndoAsked {
        /// The seat that made it.
        seat: Seat,
    },
    /// Another person answered that, or the person who asked does not want it any more.
    UndoAnswered {
        /// The seat of the person who answered.
        seat: Seat,
        /// Whether the decision may be taken back.
        allowed: bool,
    },
    /// A person took back their last decision, with everything in the game after it.
    Undone {
        /// The seat that made it.
        seat: Seat,
        /// How many entries of the game's journal are left.
        to: u64,
    },
    /// The game ended early because no opponent is left.
    GivenUp,
    /// A person wants another game.
    Again {
        /// The person's seat.
        seat: Seat,
    },
    /// The log could not be read any further. Always the last entry.
    Voided,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Stores a missing name as an empty text, which is the format of the database.
mod optional_name {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(name: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(name.as_deref().unwrap_or(""))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<String>, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(Some(name).filter(|name| !name.is_empty()))
    }
}

impl LogEntry {
    /// The journal entry of the game that this log entry contains, if any.
    pub(crate) fn journal_entry(&self) -> Option<Entry> {
        match self {
            LogEntry::Deck { cards } => Some(Entry::Deck(cards.clone())),
            LogEntry::Move { seat, mv, .. } => Some(Entry::Move(*seat, mv.clone())),
            LogEntry::Opened { .. }
            | LogEntry::Promised(_)
            | LogEntry::Sat { .. }
            | LogEntry::Introduced { .. }
            | LogEntry::BotSat { .. }
            | LogEntry::Stood { .. }
            | LogEntry::TextHash { .. }
            | LogEntry::Starting
            | LogEntry::Text { .. }
            | LogEntry::Changed { .. }
            | LogEntry::Started(_)
            | LogEntry::Missed { .. }
            | LogEntry::StandIn { .. }
            | LogEntry::Back { .. }
            | LogEntry::Left { .. }
            | LogEntry::UndoAsked { .. }
            | LogEntry::UndoAnswered { .. }
            | LogEntry::Undone { .. }
            | LogEntry::GivenUp
            | LogEntry::Again { .. }
            | LogEntry::Voided => None,
        }
    }
}

/// Why a bot took over a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StandInReason {
    /// The person's time ran out, and the person was disconnected, had missed several decisions in a row, or had no
    /// time left for the whole game. Before version 0.3: the person's time ran out.
    Time,
    /// The person was disconnected for too long.
    Away,
    /// Other players asked for it.
    Called,
}

/// The table's part of a fairness promise, fixed before players give their texts.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Promised {
    /// 64 hexadecimal digits.
    pub(crate) secret: String,
    /// What was fixed with the secret.
    #[serde(default)]
    pub(crate) scheme: PromiseScheme,
    /// The texts of the seats that bots play; only with [`PromiseScheme::BotTexts`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) bots: BTreeMap<Seat, String>,
}

/// What is fixed before the texts of people are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PromiseScheme {
    /// The texts of bots. Logs from before version 0.3 do not name their scheme.
    #[default]
    BotTexts,
    /// The default texts of all seats, and a hash of each person's text.
    TextHashes,
}

/// Keeps the secret out of logs.
impl std::fmt::Debug for Promised {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Promised(…)")
    }
}

/// The whole table at the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Started {
    /// The guest who opened the table.
    pub(crate) host: GuestId,
    /// The settings of the table.
    pub(crate) settings: Settings,
    /// Its short code.
    pub(crate) code: Code,
    /// When the table was opened.
    pub(crate) opened: Millis,
    /// When the game began.
    pub(crate) at: Millis,
    /// Which game of the table, from 1.
    pub(crate) game: u32,
    /// Who sits at each seat, in order.
    pub(crate) seats: Vec<Sitting>,
    /// The fairness promise.
    pub(crate) promised: Promised,
    /// The hashes of the texts that people committed to, by seat; none with [`PromiseScheme::BotTexts`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) hashes: Vec<Option<String>>,
    /// The texts of all seats, in order; empty where no text was revealed, so that the default text counts.
    pub(crate) texts: Vec<String>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sitting {
    /// A person.
    Person {
        /// The person's session.
        guest: GuestId,
        /// The person's name at this table, if any.
        #[serde(with = "optional_name")]
        name: Option<String>,
        /// What the person looks like, if the log says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<Look>,
    },
    /// A bot.
    Bot {
        /// The level of the bot.
        level: Level,
        /// What the bot looks like, if the log says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<Look>,
    },
}

impl Sitting {
    /// The player's name in records and lists. A person without a name has an empty one there.
    pub(crate) fn display_name(&self) -> String {
        match self {
            Sitting::Person { name: Some(name), .. } => name.clone(),
            Sitting::Person { name: None, .. } => String::new(),
            Sitting::Bot { level, .. } => format!("bot-{level}"),
        }
    }

    /// What the player looks like. Where an old log does not say it, it follows from the guest, or from the bot's seat.
    pub(crate) fn look(&self, seat: Seat) -> Look {
        match self {
            Sitting::Person { guest, look, .. } => look.unwrap_or_else(|| Look::of_guest(*guest)),
            Sitting::Bot { look, .. } => look.unwrap_or_else(|| Look::of_bot(seat)),
        }
    }

    /// The player with a look that does not change with the seat.
    pub(crate) fn with_look(self, seat: Seat) -> Sitting {
        let look = Some(self.look(seat));
        match self {
            Sitting::Person { guest, name, .. } => Sitting::Person { guest, name, look },
            Sitting::Bot { level, .. } => Sitting::Bot { level, look },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_name_is_stored_as_an_empty_text() {
        for (name, json) in [(None, ""), (Some("Anna".to_owned()), "Anna")] {
            let entry = LogEntry::Sat { seat: Seat::FIRST, guest: GuestId(7), name, look: None };
            let json = format!(r#"{{"sat":{{"seat":1,"guest":7,"name":"{json}"}}}}"#);
            assert_eq!(serde_json::to_string(&entry).unwrap(), json);
            assert_eq!(serde_json::from_str::<LogEntry>(&json).unwrap(), entry);
        }
    }
}
