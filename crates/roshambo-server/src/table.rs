//! An online table as its log describes it: who sits where, the fairness promise, the game.
//!
//! [`OnlineTable`] is a fold over log entries. It has no clock and no connections. Every change is a log entry, and
//! [`OnlineTable::apply`] is the only method that changes it, for new entries and for those read from the log.
//! [`Changes`] turns commands and moves into new entries; only there random values are drawn, and they become part of
//! the entry.

mod changes;
mod effect;
mod game;
mod index;
mod info;
mod opening;
mod promise;
mod seals;
mod seating;
mod standing;
#[cfg(test)]
mod tests;
mod time_bank;
mod undo;

use std::time::Duration;

use axum::http::StatusCode;
use roshambo_bots::Level;
use roshambo_rules::{Recall, Seat, SeatSet, Seats, Viewer, say};

use self::promise::TablePromise;
use self::seating::MOST_MISSED;
use self::standing::given_up;
use crate::api_error::ApiError;
use crate::attempt;
use crate::ids::{Code, GuestId, TableId};
use crate::log_entry::{LogEntry, Sitting, StandInReason, Started};
use crate::protocol::{Settings, Standing, Status};
use crate::time::Millis;

pub(crate) use changes::Changes;
pub(crate) use effect::{Effect, Step};
pub(crate) use game::OnlineGame;
pub(crate) use index::{changes_index, index, looks, names};
pub(crate) use info::{Presence, seat_infos, table_info};
pub(crate) use opening::Opening;
pub(crate) use seating::{SeatState, Seating};
pub(crate) use standing::finished;

/// One online table.
pub(crate) struct OnlineTable {
    pub(crate) id: TableId,
    /// The length of the log: the number of the next entry.
    pub(crate) number: u64,
    /// The number of the entry from which the table can be rebuilt.
    pub(crate) base: u64,
    pub(crate) settings: Settings,
    pub(crate) code: Code,
    pub(crate) opened: Millis,
    /// How many games were begun.
    pub(crate) games: u32,
    pub(crate) seating: Seating,
    /// The game that is played, or the last one.
    pub(crate) game: Option<OnlineGame>,
    /// How that game ended.
    pub(crate) standing: Option<Standing>,
    promise: Option<TablePromise>,
    /// Whether the next game is about to begin: people reveal their texts for the shuffle.
    pub(crate) starting: bool,
    voided: bool,
}

impl OnlineTable {
    /// Rebuilds a table from its log. `from` is the number of the first entry.
    pub(crate) fn rebuild(id: TableId, from: u64, entries: &[LogEntry]) -> Result<OnlineTable, ApiError> {
        let (first, rest) = entries.split_first().ok_or_else(ApiError::unreadable_log)?;
        let mut table = OnlineTable::described_by(id, first, None)?;
        (table.number, table.base) = (from, from);
        table.apply(first)?;
        rest.iter().try_for_each(|entry| table.apply(entry).map(drop))?;
        Ok(table)
    }

    /// A table whose log cannot be replayed. `first` is its first readable entry, `number` the length of the log.
    pub(crate) fn void(id: TableId, first: &LogEntry, number: u64) -> Result<OnlineTable, ApiError> {
        let mut table = OnlineTable::described_by(id, first, Some(Seats::FEWEST))?;
        (table.number, table.voided) = (number, true);
        Ok(table)
    }

    /// An empty table with the settings that an entry describes. `fallback` is the number of seats if the game does
    /// not allow the one of the settings.
    fn described_by(id: TableId, first: &LogEntry, fallback: Option<Seats>) -> Result<OnlineTable, ApiError> {
        let (host, settings, code, opened) = match first {
            LogEntry::Opened { host, settings, code, at } => (*host, settings, code, *at),
            LogEntry::Started(started) => (started.host, &started.settings, &started.code, started.opened),
            _ => return Err(ApiError::unreadable_log()),
        };
        let seats = settings.game.seats(settings.seats).or(fallback).ok_or_else(ApiError::unreadable_log)?;
        Ok(OnlineTable {
            id,
            number: 0,
            base: 0,
            settings: settings.clone(),
            code: code.clone(),
            opened,
            games: 0,
            seating: Seating::new(seats, host),
            game: None,
            standing: None,
            promise: None,
            starting: false,
            voided: false,
        })
    }

