//! The clock of the server: monotonic time, and the calendar. Tests use a manual clock.
//!
//! The clocks of players use [`Clock::now`], never the calendar, so that a change of the calendar has no
//! effect on them. The calendar is only recorded: it is shown to people, and old tables and guests expire by
//! it.

mod steady;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

pub(crate) use steady::{Calendar, CalendarWatch};

/// Milliseconds since 1970. They are shown to people and used for expiry.
pub type Millis = u64;

/// A clock. All clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    Real(Instant),
    Manual(Arc<Manual>),
}

#[derive(Debug)]
struct Manual {
    now: watch::Sender<Duration>,
    calendar: Mutex<Millis>,
}

impl Clock {
    /// The clock of the machine.
    pub fn real() -> Clock {
        Clock(Source::Real(Instant::now()))
    }

    /// A clock that stands still until [`Clock::advance`] is called.
    pub fn manual() -> Clock {
        let calendar = Mutex::new(1_800_000_000_000);
        Clock(Source::Manual(Arc::new(Manual { now: watch::Sender::new(Duration::ZERO), calendar })))
    }

    /// The time since the clock was created. It never goes back.
    pub fn now(&self) -> Duration {
        match &self.0 {
            Source::Real(start) => start.elapsed(),
            Source::Manual(manual) => *manual.now.borrow(),
        }
    }

    /// The calendar. It may jump.
    pub fn calendar(&self) -> Millis {
        match &self.0 {
            Source::Real(_) => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
            }
            Source::Manual(manual) => *manual.calendar.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Advances a manual clock. A real clock ignores this.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(manual) = &self.0 {
            *manual.calendar.lock().unwrap_or_else(PoisonError::into_inner) += by.as_millis() as Millis;
            manual.now.send_modify(|now| *now += by);
        }
    }

    /// Sets the calendar of a manual clock, forwards or back.
    pub fn set_calendar(&self, to: Millis) {
        if let Source::Manual(manual) = &self.0 {
            *manual.calendar.lock().unwrap_or_else(PoisonError::into_inner) = to;
        }
    }

    /// Completes when the clock has reached this time.
    pub async fn sleep_until(&self, when: Duration) {
        match &self.0 {
            Source::Real(_) => tokio::time::sleep(when.saturating_sub(self.now())).await,
            Source::Manual(manual) => {
                let mut now = manual.now.subscribe();
                // The sender lives as long as this clock, so waiting cannot fail.
                let _ = now.wait_for(|now| *now >= when).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_manual_clock_wakes_sleepers_when_it_is_advanced() {
        let clock = Clock::manual();
        let other = clock.clone();
        let sleeper = tokio::spawn(async move { other.sleep_until(Duration::from_secs(5)).await });
        clock.advance(Duration::from_secs(4));
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished());
        clock.advance(Duration::from_secs(1));
        sleeper.await.unwrap();
    }

    #[test]
    fn the_calendar_may_jump_back_and_the_clock_does_not() {
        let clock = Clock::manual();
        clock.advance(Duration::from_secs(9));
        clock.set_calendar(0);
        assert_eq!(clock.now(), Duration::from_secs(9));
        assert_eq!(clock.calendar(), 0);
    }
}
