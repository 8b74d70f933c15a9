//! The game of a room: begun, played on, ended.

use std::ops::Range;
use std::time::Duration;

use roshambo_rules::{Awaits, Seat, Seats};
use roshambo_table::Table;
use roshambo_table::record::{Entry, Header};

use super::seal::Seals;
use super::standing::{finished, given_up};
use super::{Room, promise_of, unreadable};
use crate::api_error::ApiError;
use crate::fact::{Fact, Sitting, Started};
use crate::ids::GuestId;
use crate::protocol::{ClockSetting, Opened, Seal};

/// Who takes a seat back has at least this much time.
const LEAST_BANK: Duration = Duration::from_secs(15);

/// A game at a table.
pub(crate) struct Play {
    pub(crate) table: Table,
    /// The number of its `Started`.
    pub(crate) from: u64,
    /// The people who began it, and where.
    pub(super) players: Vec<(GuestId, Seat)>,
    /// How many events there had been after each fact, beginning with `Started`.
    marks: Vec<u32>,
    /// What is left of each seat's bank.
    banks: Vec<Duration>,
    /// The number of the log after each seat's last decision.
    acted: Vec<u64>,
    pub(super) seals: Seals,
}

/// What a fact did, for those who are told.
#[derive(Debug, Default)]
pub(crate) struct Effect {
    /// The numbers of the game's events.
    pub(crate) events: Range<u64>,
    pub(crate) seal: Option<Seal>,
    pub(crate) opened: Vec<Opened>,
    /// Whether the game is not as it was.
    pub(crate) game: bool,
    /// Whether seats or status are not as they were.
    pub(crate) table: bool,
}

impl Effect {
    /// With what came next.
    pub(crate) fn add(&mut self, next: Effect) {
        if self.events.is_empty() {
            self.events = next.events;
        } else if !next.events.is_empty() {
            self.events.end = next.events.end;
        }
        self.seal = self.seal.take().or(next.seal);
        self.opened.extend(next.opened);
        self.game |= next.game;
        self.table |= next.table;
    }

    pub(super) fn table() -> Effect {
        Effect { table: true, ..Effect::default() }
    }
}

impl Play {
    pub(super) fn mark(&mut self, number: u64) {
        let length = (number - self.from) as usize;
        self.marks.resize(length, self.table.driver().events() as u32);
    }

    /// The events that came after a number of the log, and whether those are all.
    pub(crate) fn events_since(&self, number: u64) -> (Range<u64>, bool) {
        let all = self.table.driver().events();
        match number.checked_sub(self.from + 1) {
            None => (0..all, number == self.from),
            // Who has seen more than happened has seen another log.
            Some(place) => match self.marks.get(place as usize) {
                Some(mark) => (u64::from(*mark)..all, true),
                None => (0..all, false),
            },
        }
    }

    /// The number of the log after a seat's last decision.
    pub(crate) fn acted(&self, seat: Seat) -> u64 {
        self.acted.get(seat.index()).copied().unwrap_or_default()
    }
}

impl Room {
    pub(super) fn start(&mut self, started: &Started) -> Result<Effect, ApiError> {
        let promise = promise_of(&started.promised, self.seats);
        let mut promise =
            promise.filter(|_| started.seats.len() == self.seats.count()).ok_or_else(unreadable)?;
        for (seat, text) in self.seats.iter().zip(&started.texts) {
            if !started.promised.bots.contains_key(&seat) {
                promise.seal(seat, text).map_err(|_| unreadable())?;
            }
        }
        let proof = promise.close().map_err(|_| unreadable())?;
        let options = self.settings.options.clone().into_iter().collect();
        let mut header = Header::new(self.settings.game, self.seats, options);
        for (seat, sitting) in self.seats.iter().zip(&started.seats) {
            header.meta.push((format!("player-{seat}"), name_of(sitting)));
        }
        header.meta.push(("started".to_owned(), started.at.to_string()));
        let table = Table::open_promised(header, proof).map_err(|_| unreadable())?;
        let bank = match self.settings.clock {
            ClockSetting::Bank { seconds, .. } => Duration::from_secs(seconds.into()),
            ClockSetting::None | ClockSetting::PerMove { .. } => Duration::ZERO,
        };
        for (place, sitting) in self.places.iter_mut().zip(&started.seats) {
            *place = super::Place { sitting: Some(sitting.clone()), ..super::Place::default() };
        }
        self.play = Some(Play {
            table,
            from: self.number,
            players: players(self.seats, &started.seats),
            marks: Vec::new(),
            banks: vec![bank; self.seats.count()],
            acted: vec![0; self.seats.count()],
            seals: Seals::default(),
        });
        (self.base, self.games, self.standing) = (self.number, started.game, None);
        self.promised = Some(started.promised.clone());
        self.kicked.clear();
        Ok(Effect { game: true, ..Effect::table() })
    }

