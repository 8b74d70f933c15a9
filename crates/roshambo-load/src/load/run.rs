//! A whole run: threads, set-up, schedule, the end.

use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;

use super::Plan;
use super::drive::{Schedule, lock};
use super::records;
use super::report::Report;
use super::setup::set_up;
use super::tally::Tally;
use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::http::Base;

/// So many tables of a thread are set up at the same time.
const HANDS: usize = 16;

/// Plays what the plan says. `ready` is called when all sit at their tables and play begins.
pub fn run(plan: &Plan, ready: impl FnOnce(Duration)) -> Result<Report, Failure> {
    let base = Base::parse(&plan.url)?;
    let started = Instant::now();
    let (publish, schedule) = watch::channel(None);
    let (say_ready, hear_ready) = mpsc::channel();
    let threads: Vec<_> = (0..plan.threads.max(1))
        .map(|thread| {
            let (plan, base, schedule, say_ready) =
                (plan.clone(), base.clone(), schedule.clone(), say_ready.clone());
            std::thread::spawn(move || one_thread(&plan, thread, &base, &schedule, &say_ready))
        })
        .collect();
    drop(say_ready);
    let all_ready = hear_ready.iter().take(threads.len()).filter(|ready| *ready).count() == threads.len();
    if all_ready {
        ready(started.elapsed());
        let begin = Instant::now();
        let from = begin + plan.warmup;
        publish.send_replace(Some(Schedule { begin, from, until: from + plan.time }));
    }
    drop(publish);
    let mut tally = Tally::default();
    for thread in threads {
        let own = thread.join().map_err(|_| Failure::Io(std::io::Error::other("a thread panicked")))?;
        tally.add(own?);
    }
    Ok(Report::new(plan, tally))
}

fn one_thread(
    plan: &Plan,
    thread: usize,
    base: &Base,
    schedule: &watch::Receiver<Option<Schedule>>,
    say_ready: &mpsc::Sender<bool>,
) -> Result<Tally, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tally = Arc::new(Mutex::new(Tally::default()));
    runtime.block_on(async {
        let mut hands = JoinSet::new();
        for hand in 0..HANDS {
            let (plan, base) = (plan.clone(), base.clone());
            let (schedule, tally) = (schedule.clone(), Arc::clone(&tally));
            let tables = (thread..plan.tables).step_by(plan.threads.max(1)).skip(hand).step_by(HANDS);
            hands.spawn(async move {
                let mut client = Client::with(base, Guest::default());
                let mut tasks = Vec::new();
                for table in tables {
                    let task = set_up(&plan, table, &mut client, &tally).await?;
                    // It listens from now on, so that it does not seem dead while others are set up.
                    tasks.push(tokio::spawn(task.play(schedule.clone())));
                }
                Ok::<_, Failure>(tasks)
            });
        }
        let mut tasks = Vec::new();
        while let Some(hand) = hands.join_next().await {
            let hand = hand.map_err(|error| Failure::Io(std::io::Error::other(error))).and_then(|hand| hand);
            // Those who wait for this thread must not wait for ever.
            tasks.extend(hand.inspect_err(|_| say_ready.send(false).unwrap_or_default())?);
        }
        let _ = say_ready.send(true);
        for task in tasks {
            let _ = task.await;
        }
        Ok::<_, Failure>(())
    })?;
    runtime.block_on(records::check(base, &tally));
    let tally = std::mem::take(&mut *lock(&tally));
    Ok(tally)
}
