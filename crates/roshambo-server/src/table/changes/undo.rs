//! Taking back the last decision.

use roshambo_rules::{Seat, say};

use super::{Changes, conflict};
use crate::api_error::ApiError;
use crate::ids::GuestId;
use crate::log_entry::LogEntry;
use crate::table::undo::MOST_UNDOS;

impl Changes<'_> {
    /// A person takes back their last decision, or asks the other people to allow it.
    pub(super) fn undo(&mut self, guest: GuestId) -> Result<(), ApiError> {
        self.check_in_game()?;
        let mut seats = self.seats_of_player(guest)?;
        let first = seats[0];
        seats.retain(|seat| self.table.bot(*seat).is_none());
        if seats.is_empty() {
            self.table.check_plays(guest, first)?;
        }
        let game = self.table.running().ok_or_else(ApiError::unreadable_log)?;
        let (seat, _) = game.last_decision(&seats).ok_or_else(|| conflict(say!("server-nothing-to-undo")))?;
        if game.undos.request.is_some() {
            return Err(conflict(say!("server-undo-asked")));
        }
        if game.undos.is_used_up(seat) {
            return Err(conflict(say!("server-no-more-undos", most = MOST_UNDOS)));
        }
        self.push(LogEntry::UndoAsked { seat })?;
        self.undo_if_allowed(seat)
    }

    /// A person allows or refuses that a seat takes back its last decision. Who asked can only refuse.
    pub(super) fn answer_undo(&mut self, guest: GuestId, asker: Seat, allow: bool) -> Result<(), ApiError> {
        self.check_in_game()?;
        let own = self.seats_of_player(guest)?[0];
        let request = self.table.running().and_then(|game| game.undos.request);
        let is_asked = request.is_some_and(|request| request.seat == asker)
            && (self.table.must_allow_undo(guest, asker)
                || !allow && self.table.seating.at(asker).guest() == Some(guest));
        if !is_asked {
            return Err(conflict(say!("server-undo-not-asked")));
        }
        self.push(LogEntry::UndoAnswered { seat: own, allowed: allow })?;
        if allow { self.undo_if_allowed(asker) } else { Ok(()) }
    }

    fn undo_if_allowed(&mut self, seat: Seat) -> Result<(), ApiError> {
        let decision = self.table.running().and_then(|game| game.last_decision(&[seat]));
        match decision.filter(|_| self.table.allows_undo(seat)) {
            Some((seat, length)) => self.push(LogEntry::Undone { seat, to: length as u64 }),
            None => Ok(()),
        }
    }
}
