//! A table as its log tells it: who sits where, what was promised, the game that is played.
//!
//! A room is a fold over facts and nothing else. It has no clock, no connection and no randomness
//! of its own. Whatever is done at it becomes facts, and [`Room::apply`] is the only way in which it
//! changes, whether a fact is new or read from the log.

mod acts;
mod info;
mod play;
mod seal;
mod standing;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::{Recall, Seat, SeatSet, Seats, Viewer, say};
use roshambo_table::fair::{Promise, Secret};
use roshambo_table::hex;

use crate::api_error::ApiError;
use crate::fact::{Fact, Promised, Sitting, Started};
use crate::ids::{Code, GuestId, TableId, random};
use crate::protocol::{Settings, Standing, Status};
use crate::time::Millis;

pub(crate) use info::{Presence, names};
pub(crate) use play::{Effect, Play};
pub(crate) use standing::finished;

/// One table.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// How many facts were applied: the number of the next one.
    pub(crate) number: u64,
    /// The number of the fact from which it can be rebuilt.
    pub(crate) base: u64,
    pub(crate) settings: Settings,
    pub(crate) seats: Seats,
    pub(crate) code: Code,
    pub(crate) opened: Millis,
    /// How many games were begun.
    pub(crate) games: u32,
    pub(crate) places: Vec<Place>,
    pub(crate) play: Option<Play>,
    pub(crate) standing: Option<Standing>,
    voided: bool,
    host: GuestId,
    promised: Option<Promised>,
    /// Whom the host sent away; they stay away until the next game.
    kicked: Vec<GuestId>,
}

/// One seat of the room.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) sitting: Option<Sitting>,
    /// The person's text for the next shuffle.
    text: Option<String>,
    /// Whether a bot plays for the person.
    pub(crate) stand_in: bool,
    /// Whether the person left the game for good.
    pub(crate) left: bool,
    /// Whether the seat becomes free when the game is over.
    gone: bool,
    /// Whether the person wants another game.
    pub(crate) again: bool,
}

impl Place {
    /// The person at it, also while a bot plays for him.
    pub(crate) fn guest(&self) -> Option<GuestId> {
        match self.sitting {
            Some(Sitting::Person { guest, .. }) if !self.gone => Some(guest),
            _ => None,
        }
    }
}

/// A fact that was applied, and what it did.
pub(crate) struct Step {
    pub(crate) fact: Fact,
    pub(crate) effect: Effect,
}

/// A log that makes no sense: it was written by another version, or damaged.
pub(crate) fn unreadable() -> ApiError {
    ApiError::new(axum::http::StatusCode::GONE, say!("server-void"))
}

impl Room {
    /// Rebuilds a room from its log. A log that cannot be read any more gives a void room.
    pub(crate) fn rebuild(id: TableId, from: u64, facts: &[Fact]) -> Result<Room, ApiError> {
        let (first, rest) = facts.split_first().ok_or_else(unreadable)?;
        let mut room = match first {
            Fact::Opened { host, settings, code, at } => Room::opened(id, *host, settings, code, *at)?,
            Fact::Started(started) => Room::started(id, started)?,
            _ => return Err(unreadable()),
        };
        (room.number, room.base) = (from, from);
        room.apply(first)?;
        rest.iter().try_for_each(|fact| room.apply(fact).map(drop))?;
        Ok(room)
    }

    /// What can be said of a table whose log cannot be read.
    pub(crate) fn void(id: TableId, number: u64, settings: Settings, code: Code, opened: Millis) -> Room {
        let seats = settings.game.seats(settings.seats).unwrap_or(Seats::FEWEST);
        let mut room = Room::empty(id, GuestId(0), settings, seats, code, opened);
        (room.number, room.voided) = (number, true);
        room
    }

    fn empty(
        id: TableId,
        host: GuestId,
        settings: Settings,
        seats: Seats,
        code: Code,
        opened: Millis,
    ) -> Room {
        Room {
            id,
            number: 0,
            base: 0,
            settings,
            seats,
            code,
            opened,
            games: 0,
            places: vec![Place::default(); seats.count()],
            play: None,
            standing: None,
            voided: false,
            host,
            promised: None,
            kicked: Vec::new(),
        }
    }

    fn opened(
        id: TableId,
        host: GuestId,
        settings: &Settings,
        code: &Code,
        at: Millis,
    ) -> Result<Room, ApiError> {
        let seats = settings.game.seats(settings.seats).ok_or_else(unreadable)?;
        Ok(Room::empty(id, host, settings.clone(), seats, code.clone(), at))
    }

    fn started(id: TableId, started: &Started) -> Result<Room, ApiError> {
        Room::opened(id, started.host, &started.settings, &started.code, started.opened)
    }

