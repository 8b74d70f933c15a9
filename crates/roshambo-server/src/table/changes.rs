//! Turns commands and moves into log entries, or refuses them with a reason.

mod between_games;
mod in_game;
mod undo;

use axum::http::StatusCode;
use roshambo_rules::{Phrase, Seat, say};

use super::promise::{TablePromise, random_promise};
use super::{OnlineTable, Step};
use crate::api_error::ApiError;
use crate::guest::{Guest, clean_name};
use crate::ids::GuestId;
use crate::log_entry::{LogEntry, PromiseScheme};
use crate::protocol::{Command, Status};
use crate::time::Millis;

/// New entries of one table. Each is applied at once, so that the next can build on it.
///
/// After an error with steps already made, the table is ahead of its log and must be reloaded.
pub(crate) struct Changes<'a> {
    table: &'a mut OnlineTable,
    steps: Vec<Step>,
}

impl<'a> Changes<'a> {
    /// No changes yet.
    pub(crate) fn new(table: &'a mut OnlineTable) -> Changes<'a> {
        Changes { table, steps: Vec::new() }
    }

    /// The entries that were made, in order.
    pub(crate) fn into_steps(self) -> Vec<Step> {
        self.steps
    }

    /// Carries out a command of a guest.
    pub(crate) fn command(&mut self, guest: &Guest, command: Command, at: Millis) -> Result<(), ApiError> {
        match command {
            Command::Sit(request) => {
                let other = request.name.as_deref().map(clean_name).transpose()?;
                self.sit(guest, request.seat, other)
            }
            Command::Introduce(request) => self.introduce(guest, request.seat),
            Command::Leave => self.leave(guest.id),
            Command::Resign => self.resign(guest.id),
            Command::Kick(request) => self.kick(guest.id, request.seat),
            Command::Bot(request) => self.seat_bot(guest.id, request.seat, request.level),
            Command::Commit(request) => self.commit_text(guest.id, request.seat, &request.hash),
            Command::Reveal(request) => self.reveal_text(guest.id, request.seat, request.text, at),
            Command::Change(request) => self.change_settings(guest.id, request.settings),
            Command::Start(request) => self.start(guest.id, request.fill, at),
            Command::Again => self.want_another_game(guest.id, at),
            Command::Back => self.take_back(guest.id),
            Command::Undo => self.undo(guest.id),
            Command::AnswerUndo(request) => self.answer_undo(guest.id, request.seat, request.allow),
            // Whether a seat was silent for long enough is for the actor to decide, which has the clock.
            Command::Call(_) => Err(conflict(say!("server-not-silent"))),
        }
    }

    /// Makes the promise for the next game, if it does not exist yet. One that an earlier version made is replaced.
    pub(crate) fn ensure_promise(&mut self) -> Result<(), ApiError> {
        let is_current = |promise: &TablePromise| promise.promised.scheme == PromiseScheme::TextHashes;
        if self.table.promise.as_ref().is_some_and(is_current) { Ok(()) } else { self.renew_promise() }
    }

    fn renew_promise(&mut self) -> Result<(), ApiError> {
        self.push(LogEntry::Promised(random_promise()))
    }

    fn push(&mut self, entry: LogEntry) -> Result<(), ApiError> {
        let effect = self.table.apply(&entry)?;
        self.steps.push(Step { entry, effect });
        Ok(())
    }

    fn check_between_games(&self) -> Result<(), ApiError> {
        match self.table.status() {
            Status::Waiting | Status::Over if self.table.starting => Err(conflict(say!("server-starting"))),
            Status::Waiting | Status::Over => Ok(()),
            Status::Playing => Err(conflict(say!("server-playing"))),
            Status::Void => Err(ApiError::unreadable_log()),
        }
    }

    fn check_in_game(&self) -> Result<(), ApiError> {
        match self.table.status() {
            Status::Playing => Ok(()),
            Status::Waiting | Status::Over => Err(conflict(say!("server-not-playing"))),
            Status::Void => Err(ApiError::unreadable_log()),
        }
    }

    fn check_host(&self, guest: GuestId) -> Result<(), ApiError> {
        if self.table.seating.host() == guest { Ok(()) } else { Err(forbidden(say!("server-host-only"))) }
    }

    /// The seats of a guest, who must have one.
    fn seats_of_player(&self, guest: GuestId) -> Result<Vec<Seat>, ApiError> {
        let seats: Vec<Seat> = self.table.seating.seats_of(guest).collect();
        if seats.is_empty() { Err(forbidden(say!("server-no-seat"))) } else { Ok(seats) }
    }
}

fn conflict(phrase: Phrase) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, phrase)
}

fn forbidden(phrase: Phrase) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, phrase)
}
