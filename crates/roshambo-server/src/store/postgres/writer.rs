//! The writers: tasks that append, each with a connection of its own.
//!
//! A writer takes all queued appends, performs them in one statement and answers when the commit is on disk. So the more
//! appends are queued, the more of them share one sync, and no append waits for a batch to fill. All appends of a table go
//! to the same writer, in order. While one writer waits for the disk, another one can work.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::query;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::append::{self, Outcomes};
use super::batch::{self, Group, Queued};
use super::connection::{Dedicated, WORK_TIMEOUT, limited};
use super::error::{Failure, closed, overloaded};
use super::requests::ATTEMPTS;
use crate::ids::TableId;
use crate::store::policy::{MARK_INTERVAL, MAX_CACHED_TABLES};
use crate::store::wall_clock::WallClock;
use crate::store::{Append, Reply, StoreError};
use crate::time::Millis;

/// The number of writers.
pub(super) const LANES: usize = 2;

/// The maximum number of queued requests of each writer.
const WAITING: usize = (1 << 14) / LANES;

/// The maximum number of appends in one commit.
const BATCH: usize = 1024;

/// After a commit with at least this number of appends the writer pauses for [`GATHER`], so that more appends are queued.
/// A commit costs about the same for one append and for many, so under load fewer and larger commits are faster.
const BUSY: usize = 8;

/// The pause after a large commit. Without load there is no pause.
const GATHER: Duration = Duration::from_millis(2);

/// Settings that make the server use the same plan for every batch: it plans the statement once, finds rows by an index
/// and joins them by hashing. With its statistics alone it may choose a plan for few rows and use it for many.
const PLAN: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("plan_cache_mode", "force_generic_plan"),
    ("enable_seqscan", "off"),
    ("enable_nestloop", "off"),
    ("enable_mergejoin", "off"),
];

/// The calendar as callers see it, for all writers.
pub(super) type SharedClock = Arc<Mutex<WallClock>>;

/// A request to a writer.
enum Request {
    Append(Queued),
    /// A small write after everything that was queued before.
    Check(oneshot::Sender<Result<(), StoreError>>),
}

/// The queues of all writers.
pub(super) struct Writers {
    lanes: Vec<mpsc::Sender<Request>>,
}

impl Writers {
    /// Starts the writers. They end when this is dropped and everything queued is done.
    pub(super) fn start(options: &PgConnectOptions, clock: &SharedClock) -> (Writers, Vec<JoinHandle<()>>) {
        let mut lanes = Vec::new();
        let mut tasks = Vec::new();
        for number in 0..LANES {
            let (sender, requests) = mpsc::channel(WAITING);
            let lane = Lane {
                number,
                connection: Dedicated::new(options.clone().options(PLAN)),
                waiting: VecDeque::new(),
                changed: HashMap::new(),
                clock: clock.clone(),
            };
            lanes.push(sender);
            tasks.push(tokio::spawn(lane.work(requests)));
        }
        (Writers { lanes }, tasks)
    }

    /// Queues an append. It has its place in the order when this returns, even if the future is never polled.
    pub(super) fn append(&self, append: Append) -> Reply<()> {
        let lane = &self.lanes[append.table.0.rem_euclid(LANES as i64) as usize];
        ask(lane, |answer| Request::Append(Queued { append, answer }))
    }

    /// Waits for everything that was queued before, and checks that the database can be written to.
    pub(super) fn check(&self) -> Reply<()> {
        let checks: Vec<Reply<()>> = self.lanes.iter().map(|lane| ask(lane, Request::Check)).collect();
        Box::pin(async move {
            for check in checks {
                check.await?;
            }
            Ok(())
        })
    }
}

fn ask(
    lane: &mpsc::Sender<Request>,
    request: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Request,
) -> Reply<()> {
    let (answer, answered) = oneshot::channel();
    let sent = lane.try_send(request(answer)).map_err(|error| match error {
        TrySendError::Full(_) => overloaded(),
        TrySendError::Closed(_) => closed(),
    });
    Box::pin(async move {
        sent?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    })
}

/// One writer.
struct Lane {
    number: usize,
    connection: Dedicated,
    /// Appends that were received and are not done, in order.
    waiting: VecDeque<Queued>,
    /// When the time of change of a table was last written.
    changed: HashMap<TableId, Millis>,
    clock: SharedClock,
}

impl Lane {
    /// Runs until all senders are dropped and everything queued is done.
    async fn work(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut received = Vec::new();
        while requests.recv_many(&mut received, BATCH).await > 0 {
            let mut checks = Vec::new();
            for request in received.drain(..) {
                match request {
                    Request::Append(queued) => self.waiting.push_back(queued),
                    Request::Check(answer) => checks.push(answer),
                }
            }
            let size = self.waiting.len();
            while !self.waiting.is_empty() {
                let groups = batch::take(&mut self.waiting);
                self.commit(groups).await;
            }
            for answer in checks {
                // Sending fails if the caller has dropped the future. That is fine.
                let _ = answer.send(self.check().await.map_err(StoreError::from));
            }
            if size >= BUSY {
                tokio::time::sleep(GATHER).await;
            }
        }
        self.connection.close().await;
    }

