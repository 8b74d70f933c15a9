//! Moves: of people, of bots, and of bots that stand in for people.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use roshambo_bots::{BotError, Decision};
use roshambo_rules::{Awaits, Seat, say};
use roshambo_table::{Observation, Stream};

use super::live::{Asker, Early, Inner, Live, Scene};
use super::{Guest, Hall, no_such_table};
use crate::api_error::ApiError;
use crate::fact::Why;
use crate::ids::{GuestId, random};
use crate::pool::Question;
use crate::protocol::ServerMessage;
use crate::room::Room;

/// The most sealed decisions that wait for bots at one table.
const MOST_EARLY: usize = 12;

impl Hall {
    /// A person's move over the socket.
    pub(super) fn person_moves(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
        early: Early,
    ) -> Result<(), ApiError> {
        self.refuse_if_stopping()?;
        let room = inner.room.as_ref().ok_or_else(no_such_table)?;
        may_move(room, &early)?;
        if self.hurry_bots(inner, early.seat) {
            if inner.early.len() >= MOST_EARLY {
                return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, say!("server-too-early")));
            }
            inner.early.push(early);
            return Ok(());
        }
        let took = self.scene().took(inner, early.seat);
        let asker = Asker { client: early.client, id: early.id };
        self.change(live, inner, Some(asker), |room, steps| room.decide(early.seat, &early.mv, took, steps))
    }

    /// Where decisions are sealed bots decide first, so that their seals are out before any person's
    /// decision comes in. Whoever is quicker makes them hurry. True if one has still to decide.
    fn hurry_bots(&self, inner: &Inner, seat: Seat) -> bool {
        let Some(room) = &inner.room else { return false };
        let Some(Awaits::Sealed { waiting, .. }) = room.running().map(|play| play.table.awaits()) else {
            return false;
        };
        if !waiting.contains(seat) {
            return false;
        }
        let mut thinking = false;
        for bot in waiting.iter().filter(|other| room.bot(*other).is_some()) {
            if let Some((_, ticket)) = &inner.tickets[bot.index()] {
                self.metrics.bots_hurried.inc();
                ticket.hurry();
                thinking = true;
            }
        }
        thinking
    }

    /// Asks the bots that are to act, and sets when the table is next looked at.
    pub(super) fn look_ahead(self: &Arc<Self>, live: &Arc<Live>, inner: &mut Inner) {
        let Some(room) = inner.room.take() else { return };
        let awaited = room.awaited();
        let now = self.clock.now();
        for seat in room.seats.iter() {
            let place = seat.index();
            if !awaited.contains(seat) {
                inner.since[place] = None;
                inner.tickets[place] = None;
                continue;
            }
            let acted = room.running().map_or(0, |play| play.acted(seat));
            match room.bot(seat) {
                None => {
                    inner.tickets[place] = None;
                    // A seat that is to act again right after its own move begins anew.
                    inner.since[place] =
                        inner.since[place].filter(|(after, _)| *after == acted).or(Some((acted, now)));
                }
                Some(level) => {
                    inner.since[place] = None;
                    let asked = inner.tickets[place].as_ref().is_some_and(|(number, _)| *number >= acted);
                    if let (false, Some(play)) = (asked, room.running()) {
                        let seen = Observation::of(play.table.driver(), seat);
                        let seed = u64::from_le_bytes(random());
                        let question = Question { table: live.id, seat, seen, level, seed };
                        let number = room.number;
                        let (hall, table) = (Arc::downgrade(self), Arc::downgrade(live));
                        let runtime = tokio::runtime::Handle::current();
                        self.metrics.bots_asked.inc();
                        let ticket = self.pool.ask(question, move |answer| {
                            runtime.spawn(async move {
                                if let (Some(hall), Some(live)) = (hall.upgrade(), table.upgrade()) {
                                    hall.bot_moves(&live, seat, number, answer);
                                }
                            });
                        });
                        self.metrics.bots_queue.set(self.pool.waiting() as i64);
                        inner.tickets[place] = Some((number, ticket));
                    }
                }
            }
        }
        inner.room = Some(room);
        self.plan(live, inner);
    }

    fn bot_moves(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        number: u64,
        answer: Result<Decision, BotError>,
    ) {
        let mut inner = live.lock();
        let current = inner.tickets[seat.index()].as_ref().is_some_and(|(asked, _)| *asked == number);
        if !current || self.refuse_if_stopping().is_err() {
            return;
        }
        inner.tickets[seat.index()] = None;
        let Some(room) = inner.room.as_ref().filter(|room| room.bot(seat).is_some()) else { return };
        let any_legal_move = || {
            let table = &room.running()?.table;
            let mut dice = Stream::new(random(), 0);
            (!table.legal(seat).is_empty()).then(|| table.driver().random_move(seat, &mut dice))
        };
        let mv = match answer {
            Ok(decision) => Some(decision.mv),
            Err(error) => {
                tracing::error!(table = %live.id, %seat, %error, "a bot has no answer");
                any_legal_move()
            }
        };
        let Some(mv) = mv else { return };
        let moved = self.change(live, &mut inner, None, |room, steps| room.decide(seat, &mv, 0, steps));
        if let Err(trouble) = moved {
            tracing::error!(table = %live.id, %seat, code = trouble.code, "a bot's move was refused");
        }
        self.take_early(live, &mut inner);
    }

    /// The bots have decided: what people decided meanwhile is taken now.
    pub(super) fn take_early(self: &Arc<Self>, live: &Arc<Live>, inner: &mut Inner) {
        for early in std::mem::take(&mut inner.early) {
            let (client, id) = (early.client, early.id);
            if let Err(trouble) = self.person_moves(live, inner, early) {
                inner.tell(client, &ServerMessage::Refused { id: Some(id), trouble });
            }
        }
    }

    /// Others call a bot to a seat that has been silent for long.
    pub(super) fn call(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
        guest: &Guest,
        seat: Seat,
        asker: Option<Asker>,
    ) -> Result<(), ApiError> {
        let scene = self.scene();
        let room = inner.room.as_ref().ok_or_else(no_such_table)?;
        let player = room.seats_of(guest.id).next().is_some();
        if !player {
            return Err(ApiError::new(StatusCode::FORBIDDEN, say!("server-no-seat")));
        }
        let silent = room.seats.all().contains(seat)
            && scene.callable_at(room, inner, seat).is_some_and(|when| when <= scene.now);
        if !silent {
            return Err(ApiError::new(StatusCode::CONFLICT, say!("server-not-silent")));
        }
        self.stand_in(live, inner, seat, Why::Called, asker)
    }

    /// A bot takes a seat over.
    pub(super) fn stand_in(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
        seat: Seat,
        why: Why,
        asker: Option<Asker>,
    ) -> Result<(), ApiError> {
        let took = self.scene().took(inner, seat);
        self.change(live, inner, asker, |room, steps| room.stand_in(seat, why, took, steps))
    }

    /// Seats whose time is up, or whose people are away for too long while others wait.
    pub(super) fn overdue(&self, inner: &Inner) -> Option<(Seat, Why)> {
        let room = inner.room.as_ref()?;
        let now = self.clock.now();
        room.awaited().iter().filter(|seat| room.bot(*seat).is_none()).find_map(|seat| {
            if Scene::deadline(room, inner, seat).is_some_and(|when| when <= now) {
                return Some((seat, Why::Time));
            }
            self.away_at(room, inner, seat).filter(|when| *when <= now).map(|_| (seat, Why::Away))
        })
    }

    /// When a bot takes a seat because its person is away. Nobody is replaced while nobody waits.
    pub(super) fn away_at(&self, room: &Room, inner: &Inner, seat: Seat) -> Option<Duration> {
        let guest = room.places[seat.index()].guest()?;
        if room.settings.away == 0 || inner.is_connected(guest) {
            return None;
        }
        let others = |other: GuestId| other != guest && inner.is_connected(other);
        if !room.people().any(|(_, other)| others(other)) {
            return None;
        }
        let since = inner.since(seat)?;
        let gone = inner.away.iter().find(|(other, _)| *other == guest).map_or(since, |(_, when)| *when);
        Some(gone + Duration::from_secs(room.settings.away.into()))
    }
}

fn may_move(room: &Room, early: &Early) -> Result<(), ApiError> {
    room.plays_seat(early.guest, early.seat)?;
    let acted = room.running().map_or(0, |play| play.acted(early.seat).max(play.from + 1));
    if early.number < acted || early.number > room.number {
        return Err(ApiError::new(StatusCode::CONFLICT, say!("server-stale")).with("number", room.number));
    }
    Ok(())
}
