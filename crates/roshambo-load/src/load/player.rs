//! One client at a table: its socket, its seat, and what it is about to do.

use roshambo_rules::Seat;

use super::follow::Sent;
use super::wrong::Wrong;
use crate::socket::Socket;
use crate::tells::{Incoming, Status};

/// One client at a table.
pub(super) struct Player {
    pub(super) socket: Socket,
    pub(super) seat: Option<Seat>,
    /// The move that it will make, or has made; kept to be written anew.
    pub(super) text: String,
    /// Whether it may make that move now.
    pub(super) ready: bool,
    pub(super) sent: Option<Sent>,
    /// A move of which it does not know whether it was made, because it was told everything anew.
    pub(super) forgotten: Option<u64>,
    /// Whether the game is over and it wants another.
    pub(super) wants: bool,
    /// The number of its message that says so.
    pub(super) asked: Option<u64>,
    /// Its own decisions that are sealed.
    sealed: Vec<(String, String)>,
}

impl Player {
    pub(super) fn new(socket: Socket) -> Player {
        Player {
            socket,
            seat: None,
            text: String::new(),
            ready: false,
            sent: None,
            forgotten: None,
            wants: false,
            asked: None,
            sealed: Vec::new(),
        }
    }

    /// It is told everything anew, and answers that were on their way may not come.
    pub(super) fn forget(&mut self) {
        self.forgotten = self.sent.take().map(|sent| sent.id).or(self.asked.take());
    }

    /// Takes its seat and its wishes from a message.
    pub(super) fn look_around(&mut self, message: &Incoming<'_>) {
        if let Some(table) = &message.table {
            self.seat = table.yours();
            let over = table.status == Status::Over;
            self.wants = over && !table.seats.iter().any(|chair| chair.yours && chair.again);
            if !over {
                self.asked = None;
                self.sealed.retain(|_| table.status == Status::Playing);
            }
        }
    }

    /// Its move was acknowledged by this message.
    pub(super) fn acknowledged(&mut self, message: &Incoming<'_>) {
        if let Some(seal) = &message.seal {
            self.sealed.push((seal.hash.to_owned(), self.text.clone()));
        }
    }

    /// What comes out of its own seals is what it put in.
    pub(super) fn check_opened(&mut self, message: &Incoming<'_>) -> Result<(), Wrong> {
        for opened in message.opened.iter().filter(|opened| Some(opened.seat) == self.seat) {
            let place = self.sealed.iter().position(|(hash, _)| hash == opened.hash);
            let Some((_, sent)) = place.map(|place| self.sealed.swap_remove(place)) else {
                continue;
            };
            if sent != opened.mv {
                return Err(Wrong::OtherMove { seat: opened.seat, sent, opened: opened.mv.to_owned() });
            }
        }
        Ok(())
    }
}