    /// Performs appends and answers them.
    async fn commit(&mut self, groups: Vec<Group>) {
        let mut apart = Vec::new();
        match self.append(&groups).await {
            Ok(mut outcomes) => {
                for group in groups {
                    match outcomes.remove(&group.table).unwrap_or(Err(StoreError::Conflict)) {
                        // The first may be too late, and those after it may fit the log as it is now.
                        Err(StoreError::Conflict | StoreError::Taken) if group.appends.len() > 1 => {
                            apart.extend(group.appends);
                        }
                        outcome => group.answer(&outcome),
                    }
                }
            }
            // The cause is in one of the appends. The others must not suffer.
            Err(failure) if failure.is_about_values() && !is_single(&groups) => {
                apart.extend(groups.into_iter().flat_map(|group| group.appends));
            }
            Err(failure) => fail(groups, failure),
        }
        self.commit_apart(apart).await;
    }

    /// Performs appends one after the other.
    async fn commit_apart(&mut self, appends: Vec<Queued>) {
        let mut rest = appends.into_iter();
        while let Some(queued) = rest.next() {
            let group = Group::from(queued);
            match self.append(std::slice::from_ref(&group)).await {
                Ok(mut outcomes) => {
                    let outcome = outcomes.remove(&group.table).unwrap_or(Err(StoreError::Conflict));
                    group.answer(&outcome);
                }
                Err(failure) if failure.is_about_values() => fail(vec![group], failure),
                // The server is gone, so the others would have to wait for the same failure.
                Err(failure) => {
                    return fail(std::iter::once(group).chain(rest.map(Group::from)).collect(), failure);
                }
            }
        }
    }

    async fn append(&mut self, groups: &[Group]) -> Result<Outcomes, Failure> {
        let marks = self.marks(groups);
        let mut attempts = ATTEMPTS;
        let outcomes = loop {
            let mut connection = self.connection.take().await?;
            let done = limited(WORK_TIMEOUT, append::run(&mut connection, groups, &marks)).await;
            self.connection.put_back(connection, &done);
            attempts -= 1;
            match done {
                Err(failure) if failure.is_transient() && attempts > 0 => {}
                done => break done?,
            }
        };
        self.remember(groups, &marks, &outcomes);
        Ok(outcomes)
    }

    /// The tables whose time of change is to be written, although their index does not change.
    fn marks(&self, groups: &[Group]) -> Vec<(TableId, Millis)> {
        let Some(now) = self.clock.lock().unwrap_or_else(PoisonError::into_inner).now() else {
            return Vec::new();
        };
        let is_due = |group: &&Group| {
            let last = self.changed.get(&group.table);
            group.index().is_none() && last.is_none_or(|last| now >= last.saturating_add(MARK_INTERVAL))
        };
        groups.iter().filter(is_due).map(|group| (group.table, now)).collect()
    }

    /// Remembers which times of change were written.
    fn remember(&mut self, groups: &[Group], marks: &[(TableId, Millis)], outcomes: &Outcomes) {
        if self.changed.len() + groups.len() > MAX_CACHED_TABLES {
            self.changed.clear();
        }
        let is_done = |table: &TableId| outcomes.get(table).is_some_and(Result::is_ok);
        for group in groups.iter().filter(|group| is_done(&group.table)) {
            if let Some(index) = group.index() {
                self.changed.insert(group.table, index.changed);
                self.clock.lock().unwrap_or_else(PoisonError::into_inner).set(index.changed);
            }
        }
        self.changed.extend(marks.iter().copied().filter(|(table, _)| is_done(table)));
    }

    async fn check(&mut self) -> Result<(), Failure> {
        let sql = "INSERT INTO probe (id, times) VALUES ($1, 1)
            ON CONFLICT (id) DO UPDATE SET times = probe.times + 1";
        let mut connection = self.connection.take().await?;
        let probe = query(sql).bind(self.number as i32).execute(&mut connection);
        let done = limited(WORK_TIMEOUT, probe).await;
        self.connection.put_back(connection, &done);
        done.map(drop)
    }
}

/// Whether there is nothing to take apart.
fn is_single(groups: &[Group]) -> bool {
    matches!(groups, [group] if group.appends.len() == 1)
}

/// Answers appends that could not be performed. If the connection was lost, they may have been performed all the same;
/// callers read the log before they go on.
fn fail(groups: Vec<Group>, failure: Failure) {
    let is_duplicate = failure.is_duplicate();
    let error = StoreError::from(failure);
    for group in groups {
        let error = match (is_duplicate, group.expected()) {
            // Another writer opened the same table at the same time.
            (true, 0) => StoreError::Taken,
            (true, _) => StoreError::Damaged("a log has more entries than its length says".to_owned()),
            (false, _) => error.clone(),
        };
        group.answer(&Err(error));
    }
}
