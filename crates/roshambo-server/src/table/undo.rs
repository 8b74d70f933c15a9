//! Decisions that people take back, and their requests to do so.

use roshambo_rules::{MOST_SEATS, Seat, SeatSet, Seats};

use crate::protocol::Undone;

/// How often a person may ask for it in one game.
pub(super) const MOST_UNDOS: u8 = 20;

/// What was taken back in one game, and what somebody wants to take back.
#[derive(Debug, Default)]
pub(super) struct Undos {
    /// How often each seat asked.
    asked: [u8; MOST_SEATS],
    pub(super) request: Option<UndoRequest>,
    done: Vec<Undone>,
}

/// A request to take back the last decision of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoRequest {
    pub(super) seat: Seat,
    /// The seats whose people allow it.
    pub(super) allowed: SeatSet,
}

impl Undos {
    /// Whether a seat has asked as often as is allowed.
    pub(super) fn is_used_up(&self, seat: Seat) -> bool {
        self.asked[seat.index()] >= MOST_UNDOS
    }

    /// A seat asks.
    pub(super) fn ask(&mut self, seat: Seat) {
        self.asked[seat.index()] = self.asked[seat.index()].saturating_add(1);
        self.request = Some(UndoRequest { seat, allowed: SeatSet::EMPTY });
    }

    /// The person at a seat answers.
    pub(super) fn answer(&mut self, seat: Seat, allowed: bool) {
        let allow = |request: UndoRequest| UndoRequest { allowed: request.allowed.with(seat), ..request };
        self.request = self.request.filter(|_| allowed).map(allow);
    }

    /// A decision was taken back, and the first `length` entries of the journal are left.
    pub(super) fn done(&mut self, seat: Seat, length: usize) {
        self.request = None;
        self.done.push(Undone { seat, entries: length as u32 });
    }

    /// What was taken back, in order.
    pub(super) fn list(&self) -> &[Undone] {
        &self.done
    }

    /// How often each seat took back a decision.
    pub(super) fn counts(&self, seats: Seats) -> Vec<u32> {
        let count = |seat| self.done.iter().filter(|undone| undone.seat == seat).count() as u32;
        seats.iter().map(count).collect()
    }
}
