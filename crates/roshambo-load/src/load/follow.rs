//! Follows one table through all its clients: each is told the same steps in the same order, and it is
//! known when everybody has one.
//!
//! Whoever is told a step first sets what the others have to be told. A step that everybody has is
//! done with, so only the few on their way are kept.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::time::Instant;

use roshambo_rules::Seat;
use rustc_hash::FxHasher;

use super::seals::Seals;
use super::wrong::Wrong;
use crate::tells::{Events, Incoming, Status};

/// A move on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The client's own number of it.
    pub id: u64,
    /// When it was sent.
    pub at: Instant,
    /// When it should have been.
    pub due: Instant,
}

/// One step of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// How long the log is after it.
    pub number: u64,
    /// The move that it answers, if one of the clients made it.
    pub sent: Option<Sent>,
    /// The game that ended with it.
    pub ended: Option<u32>,
    same_for_all: u64,
}

/// One table as its clients see it.
#[derive(Debug)]
pub struct Follow {
    /// The last number that each client has seen.
    at: Vec<u64>,
    /// Steps that somebody has seen, and not everybody.
    steps: VecDeque<Step>,
    next_event: Option<u64>,
    games: u32,
    /// Whether the last of them is over.
    over: bool,
    seals: Seals,
    /// Up to here somebody jumped, so steps may come later than their followers.
    jumped: u64,
}

impl Follow {
    /// A table with so many clients, of whom nobody has heard anything.
    pub fn new(clients: usize) -> Follow {
        Follow {
            at: vec![0; clients],
            steps: VecDeque::new(),
            next_event: None,
            games: 0,
            over: false,
            seals: Seals::default(),
            jumped: 0,
        }
    }

    /// The last number that a client has seen.
    pub fn at(&self, client: usize) -> u64 {
        self.at[client]
    }

    /// How many games were begun, as far as anybody knows.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// How many steps are not with everybody.
    pub fn on_their_way(&self) -> usize {
        self.steps.len()
    }

    /// A client is told everything, and forgets what it had.
    pub fn hello(&mut self, client: usize, message: &Incoming<'_>) -> Result<(), Wrong> {
        let after = self.at[client];
        if message.number < after {
            return Err(Wrong::OutOfOrder { after, number: message.number });
        }
        self.at[client] = message.number;
        if let Some(table) = &message.table {
            self.games = self.games.max(table.games);
        }
        if message.number > after {
            self.jumped = self.jumped.max(message.number);
            self.next_event = None;
            self.seals.doubt();
        }
        Ok(())
    }

    /// A client is told one step. `sent` is the move of its own that the step answers.
    pub fn update(&mut self, client: usize, message: &Incoming<'_>, sent: Option<Sent>) -> Result<(), Wrong> {
        let (after, number) = (self.at[client], message.number);
        if number <= after {
            return Err(Wrong::OutOfOrder { after, number });
        }
        self.at[client] = number;
        let same_for_all = same_for_all(message);
        let place = self.steps.iter().position(|step| step.number > after);
        let known = place.map(|place| (place, self.steps[place].number));
        match known {
            Some((place, due)) if due == number => {
                let step = &mut self.steps[place];
                step.sent = step.sent.or(sent);
                if step.same_for_all == same_for_all { Ok(()) } else { Err(Wrong::Unlike { number }) }
            }
            Some((_, due)) if number > self.jumped || number > due => Err(Wrong::Skipped { due, number }),
            _ => {
                let was_over = self.over;
                let told = self.first_told(message, place.is_none());
                let ended = (self.over && !was_over).then_some(self.games);
                let step = Step { number, sent, ended, same_for_all };
                self.steps.insert(place.unwrap_or(self.steps.len()), step);
                told
            }
        }
    }

    /// What is checked once for each step, by whoever hears it first.
    fn first_told(&mut self, message: &Incoming<'_>, latest: bool) -> Result<(), Wrong> {
        if let Some(table) = &message.table
            && table.games > self.games
        {
            self.games = table.games;
            self.over = false;
            self.next_event = Some(0);
            self.seals.begin();
        }
        message.seal.iter().for_each(|seal| self.seals.make(seal));
        message.opened.iter().try_for_each(|opened| self.seals.open(opened))?;
        let over = message.table.as_ref().is_some_and(|table| table.status == Status::Over);
        if over && !self.over {
            self.over = true;
            self.seals.end()?;
        }
        let events = message.events.unwrap_or(Events { in_order: true, ..Events::default() });
        if events.count == 0 || !latest {
            return Ok(());
        }
        let due = self.next_event.unwrap_or(events.first);
        self.next_event = Some(events.first + events.count);
        if events.first == due && events.in_order {
            Ok(())
        } else {
            Err(Wrong::EventGap { number: message.number, due, found: events.first })
        }
    }

    /// What each client checks for itself: that it sees with its own eyes, and may act when it is
    /// awaited and only then.
    pub fn own(seat: Option<Seat>, message: &Incoming<'_>) -> Result<(), Wrong> {
        let number = message.number;
        if let Some(look) = message.view.as_ref().filter(|look| look.seat != seat) {
            return Err(Wrong::ForeignView { number, seat: look.seat });
        }
        // Where neither is told only seats changed, and what was told last still stands.
        let Some(awaits) = message.view.map(|look| look.awaits).or(message.awaits) else { return Ok(()) };
        match (&message.legal, seat.is_some_and(|seat| awaits.may_act.contains(seat))) {
            (Some(_), false) => Err(Wrong::LegalUnawaited { number }),
            (None, true) => Err(Wrong::LegalMissing { number }),
            _ => Ok(()),
        }
    }

    /// The next step that everybody has by now.
    pub fn everybody_has(&mut self) -> Option<Step> {
        let all = self.at.iter().min().copied().unwrap_or(0);
        let done = self.steps.front().is_some_and(|step| step.number <= all);
        if done { self.steps.pop_front() } else { None }
    }
}

/// A short form of all that is the same for every client.
fn same_for_all(message: &Incoming<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    let events = message.events.unwrap_or_default();
    (events.first, events.count).hash(&mut hasher);
    message.view.map(|look| look.awaits).or(message.awaits).hash(&mut hasher);
    message.seal.hash(&mut hasher);
    message.opened.hash(&mut hasher);
    message.table.as_ref().map(|table| (table.status, table.games)).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests;
