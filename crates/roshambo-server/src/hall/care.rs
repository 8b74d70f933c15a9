//! What happens without anybody's doing: time runs out, idle tables leave memory, old ones are let
//! go, other nodes' facts arrive, the server stops.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use roshambo_rules::say;
use tokio::sync::Notify;

use super::Hall;
use super::live::{Inner, Live, Scene};
use crate::api_error::ApiError;
use crate::bus::{News, Notice};
use crate::fact::Fact;
use crate::ids::TableId;
use crate::protocol::ServerMessage;
use crate::render;
use crate::store::{Expiry, StoreError};

/// How often what is old is looked for.
const SWEEP: Duration = Duration::from_secs(60);
/// How often what is too old to keep is let go, in sweeps.
const EXPIRY: u32 = 60;

/// Which table is to be looked at when.
#[derive(Default)]
pub(crate) struct Agenda {
    due: Mutex<BinaryHeap<Reverse<(Duration, TableId)>>>,
    sooner: Notify,
    stop: Notify,
}

impl Agenda {
    fn add(&self, when: Duration, table: TableId) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        let first = due.peek().is_none_or(|Reverse((next, _))| when < *next);
        due.push(Reverse((when, table)));
        drop(due);
        if first {
            self.sooner.notify_one();
        }
    }

    fn next(&self) -> Option<Duration> {
        let due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        due.peek().map(|Reverse((when, _))| *when)
    }

    fn take(&self, now: Duration) -> Option<TableId> {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        due.peek().filter(|Reverse((when, _))| *when <= now)?;
        due.pop().map(|Reverse((_, table))| table)
    }
}

/// Starts the tasks of a hall. They end when it stops or is gone.
pub(super) fn spawn(hall: &Arc<Hall>) {
    let weak = Arc::downgrade(hall);
    tokio::spawn(async move {
        while let Some(hall) = weak.upgrade() {
            let clock = hall.clock.clone();
            let next = hall.agenda.next().unwrap_or(clock.now() + SWEEP);
            tokio::select! {
                () = clock.sleep_until(next) => hall.look_at_due(),
                () = hall.agenda.sooner.notified() => {}
                () = hall.agenda.stop.notified() => return,
            }
        }
    });
    let weak = Arc::downgrade(hall);
    tokio::spawn(async move {
        for round in 1_u32.. {
            let Some(hall) = weak.upgrade() else { return };
            let clock = hall.clock.clone();
            let pause = SWEEP.min(hall.config.times.idle / 2).max(Duration::from_millis(100));
            drop(hall);
            clock.sleep_until(clock.now() + pause).await;
            let Some(hall) = weak.upgrade() else { return };
            hall.sweep();
            if round.is_multiple_of(EXPIRY) || round == 1 {
                hall.expire().await;
            }
        }
    });
    let (weak, mut ear) = (Arc::downgrade(hall), hall.bus.subscribe());
    tokio::spawn(async move {
        while let (Some(notice), Some(hall)) = (ear.next().await, weak.upgrade()) {
            if notice.node != hall.node {
                hall.hear(notice).await;
            }
        }
    });
}

impl Hall {
    /// Sets when a table is next looked at.
    pub(super) fn plan(&self, live: &Live, inner: &mut Inner) {
        let Some(room) = &inner.room else { return };
        let scene = self.scene();
        let times = room.awaited().iter().flat_map(|seat| {
            let silent = scene.callable_at(room, inner, seat).filter(|when| *when > scene.now);
            [Scene::deadline(room, inner, seat), self.away_at(room, inner, seat), silent]
        });
        let next = times.flatten().min();
        let sooner = next.filter(|next| inner.wake.is_none_or(|wake| *next < wake));
        if let Some(when) = sooner {
            inner.wake = Some(when);
            self.agenda.add(when, live.id);
        }
    }

    fn look_at_due(self: &Arc<Self>) {
        let now = self.clock.now();
        while let Some(table) = self.agenda.take(now) {
            let live = self.lives().get(&table).cloned();
            if let Some(live) = live {
                self.look_at(&live);
            }
        }
    }

    fn look_at(self: &Arc<Self>, live: &Arc<Live>) {
        let mut inner = live.lock();
        inner.wake = None;
        if self.refuse_if_stopping().is_err() {
            return;
        }
        while let Some((seat, why)) = self.overdue(&inner) {
            if let Err(trouble) = self.stand_in(live, &mut inner, seat, why, None) {
                tracing::error!(table = %live.id, code = trouble.code, "a bot could not take a seat over");
                break;
            }
        }
        // Whether a bot may be called to a seat is something that time changes.
        inner.tell_presence(&self.scene());
        self.plan(live, &mut inner);
    }

