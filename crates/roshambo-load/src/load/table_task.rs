//! The task of one table: receives the messages of its clients, checks them, and makes moves when they are due.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::Sleep;

use super::metrics::{FinishedGame, Metrics};
use super::player::Player;
use super::step_tracker::{SentMove, StepTracker};
use super::violation::ProtocolViolation;
use crate::choose::Chooser;
use crate::failure::Failure;
use crate::messages::{Command, Incoming, MessageKind, Outgoing};
use crate::socket::MessageText;

/// The pause of a table after a refusal.
const REFUSAL_PAUSE: Duration = Duration::from_millis(100);
/// The time after the end within which all clients must receive every step.
const DELIVERY_GRACE: Duration = Duration::from_secs(10);

/// The times of a run, the same for all tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    pub(super) begin: Instant,
    /// When measuring starts.
    pub(super) measure_from: Instant,
    /// When measuring and playing end.
    pub(super) until: Instant,
}

/// The configuration of one table.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableConfig {
    /// The time until the first move is due, and the interval between moves. `None` if moves are always due.
    pub(super) pace: Option<(Duration, Duration)>,
    /// The number of moves after which the table stays idle.
    pub(super) max_moves: Option<u64>,
    /// The percentage of games whose records are checked.
    pub(super) check_records: u8,
}

/// One table and its clients.
pub(super) struct TableTask {
    id: String,
    players: Vec<Player>,
    tracker: StepTracker,
    chooser: Chooser,
    config: TableConfig,
    schedule: Option<Schedule>,
    /// When the next move is due.
    due: Instant,
    /// Nothing is sent before this time.
    not_before: Instant,
    timer: Pin<Box<Sleep>>,
    metrics: Arc<Mutex<Metrics>>,
    /// The id of the last message that was sent.
    last_id: u64,
    /// The number of moves that were sent.
    moves: u64,
    /// The acknowledged moves of the current game, if its record will be checked.
    acknowledged: Option<Vec<(u64, roshambo_rules::Seat, String)>>,
}

impl TableTask {
    pub(super) fn new(
        id: String,
        players: Vec<Player>,
        chooser: Chooser,
        config: TableConfig,
        metrics: Arc<Mutex<Metrics>>,
    ) -> TableTask {
        let now = Instant::now();
        TableTask {
            id,
            tracker: StepTracker::new(players.len()),
            players,
            chooser,
            config,
            schedule: None,
            due: now,
            not_before: now,
            timer: Box::pin(tokio::time::sleep(Duration::ZERO)),
            metrics,
            last_id: 0,
            moves: 0,
            acknowledged: None,
        }
    }

    /// Receives messages until the schedule is known, then plays until its end.
    pub(super) async fn play(mut self, mut schedule: watch::Receiver<Option<Schedule>>) {
        let known = async { schedule.wait_for(Option::is_some).await.ok().and_then(|schedule| *schedule) };
        let known = tokio::select! {
            () = std::future::poll_fn(|context| self.poll(context)) => return,
            known = known => known,
        };
        let Some(known) = known else { return };
        self.due = known.begin + self.config.pace.map_or(Duration::ZERO, |(first, _)| first);
        self.schedule = Some(known);
        std::future::poll_fn(|context| self.poll(context)).await;
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let shared = Arc::clone(&self.metrics);
        let mut metrics = lock(&shared);
        let result = self.receive_all(context, &mut metrics).and_then(|()| self.send_due(context));
        match result {
            Err(TableFailure::Violation(violation)) => {
                metrics.add_violation(format!("table {}: {violation}", self.id));
            }
            Err(TableFailure::Connection(failure)) => {
                metrics.add_error(format!("table {}: {failure}", self.id));
            }
            Ok(()) if self.is_done(&mut metrics) => {}
            Ok(()) => return self.sleep(context),
        }
        Poll::Ready(())
    }

    fn receive_all(&mut self, context: &mut Context<'_>, metrics: &mut Metrics) -> Result<(), TableFailure> {
        for client in 0..self.players.len() {
            while let Poll::Ready(text) = self.players[client].socket.poll_next(context) {
                let text = text?;
                let message =
                    text.read().map_err(|failure| ProtocolViolation::Unreadable(failure.to_string()))?;
                self.receive(client, &message, &text, metrics)?;
            }
        }
        Ok(())
    }

