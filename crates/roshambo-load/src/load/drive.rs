//! One table: hears what its clients are told, and lets them move when it is time.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::Sleep;

use super::follow::{Follow, Sent};
use super::player::Player;
use super::tally::{Finished, Tally};
use super::wrong::Wrong;
use crate::asks::{Command, Outgoing};
use crate::choose::Chooser;
use crate::failure::Failure;
use crate::socket::Text;
use crate::tells::{Incoming, Kind};

/// After a refusal a table holds its breath.
const BREATH: Duration = Duration::from_millis(100);
/// So long after the end everybody must have every move.
const GRACE: Duration = Duration::from_secs(10);

/// When what is to happen; the same for all tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    pub(super) begin: Instant,
    /// From here on is measured.
    pub(super) from: Instant,
    /// Until here is measured and played.
    pub(super) until: Instant,
}

/// How a table plays; not the same for all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// The first move is due so long after the beginning, the others in this interval; both nothing if
    /// moves are due at once.
    pub(super) pace: Option<(Duration, Duration)>,
    /// After so many moves it falls silent.
    pub(super) most: Option<u64>,
    pub(super) check_records: u8,
}

/// One table and its clients.
pub(super) struct TableTask {
    id: String,
    players: Vec<Player>,
    follow: Follow,
    chooser: Chooser,
    habits: Habits,
    schedule: Option<Schedule>,
    due: Instant,
    not_before: Instant,
    timer: Pin<Box<Sleep>>,
    tally: Arc<Mutex<Tally>>,
    ids: u64,
    moves: u64,
    /// The acknowledged moves of the game that is played, if its record will be checked.
    log: Option<Vec<(u64, roshambo_rules::Seat, String)>>,
}

impl TableTask {
    pub(super) fn new(
        id: String,
        players: Vec<Player>,
        chooser: Chooser,
        habits: Habits,
        tally: Arc<Mutex<Tally>>,
    ) -> TableTask {
        let now = Instant::now();
        TableTask {
            id,
            follow: Follow::new(players.len()),
            players,
            chooser,
            habits,
            schedule: None,
            due: now,
            not_before: now,
            timer: Box::pin(tokio::time::sleep(Duration::ZERO)),
            tally,
            ids: 0,
            moves: 0,
            log: None,
        }
    }

    /// Listens until the schedule is known, then plays until its end.
    pub(super) async fn play(mut self, mut schedule: watch::Receiver<Option<Schedule>>) {
        let known = async { schedule.wait_for(Option::is_some).await.ok().and_then(|schedule| *schedule) };
        let known = tokio::select! {
            () = std::future::poll_fn(|context| self.poll(context)) => return,
            known = known => known,
        };
        let Some(known) = known else { return };
        self.due = known.begin + self.habits.pace.map_or(Duration::ZERO, |(first, _)| first);
        self.schedule = Some(known);
        std::future::poll_fn(|context| self.poll(context)).await;
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let shared = Arc::clone(&self.tally);
        let mut tally = lock(&shared);
        let heard = self.hear_all(context, &mut tally).and_then(|()| self.act(context));
        match heard {
            Err(ApiError::Wrong(wrong)) => tally.wrong(format!("table {}: {wrong}", self.id)),
            Err(ApiError::Failure(failure)) => tally.error(format!("table {}: {failure}", self.id)),
            Ok(()) if self.is_done(&mut tally) => {}
            Ok(()) => return self.sleep(context),
        }
        Poll::Ready(())
    }

    fn hear_all(&mut self, context: &mut Context<'_>, tally: &mut Tally) -> Result<(), ApiError> {
        for client in 0..self.players.len() {
            while let Poll::Ready(text) = self.players[client].socket.poll_next(context) {
                let text = text?;
                let message = text.read().map_err(|failure| Wrong::Unreadable(failure.to_string()))?;
                self.hear(client, &message, &text, tally)?;
            }
        }
        Ok(())
    }

    fn hear(
        &mut self,
        client: usize,
        message: &Incoming<'_>,
        text: &Text,
        tally: &mut Tally,
    ) -> Result<(), ApiError> {
        let now = Instant::now();
        let measured = self.schedule.is_some_and(|schedule| (schedule.from..schedule.until).contains(&now));
        if measured {
            tally.messages += 1;
            tally.bytes += text.as_str().len() as u64;
        }
        let player = &mut self.players[client];
        match message.kind {
            Kind::Hello => {
                tally.resyncs += u64::from(self.follow.at(client) > 0);
                self.follow.hello(client, message)?;
                player.forget();
                player.seat = message.uncovered;
                player.look_around(message);
                self.may_act(client, message)?;
            }
            Kind::Update => {
                let sent = message.answers.map_or(Ok(None), |id| answered(player, id))?;
                player.look_around(message);
                let games = self.follow.games();
                self.follow.update(client, message, sent)?;
                if self.follow.games() > games {
                    let checked = self.chooser.below(100) < usize::from(self.habits.check_records);
                    self.log = checked.then(Vec::new);
                }
                if sent.is_some() {
                    player.acknowledged(message);
                    if let (Some(log), Some(seat)) = (&mut self.log, player.seat) {
                        log.push((message.number, seat, player.text.clone()));
                    }
                }
                player.check_opened(message)?;
                self.may_act(client, message)?;
                self.everybody_has(now, measured, tally);
            }
            Kind::Refused => {
                let code = message.code.unwrap_or_default().to_owned();
                *tally.refused.entry(code).or_default() += 1;
                self.not_before = now + BREATH;
                if message.id.is_some() && player.asked == message.id {
                    player.asked = None;
                } else if player.sent.take().is_some() {
                    player.ready = true;
                }
            }
            Kind::Said | Kind::Presence => {}
            Kind::Bye => return Err(ApiError::Failure(Failure::Closed)),
        }
        Ok(())
    }

