//! One client at a table: its socket, its seat, and the move that it is about to make.

use roshambo_rules::Seat;

use super::step_tracker::SentMove;
use super::violation::ProtocolViolation;
use crate::messages::{Incoming, Status};
use crate::socket::Socket;

/// One client at a table.
pub(super) struct Player {
    pub(super) socket: Socket,
    pub(super) seat: Option<Seat>,
    /// The move that it will make or has made. The buffer is reused for the next move.
    pub(super) mv: String,
    /// Whether it may make that move now.
    pub(super) ready: bool,
    /// The move that is not acknowledged yet.
    pub(super) sent: Option<SentMove>,
    /// The id of a message whose reply may or may not arrive, because the client was resynced.
    pub(super) unresolved: Option<u64>,
    /// Whether the game is over and the client has not agreed to another one.
    pub(super) wants_rematch: bool,
    /// The id of the message with which it agreed.
    pub(super) rematch_id: Option<u64>,
    /// The hashes of its sealed decisions, with the decisions.
    sealed: Vec<(String, String)>,
}

impl Player {
    pub(super) fn new(socket: Socket) -> Player {
        Player {
            socket,
            seat: None,
            mv: String::new(),
            ready: false,
            sent: None,
            unresolved: None,
            wants_rematch: false,
            rematch_id: None,
            sealed: Vec::new(),
        }
    }

    /// Handles a resync: replies to earlier messages may not arrive any more.
    pub(super) fn resync(&mut self) {
        self.unresolved = self.sent.take().map(|sent| sent.id).or(self.rematch_id.take());
    }

    /// Updates the seat and the wish for a rematch from a message.
    pub(super) fn update(&mut self, message: &Incoming<'_>) {
        if let Some(table) = &message.table {
            self.seat = table.yours();
            let over = table.status == Status::Over;
            self.wants_rematch = over && !table.seats.iter().any(|seat| seat.yours && seat.again);
            if !over {
                self.rematch_id = None;
                self.sealed.retain(|_| table.status == Status::Playing);
            }
        }
    }

    /// Notes the seal of its move, which this message acknowledges.
    pub(super) fn acknowledged(&mut self, message: &Incoming<'_>) {
        if let Some(seal) = &message.seal {
            self.sealed.push((seal.hash.to_owned(), self.mv.clone()));
        }
    }

    /// Checks that its own opened seals contain what it sent.
    pub(super) fn check_opened(&mut self, message: &Incoming<'_>) -> Result<(), ProtocolViolation> {
        for opened in message.opened.iter().filter(|opened| Some(opened.seat) == self.seat) {
            let index = self.sealed.iter().position(|(hash, _)| hash == opened.hash);
            let Some((_, sent)) = index.map(|index| self.sealed.swap_remove(index)) else {
                continue;
            };
            if sent != opened.mv {
                return Err(ProtocolViolation::SealMismatch {
                    seat: opened.seat,
                    sent,
                    opened: opened.mv.to_owned(),
                });
            }
        }
        Ok(())
    }
}
