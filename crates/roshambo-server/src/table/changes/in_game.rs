//! Moves, and what people do with their seats while a game is played.

use roshambo_rules::{Awaits, Seat, say};

use super::{Changes, conflict};
use crate::api_error::ApiError;
use crate::ids::GuestId;
use crate::log_entry::{LogEntry, StandInReason};
use crate::protocol::Status;
use crate::table::promise::random_salt;
use crate::table::seating::MOST_RETURNS;

impl Changes<'_> {
    /// Makes a move of a seat. The caller has checked who may do that.
    pub(crate) fn make_move(&mut self, seat: Seat, mv: &str, took: u64) -> Result<(), ApiError> {
        self.check_in_game()?;
        let awaits = self.table.running().map(|game| game.table.awaits());
        let salt = matches!(awaits, Some(Awaits::Sealed { .. })).then(random_salt);
        self.push(LogEntry::Move { seat, mv: mv.to_owned(), took, salt })?;
        self.deal()?;
        if self.table.status() == Status::Over { self.renew_promise() } else { Ok(()) }
    }

    /// Deals all decks that the game waits for.
    pub(in crate::table) fn deal(&mut self) -> Result<(), ApiError> {
        while let Some(cards) = self.table.running().and_then(|game| game.table.next_deck()) {
            self.push(LogEntry::Deck { cards })?;
        }
        Ok(())
    }

    /// Lets a bot make the decision that a person has missed.
    pub(crate) fn miss(&mut self, seat: Seat, took: u64) -> Result<(), ApiError> {
        self.push(LogEntry::Missed { seat, took })
    }

    /// Lets a bot take over a person's seat.
    pub(crate) fn stand_in(&mut self, seat: Seat, why: StandInReason, took: u64) -> Result<(), ApiError> {
        self.push(LogEntry::StandIn { seat, why, took })
    }

    /// A person takes their seats back from bots.
    pub(super) fn take_back(&mut self, guest: GuestId) -> Result<(), ApiError> {
        self.check_in_game()?;
        let mut seats = self.seats_of_player(guest)?;
        seats.retain(|seat| self.table.seating.at(*seat).stand_in);
        if seats.is_empty() {
            return Err(conflict(say!("server-no-stand-in")));
        }
        seats.retain(|seat| !self.table.seating.at(*seat).left);
        if seats.is_empty() {
            return Err(conflict(say!("server-left-for-good")));
        }
        if let [seat, ..] = seats[..]
            && seats.iter().all(|seat| self.table.seating.at(*seat).returning)
        {
            return Err(conflict(say!("server-bot-decides", seat = seat.number())));
        }
        seats.retain(|seat| !self.table.seating.at(*seat).returning);
        if seats.iter().all(|seat| self.table.has_no_returns_left(*seat)) {
            return Err(conflict(say!("server-no-more-returns", most = MOST_RETURNS)));
        }
        seats.retain(|seat| !self.table.keeps_bot(*seat));
        if seats.is_empty() {
            return Err(conflict(say!("server-out-of-time")));
        }
        seats.into_iter().try_for_each(|seat| self.push(LogEntry::Back { seat }))
    }

    /// A person stands up from all their seats; during a game for good.
    pub(super) fn leave(&mut self, guest: GuestId) -> Result<(), ApiError> {
        let seats = self.seats_of_player(guest)?;
        if self.table.status() != Status::Playing {
            self.check_between_games()?;
            let stand = |seat| self.push(LogEntry::Stood { seat, kicked: false });
            return seats.into_iter().try_for_each(stand);
        }
        self.leave_game(seats, true)
    }

    /// A person gives the game up, but keeps the seat for the next one.
    pub(super) fn resign(&mut self, guest: GuestId) -> Result<(), ApiError> {
        let seats = self.seats_of_player(guest)?;
        self.leave_game(seats, false)
    }

    fn leave_game(&mut self, seats: Vec<Seat>, gone: bool) -> Result<(), ApiError> {
        self.check_in_game()?;
        for seat in seats {
            if gone || !self.table.seating.at(seat).left {
                self.push(LogEntry::Left { seat, gone })?;
            }
        }
        let stayed: Vec<_> = self.table.seating.states().iter().filter(|state| !state.left).collect();
        let nobody_plays = stayed.iter().all(|state| state.guest().is_none());
        if nobody_plays || stayed.len() == 1 {
            self.push(LogEntry::GivenUp)?;
            self.renew_promise()?;
        }
        Ok(())
    }
}