    fn receive(
        &mut self,
        client: usize,
        message: &Incoming<'_>,
        text: &MessageText,
        metrics: &mut Metrics,
    ) -> Result<(), TableFailure> {
        let now = Instant::now();
        let measured =
            self.schedule.is_some_and(|schedule| (schedule.measure_from..schedule.until).contains(&now));
        if measured {
            metrics.messages += 1;
            metrics.bytes += text.as_str().len() as u64;
        }
        let player = &mut self.players[client];
        match message.kind {
            MessageKind::Hello => {
                metrics.resyncs += u64::from(self.tracker.received(client) > 0);
                self.tracker.hello(client, message)?;
                player.resync();
                player.seat = message.uncovered;
                player.update(message);
                self.choose_move(client, message)?;
            }
            MessageKind::Update => {
                let sent = message.answers.map_or(Ok(None), |id| take_sent(player, id))?;
                player.update(message);
                let games = self.tracker.games();
                self.tracker.update(client, message, sent)?;
                if self.tracker.games() > games {
                    let checked = self.chooser.below(100) < usize::from(self.config.check_records);
                    self.acknowledged = checked.then(Vec::new);
                }
                if sent.is_some() {
                    player.acknowledged(message);
                    if let (Some(moves), Some(seat)) = (&mut self.acknowledged, player.seat) {
                        moves.push((message.number, seat, player.mv.clone()));
                    }
                }
                player.check_opened(message)?;
                self.choose_move(client, message)?;
                self.record_delivered(now, measured, metrics);
            }
            MessageKind::Refused => {
                let code = message.code.unwrap_or("no code").to_owned();
                *metrics.refused.entry(code).or_default() += 1;
                self.not_before = now + REFUSAL_PAUSE;
                if message.id.is_some() && player.rematch_id == message.id {
                    player.rematch_id = None;
                } else if player.sent.take().is_some() {
                    player.ready = true;
                }
            }
            MessageKind::Said | MessageKind::Presence => {}
            MessageKind::Bye => return Err(TableFailure::Connection(Failure::Closed)),
        }
        Ok(())
    }

    /// Checks the legal moves and chooses the next one, unless the client waits for a reply.
    fn choose_move(&mut self, client: usize, message: &Incoming<'_>) -> Result<(), ProtocolViolation> {
        let player = &mut self.players[client];
        StepTracker::check_own(player.seat, message)?;
        if player.sent.is_none() {
            let legal = message.moves();
            player.ready = player.seat.is_some_and(|seat| self.chooser.choose(&legal, seat, &mut player.mv));
        }
        Ok(())
    }

    /// Records the steps that all clients have received.
    fn record_delivered(&mut self, now: Instant, measured: bool, metrics: &mut Metrics) {
        while let Some(step) = self.tracker.pop_delivered() {
            if let (Some(sent), Some(schedule)) = (step.sent, self.schedule) {
                metrics.total_moves += 1;
                metrics.moves += u64::from(measured);
                if (schedule.measure_from..schedule.until).contains(&sent.at) {
                    metrics.record_delivery(now - sent.at, now - sent.due);
                }
            }
            if let Some(game) = step.ended {
                metrics.games += 1;
                if let Some(mut moves) = self.acknowledged.take() {
                    moves.sort_unstable_by_key(|(number, ..)| *number);
                    metrics.finished.push(FinishedGame { table: self.id.clone(), game, moves });
                }
            }
        }
    }

