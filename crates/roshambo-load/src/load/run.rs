//! Runs the load generator: starts threads, sets up tables, publishes the schedule and collects the results.

use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;

use super::LoadConfig;
use super::metrics::Metrics;
use super::records;
use super::report::LoadReport;
use super::setup::set_up;
use super::table_task::{Schedule, lock};
use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::http::Base;

/// The number of tables that each thread sets up at the same time.
const SETUP_TASKS: usize = 16;

/// Runs the load generator against at least one address. Calls `ready` with the set-up time when all clients are seated and play begins.
pub fn run(config: &LoadConfig, ready: impl FnOnce(Duration)) -> Result<LoadReport, Failure> {
    let bases: Vec<Base> = config.urls.iter().map(|url| Base::parse(url)).collect::<Result<_, _>>()?;
    let started = Instant::now();
    let (publish, schedule) = watch::channel(None);
    let (send_ready, receive_ready) = mpsc::channel();
    let threads: Vec<_> = (0..config.threads.max(1))
        .map(|thread| {
            let (config, bases, schedule, send_ready) =
                (config.clone(), bases.clone(), schedule.clone(), send_ready.clone());
            std::thread::spawn(move || run_thread(&config, thread, &bases, &schedule, &send_ready))
        })
        .collect();
    drop(send_ready);
    let all_ready = receive_ready.iter().take(threads.len()).filter(|ready| *ready).count() == threads.len();
    if all_ready {
        ready(started.elapsed());
        let begin = Instant::now();
        let measure_from = begin + config.warmup;
        publish.send_replace(Some(Schedule { begin, measure_from, until: measure_from + config.time }));
    }
    drop(publish);
    let mut metrics = Metrics::default();
    for thread in threads {
        let result = thread.join().map_err(|_| Failure::Io(std::io::Error::other("a thread panicked")))?;
        metrics.add(result?);
    }
    Ok(LoadReport::new(config, metrics))
}

/// Tells the main thread whether this one is ready. The main thread waits for all of them, and may have stopped
/// because another one failed.
fn report_ready(send_ready: &mpsc::Sender<bool>, ready: bool) {
    let _ = send_ready.send(ready);
}

fn run_thread(
    config: &LoadConfig,
    thread: usize,
    bases: &[Base],
    schedule: &watch::Receiver<Option<Schedule>>,
    send_ready: &mpsc::Sender<bool>,
) -> Result<Metrics, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let metrics = Arc::new(Mutex::new(Metrics::default()));
    runtime.block_on(async {
        let mut setups = JoinSet::new();
        for setup in 0..SETUP_TASKS {
            let config = config.clone();
            let mut clients: Vec<Client> =
                bases.iter().map(|base| Client::with(base.clone(), Guest::default())).collect();
            let (schedule, metrics) = (schedule.clone(), Arc::clone(&metrics));
            let tables =
                (thread..config.tables).step_by(config.threads.max(1)).skip(setup).step_by(SETUP_TASKS);
            setups.spawn(async move {
                let mut tasks = Vec::new();
                for table in tables {
                    let task = set_up(&config, table, &mut clients, &metrics).await?;
                    // The task reads its sockets from now on, so that the server does not drop them as dead.
                    tasks.push(tokio::spawn(task.play(schedule.clone())));
                }
                Ok::<_, Failure>(tasks)
            });
        }
        let mut tasks = Vec::new();
        while let Some(setup) = setups.join_next().await {
            let setup =
                setup.map_err(|error| Failure::Io(std::io::Error::other(error))).and_then(|setup| setup);
            tasks.extend(setup.inspect_err(|_| report_ready(send_ready, false))?);
        }
        report_ready(send_ready, true);
        for task in tasks {
            task.await.map_err(|error| Failure::Io(std::io::Error::other(error)))?;
        }
        Ok::<_, Failure>(())
    })?;
    if let Some(base) = bases.first() {
        runtime.block_on(records::check(base, &metrics));
    }
    let metrics = std::mem::take(&mut *lock(&metrics));
    Ok(metrics)
}
