//! A table as its visitors see it: seats and status, without the game.

use roshambo_rules::{Seat, say};

use super::OnlineTable;
use crate::ids::GuestId;
use crate::log_entry::Sitting;
use crate::protocol::{Player, SeatInfo, Status, TableInfo, UndoInfo};

/// What the log does not say about a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Presence {
    /// Whether its person has a connection.
    pub(crate) connected: bool,
    /// Whether other players may call a bot to it.
    pub(crate) callable: bool,
    /// The time left on its clock, in milliseconds.
    pub(crate) clock: Option<u64>,
    /// Whether its clock is running.
    pub(crate) running: bool,
}

/// The table as one visitor sees it.
pub(crate) fn table_info(
    table: &OnlineTable,
    viewer: Option<GuestId>,
    paused: bool,
    presence: impl Fn(Seat) -> Presence,
) -> TableInfo {
    let may_ask = |guest| table.seating.seats_of(guest).any(|seat| table.allows_hints(seat));
    TableInfo {
        id: table.id,
        code: table.code.to_string(),
        settings: table.settings.clone(),
        status: table.status(),
        paused,
        starting: table.starting,
        number: table.number,
        games: table.games,
        commitment: match &table.promise {
            Some(promise) => promise.commitment.clone(),
            // Only a void table has no promise.
            None => String::new(),
        },
        host: viewer == Some(table.seating.host()),
        hints: viewer.is_some_and(may_ask),
        seats: seat_infos(table, viewer, presence),
        undo: table.running().and_then(|game| game.undos.request).map(|request| UndoInfo {
            seat: request.seat,
            yours: viewer.is_some_and(|guest| table.must_allow_undo(guest, request.seat)),
        }),
        undone: table.game.as_ref().map_or(Vec::new(), |game| game.undos.list().to_vec()),
        standing: table.standing.clone(),
        notice: (table.status() == Status::Void).then(|| say!("server-void")),
    }
}

/// The seats as one visitor sees them.
pub(crate) fn seat_infos(
    table: &OnlineTable,
    viewer: Option<GuestId>,
    presence: impl Fn(Seat) -> Presence,
) -> Vec<SeatInfo> {
    table.seating.seats.iter().map(|seat| seat_info(table, seat, viewer, presence(seat))).collect()
}

fn seat_info(table: &OnlineTable, seat: Seat, viewer: Option<GuestId>, presence: Presence) -> SeatInfo {
    let state = table.seating.at(seat);
    let guest = state.guest();
    let (player, name) = match &state.sitting {
        None => (Player::Empty, None),
        Some(Sitting::Bot { .. }) => (Player::Bot, None),
        Some(Sitting::Person { name, .. }) if state.stand_in => (Player::StandIn, name.clone()),
        Some(Sitting::Person { name, .. }) => (Player::Person, name.clone()),
    };
    SeatInfo {
        seat,
        player,
        name,
        look: state.sitting.as_ref().map(|sitting| sitting.look(seat)),
        level: table.bot(seat),
        yours: guest.is_some() && guest == viewer,
        host: guest == Some(table.seating.host()),
        connected: presence.connected,
        returning: state.returning,
        missed: state.missed,
        kept: table.keeps_bot(seat),
        left: state.left,
        text: state.text_hash.clone(),
        again: state.again,
        callable: presence.callable,
        clock: presence.clock,
        running: presence.running,
    }
}
