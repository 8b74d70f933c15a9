//! A player: a client that goes on through another node when its connection breaks.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::ledger::Facts;
use super::shared::{Phase, SharedTable, Stage};
use crate::choose::Chooser;
use crate::client::Guest;
use crate::failure::Failure;
use crate::messages::{Command, MessageKind, Outgoing, Status};
use crate::socket::MessageText;
use crate::table_client::{Received, TableClient};

/// How long a client waits for the first message of a new connection.
const CONNECT_PATIENCE: Duration = Duration::from_secs(3);
/// How long a client waits in silence, or for an answer, before it tries another node.
const PATIENCE: Duration = Duration::from_secs(3);
/// The pause after a refusal, and after an attempt to connect that failed.
const PAUSE: Duration = Duration::from_millis(100);
/// Refusals after which a move will never be stored. After others, such as a failure of the database, it may be.
const FINAL: [&str; 2] = ["stale", "storage-slow"];

/// A player at a table.
pub(super) struct Player {
    pub(super) table: Arc<SharedTable>,
    /// The place among the people of the table.
    place: usize,
    pub(super) client: TableClient,
    node: usize,
    stage: Arc<Stage>,
    phase: watch::Receiver<Phase>,
    go_home: watch::Receiver<u64>,
    chooser: Chooser,
    last_id: u64,
    /// When something was last heard or sent.
    active: Instant,
    /// When the last message was sent.
    sent_at: Instant,
    /// When the player last asked for their seat.
    back_sent: Option<Instant>,
    /// When the next message is sent, if there is one to send.
    send_at: Option<Instant>,
}

/// Why a connection is not used any more.
enum End {
    /// It broke, or another node is tried.
    Broken,
    /// The player goes back to the node at which they began.
    GoHome,
    /// The game is over for this player.
    Stopped,
}

impl Player {
    /// A player who is not connected yet.
    pub(super) fn new(
        table: Arc<SharedTable>,
        place: usize,
        guest: Guest,
        stage: Arc<Stage>,
        seed: u64,
    ) -> Player {
        let chooser = Chooser::new(table.kind.game.id(), table.kind.seats(), &[], seed);
        let node = table.player(place).home;
        Player {
            node,
            table,
            place,
            client: TableClient::new(guest),
            phase: stage.phase.subscribe(),
            go_home: stage.go_home.subscribe(),
            stage,
            chooser,
            last_id: 0,
            active: Instant::now(),
            sent_at: Instant::now(),
            back_sent: None,
            send_at: None,
        }
    }

    /// Plays until the end. A problem ends it, too.
    pub(super) async fn play(mut self) -> Player {
        if let Err(problem) = self.play_on().await {
            let (id, place, kind) = (&self.table.id, self.place + 1, self.table.kind);
            self.stage.add_problem(format!("table {id} ({kind:?}), client {place}: {problem}"));
        }
        self
    }

    async fn play_on(&mut self) -> Result<(), String> {
        loop {
            let stopped = stopped(self.stage.phase.subscribe());
            tokio::select! {
                connected = self.connect() => connected?,
                () = stopped => return Ok(()),
            }
            let end = self.use_connection().await?;
            if let End::Stopped = end {
                return Ok(());
            }
            self.client.socket = None;
            let mut seen = self.table.player(self.place);
            seen.node = None;
            self.node = match end {
                End::GoHome => seen.home,
                End::Broken | End::Stopped => (self.node + 1) % self.stage.addresses.places().len(),
            };
        }
    }

    /// Connects to one node after the other until one of them sends the table.
    async fn connect(&mut self) -> Result<(), String> {
        loop {
            if let Some(base) = self.stage.addresses.get(self.node) {
                let connected = timeout(CONNECT_PATIENCE, self.client.reconnect(&base, &self.table.id)).await;
                match connected {
                    Ok(Ok(compared)) => {
                        compared?;
                        self.active = Instant::now();
                        self.table.player(self.place).node = Some(self.node);
                        self.stage.tally().reconnects += 1;
                        self.stage.notify();
                        return self.show();
                    }
                    Ok(Err(failure)) if !failure.is_gone() => return Err(failure.to_string()),
                    Ok(Err(_)) | Err(_) => {}
                }
            }
            self.node = (self.node + 1) % self.stage.addresses.places().len();
            sleep(PAUSE).await;
        }
    }

    async fn use_connection(&mut self) -> Result<End, String> {
        loop {
            self.plan();
            self.publish();
            let is_unanswered = self.client.sent.is_some() || self.client.rematch_sent;
            let is_loyal = self.table.player(self.place).is_loyal;
            let since = if is_unanswered { self.active.min(self.sent_at) } else { self.active };
            let (send_at, give_up) = (self.send_at, since + PATIENCE);
            let may_be_over = *self.phase.borrow() == Phase::Finish && self.client.status == Status::Over;
            let waits = !is_loyal && (is_unanswered || !may_be_over);
            let Some(socket) = &mut self.client.socket else { return Ok(End::Broken) };
            tokio::select! {
                text = socket.next() => match text {
                    Ok(text) => {
                        self.active = Instant::now();
                        if !self.receive(&text)? {
                            return Ok(End::Broken);
                        }
                    }
                    Err(failure) if failure.is_gone() => return Ok(End::Broken),
                    Err(failure) => return Err(failure.to_string()),
                },
                () = sleep_until(send_at.unwrap_or(give_up)), if send_at.is_some() => {
                    self.send_at = None;
                    if let Err(failure) = self.send().await {
                        return if failure.is_gone() { Ok(End::Broken) } else { Err(failure.to_string()) };
                    }
                }
                () = sleep_until(give_up), if waits => {
                    self.stage.tally().given_up += 1;
                    return Ok(End::Broken);
                }
                _ = self.go_home.changed() => {
                    if self.node != self.table.player(self.place).home {
                        return Ok(End::GoHome);
                    }
                }
                changed = self.phase.changed() => {
                    if changed.is_err() || *self.phase.borrow_and_update() == Phase::Stop {
                        return Ok(End::Stopped);
                    }
                    self.send_at = None;
                }
            }
        }
    }