    /// Sends the moves and commands that are due.
    fn send_due(&mut self, context: &mut Context<'_>) -> Result<(), TableFailure> {
        let now = Instant::now();
        let Some(schedule) = self.schedule else { return Ok(()) };
        if now >= schedule.until || now < self.not_before {
            return Ok(());
        }
        for client in 0..self.players.len() {
            let player = &mut self.players[client];
            if player.wants_rematch && player.rematch_id.is_none() {
                self.last_id += 1;
                player.rematch_id = Some(self.last_id);
                player
                    .socket
                    .post(context, &Outgoing::Command { id: self.last_id, command: &Command::Again })?;
            }
        }
        while let Some(client) = self.next_to_move(now) {
            let due = if self.config.pace.is_some() { self.due } else { now };
            self.due += self.config.pace.map_or(Duration::ZERO, |(_, interval)| interval);
            self.last_id += 1;
            self.moves += 1;
            let (id, number) = (self.last_id, self.tracker.received(client));
            let player = &mut self.players[client];
            player.ready = false;
            // A client without a seat is never ready.
            let Some(seat) = player.seat else { continue };
            player.sent = Some(SentMove { id, at: now, due });
            player.socket.post(context, &Outgoing::Move { id, seat, mv: &player.mv, number })?;
        }
        Ok(())
    }

    fn is_idle(&self) -> bool {
        self.config.max_moves.is_some_and(|max| self.moves >= max)
    }

    /// A client that has a move to make, if a move is due.
    fn next_to_move(&mut self, now: Instant) -> Option<usize> {
        if now < self.due || self.is_idle() {
            return None;
        }
        let clients = self.players.len();
        let first = self.chooser.below(clients);
        (first..first + clients).map(|client| client % clients).find(|client| self.players[*client].ready)
    }

    fn unacknowledged(&self) -> usize {
        self.players.iter().filter(|player| player.sent.is_some()).count()
    }

    /// Whether the run is over and all steps are delivered, or the time for that is over.
    fn is_done(&self, metrics: &mut Metrics) -> bool {
        let now = Instant::now();
        let Some(schedule) = self.schedule.filter(|schedule| now >= schedule.until) else {
            return false;
        };
        let (moves, steps) = (self.unacknowledged(), self.tracker.pending());
        if moves + steps == 0 {
            return true;
        }
        let late = now >= schedule.until + DELIVERY_GRACE;
        if late {
            metrics.add_violation(format!(
                "table {}: {}",
                self.id,
                ProtocolViolation::Undelivered { moves, steps }
            ));
        }
        late
    }

    /// Sets the timer for the next thing to send. Messages wake the task, too.
    fn sleep(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(schedule) = self.schedule else { return Poll::Pending };
        let now = Instant::now();
        let can_move = self.players.iter().any(|player| player.ready);
        let rematch_due =
            self.players.iter().any(|player| player.wants_rematch && player.rematch_id.is_none());
        let mut wake = if now < schedule.until { schedule.until } else { schedule.until + DELIVERY_GRACE };
        if now < schedule.until && rematch_due {
            wake = wake.min(self.not_before);
        } else if now < schedule.until && can_move && !self.is_idle() {
            wake = wake.min(self.due.max(self.not_before));
        }
        let wake = tokio::time::Instant::from_std(wake);
        if self.timer.deadline() != wake {
            self.timer.as_mut().reset(wake);
        }
        if self.timer.as_mut().poll(context).is_ready() {
            // The time has come already: poll the task again at once.
            context.waker().wake_by_ref();
        }
        Poll::Pending
    }
}

/// Takes the move that a reply acknowledges. `None` if the reply is to another message.
fn take_sent(player: &mut Player, id: u64) -> Result<Option<SentMove>, ProtocolViolation> {
    if player.rematch_id == Some(id) || player.unresolved == Some(id) {
        return Ok(None);
    }
    let sent = player.sent.take_if(|sent| sent.id == id);
    if sent.is_some() { Ok(sent) } else { Err(ProtocolViolation::UnexpectedReply(id)) }
}

/// Locks the metrics. A panic of another task does not make them invalid.
pub(super) fn lock(metrics: &Mutex<Metrics>) -> MutexGuard<'_, Metrics> {
    metrics.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a table cannot continue.
enum TableFailure {
    Violation(ProtocolViolation),
    Connection(Failure),
}

impl From<ProtocolViolation> for TableFailure {
    fn from(violation: ProtocolViolation) -> TableFailure {
        TableFailure::Violation(violation)
    }
}

impl From<Failure> for TableFailure {
    fn from(failure: Failure) -> TableFailure {
        TableFailure::Connection(failure)
    }
}
