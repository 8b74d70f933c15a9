//! What the indexes of the store say about a table: its row in lists, and its finished games.

use roshambo_rules::Seat;
use roshambo_table::record::Header;

use super::{OnlineTable, Step};
use crate::guest::Look;
use crate::log_entry::LogEntry;
use crate::protocol::{GameSummary, TableSummary};
use crate::store::{Ended, Index};
use crate::time::Millis;

/// The index of a table. `ended` says whether its game has just ended.
pub(crate) fn index(table: &OnlineTable, changed: Millis, ended: bool) -> Index {
    Index {
        summary: summary(table),
        code: table.code.clone(),
        changed,
        base: table.base,
        people: table.seating.people().map(|(_, guest)| guest).collect(),
        ended: if ended { ended_game(table, changed) } else { None },
    }
}

/// Whether an entry changes what lists and histories say about its table.
pub(crate) fn changes_index(step: &Step) -> bool {
    match step.entry {
        LogEntry::Opened { .. }
        | LogEntry::Sat { .. }
        | LogEntry::Introduced { .. }
        | LogEntry::BotSat { .. }
        | LogEntry::Stood { .. }
        | LogEntry::Changed { .. }
        | LogEntry::Started(_)
        | LogEntry::Left { .. }
        | LogEntry::GivenUp
        | LogEntry::Voided => true,
        LogEntry::Move { .. } => step.effect.table,
        LogEntry::Promised(_)
        | LogEntry::TextHash { .. }
        | LogEntry::Starting
        | LogEntry::Text { .. }
        | LogEntry::Deck { .. }
        | LogEntry::Missed { .. }
        | LogEntry::StandIn { .. }
        | LogEntry::Back { .. }
        | LogEntry::UndoAsked { .. }
        | LogEntry::UndoAnswered { .. }
        | LogEntry::Undone { .. }
        | LogEntry::Again { .. } => false,
    }
}

fn summary(table: &OnlineTable) -> TableSummary {
    let states = table.seating.states();
    let look = |seat: Seat| Some(table.seating.at(seat).sitting.as_ref()?.look(seat));
    TableSummary {
        id: table.id,
        settings: table.settings.clone(),
        status: table.status(),
        names: states.iter().map(|state| Some(state.sitting.as_ref()?.display_name())).collect(),
        looks: table.seating.seats.iter().map(look).collect(),
        free: table.seating.free().count() as u8,
        opened: table.opened,
    }
}

fn ended_game(table: &OnlineTable, at: Millis) -> Option<Ended> {
    let game = table.game.as_ref()?;
    let standing = table.standing.as_ref()?;
    let summary = GameSummary {
        table: table.id,
        game_number: table.games,
        game: table.settings.game,
        names: names(game.table.header()),
        looks: looks(game.table.header()),
        mine: Vec::new(),
        places: standing.places.clone(),
        ended: at,
        seen: false,
    };
    Some(Ended { summary, players: game.players.clone(), from: game.from, to: table.number })
}

/// The names of the players by seat; empty where the record has none.
pub(crate) fn names(header: &Header) -> Vec<String> {
    let name = |seat| header.meta(&format!("player-{seat}")).unwrap_or("").to_owned();
    header.seats.iter().map(name).collect()
}

/// What the players look like, by seat. Records from before version 0.3 do not say it.
pub(crate) fn looks(header: &Header) -> Vec<Option<Look>> {
    let look = |seat| header.meta(&format!("look-{seat}"))?.parse().ok();
    header.seats.iter().map(look).collect()
}
