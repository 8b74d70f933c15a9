//! One game at a table, from `Started` until it is over.

use std::ops::Range;

use roshambo_rules::{Awaits, MOST_SEATS, Seat, Seats};
use roshambo_table::Table;
use roshambo_table::record::{Entry, Header};

use super::effect::Effect;
use super::promise::proof;
use super::seals::Seals;
use super::time_bank::TimeBanks;
use super::undo::Undos;
use crate::api_error::ApiError;
use crate::ids::GuestId;
use crate::log_entry::{LogEntry, Sitting, Started};
use crate::protocol::Opened;

/// A game at a table.
pub(crate) struct OnlineGame {
    pub(crate) table: Table,
    /// The number of its `Started` entry.
    pub(crate) from: u64,
    /// The people who began it, and their seats.
    pub(super) players: Vec<(GuestId, Seat)>,
    pub(super) time: TimeBanks,
    /// The number of events after each log entry, beginning with `Started`.
    events_after: Vec<u32>,
    /// The length of the log after each seat's last decision; 0 before the first.
    acted: [u64; MOST_SEATS],
    seals: Seals,
    /// For each entry of the journal: the seat, if a bot made the decision for the person at it.
    by_bot: Vec<Option<Seat>>,
    /// For each entry of the journal: the number of the first decision that is revealed together with it.
    rounds: Vec<usize>,
    /// The first of the sealed decisions that are not revealed yet.
    open_round: Option<usize>,
    pub(super) undos: Undos,
    /// The length of the log after a decision was last taken back.
    undone_at: u64,
}

impl OnlineGame {
    /// Begins a game as its `Started` entry describes it. `from` is the number of that entry.
    pub(super) fn begin(started: &Started, seats: Seats, from: u64) -> Result<OnlineGame, ApiError> {
        if started.seats.len() != seats.count() {
            return Err(ApiError::unreadable_log());
        }
        let proof = proof(started, seats)?;
        let options = started.settings.options.clone().into_iter().collect();
        let mut header = Header::new(started.settings.game, seats, options);
        for (seat, sitting) in seats.iter().zip(&started.seats) {
            header.meta.push((format!("player-{seat}"), sitting.display_name()));
            header.meta.push((format!("look-{seat}"), sitting.look(seat).to_string()));
        }
        header.meta.push(("started".to_owned(), started.at.to_string()));
        Ok(OnlineGame {
            table: Table::open_promised(header, proof).map_err(|_| ApiError::unreadable_log())?,
            from,
            players: people(seats, &started.seats),
            time: TimeBanks::new(started.settings.clock),
            events_after: Vec::new(),
            acted: [0; MOST_SEATS],
            seals: Seals::default(),
            by_bot: Vec::new(),
            rounds: Vec::new(),
            open_round: None,
            undos: Undos::default(),
            undone_at: 0,
        })
    }

    /// Applies a deck or a move. `number` is the number of the entry.
    pub(super) fn apply(&mut self, entry: &LogEntry, number: u64) -> Result<Effect, ApiError> {
        let sealed = matches!(self.table.awaits(), Awaits::Sealed { .. });
        let mut effect = Effect { game: true, ..Effect::default() };
        let place = self.table.journal().len();
        match entry {
            LogEntry::Deck { cards } => effect.events = self.table.take(Entry::Deck(cards.clone()))?,
            LogEntry::Move { seat, mv, took, salt } => {
                effect.events = self.table.take(Entry::Move(*seat, mv.clone()))?;
                self.acted[seat.index()] = number + 1;
                if let Some(salt) = salt.as_ref().filter(|_| sealed) {
                    let stays = self.table.driver().stays_sealed(mv);
                    effect.seal = Some(self.seals.add(place, *seat, mv, salt, stays));
                }
                effect.opened = self.seals.open(self.table.awaits());
                self.time.spend(*seat, *took, true);
            }
            _ => return Err(ApiError::unreadable_log()),
        }
        self.note_round(place, sealed && effect.opened.is_empty());
        Ok(effect)
    }

