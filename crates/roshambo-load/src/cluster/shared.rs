//! What the players, and the task that causes the faults, know of each other.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::timeout;

use super::addresses::Addresses;
use super::kind::TableKind;
use super::ledger::Ledger;

/// After this time without a fault every table must have gone on. It takes seconds, and longer beside other work.
pub(super) const LIMIT: Duration = Duration::from_secs(180);

/// The most problems that are described.
const MOST_PROBLEMS: usize = 10;

/// Measures the time from a fault until something happens.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stopwatch {
    since: Option<Instant>,
    took: Option<Duration>,
}

impl Stopwatch {
    /// Begins to measure.
    pub(super) fn begin(&mut self, now: Instant) {
        *self = Stopwatch { since: Some(now), took: None };
    }

    /// It has happened. Only the first time counts.
    pub(super) fn end(&mut self) {
        if let Some(since) = self.since.take() {
            self.took = Some(since.elapsed());
        }
    }

    /// How long it took; `None` if it has not happened.
    pub(super) fn took(&self) -> Option<Duration> {
        self.took
    }
}

/// A player, as others see them.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// The node to which they are connected.
    pub(super) node: Option<usize>,
    /// The node at which they began.
    pub(super) home: usize,
    /// Whether they stay at a node that does not answer.
    pub(super) is_loyal: bool,
    /// The time until their next acknowledged move.
    pub(super) next_move: Stopwatch,
    /// The last step that they have received.
    pub(super) number: u64,
    /// Whether they see that the game is over, and wait for no answer.
    pub(super) is_done: bool,
}

/// A table, as its players share it.
#[derive(Debug)]
pub(super) struct SharedTable {
    pub(super) id: String,
    pub(super) kind: TableKind,
    ledger: Mutex<Ledger>,
    players: Vec<Mutex<Seen>>,
    /// The time until a node next acts for a bot, or for a person whose time is up.
    driven: Mutex<Stopwatch>,
}

impl SharedTable {
    /// A table whose people begin at these nodes.
    pub(super) fn new(id: String, kind: TableKind, homes: &[usize]) -> SharedTable {
        let players = homes.iter().map(|home| Mutex::new(Seen { home: *home, ..Seen::default() })).collect();
        SharedTable { id, kind, ledger: Mutex::default(), players, driven: Mutex::default() }
    }

    pub(super) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        lock(&self.ledger)
    }

    pub(super) fn player(&self, player: usize) -> MutexGuard<'_, Seen> {
        lock(&self.players[player])
    }

    pub(super) fn driven(&self) -> MutexGuard<'_, Stopwatch> {
        lock(&self.driven)
    }

    /// The people who move, as others see them.
    pub(super) fn movers(&self) -> impl Iterator<Item = Seen> + '_ {
        let movers = self.kind.people - usize::from(self.kind.has_sleeper);
        (0..movers).map(|player| self.player(player).clone())
    }

    /// Everybody at the table, as others see them.
    pub(super) fn everybody(&self) -> impl Iterator<Item = Seen> + '_ {
        (0..self.kind.people).map(|player| self.player(player).clone())
    }
}

/// How players shall play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// One game after another.
    Play,
    /// The current game to its end, as fast as possible.
    Finish,
    /// Not any more.
    Stop,
}

/// What happened to all players.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// How often a client connected again, at any node.
    pub(super) reconnects: u64,
    /// How often that was because a node did not answer.
    pub(super) given_up: u64,
    /// How often a node sent the whole table again over an open connection.
    pub(super) resyncs: u64,
    /// Refusals by code.
    pub(super) refused: BTreeMap<String, u64>,
    /// What must not happen.
    pub(super) problems: Vec<String>,
}

/// What all players share.
#[derive(Debug)]
pub(super) struct Stage {
    /// Where the nodes are.
    pub(super) addresses: Addresses,
    /// The longest pause of a player before a move.
    pub(super) think: Duration,
    pub(super) phase: watch::Sender<Phase>,
    /// Changes when all players shall go back to the nodes at which they began.
    pub(super) go_home: watch::Sender<u64>,
    /// Changes whenever a condition may have come true.
    pub(super) changed: watch::Sender<u64>,
    tally: Mutex<Tally>,
}

impl Stage {
    pub(super) fn new(addresses: Addresses, think: Duration) -> Stage {
        Stage {
            addresses,
            think,
            phase: watch::Sender::new(Phase::Play),
            go_home: watch::Sender::new(0),
            changed: watch::Sender::new(0),
            tally: Mutex::default(),
        }
    }

    pub(super) fn tally(&self) -> MutexGuard<'_, Tally> {
        lock(&self.tally)
    }

    /// What has happened since this was last called.
    pub(super) fn take_tally(&self) -> Tally {
        std::mem::take(&mut self.tally())
    }

    /// Something may have come true.
    pub(super) fn notify(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Waits until something is true of all these tables. Returns what is wrong otherwise.
    pub(super) async fn wait(
        &self,
        tables: &[Arc<SharedTable>],
        condition: impl Fn(&SharedTable) -> bool,
        what: &str,
    ) -> Result<(), String> {
        let mut changed = self.changed.subscribe();
        let all = async {
            while !tables.iter().all(|table| condition(table)) {
                if !self.tally().problems.is_empty() {
                    return Err("there is a problem".to_owned());
                }
                // The sender lives as long as the stage.
                let _ = changed.changed().await;
            }
            Ok(())
        };
        timeout(LIMIT, all).await.unwrap_or_else(|_| {
            let describe = |table: &Arc<SharedTable>| {
                let seen: Vec<Seen> = table.everybody().collect();
                format!("\n  {} {:?}: {seen:?}, {:?}", table.id, table.kind, *table.driven())
            };
            let stuck: String = tables.iter().filter(|table| !condition(table)).map(describe).collect();
            Err(format!("these tables {what}:{stuck}"))
        })
    }

    /// Waits until all games are over and everybody has seen that.
    pub(super) async fn all_over(&self, tables: &[Arc<SharedTable>]) -> Result<(), String> {
        let is_over = |table: &SharedTable| {
            let seen: Vec<Seen> = table.everybody().collect();
            let same = seen.windows(2).all(|pair| pair[0].number == pair[1].number);
            table.kind.has_sleeper || (same && seen.iter().all(|seen| seen.is_done))
        };
        self.wait(tables, is_over, "were not played to the end").await
    }

    /// Notes something that must not happen.
    pub(super) fn add_problem(&self, problem: String) {
        let mut tally = self.tally();
        if tally.problems.len() < MOST_PROBLEMS {
            tally.problems.push(problem);
        }
        drop(tally);
        self.notify();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic of another task does not make counters invalid.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
