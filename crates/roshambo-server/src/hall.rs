//! All tables of this node: found or rebuilt, acted at, watched, looked after by the clock.
//!
//! ```text
//! act ─▶ room: facts ─▶ store.append ─▶ durable ─▶ everybody is told
//!                  └─▶ bots are asked          └─▶ bus: other nodes catch up
//! ```

pub(crate) mod advice;
mod archive;
mod care;
mod connection;
mod live;
mod play;
mod practice;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use roshambo_rules::say;

use crate::api_error::ApiError;
use crate::bus::{Bus, News, Notice};
use crate::config::Config;
use crate::fact::Fact;
use crate::ids::{GuestId, TableId, random};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::protocol::{
    Command, Created, OpenRequest, QuickRequest, StartRequest, Status, TableInfo, TextRequest,
};
use crate::room::{Effect, Room, Step};
use crate::store::{Append, Log, Store, StoreError};
use crate::time::Clock;
use care::Agenda;
pub(crate) use connection::Connection;
use live::{Asker, Inner, Live, Scene};

/// A visitor with a name, as the doors know him.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    /// Empty if no name was picked.
    pub(crate) name: String,
}

/// From where a finished game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// As a seat or a spectator saw it.
    Of(roshambo_rules::Viewer),
    /// Everything.
    Full,
}

/// All tables of this node.
pub(crate) struct Hall {
    config: Config,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    clock: Clock,
    pool: Pool,
    metrics: Arc<Metrics>,
    lives: Mutex<HashMap<TableId, Arc<Live>>>,
    agenda: Agenda,
    /// Which of the nodes that share the store this is.
    node: u64,
    stopping: AtomicBool,
}

/// Nobody says whether a table never was, is gone, or is not meant for the visitor.
pub(crate) fn no_such_table() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, say!("server-no-such-table"))
}