    /// A deck or a decision.
    pub(super) fn play_on(&mut self, fact: &Fact) -> Result<Effect, ApiError> {
        if self.standing.is_some() {
            return Err(unreadable());
        }
        let number = self.number;
        let play = self.play.as_mut().ok_or_else(unreadable)?;
        let sealed = matches!(play.table.awaits(), Awaits::Sealed { .. });
        let mut effect = Effect { game: true, ..Effect::default() };
        match fact {
            Fact::Deck { cards } => effect.events = play.table.take(Entry::Deck(cards.clone()))?,
            Fact::Move { seat, mv, took, salt } => {
                effect.events = play.table.take(Entry::Move(*seat, mv.clone()))?;
                if let Some(acted) = play.acted.get_mut(seat.index()) {
                    *acted = number + 1;
                }
                if let Some(salt) = salt.as_ref().filter(|_| sealed) {
                    let stays = play.table.driver().stays_sealed(mv);
                    effect.seal = Some(play.seals.add(*seat, mv, salt, stays));
                }
                effect.opened = play.seals.open(play.table.awaits());
                self.spend(*seat, *took, true);
            }
            _ => return Err(unreadable()),
        }
        if let Some(outcome) = self.play.as_ref().and_then(|play| play.table.outcome()) {
            self.end(finished(self.settings.game, self.seats, outcome, self.left()));
            effect.table = true;
        }
        Ok(effect)
    }

    pub(super) fn give_up(&mut self) -> Result<Effect, ApiError> {
        let play = self.play.as_mut().ok_or_else(unreadable)?;
        let opened = play.seals.open(Awaits::Over);
        self.end(given_up(self));
        Ok(Effect { opened, game: true, ..Effect::table() })
    }

    fn end(&mut self, standing: crate::protocol::Standing) {
        self.standing = Some(standing);
        for place in &mut self.places {
            if place.gone {
                *place = super::Place::default();
            }
            (place.stand_in, place.again) = (false, false);
        }
    }

    /// Takes time off a seat's bank, and adds the increment after a decision.
    pub(super) fn spend(&mut self, seat: Seat, took: u64, decided: bool) {
        let ClockSetting::Bank { increment, .. } = self.settings.clock else { return };
        let bank = self.play.as_mut().and_then(|play| play.banks.get_mut(seat.index()));
        if let Some(bank) = bank {
            *bank = bank.saturating_sub(Duration::from_millis(took));
            if decided {
                *bank += Duration::from_secs(increment.into());
            }
        }
    }

    /// Who takes a seat back gets a little time, if nothing is left.
    pub(super) fn refill(&mut self, seat: Seat) {
        let bank = self.play.as_mut().and_then(|play| play.banks.get_mut(seat.index()));
        if let (Some(bank), ClockSetting::Bank { .. }) = (bank, self.settings.clock) {
            *bank = (*bank).max(LEAST_BANK);
        }
    }

    /// What a seat has for its decision, if time is kept.
    pub(crate) fn allowance(&self, seat: Seat) -> Option<Duration> {
        match self.settings.clock {
            ClockSetting::None => None,
            ClockSetting::PerMove { seconds } => Some(Duration::from_secs(seconds.into())),
            ClockSetting::Bank { .. } => self.play.as_ref()?.banks.get(seat.index()).copied(),
        }
    }
}

fn players(seats: Seats, sittings: &[Sitting]) -> Vec<(GuestId, Seat)> {
    let person = |(seat, sitting): (Seat, &Sitting)| match sitting {
        Sitting::Person { guest, .. } => Some((*guest, seat)),
        Sitting::Bot { .. } => None,
    };
    seats.iter().zip(sittings).filter_map(person).collect()
}

/// How a player is called in records and lists.
pub(crate) fn name_of(sitting: &Sitting) -> String {
    match sitting {
        Sitting::Person { name, .. } => name.clone(),
        Sitting::Bot { level } => format!("bot-{level}"),
    }
}
