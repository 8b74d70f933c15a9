//! Whether the calendar can be trusted to delete old data.

use std::time::Duration;

use super::{Clock, Millis};

/// How long the calendar must have been steady before it is trusted. An operator has that time to notice a wrong
/// calendar, which the log reports.
const TRIAL: Duration = Duration::from_secs(24 * 60 * 60);

/// The trial if the calendar continues where it was trusted, such as after a restart. Otherwise nothing would expire on a
/// server that is restarted every day.
const SHORT_TRIAL: Duration = Duration::from_secs(60 * 60);

/// How long after the trusted time a calendar is still a continuation of it. In milliseconds.
const CONTINUATION: Millis = 2 * 24 * 60 * 60 * 1000;

/// How far the calendar may deviate from the clock. Larger deviations are jumps.
const TOLERANCE: Duration = Duration::from_secs(5 * 60);

/// Compares the calendar with the clock, which never jumps.
#[derive(Debug)]
pub(crate) struct CalendarWatch {
    clock: Clock,
    /// When the calendar was last set, as far as is known: the clock and the calendar.
    set: (Duration, Millis),
    trial: Duration,
}

/// What a comparison has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Calendar {
    /// It was set by this number of seconds since the last comparison.
    Jumped(i64),
    /// It has not been steady for long enough.
    OnTrial,
    /// It can be trusted.
    Steady(Millis),
}

impl CalendarWatch {
    /// Begins to watch. The calendar is on trial.
    pub(crate) fn new(clock: Clock) -> CalendarWatch {
        CalendarWatch { set: (clock.now(), clock.calendar()), clock, trial: TRIAL }
    }

    /// The calendar was trusted at this time, before this watch began. If it continues there, its trial is short.
    pub(crate) fn was_trusted(&mut self, trusted: Millis) {
        if (trusted..=trusted.saturating_add(CONTINUATION)).contains(&self.set.1) {
            self.trial = SHORT_TRIAL;
        }
    }

    /// Compares. After a jump the calendar is on trial again.
    pub(crate) fn compare(&mut self) -> Calendar {
        let (now, calendar) = (self.clock.now(), self.clock.calendar());
        let steady = now.saturating_sub(self.set.0);
        let expected = self.set.1.saturating_add(steady.as_millis() as Millis);
        if calendar.abs_diff(expected) > TOLERANCE.as_millis() as Millis {
            self.set = (now, calendar);
            self.trial = TRIAL;
            return Calendar::Jumped((calendar as i64).saturating_sub(expected as i64) / 1000);
        }
        if steady < self.trial { Calendar::OnTrial } else { Calendar::Steady(calendar) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60;

    #[test]
    fn a_calendar_is_trusted_after_a_steady_day_and_no_longer_after_a_jump() {
        let clock = Clock::manual();
        let mut watch = CalendarWatch::new(clock.clone());
        let mut after = |seconds, jump: i64| {
            clock.advance(Duration::from_secs(seconds));
            clock.set_calendar(clock.calendar().saturating_add_signed(jump * 1000));
            watch.compare()
        };
        assert_eq!(after(DAY - 1, 0), Calendar::OnTrial);
        assert!(matches!(after(1, 0), Calendar::Steady(_)));
        assert!(matches!(after(DAY, 60), Calendar::Steady(_)), "a small correction is not a jump");
        assert_eq!(after(60, 15 * DAY as i64), Calendar::Jumped(15 * DAY as i64 + 60));
        assert_eq!(after(60, -15 * (DAY as i64)), Calendar::Jumped(-15 * (DAY as i64)));
        assert_eq!(after(DAY - 1, 0), Calendar::OnTrial);
        assert!(matches!(after(1, 0), Calendar::Steady(_)));
    }

    #[test]
    fn a_calendar_that_continues_where_it_was_trusted_has_a_short_trial() {
        let clock = Clock::manual();
        let start = clock.calendar();
        let is_trusted_after_an_hour = |trusted| {
            let mut watch = CalendarWatch::new(clock.clone());
            watch.was_trusted(trusted + clock.calendar() - start);
            clock.advance(Duration::from_secs(60 * 60));
            matches!(watch.compare(), Calendar::Steady(_))
        };
        assert!(is_trusted_after_an_hour(start) && is_trusted_after_an_hour(start - CONTINUATION));
        assert!(!is_trusted_after_an_hour(start - CONTINUATION - 1), "it may have jumped ahead");
        assert!(!is_trusted_after_an_hour(start + 1), "it has gone back");
        assert!(!is_trusted_after_an_hour(0), "it was never trusted");
    }

    #[test]
    fn many_small_jumps_are_one_large_jump() {
        let clock = Clock::manual();
        let mut watch = CalendarWatch::new(clock.clone());
        let jumped = (0..10).any(|_| {
            clock.set_calendar(clock.calendar() + 60_000);
            matches!(watch.compare(), Calendar::Jumped(_))
        });
        assert!(jumped);
    }
}