    /// Applies one entry. After an error the table is unchanged.
    pub(crate) fn apply(&mut self, entry: &LogEntry) -> Result<Effect, ApiError> {
        if self.voided {
            return Err(ApiError::unreadable_log());
        }
        let effect = match entry {
            LogEntry::Opened { .. } if self.number == 0 => Effect::table(),
            LogEntry::Opened { .. } => return Err(ApiError::unreadable_log()),
            LogEntry::Started(started) => self.start(started)?,
            LogEntry::Changed { settings } => self.change_settings(settings)?,
            LogEntry::Deck { .. } | LogEntry::Move { .. } => self.play(entry)?,
            LogEntry::GivenUp => self.give_up()?,
            LogEntry::UndoAsked { .. } | LogEntry::UndoAnswered { .. } | LogEntry::Undone { .. } => {
                self.undo(entry)?
            }
            other => {
                self.change_seats(other)?;
                Effect::table()
            }
        };
        self.number += 1;
        if let Some(game) = &mut self.game {
            game.mark(self.number);
        }
        Ok(effect)
    }

    /// Applies an entry that changes seats or status.
    fn change_seats(&mut self, entry: &LogEntry) -> Result<(), ApiError> {
        let bots_decision = self.awaited();
        let seating = &mut self.seating;
        match entry {
            LogEntry::Promised(promised) => {
                self.promise = Some(TablePromise::new(promised, seating.seats)?);
                seating.clear_texts();
            }
            LogEntry::Sat { seat, guest, name, look } => {
                let sitting = Sitting::Person { guest: *guest, name: name.clone(), look: *look };
                *seating.entry_mut(*seat)? = SeatState::taken_by(sitting);
            }
            LogEntry::Introduced { seat, name, look } => {
                seating.entry_mut(*seat)?.introduce(name.as_deref(), *look)?;
            }
            LogEntry::BotSat { seat, level, look } => {
                let sitting = Sitting::Bot { level: *level, look: *look };
                *seating.entry_mut(*seat)? = SeatState::taken_by(sitting);
            }
            LogEntry::Stood { seat, kicked } => seating.stand_up(*seat, *kicked)?,
            LogEntry::TextHash { seat, hash } => seating.entry_mut(*seat)?.text_hash = Some(hash.clone()),
            LogEntry::Starting => self.starting = true,
            LogEntry::Text { seat, text } => seating.entry_mut(*seat)?.text = Some(text.clone()),
            LogEntry::Again { seat } => seating.entry_mut(*seat)?.again = true,
            LogEntry::Missed { seat, took } => {
                seating.entry_mut(*seat)?.miss();
                if let Some(game) = &mut self.game {
                    game.time.spend(*seat, *took, false);
                }
            }
            LogEntry::StandIn { seat, why, took } => {
                seating.entry_mut(*seat)?.replace(*why == StandInReason::Called);
                if let Some(game) = &mut self.game {
                    game.time.spend(*seat, *took, false);
                }
            }
            LogEntry::Back { seat } => {
                let state = seating.entry_mut(*seat)?;
                state.take_back(state.stand_in && bots_decision.contains(*seat));
            }
            LogEntry::Left { seat, gone } => {
                let state = seating.entry_mut(*seat)?;
                (state.stand_in, state.returning) = (true, false);
                (state.left, state.gone) = (true, *gone);
                if let Some(game) = &mut self.game {
                    game.undos.request = None;
                }
            }
            LogEntry::Voided => self.voided = true,
            LogEntry::Opened { .. }
            | LogEntry::Started(_)
            | LogEntry::Changed { .. }
            | LogEntry::Deck { .. }
            | LogEntry::Move { .. }
            | LogEntry::UndoAsked { .. }
            | LogEntry::UndoAnswered { .. }
            | LogEntry::Undone { .. }
            | LogEntry::GivenUp => return Err(ApiError::unreadable_log()),
        }
        Ok(())
    }

    fn start(&mut self, started: &Started) -> Result<Effect, ApiError> {
        let promise = TablePromise::new(&started.promised, self.seating.seats)?;
        self.game = Some(OnlineGame::begin(started, self.seating.seats, self.number)?);
        self.promise = Some(promise);
        self.seating.begin_game(&started.seats);
        (self.base, self.games, self.standing) = (self.number, started.game, None);
        self.starting = false;
        Ok(Effect { game: true, ..Effect::table() })
    }

