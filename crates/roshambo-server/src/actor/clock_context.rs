//! Time at one table: what is left on the clocks, who may be replaced by a bot, and when.

use std::time::Duration;

use roshambo_rules::Seat;

use super::audience::Audience;
use super::turns::Turns;
use crate::ids::GuestId;
use crate::log_entry::StandInReason;
use crate::node::Node;
use crate::protocol::TableInfo;
use crate::table::{OnlineTable, Presence, table_info};

/// What a bot has to do for a person whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overdue {
    /// Make the decision that the person has missed.
    Decide,
    /// Take over the seat until the person takes it back.
    Replace(StandInReason),
}

/// A table at one moment.
pub(crate) struct ClockContext<'a> {
    table: &'a OnlineTable,
    turns: &'a Turns,
    audience: &'a Audience,
    /// The present time. While the game is paused, the time at which the pause began.
    now: Duration,
    paused: bool,
    /// How long a person must be silent before others may call a bot: in a game without a clock, or after a game.
    silence: Duration,
    /// How long people may take to reveal their texts.
    reveal: Duration,
}

impl<'a> ClockContext<'a> {
    pub(super) fn new(
        table: &'a OnlineTable,
        turns: &'a Turns,
        audience: &'a Audience,
        node: &Node,
    ) -> ClockContext<'a> {
        let times = &node.config.times;
        let paused = is_paused(table, audience);
        let now = node.clock.now();
        ClockContext {
            table,
            turns,
            audience,
            now: turns.paused_since().filter(|_| paused).unwrap_or(now),
            paused,
            silence: times.silence,
            reveal: times.reveal,
        }
    }

    /// What the log does not say about a seat.
    pub(crate) fn presence(&self, seat: Seat) -> Presence {
        let guest = self.table.seating.at(seat).guest();
        Presence {
            connected: guest.is_some_and(|guest| self.audience.is_connected(guest)),
            callable: self.is_callable(seat),
            clock: self.table.running().and_then(|_| self.remaining(seat)),
            running: self.table.awaits_person(seat) && !self.paused,
        }
    }

    /// Whether the game is paused, because no person takes part in it now.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// The table as one visitor sees it.
    pub(crate) fn table_info(&self, viewer: Option<GuestId>) -> TableInfo {
        table_info(self.table, viewer, self.paused, |seat| self.presence(seat))
    }

    /// Whether other players may call a bot to a seat.
    pub(super) fn is_callable(&self, seat: Seat) -> bool {
        self.callable_at(seat).is_some_and(|when| when <= self.now)
    }

    /// From when on other players may call a bot to a seat.
    fn callable_at(&self, seat: Seat) -> Option<Duration> {
        if let Some(over_since) = self.turns.over_since() {
            return self.absent_at(seat, over_since);
        }
        let waits = self.table.awaits_person(seat) && self.table.allowance(seat).is_none();
        // Each call halves the time until the next one.
        let silence = self.silence / (1 << self.table.seating.at(seat).calls.min(16));
        Some(self.turns.waiting_since(seat).filter(|_| waits)? + silence)
    }

    /// After a game: when a person who has not asked for another one counts as absent.
    fn absent_at(&self, seat: Seat, over_since: Duration) -> Option<Duration> {
        let state = self.table.seating.at(seat);
        let guest = state.guest().filter(|_| !state.again)?;
        let silent = over_since + self.silence;
        let limit = self.table.settings.away;
        if limit == 0 || self.audience.is_connected(guest) {
            return Some(silent);
        }
        let away = self.audience.away_since(guest).unwrap_or(over_since) + Duration::from_secs(limit.into());
        Some(away.min(silent))
    }

    /// When the time of a seat is up, if its clock runs.
    fn deadline(&self, seat: Seat) -> Option<Duration> {
        let runs = self.table.awaits_person(seat);
        Some(self.turns.waiting_since(seat).filter(|_| runs)? + self.table.allowance(seat)?)
    }

    /// When a bot replaces a person who is disconnected. Only the time counts in which another person waits.
    fn away_deadline(&self, seat: Seat) -> Option<Duration> {
        let guest = self.table.seating.at(seat).guest()?;
        let limit = self.table.settings.away;
        if limit == 0 || self.audience.is_connected(guest) {
            return None;
        }
        let others = self.table.seating.people().filter(|(_, other)| *other != guest);
        let present_since = others.filter_map(|(_, other)| self.audience.connected_since(other)).min()?;
        let waiting_since = self.turns.waiting_since(seat)?;
        let since = self.audience.away_since(guest).unwrap_or(waiting_since);
        Some(since.max(present_since) + Duration::from_secs(limit.into()))
    }

    /// A person whose time is up, and what a bot has to do for them.
    pub(super) fn overdue(&self) -> Option<(Seat, Overdue)> {
        if self.paused {
            return None;
        }
        let is_past = |when: Option<Duration>| when.is_some_and(|when| when <= self.now);
        let mut people = self.table.awaited().iter().filter(|seat| self.table.bot(*seat).is_none());
        people.find_map(|seat| {
            if is_past(self.deadline(seat)) {
                let is_away = !self.presence(seat).connected || self.table.replaces_late(seat);
                let replace = Overdue::Replace(StandInReason::Time);
                return Some((seat, if is_away { replace } else { Overdue::Decide }));
            }
            is_past(self.away_deadline(seat)).then_some((seat, Overdue::Replace(StandInReason::Away)))
        })
    }

    /// When a game that is about to begin no longer waits for texts.
    fn start_deadline(&self) -> Option<Duration> {
        Some(self.turns.starting_since()? + self.reveal)
    }

    /// Whether a game has to begin without the texts that are missing.
    pub(super) fn must_start(&self) -> bool {
        self.start_deadline().is_some_and(|when| when <= self.now)
    }

    /// When time next changes something at the table. What is overdue is the driver's to do, so for others it is no
    /// change.
    pub(super) fn next_change(&self, drives: bool) -> Option<Duration> {
        if self.paused {
            return None;
        }
        let times = self.table.seating.seats.iter().flat_map(|seat| {
            let callable = self.callable_at(seat).filter(|when| *when > self.now);
            [self.deadline(seat), self.away_deadline(seat), callable]
        });
        times.flatten().chain(self.start_deadline()).filter(|when| drives || *when > self.now).min()
    }

    /// How long the person at a seat has taken so far, in milliseconds.
    pub(super) fn spent(&self, seat: Seat) -> u64 {
        match self.turns.waiting_since(seat) {
            Some(since) => self.now.saturating_sub(since).as_millis() as u64,
            None => 0,
        }
    }

    /// What is left on the clock of a seat, in milliseconds; `None` without a clock.
    fn remaining(&self, seat: Seat) -> Option<u64> {
        let allowance = self.table.allowance(seat)?;
        let left = self.deadline(seat).map_or(allowance, |deadline| deadline.saturating_sub(self.now));
        Some(left.as_millis() as u64)
    }

    /// What is left on the clocks of all seats, in milliseconds; `None` without a clock.
    pub(super) fn clocks(&self) -> Option<Vec<u64>> {
        self.table.seating.seats.iter().map(|seat| self.remaining(seat)).collect()
    }
}

/// Whether a running game is paused: no person is connected who takes part in it. So nobody who is connected ever waits
/// for a pause to end, unless a bot plays for them and they can take the seat back.
pub(super) fn is_paused(table: &OnlineTable, audience: &Audience) -> bool {
    let mut people = table.seating.people();
    let is_here = |(seat, guest)| audience.is_connected(guest) && table.takes_part(seat);
    table.running().is_some() && !people.any(is_here)
}