    /// Lets go of what nobody has used for long. A game that waits for time or bots stays.
    fn sweep(&self) {
        let now = self.clock.now();
        let mut lives = self.lives();
        let mut gone = Vec::new();
        for (id, live) in lives.iter() {
            let mut inner = live.lock();
            let busy =
                inner.is_pending() || inner.tickets.iter().any(Option::is_some) || inner.wake.is_some();
            if busy || now.saturating_sub(inner.touched) < self.config.times.idle {
                continue;
            }
            inner.room = None;
            if inner.connections.is_empty() && Arc::strong_count(live) == 1 {
                gone.push(*id);
            }
        }
        for id in gone {
            lives.remove(&id);
        }
        lives.shrink_to_fit();
        self.metrics.tables_live.set(lives.len() as i64);
    }

    async fn expire(&self) {
        let (now, times) = (self.clock.calendar(), &self.config.times);
        let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
        let expiry = Expiry {
            waiting: before(times.keep_waiting),
            playing: before(times.keep_playing),
            over: before(times.keep_over),
            guests: before(times.keep_guests),
        };
        match self.store.expire(expiry).await {
            Ok((0, 0)) => {}
            Ok((tables, guests)) => tracing::info!(tables, guests, "expired"),
            Err(error) => drop(self.store_failed(&error)),
        }
    }

    /// Another node wrote to a log, or somebody spoke there.
    async fn hear(self: &Arc<Self>, notice: Notice) {
        let live = self.lives().get(&notice.table).cloned();
        let Some(live) = live else { return };
        match notice.news {
            News::Said(seat, what) => live.lock().tell_all(&ServerMessage::Said { seat, what }),
            News::Grown(number) => self.catch_up(&live, number).await,
        }
    }

    /// Takes what another node wrote. While something of our own is on its way it waits: that either comes
    /// first, or fails and everything is read anew. What is written while this reads is taken in the next round.
    pub(super) async fn catch_up(self: &Arc<Self>, live: &Arc<Live>, number: u64) {
        loop {
            let (from, to) = {
                let mut inner = live.lock();
                inner.grown = inner.grown.max(number);
                (inner.behind(), inner.grown)
            };
            let Some(from) = from else { return };
            let Ok(facts) = self.store.facts(live.id, from, to).await else { return };
            let facts: Result<Vec<Fact>, _> = facts.iter().map(|fact| serde_json::from_str(fact)).collect();
            let mut inner = live.lock();
            if inner.behind() != Some(from) {
                continue;
            }
            let mut tell =
                |facts: Vec<Fact>| facts.iter().try_for_each(|fact| self.tell_of(&mut inner, fact));
            if !facts.is_ok_and(|facts| tell(facts).is_ok()) {
                // What another node wrote is read anew, and judged there.
                inner.fail(&StoreError::Conflict.into());
                return;
            }
            self.look_ahead(live, &mut inner);
            let number = inner.room.as_ref().map_or(from, |room| room.number);
            inner.settle(number);
            // A bot's decision that people waited for may have come from there.
            self.take_early(live, &mut inner);
            // A store that has less than was announced has the rest when it is announced again.
            if number == from {
                return;
            }
        }
    }

    /// Applies a fact that is durable already, and tells everybody of it.
    fn tell_of(&self, inner: &mut Inner, fact: &Fact) -> Result<(), ApiError> {
        let Some(room) = inner.room.as_mut() else { return Ok(()) };
        let effect = room.apply(fact)?;
        if matches!(fact, Fact::Started(_)) {
            inner.cover_all();
        }
        inner.announce(&effect, None, &self.scene());
        Ok(())
    }

    /// Takes nothing more, waits for what was appended, tells all connections to come back.
    pub(crate) async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.pool.stop();
        let _ = self.store.check().await;
        let lives: Vec<Arc<Live>> = self.lives().values().cloned().collect();
        for live in &lives {
            // The store answers in order, so what was asked before is answered; it only has to be told.
            for _ in 0..100 {
                if !live.lock().is_pending() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        let bye = ServerMessage::Bye {
            why: "restart".to_owned(),
            retry: Some(1000),
            phrase: say!("server-stopping"),
        };
        let bye = render::text(&bye);
        for live in &lives {
            live.lock().connections.iter().for_each(|client| client.outbox.close(bye.clone()));
        }
        self.agenda.stop.notify_one();
        let connected = |live: &Arc<Live>| !live.lock().connections.is_empty();
        let patience = self.config.times.shutdown.as_millis() / 10;
        for _ in 0..patience {
            if !lives.iter().any(connected) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Whether the server goes down.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}
