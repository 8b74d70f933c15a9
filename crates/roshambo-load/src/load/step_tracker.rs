//! Tracks the steps of one table over all its clients: each client must receive the same steps in the same order.
//! Also detects when all clients have received a step.
//!
//! The first client that receives a step determines what the others must receive. Steps that all clients have
//! received are dropped, so the tracker holds only a few.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::time::Instant;

use roshambo_rules::Seat;
use rustc_hash::FxHasher;

use super::seals::Seals;
use super::violation::ProtocolViolation;
use crate::messages::{Events, Incoming, Status};

/// A move that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentMove {
    /// The id of the message.
    pub id: u64,
    /// When it was sent.
    pub at: Instant,
    /// When it was due.
    pub due: Instant,
}

/// One step of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The length of the log after the step.
    pub number: u64,
    /// The move that the step acknowledges, if one of the clients made it.
    pub sent: Option<SentMove>,
    /// The game that ended with the step.
    pub ended: Option<u32>,
    /// A hash of everything that must be the same for all clients.
    shared_hash: u64,
}

/// The progress of all clients of one table.
#[derive(Debug)]
pub struct StepTracker {
    /// For each client, the number of the last step it received.
    received: Vec<u64>,
    /// The steps that some clients have received and others have not.
    steps: VecDeque<Step>,
    next_event: Option<u64>,
    games: u32,
    /// Whether the last game is over.
    over: bool,
    seals: Seals,
    /// The newest number that a client reached by a resync. Steps up to here may arrive after later ones.
    resynced_to: u64,
}

impl StepTracker {
    /// A tracker for this number of clients that have received nothing yet.
    pub fn new(clients: usize) -> StepTracker {
        StepTracker {
            received: vec![0; clients],
            steps: VecDeque::new(),
            next_event: None,
            games: 0,
            over: false,
            seals: Seals::default(),
            resynced_to: 0,
        }
    }

    /// The number of the last step that a client received.
    pub fn received(&self, client: usize) -> u64 {
        self.received[client]
    }

    /// The number of games that were started, as far as any client knows.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The number of steps that not all clients have received.
    pub fn pending(&self) -> usize {
        self.steps.len()
    }

    /// A client received the complete state.
    pub fn hello(&mut self, client: usize, message: &Incoming<'_>) -> Result<(), ProtocolViolation> {
        let after = self.received[client];
        if message.number < after {
            return Err(ProtocolViolation::OutOfOrder { after, number: message.number });
        }
        self.received[client] = message.number;
        if let Some(table) = &message.table {
            self.games = self.games.max(table.games);
        }
        if message.number > after {
            self.resynced_to = self.resynced_to.max(message.number);
            self.next_event = None;
            self.seals.mark_incomplete();
        }
        Ok(())
    }

    /// A client received a step. `sent` is its move that the step acknowledges.
    pub fn update(
        &mut self,
        client: usize,
        message: &Incoming<'_>,
        sent: Option<SentMove>,
    ) -> Result<(), ProtocolViolation> {
        let (after, number) = (self.received[client], message.number);
        if number <= after {
            return Err(ProtocolViolation::OutOfOrder { after, number });
        }
        self.received[client] = number;
        let shared_hash = shared_hash(message);
        let index = self.steps.iter().position(|step| step.number > after);
        let known = index.map(|index| (index, self.steps[index].number));
        match known {
            Some((index, expected)) if expected == number => {
                let step = &mut self.steps[index];
                step.sent = step.sent.or(sent);
                if step.shared_hash == shared_hash {
                    Ok(())
                } else {
                    Err(ProtocolViolation::Mismatch { number })
                }
            }
            Some((_, expected)) if number > self.resynced_to || number > expected => {
                Err(ProtocolViolation::Skipped { expected, number })
            }
            _ => {
                let was_over = self.over;
                let checked = self.check_once(message, index.is_none());
                let ended = (self.over && !was_over).then_some(self.games);
                let step = Step { number, sent, ended, shared_hash };
                self.steps.insert(index.unwrap_or(self.steps.len()), step);
                checked
            }
        }
    }

    /// The checks that are made once for each step, with the message of the first client that received it.
    fn check_once(&mut self, message: &Incoming<'_>, latest: bool) -> Result<(), ProtocolViolation> {
        if let Some(table) = &message.table
            && table.games > self.games
        {
            self.games = table.games;
            self.over = false;
            self.next_event = Some(0);
            self.seals.start_game();
        }
        message.seal.iter().for_each(|seal| self.seals.add(seal));
        message.opened.iter().try_for_each(|opened| self.seals.open(opened))?;
        let over = message.table.as_ref().is_some_and(|table| table.status == Status::Over);
        if over && !self.over {
            self.over = true;
            self.seals.finish_game()?;
        }
        let events = message.events.unwrap_or(Events { in_order: true, ..Events::default() });
        if events.count == 0 || !latest {
            return Ok(());
        }
        let expected = self.next_event.unwrap_or(events.first);
        self.next_event = Some(events.first + events.count);
        if events.first == expected && events.in_order {
            Ok(())
        } else {
            Err(ProtocolViolation::EventGap { number: message.number, expected, found: events.first })
        }
    }

    /// The checks for each client: the view is that of its own seat, and it gets legal moves if and only if the
    /// game waits for it.
    pub fn check_own(seat: Option<Seat>, message: &Incoming<'_>) -> Result<(), ProtocolViolation> {
        let number = message.number;
        if let Some(view) = message.view.as_ref().filter(|view| view.seat != seat) {
            return Err(ProtocolViolation::ForeignView { number, seat: view.seat });
        }
        // Without both, only seats changed, and the last state is still valid.
        let Some(awaits) = message.view.map(|view| view.awaits).or(message.awaits) else { return Ok(()) };
        match (&message.legal, seat.is_some_and(|seat| awaits.may_act.contains(seat))) {
            (Some(_), false) => Err(ProtocolViolation::UnexpectedLegalMoves { number }),
            (None, true) => Err(ProtocolViolation::MissingLegalMoves { number }),
            _ => Ok(()),
        }
    }

    /// Removes and returns the next step that all clients have received.
    pub fn pop_delivered(&mut self) -> Option<Step> {
        let oldest = self.received.iter().min().copied().unwrap_or(0);
        let delivered = self.steps.front().is_some_and(|step| step.number <= oldest);
        if delivered { self.steps.pop_front() } else { None }
    }
}

/// A hash of everything in a message that must be the same for all clients.
fn shared_hash(message: &Incoming<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    let events = message.events.unwrap_or_default();
    (events.first, events.count).hash(&mut hasher);
    message.view.map(|view| view.awaits).or(message.awaits).hash(&mut hasher);
    message.seal.hash(&mut hasher);
    message.opened.hash(&mut hasher);
    message.table.as_ref().map(|table| (table.status, table.games)).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests;
