//! What is told of a room: to visitors, in lists, in the store's indexes.

use roshambo_rules::{Seat, say};
use roshambo_table::record::Header;

use super::play::name_of;
use super::{Room, promise_of};
use crate::fact::Sitting;
use crate::ids::GuestId;
use crate::protocol::{GameSummary, Player, SeatInfo, Status, TableInfo, TableSummary};
use crate::store::{Ended, Index};
use crate::time::Millis;

/// What the log does not know of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Presence {
    pub(crate) connected: bool,
    pub(crate) callable: bool,
    /// What is left on its clock, in milliseconds.
    pub(crate) clock: Option<u64>,
}

impl Room {
    /// The table as a visitor is told of it.
    pub(crate) fn info(&self, viewer: Option<GuestId>, presence: impl Fn(Seat) -> Presence) -> TableInfo {
        TableInfo {
            id: self.id,
            code: self.code.to_string(),
            settings: self.settings.clone(),
            status: self.status(),
            number: self.number,
            games: self.games,
            commitment: self.commitment(),
            host: viewer == Some(self.host()),
            hints: viewer.is_some_and(|guest| self.seats_of(guest).any(|seat| self.allows_hints(seat))),
            seats: self.seat_infos(viewer, presence),
            standing: self.standing.clone(),
            notice: (self.status() == Status::Void).then(|| say!("server-void")),
        }
    }

    fn commitment(&self) -> String {
        let promise = self.promised.as_ref().and_then(|promised| promise_of(promised, self.seats));
        promise.map(|promise| promise.commitment().to_string()).unwrap_or_default()
    }

    /// The seats as a visitor is told of them.
    pub(crate) fn seat_infos(
        &self,
        viewer: Option<GuestId>,
        presence: impl Fn(Seat) -> Presence,
    ) -> Vec<SeatInfo> {
        self.seats.iter().map(|seat| self.chair(seat, viewer, presence(seat))).collect()
    }

    fn chair(&self, seat: Seat, viewer: Option<GuestId>, presence: Presence) -> SeatInfo {
        let place = &self.places[seat.index()];
        let guest = place.guest();
        let (player, name) = match &place.sitting {
            None => (Player::Empty, None),
            Some(Sitting::Bot { .. }) => (Player::Bot, None),
            Some(Sitting::Person { name, .. }) if place.stand_in => (Player::StandIn, Some(name)),
            Some(Sitting::Person { name, .. }) => (Player::Person, Some(name)),
        };
        SeatInfo {
            seat,
            player,
            name: name.filter(|name| !name.is_empty()).cloned(),
            level: self.bot(seat),
            yours: guest.is_some() && guest == viewer,
            host: guest == Some(self.host()),
            connected: presence.connected,
            left: place.left,
            text: place.text.is_some(),
            again: place.again,
            callable: presence.callable,
            clock: presence.clock,
            running: self.awaited().contains(seat) && self.bot(seat).is_none(),
        }
    }

    /// What the store's indexes say of the room. `ended` if its game has just ended.
    pub(crate) fn index(&self, changed: Millis, ended: bool) -> Index {
        Index {
            summary: self.summary(),
            code: self.code.clone(),
            changed,
            base: self.base,
            people: self.people().map(|(_, guest)| guest).collect(),
            ended: if ended { self.ended(changed) } else { None },
        }
    }

    fn summary(&self) -> TableSummary {
        let names = self.places.iter().map(|place| place.sitting.as_ref().map(name_of));
        TableSummary {
            id: self.id,
            settings: self.settings.clone(),
            status: self.status(),
            names: names.collect(),
            free: self.places.iter().filter(|place| place.sitting.is_none()).count() as u8,
            opened: self.opened,
        }
    }

    fn ended(&self, at: Millis) -> Option<Ended> {
        let play = self.play.as_ref()?;
        let standing = self.standing.as_ref()?;
        let summary = GameSummary {
            table: self.id,
            game_number: self.games,
            game: self.settings.game,
            names: names(play.table.header()),
            mine: Vec::new(),
            places: standing.places.clone(),
            ended: at,
        };
        Some(Ended { summary, players: play.players.clone(), from: play.from, to: self.number })
    }
}

/// The names that a record notes, as far as it does.
pub(crate) fn names(header: &Header) -> Vec<String> {
    let name = |seat| header.meta(&format!("player-{seat}")).unwrap_or_default().to_owned();
    header.seats.iter().map(name).collect()
}
