//! The reviews that are being made and those that wait, each with the clients that wait for it.
//!
//! Clients that ask for the same game share one review. A review that nobody waits for any more is cancelled: its place is
//! free at once, and its thread ends at the next opportunity. Until then the thread keeps its slot, so there are never more
//! threads than slots.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use roshambo_bots::Stop;
use roshambo_review::Progress;
use tokio::sync::{Notify, Semaphore, oneshot, watch};

use crate::api_error::ApiError;
use crate::bot_pool::lower_priority;
use crate::ids::{GuestId, TableId};
use crate::metrics::Metrics;
use crate::protocol::ReviewProgress;

/// How often a client hears how far a review is if nothing changes, so that no proxy takes the connection for a dead one.
const REPEAT: Duration = Duration::from_secs(10);

/// Makes the review of a record, as JSON. It is called on a thread of its own.
pub(crate) type MakeFn =
    dyn Fn(&str, &Stop, &(dyn Fn(Progress) + Sync)) -> Result<String, ApiError> + Send + Sync;

/// A finished game: its table and number.
pub(super) type Game = (TableId, u32);

/// Why a review is not even queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// The guest has another review that is not done.
    OneAtOnce,
    /// Too many are waiting.
    Full,
}

/// The queue. Clones share it.
#[derive(Clone)]
pub(super) struct ReviewQueue(Arc<Shared>);

struct Shared {
    jobs: Mutex<Jobs>,
    /// The most reviews that are made or wait.
    most: usize,
    /// One for each review that may be made at the same time.
    slots: Arc<Semaphore>,
    make: Box<MakeFn>,
    metrics: Arc<Metrics>,
}

/// The reviews by number, the oldest first.
#[derive(Default)]
struct Jobs {
    next: u64,
    by_number: BTreeMap<u64, (Arc<Job>, usize)>,
}

/// One review.
struct Job {
    game: Game,
    guest: GuestId,
    stop: Stop,
    progress: watch::Sender<ReviewProgress>,
    abandoned: Notify,
}

/// A client that waits for a review. The last one that is dropped cancels it.
pub(crate) struct ReviewTicket {
    queue: ReviewQueue,
    number: u64,
    progress: watch::Receiver<ReviewProgress>,
    is_new: bool,
}

/// A review that has to be carried out with [`ReviewQueue::carry_out`].
pub(super) struct NewReview {
    number: u64,
    job: Arc<Job>,
}

impl ReviewQueue {
    pub(super) fn new(most: usize, slots: usize, make: Box<MakeFn>, metrics: Arc<Metrics>) -> ReviewQueue {
        let slots = Arc::new(Semaphore::new(slots));
        ReviewQueue(Arc::new(Shared { jobs: Mutex::default(), most, slots, make, metrics }))
    }

    /// Waits for the review of a game. If nobody waits for it yet, the second value is the review to be carried out.
    pub(super) fn join(
        &self,
        game: Game,
        guest: GuestId,
    ) -> Result<(ReviewTicket, Option<NewReview>), Refused> {
        let mut jobs = self.jobs();
        if let Some((number, (job, clients))) =
            jobs.by_number.iter_mut().find(|(_, (job, _))| job.game == game)
        {
            *clients += 1;
            return Ok((self.ticket(*number, job), None));
        }
        if jobs.by_number.values().any(|(job, _)| job.guest == guest) {
            return Err(Refused::OneAtOnce);
        }
        if jobs.by_number.len() >= self.0.most {
            return Err(Refused::Full);
        }
        let number = jobs.next;
        jobs.next += 1;
        let ahead = jobs.by_number.len() as u32;
        let progress = watch::Sender::new(ReviewProgress::Waiting { ahead });
        let job = Arc::new(Job { game, guest, stop: Stop::default(), progress, abandoned: Notify::new() });
        jobs.by_number.insert(number, (job.clone(), 1));
        self.0.metrics.reviews_queue.set(jobs.by_number.len() as i64);
        Ok((self.ticket(number, &job), Some(NewReview { number, job })))
    }

    fn ticket(&self, number: u64, job: &Job) -> ReviewTicket {
        ReviewTicket { queue: self.clone(), number, progress: job.progress.subscribe(), is_new: true }
    }