    /// The table waits for its next game, with other settings and the same people.
    fn change_settings(&mut self, settings: &Settings) -> Result<Effect, ApiError> {
        let seats = settings.game.seats(settings.seats).ok_or_else(ApiError::unreadable_log)?;
        if self.running().is_some() || self.seating.people().count() > seats.count() {
            return Err(ApiError::unreadable_log());
        }
        self.seating.resize(seats);
        self.settings = settings.clone();
        (self.game, self.standing, self.starting) = (None, None, false);
        Ok(Effect { restart: true, ..Effect::table() })
    }

    fn play(&mut self, entry: &LogEntry) -> Result<Effect, ApiError> {
        let over = self.standing.is_some();
        let by_person = matches!(entry, LogEntry::Move { seat, .. } if self.is_person(*seat));
        let game = self.game.as_mut().filter(|_| !over).ok_or_else(ApiError::unreadable_log)?;
        let mut effect = game.apply(entry, self.number)?;
        if let LogEntry::Move { seat, .. } = entry {
            let state = self.seating.entry_mut(*seat)?;
            game.count_bot_move(*seat, state.stand_in);
            effect.table = state.decided();
            if by_person {
                effect.table |= game.undos.request.take().is_some();
            }
        }
        if let Some(outcome) = game.table.outcome() {
            let (left, bot_moves) = (self.seating.left(), game.bot_moves());
            let seats = self.seating.seats;
            let undone = game.undos.counts(seats);
            self.end(finished(self.settings.game, seats, outcome, left, bot_moves, undone));
            effect.table = true;
        }
        Ok(effect)
    }

    fn give_up(&mut self) -> Result<Effect, ApiError> {
        let game = self.game.as_mut().ok_or_else(ApiError::unreadable_log)?;
        let (opened, bot_moves) = (game.open_all_seals(), game.bot_moves());
        let seats = self.seating.seats;
        let undone = game.undos.counts(seats);
        self.end(given_up(seats, self.seating.left(), bot_moves, undone));
        Ok(Effect { opened, game: true, ..Effect::table() })
    }

    /// Applies an entry about decisions that are taken back.
    fn undo(&mut self, entry: &LogEntry) -> Result<Effect, ApiError> {
        let over = self.standing.is_some();
        let game = self.game.as_mut().filter(|_| !over).ok_or_else(ApiError::unreadable_log)?;
        if let LogEntry::UndoAsked { seat } | LogEntry::UndoAnswered { seat, .. } = entry {
            self.seating.entry_mut(*seat)?;
        }
        match entry {
            LogEntry::UndoAsked { seat } => game.undos.ask(*seat),
            LogEntry::UndoAnswered { seat, allowed } => game.undos.answer(*seat, *allowed),
            LogEntry::Undone { seat, to } => {
                let effect = game.undo(*seat, *to as usize, self.number)?;
                self.seating.spare(game.table.awaits().seats());
                return Ok(effect);
            }
            _ => return Err(ApiError::unreadable_log()),
        }
        Ok(Effect::table())
    }

    fn end(&mut self, standing: Standing) {
        self.standing = Some(standing);
        self.seating.end_game();
    }

    /// Whether the table waits for players, plays, or is over or void.
    pub(crate) fn status(&self) -> Status {
        match &self.game {
            _ if self.voided => Status::Void,
            None => Status::Waiting,
            Some(_) if self.standing.is_some() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// The game, while it is being played.
    pub(crate) fn running(&self) -> Option<&OnlineGame> {
        self.game.as_ref().filter(|_| self.standing.is_none() && !self.voided)
    }

    /// The seats that may act now.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, |game| game.table.awaits().seats())
    }

    /// The level of the bot that plays a seat now; `None` if a person plays it.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let state = self.seating.at(seat);
        match state.sitting.as_ref()? {
            Sitting::Bot { level, .. } => Some(*level),
            Sitting::Person { .. } if state.stand_in => Some(self.settings.level),
            Sitting::Person { .. } => None,
        }
    }

    /// Whether a person plays a seat that the table has.
    fn is_person(&self, seat: Seat) -> bool {
        self.seating.seats.all().contains(seat) && self.bot(seat).is_none()
    }

    /// Whether everybody else who plays allows that the seat takes back its last decision.
    pub(crate) fn allows_undo(&self, seat: Seat) -> bool {
        self.seating.people().all(|(_, other)| !self.must_allow_undo(other, seat))
    }

