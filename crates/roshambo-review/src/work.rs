//! Divides work among threads. The result does not depend on their number.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::error::ReviewError;
use crate::settings::{Progress, Settings};

/// Runs `job` for each index below `count`, on several threads, each with a tool of its own. Returns the results in order.
pub(crate) fn run<Tool, T: Send>(
    count: usize,
    settings: &Settings,
    report: &(dyn Fn(Progress) + Sync),
    tool: impl Fn() -> Tool + Sync,
    job: impl Fn(&mut Tool, usize) -> T + Sync,
) -> Result<Vec<T>, ReviewError> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new((0, (0..count).map(|_| None).collect::<Vec<Option<T>>>()));
    let work = || {
        let mut tool = tool();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count || settings.stop.is_stopped() {
                break;
            }
            let result = job(&mut tool, index);
            let Ok(mut done) = done.lock() else { break };
            done.0 += 1;
            done.1[index] = Some(result);
            report(Progress { done: done.0, all: count });
        }
    };
    let threads = settings.threads.clamp(1, count.max(1));
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let (_, results) = done.into_inner().map_err(|_| ReviewError::Stopped)?;
    results.into_iter().collect::<Option<Vec<T>>>().ok_or(ReviewError::Stopped)
}
