//! Advice for a seat, from its own view alone: a hint with its reasons, and what is still unseen.
//!
//! Nothing of it is noted in the log, and nobody else is told.

use std::sync::{Arc, MutexGuard};

use axum::http::StatusCode;
use roshambo_bots::{Decision, Level, reasons};
use roshambo_rules::{Recall, Seat, Unseen, Viewer, say};
use roshambo_table::{MoveOption, Observation};
use tokio::sync::oneshot;

use super::live::{Inner, Live};
use super::{Hall, no_such_table, stopping};
use crate::api_error::ApiError;
use crate::ids::{GuestId, TableId, random};
use crate::pool::{Question, Ticket};
use crate::protocol::Hint;
use crate::room::Room;

/// A moment of a seat: it is another one as soon as the seat has decided, or another game has begun.
type Moment = (u64, u64);

/// What was asked for a person, and what is needed to make words of the answer.
struct Asking {
    seen: Observation,
    ways: Vec<MoveOption>,
    moment: Moment,
    answer: oneshot::Receiver<Decision>,
    /// Whoever goes away does not want to know any more.
    _ticket: Ticket,
}

impl Hall {
    /// A move that a good player would make at a seat now, and why.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        table: TableId,
        guest: GuestId,
        seat: Seat,
    ) -> Result<Hint, ApiError> {
        self.refuse_if_stopping()?;
        let live = self.find(table);
        let asking = {
            let inner = self.settled_room(&live).await?;
            let room = inner.room.as_ref().ok_or_else(no_such_table)?;
            self.ask_for(room, guest, seat)?
        };
        // A pool that is stopped drops its questions.
        let decision = asking.answer.await.map_err(|_| stopping())?;
        let inner = self.loaded(&live).await?;
        let now = inner.room.as_ref().and_then(|room| moment(room, seat));
        if now != Some(asking.moment) {
            return Err(ApiError::new(StatusCode::CONFLICT, say!("server-hint-late")));
        }
        drop(inner);
        Ok(hint(&asking.seen, &asking.ways, &decision))
    }

    /// What a seat has not seen yet; nothing where the game does not show it.
    pub(crate) async fn unseen(
        self: &Arc<Self>,
        table: TableId,
        guest: GuestId,
        seat: Seat,
    ) -> Result<Option<Unseen>, ApiError> {
        let live = self.find(table);
        let inner = self.settled_room(&live).await?;
        let room = inner.room.as_ref().ok_or_else(no_such_table)?;
        room.own(guest, seat)?;
        // Whoever asks while the game comes to its end has done nothing wrong.
        let Some(play) = room.running() else { return Ok(None) };
        Ok(play.table.view(Viewer::Seat(seat), Recall::Display).unseen())
    }

    /// The lock of a table of which nothing is still being appended: nobody is told of what may be lost.
    async fn settled_room<'a>(
        self: &Arc<Self>,
        live: &'a Arc<Live>,
    ) -> Result<MutexGuard<'a, Inner>, ApiError> {
        loop {
            let wait = {
                let mut inner = self.loaded(live).await?;
                if !inner.is_pending() {
                    return Ok(inner);
                }
                inner.answer_later()
            };
            wait.await.unwrap_or_else(|_| Err(stopping()))?;
        }
    }

    fn ask_for(&self, room: &Room, guest: GuestId, seat: Seat) -> Result<Asking, ApiError> {
        room.own(guest, seat)?;
        let play = room.running().ok_or_else(not_playing)?;
        if !room.allows_hints(seat) {
            let why = if room.forgets() { say!("server-to-remember") } else { say!("server-no-hints") };
            return Err(ApiError::new(StatusCode::FORBIDDEN, why));
        }
        let moment = moment(room, seat).ok_or_else(|| {
            ApiError::new(StatusCode::CONFLICT, say!("server-hint-not-awaited", seat = seat.number()))
        })?;
        let seen = Observation::of(play.table.driver(), seat);
        let ways = play.table.driver().move_options(seat);
        let seed = u64::from_le_bytes(random());
        let question = Question { table: room.id, seat, seen: seen.clone(), level: Level::Hard, seed };
        let (sender, answer) = oneshot::channel();
        self.metrics.bots_asked.inc();
        let ticket = self.pool.ask(question, move |decision| {
            if let Ok(decision) = decision {
                // Who asked may be gone.
                let _ = sender.send(decision);
            }
        });
        Ok(Asking { seen, ways, moment, answer, _ticket: ticket })
    }
}

/// The moment of a seat that is to act and that no bot plays.
fn moment(room: &Room, seat: Seat) -> Option<Moment> {
    let play = room.running()?;
    let acts = room.awaited().contains(seat) && room.bot(seat).is_none();
    acts.then(|| (play.from, play.acted(seat)))
}

fn not_playing() -> ApiError {
    ApiError::new(StatusCode::CONFLICT, say!("server-not-playing"))
}

/// A decision in words. It depends on what the seat has seen, and on nothing else.
pub(crate) fn hint(seen: &Observation, ways: &[MoveOption], decision: &Decision) -> Hint {
    let considered = decision.considered.iter().find(|considered| considered.mv == decision.mv);
    let chance = considered.and_then(|considered| considered.value);
    Hint {
        option: ways.iter().find(|way| way.mv == decision.mv).cloned(),
        reasons: reasons(seen, &decision.mv),
        chance: chance.map(|chance| (chance.clamp(0.0, 1.0) * 100.0).round() as u8),
        mv: decision.mv.clone(),
    }
}