    /// Makes a review when it is its turn, passes it to `keep`, and tells its clients. Ends early if nobody waits any more,
    /// or when `stopping` completes.
    pub(super) async fn carry_out(
        self,
        NewReview { number, job }: NewReview,
        record: impl Future<Output = Result<String, ApiError>>,
        keep: impl AsyncFnOnce(String) -> Result<(), ApiError>,
        stopping: impl Future<Output = ()>,
    ) {
        let made = async {
            let review = self.make(&job, record.await?).await?;
            keep(review).await
        };
        let done = tokio::select! {
            done = made => done,
            () = stopping => Err(ApiError::stopping()),
            () = job.abandoned.notified() => {
                self.0.metrics.reviews_cancelled.inc();
                return;
            }
        };
        job.stop.stop();
        let last = match done {
            Ok(()) => {
                self.0.metrics.reviews.inc();
                ReviewProgress::Ready
            }
            Err(error) => ReviewProgress::Failed { error },
        };
        // Those who still join get the last line, too.
        job.progress.send_replace(last);
        self.remove(number);
    }

    async fn make(&self, job: &Arc<Job>, record: String) -> Result<String, ApiError> {
        // The semaphore is never closed.
        let slot = self.0.slots.clone().acquire_owned().await.map_err(|_| ApiError::stopping())?;
        job.progress.send_replace(ReviewProgress::Working { done: 0, all: 1 });
        let (answer, made) = oneshot::channel();
        let (shared, job) = (self.0.clone(), job.clone());
        let thread = thread::Builder::new().name("review".to_owned()).spawn(move || {
            lower_priority();
            let made = catch_unwind(AssertUnwindSafe(|| {
                (shared.make)(&record, &job.stop, &|progress| job.report(progress))
            }));
            drop(slot);
            // Nobody may wait any more.
            let _ = answer.send(made);
        });
        thread.map_err(|error| {
            tracing::error!(%error, "a thread for a review does not start");
            ApiError::internal()
        })?;
        match made.await {
            Ok(Ok(review)) => review,
            Ok(Err(_)) | Err(_) => {
                tracing::error!("a review panicked");
                Err(ApiError::internal())
            }
        }
    }

    fn remove(&self, number: u64) -> Option<Arc<Job>> {
        let mut jobs = self.jobs();
        let removed = jobs.by_number.remove(&number);
        for (ahead, (job, _)) in (0_u32..).zip(jobs.by_number.values()) {
            job.progress.send_if_modified(|progress| match progress {
                ReviewProgress::Waiting { ahead: before } => std::mem::replace(before, ahead) != ahead,
                _ => false,
            });
        }
        self.0.metrics.reviews_queue.set(jobs.by_number.len() as i64);
        removed.map(|(job, _)| job)
    }

    /// One client of a review no longer waits.
    fn leave(&self, number: u64) {
        let mut jobs = self.jobs();
        let Some((_, clients)) = jobs.by_number.get_mut(&number) else { return };
        *clients -= 1;
        if *clients > 0 {
            return;
        }
        drop(jobs);
        if let Some(job) = self.remove(number) {
            job.stop.stop();
            job.abandoned.notify_one();
        }
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Job {
    /// Tells the clients, at most once for each per cent.
    fn report(&self, Progress { done, all }: Progress) {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (done, all) = (count(done), count(all.max(1)));
        self.progress.send_if_modified(|progress| {
            let ReviewProgress::Working { done: before, all: of } = progress else { return false };
            let per_cent = |done: u32, all: u32| u64::from(done) * 100 / u64::from(all);
            if per_cent(done, all) <= per_cent(*before, *of) {
                return false;
            }
            *progress = ReviewProgress::Working { done, all };
            true
        });
    }
}

impl ReviewTicket {
    /// How far the review is: now at the first call, then after each change. The last one is [`ReviewProgress::Ready`] or
    /// [`ReviewProgress::Failed`].
    pub(crate) async fn next(&mut self) -> ReviewProgress {
        if !std::mem::take(&mut self.is_new) {
            // Both a timeout and the end of the sender lead to the value as it is.
            let _ = tokio::time::timeout(REPEAT, self.progress.changed()).await;
        }
        self.progress.borrow_and_update().clone()
    }
}

impl Drop for ReviewTicket {
    fn drop(&mut self) {
        self.queue.leave(self.number);
    }
}

#[cfg(test)]
mod tests;