    /// Whether a person still has to allow that another one's seat takes back its last decision. Who has left the game
    /// for good is not asked.
    pub(crate) fn must_allow_undo(&self, guest: GuestId, asker: Seat) -> bool {
        let request = self.running().and_then(|game| game.undos.request);
        let has_allowed = |seat| request.is_some_and(|request| request.allowed.contains(seat));
        let plays = self.seating.seats_of(guest).any(|seat| !self.seating.at(seat).left);
        let is_asker = self.seating.at(asker).guest() == Some(guest);
        plays && !is_asker && !self.seating.seats_of(guest).any(has_allowed)
    }

    /// Whether the game waits for the person at a seat.
    pub(crate) fn awaits_person(&self, seat: Seat) -> bool {
        self.awaited().contains(seat) && self.bot(seat).is_none()
    }

    /// Whether the bot that plays for a person keeps the seat until the game is over: the person has taken it back
    /// too often while others play, or has no time left.
    pub(crate) fn keeps_bot(&self, seat: Seat) -> bool {
        let state = self.seating.at(seat);
        let is_used_up = || self.running().is_some_and(|game| game.time.is_used_up(seat));
        let is_replaced = state.stand_in && !state.left && !state.returning;
        is_replaced && (self.has_no_returns_left(seat) || is_used_up())
    }

    /// Whether a person has taken the seat back so often that others must not wait for them any more.
    fn has_no_returns_left(&self, seat: Seat) -> bool {
        let guest = self.seating.at(seat).guest();
        let is_other = |other: Seat| self.seating.at(other).guest() != guest;
        let mut others = self.seating.seats.iter().filter(|other| is_other(*other));
        self.seating.at(seat).has_no_returns_left() && others.any(|other| self.seating.at(other).is_held())
    }

    /// Whether the person at a seat takes part in the game: they hold the seat, or cannot have it back.
    pub(crate) fn takes_part(&self, seat: Seat) -> bool {
        self.seating.at(seat).is_held() || self.keeps_bot(seat)
    }

    /// Whether a bot takes over the seat of a person whose time runs out now: they have missed too many decisions in
    /// a row, or get no more time. Otherwise it makes a single decision.
    pub(crate) fn replaces_late(&self, seat: Seat) -> bool {
        let is_final = || self.running().is_some_and(|game| game.time.is_final());
        self.seating.at(seat).missed + 1 >= MOST_MISSED || is_final()
    }

    /// Refuses a seat that the guest does not play: it is not theirs, or a bot plays it in this game.
    pub(crate) fn check_plays(&self, guest: GuestId, seat: Seat) -> Result<(), ApiError> {
        self.seating.check_owner(guest, seat)?;
        let phrase = match self.running().and_then(|_| self.bot(seat)) {
            None => return Ok(()),
            Some(_) if self.seating.at(seat).returning => say!("server-bot-decides", seat = seat.number()),
            Some(_) => say!("server-bot-plays", seat = seat.number()),
        };
        Err(ApiError::new(StatusCode::CONFLICT, phrase))
    }

    /// Why what a guest points at is not a move. Nothing changes.
    pub(crate) fn refuse_attempt(&self, guest: GuestId, seat: Seat, targets: &[String]) -> ApiError {
        match (self.check_plays(guest, seat), self.running()) {
            (Err(error), _) => error,
            (Ok(()), Some(game)) => attempt::refuse(&game.table, seat, targets),
            (Ok(()), None) => ApiError::new(StatusCode::CONFLICT, say!("server-not-playing")),
        }
    }

    /// The time that a seat has for its decision; `None` without a clock or a game.
    pub(crate) fn allowance(&self, seat: Seat) -> Option<Duration> {
        self.game.as_ref()?.time.allowance(seat)
    }

    /// Whether remembering is part of the game, so that nothing may be shown a second time.
    pub(crate) fn forgets(&self) -> bool {
        self.game
            .as_ref()
            .is_some_and(|game| game.table.view(Viewer::Spectator, Recall::Display).requires_memory())
    }

    /// Whether the player of a seat may ask for hints: against bots alone, or where the settings allow it.
    pub(crate) fn allows_hints(&self, seat: Seat) -> bool {
        let mut others = self.seating.seats.iter().filter(|other| *other != seat);
        let is_bot = |other: Seat| matches!(self.seating.at(other).sitting, Some(Sitting::Bot { .. }));
        !self.forgets() && (self.settings.hints || others.all(is_bot))
    }
}