    /// Takes one fact. On an error nothing has changed.
    pub(crate) fn apply(&mut self, fact: &Fact) -> Result<Effect, ApiError> {
        if self.voided {
            return Err(unreadable());
        }
        let number = self.number;
        let effect = match fact {
            Fact::Opened { .. } if number == 0 => Effect::table(),
            Fact::Opened { .. } => return Err(unreadable()),
            Fact::Promised(promised) => {
                self.promise(promised)?;
                Effect::table()
            }
            Fact::Sat { seat, guest, name } => {
                let sitting = Sitting::Person { guest: *guest, name: name.clone() };
                *self.place_mut(*seat)? = Place { sitting: Some(sitting), ..Place::default() };
                Effect::table()
            }
            Fact::BotSat { seat, level } => {
                let sitting = Some(Sitting::Bot { level: *level });
                *self.place_mut(*seat)? = Place { sitting, ..Place::default() };
                Effect::table()
            }
            Fact::Stood { seat, kicked } => {
                let stood = std::mem::take(self.place_mut(*seat)?);
                self.kicked.extend(stood.guest().filter(|_| *kicked));
                Effect::table()
            }
            Fact::Text { seat, text } => {
                self.place_mut(*seat)?.text = Some(text.clone());
                Effect::table()
            }
            Fact::Again { seat } => {
                self.place_mut(*seat)?.again = true;
                Effect::table()
            }
            Fact::Started(started) => self.start(started)?,
            Fact::Deck { .. } | Fact::Move { .. } => self.play_on(fact)?,
            Fact::StandIn { seat, took, .. } => {
                let place = self.place_mut(*seat)?;
                place.stand_in = true;
                self.spend(*seat, *took, false);
                Effect::table()
            }
            Fact::Back { seat } => {
                self.place_mut(*seat)?.stand_in = false;
                self.refill(*seat);
                Effect::table()
            }
            Fact::Left { seat, gone } => {
                let place = self.place_mut(*seat)?;
                (place.stand_in, place.left, place.gone) = (true, true, *gone);
                Effect::table()
            }
            Fact::GivenUp => self.give_up()?,
            Fact::Voided => {
                self.voided = true;
                Effect::table()
            }
        };
        self.number += 1;
        if let Some(play) = &mut self.play {
            play.mark(self.number);
        }
        Ok(effect)
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, ApiError> {
        self.places.get_mut(seat.index()).ok_or_else(unreadable)
    }

    fn promise(&mut self, promised: &Promised) -> Result<(), ApiError> {
        promise_of(promised, self.seats).ok_or_else(unreadable)?;
        self.promised = Some(promised.clone());
        self.places.iter_mut().for_each(|place| place.text = None);
        Ok(())
    }

    /// Where the table stands.
    pub(crate) fn status(&self) -> Status {
        match &self.play {
            _ if self.voided => Status::Void,
            None => Status::Waiting,
            Some(_) if self.standing.is_some() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// The game, while it is being played.
    pub(crate) fn running(&self) -> Option<&Play> {
        self.play.as_ref().filter(|_| self.standing.is_none() && !self.voided)
    }

    /// The seats that may act now.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, |play| play.table.awaits().seats())
    }

    /// The level of the bot that plays a seat now.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let place = self.places.get(seat.index())?;
        match place.sitting.as_ref()? {
            Sitting::Bot { level } => Some(*level),
            Sitting::Person { .. } if place.stand_in => Some(self.settings.level),
            Sitting::Person { .. } => None,
        }
    }

    /// Who left for good.
    fn left(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.places[seat.index()].left).collect()
    }

    /// The seats of a guest.
    pub(crate) fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |seat| self.places[seat.index()].guest() == Some(guest))
    }

    /// Whether the game is about remembering, so that nothing may remind of what was seen.
    pub(crate) fn forgets(&self) -> bool {
        self.play
            .as_ref()
            .is_some_and(|play| play.table.view(Viewer::Spectator, Recall::Display).requires_memory())
    }

    /// Whether whoever plays a seat may ask for hints: if all others are bots, or the table says so.
    pub(crate) fn allows_hints(&self, seat: Seat) -> bool {
        let mut others = self.seats.iter().filter(|other| *other != seat);
        let bot = |other: Seat| matches!(self.places[other.index()].sitting, Some(Sitting::Bot { .. }));
        !self.forgets() && (self.settings.hints || others.all(bot))
    }

    /// The people at the table, each once for each seat.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, GuestId)> {
        self.seats.iter().filter_map(|seat| Some((seat, self.places[seat.index()].guest()?)))
    }

    /// Who may kick, add bots and start: whoever opened the table, or when he is gone the first at it.
    pub(crate) fn host(&self) -> GuestId {
        let there = self.people().any(|(_, guest)| guest == self.host);
        if there { self.host } else { self.people().next().map_or(self.host, |(_, guest)| guest) }
    }

    /// Who sits where in the next game: after a game everybody moves one seat on.
    fn next_sittings(&self) -> Vec<Option<Sitting>> {
        let mut sittings: Vec<Option<Sitting>> =
            self.places.iter().map(|place| place.sitting.clone()).collect();
        if self.games > 0 {
            sittings.rotate_right(1);
        }
        sittings
    }

    /// A new promise for the next game, with texts for its bots.
    fn new_promise(&self) -> Promised {
        let sittings = self.next_sittings();
        let bots = self.seats.iter().zip(&sittings);
        let bots = bots.filter(|(_, sitting)| matches!(sitting, Some(Sitting::Bot { .. })));
        let bots: BTreeMap<Seat, String> = bots.map(|(seat, _)| (seat, hex(&random::<16>()))).collect();
        Promised { secret: hex(&random::<32>()), bots }
    }
}

/// The promise that a fact holds.
fn promise_of(promised: &Promised, seats: Seats) -> Option<Promise> {
    Promise::new(seats, Secret::parse(&promised.secret)?, promised.bots.clone()).ok()
}