    fn is_sleeper(&self) -> bool {
        self.table.kind.has_sleeper && self.place + 1 == self.table.kind.people
    }

    fn wants_to_move(&self) -> bool {
        !self.client.legal.is_empty() && self.client.sent.is_none() && !self.is_sleeper()
    }

    fn wants_rematch(&self) -> bool {
        let is_wanted = self.client.wants_rematch && !self.client.rematch_sent;
        is_wanted && *self.phase.borrow() == Phase::Play
    }

    /// Whether the seat has to be taken back from a bot, which plays there because the time was up.
    fn wants_seat_back(&self) -> bool {
        self.client.is_replaced
            && !self.is_sleeper()
            && self.back_sent.is_none_or(|sent| sent.elapsed() > PATIENCE)
    }

    /// Decides when to send something, if there is anything to send.
    fn plan(&mut self) {
        if !self.wants_to_move() && !self.wants_rematch() && !self.wants_seat_back() {
            self.send_at = None;
        } else if self.send_at.is_none() {
            let longest = self.stage.think.as_millis() as usize;
            let think = if *self.phase.borrow() == Phase::Play { self.chooser.below(longest + 1) } else { 0 };
            self.send_at = Some(Instant::now() + Duration::from_millis(think as u64));
        }
    }

    /// Tells others what this player sees.
    fn publish(&self) {
        let mut seen = self.table.player(self.place);
        let is_done =
            self.client.status == Status::Over && self.client.sent.is_none() && !self.client.rematch_sent;
        if (seen.number, seen.is_done) != (self.client.number, is_done) {
            (seen.number, seen.is_done) = (self.client.number, is_done);
            drop(seen);
            self.stage.notify();
        }
    }

    async fn send(&mut self) -> Result<(), Failure> {
        let mut mv = String::new();
        let game = self.client.game();
        let wants_seat_back = self.wants_seat_back();
        let client = &mut self.client;
        let Some(socket) = &mut client.socket else { return Err(Failure::Closed) };
        self.last_id += 1;
        self.active = Instant::now();
        self.sent_at = self.active;
        if client.wants_rematch {
            client.rematch_sent = true;
            return socket.send_command(self.last_id, &Command::Again).await;
        }
        if wants_seat_back {
            self.back_sent = Some(self.sent_at);
            return socket.send_command(self.last_id, &Command::Back).await;
        }
        if let Some(seat) = client.seat
            && self.chooser.choose(&client.legal, seat, &mut mv)
        {
            self.table.ledger().send(game, seat, &mv);
            let number = client.number;
            client.sent = Some((self.last_id, seat, mv.clone()));
            socket.send(&Outgoing::Move { id: self.last_id, seat, mv: &mv, number }).await?;
        }
        Ok(())
    }

    /// Handles a message. Returns whether the connection stays open.
    fn receive(&mut self, text: &MessageText) -> Result<bool, String> {
        let message = text.read_raw().map_err(|failure| failure.to_string())?;
        match self.client.receive(&message)? {
            Received::Nothing => {}
            Received::MoveAcknowledged { game, number, seat, mv } => {
                self.table.ledger().acknowledge(game, number, seat, &mv)?;
                self.table.player(self.place).next_move.end();
                self.stage.notify();
            }
            Received::Refused { code, mv } => {
                if let Some((seat, _)) = mv.filter(|_| FINAL.contains(&&*code)) {
                    self.table.ledger().refuse(self.client.game(), seat);
                }
                *self.stage.tally().refused.entry(code).or_default() += 1;
                self.send_at = Some(Instant::now() + PAUSE);
            }
            Received::Bye => return Ok(false),
        }
        let is_driven = |seat| self.client.bots.contains(&seat) || self.table.kind.has_sleeper;
        if message
            .seal
            .as_ref()
            .is_some_and(|seal| Some(seal.seat) != self.client.seat && is_driven(seal.seat))
        {
            self.table.driven().end();
            self.stage.notify();
        }
        match message.kind {
            MessageKind::Hello => {
                self.stage.tally().resyncs += 1;
                self.show()?;
            }
            MessageKind::Update => self.show()?,
            MessageKind::Refused | MessageKind::Said | MessageKind::Presence | MessageKind::Bye => {}
        }
        Ok(true)
    }

    /// Compares what this client shows with what others have shown.
    fn show(&self) -> Result<(), String> {
        let client = &self.client;
        let awaited = client.awaited().map_err(|failure| failure.to_string())?;
        let (game, status, next_event) = (client.game(), client.status, client.next_event());
        let mut ledger = self.table.ledger();
        ledger.show(client.number, Facts { game, status, next_event, awaited })?;
        match &client.standing {
            Some(standing) if status == Status::Over => ledger.show_standing(game, standing),
            _ => Ok(()),
        }
    }
}

/// Waits until players shall stop.
async fn stopped(mut phase: watch::Receiver<Phase>) {
    // It fails if the stage is gone, which is an end, too.
    let _ = phase.wait_for(|phase| *phase == Phase::Stop).await;
}