    /// Chooses what the client will do next, unless it waits for an answer.
    fn may_act(&mut self, client: usize, message: &Incoming<'_>) -> Result<(), Wrong> {
        let player = &mut self.players[client];
        Follow::own(player.seat, message)?;
        if player.sent.is_none() {
            let seat = player.seat.unwrap_or_default();
            player.ready = self.chooser.choose(&message.moves(), seat, &mut player.text);
        }
        Ok(())
    }

    fn everybody_has(&mut self, now: Instant, measured: bool, tally: &mut Tally) {
        while let Some(step) = self.follow.everybody_has() {
            if let (Some(sent), Some(schedule)) = (step.sent, self.schedule) {
                tally.moves_in_all += 1;
                tally.moves += u64::from(measured);
                if (schedule.from..schedule.until).contains(&sent.at) {
                    tally.took(now - sent.at, now - sent.due);
                }
            }
            if let Some(game) = step.ended {
                tally.games += 1;
                if let Some(mut moves) = self.log.take() {
                    moves.sort_unstable_by_key(|(number, ..)| *number);
                    tally.finished.push(Finished { table: self.id.clone(), game, moves });
                }
            }
        }
    }

    /// Sends what is due.
    fn act(&mut self, context: &mut Context<'_>) -> Result<(), ApiError> {
        let now = Instant::now();
        let Some(schedule) = self.schedule else { return Ok(()) };
        if now >= schedule.until || now < self.not_before {
            return Ok(());
        }
        for client in 0..self.players.len() {
            let player = &mut self.players[client];
            if player.wants && player.asked.is_none() {
                self.ids += 1;
                player.asked = Some(self.ids);
                player.socket.post(context, &Outgoing::Command { id: self.ids, command: &Command::Again })?;
            }
        }
        while let Some(client) = self.next_to_move(now) {
            let due = if self.habits.pace.is_some() { self.due } else { now };
            self.due += self.habits.pace.map_or(Duration::ZERO, |(_, interval)| interval);
            self.ids += 1;
            self.moves += 1;
            let (id, number) = (self.ids, self.follow.at(client));
            let player = &mut self.players[client];
            player.ready = false;
            player.sent = Some(Sent { id, at: now, due });
            let seat = player.seat.unwrap_or_default();
            player.socket.post(context, &Outgoing::Move { id, seat, mv: &player.text, number })?;
        }
        Ok(())
    }

    fn is_silent(&self) -> bool {
        self.habits.most.is_some_and(|most| self.moves >= most)
    }

    /// A client that has a move to make, if one is due.
    fn next_to_move(&mut self, now: Instant) -> Option<usize> {
        if now < self.due || self.is_silent() {
            return None;
        }
        let clients = self.players.len();
        let first = self.chooser.below(clients);
        (first..first + clients).map(|client| client % clients).find(|client| self.players[*client].ready)
    }

    fn waits_for_answers(&self) -> usize {
        self.players.iter().filter(|player| player.sent.is_some()).count()
    }

    /// Whether the run is over, and everybody has everything or never will.
    fn is_done(&self, tally: &mut Tally) -> bool {
        let now = Instant::now();
        let Some(schedule) = self.schedule.filter(|schedule| now >= schedule.until) else {
            return false;
        };
        let (moves, steps) = (self.waits_for_answers(), self.follow.on_their_way());
        if moves + steps == 0 {
            return true;
        }
        let late = now >= schedule.until + GRACE;
        if late {
            tally.wrong(format!("table {}: {}", self.id, Wrong::Unanswered { moves, steps }));
        }
        late
    }

    /// Nothing more can be done now. Messages wake the table, and this timer.
    fn sleep(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(schedule) = self.schedule else { return Poll::Pending };
        let now = Instant::now();
        let someone = self.players.iter().any(|player| player.ready);
        let wants = self.players.iter().any(|player| player.wants && player.asked.is_none());
        let mut wake = if now < schedule.until { schedule.until } else { schedule.until + GRACE };
        if now < schedule.until && wants {
            wake = wake.min(self.not_before);
        } else if now < schedule.until && someone && !self.is_silent() {
            wake = wake.min(self.due.max(self.not_before));
        }
        let wake = tokio::time::Instant::from_std(wake);
        if self.timer.deadline() != wake {
            self.timer.as_mut().reset(wake);
        }
        if self.timer.as_mut().poll(context).is_ready() {
            // It is time already: have another look at once.
            context.waker().wake_by_ref();
        }
        Poll::Pending
    }
}

/// Takes the move, or the wish, that an answer is for.
fn answered(player: &mut Player, id: u64) -> Result<Option<Sent>, Wrong> {
    if player.asked == Some(id) || player.forgotten == Some(id) {
        return Ok(None);
    }
    let sent = player.sent.take_if(|sent| sent.id == id);
    if sent.is_some() { Ok(sent) } else { Err(Wrong::UnaskedAnswer(id)) }
}

pub(super) fn lock(tally: &Mutex<Tally>) -> MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a table cannot go on.
enum ApiError {
    Wrong(Wrong),
    Failure(Failure),
}

impl From<Wrong> for ApiError {
    fn from(wrong: Wrong) -> ApiError {
        ApiError::Wrong(wrong)
    }
}

impl From<Failure> for ApiError {
    fn from(failure: Failure) -> ApiError {
        ApiError::Failure(failure)
    }
}