impl Hall {
    /// An empty hall over a store. Its tasks run until it is stopped.
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        metrics: Arc<Metrics>,
    ) -> Arc<Hall> {
        let threads = match config.bot_threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1),
            threads => threads,
        };
        let hall = Arc::new(Hall {
            pool: Pool::new(threads, config.times.pace, clock.clone()),
            config,
            store,
            bus,
            clock,
            metrics,
            lives: Mutex::default(),
            agenda: Agenda::default(),
            node: u64::from_le_bytes(random()),
            stopping: AtomicBool::new(false),
        });
        care::spawn(&hall);
        hall
    }

    fn lives(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.lives.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn scene(&self) -> Scene {
        Scene { now: self.clock.now(), silence: self.config.times.silence }
    }

    /// Opens a table. The host's seats are taken, bots are seated.
    pub(crate) async fn open(
        self: &Arc<Self>,
        host: &Guest,
        request: OpenRequest,
    ) -> Result<Created, ApiError> {
        let (opened, acts) = Room::opening(host, request, self.clock.calendar())?;
        self.open_with(host, opened, acts).await
    }

    /// Opens a table against bots and starts.
    pub(crate) async fn quick(
        self: &Arc<Self>,
        host: &Guest,
        request: QuickRequest,
    ) -> Result<Created, ApiError> {
        let QuickRequest { game, seats, options, level, text } = request;
        let settings =
            serde_json::json!({ "game": game, "seats": seats, "options": options, "level": level });
        // Whatever a quick game does not say has its default.
        let settings = serde_json::from_value(settings).map_err(|_| crate::room::unreadable())?;
        // Bots sit down first: a bot that came after the visitor's text would void it.
        let most = if seats == 0 { game.info().min_seats } else { seats };
        let bots = (2..=most).filter_map(|number| roshambo_rules::Seat::from_number(number.into()));
        let bots = bots.map(|seat| (seat, level)).collect();
        let open = OpenRequest { settings, mine: None, bots };
        let (opened, mut acts) = Room::opening(host, open, self.clock.calendar())?;
        if let Some(text) = text {
            acts.push(Command::Text(TextRequest { seat: roshambo_rules::Seat::FIRST, text }));
        }
        acts.push(Command::Start(StartRequest { fill: None }));
        self.open_with(host, opened, acts).await
    }

    async fn open_with(
        self: &Arc<Self>,
        host: &Guest,
        opened: Fact,
        acts: Vec<Command>,
    ) -> Result<Created, ApiError> {
        self.refuse_if_stopping()?;
        let id = TableId::random();
        let mut room = Room::rebuild(id, 0, std::slice::from_ref(&opened))?;
        let mut steps = vec![Step { fact: opened, effect: Effect::default() }];
        for act in acts {
            room.act(host, act, self.clock.calendar(), &mut steps)?;
        }
        room.promise_once(&mut steps)?;
        let code = room.code.to_string();
        let live = Arc::new(Live::new(id, Some(Box::new(room)), self.clock.now()));
        let answer = {
            let mut inner = live.lock();
            inner.durable = 0;
            self.commit(&live, &mut inner, 0, steps, None);
            inner.answer_later()
        };
        self.lives().insert(id, live.clone());
        let stored = answer.await.unwrap_or_else(|_| Err(stopping()));
        if let Err(trouble) = stored {
            self.lives().remove(&id);
            return Err(trouble);
        }
        Ok(Created { id, code })
    }

    /// Does something at a table. The answer is the length of its log, once that is durable.
    pub(crate) async fn act(
        self: &Arc<Self>,
        table: TableId,
        guest: &Guest,
        act: Command,
    ) -> Result<u64, ApiError> {
        let live = self.find(table);
        let answer = {
            let mut inner = self.loaded(&live).await?;
            self.act_at(&live, &mut inner, guest, act, None)?;
            inner.answer_later()
        };
        answer.await.unwrap_or_else(|_| Err(stopping()))
    }

    /// The table as a visitor is told of it.
    pub(crate) async fn info(
        self: &Arc<Self>,
        table: TableId,
        guest: Option<GuestId>,
    ) -> Result<TableInfo, ApiError> {
        let live = self.find(table);
        loop {
            let wait = {
                let mut inner = self.loaded(&live).await?;
                if !inner.is_pending() {
                    let scene = self.scene();
                    let room = inner.room.as_ref().ok_or_else(no_such_table)?;
                    return Ok(room.info(guest, |seat| scene.presence(room, &inner, seat)));
                }
                inner.answer_later()
            };
            // What is being appended is told when it is durable.
            wait.await.unwrap_or_else(|_| Err(stopping()))?;
        }
    }

    fn refuse_if_stopping(&self) -> Result<(), ApiError> {
        if self.stopping.load(Ordering::Relaxed) { Err(stopping()) } else { Ok(()) }
    }

    /// The place of a table in memory, so that other nodes can tell it of what they write while it is read.
    fn find(&self, id: TableId) -> Arc<Live> {
        let empty = || Arc::new(Live::new(id, None, self.clock.now()));
        self.lives().entry(id).or_insert_with(empty).clone()
    }

    /// Gives the place of a table back that could not be read, unless somebody is there.
    fn give_back(&self, live: &Arc<Live>) {
        let mut lives = self.lives();
        // The hall holds it once, and whoever asks; a third has use for it.
        let same = lives.get(&live.id).is_some_and(|other| Arc::ptr_eq(other, live));
        let same = same && Arc::strong_count(live) == 2;
        let empty = {
            let inner = live.lock();
            inner.room.is_none() && inner.connections.is_empty()
        };
        if same && empty {
            lives.remove(&live.id);
        }
    }

    /// The lock of a table whose room is there.
    async fn loaded<'a>(self: &Arc<Self>, live: &'a Arc<Live>) -> Result<MutexGuard<'a, Inner>, ApiError> {
        loop {
            {
                let mut inner = live.lock();
                inner.touched = self.clock.now();
                if inner.room.is_some() {
                    return Ok(inner);
                }
            }
            let room = self.read(live.id).await.inspect_err(|_| self.give_back(live))?;
            let mut inner = live.lock();
            // What another node wrote while this was read is not in it.
            let late = std::mem::take(&mut inner.grown) > room.number;
            if inner.room.is_none() && !late {
                inner.durable = inner.durable.max(room.number);
                inner.room = Some(Box::new(room));
                self.look_ahead(live, &mut inner);
            }
        }
    }

    /// Rebuilds a room from its log. One that cannot be read any more is void, and noted as such.
    async fn read(&self, id: TableId) -> Result<Room, ApiError> {
        let log = self.store.log(id).await.map_err(|error| self.store_failed(&error))?;
        let log = log.ok_or_else(no_such_table)?;
        let facts: Result<Vec<Fact>, _> = log.facts.iter().map(|fact| serde_json::from_str(fact)).collect();
        let room = facts.ok().and_then(|facts| Room::rebuild(id, log.from, &facts).ok());
        match room {
            Some(room) => Ok(room),
            None => self.void(id, &log).await,
        }
    }

    async fn void(&self, id: TableId, log: &Log) -> Result<Room, ApiError> {
        tracing::error!(table = %id, from = log.from, facts = log.facts.len(), "a log cannot be replayed; the table is void");
        self.metrics.voided.inc();
        let known = log.facts.first().and_then(|fact| serde_json::from_str(fact).ok());
        let (settings, code, opened) = match known {
            Some(Fact::Opened { settings, code, at, .. }) => (settings, code, at),
            Some(Fact::Started(started)) => (started.settings, started.code, started.opened),
            _ => return Err(crate::room::unreadable()),
        };
        let number = log.from + log.facts.len() as u64;
        let noted = log.facts.last().is_some_and(|fact| fact == "\"voided\"");
        let room = Room::void(id, number, settings, code, opened);
        if !noted {
            let mut index = room.index(self.clock.calendar(), false);
            index.base = log.from;
            let facts = vec!["\"voided\"".to_owned()];
            let append = Append { table: id, expected: number, facts, index: Some(Box::new(index)) };
            if let Err(error) = self.store.append(append).await {
                self.store_failed(&error);
            }
        }
        Ok(room)
    }

    fn store_failed(&self, error: &StoreError) -> ApiError {
        match error {
            StoreError::Conflict | StoreError::Taken => self.metrics.conflicts.inc(),
            _ => self.metrics.store_failures.inc(),
        };
        error.clone().into()
    }

    /// Appends what was done, tells everybody when it is durable, and asks bots what comes next.
    fn commit(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
        expected: u64,
        steps: Vec<Step>,
        asker: Option<Asker>,
    ) {
        let Some(room) = inner.room.as_ref() else { return };
        let mut effect = Effect::default();
        let (mut indexed, mut ended, mut covered, mut moves) = (false, false, false, 0);
        let mut facts = Vec::with_capacity(steps.len());
        for step in steps {
            facts.push(serde_json::to_string(&step.fact).unwrap_or_default());
            indexed |= changes_index(&step);
            ended |= step.effect.table && step.effect.game && room.status() == Status::Over;
            covered |= matches!(step.fact, Fact::Started(_));
            moves += u64::from(matches!(step.fact, Fact::Move { .. }));
            effect.add(step.effect);
        }
        let index = indexed.then(|| Box::new(room.index(self.clock.calendar(), ended)));
        let (number, failures) = (room.number, inner.failures);
        let reply = self.store.append(Append { table: live.id, expected, facts, index });
        if covered {
            inner.cover_all();
        }
        self.look_ahead(live, inner);
        inner.announce(&effect, asker, &self.scene());
        let (hall, live) = (self.clone(), live.clone());
        let begun = std::time::Instant::now();
        tokio::spawn(async move {
            let stored = reply.await;
            if stored.is_ok() {
                hall.metrics.append_seconds.observe(begun.elapsed().as_secs_f64());
                hall.metrics.appends.inc();
                hall.metrics.moves.inc_by(moves);
            }
            hall.settled(&live, number, failures, stored);
            let grown = live.lock().grown;
            if grown > number {
                hall.catch_up(&live, grown).await;
            }
        });
    }

    fn settled(&self, live: &Live, number: u64, failures: u64, stored: Result<(), StoreError>) {
        match stored {
            Ok(()) => {
                let lagging = live.lock().settle(number);
                self.metrics.resyncs.inc_by(lagging as u64);
                self.bus.publish(Notice { node: self.node, table: live.id, news: News::Grown(number) });
            }
            Err(error) => {
                let trouble = self.store_failed(&error);
                let mut inner = live.lock();
                // What was appended after a failure fails, too; that has been told already.
                if inner.failures == failures {
                    inner.fail(&trouble);
                }
            }
        }
    }

    /// Does something at a table whose lock is held.
    fn act_at(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
        guest: &Guest,
        act: Command,
        asker: Option<Asker>,
    ) -> Result<(), ApiError> {
        self.refuse_if_stopping()?;
        if let Command::Call(request) = &act {
            return self.call(live, inner, guest, request.seat, asker);
        }
        let at = self.clock.calendar();
        self.metrics.acts.inc();
        self.change(live, inner, asker, |room, steps| room.act(guest, act, at, steps))?;
        // A seat that a person has taken back, or a game that is over, may have been what others waited for.
        self.take_early(live, inner);
        Ok(())
    }

    /// Changes a room and commits what was done; or changes nothing.
    fn change(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
        asker: Option<Asker>,
        change: impl FnOnce(&mut Room, &mut Vec<Step>) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let room = inner.room.as_mut().ok_or_else(no_such_table)?;
        let expected = room.number;
        let mut steps = Vec::new();
        let done = change(room, &mut steps);
        if done.is_err() {
            if room.number != expected {
                // It was refused half-way: the log has the room as it was.
                tracing::error!(table = %live.id, "an act was refused half-way");
                inner.fail(&stopping());
            }
            return done;
        }
        if !steps.is_empty() {
            self.commit(live, inner, expected, steps, asker);
        }
        Ok(())
    }
}

/// Whether lists and histories are other than before.
fn changes_index(step: &Step) -> bool {
    match step.fact {
        Fact::Opened { .. }
        | Fact::Sat { .. }
        | Fact::BotSat { .. }
        | Fact::Stood { .. }
        | Fact::Started(_)
        | Fact::Left { .. }
        | Fact::GivenUp
        | Fact::Voided => true,
        Fact::Move { .. } => step.effect.table,
        Fact::Promised(_)
        | Fact::Text { .. }
        | Fact::Deck { .. }
        | Fact::StandIn { .. }
        | Fact::Back { .. }
        | Fact::Again { .. } => false,
    }
}

/// What everybody is told while the server goes down.
pub(crate) fn stopping() -> ApiError {
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-stopping"))
}