    /// Notes which decisions are revealed together with the last one. `closed` says whether it was not revealed.
    fn note_round(&mut self, place: usize, closed: bool) {
        let start = self.open_round.unwrap_or(place);
        self.rounds.push(start);
        let Some(Entry::Move(seat, _)) = self.table.journal().last() else { return };
        let waits = matches!(self.table.awaits(), Awaits::Sealed { decided, .. } if decided.contains(*seat));
        self.open_round = (closed && waits).then_some(start);
    }

    /// The last decision that a person made at one of these seats, and how many entries of the journal are left if it is
    /// taken back. Decisions that were revealed together are taken back together.
    pub(super) fn last_decision(&self, seats: &[Seat]) -> Option<(Seat, usize)> {
        let is_by_bot = |place: usize| self.by_bot.get(place).is_some_and(Option::is_some);
        let own = |(place, entry): (usize, &Entry)| match entry {
            Entry::Move(seat, _) if seats.contains(seat) && !is_by_bot(place) => Some((*seat, place)),
            Entry::Move(..) | Entry::Deck(_) => None,
        };
        let (seat, place) = self.table.journal().iter().enumerate().rev().find_map(own)?;
        let start = self.rounds[place];
        Some((seat, if self.open_round == Some(start) { place } else { start }))
    }

    /// Takes back everything but the first `length` entries of the journal. `number` is the number of the log entry.
    pub(super) fn undo(&mut self, seat: Seat, length: usize, number: u64) -> Result<Effect, ApiError> {
        if length >= self.table.journal().len() {
            return Err(ApiError::unreadable_log());
        }
        let undone = self.table.journal()[length..].to_vec();
        self.table.rewind(length).map_err(|_| ApiError::unreadable_log())?;
        for entry in undone {
            if let Entry::Move(seat, _) = entry {
                self.time.take_back_increment(seat);
            }
        }
        self.open_round = Some(self.rounds[length]).filter(|start| *start < length);
        self.rounds.truncate(length);
        self.by_bot.truncate(length);
        self.seals.rewind(length);
        self.undos.done(seat, length);
        // Nobody may decide who has not seen this.
        self.acted = [number + 1; MOST_SEATS];
        self.undone_at = number + 1;
        Ok(Effect { game: true, restart: true, ..Effect::table() })
    }

    /// Notes whether the last decision was made by a bot for the person at the seat.
    pub(super) fn count_bot_move(&mut self, seat: Seat, by_bot: bool) {
        self.by_bot.resize(self.table.journal().len(), None);
        if let Some(last) = self.by_bot.last_mut() {
            *last = by_bot.then_some(seat);
        }
    }

    /// For each seat, how many decisions bots made for the person at it.
    pub(super) fn bot_moves(&self) -> Vec<u32> {
        let count = |seat| self.by_bot.iter().filter(|by_bot| **by_bot == Some(seat)).count() as u32;
        self.table.header().seats.iter().map(count).collect()
    }

    /// Opens all seals that are still closed.
    pub(super) fn open_all_seals(&mut self) -> Vec<Opened> {
        self.seals.open(Awaits::Over)
    }

    /// Remembers how many events there are when the log has this length.
    pub(super) fn mark(&mut self, number: u64) {
        let length = (number - self.from) as usize;
        self.events_after.resize(length, self.table.driver().events() as u32);
    }

    /// The events after a position in the log, and whether the client misses none with them.
    pub(crate) fn events_since(&self, number: u64) -> (Range<u64>, bool) {
        let all = self.table.driver().events();
        if number < self.undone_at {
            // The client may have seen events that were taken back.
            return (0..all, false);
        }
        match number.checked_sub(self.from + 1) {
            None => (0..all, number == self.from),
            Some(index) => match self.events_after.get(index as usize) {
                Some(seen) => (u64::from(*seen)..all, true),
                // The client has seen more than this log has: it saw another log.
                None => (0..all, false),
            },
        }
    }

    /// The length of the log after a seat's last decision; 0 before the first.
    pub(crate) fn acted(&self, seat: Seat) -> u64 {
        self.acted[seat.index()]
    }
}

fn people(seats: Seats, sittings: &[Sitting]) -> Vec<(GuestId, Seat)> {
    let person = |(seat, sitting): (Seat, &Sitting)| match sitting {
        Sitting::Person { guest, .. } => Some((*guest, seat)),
        Sitting::Bot { .. } => None,
    };
    seats.iter().zip(sittings).filter_map(person).collect()
}
